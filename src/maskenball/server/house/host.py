"""What the host settles: the game and its options, bots, the order round the table, the door."""

from typing import Any

from msgspec.structs import replace

from maskenball.bots import levels
from maskenball.kernel import Illegal, Malformed
from maskenball.server.house.names import free_name
from maskenball.server.house.value import (
    MOST_SECONDS,
    House,
    Place,
    Settings,
    find,
    not_playing,
    only_host,
    unready,
    with_person,
)

MOST_SLOTS = 50
MOST_SLOT_LETTERS = 40
BOT_NAMES = ("Colombina", "Arlecchino", "Pantalone", "Brighella", "Pulcinella", "Scaramuccia", "Truffaldino", "Zanni")


def choose_game(house: House, by: int, name: str) -> House:
    """Another game; its options begin with what is recommended."""
    only_host(house, by)
    not_playing(house)
    find(name)
    if name == house.game:
        return house
    return replace(unready(house), game=name, options={}, carry=None, seated=(), stage="lobby")


def choose_options(house: House, by: int, options: dict[str, Any]) -> House:
    """Other options; what can't go together at any table is refused at once, what does not fit these seats at start."""
    only_host(house, by)
    not_playing(house)
    find(house.game).options(options)
    return replace(unready(house), options=options)


def choose_settings(house: House, by: int, settings: Settings) -> House:
    """How the table is run, also during a game."""
    only_host(house, by)
    slots = settings.seconds
    if len(slots) > MOST_SLOTS or any(
        len(slot) > MOST_SLOT_LETTERS or not 1 <= seconds <= MOST_SECONDS for slot, seconds in slots.items()
    ):
        raise Malformed("bad_seconds", most=MOST_SECONDS)
    if not 0 <= settings.grace <= MOST_SECONDS:
        raise Malformed("bad_seconds", most=MOST_SECONDS)
    return replace(house, settings=settings)


def add_bot(house: House, by: int, level: str) -> House:
    """A bot takes the next seat."""
    only_host(house, by)
    not_playing(house)
    game = find(house.game)
    if level not in levels(game):
        raise Malformed("no_such_level", given=level, known=", ".join(levels(game)))
    if len(house.places) >= game.seats[-1]:
        raise Illegal("room_full")
    return replace(house, places=(*house.places, Place(free_name(house, BOT_NAMES), None, level)))


def remove_bot(house: House, by: int, seat: int) -> House:
    """A bot gets up."""
    only_host(house, by)
    not_playing(house)
    if seat not in range(len(house.places)) or not house.places[seat].bot:
        raise Illegal("no_bot_there")
    return replace(house, places=house.places[:seat] + house.places[seat + 1 :])


def move(house: House, by: int, seat: int, to: int) -> House:
    """The order round the table is changed: one seat goes elsewhere, the others close up."""
    only_host(house, by)
    not_playing(house)
    if not {seat, to} <= set(range(len(house.places))):
        raise Malformed("no_such_seat", given=seat, most=len(house.places))
    places = list(house.places)
    places.insert(to, places.pop(seat))
    return replace(house, places=tuple(places))


def lock(house: House, by: int, on: bool) -> House:
    """Nobody else comes in, or the door is open again."""
    only_host(house, by)
    return replace(house, locked=on)


def protect(house: House, by: int, hashed: str) -> House:
    """A new password (as its hash), or none."""
    only_host(house, by)
    return replace(house, password=hashed)


def hand_on(house: House, by: int, number: int) -> House:
    """Somebody else is host."""
    only_host(house, by)
    if house.person(number).role == "screen":
        raise Illegal("not_here")
    return replace(house, host=number)


def mute(house: House, by: int, number: int, on: bool) -> House:
    """Somebody has no words of their own, or has them again; what the rules ask for they can always say."""
    only_host(house, by)
    return with_person(house, replace(house.person(number), muted=on))
