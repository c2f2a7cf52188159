"""Small windows, large letters, notches, slow devices, tabs that slept: nothing is cut and nothing blocks an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.chromium import find
from tests.browser.conftest import Welcome
from tests.browser.guest import PHONE, Guest
from tests.browser.look import look
from tests.browser.server import ServerProcess
from tests.browser.shown import Shown
from tests.browser.test_positions import positions
from tests.browser.test_shell import vote

from maskenball.kernel import Match

NORMAL, TWICE = 16, 32
"""Letters, in pixels."""
FULL = {"resistance": 10, "one_night": 10, "cultists": 8, "hoax": 12, "decrypto": 8}
"""Tables as large as can be, with the longest name and one of a single letter."""
MAY_BE = ("the page scrolls: ", "small to press")
"""In a window that has no room for more."""
NOTCH = {"top": 47, "bottom": 34}
NOTCH_ON_ITS_SIDE = {"left": 47, "right": 47, "bottom": 21}
SIDE = "() => [...document.querySelectorAll('.play h1, .play button')].map((one) => one.getBoundingClientRect())"


@pytest.fixture
def small(browser: Browser, server: ServerProcess, size: tuple[int, int], letters: int) -> Iterator[Shown]:
    """A page in a window of that size, in a browser with such letters."""
    arguments = [f"--blink-settings=defaultFontSize={letters}", "--disable-dev-shm-usage"]
    own = browser.browser_type.launch(executable_path=find(), args=arguments)
    shown = Shown(Guest(own, server.url, "Kim", "de", size=size))
    yield shown
    shown.guest.close()
    own.close()
    assert shown.guest.complaints == []


def faults(page: Page) -> list[str]:
    """Seen from above and scrolled down."""
    found = []
    for end in ("0", "document.scrollingElement.scrollHeight"):
        page.evaluate(f"scrollTo(0, {end})")
        found += [one for one in look(page) if not one.startswith(MAY_BE)]
    return found


@pytest.mark.parametrize(("size", "letters"), [((320, 640), NORMAL), (PHONE, TWICE), ((740, 360), NORMAL)])
def test_every_phase_of_a_full_table_can_be_read_and_answered(small: Shown) -> None:
    found = {}
    for game, players in FULL.items():
        options = {"big_table": True} if game == "hoax" else {}
        for position, match in positions(game, players, options, players - 1, matches=1):
            small.show(match, players - 1)
            if wrong := faults(small.guest.page):
                found[position] = wrong
    assert found == {}


def halfway(game: str, players: int, phase: str, seat: int | None) -> Match:
    """A match that is in this phase."""
    for position, match in positions(game, players, {}, seat, matches=1):
        if f": {phase}" in position:
            return match
    raise AssertionError("no such phase")


@pytest.mark.parametrize(("size", "notch"), [(PHONE, NOTCH), (PHONE[::-1], NOTCH_ON_ITS_SIDE)])
def test_nothing_to_read_or_press_lies_below_a_notch(
    welcome: Welcome, size: tuple[int, int], notch: dict[str, int]
) -> None:
    ada = welcome("Kim", "de", size=size)
    shown = Shown(ada)
    shown.show(halfway("resistance", 5, "Voting", 4), 4)
    ada.context.new_cdp_session(ada.page).send("Emulation.setSafeAreaInsetsOverride", {"insets": notch})
    edges = {"left": 0, "right": 0, "top": 0, "bottom": 0, **notch}
    ada.page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")
    boxes: list[dict[str, Any]] = ada.page.evaluate(SIDE)
    assert all(edges["left"] <= box["left"] and box["right"] <= size[0] - edges["right"] for box in boxes)
    assert max(box["bottom"] for box in boxes) <= size[1] - edges["bottom"]
    ada.page.evaluate("scrollTo(0, 0)")
    assert min(box["top"] for box in ada.page.evaluate(SIDE)) >= edges["top"]


def test_a_slow_phone_shows_every_phase_and_takes_an_answer(welcome: Welcome) -> None:
    ada, asked = vote(welcome)
    ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    ada.yes.click()
    expect(ada.by_id("panel")).to_have_attribute("data-answered", "true")
    assert len(asked.answers) == 1


HIDE = """(hidden) => {
  Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_tab_that_slept_shows_what_is_now_and_plays_nothing_that_was_missed(welcome: Welcome) -> None:
    ada = welcome("Kim", "en")
    shown = Shown(ada)
    told = iter(positions("resistance", 5, {}, 4, matches=1))
    shown.show(next(told)[1], 4)
    _, match = next(told)
    shown.tell(match, 4)
    expect(ada.by_id("beat")).to_be_visible()
    ada.page.evaluate(HIDE, True)
    for _, match in told:
        shown.tell(match, 4)
        if type(match.table.state.phase).__name__ == "Playing":
            break
    ada.page.evaluate(HIDE, False)
    expect(ada.by_id("now")).to_have_attribute("data-phase", "Playing")
    expect(ada.by_id("beat")).to_have_count(0)
    expect(ada.by_id("dock")).to_be_visible()


def test_whoever_comes_to_look_on_in_the_middle_of_a_beat_sees_the_table_as_it_is(welcome: Welcome) -> None:
    kim = welcome("Kim", "en")
    shown = Shown(kim)
    match = halfway("resistance", 5, "Playing", None)
    shown.tell(match, None)
    expect(kim.by_id("now")).to_have_attribute("data-phase", "Playing")
    expect(kim.by_id("beat")).to_have_count(0)
    assert look(kim.page) == []
