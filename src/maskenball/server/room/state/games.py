"""The games of an evening: being ready, starting, pausing, finishing, and what one game leaves to the next."""

from typing import Any

from msgspec.structs import replace

from maskenball import games
from maskenball.kernel import Illegal, Outcome
from maskenball.server.room.state.looks import free_look
from maskenball.server.room.state.value import (
    RoomState,
    fitting,
    not_playing,
    only_host,
    unready,
    with_person,
    with_place,
)


def ready(room: RoomState, number: int, on: bool) -> RoomState:
    """Somebody is ready for the next game."""
    not_playing(room)
    if room.seat_of(number) is None:
        raise Illegal("not_seated")
    return with_person(room, replace(room.person(number), ready=on))


def pause(room: RoomState, number: int, on: bool) -> RoomState:
    """The host stops the clocks or lets them go on; others do so by more than half of those who play."""
    if room.stage != "playing":
        raise Illegal("not_playing")
    if number != room.host and room.seat_of(number) is None:
        raise Illegal("not_seated")
    if room.paused == on:  # perhaps somebody wishes it no more
        return replace(room, pausing=tuple(each for each in room.pausing if each != number))
    wishing = {*room.pausing, number}
    people = sum(place.person is not None for place in room.places)
    if number == room.host or 2 * len(wishing) > people:
        return replace(room, paused=on, pausing=())
    return replace(room, pausing=tuple(sorted(wishing)))


def check_start(room: RoomState, by: int, anyway: bool) -> Any:
    """The options to play with, if a game can begin now."""
    only_host(room, by)
    not_playing(room)
    options = fitting(room)
    seated = {place.person for place in room.places} - {by}
    if not anyway and any(person.number in seated and not person.ready for person in room.people):
        raise Illegal("not_ready")
    return options


def all_ready(room: RoomState) -> bool:
    """Whether everybody who sits here is ready."""
    seated = {place.person for place in room.places}
    return all(person.ready for person in room.people if person.number in seated)


def carry_for(room: RoomState) -> Any:
    """What the last game hands on to the people as they sit now."""
    if room.carry is None:
        return None
    before = {name: seat for seat, name in enumerate(room.seated)}
    game = games.find(room.game)
    carry = game.read(room.carry, game.Carry, "bad_carry")
    return game.reseat(carry, tuple(before.get(place.name) for place in room.places))


def begin(room: RoomState, match: str, commitment: str) -> RoomState:
    """A game begins."""
    return replace(
        unready(room),
        stage="playing",
        match=match,
        commitment=commitment,
        sitting=tuple(place.person for place in room.places),
        record="",
        note="",
        paused=False,
        pausing=(),
    )


def finish(room: RoomState, outcome: Outcome, carry: Any, record: str) -> RoomState:
    """A game is over: who won is counted, seats that were left become free."""
    room = _as_themselves(room)
    names = tuple(place.name for place in room.places)
    wins = dict(room.wins)
    for seat in outcome.winners:
        wins[names[seat]] = wins.get(names[seat], 0) + 1
    places = tuple(place for place in room.places if not place.vacant)
    return replace(
        unready(room),
        stage="over",
        record=record,
        played=room.played + 1,
        wins=wins,
        carry=carry,
        seated=names,
        places=places,
        paused=False,
        pausing=(),
    )


def back_to_lobby(room: RoomState, by: int) -> RoomState:
    """The host clears the table: after a game, or breaking one off."""
    only_host(room, by)
    return replace(_cleared(room), note="")


def broken_off(room: RoomState) -> RoomState:
    """The game that was on can't be read any more: the table is cleared, and people are told why."""
    return replace(_cleared(room), note="broken_off")


def _cleared(room: RoomState) -> RoomState:
    room = _as_themselves(room)
    places = tuple(place for place in room.places if not place.vacant)
    return replace(unready(room), stage="lobby", match="", sitting=(), places=places, paused=False, pausing=())


def _as_themselves(room: RoomState) -> RoomState:
    """Seats that were taken over from a bot have its name and mask only until the game is over."""
    for seat, place in enumerate(room.places):
        if place.person is not None:
            person = room.person(place.person)
            own = replace(place, name=person.name, look=free_look(room, person.look or place.look, seat))
            room = replace(room, places=with_place(room.places, seat, own))
    return room
