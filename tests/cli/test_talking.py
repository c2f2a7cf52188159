"""Saying and claiming things: to whom, about whom, and how to think better of it."""

import pytest
from tests.cli.keys import Call, TypeIn

DECRYPTO = "play decrypto --level random --players 4 --option teams=1122 --seed s --people Ada "
CULTISTS = "play cultists --level random --seed s --people Ada "
HOAX = "play hoax --level random --players 4 --seed s --people Ada "


def test_where_teams_talk_apart_one_sees_who_hears_it_before_it_is_said(call: Call, type_in: TypeIn) -> None:
    type_in(["/say between us", "1", "/say to all of you", "2", "/log"])
    out = call(DECRYPTO).out
    assert "Who is to hear it?" in out
    assert "only White: Kim" in out
    assert "everybody at the table" in out
    log = out.partition("Everything so far")[2]
    assert "“ Ada: between us  (only White)" in log
    assert "“ Ada: to all of you\n" in log


def test_one_can_think_better_of_it(call: Call, type_in: TypeIn) -> None:
    type_in(["/say between us", "", "/log"])
    out = call(DECRYPTO).out
    assert "Nothing said." in out
    assert "between us" not in out.partition("Everything so far")[2]


def test_an_encryptor_who_may_only_speak_to_all_is_told_so(call: Call, type_in: TypeIn) -> None:
    type_in(["1", "/say careful", "", "/log"])
    asked = call(DECRYPTO).out.partition("Who is to hear it?")[2]
    assert "everybody at the table" in asked
    assert "only White" not in asked


def test_where_all_hear_everything_nobody_is_asked(call: Call, type_in: TypeIn) -> None:
    type_in(["/say hello"])
    out = call("play resistance --level random --seed s --people Ada").out
    assert "Who is to hear it?" not in out
    assert "“ Ada: hello" in out


def test_many_claims_are_asked_for_by_whom_they_are_about(call: Call, type_in: TypeIn) -> None:
    type_in(["/claim", "3", "1"])
    out = call(HOAX).out
    assert "0  something about you or the table" in out
    asked, _, said = out.partition("3  something about Robin")[2].partition("“ Ada: ")
    assert "I trust Robin." in asked
    assert "Kim is not" not in asked
    assert said.startswith("I trust Robin.")


def test_claims_with_something_to_fill_in_can_be_made(call: Call, type_in: TypeIn) -> None:
    type_in(["/claim somewhere", "nowhere", "canteen", "kim"])
    assert "“ Ada: I was with Kim" in call(CULTISTS).out


@pytest.mark.rule("W-10")
def test_nobody_is_offered_to_tell_what_was_never_shown(call: Call, type_in: TypeIn) -> None:
    type_in(["/claim showed", "/claim", "2", ""])
    out = call("play resistance --level random --players 8 --seed s --people Ada").out
    assert "“showed” can’t be chosen here" in out
    assert "showed me" not in out
