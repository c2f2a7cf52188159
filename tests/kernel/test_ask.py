"""A question to several at once, and one that is put again and again: then all answers together may be listed."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from maskenball.kernel import Action, Ask, Dice, Either, Form, Illegal, OneOf, Ring, Some
from maskenball.kernel.game import collected
from maskenball.kernel.phase import ListedAsk
from maskenball.testing.toy import GAME as TOY


class Say(Action, frozen=True):
    """Yes or No."""

    yes: bool


class Team(Action, frozen=True):
    """Two out of several."""

    seats: tuple[int, ...]


SAY = OneOf((Say(True), Say(False)))
TEAM = Form(Team((0, 1)), {"seats": Some((0, 1, 2), 2, 2)})
VOTE_AND_TEAM = Ask(must={0: SAY, 1: SAY, 2: TEAM})
ASKS = {"plain": VOTE_AND_TEAM, "listed": VOTE_AND_TEAM.listed()}


@pytest.mark.parametrize("ask", ASKS.values(), ids=ASKS)
def test_everybodys_answers_are_thrown_independently_and_equally_often(ask: Ask) -> None:
    dice = Dice(Random(1).random)
    thrown = Counter(tuple(ask.sample(dice).items()) for _ in range(6_000))
    assert len(thrown) == 2 * 2 * 3
    assert all(400 < count < 600 for count in thrown.values())


@pytest.mark.parametrize("ask", ASKS.values(), ids=ASKS)
def test_answers_are_taken_in_the_order_of_the_question_and_in_one_spelling(ask: Ask) -> None:
    taken = ask.check({2: Team((1, 0)), 1: Say(False), 0: Say(1)})  # type: ignore[arg-type] # 1 only equals True
    assert list(taken.items()) == [(0, Say(True)), (1, Say(False)), (2, Team((0, 1)))]
    assert taken[0].yes is True


@pytest.mark.parametrize("ask", ASKS.values(), ids=ASKS)
@pytest.mark.parametrize("wrong", [Say(True), Team((0, 0)), Team((0, 3)), Team([0, 1]), None, [], "team"])  # type: ignore[arg-type] # junk
def test_a_wrong_answer_is_refused_whatever_the_others_say(ask: Ask, wrong: object) -> None:
    with pytest.raises(Illegal):
        ask.check({0: Say(True), 1: Say(True), 2: wrong})


@pytest.mark.parametrize("ask", ASKS.values(), ids=ASKS)
def test_a_missing_answer_is_missed(ask: Ask) -> None:
    with pytest.raises(KeyError):
        ask.check({0: Say(True), 1: Say(True), 3: Team((0, 1))})


def test_answers_thrown_once_can_be_changed_without_harm() -> None:
    ask, dice = ASKS["listed"], Dice(Random(2).random)
    for _ in range(50):
        ask.sample(dice)[0] = Team((7, 8))
    assert all(ask.sample(dice)[0] in SAY for _ in range(50))


def test_a_question_is_listed_only_where_the_answers_are_few_and_equally_likely() -> None:
    assert isinstance(ASKS["listed"], ListedAsk)
    assert isinstance(Ask(must=dict.fromkeys(range(10), SAY)).listed(), ListedAsk)
    assert not isinstance(Ask(must=dict.fromkeys(range(11), SAY)).listed(), ListedAsk)
    either: Either[Any] = Either((SAY, TEAM))
    assert not isinstance(Ask(must={0: either}).listed(), ListedAsk)


def test_a_question_is_the_same_listed_or_not() -> None:
    assert VOTE_AND_TEAM.listed() == VOTE_AND_TEAM.listed() == VOTE_AND_TEAM == VOTE_AND_TEAM.listed()
    assert VOTE_AND_TEAM.listed() != Ask(must={0: SAY}).listed()
    assert Ask(must=VOTE_AND_TEAM.must, hush=True).listed() != VOTE_AND_TEAM
    one, other = (Ask(must={0: OneOf(answers)}).listed() for answers in ((Ring(),), (Ring(), Ring())))
    assert one != other
    assert other != one


def test_a_game_is_itself_and_can_be_a_key() -> None:
    assert {TOY: "toy"}[TOY] == "toy"


def test_a_module_counts_as_its_own_only_the_classes_it_defines() -> None:
    def defined(name: str, where: str) -> type[Action]:
        return type(name, (Action,), {"__module__": where})

    own = defined("Own", "games.middle")
    module = {"__name__": "games.middle", "A": defined("A", "games.first"), "Own": own, "Z": defined("Z", "games.zoo")}
    assert collected(module, Action) == (own,)


def test_up_to_1024_answers_of_all_together_are_listed() -> None:
    for count, listed in ((1024, True), (1025, False)):
        numbers = OneOf(tuple(Team((number,)) for number in range(count)))
        assert isinstance(Ask(must={0: numbers}).listed(), ListedAsk) is listed


def test_a_question_is_neither_hushed_nor_private_unless_it_says_so() -> None:
    ask = Ask(must={0: SAY})
    assert (ask.hush, ask.private, ask.bell, ask.may) == (False, False, None, {})
    assert not Ask(must={0: SAY}).listed().hush
    assert Ask(must={0: SAY}, hush=True, private=True).listed().private


def test_a_seat_speaks_for_itself_or_for_its_party() -> None:
    ask = Ask(must={0: SAY, (1, 3): SAY})
    assert [ask.voice(seat) for seat in range(5)] == [0, (1, 3), None, (1, 3), None]
