"""The course of a game is the game: the same questions and states as at a table; nobody knows what was not told."""

import pickle
from copy import deepcopy
from math import isclose
from random import Random
from typing import Any

import pytest
from tests.adapters.walks import variant_of, walk

from maskenball import games
from maskenball.adapters import course
from maskenball.adapters.course import Deed, Node, start
from maskenball.adapters.imagine import imagined
from maskenball.adapters.spelling import PASS
from maskenball.adapters.variant import Variant, write_position
from maskenball.kernel import CLOCK, Chance, Dice, Illegal, Malformed, Step, open_table
from maskenball.testing import Case


@pytest.fixture
def deeds(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Deed, Any]]:
    """What is done in the course, and the states that come of it."""
    done: list[tuple[Deed, Any]] = []
    step_of = course._step

    def step(state: Any, deed: Deed, dice: Chance) -> Step:
        following = step_of(state, deed, dice)
        done.append((deed, following.state))
        return following

    monkeypatch.setattr(course, "_step", step)
    return done


def test_a_course_is_the_same_game_as_at_a_table(case: Case, deeds: list[tuple[Deed, Any]]) -> None:
    *_, last = walk(variant_of(case), 1, seed="a course")
    table, _ = open_table(case.game, case.players, case.options, "a course")
    for deed, state in deeds:
        moves = deed.moves
        table, _ = table.submit_all(moves) if deed.cutter is None else table.submit(deed.cutter, moves[deed.cutter])
        assert table.state == state
    assert table.outcome == last.outcome
    assert table.outcome is not None


def test_everybody_asked_at_once_or_one_after_another_is_the_same_game(small_case: Case) -> None:
    variant = variant_of(small_case)
    at_once = start(variant, "order")
    in_turn = start(variant, "order")
    random = Random(str(small_case))
    while not at_once.over:
        assert at_once.state == in_turn.state
        numbers = {seat: random.choice(at_once.legal(seat)) for seat in at_once.asked}
        cutter = next((seat for seat in sorted(numbers) if numbers[seat] != PASS), None) if at_once.cutting else None
        assert at_once.asked == in_turn.asked
        at_once = at_once.go(numbers)
        for seat in sorted(numbers):
            if cutter is None or seat <= cutter:
                in_turn = in_turn.go({seat: numbers[seat]})
    assert at_once.outcome == in_turn.outcome


def test_somebody_is_asked_or_it_is_over_or_chance_decides(small_case: Case) -> None:
    for node in walk(variant_of(small_case), 2):
        assert (node.odds is not None) + bool(node.asked) + node.over == 1
        assert node.odds is None or isclose(sum(node.odds), 1)
        for seat in range(small_case.players):
            assert bool(node.legal(seat)) == (seat in node.asked)
            assert (0 in node.legal(seat)) == (node.cutting and seat in node.asked) or not node.given.get(seat)
        assert CLOCK not in node.asked


def test_returns_are_for_winners(small_case: Case) -> None:
    for node in walk(variant_of(small_case), 3):
        if node.outcome is None:
            assert node.returns() == [0.0] * small_case.players
        else:
            won = {seat for seat, reward in enumerate(node.returns()) if reward > 0}
            assert won == {*node.outcome.winners}
            assert all(abs(reward) == 1 for reward in node.returns())


def test_what_others_have_said_to_a_question_is_in_nobodys_information(small_case: Case) -> None:
    random = Random(1)
    for node in walk(variant_of(small_case), 4):
        if len(node.asked) < 2 or node.cutting:
            continue
        first, *others = node.asked
        after = [node.go({first: random.choice(node.legal(first))}) for _ in range(3)]
        for other in others:
            assert {each.information(other) for each in after} == {node.information(other)}


def test_information_differs_wherever_a_seat_did_something_else(small_case: Case) -> None:
    """Perfect recall: two answers of one's own never lead to the same information."""
    random = Random(2)
    for node in walk(variant_of(small_case), 5, seed="recall"):
        for seat in node.asked[:1] if node.odds is None else ():
            legal = node.legal(seat)
            if len(legal) < 2:
                continue
            others = {each: node.safe(each) for each in node.asked}
            one, two = (node.go(others | {seat: number}) for number in random.sample(legal, 2))
            assert one.information(seat) != two.information(seat)


