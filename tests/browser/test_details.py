"""What people noticed at once: words left over, things cut off or over each other, covers on what everybody knows."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.asked import Asked
from tests.browser.conftest import Welcome
from tests.browser.guest import PHONE, Guest

from maskenball.games.cultists import cleanup

TV = (1920, 1080)
GAP = 6
"""Pixels between things that don't touch."""


def box(found: Locator) -> Any:
    """Where it stands."""
    found.scroll_into_view_if_needed()
    return found.bounding_box()


def overlap(one: Any, other: Any, gap: int = 0) -> bool:
    """Whether two boxes share some room, or come nearer than that."""
    return bool(
        one["x"] < other["x"] + other["width"] + gap
        and other["x"] < one["x"] + one["width"] + gap
        and one["y"] < other["y"] + other["height"] + gap
        and other["y"] < one["y"] + one["height"] + gap
    )


def on_screen(welcome: Welcome, game: str, bots: int, **more: Any) -> tuple[Guest, Guest]:
    """A game with bots, and the table's screen beside it."""
    ada, screen = welcome("Ada", "de"), welcome("", "de", size=TV, **more)
    ada.open_table(game)
    screen.page.goto(f"{screen.url}/screen/{ada.code}")
    ada.add_bots(bots)
    ada.without_timers()
    ada.start()
    screen.page.locator("[data-part=seats] .seat").nth(bots).wait_for()
    return ada, screen


def test_the_narrator_says_nothing_more_of_a_game_that_was_broken_off(welcome: Welcome) -> None:
    ada, screen = on_screen(welcome, "resistance", 4)
    expect(screen.by_id("caption")).not_to_be_empty()
    ada.break_off()
    expect(screen.page.locator("h1")).to_contain_text("Scannen")
    expect(screen.by_id("caption")).to_be_empty()


@pytest.mark.parametrize(("game", "bots"), [("one_night", 3), ("one_night", 9), ("resistance", 5), ("resistance", 9)])
def test_nobody_at_the_head_of_the_table_touches_what_stands_above(welcome: Welcome, game: str, bots: int) -> None:
    _, screen = on_screen(welcome, game, bots)
    for width, height in (TV, (1280, 720)):
        screen.page.set_viewport_size({"width": width, "height": height})
        above = [screen.page.locator("h1").bounding_box()]
        above += [one.bounding_box() for one in screen.page.locator("[data-part=missions], .rejected").all()]
        for seat in screen.page.locator(".seat").all():
            assert not any(overlap(seat.bounding_box(), other, GAP) for other in above)


def test_in_a_full_room_no_label_of_the_map_lies_over_another(welcome: Welcome) -> None:
    ada = welcome("Ada", "de")
    asked = Asked(ada)
    ada.play_with(game="cultists", bots=7)
    board = ada.page.locator("[data-part=map]")
    for crowded in ("R5", "R1", "R9"):
        asked.view["public"].update(places=[crowded] * 8, markers=[crowded, "R3", "R4"], knife=3)
        asked.ask(cleanup.CleaningUp(), cleanup.GO_ON)
        labels = board.locator(".tag").all()
        boxes = {label.inner_text(): label.bounding_box() for label in labels}
        assert len(boxes) == 9
        assert [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]])] == []
        around = board.locator(f'[data-place="{crowded}"]').bounding_box()
        assert around is not None
        masks = [one.bounding_box() for one in board.locator("[data-seat]").all()]
        assert len(masks) == 8
        for at, mask in enumerate(masks):
            assert mask is not None
            assert around["x"] <= mask["x"], "everybody stands within the room"
            assert mask["x"] + mask["width"] <= around["x"] + around["width"]
            assert around["y"] < mask["y"]
            assert mask["y"] + mask["height"] < around["y"] + around["height"]
            assert not any(overlap(mask, other) for other in masks[at + 1 :])
    expect(board.locator('[data-seat="3"]').get_by_label("Messer")).to_be_visible()


def test_when_all_is_open_the_own_secret_is_not_covered(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    asked = Asked(ada)
    ada.play_with(game="hoax", bots=2)
    mine = ada.open_sheet("card").get_by_test_id("cover")
    expect(mine).to_be_visible()
    expect(mine.get_by_role("button", name="Hold to look")).to_be_visible()
    asked.view["laid_open"] = {"characters": ["king", "judge", "thief"], "notes": [[], [], []]}
    asked.tell(choice=None, may=None, awaited=[], outcome={"reason": "last_in", "side": None, "winners": [0]})
    expect(ada.by_id("now")).to_have_attribute("data-phase", "over")
    expect(ada.by_id("cover")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Hold to look")).to_have_count(0)
    expect(ada.by_id("unmasked").filter(has_text="Ada")).to_contain_text("King")


def test_the_whole_notebook_is_in_sight_on_a_phone(welcome: Welcome) -> None:
    ada = welcome("Ada", "de")
    ada.open_table("hoax")
    ada.add_bots(7)
    ada.without_timers()
    ada.start()
    sheet = ada.open_sheet("table")
    notebook = sheet.locator("[data-part=notebook]")
    expect(notebook.get_by_role("row")).to_have_count(1 + 8)
    for part in (sheet.locator(".body"), notebook, notebook.get_by_role("table")):
        wide, room = part.evaluate("(one) => [one.scrollWidth, one.clientWidth]")
        assert wide <= room
    for field in notebook.locator("th, button").all():
        around = box(field)
        assert around["x"] >= 0
        assert around["x"] + around["width"] <= PHONE[0]


def test_a_game_that_cannot_begin_is_not_offered_to_begin_although_some_are_not_ready(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en")
    code = ada.open_table("resistance")
    kim.join(code)
    kim.by_id("ready").wait_for()
    start = ada.by_id("start")
    expect(ada.page.locator(".ring .seat")).to_have_count(2)
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(start).to_have_text("Los geht’s")
    ada.add_bots(3)
    expect(start).to_have_text("Los geht’s, auch ohne alle")
