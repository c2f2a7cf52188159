"""Of what imagined worlds are made: the chance of mission cards and of silence, counted by hand (W-06, J-10, J-31)."""

from collections import Counter
from random import Random

import pytest
from tests.games.resistance.position import CAST, HUNT, PLAIN, S_CHIEF, Position, table

from maskenball.games.resistance import GAME
from maskenball.games.resistance.model import Card, Character, Investigate, Loyalty, Plot, Show
from maskenball.games.resistance.redeal import Facts, Hand, Mission, missions_of
from maskenball.kernel import Dice

SUCCESS, FAIL, CHIEF_FAIL, HACK = Card
C = Character


def cast(names: str) -> tuple[Character, ...]:
    return tuple(CAST[name] for name in names.split())


def counts(fails: int = 0, chief_fails: int = 0, hacks: int = 0) -> dict[Card, int]:
    return {FAIL: fails, CHIEF_FAIL: chief_fails, HACK: hacks}


@pytest.mark.rule("W-06")
@pytest.mark.parametrize(
    ("names", "me", "known", "shown", "chance"),
    [
        ("S S R", None, {}, counts(0), 1 / 4),
        ("S S R", None, {}, counts(1), 1 / 2),
        ("S S R", None, {}, counts(2), 1 / 4),
        ("S S R", None, {}, counts(3), 0),
        ("R R R", None, {}, counts(1), 0),
        ("R R R", None, {}, counts(0), 1),
        ("S S R", 0, {0: FAIL}, counts(0), 1 / 2),  # what is left of the counts is told of the others
        ("S S R", None, {0: FAIL}, counts(0), 1 / 4),
        ("S S R", None, {0: FAIL}, counts(1), 1 / 4),
        ("S S R", None, {2: FAIL}, counts(0), 0),
        ("S S R", None, {2: SUCCESS}, counts(1), 1 / 2),
        ("S S R", None, {0: FAIL}, counts(-1), 0),
        ("S S R", None, {0: FAIL}, None, 1 / 2),
        ("S S R", 0, {0: FAIL}, None, 1),
        ("S-Hacker R-Hacker S", None, {}, counts(1, 0, 1), 1 / 4),
        ("S-Hacker R-Hacker S", None, {}, counts(0, 0, 2), 1 / 8),
    ],
)
def test_how_likely_these_players_played_what_was_shown(
    names: str, me: int | None, known: Hand, shown: dict[Card, int] | None, chance: float
) -> None:
    mission = Mission((0, 1, 2), me, known, shown)
    assert mission.chance(cast(names), chief_fails=False) == pytest.approx(chance)


@pytest.mark.rule("J-05")
def test_with_chief_fails_a_chief_plays_those_and_no_others() -> None:
    chief = cast("S-Chief S R")
    assert Mission((0, 1, 2), None, {}, counts(1, 1)).chance(chief, chief_fails=True) == 1 / 4
    assert Mission((0, 1, 2), None, {}, counts(2, 0)).chance(chief, chief_fails=True) == 0
    assert Mission((0, 1, 2), None, {}, counts(2, 0)).chance(chief, chief_fails=False) == 1 / 4


@pytest.mark.rule("W-06")
def test_cards_are_drawn_among_those_who_can_have_played_them() -> None:
    dice = Dice(Random(1).random)
    mission = Mission((0, 1, 3), None, {3: SUCCESS}, counts(1))
    drawn = Counter(tuple(mission.draw(cast("S S R S"), False, dice).items()) for _ in range(300))
    assert set(drawn) == {((0, FAIL), (1, SUCCESS), (3, SUCCESS)), ((0, SUCCESS), (1, FAIL), (3, SUCCESS))}
    assert all(110 < count < 190 for count in drawn.values())
    face_down = Mission((0, 2, 3), None, {3: FAIL}, None)
    hands = Counter(tuple(face_down.draw(cast("S S R S"), False, dice).items()) for _ in range(300))
    assert set(hands) == {((0, card), (2, SUCCESS), (3, FAIL)) for card in (SUCCESS, FAIL)}


def missions(game: Position, seat: int | None) -> list[Mission]:
    return missions_of(GAME.view(game.state, seat))


@pytest.mark.rule("P-03", "W-06")
def test_what_each_seat_knows_of_the_cards_of_a_mission() -> None:
    game = table(PLAIN[7]).mission(0, 1, play={0: FAIL}).mission(0, 3, 4)
    assert missions(game, None) == [
        Mission((0, 1), None, {}, counts(1)),
        Mission((0, 3, 4), None, {}, counts(0)),
    ]
    assert missions(game, 0) == [
        Mission((0, 1), 0, {0: FAIL}, counts(0)),
        Mission((0, 3, 4), 0, {0: SUCCESS}, counts(0)),
    ]
    assert missions(game, 1)[0] == Mission((0, 1), 1, {1: SUCCESS}, counts(1))
    offered = table(PLAIN[7], plots={5: [Plot.CLOSE_EYE]}).accept(0, 1).cards({0: FAIL})
    assert offered.phase == "Offering close_eye"
    assert missions(offered, 1) == [Mission((0, 1), 1, {1: SUCCESS}, None)]


@pytest.mark.rule("J-02", "J-31")
def test_what_single_facts_tell_a_seat_of_everybody() -> None:
    game = table(HUNT[5], leader=1).mission(0, 1).do(1, Investigate(4)).do(4, Show(Loyalty.NO_CHIEF)).ring()

    def masks(seat: int | None) -> list[frozenset[Character]]:
        view = GAME.view(game.state, seat)
        return list(Facts(view, missions_of(view)).masks)

    everything = frozenset(game.public.characters)
    assert masks(None) == [everything] * 5
    hunter = masks(1)
    assert hunter[1] == frozenset({C.RESISTANCE_HUNTER})
    assert hunter[4] == everything - {C.RESISTANCE_CHIEF, C.SPY_CHIEF}
    assert hunter[0] == everything
    chief = masks(S_CHIEF)
    assert chief[3] == frozenset({C.SPY_HUNTER})
    assert chief[0] == frozenset({C.RESISTANCE_CHIEF, C.RESISTANCE_HUNTER, C.RESISTANCE})


@pytest.mark.rule("J-10", "J-13")
def test_that_nobody_accused_makes_a_chief_who_could_have_been_accused_less_likely() -> None:
    """With the chief in the mission a Spy Hunter had five answers, one of which was silence; else only that one.
    One Fail comes from one spy, or from one of two, in half of all cases."""
    game = table(HUNT[5], results="S").accept(2, 3, 4).cards({S_CHIEF: FAIL}).ring()
    view = GAME.view(game.state, 0)
    dice = Dice(Random(2).random)
    weights: Counter[bool] = Counter()
    for _ in range(400):
        world = GAME.redeal(view, dice)
        weights[world.state.chief_failed] += 1
        assert world.weight == 1 / 2 / (5 if world.state.chief_failed else 1)
    assert set(weights) == {True, False}