def test_an_imagined_node_is_the_same_to_the_seat_that_is_asked(small_case: Case) -> None:
    variant = variant_of(small_case)
    dice = Dice(Random(3).random)
    for index, node in enumerate(walk(variant, 6, one_by_one=True)):
        if node.asked and index % 3 == 0:
            seat = node.asked[0]
            other = imagined(node, seat, dice)
            assert other.information(seat) == node.information(seat)
            assert other.legal(seat) == node.legal(seat)
            assert other.asked[0] == seat
            while not other.over and index % 30 == 0:  # and it can be played on
                number = dice.pick(other.legal(other.asked[0])) if other.odds is None else 0
                other = other.draw(0) if other.odds is not None else other.go({other.asked[0]: number})


def test_a_node_is_a_value(small_case: Case) -> None:
    for node in walk(Variant(small_case.game, small_case.players, small_case.options), 7):
        assert deepcopy(node) is node
    if small_case.name in games:
        for node in walk(variant_of(small_case), 8):
            again = pickle.loads(pickle.dumps(node))
            assert again.state == node.state
            assert again.asked == node.asked
            assert [again.legal(seat) for seat in node.asked] == [node.legal(seat) for seat in node.asked]
            assert again.odds == node.odds


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    node = start(Variant(games["resistance"], 5), "refused")
    (leader,) = node.asked
    wrong = next(number for number in range(node.variant.numbers.count) if number not in node.legal(leader))
    with pytest.raises(Illegal, match="not_offered"):
        node.go({leader: wrong})
    with pytest.raises(Illegal, match="not_asked"):
        node.go({(leader + 1) % 5: node.legal(leader)[0]})
    assert node.asked == (leader,)


# Cut-ins


def first_cut(variant: Variant) -> Node:
    return next(node for node in walk(variant, 9, "cuts") if node.cutting and len(node.asked) > 1)


def test_of_several_who_cut_in_the_lowest_seat_does_and_the_others_alone_remember_it() -> None:
    node = first_cut(Variant(games["hoax"], 4))
    first, second, *_ = node.asked
    numbers = {seat: node.legal(seat)[-1] if seat in (first, second) else PASS for seat in node.asked}
    after = node.go(numbers)
    alone = node.go(numbers | {second: PASS})
    assert after.state == alone.state
    assert after.information(second) != alone.information(second)
    assert all(after.information(seat) == alone.information(seat) for seat in range(4) if seat != second)


def test_nobody_cuts_in_more_often_than_the_setting_says() -> None:
    for cuts in (0, 1):
        variant = Variant(games["hoax"], 3, cuts=cuts)
        for node in walk(variant, 10, "how often"):
            assert cuts or not node.cutting
            assert all(count <= cuts for count in node.cuts.values())


def test_a_game_that_takes_too_long_is_broken_off_without_a_winner() -> None:
    *_, last = walk(Variant(games["resistance"], 5, longest=20), 1)
    assert last.over
    assert last.outcome is None
    assert last.returns() == [0.0] * 5


# Positions


def test_a_game_begins_where_a_position_says_with_every_world_that_fits() -> None:
    game = games["resistance"]
    node = next(node for node in walk(Variant(game, 5), 11) if node.asked and node.state.public.played == 2)
    variant = Variant(game, 5, position=write_position(game, node.state))
    beginning = start(variant)
    assert beginning.odds is not None
    assert isclose(sum(beginning.odds), 1)
    states = [beginning.draw(outcome).state for outcome in range(len(beginning.odds))]
    assert node.state in states
    assert all(game.view(state, None) == game.view(node.state, None) for state in states)
    assert len({state.characters for state in states}) > 1
    assert start(variant, "thrown").state in states


@pytest.mark.parametrize("written", ["nonsense", "!!", "eJw"])
def test_a_position_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(Malformed, match="bad_position"):
        start(Variant(games["resistance"], 5, position=written))


def test_a_position_of_another_table_is_refused() -> None:
    game = games["resistance"]
    written = write_position(game, start(Variant(game, 6), "another").state)
    with pytest.raises(Malformed, match="bad_position"):
        start(Variant(game, 5, position=written))
    with pytest.raises(Malformed, match="bad_position"):
        start(Variant(game, 6, {"plot": True}, position=written))


def test_a_position_that_too_many_worlds_fit_is_refused() -> None:
    game = games["decrypto"]
    node = next(node for node in walk(Variant(game, 4), 1, "words") if node.asked)
    with pytest.raises(Malformed, match="many_worlds"):
        start(Variant(game, 4, position=write_position(game, node.state)))
