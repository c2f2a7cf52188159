"""What a page has of the secrets of others: nothing in its text, for screen readers, or in what it was sent."""

from __future__ import annotations

import json
import re
import urllib.request
from itertools import takewhile
from typing import Any

import msgspec
from playwright.sync_api import expect
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK, Guest
from tests.browser.player import play
from tests.browser.server import ROOT

from maskenball import protocol as p
from maskenball.games import find
from maskenball.kernel import AnyRecord, load_record, replay
from maskenball.texts import Texts

STORED = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"


def token(guest: Guest) -> str:
    """The key to one's own seat."""
    tables: list[dict[str, str]] = guest.page.evaluate("JSON.parse(localStorage['maskenball.tables'])")
    return tables[0]["token"]


class Watched:
    """Everything that one page had before the end of the game."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.looks: set[str] = set()
        """Its text, its tree for screen readers, title, address and storage, at every moment."""
        self.frames: list[str] = []

    def look(self) -> None:
        """Once more; at the end everything is laid open, and nothing is a secret any more."""
        page = self.guest.page
        now = [page.content(), page.locator("body").aria_snapshot(), page.title(), page.url, page.evaluate(STORED)]
        self.frames = list(takewhile(lambda data: '"outcome":{' not in data, self.guest.frames))
        if len(self.frames) == len(self.guest.frames):
            self.looks.update(now)

    def shows(self, word: str) -> bool:
        """Whether this word could be read or heard anywhere on the page."""
        return any(re.search(rf"\b{re.escape(word)}\b", look) for look in self.looks)

    def was_sent(self, secret: str) -> bool:
        """Whether it came over the line."""
        return any(secret in frame for frame in self.frames)


def spoken() -> str:
    """All that the pages and the game say by themselves: a keyword may be an everyday word of theirs."""
    folders = (ROOT / "web" / "texts", *(ROOT / "src" / "maskenball").rglob("texts"))
    return "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.ftl")).lower()


def recorded(guest: Guest) -> AnyRecord:
    """The record that everybody can download after a game."""
    link = guest.record()
    with urllib.request.urlopen(f"{guest.url}{link}") as answer:
        return load_record(answer.read(), find)


def final_table(guest: Guest) -> Any:
    """The table as it was at the end, out of the record."""
    record = recorded(guest)
    *_, match = replay(record, find(record.game))
    return match.table


def test_keywords_and_keys_of_others_are_on_no_page_before_the_end(welcome: Welcome) -> None:
    ada, kim, zoe = welcome("Ada", "de"), welcome("Kim", "en"), welcome("Zoe", "de")
    screen = welcome("Screen", "de", size=DESK)
    code = ada.open_table("decrypto")
    kim.join(code)
    kim.ready()
    zoe.join(code, watch=True)
    zoe.page.locator("[data-part=seats]").wait_for()
    screen.page.goto(f"{screen.url}/screen/{code}")
    screen.by_id("foyer").wait_for()
    ada.add_bots(2)
    ada.without_timers()
    ada.start()
    watched = [Watched(guest) for guest in (ada, kim, zoe, screen)]

    def over() -> bool:
        for each in watched:
            each.look()
        return ada.over and kim.over

    play([ada, kim], until=over, cuts=0.0)
    table = final_table(ada)
    teams, keywords = table.state.public.teams, table.state.keywords
    written = {clue.lower() for sheet in table.state.public.sheets for line in sheet for clue in line.clues if clue}
    everyday = spoken()
    assert any(word.lower() not in everyday for words in keywords for word in words)
    for each in watched:
        assert each.looks
        seat = {"Ada": 0, "Kim": 1}.get(each.guest.name)
        for team in (0, 1):
            secret = [word for word in keywords[team] if word.lower() not in written and word.lower() not in everyday]
            sent = [word for word in secret if each.was_sent(f'"{word}"')]
            assert sent == (secret if seat is not None and seat in teams[team] else []), each.guest.name
            assert [word for word in secret if each.shows(word)] == [], "covered all the time, one's own as well"
        others = [token(guest) for guest in (ada, kim, zoe, screen) if guest is not each.guest]
        assert not any(other in had for other in others for had in each.looks.union(each.frames))
        assert each.guest.page.title().removeprefix("Your turn · ") == f"{code} · Maskenball"
        assert each.guest.page.url.endswith(f"/{code}")


def test_a_spy_is_known_to_nobody_by_their_page_or_line_but_as_the_record_says(welcome: Welcome) -> None:
    ada, kim, zoe = welcome("Ada", "en"), welcome("Kim", "en"), welcome("Zoe", "en")
    code = ada.open_table("resistance")
    kim.join(code)
    kim.ready()
    zoe.join(code, watch=True)
    zoe.page.locator("[data-part=seats]").wait_for()
    ada.add_bots(3)
    ada.without_timers()
    ada.start()
    watched = [Watched(guest) for guest in (ada, kim, zoe)]

    def over() -> bool:
        for each in watched:
            each.look()
        return ada.over and kim.over and zoe.over

    play([ada, kim], until=over, cuts=0.0)
    record = recorded(ada)
    game = find(record.game)
    views: dict[str, set[str]] = {name: set() for name in ("Ada", "Kim", "Zoe")}
    seats = {"Ada": 0, "Kim": 1, "Zoe": None}
    for match in replay(record, game):
        for name, seat in seats.items():
            views[name].add(json.dumps(msgspec.to_builtins(game.view(match.table.state, seat)), sort_keys=True))
    texts = Texts("en", game, record.names)
    secrets = {texts.line(line.event) for line in match.log() if line.event is not None and line.to is not None}
    assert secrets
    for each in watched:
        name = each.guest.name
        sent = [json.loads(frame) for frame in each.frames if '"type":"seen_n' in frame]
        view: dict[str, Any] = {}
        for one in sent:
            message = msgspec.convert(one, p.SeenNow | p.SeenNext)
            view = message.set["view"] if isinstance(message, p.SeenNow) else message.looked_at(view)
            shown = json.dumps(view, sort_keys=True)
            assert shown in views[name], "what came over the line is what this seat could see, and nothing else"
        assert view
        assert {one["set"]["seat"] for one in sent if one["type"] == "seen_now"} == {seats[name]}
        assert [secret for secret in secrets if any(secret in look for look in each.looks)] == [], (
            "covered all the time"
        )


def words_of(guest: Guest) -> list[str]:
    """What can be read and heard on a page, without what tells whose it is."""
    text = guest.page.locator("main").inner_text() + guest.page.locator("main").aria_snapshot()
    for name in ("Ada", "Kim"):
        text = text.replace(name, "…")
    text = re.sub(r"(?<=Send )[^?\n]+(?=\?)", _team, text)
    return sorted(line.strip() for line in text.splitlines())


def _team(named: re.Match[str]) -> str:
    """In any order: whoever is on it is named last on the own page."""
    return ", ".join(sorted(re.sub(r"\byou\b", "…", named[0]).replace(" and ", ", ").split(", ")))


def test_covered_the_page_of_a_spy_reads_like_that_of_everybody_else(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "en"), welcome("Kim", "en")
    code = ada.open_table("resistance")
    kim.join(code)
    kim.ready()
    ada.add_bots(3)
    ada.without_timers()
    ada.start()
    sides: set[bool] = set()
    for _ in range(12):
        kim.take_card()
        play([ada, kim], before="Voting")
        for guest in (ada, kim):
            guest.by_id("panel").wait_for()
        assert words_of(ada) == words_of(kim)
        for guest in (ada, kim):
            cover = guest.open_sheet("card").get_by_test_id("cover")
            expect(cover.locator(".secret")).to_be_empty()
            cover.hover()
            guest.page.mouse.down()
            secret = cover.locator(".secret").inner_text()
            sides.add("spies" in secret.lower() or "spy" in secret.lower())
            guest.page.mouse.up()
            expect(cover.locator(".secret")).to_be_empty()
            assert secret.splitlines()[-1] not in guest.page.content()
            guest.close_sheet()
        if len(sides) == 2:
            return
        ada.break_off()
        ada.by_id("start").wait_for()
        kim.by_id("ready").wait_for()
        ada.start()
        kim.take_card()
    raise AssertionError("twelve deals without both a spy and somebody loyal among two: look at this test")


def test_what_is_private_in_the_log_is_covered_too(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.open_table("resistance")
    ada.add_bots(4)
    ada.without_timers()
    ada.start()
    ada.open_sheet("table")
    line = ada.page.locator(".log li.secret").first
    line.wait_for()
    shown = line.inner_text()
    cover = line.get_by_test_id("cover")
    cover.hover()
    ada.page.mouse.down()
    told = line.inner_text()
    ada.page.mouse.up()
    assert told != shown
    assert told not in ada.page.content()
    expect(line).to_have_text(shown)
