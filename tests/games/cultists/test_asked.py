"""How things are asked: times, hushed questions, paths, and what all can tell of a turn (K-20, K-25, K-34, K-36)."""

from collections import Counter
from random import Random

import pytest
from tests.games.cultists.position import active, at

from maskenball.games.cultists.acting import Acting, Turn
from maskenball.games.cultists.board import board
from maskenball.games.cultists.box import Colour, Hand, Pulse, Task
from maskenball.games.cultists.checking import looked
from maskenball.games.cultists.cleanup import CleaningUp
from maskenball.games.cultists.encounters import Meeting
from maskenball.games.cultists.flow import Stage
from maskenball.games.cultists.model import (
    Announce,
    CheckRoom,
    CheckStatus,
    FillRoom,
    Give,
    Move,
    Pass,
    PulseCard,
    SecureCorridor,
)
from maskenball.games.cultists.movement import Moving, Paths, walks
from maskenball.kernel import CLOCK, Bell, Dice, Illegal, Slot

SPREAD = "R4 R9 R7 R8"


@pytest.mark.rule("K-36", "K-61")
def test_announcement_and_clean_up_take_fixed_time_whoever_is_asked() -> None:
    announcing = at("I C I S", Acting((0, 1)), "R4 R4 R7 G1").do({0: CheckStatus(1)}).table.ask
    assert announcing.must[CLOCK] == Slot("announcement", 15)
    assert (announcing.bell, announcing.hush) == (Bell("announcement", 15, turn=0), True)
    cleaning = at("C I I S", CleaningUp(), SPREAD).table.ask
    assert cleaning.must[CLOCK] == Slot("clean_up", 10)
    assert (cleaning.bell, cleaning.hush) == (Bell("clean_up", 10), True)


@pytest.mark.rule("K-36")
def test_what_counts_when_a_cultist_says_nothing() -> None:
    silent = at("C I I S", Acting((0, 1)), "R4 R4 R7 G1", decks={1: "AM"}).do({0: CheckStatus(1)})
    assert silent.choice(0).safe() == Announce(murdered=True), "the truth, as from an investigator"


@pytest.mark.rule("K-25", "K-27")
def test_nobody_is_told_who_is_awaited_where_two_meet_but_among_more() -> None:
    two = at("C I I S", Meeting(((0, 1),), None, (), Stage.ACTING, ()), SPREAD)
    three = at("C I I S", Meeting(((0, 1, 2),), None, (), Stage.ACTING, ()), SPREAD)
    both = at("C I I S C I I", Meeting(((0, 1), (2, 3, 4)), None, (), Stage.ACTING, ()))
    assert [game.table.ask.hush for game in (two, three, both)] == [True, False, False]
    assert list(two.choice(1)) == [Give(Pulse.ALIVE, None)]
    assert list(three.choice(1)) == [Give(Pulse.ALIVE, 0), Give(Pulse.ALIVE, 2)]
    assert list(two.choice(0)) == [Give(Pulse.ALIVE, None), Give(Pulse.MURDERED, None)]


WAYS = {"A": ("B", "C"), "B": ("A",), "C": ("A", "D"), "D": ("C",)}


@pytest.mark.rule("K-20", "K-21")
def test_all_walks_short_ones_first() -> None:
    paths = Paths("A", 3, WAYS)
    assert ["".join(path) for path in walks(paths)] == ["B", "C", "CD", "BAB", "BAC", "CAB", "CAC", "CDC"]
    assert all(Move(path) in paths for path in walks(paths))
    assert paths.safe() == Move(("B",))
    assert walks(Paths("A", 1, WAYS)) == [("B",), ("C",)]


@pytest.mark.rule("K-20")
def test_a_thrown_path_is_of_any_length_and_goes_any_way() -> None:
    dice = Dice(Random(3).random)
    thrown = Counter(Paths("A", 3, WAYS).sample(dice).path for _ in range(4_000))
    assert set(thrown) == set(walks(Paths("A", 3, WAYS)))
    # One, two or three steps are as likely; of those of two only one in four ends elsewhere.
    total = 1 / 3 + 1 / 12 + 1 / 3
    assert thrown["B",] == pytest.approx(4_000 / 6 / total, rel=0.15)
    assert thrown["C", "D"] == pytest.approx(4_000 / 12 / total, rel=0.2)
    assert thrown["C", "D", "C"] == pytest.approx(4_000 / 12 / total, rel=0.2)


@pytest.mark.rule("K-20")
@pytest.mark.parametrize("path", [(), ("B", "A", "C", "D")])
def test_a_path_of_the_wrong_length_is_refused_with_the_lengths_that_fit(path: tuple[str, ...]) -> None:
    with pytest.raises(Illegal) as refused:
        Paths("A", 3, WAYS).check(Move(path))
    assert refused.value.details == {"least": 1, "most": 3, "given": len(path)}
    for wrong in (Pass(), Move(["B"]), None):  # type: ignore[arg-type] # a list is none
        with pytest.raises(Illegal, match="not_offered"):
            Paths("A", 3, WAYS).check(wrong)


@pytest.mark.rule("K-20", "K-22")
def test_where_a_move_can_end() -> None:
    house = board(None)
    for place in ("R1", "G2", "R5"):
        for fishman in (False, True):
            ways = house.closed_ways if fishman else house.ways
            assert house.reach(place, fishman) == {path[-1] for path in walks(Paths(place, 3, ways))}
    assert at("C I I S", Moving((0,)), SPREAD).choice(0) == Paths("R4", 3, house.ways)


@pytest.mark.rule("K-34")
@pytest.mark.parametrize(
    ("places", "action", "turn"),
    [
        ("R4 R9 R7 R8", FillRoom(Task.SUCCESS), Turn(1, 0, Colour.YELLOW, 0, 2, "room")),
        ("R4 R9 R7 R8", CheckRoom(), Turn(1, 0, Colour.YELLOW, 0, 2, "room")),
        ("R4 R4 R7 R8", CheckStatus(1), Turn(1, 0, Colour.YELLOW, 1, 2, "character")),
        ("R7 R9 R4 R8", Pass(), Turn(1, 0, Colour.VIOLET, 0, 1, "pass")),
        ("G1 R9 R4 R8", SecureCorridor(Task.SUCCESS), Turn(1, 0, None, 1, 0, "character")),
    ],
)
def test_what_everybody_can_tell_of_a_turn(places: str, action: object, turn: Turn) -> None:
    game = at("I C I S", Acting((0, 1)), places, rooms={"R4": "+++"}, public={"active": active("R4")})
    assert game.do({0: action}).public.turns == (turn,)  # type: ignore[dict-item] # one of the actions


def test_a_hand_names_the_kinds_it_holds() -> None:
    hand = Hand(alive=2, murdered=0, success=1, failure=0, sabotage=3)
    assert (hand.pulse, hand.task) == (2, 4)
    assert hand.pulses() == (Pulse.ALIVE,)
    assert hand.tasks() == (Task.SUCCESS, Task.SABOTAGE)
    assert Hand(0, 1, 0, 1, 0).pulses() == (Pulse.MURDERED,)
    deck = (PulseCard(Pulse.ALIVE), PulseCard(Pulse.MURDERED, 1), PulseCard(Pulse.ALIVE, 2))
    found = looked(3, deck)
    assert (found.seat, found.alive, found.murdered) == (3, 2, 1)
