"""The event of a round (K-30 to K-32)."""

from collections import Counter

import pytest
from tests.games.cultists.position import Position, at

from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.board import board
from maskenball.games.cultists.box import Happening
from maskenball.games.cultists.encounters import Meeting
from maskenball.games.cultists.events import (
    DoorUsed,
    EventDrawn,
    Met,
    PathsDrawn,
    PortalChanged,
    PowerSwitched,
    PulseGiven,
    Stayed,
)
from maskenball.games.cultists.happenings import Sneaking
from maskenball.games.cultists.model import Give, Move, Stay, UseDoor
from maskenball.games.cultists.movement import Moving
from maskenball.games.cultists.setup import events


def draw(event: Happening, places: str, cast: str = "C I I S", move: str = "R4", **more: object) -> Position:
    """The last player moves away from R1, and the event is drawn."""
    last = len(cast.split()) - 1
    position = at(cast, Moving((last,)), f"{places} R1", bag=(event, Happening.SILENCE), **more)  # type: ignore[arg-type]
    return position.do({last: Move((move,))})


@pytest.mark.rule("K-30", "K-31")
def test_the_knife_holder_draws_one_event_and_it_stays_out() -> None:
    game = draw(Happening.SILENCE, "R3 R7 R9", public={"knife": 2})
    assert game.said(EventDrawn) == [EventDrawn(2, Happening.SILENCE)]
    assert game.state.bag == (Happening.SILENCE,)
    assert game.public.bag == 1
    assert game.state.phase == Acting((2, 3, 0, 1))


@pytest.mark.rule("K-31")
def test_the_bag_holds_twelve_events() -> None:
    count = Counter(events(board(None)))
    assert count == {
        Happening.LIGHTNING: 3,
        Happening.SECRET_DOORS: 2,
        Happening.PORTAL: 2,
        Happening.WINDOW: 2,
        Happening.SILENCE: 3,
    }


@pytest.mark.rule("K-31", "K-30")
def test_lightning_puts_out_the_power_and_three_or_more_meet_at_once_but_no_pairs() -> None:
    game = draw(Happening.LIGHTNING, "R9 R9 R9 R7 R7", cast="C I I I I S")
    assert game.said(PowerSwitched) == [PowerSwitched(None)]
    assert not game.public.power
    assert game.said(Met) == [Met("R9", (0, 1, 2))]
    assert set(game.table.ask.must) == {0, 1, 2}
    pairs = draw(Happening.LIGHTNING, "R9 R9 R7")
    assert not pairs.said(Met)
    assert isinstance(pairs.state.phase, Acting)


@pytest.mark.rule("K-32")
def test_lightning_strikes_all_places_at_the_same_moment() -> None:
    game = draw(Happening.LIGHTNING, "R9 R7 R9 R7 R9 R7", cast="C I I C I I S")
    assert [met.seats for met in game.said(Met)] == [(0, 2, 4), (1, 3, 5)]
    assert set(game.table.ask.must) == {0, 1, 2, 3, 4, 5}
    assert len(game.safe().said(PulseGiven)) == 6


@pytest.mark.rule("K-31")
def test_lightning_does_nothing_when_the_power_is_off_already() -> None:
    game = draw(Happening.LIGHTNING, "R9 R9 R9", public={"power": False})
    assert not game.said(PowerSwitched)
    assert not game.said(Met)
    assert isinstance(game.state.phase, Acting)


@pytest.mark.rule("K-31", "K-32")
def test_secret_doors_are_offered_one_after_another_from_the_knife_on() -> None:
    game = draw(Happening.SECRET_DOORS, "R3 R5 R7", public={"knife": 1})
    asked = []
    while isinstance(game.state.phase, Sneaking):
        (seat,) = game.table.ask.must
        assert isinstance(seat, int)
        asked.append(seat)
        game = game.do({seat: Stay()})
        assert game.said(Stayed) == [Stayed(seat)]
    assert asked == [2, 3, 0], "seat 1 is in the cafeteria, which has no door"
    assert game.state.phase == Acting((1, 2, 3, 0))


@pytest.mark.rule("K-32", "K-30")
def test_going_through_a_door_is_entering_and_resolved_before_the_next_is_asked() -> None:
    game = draw(Happening.SECRET_DOORS, "R3 R5 R7")
    assert game.offers(0, UseDoor("R7"))
    assert not game.offers(0, UseDoor("R9"))
    game = game.do({0: UseDoor("R7")})
    assert game.said(DoorUsed) == [DoorUsed(0, "R7")]
    assert game.said(Met) == [Met("R7", (0, 2))]
    assert isinstance(game.state.phase, Meeting)
    game = game.do({})
    assert game.state.phase == Sneaking((2, 3))


@pytest.mark.rule("K-31")
def test_ghosts_are_not_asked_for_secret_doors() -> None:
    game = draw(Happening.SECRET_DOORS, "R3 R5 R7", ghosts=[0])
    assert set(game.table.ask.must) == {2}


@pytest.mark.rule("K-31", "K-53")
def test_a_portal_opens_only_if_none_is_open() -> None:
    game = draw(Happening.PORTAL, "R3 R5 R7", public={"round": 4})
    assert game.public.portal == 4
    assert game.said(PortalChanged)
    again = draw(Happening.PORTAL, "R3 R5 R7", public={"round": 5, "portal": 4})
    assert again.public.portal == 4
    assert not again.said(PortalChanged)


@pytest.mark.rule("K-31")
def test_a_broken_window_resolves_one_unsafe_path() -> None:
    game = draw(Happening.WINDOW, "R3 R5 R7")
    assert len(game.said(PathsDrawn)) == 1
    assert game.public.paths == 2


@pytest.mark.rule("K-31")
def test_pulse_cards_change_hands_in_a_dark_crowd() -> None:
    game = draw(Happening.LIGHTNING, "R9 R9 R9").do({})
    assert len(game.said(PulseGiven)) == 3
    assert isinstance(game.state.phase, Acting)
    assert all(isinstance(give, Give) for give in draw(Happening.LIGHTNING, "R9 R9 R9").choice(0))
