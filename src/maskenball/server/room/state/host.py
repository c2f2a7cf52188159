"""What the host settles: the game and its options, bots, the order round the table, the door."""

from typing import Any

import msgspec
from msgspec.structs import replace

from maskenball import games
from maskenball.bots import check_level
from maskenball.bots.characters import PERSONAS
from maskenball.kernel import Illegal, Malformed
from maskenball.protocol.settings import Look, Settings
from maskenball.server.room.state.looks import free_look
from maskenball.server.room.state.names import free_name
from maskenball.server.room.state.value import (
    MOST_SECONDS,
    Place,
    RoomState,
    not_playing,
    only_host,
    unready,
    with_person,
)

MOST_SLOTS = 50
MOST_SLOT_LETTERS = 40
BOT_NAMES = tuple(persona.name for persona in PERSONAS)
BOT_LOOKS = {persona.name: msgspec.convert({"mask": persona.mask}, Look) for persona in PERSONAS}


def choose_game(room: RoomState, by: int, name: str) -> RoomState:
    """Another game; its options begin with what is recommended."""
    only_host(room, by)
    not_playing(room)
    games.find(name)
    if name == room.game:
        return room
    return replace(unready(room), game=name, options={}, carry=None, seated=(), stage="lobby")


def choose_options(room: RoomState, by: int, options: dict[str, Any]) -> RoomState:
    """Other options; what can't go together at any table is refused at once, what does not fit these seats at start."""
    only_host(room, by)
    not_playing(room)
    games.find(room.game).options(options)
    return replace(unready(room), options=options)


def choose_settings(room: RoomState, by: int, settings: Settings) -> RoomState:
    """How the table is run, also during a game."""
    only_host(room, by)
    slots = settings.seconds
    if len(slots) > MOST_SLOTS or any(
        len(slot) > MOST_SLOT_LETTERS or not 1 <= seconds <= MOST_SECONDS for slot, seconds in slots.items()
    ):
        raise Malformed("bad_seconds", most=MOST_SECONDS)
    if not 0 <= settings.grace <= MOST_SECONDS:
        raise Malformed("bad_seconds", most=MOST_SECONDS)
    return replace(room, settings=settings)


def add_bot(room: RoomState, by: int, level: str) -> RoomState:
    """A bot takes the next seat."""
    only_host(room, by)
    not_playing(room)
    game = games.find(room.game)
    check_level(game, level)
    if len(room.places) >= game.seats[-1]:
        raise Illegal("room_full")
    return replace(room, places=(*room.places, _bot(room, level)))


def _bot(room: RoomState, level: str) -> Place:
    """A seat for a bot, with a name and a mask that nobody has."""
    name = free_name(room, BOT_NAMES)
    return Place(name, None, level, look=free_look(room, BOT_LOOKS.get(name)))


def remove_bot(room: RoomState, by: int, seat: int) -> RoomState:
    """A bot gets up."""
    only_host(room, by)
    not_playing(room)
    if seat not in range(len(room.places)) or not room.places[seat].bot:
        raise Illegal("no_bot_there")
    return replace(room, places=room.places[:seat] + room.places[seat + 1 :])


def move(room: RoomState, by: int, seat: int, to: int) -> RoomState:
    """The order round the table is changed: one seat goes elsewhere, the others close up."""
    only_host(room, by)
    not_playing(room)
    if not {seat, to} <= set(range(len(room.places))):
        raise Malformed("no_such_seat", given=seat, most=len(room.places))
    places = list(room.places)
    places.insert(to, places.pop(seat))
    return replace(room, places=tuple(places))


def lock(room: RoomState, by: int, on: bool) -> RoomState:
    """Nobody else comes in, or the door is open again."""
    only_host(room, by)
    return replace(room, locked=on)


def protect(room: RoomState, by: int, hashed: str) -> RoomState:
    """A new password (as its hash), or none."""
    only_host(room, by)
    return replace(room, password=hashed)


def hand_on(room: RoomState, by: int, number: int) -> RoomState:
    """Somebody else is host."""
    only_host(room, by)
    if room.person(number).role == "screen":
        raise Illegal("not_here")
    return replace(room, host=number)


def mute(room: RoomState, by: int, number: int, on: bool) -> RoomState:
    """Somebody has no words of their own, or has them again; what the rules ask for they can always say."""
    only_host(room, by)
    return with_person(room, replace(room.person(number), muted=on))
