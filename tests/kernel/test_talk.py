"""Talk: who may speak to whom, what can be said, and who hears it."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy_tables import EVERYBODY, match
from tests.kernel.toy_tables import match_at_night as night

from maskenball.kernel import Illegal, Malformed, Refusal
from maskenball.kernel.talk import MOST_TEXT
from maskenball.testing.toy import (
    Innocent,
    Name,
    Nod,
    Steal,
    Suspect,
)


def test_everybody_hears_what_is_said_to_all() -> None:
    at = match()
    at.say(2, "all", "It was Di.")
    at.say(0, "all", claim=Suspect(3))
    for seat in EVERYBODY:
        assert [(said.seat, said.text, said.claim) for said in at.seen(seat).talk] == [
            (2, "It was Di.", None),
            (0, "", Suspect(3)),
        ]


def test_only_the_pair_hears_the_pair() -> None:
    at = match()
    at.say(0, "pair", "psst")
    assert [len(at.seen(seat).talk) for seat in EVERYBODY] == [0, 1, 1, 0, 0]
    assert at.seen(0).speaks == ("all", "pair")
    assert at.seen(2).speaks == ("all",)


def test_talk_has_its_place_in_what_its_hearer_was_told() -> None:
    at = night()
    at.submit(3, Steal(1))
    at.ring("night")
    at.say(0, "all", "Good morning")
    assert [at.seen(seat).talk[0].number for seat in EVERYBODY] == [4, 5, 6, 5, 6]
    assert at.seen(1, since=6).talk == at.seen(1).talk
    assert at.seen(1, since=7).talk == ()
    at.ring("naming")
    assert at.seen(1, since=7).talk == ()
    assert [at.seen(1, since).count for since in (6, 7, 8)] == [6, 7, 8]


@given(st.lists(st.sampled_from(["say", "psst", "nod"]), max_size=12), st.integers(0, 20))
def test_everything_comes_once_and_in_order(doings: list[str], since: int) -> None:
    at = match()
    heard: list[object] = []
    for doing in doings:
        before = len(list(at.seen(1).log()))
        if doing == "nod":
            with suppress(Illegal):
                at.submit(2, Nod())
        else:
            at.say(0, "all" if doing == "say" else "pair", doing)
        heard += [what for _, what in at.seen(1, before).log()]
    log = list(at.seen(1).log())
    assert [number for number, _ in log] == list(range(len(log)))
    assert [what for _, what in log][-len(heard) :] == heard or not heard
    assert list(at.seen(1, since).log()) == log[since:]


def test_nobody_speaks_at_night() -> None:
    at = night()
    assert at.seen(0).speaks == ()
    assert at.seen(0).claims is None
    for channel in ("all", "pair"):
        with pytest.raises(Illegal, match="no_channel"):
            at.say(0, channel, "psst")


@pytest.mark.parametrize(
    ("seat", "channel", "said", "code"),
    [
        (2, "pair", {"text": "psst"}, "no_channel"),
        (2, "nowhere", {"text": "psst"}, "no_channel"),
        (4, "all", {"text": "hello"}, "no_channel"),
        (-1, "all", {"text": "tick"}, "no_channel"),
        (None, "all", {"text": "boo"}, "no_channel"),
        (2, "all", {}, "empty_talk"),
        (2, "all", {"text": " \n\t"}, "empty_talk"),
        (2, "all", {"text": "x", "claim": Innocent()}, "empty_talk"),
        (2, "all", {"text": "x" * (MOST_TEXT + 1)}, "long_talk"),
        (2, "all", {"claim": Suspect(2)}, "not_offered"),
        (2, "all", {"claim": Suspect(9)}, "not_offered"),
        (2, "all", {"claim": Name(0)}, "not_offered"),
    ],
)
def test_talk_is_refused_with_a_reason(seat: Any, channel: str, said: dict[str, Any], code: str) -> None:
    at = match()
    with pytest.raises(Refusal) as refused:
        at.say(seat, channel, **said)
    assert refused.value.code == code
    assert at.record() == match().record()


def test_talk_that_can_not_be_written_down_is_refused() -> None:
    # A terminal gives such halves of a letter for bytes it can't read.
    with pytest.raises(Malformed):
        match().say(2, "all", "\udcff")


def test_the_longest_text_and_every_sign_can_be_said() -> None:
    at = match()
    at.say(2, "all", "ß" * MOST_TEXT)
    at.say(2, "all", '🎭\n\t"\\ \u2028')
    assert [said.text for said in at.seen(0).talk] == ["ß" * MOST_TEXT, '🎭 "\\']


def test_people_speak_on_after_the_end() -> None:
    at = match(rounds=1)
    for slot in ("naming", "rest", "night"):
        at.ring(slot)
    assert at.outcome is not None
    at.say(2, "all", "Well played.")
    assert at.seen(None).talk[-1].text == "Well played."
