"""Every phase of every game on phone, desktop and television, at the smallest and largest tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.layout import SETTLED, layout_faults
from tests.browser.look import look
from tests.browser.server import ServerProcess
from tests.browser.shown import Shown

from maskenball import games
from maskenball.kernel import Dice, Match
from maskenball.testing.play import play

TV = (1920, 1080)
LONG = "Maximiliane Freifrau von und zu Rabenstein"[:40]
NAMES = (LONG, "Ö", "Arlecchino", "Brighella", "Colombina", "Scaramuccia", "Pulcinella", "Pantalone", "Tartaglia")
MORE = ("Arlecchino 2", "Jean-Baptiste", "Kim")
EVERYTHING = {"plot": True, "interrogator": True, "hunter": True, "targeting": True, "resistance_hacker": True}
MATCHES = 2


class Pages:
    """One of each kind, opened when it is first looked at."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._new = {
            "phone": lambda: Shown(Guest(browser, url, "Kim", "de", size=PHONE)),
            "desk": lambda: Shown(Guest(browser, url, "Kim", "en", size=DESK, scheme="light")),
            "tv": lambda: Shown(Guest(browser, url, "", "de", size=TV), screen_of=self["phone"].guest.code),
        }
        self._open: dict[str, Shown] = {}

    def __getitem__(self, where: str) -> Shown:
        if where not in self._open:
            self._open[where] = self._new[where]()
        return self._open[where]

    def close(self) -> None:
        """All that were opened."""
        for shown in self._open.values():
            shown.guest.close()


@pytest.fixture(scope="module")
def pages(browser: Browser, server: ServerProcess) -> Iterator[Pages]:
    """For all tables here: what is shown last is not seen any more."""
    pages = Pages(browser, server.url)
    yield pages
    pages.close()


def positions(
    game: str, players: int, options: Mapping[str, Any], seat: int | None, matches: int = MATCHES
) -> Iterator[tuple[str, Match]]:
    """Out of random matches: each phase, once when this seat is asked and once when it is not."""
    names = (NAMES + MORE)[: players - 1] + MORE[-1:]
    for number in range(matches):
        seed = f"{game} {players} {number}"
        match = Match(games.find(game), names, games.find(game).Options(**options), seed)
        seen: set[str] = set()
        for _ in play(match, Dice(Random(seed).random)):
            asked = match.seen(seat).choice is not None
            position = f"{seed}: {type(match.table.state.phase).__name__}{' asked' if asked else ''}"
            if position not in seen:
                seen.add(position)
                yield position, match


@pytest.mark.parametrize("where", ["phone", "desk", "tv"])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("resistance", 5, {}),
        ("resistance", 8, EVERYTHING),
        ("resistance", 10, {}),
        ("one_night", 3, {}),
        ("one_night", 5, {}),
        ("one_night", 10, {}),
        ("cultists", 4, {}),
        ("cultists", 8, {}),
        ("hoax", 3, {}),
        ("hoax", 12, {"big_table": True}),
        ("decrypto", 3, {}),
        ("decrypto", 8, {}),
    ],
)
def test_every_phase_looks_right(pages: Pages, where: str, game: str, players: int, options: Mapping[str, Any]) -> None:
    shown = pages[where]
    seat = None if where == "tv" else players - 1
    found = {}
    for position, match in positions(game, players, options, seat):
        shown.show(match, seat)
        wrong = [*look(shown.guest.page, where == "tv"), *layout_faults(shown.guest)]
        if wrong:
            found[position] = wrong
    assert found == {}
    assert shown.guest.complaints == []


@pytest.mark.parametrize(("game", "players"), [("resistance", 8), ("one_night", 6), ("cultists", 6), ("hoax", 5)])
def test_what_is_known_of_the_table_can_be_read(pages: Pages, game: str, players: int) -> None:
    shown = pages["phone"]
    *_, last = (at for at, match in positions(game, players, {}, players - 1, matches=1) if not match.outcome)
    shown.show(next(match for at, match in positions(game, players, {}, players - 1) if at == last), players - 1)
    shown.guest.by_id("bar-table").click()
    shown.guest.by_id("sheet").wait_for()
    shown.guest.page.evaluate(SETTLED)
    found = look(shown.guest.page)
    shown.guest.by_id("close-sheet").click()
    assert [one for one in found if one.startswith(("texts over", "text outside", "text cut"))] == []
