"""A party at one table: signs and silence, pauses, hosts who leave, and options that are chosen card by card."""

import re

from playwright.sync_api import expect
from tests.browser.asked import Asked
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.player import play

from maskenball.games.resistance.hunter import Investigating
from maskenball.games.resistance.model import Interrogate, Investigate
from maskenball.kernel import OneOf

MOST = 9
"""Buttons at once: the steps that led here, and what is to be chosen now."""


def test_when_the_host_leaves_in_the_middle_somebody_else_leads_and_the_game_goes_on(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en")
    ada.play_with(kim, bots=3)
    play([ada, kim], until=lambda: min(ada.answers_sent, kim.answers_sent) >= 1)
    kim.open_menu()
    expect(kim.page.get_by_role("button", name="Stop this game")).to_have_count(0)
    kim.page.keyboard.press("Escape")
    ada.leave()
    expect(ada.page.locator(".game").first).to_be_visible()
    expect(kim.page.get_by_text("You are the host now.")).to_be_visible()
    kim.open_menu()
    expect(kim.page.get_by_role("button", name="Stop this game")).to_be_visible()
    kim.page.keyboard.press("Escape")
    wanted = kim.answers_sent + 2
    play([kim], until=lambda: kim.over or kim.answers_sent >= wanted)


def test_a_sign_is_seen_beside_the_seat_and_in_the_talk_but_never_from_those_who_watch(welcome: Welcome) -> None:
    ada, kim, zoe = welcome("Ada", "de"), welcome("Kim", "en"), welcome("Zoe", "en")
    code = ada.play_with(kim, bots=3)
    zoe.join(code, watch=True)
    zoe.by_id("now").wait_for()
    for guest in (ada, kim, zoe):
        guest.open_sheet("talk")
    kim.page.get_by_role("button", name="laughs").click()
    for guest in (ada, kim, zoe):
        expect(guest.page.locator(".log .sign")).to_contain_text("Kim")
    assert grave(ada.page) == []
    zoe.page.get_by_role("button", name="applause").click()
    expect(zoe.page.locator("section[aria-labelledby=chat]")).to_contain_text("Zoe")
    kim.page.get_by_role("button", name="yes", exact=True).click()
    expect(ada.page.locator(".log .sign")).to_have_count(2)
    assert not any('"Zoe"' in frame for frame in ada.frames if '"reacted"' in frame)


def test_whoever_the_host_mutes_can_claim_and_answer_but_not_write(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en")
    ada.play_with(kim, bots=3)
    ada.open_menu()
    ada.by_id("people").locator("summary").click()
    ada.by_id("people").get_by_role("button", name="Für alle stumm").click()
    kim.open_sheet("talk")
    expect(kim.page.get_by_text("The host has muted you")).to_be_visible()
    expect(kim.page.locator(".talk input")).to_have_count(0)
    kim.page.get_by_role("button", name="I am …").click()
    kim.page.locator(".talk .step button").first.click()
    kim.by_id("claim").click()
    ada.by_id("people").get_by_role("button", name="Für alle stumm").click()
    ada.page.keyboard.press("Escape")
    expect(ada.open_sheet("talk").locator(".said", has_text=re.compile("^Kim"))).to_be_visible()
    expect(kim.page.locator(".talk input")).to_be_visible()


def test_everybody_can_mute_somebody_for_themselves(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "de"), welcome("Kim", "en")
    code = ada.play_with(kim, bots=3)
    for words in ("Hello there", "And again"):
        kim.say(words)
        if words == "Hello there":
            expect(ada.open_sheet("talk").locator(".said", has_text=words)).to_be_visible()
            ada.close_sheet()
            ada.open_menu()
            ada.by_id("people").locator("summary").click()
            ada.by_id("people").get_by_role("button", name="Nur bei mir stumm").click()
            ada.page.keyboard.press("Escape")
    kim.open_sheet("talk")
    kim.page.get_by_role("button", name="I am …").click()
    kim.page.locator(".talk .step button").first.click()
    kim.by_id("claim").click()
    for _ in range(2):  # a claim is a move of the game; and the device remembers
        ada.open_sheet("talk")
        expect(ada.page.locator(".talk .said", has_text=re.compile("^Kim"))).to_have_count(1)
        expect(ada.page.locator(".talk")).not_to_contain_text("Hello there")
        ada.close_page()
        ada.open_page(code)
        ada.take_card()


def test_a_pause_is_asked_for_by_some_and_made_by_more_than_half(welcome: Welcome) -> None:
    ada, kim, zoe = welcome("Ada", "en"), welcome("Kim", "en"), welcome("Zoe", "en")
    ada.play_with(kim, zoe, game="hoax")
    kim.open_menu().get_by_role("button", name="Ask for a pause").click()
    for guest in (ada, zoe):
        expect(guest.page.locator(".pause")).to_contain_text("Kim would like a pause")
    zoe.page.get_by_role("button", name="Me too").click()
    for guest in (ada, kim, zoe):
        expect(guest.page.locator(".pause")).to_contain_text("all clocks are stopped")
    ada.page.locator(".pause").get_by_role("button", name="Resume").click()
    for guest in (ada, kim, zoe):
        expect(guest.page.locator(".pause")).to_have_count(0)


def test_where_nobody_is_hurried_the_host_ends_the_discussion(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "en"), welcome("Kim", "de")
    ada.play_with(kim, game="one_night", bots=1)
    play([ada, kim], before="Discussing")
    expect(kim.by_id("go-on")).to_have_count(0)
    ada.by_id("go-on").click()
    ada.by_id("go-on").click()
    for guest in (ada, kim):
        guest.page.locator('[data-testid=now][data-phase="Voting"]').wait_for()


def test_cards_of_ones_own_are_counted_one_by_one(welcome: Welcome) -> None:
    ada, kim = welcome("Ada", "en"), welcome("Kim", "de")
    code = ada.open_table("one_night")
    ada.add_bots(1)
    kim.join(code)
    kim.ready()
    with ada.sheet("options") as hers, kim.sheet("options") as his:
        for sheet in (hers, his):
            sheet.locator("details:has([data-testid=counts]) > summary").click()
        counts = hers.get_by_test_id("counts")
        for name in ("Thief", "Thief", "Observer"):
            counts.get_by_role("button", name=f"One more {name}").click()
        expect(counts).to_contain_text("3 in all")
        expect(his.get_by_test_id("counts")).to_contain_text("zusammen 3")
        expect(his.get_by_test_id("counts").get_by_role("button").first).to_be_disabled()
        assert grave(ada.page) == []
    ada.start()
    expect(ada.open_sheet("table")).to_contain_text("Thief × 2")


def test_a_long_list_is_answered_step_by_step_first_what_then_whom(welcome: Welcome) -> None:
    ada = welcome("Ada", "en")
    asked = Asked(ada)
    ada.play_with(bots=7)
    others = range(1, 8)
    answers = tuple(way(seat) for way in (Investigate, Interrogate) for seat in others)
    asked.ask(Investigating(0), OneOf(answers), hush=False)
    panel = ada.by_id("panel")
    expect(panel.locator('.group[aria-expanded="false"]')).to_have_count(2)
    panel.locator(".group").last.press("Enter")
    assert panel.get_by_role("button").count() <= MOST
    assert grave(ada.page) == []
    panel.locator(".under button").last.press("Enter")  # two clicks so close to each other would be a double tap
    if ada.by_id("confirm").count():
        ada.by_id("confirm").press("Enter")
    asked.wait(lambda: asked.answers == [{"type": "Interrogate", "seat": 7}])
