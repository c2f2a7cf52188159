"""How people look at the table: a mask and its colour. No two seats of a room have the same mask."""

from typing import get_args

from msgspec.structs import replace

from maskenball.kernel import Illegal
from maskenball.protocol.settings import Look, Mask
from maskenball.server.room.state.value import RoomState, not_playing, with_person

MASKS: tuple[Mask, ...] = get_args(Mask)


def free_look(room: RoomState, wanted: Look | None, but: int | None = None) -> Look:
    """What somebody (`but`: on this seat) may look like: as wanted, else with a mask that nobody has."""
    taken = {place.look.mask for seat, place in enumerate(room.places) if place.look is not None and seat != but}
    if wanted is not None and wanted.mask not in taken:
        return wanted
    return Look(next((mask for mask in MASKS if mask not in taken), MASKS[0]))


def choose_look(room: RoomState, number: int, look: Look) -> RoomState:
    """Somebody puts on another mask; not while a game is on, in which people are known by it."""
    not_playing(room)
    person, seat = room.person(number), room.seat_of(number)
    if seat is not None and free_look(room, look, seat) != look:
        raise Illegal("mask_taken")
    places = tuple(replace(place, look=look) if place.person == number else place for place in room.places)
    return replace(with_person(room, replace(person, look=look)), places=places)
