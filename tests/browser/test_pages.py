"""The pages before a game: for everybody, by day and night, and small enough for a slow phone."""

import pytest
from playwright.sync_api import Response, expect
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK, PHONE

BUDGET = 150_000
"""Bytes over the line for everything that the start page needs."""


@pytest.mark.parametrize(("scheme", "size", "lang"), [("dark", PHONE, "de"), ("light", DESK, "en")])
def test_pages_shut_nobody_out(welcome: Welcome, scheme: str, size: tuple[int, int], lang: str) -> None:
    ada, kim = welcome("Ada", lang, scheme=scheme, size=size), welcome("Kim", lang, scheme=scheme, size=size)
    ada.page.goto(ada.url)
    ada.page.locator(".game").first.wait_for()
    found = {"start": grave(ada.page)}
    ada.by_id("gear").click()
    found["preferences"] = grave(ada.page)
    ada.page.keyboard.press("Escape")
    ada.page.locator(".game").first.click()
    found["start, a game chosen"] = grave(ada.page)
    code = ada.open_table("resistance")
    found["room, empty"] = grave(ada.page)
    ada.add_bots(9)
    found["room"] = grave(ada.page)
    for name in ("options", "look", "more", "bots"):
        with ada.sheet(name) as sheet:
            for summary in sheet.locator("summary").all():
                summary.click()
            found[f"room, {name}"] = grave(ada.page)
    ada.page.locator(".ring .seat").nth(3).click()
    found["room, a seat chosen"] = grave(ada.page)
    ada.open_menu()
    found["menu"] = grave(ada.page)
    kim.page.goto(f"{kim.url}/{code}")
    kim.page.locator("form").wait_for()
    found["door"] = grave(kim.page)
    kim.line_may_break = True
    kim.page.goto(f"{kim.url}/BBBBB")
    kim.page.get_by_role("alert").wait_for()
    found["no such table"] = grave(kim.page)
    assert {where: what for where, what in found.items() if what} == {}


def test_the_start_page_is_small(welcome: Welcome) -> None:
    ada = welcome("Ada", "de")
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    ada.context.on("response", note)
    ada.page.goto(ada.url, wait_until="networkidle")
    expect(ada.page.locator(".game")).to_have_count(5)
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert sum(sizes.values()) <= BUDGET, sizes
    packed = {answer.url for answer in answers if answer.header_value("content-encoding") in ("gzip", "deflate")}
    fonts = {url for url in sizes if url.endswith((".woff", ".woff2"))}  # packed by their format
    assert {url for url, size in sizes.items() if size > 2000} <= packed | fonts, "sent as they are"


def test_everything_is_readable_at_twice_the_size(welcome: Welcome) -> None:
    ada = welcome("Ada", "de", size=(320, 600))
    ada.open_table("resistance")
    ada.add_bots(9)
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    wide = ada.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
