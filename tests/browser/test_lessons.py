"""Learning a game in two minutes; my goal and my role for my eyes only; and why something can't be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.learner import Learner

from maskenball import games
from maskenball.server.http.describe import describe

GAMES = games.names()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "size", "scheme"), [("de", PHONE, "dark"), ("en", DESK, "light")])
def test_a_game_is_learned_from_the_start_page_to_the_end(
    welcome: Welcome, game: str, lang: str, size: tuple[int, int], scheme: str
) -> None:
    ada = welcome("Ada", lang, size=size, scheme=scheme)
    ada.page.goto(ada.url)
    ada.page.locator(f"[data-testid=learn][data-game={game}]").click()
    learner = Learner(ada, game)
    found: dict[str, list[str]] = {}
    for step in learner.steps():
        ada.context.set_offline(True)  # once it is here no line is needed
        assert ada.by_id("coach").locator(".says").inner_text().strip()
        if step["show"]:
            expect(ada.page.locator(".pointed")).to_be_visible()
        if step["answer"] or step["seen"]["outcome"]:
            found[step["name"]] = grave(ada.page)
    assert {name: what for name, what in found.items() if what} == {}
    ada.context.set_offline(False)
    ada.by_id("done").click()
    expect(ada.page.locator(f".game[data-game={game}]")).to_be_visible()
    expect(ada.page.locator(f"[data-testid=learn][data-game={game}]")).to_have_attribute("data-learned", "true")


def test_another_answer_is_no_mistake_but_the_lesson_waits_for_its_own(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.page.goto(f"{ada.url}/learn/resistance")
    for step in Learner(ada, "resistance").steps():
        if step["name"] != "suspect":
            continue
        coach = ada.by_id("coach")
        ada.page.locator(".dock").get_by_role("button", name="Yes to the team", exact=True).press("Enter")
        expect(coach.locator(".other")).to_contain_text("Say No this time")
        expect(coach).to_have_attribute("data-step", "suspect")
        ada.by_id("show").click()
        expect(coach).to_have_attribute("data-step", "votes")
        return
    raise AssertionError("no such step")


def test_a_lesson_can_be_left_at_any_time_and_the_room_is_still_there(welcome: Welcome) -> None:
    ada = welcome("Ada", "de")
    code = ada.open_table("hoax")
    sockets = len(ada.sent)
    ada.by_id("options").click()
    ada.by_id("sheet-options").get_by_test_id("learn").click()
    ada.by_id("coach").wait_for()
    assert ada.page.url.endswith("/learn/hoax")
    ada.by_id("next").click()
    ada.by_id("leave").click()
    ada.by_id("start").wait_for()
    assert ada.code == code
    ada.open_menu().get_by_test_id("learn").click()
    ada.by_id("coach").wait_for()
    ada.page.go_back()
    ada.by_id("start").wait_for()
    assert not any('"type":"hello"' in data for data in ada.sent[sockets:]), "nobody has left the table"


def at_play(guest: Guest, game: str) -> None:
    """Alone with as many bots as it takes."""
    guest.open_table(game)
    guest.add_bots(describe(games.find(game)).least - 1)
    guest.without_timers()
    guest.start()


@pytest.mark.parametrize("game", GAMES)
def test_goal_and_role_are_nowhere_on_the_page_until_they_are_held(welcome: Welcome, game: str) -> None:
    ada = welcome("Ada", "en")
    at_play(ada, game)
    page = ada.page
    ada.open_menu()
    ada.by_id("menu-help").locator("summary").first.click()
    mine = ada.by_id("mine")
    mine.wait_for()
    cover = mine.get_by_test_id("cover")
    cover.hover()
    page.mouse.down()
    cover.locator(".secret p").first.wait_for()
    secrets = [text for text in cover.locator(".secret p").all_inner_texts() if len(text) > 40]
    assert secrets, "neither goal nor ability is told"
    held = page.locator("body").aria_snapshot()
    page.mouse.up()
    expect(cover.locator(".secret")).to_be_empty()
    for secret in secrets:
        assert secret[:40] in held
        assert secret not in page.content()
        assert secret[:40] not in page.locator("body").aria_snapshot()
    assert grave(page) == []


def test_a_button_that_cannot_be_pressed_says_why(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.page.goto(f"{ada.url}/learn/resistance")
    for step in Learner(ada, "resistance").steps():
        if step["name"] == "propose":
            break
    send = ada.page.locator(".dock button.main")
    expect(send).to_have_attribute("aria-disabled", "true")
    why = ada.page.locator(f"[id='{send.get_attribute('aria-describedby')}']")
    expect(why).to_have_text("Choose 2 more.")
    send.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".why.tried")).to_be_visible()
    ada.page.locator("[data-part=seats] button.seat", has_text="Mia").click()
    expect(why).to_have_text("Choose one more.")


def test_a_seat_that_cannot_be_chosen_says_why(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.page.goto(f"{ada.url}/learn/one_night")
    note = ada.by_id("note")
    for step in Learner(ada, "one_night").steps():
        mine = ada.page.locator(".ring .seat.me")
        if step["name"] == "table":
            mine.click()
            expect(note).to_contain_text("Nothing is asked of you")
        if step["name"] == "vote":
            mine.focus()
            expect(note).to_have_text("Robin can't be chosen here.")
            expect(mine).to_have_attribute("aria-disabled", "true")
            return
    raise AssertionError("no such step")


def test_a_lesson_is_readable_at_twice_the_size(welcome: Welcome) -> None:
    ada = welcome("Ada", "de", size=(320, 600))
    ada.page.goto(f"{ada.url}/learn/cultists")
    ada.by_id("coach").wait_for()
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    for step in Learner(ada, "cultists").steps():
        wide = ada.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], step["name"]
