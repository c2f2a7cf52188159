"""Decrypto's panels: secrets are read while held, clues are as long as the engine says, what is emptied is gone."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.asked import Asked
from tests.browser.axe import grave
from tests.browser.conftest import Welcome
from tests.browser.guest import PHONE, Guest

from maskenball.games.decrypto import clues
from maskenball.games.decrypto.model import LONGEST_CLUE, Language, Line, Team
from maskenball.games.decrypto.phases import Guessing, Writing

KEYWORDS = ("Lantern", "Orchard", "Glacier", "Violin")
FORM = clues.clue_form(Language.EN, KEYWORDS, ((), (), (), ()), "4.2.1", ())


def begin(welcome: Welcome) -> tuple[Guest, Asked]:
    """Somebody at a table of Decrypto, whom we ask."""
    ada = welcome("Ada", "en")
    asked = Asked(ada)
    ada.play_with(game="decrypto", bots=3)
    return ada, asked


def write(guest: Guest, *words: str) -> None:
    """Fill in the clues."""
    for at, word in enumerate(words):
        guest.by_id("clues").locator("input").nth(at).fill(word)


def test_code_and_keywords_are_on_the_encryptors_page_only_while_held(welcome: Welcome) -> None:
    ada, asked = begin(welcome)
    asked.ask(Writing(), FORM, hush=False)
    page, fields, panel = ada.page.locator("body"), ada.by_id("clues"), ada.by_id("panel")
    for covered in (page.inner_html(), page.aria_snapshot()):
        assert not any(word in covered for word in KEYWORDS)
    assert "4" not in fields.inner_text()
    before = fields.bounding_box(), panel.bounding_box()
    panel.get_by_test_id("lid").hover()
    ada.page.mouse.down()
    for at, told in enumerate(("4 Violin", "2 Orchard", "1 Lantern")):
        expect(fields.get_by_test_id("keyword").nth(at)).to_have_text(told)
    assert (fields.bounding_box(), panel.bounding_box()) == before, "nothing moves"
    ada.page.mouse.up()
    expect(page).not_to_contain_text("Violin")
    assert grave(ada.page) == []


def test_a_clue_is_as_long_as_the_engine_says(welcome: Welcome) -> None:
    ada, asked = begin(welcome)
    asked.ask(Writing(), FORM, hush=False)
    assert ada.by_id("clues").locator("input").count() == 3
    for field in ada.by_id("clues").locator("input").all():
        expect(field).to_have_attribute("maxlength", str(LONGEST_CLUE))


def test_a_clue_emptied_after_it_was_given_does_not_count_with_its_old_words(welcome: Welcome) -> None:
    ada, asked = begin(welcome)
    asked.ask(Writing(), FORM, hush=False)
    panel = ada.by_id("panel")
    write(ada, "bow", "pears", "light")
    panel.locator("button.main").press("Enter")
    expect(panel).to_have_attribute("data-answered", "true")
    asked.drafts.clear()
    panel.get_by_role("button", name="Change it").press("Enter")
    expect(panel).to_have_attribute("data-answered", "false")
    assert asked.withdrawn == 1, "what was answered does not count any more"
    fields = ada.by_id("clues").locator("input")
    expect(fields.nth(1)).to_have_value("pears")
    fields.nth(1).fill("")
    asked.wait(lambda: len(asked.drafts) > 1)
    assert asked.drafts[-1] == {"type": "Write", "first": "bow", "second": "", "third": "light"}


def test_a_refusal_is_said_once_and_no_field_lies_under_the_button(welcome: Welcome) -> None:
    ada, asked = begin(welcome)
    asked.ask(Writing(), FORM, hush=False)
    asked.refusal = "Clue 2 names a keyword."
    panel = ada.by_id("panel")
    write(ada, "bow", "orchard", "light")
    expect(panel).to_contain_text(asked.refusal)
    panel.locator("button.main").press("Enter")
    expect(panel.locator("button.main")).to_be_enabled()
    expect(panel.get_by_text(asked.refusal)).to_have_count(1)
    width, height = PHONE
    ada.page.set_viewport_size({"width": width, "height": height - 140})  # and little room
    for field in ada.by_id("clues").locator("input").all():
        field.focus()
        box, foot = field.bounding_box(), panel.locator("button.main").bounding_box()
        assert box is not None
        assert foot is not None
        assert box["y"] + box["height"] <= foot["y"]


def test_whoever_guesses_sees_which_clue_was_struck(welcome: Welcome) -> None:
    ada, asked = begin(welcome)
    line = Line(1, 1, ("bow", "pears", "light"), struck=(False, True, False))
    asked.view["public"]["sheets"] = [[msgspec.to_builtins(line)], []]
    asked.ask(Guessing(Team.WHITE), clues.CODE_FORM, hush=False)
    guess = ada.by_id("guess")
    expect(guess.locator("s")).to_have_text("pears")
    expect(guess).to_contain_text("pears struck")
    expect(guess).not_to_contain_text("bow struck")


@pytest.mark.rule("D-27")
def test_a_guess_that_is_only_written_is_kept_and_comes_back_after_an_objection(welcome: Welcome) -> None:
    ada, asked = begin(welcome)
    line = Line(1, 1, ("bow", "pears", "light"))
    asked.view["public"]["sheets"] = [[msgspec.to_builtins(line)], []]
    asked.ask(Guessing(Team.WHITE), clues.CODE_FORM, hush=False)
    pads = ada.by_id("pad")
    for at, digit in enumerate("314"):
        pads.nth(at).get_by_role("button", name=digit, exact=True).press("Enter")
    asked.wait(lambda: len(asked.drafts) == 3)
    assert [draft["code"] for draft in asked.drafts] == ["3._._", "3.1._", "3.1.4"]
    pads.nth(1).get_by_role("button", name="1", exact=True).press("Enter")
    asked.wait(lambda: len(asked.drafts) == 4)
    assert asked.drafts[-1] == {"type": "Guess", "code": "3._.4"}, "what is rubbed out does not count"
    asked.ask(Guessing(Team.WHITE), clues.CODE_FORM, hush=False, draft=asked.drafts[-1])
    for at, digit in ((0, "3"), (2, "4")):
        expect(pads.nth(at).get_by_role("button", name=digit, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(pads.locator('[aria-pressed="true"]')).to_have_count(2)
