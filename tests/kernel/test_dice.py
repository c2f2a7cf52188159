"""Chance: the same for ever out of the same seed, fair, and independent of everything else."""

from collections import Counter
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maskenball.kernel import Dice, StepDice

ALMOST_ONE = 1 - 2**-53


def test_the_dice_of_a_step_are_the_same_for_ever() -> None:
    # Never change these numbers: records that people keep replay by them.
    dice = StepDice("maskenball", 7)
    assert [dice.random() for _ in range(10)] == [
        0.1402610841869969,
        0.9929405975419042,
        0.8990010653474626,
        0.6106218330549148,
        0.8069958827913815,
        0.12911650805448938,
        0.34403438857044777,
        0.7796217883842822,
        0.35647412422126357,
        0.9511618406630482,
    ]
    assert StepDice("", 0).random() == 0.09740020604957678
    assert StepDice("Kostüm 🎭", 0).random() == 0.6773928910333235


def test_what_is_drawn_with_them_is_the_same_for_ever() -> None:
    dice = StepDice("maskenball", 7)
    assert "".join(dice.shuffled("abcdefgh")) == "bhagcfde"
    assert dice.some(range(20), 4) == [15, 7, 19, 9]
    assert dice.pick("xyz") == "z"
    assert [dice.weighted([1, 0, 2, 3]) for _ in range(8)] == [2, 2, 0, 3, 2, 3, 2, 3]
    dice = StepDice("maskenball", 7)
    assert [dice.below(10) for _ in range(12)] == [1, 9, 8, 6, 8, 1, 3, 7, 3, 9, 4, 8]


@pytest.mark.parametrize(
    ("seed", "step"), [("maskenball", 8), ("maskenball ", 7), ("Maskenball", 7), ("maskenball/7", 7)]
)
def test_other_seeds_and_steps_have_other_dice(seed: str, step: int) -> None:
    dice, other = StepDice("maskenball", 7), StepDice(seed, step)
    assert not {dice.random() for _ in range(50)} & {other.random() for _ in range(50)}


def expected(counts: Counter[Any], shares: dict[Any, float]) -> bool:
    """Whether so many of each kind are no surprise: each within five standard deviations."""
    total = sum(counts.values())
    return set(counts) <= set(shares) and all(
        abs(counts[kind] - total * share) <= 5 * (total * share * (1 - share)) ** 0.5 for kind, share in shares.items()
    )


def test_the_dice_of_many_steps_are_fair() -> None:
    throws = [StepDice("fair?", step).below(6) for step in range(6_000)]
    assert expected(Counter(throws), dict.fromkeys(range(6), 1 / 6))
    assert expected(Counter(pairwise(throws)), {(a, b): 1 / 36 for a in range(6) for b in range(6)})


def test_one_long_stream_is_fair() -> None:
    dice = StepDice("long", 0)
    assert expected(Counter(dice.below(10) for _ in range(10_000)), dict.fromkeys(range(10), 0.1))


def test_every_order_is_as_likely_as_any_other() -> None:
    dice = Dice(Random(1).random)
    orders = Counter("".join(dice.shuffled("abcd")) for _ in range(12_000))
    assert expected(orders, dict.fromkeys(map("".join, permutations("abcd")), 1 / 24))


def test_some_draws_every_selection_equally_often() -> None:
    dice = Dice(Random(2).random)
    drawn = Counter(tuple(dice.some(range(4), 2)) for _ in range(6_000))
    assert expected(drawn, dict.fromkeys(permutations(range(4), 2), 1 / 12))


def test_weighted_draws_in_proportion_and_never_what_weighs_nothing() -> None:
    dice = Dice(Random(3).random)
    drawn = Counter(dice.weighted([1, 0, 2.5, 0.5, 0]) for _ in range(8_000))
    assert expected(drawn, {0: 0.25, 2: 0.625, 3: 0.125})


@given(st.lists(st.floats(0, 1e9), min_size=1).filter(any), st.floats(0, ALMOST_ONE))
def test_weighted_gives_something_that_weighs(weights: list[float], throw: float) -> None:
    assert weights[Dice(lambda: throw).weighted(weights)] > 0


@given(st.integers(1, 10**9), st.floats(0, ALMOST_ONE))
def test_below_stays_below(count: int, throw: float) -> None:
    assert 0 <= Dice(lambda: throw).below(count) < count


@given(st.lists(st.integers()), st.data())
def test_some_are_different_places_of_the_whole(items: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(items)))
    drawn = Dice(Random(data.draw(st.integers())).random).some(items, count)
    assert len(drawn) == count
    assert not Counter(drawn) - Counter(items)


def test_drawing_changes_nothing_it_draws_from() -> None:
    items = [1, 2, 3, 4, 5]
    Dice(Random(4).random).shuffled(items)
    assert items == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("throw", "index"), [(0.0, 1), (0.24, 1), (0.25, 3), (0.74, 3), (0.75, 4), (ALMOST_ONE, 4)])
def test_where_one_weight_ends_and_the_next_begins(throw: float, index: int) -> None:
    assert Dice(lambda: throw).weighted([0, 1, 0, 2, 1, 0]) == index


def test_few_or_none_can_be_drawn() -> None:
    dice = Dice(Random(5).random)
    assert dice.some("abc", 0) == []
    assert dice.some("a", 1) == ["a"]
    assert dice.some("ab", 5) in (["a", "b"], ["b", "a"])
    assert dice.shuffled("") == []
