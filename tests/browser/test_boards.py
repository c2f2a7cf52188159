"""What boards tell at a glance: what fits the moment, how far a wish has come, how a doubt ended, what signs mean."""

import re

from playwright.sync_api import Locator, expect
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import Guest
from tests.browser.player import play


def three(welcome: Welcome, game: str) -> tuple[Guest, Guest, Guest]:
    """Three people at a table where nobody is hurried, and the game is on."""
    ada, kim, zoe = welcome("Ada", "en"), welcome("Kim", "de"), welcome("Zoe", "en")
    ada.play_with(kim, zoe, game=game)
    return ada, kim, zoe


def cut_in(guest: Guest, what: str) -> None:
    """Do something unasked."""
    may = guest.by_id("may")
    if not may.locator("summary").count():  # the game's own panel: it counts at once
        may.get_by_role("button", name=re.compile(what)).press("Enter")  # a second tap at once would count for nothing
        return
    if may.get_attribute("open") is None:
        may.locator("summary").first.click()
    may.locator(".list").get_by_role("button", name=re.compile(what)).first.click()
    may.locator("button.main").last.click()


def claims(guest: Guest) -> Locator:
    """What can be claimed with one tap."""
    return guest.page.get_by_role("group", name="Claims with one tap")


def test_nothing_is_claimed_before_the_night_and_by_day_what_fits_is_at_hand(welcome: Welcome) -> None:
    ada, kim, zoe = three(welcome, "one_night")
    talk = ada.open_sheet("talk")
    expect(talk.locator("form input")).to_be_visible()
    expect(claims(ada)).to_have_count(0)
    ada.close_sheet()
    play([ada, kim, zoe], before="Discussing", cuts=0.0)
    ada.open_sheet("talk")
    more = claims(ada).get_by_role("button", name="Claim something else")
    expect(more).to_have_attribute("aria-expanded", "false")
    at_hand = claims(ada).get_by_role("button").count()
    more.focus()
    ada.page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    assert claims(ada).get_by_role("button").count() > at_hand
    for claim in ("I am …", "I looked at …", "I stole from …", "I swapped"):
        expect(claims(ada).get_by_role("button", name=claim)).to_be_visible()
    assert grave(ada.page) == []
    claims(ada).get_by_role("button", name="I suspect …").click()
    ada.page.locator(".talk .step button").first.click()
    ada.by_id("claim").click()
    expect(zoe.open_sheet("talk").locator(".said", has_text=re.compile("^Ada"))).to_be_visible()


def test_all_see_how_many_want_to_vote_and_how_many_have_to(welcome: Welcome) -> None:
    ada, kim, zoe = three(welcome, "one_night")
    screen = welcome("", "en")
    screen.page.goto(f"{screen.url}/screen/{ada.code}")
    expect(ada.by_id("wishes")).to_have_count(0)
    play([ada, kim, zoe], before="Discussing", cuts=0.0)
    expect(ada.by_id("may").get_by_role("button", name="vote"), "nothing else is asked, so it is open").to_be_visible()
    expect(ada.by_id("wishes")).to_contain_text("Nobody wants to vote yet; it takes 2 of 3.")
    cut_in(zoe, "Ask for the vote")
    for guest in (ada, zoe, screen):
        expect(guest.by_id("wishes")).to_contain_text("1 of 3 wants to vote; it takes 2.")
    expect(kim.by_id("wishes")).to_contain_text("1 von 3 will abstimmen, nötig sind 2.")
    cut_in(zoe, "Ask for more talk")
    expect(kim.by_id("wishes")).to_contain_text("Noch will niemand abstimmen, nötig sind 2 von 3.")
    for guest in (ada, zoe):
        cut_in(guest, "Ask for the vote")
    kim.page.locator('[data-testid=now][data-phase="Voting"]').wait_for()
    expect(kim.by_id("wishes")).to_have_count(0)


def test_the_chain_of_claims_says_how_a_doubt_ended(welcome: Welcome) -> None:
    guests = three(welcome, "hoax")
    ada, kim, zoe = guests
    play(guests, before="Acting", cuts=0.0)
    actor = next(guest for guest in guests if guest.page.locator('[data-testid=panel][data-answered="false"]').count())
    play([actor], until=lambda: actor.phase != "Acting", cuts=0.0)
    by, voter = [guest for guest in guests if guest is not actor]
    doubt(by)
    for guest in guests:
        guest.page.locator('[data-testid=now][data-phase="Accusing"]').wait_for()
    expect(ada.page.locator("[data-testid=stage]")).to_contain_text(f"{by.name} has a doubt: the vote is on")
    voter.by_id("panel").get_by_role("button", name=re.compile("believe|glaube")).click()
    for guest in guests:
        guest.page.locator('[data-testid=now]:not([data-phase="Accusing"])').wait_for()
    chain = ada.page.locator("[data-part=chain]").get_by_role("button").first
    expect(chain).to_have_accessible_name(re.compile(f"{by.name} had a doubt: no majority, 1 to 1.*still stands"))
    expect(chain, "at a glance").to_contain_text("1 : 1")
    german = kim.page.locator("[data-part=chain]").get_by_role("button").first
    expect(german).to_have_accessible_name(re.compile(f"{by.name} zweifelte: keine Mehrheit, 1 zu 1.*gilt weiter"))
    assert grave(zoe.page) == []


def doubt(guest: Guest) -> None:
    """Hold the red button until it counts."""
    guest.by_id("doubt-hold").hover()
    guest.page.mouse.down()
    guest.page.locator('[data-testid=now][data-phase="Accusing"]').wait_for()
    guest.page.mouse.up()


def test_the_notebook_says_what_its_signs_mean(welcome: Welcome) -> None:
    ada, _, _ = three(welcome, "hoax")
    notebook = ada.open_sheet("table").locator("[data-part=notebook]")
    key = notebook.get_by_role("list", name="What the signs mean")
    for sign, word in (("?", "maybe"), ("✕", "hardly"), ("✓", "likely"), ("✕", "may not claim that any more")):
        expect(key.get_by_role("listitem").filter(has_text=word)).to_contain_text(sign)
    field = notebook.get_by_role("button", name="Kim, Judge")
    for word in ("no sign", "maybe", "hardly", "likely", "no sign"):
        expect(field).to_have_accessible_name(f"Kim, Judge: {word}")
        field.press("Enter")
    assert grave(ada.page) == []
    ada.page.reload()
    ada.by_id("dock").wait_for()
    ada.open_sheet("table")
    expect(field, "it stays on this device").to_have_accessible_name("Kim, Judge: maybe")
