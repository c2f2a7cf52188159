"""The stage: all in sight without scrolling, one tap answers, my card, talk at the seats, notes that are mine."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.asked import Asked
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.layout import layout_faults
from tests.browser.player import play

from maskenball.games.resistance import missions
from maskenball.games.resistance import model as r
from maskenball.kernel import OneOf

LARGE_PHONE = (390, 844)
BOTS = {"resistance": 6, "one_night": 4, "cultists": 5, "hoax": 4, "decrypto": 3}
VOTE = OneOf((r.Vote(True), r.Vote(False)))
NUMBER = re.compile(r"\d")
WORDS = "Zwiebelkuchen am Dienstag"
"""A note that nobody writes by chance."""


@pytest.mark.parametrize("size", [PHONE, LARGE_PHONE, DESK])
@pytest.mark.parametrize("game", BOTS)
def test_nothing_scrolls_and_the_dock_is_small(welcome: Welcome, game: str, size: tuple[int, int]) -> None:
    ada = welcome("Ada", "de", size=size)
    ada.play_with(game=game, bots=BOTS[game])
    wrong: dict[str, list[str]] = {}

    def look() -> bool:
        if found := layout_faults(ada):
            wrong.setdefault(ada.phase, found)
        return ada.over or ada.answers_sent >= 4

    play([ada], until=look, cuts=0.0 if game == "hoax" else 1.0)
    assert wrong == {}


def vote(welcome: Welcome) -> tuple[Guest, Asked]:
    """Somebody who is asked for a vote."""
    ada = welcome("Ada", "en")
    asked = Asked(ada)
    ada.play_with(bots=4)
    asked.ask(missions.Voting(), VOTE, hush=False)
    return ada, asked


def test_a_vote_is_one_tap_and_can_be_taken_back_and_the_title_calls(welcome: Welcome) -> None:
    ada, asked = vote(welcome)
    assert ada.page.title().startswith("Your turn")
    ada.yes.click()
    panel = ada.by_id("panel")
    expect(panel).to_have_attribute("data-answered", "true")
    assert asked.answers == [{"type": "Vote", "yes": True}]
    assert not ada.page.title().startswith("Your turn")
    ada.page.wait_for_timeout(400)  # a second tap within 350 ms would be a double tap
    ada.by_id("change").click()
    expect(panel).to_have_attribute("data-answered", "false")
    assert asked.withdrawn == 1
    panel.get_by_role("button", name="No to the team").press("Enter")
    expect(panel).to_have_attribute("data-answered", "true")
    assert asked.answers[-1] == {"type": "Vote", "yes": False}
    assert grave(ada.page) == []


def test_a_key_answers_on_a_desktop_but_never_while_somebody_writes(welcome: Welcome) -> None:
    ada = welcome("Ada", "en", size=DESK)
    asked = Asked(ada)
    ada.play_with(bots=4)
    asked.ask(missions.Voting(), VOTE, hush=False)
    ada.page.locator(".talk form input").press_sequentially("nay")
    expect(ada.by_id("panel")).to_have_attribute("data-answered", "false")
    ada.page.locator(".talk form input").blur()
    ada.page.keyboard.press("n")
    expect(ada.by_id("panel")).to_have_attribute("data-answered", "true")
    assert asked.answers == [{"type": "Vote", "yes": False}]


def test_the_deal_is_shown_once_and_the_card_stays_within_reach(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.open_table("resistance")
    ada.add_bots(4)
    ada.without_timers()
    ada.by_id("start").click()
    deal = ada.by_id("deal")
    secret = deal.locator(".secret")
    expect(secret).to_be_empty()
    assert grave(ada.page) == []
    deal.get_by_test_id("lid").hover()
    ada.page.mouse.down()
    expect(secret).to_contain_text("Goal:")
    told = secret.inner_text()
    ada.page.mouse.up()
    expect(secret).to_be_empty()
    ada.by_id("got-it").click()
    expect(deal).to_have_count(0)
    ada.page.reload()
    ada.by_id("dock").wait_for()
    expect(deal).to_have_count(0)
    card = ada.open_sheet("card")
    card.get_by_test_id("lid").hover()
    ada.page.mouse.down()
    expect(card.locator(".secret")).to_have_text(told, use_inner_text=True)
    ada.page.mouse.up()
    ada.close_sheet()
    ada.by_id("bar-card").hover()
    ada.page.mouse.down()
    expect(ada.page.locator(".lifted .secret")).to_have_text(told, use_inner_text=True)
    ada.page.mouse.up()
    expect(ada.page.locator(".lifted")).to_have_count(0)


def test_what_somebody_says_stands_at_their_seat_and_is_counted_until_it_is_read(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "en"), welcome("Kim", "en")
    ada.play_with(kim, bots=3)
    bubble = ada.page.locator('[data-testid=bubble][data-speaker="4"]')  # Kim came after three bots
    kim.say("Trust nobody.")
    expect(bubble).to_have_text("Trust nobody.")
    expect(ada.by_id("bar-talk")).to_contain_text(NUMBER)  # bots may have spoken too
    expect(bubble).to_have_count(0)
    ada.open_sheet("talk")
    expect(ada.by_id("sheet").locator(".said", has_text="Trust nobody.")).to_be_visible()
    expect(ada.by_id("bar-talk")).not_to_contain_text(NUMBER)


def test_suspicion_and_notes_are_on_all_my_devices_and_in_nobody_elses_bytes(welcome: Welcome) -> None:
    ada, kim, zoe = welcome("Ada", "de"), welcome("Kim", "en"), welcome("Zoe", "en")
    code = ada.play_with(kim, bots=3)
    zoe.join(code, watch=True)
    zoe.by_id("now").wait_for()
    ada.open_sheet("notes").get_by_test_id("note-of").filter(has_text="Kim").click()
    person = ada.by_id("person")
    person.get_by_role("button", name="eher verdächtig", exact=True).click()
    person.get_by_test_id("note-text").fill(WORDS)
    ada.close_sheet()
    assert grave(ada.page) == []
    other = welcome("Ada", "de", size=DESK)
    menu = ada.open_menu()
    menu.get_by_text("anderen Gerät").first.click()
    other.page.goto(menu.locator("input[readonly]").input_value())
    other.take_card()
    noted = other.open_sheet("notes").get_by_test_id("note-of").filter(has_text="Kim")
    expect(noted).to_contain_text("eher verdächtig")
    expect(noted).to_contain_text(WORDS)
    for guest in (kim, zoe):
        guest.open_sheet("talk")
        assert not any(WORDS in frame or '"suspicion":3' in frame for frame in guest.frames)
        assert WORDS not in guest.page.content()


def test_on_a_shared_phone_notes_lie_under_the_cover(welcome: Welcome) -> None:
    phone = welcome("Ada", "en")
    phone.open_table("resistance")
    phone.share_with("Kim")
    phone.add_bots(3)
    phone.without_timers()
    phone.start()
    phone.page.locator("[data-testid=hand-over][data-asked=true]").wait_for()
    phone.uncover()
    first = phone.holder
    phone.open_sheet("notes").get_by_test_id("note-of").last.click()
    phone.by_id("person").get_by_test_id("note-text").fill(WORDS)
    phone.close_sheet()
    phone.cover()
    assert WORDS not in phone.page.content()
    other = "Kim" if "Ada" in first else "Ada"
    phone.by_id("hand-over").wait_for()
    elsewhere = phone.by_id("hand-over").locator(".others button", has_text=other)
    if elsewhere.count():  # else the device is for them already
        elsewhere.click()
    phone.uncover()
    assert other in phone.holder
    assert WORDS not in phone.open_sheet("notes").inner_text()


WITHHELD = """
delete Navigator.prototype.wakeLock;
delete Navigator.prototype.share;
delete Navigator.prototype.clipboard;
delete Navigator.prototype.vibrate;
"""
"""What browsers withhold over plain HTTP, and iPhones everywhere."""


def test_where_the_browser_withholds_something_people_are_told_what_to_do(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    ada.page.add_init_script(WITHHELD)
    ada.play_with(bots=4)
    hint = ada.by_id("sleep-hint")
    expect(hint).to_contain_text("screen lock")
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)
    menu = ada.open_menu()
    menu.get_by_text("another device").first.click()
    menu.get_by_role("button", name="Share").click()
    expect(menu.get_by_role("status")).to_contain_text("copy the link from the field")
    expect(menu.locator("input[readonly]")).to_have_value(re.compile("#seat="))
    ada.page.reload()
    ada.by_id("dock").wait_for()
    expect(hint).to_have_count(0)
