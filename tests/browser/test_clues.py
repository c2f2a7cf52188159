"""Hoax and Decrypto on the stage: every phase on phone, desktop and television, at the smallest and largest tables."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.asked import Asked
from tests.browser.conftest import Welcome
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.look import look
from tests.browser.player import play
from tests.browser.test_stage import LONG, TV, Eye, turn_on

from maskenball.games.decrypto import clues
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.phases import Writing
from maskenball.games.hoax.model import Declare, Doubt, Pass
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.reactions import Closing, Declaring
from maskenball.games.hoax.turn import Link, Mask, Turn
from maskenball.kernel import Either, OneOf

FORM = clues.clue_form(Language.DE, ("Laterne", "Obstgarten", "Gletscher", "Geige"), ((), (), (), ()), "4.2.1", ())
KEYBOARD = 300
"""Pixels a phone's keyboard takes away."""


@pytest.mark.parametrize(
    ("game", "bots", "options", "name"),
    [
        pytest.param("hoax", 1, (), "Ada", marks=pytest.mark.nightly),  # its phases: test_positions.py
        pytest.param("hoax", 10, ("Großer Tisch",), LONG, marks=pytest.mark.nightly),
        ("decrypto", 1, (), "Ö"),
        pytest.param("decrypto", 6, (), LONG, marks=pytest.mark.nightly),
    ],
)
def test_every_phase_looks_right_on_phone_desktop_and_television(
    welcome: Welcome, game: str, bots: int, options: tuple[str, ...], name: str
) -> None:
    ada, kim, tv = welcome(name, "de"), welcome("Kim", "en", size=DESK, scheme="light"), welcome("", "de", size=TV)
    code = ada.open_table(game)
    if options:
        turn_on(ada, *options)
    ada.add_bots(bots)
    ada.without_timers()
    kim.join(code)
    kim.ready()
    tv.page.goto(f"{tv.url}/screen/{code}")
    ada.start()
    kim.take_card()
    eye = Eye(phone=ada, desk=kim, tv=tv)
    play([ada, kim], until=eye.look, cuts=0.0)
    of_the_stage = {phase: found for phase, found in eye.found.items() if not phase.endswith(" over")}
    assert of_the_stage == {}


def written(guest: Guest) -> Asked:
    """Somebody at a table of Decrypto, who is to write three clues."""
    asked = Asked(guest)
    guest.play_with(game="decrypto", bots=3)
    asked.ask(Writing(), FORM, hush=False)
    return asked


def test_with_the_keyboard_open_nothing_is_hidden_that_one_needs_to_write(welcome: Welcome) -> None:
    ada = welcome("Ada", "de")
    written(ada)
    fields = ada.by_id("clues").locator("input")
    fields.first.click()
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1] - KEYBOARD})
    send, lid = ada.by_id("confirm"), ada.by_id("panel").get_by_test_id("lid")
    for part in (*fields.all(), send, lid):
        expect(part).to_be_in_viewport(ratio=1)
    assert [each for each in look(ada.page) if each.startswith(("covered", "texts over", "text cut"))] == []
    fields.first.press("Enter")
    expect(fields.nth(1), "Enter leads to the next clue").to_be_focused()
    lid.hover()
    ada.page.mouse.down()
    expect(ada.by_id("keyword").first).to_contain_text("Geige")
    expect(fields.nth(1), "the keyboard stays open while one looks").to_be_focused()
    ada.page.mouse.up()
    expect(ada.by_id("keyword").first).not_to_contain_text("Geige")


def test_one_tap_lets_all_chances_of_a_turn_go_by(welcome: Welcome) -> None:
    ada = welcome("Ada", "de")
    asked = Asked(ada)
    ada.play_with(game="hoax", bots=3)
    turn = asked.view["public"]["turn"]
    turn["seat"] = 1
    chance = OneOf((Pass(), Declare()))
    asked.then = chance
    asked.ask(Declaring(), chance, hush=False)
    ada.by_id("nothing-more").click()
    asked.wait(lambda: asked.answers == [{"type": "Pass"}] * 2)
    expect(ada.by_id("pass-stop")).to_be_visible()
    turn["seat"] = 2
    asked.ask(Declaring(), chance, hush=False)
    expect(ada.by_id("nothing-more"), "in the next turn one is asked again").to_be_visible()
    assert len(asked.answers) == 2


def test_the_red_button_counts_only_when_it_was_held(welcome: Welcome) -> None:
    ada = welcome("Ada", "de")
    asked = Asked(ada)
    ada.play_with(game="hoax", bots=3)
    asked.view["public"]["turn"] = msgspec.to_builtins(Turn(1, masks=(Mask(1, Character.KING, Link.ACTION),)))
    doubts = msgspec.to_builtins(Either((OneOf((Doubt(1, Character.KING),)),)))
    asked.ask(Closing(), OneOf((Pass(),)), hush=False, may=doubts)
    button = ada.by_id("doubt-hold")
    button.click()
    ada.page.wait_for_function("() => !document.querySelector('.holding')")
    assert asked.answers == []
    expect(button, "and it says so").to_contain_text("Gedrückt halten")
    button.hover()
    ada.page.mouse.down()
    asked.wait(lambda: asked.answers == [{"type": "Doubt", "seat": 1, "character": "king"}])
    ada.page.mouse.up()
