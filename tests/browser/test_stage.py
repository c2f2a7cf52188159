"""The Resistance on the stage: every phase on phone, desktop and television, teams built on it, the end as a show."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.look import look
from tests.browser.player import play

TV = (1920, 1080)
SMALL_TV = (1280, 720)
EVERYTHING = ("Plotkarten", "Verhörspezialist", "Jäger", "Freie Missionswahl", "Hacker des Widerstands")
LONG = "Maximiliane Freifrau von und zu Rabenstein"[:40]


def turn_on(host: Guest, *options: str) -> None:
    """As the host, by their names."""
    with host.sheet("options") as sheet:
        if sheet.locator("details:not([open])").count():
            sheet.locator("summary").first.click()
        for option in options:
            box = sheet.locator("label", has=host.page.get_by_text(option, exact=True)).locator("input[type=checkbox]")
            box.check()
            expect(box).to_be_checked()


class Eye:
    """Looks at every phase once on each page, when no beat plays."""

    def __init__(self, **guests: Guest) -> None:
        self.guests = guests
        self.seen: set[str] = set()
        self.found: dict[str, list[str]] = {}

    def look(self) -> bool:
        """Whether all who play see the end."""
        for where, guest in self.guests.items():
            phase = guest.phase
            if not phase or f"{where} {phase}" in self.seen or guest.by_id("beat").count():
                continue
            found = look(guest.page, where == "tv")
            if guest.by_id("beat").count() or guest.phase != phase:
                continue  # it went on meanwhile
            self.seen.add(f"{where} {phase}")
            found += grave(guest.page)
            if found and guest.phase == phase:
                self.found[f"{where} {phase}"] = found
        return all(guest.over for where, guest in self.guests.items() if where != "tv")


@pytest.mark.parametrize(
    ("bots", "options"), [(3, ()), pytest.param(6, EVERYTHING, marks=pytest.mark.nightly)]
)  # larger tables are shown position by position (test_positions.py)
def test_every_phase_looks_right_on_phone_desktop_and_television(
    welcome: Welcome, bots: int, options: tuple[str, ...]
) -> None:
    ada, kim, tv = welcome("Ada", "de"), welcome("Kim", "en", size=DESK, scheme="light"), welcome("", "de", size=TV)
    code = ada.open_table("resistance")
    ada.add_bots(bots)
    ada.without_timers()
    if options:
        turn_on(ada, *options)
    kim.join(code)
    kim.ready()
    tv.page.goto(f"{tv.url}/screen/{code}")
    tv.by_id("foyer").wait_for()
    assert look(tv.page, tv=True) == []
    ada.start()
    kim.take_card()
    eye = Eye(phone=ada, desk=kim, tv=tv)
    play([ada, kim], until=eye.look, cuts=0.5)
    assert eye.found == {}
    assert {"phone over", "desk over"} <= eye.seen
    expect(tv.by_id("ending")).to_be_visible(timeout=20_000)  # it skips no beat
    assert look(tv.page, tv=True) == []


def test_a_team_is_built_by_tapping_masks_and_the_dock_counts(welcome: Welcome) -> None:
    ada = welcome("Ada", "de")
    ada.open_table("resistance")
    ada.add_bots(4)
    ada.without_timers()
    ada.start()
    play([ada], until=lambda: ada.by_id("missing").count() > 0 or ada.over, cuts=0.0)
    seats = ada.page.locator("[data-testid=seat]")
    propose = ada.by_id("confirm")
    expect(ada.by_id("missing")).to_have_text(re.compile("Noch [23]"))
    expect(propose).to_be_disabled()
    seats.nth(1).click()
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")
    seats.nth(1).click()
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "false")
    while propose.is_disabled():
        ada.page.locator('[data-testid=seat][aria-pressed="false"]').first.click()
    expect(ada.by_id("missing")).to_have_text("Vollzählig")
    assert look(ada.page) == []
    dock = ada.by_id("dock").bounding_box()
    assert dock is not None
    assert dock["height"] <= PHONE[1] * 0.34
    chosen = ada.page.locator('[data-testid=seat][aria-pressed="true"]').count()
    propose.click()
    expect(ada.by_id("panel").get_by_role("button", name=re.compile("Ja"))).to_be_visible()
    assert chosen in (2, 3)


@pytest.mark.parametrize("size", [(320, 640), PHONE, (844, 390), DESK])
def test_ten_with_the_longest_name_find_room_on_the_stage(welcome: Welcome, size: tuple[int, int]) -> None:
    ada = welcome(LONG, "de", size=size)
    ada.open_table("resistance")
    ada.add_bots(9)
    ada.without_timers()
    ada.start()
    play([ada], until=lambda: ada.phase == "Voting" or ada.by_id("missing").count() > 0, cuts=0.0)
    ada.page.locator("[data-testid=beat]").wait_for(state="detached")
    wrong = [one for one in look(ada.page) if one.startswith(("texts over", "text outside", "the page scrolls side"))]
    assert wrong == []
    assert ada.page.locator("[data-testid=seat]").count() == 10


def test_votes_lie_face_down_then_open_at_the_seats(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en", size=DESK)
    ada.play_with(kim, bots=3)
    play([ada, kim], before="Voting", cuts=0.0)
    yes = ada.by_id("panel").get_by_role("button", name=re.compile("Ja"))
    yes.click()
    mine = kim.page.locator("[data-testid=seat][data-seat='0']")
    expect(mine.get_by_test_id("vote")).to_have_attribute("data-open", "false")
    assert kim.page.locator('[data-testid=vote][data-open="true"]').count() == 0
    kim.by_id("panel").get_by_role("button", name=re.compile("Yes")).click()
    expect(kim.page.locator('[data-testid=vote][data-open="true"]')).to_have_count(5)


def test_the_television_has_no_menu_hides_its_controls_and_keeps_its_proportions(welcome: Welcome) -> None:
    ada, tv = welcome("Ada", "de"), welcome("", "de", size=TV)
    ada.open_table("resistance")
    tv.page.goto(f"{tv.url}/screen/{ada.code}")
    ada.add_bots(6)
    ada.without_timers()
    ada.start()
    tv.page.locator("[data-testid=seat]").nth(6).wait_for()
    assert tv.page.locator("[aria-haspopup], [role=log], ol.log").count() == 0
    expect(tv.by_id("ticket")).to_contain_text(ada.code)
    tv.page.mouse.move(400, 400)
    expect(tv.by_id("controls")).not_to_have_attribute("inert", "")
    expect(tv.by_id("controls")).to_have_attribute("inert", "")
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    large = tv.page.locator("h1").evaluate(size)
    assert 60 <= large <= 92
    tv.page.set_viewport_size({"width": SMALL_TV[0], "height": SMALL_TV[1]})
    assert tv.page.locator("h1").evaluate(size) == pytest.approx(large * 2 / 3, rel=0.01)
    assert tv.page.locator("[data-seat] .me, [data-testid=panel]").count() == 0


def test_the_end_stays_for_each_until_they_go_on_and_the_rematch_is_everybodys(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en")
    tv = welcome("", "de", size=TV)
    code = ada.play_with(kim, bots=3)
    tv.page.goto(f"{tv.url}/screen/{code}")
    play([ada, kim], cuts=0.0)
    for guest in (ada, kim, tv):
        expect(guest.by_id("unmasked")).to_have_count(5, timeout=20_000)  # the television skips no beat
        assert grave(guest.page) == []
    ada.by_id("again").click()
    for guest in (ada, kim):
        expect(guest.by_id("again")).to_contain_text(re.compile("1 (von|of) 2"))
    expect(kim.by_id("unmasked").first.get_by_role("img", name="wants another game")).to_be_visible()
    kim.by_id("story").click()
    expect(kim.by_id("stats").locator("a[download]")).to_be_visible()
    kim.by_id("close-sheet").click()
    ada.open_menu().get_by_role("button", name=re.compile("Lobby|Vorbereitung")).click()
    expect(kim.by_id("ending")).to_be_visible()
    expect(tv.by_id("ending")).to_be_visible()
    kim.by_id("go-on").click()
    expect(kim.by_id("ending")).to_have_count(0)
    kim.open_menu().get_by_test_id("last-game").click()
    expect(kim.by_id("unmasked")).to_have_count(5)


def test_when_all_want_a_rematch_the_next_game_is_on(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en")
    ada.play_with(kim, bots=3)
    play([ada, kim], cuts=0.0)
    ada.by_id("again").click()
    kim.by_id("again").click()
    for guest in (ada, kim):
        guest.by_id("ending").wait_for(state="detached")
        guest.take_card()
        expect(guest.by_id("now")).not_to_have_attribute("data-phase", "over")
