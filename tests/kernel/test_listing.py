"""All that chance can bring, listed: nothing is missing, nothing twice, and each as likely as it really is."""

from collections import Counter
from fractions import Fraction
from math import comb, isclose
from random import Random

import msgspec
import pytest

from maskenball import games
from maskenball.games.resistance import Card, Character, Deal, Play, Propose, Vote
from maskenball.kernel import Branch, Dice, Match, Script, listed, posterior


@pytest.mark.parametrize(
    ("draw", "expected"),
    [
        (lambda dice: dice.below(3), {0: Fraction(1, 3), 1: Fraction(1, 3), 2: Fraction(1, 3)}),
        (lambda dice: dice.pick("aab"), {"a": Fraction(2, 3), "b": Fraction(1, 3)}),
        (lambda dice: dice.weighted([3, 0, 1]), {0: Fraction(3, 4), 2: Fraction(1, 4)}),
        (lambda dice: dice.happens(0.25), {True: Fraction(1, 4), False: Fraction(3, 4)}),
        (lambda dice: "".join(dice.some("xxy", 2)), {"xx": Fraction(1, 3), "xy": Fraction(1, 3), "yx": Fraction(1, 3)}),
        (
            lambda dice: "".join(dice.shuffled("xxy")),
            {"xxy": Fraction(1, 3), "xyx": Fraction(1, 3), "yxx": Fraction(1, 3)},
        ),
        (lambda dice: dice.below(2) + dice.below(2), {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}),
        (lambda _: "certain", {"certain": Fraction(1)}),
        (lambda dice: next(n for _ in dice.tries(99) if (n := dice.below(3))), {1: Fraction(1, 2), 2: Fraction(1, 2)}),
    ],
)
def test_every_kind_of_draw_is_listed_with_its_chance(draw, expected) -> None:  # type: ignore[no-untyped-def]
    found = listed(draw)
    assert found is not None
    assert {drawn for drawn, _ in found} == set(expected)
    for drawn, chance in found:
        assert isclose(chance, expected[drawn])


@pytest.mark.parametrize(
    "draw",
    [
        lambda dice: "".join(dice.some("aabbc", 3)),
        lambda dice: dice.pick([1, 1, 2]) * dice.weighted([1, 2, 3]),
        lambda dice: (dice.happens(0.3), dice.below(4)),
    ],
)
def test_real_dice_throw_as_often_as_the_list_says(draw) -> None:  # type: ignore[no-untyped-def]
    dice = Dice(Random(1).random)
    thrown = Counter(draw(dice) for _ in range(20_000))
    found = listed(draw)
    assert found is not None
    assert set(thrown) == {drawn for drawn, _ in found}
    for drawn, chance in found:
        assert abs(thrown[drawn] / 20_000 - chance) < 0.015


def test_a_script_tells_what_could_come_next() -> None:
    with pytest.raises(Branch) as branch:
        Script([1]).some("abc", 2)
    assert branch.value.odds == [0.5, 0.5]
    assert Script([1, 0]).some("abc", 2) == ["b", "a"]


def test_a_bare_random_number_can_not_be_listed() -> None:
    with pytest.raises(TypeError, match="below, pick"):
        listed(lambda dice: dice.random())


def test_what_is_too_much_is_given_up_at_once() -> None:
    assert listed(lambda dice: tuple(dice.shuffled(range(60)))) is None
    assert listed(lambda dice: dice.below(10), most=9) is None
    assert listed(lambda dice: [dice.below(9) for _ in range(30)]) is None


@pytest.mark.parametrize(("players", "deals"), [(5, 50), (7, 245), (10, 2_100)])
def test_all_deals_of_the_resistance(players: int, deals: int) -> None:
    game = games["resistance"]
    found = listed(lambda dice: game.deal(game.Options(), players, dice, None))
    assert found is not None
    assert len(found) == deals == comb(players, {5: 2, 7: 3, 10: 4}[players]) * players
    assert all(isclose(chance, 1 / deals) for _, chance in found)


def late_position() -> Match:
    """Two missions by different teams, each with one Fail."""
    spy, loyal = Character.SPY, Character.RESISTANCE
    match = Match(games["resistance"], tuple("ABCDE"), deal=Deal((spy, spy, loyal, loyal, loyal), 0))
    for team, traitor in (((0, 2), 0), ((0, 1, 3), 1)):
        (leader,) = match.table.ask.must
        assert isinstance(leader, int)
        match.submit(leader, Propose(team))
        for seat in range(5):
            match.submit(seat, Vote(True))
        for seat in team:
            match.submit(seat, Play(Card.FAIL if seat == traitor else Card.SUCCESS))
    return match


@pytest.mark.parametrize("seat", [None, 0, 2, 4])
def test_the_posterior_is_what_redeals_converge_to(seat: int | None) -> None:
    game, state = games["resistance"], late_position().table.state
    view = game.view(state, seat)
    worlds = posterior(game, view)
    assert worlds is not None
    assert isclose(sum(chance for _, chance in worlds), 1)
    assert all(game.view(world, seat) == view for world, _ in worlds)
    dice = Dice(Random(1).random)
    drawn: Counter[bytes] = Counter()
    total = 0.0
    for _ in range(4_000):
        world = game.redeal(view, dice)
        drawn[msgspec.json.encode(world.state)] += world.weight  # type: ignore[assignment] # a Counter of weights
        total += world.weight
    exact = {msgspec.json.encode(world): chance for world, chance in worlds}
    assert set(drawn) <= set(exact)
    for written, chance in exact.items():
        assert abs(drawn[written] / total - chance) < 0.04


def test_one_of_two_who_went_on_a_failed_mission_is_a_spy() -> None:
    game = games["resistance"]
    worlds = posterior(game, game.view(late_position().table.state, 4))
    assert worlds is not None
    for world, _ in worlds:
        assert Character.SPY in (world.characters[0], world.characters[2])
    assert any(world.characters[2] is Character.SPY for world, _ in worlds)


def test_worlds_of_one_night_are_listed_too() -> None:
    game = games["one_night"]
    match = Match(game, ("A", "B", "C"), seed="night")
    for seat in range(3):
        match.submit(seat, match.seen(seat).choice.safe())  # type: ignore[union-attr] # all are asked
    view = game.view(match.table.state, 0)
    worlds = posterior(game, view)
    assert worlds is not None
    assert len(worlds) > 5
    assert all(game.view(world, 0) == view for world, _ in worlds)
