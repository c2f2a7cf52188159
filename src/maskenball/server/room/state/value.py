"""What a room is: people, places, settings, and what was played. Small changes that several commands share."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maskenball import games
from maskenball.kernel import Illegal
from maskenball.protocol.settings import Look, Notice, Role, Settings, Stage

MOST_PEOPLE = 60
MOST_SECONDS = 3600


class Person(Struct, frozen=True):
    """Somebody who came in by the code, with a secret token of which only the hash is kept."""

    number: int
    name: str
    role: Role
    token: str
    ready: bool = False
    muted: bool = False
    wants: int | None = None
    """The bot's seat this person has asked the host for, during a game."""
    look: Look | None = None
    """As chosen; None: whatever is free."""


class Place(Struct, frozen=True):
    """A seat: a person's, a bot's, or one that its person has left during a game (`vacant`)."""

    name: str
    person: int | None = None
    bot: str = ""
    left: int | None = None
    """Who got up from it during this game: it is kept for that person."""
    look: Look | None = None
    """None only in rooms that were stored before there were masks."""

    @property
    def vacant(self) -> bool:
        """Left during a game: a bot plays on, and whoever left it may sit down again."""
        return self.person is None and not self.bot


class RoomState(Struct, frozen=True, kw_only=True):
    """One room: who is in it, who sits where, what is to be played, what has been played."""

    code: str
    game: str
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    password: str = ""
    locked: bool = False
    host: int = 1
    people: tuple[Person, ...] = ()
    places: tuple[Place, ...] = ()
    last_number: int = 0
    stage: Stage = "lobby"
    match: str = ""
    commitment: str = ""
    """The hash of the seed, published with the deal."""
    record: str = ""
    """The link of the last game's record."""
    played: int = 0
    wins: dict[str, int] = {}
    carry: Any = None
    sitting: tuple[int | None, ...] = ()
    """Who plays which seat of the match that is on or was on last, however people have moved since."""
    seated: tuple[str, ...] = ()
    """Who sat where in the game that left `carry`, by name."""
    note: Notice = ""
    paused: bool = False
    pausing: tuple[int, ...] = ()
    """Who wishes to pause (or, during a pause, to go on)."""

    def person(self, number: int) -> Person:
        """Somebody in this room."""
        for person in self.people:
            if person.number == number:
                return person
        raise Illegal("not_here")

    def viewer(self, number: int) -> int | None:
        """The seat through whose eyes this person sees the game; None: those of all who look on."""
        return self.sitting.index(number) if number in self.sitting else None

    def kept_for(self, number: int) -> int | None:
        """The seat this person has got up from during the game that is on."""
        for seat, place in enumerate(self.places):
            if place.left == number:
                return seat
        return None

    def takes_part(self, number: int) -> bool:
        """Whether this person has, or has had, a seat in the game that is on, and so may know its secrets."""
        return self.stage == "playing" and any(number in (place.person, place.left) for place in self.places)

    def seat_of(self, number: int) -> int | None:
        """Where this person sits."""
        for seat, place in enumerate(self.places):
            if place.person == number:
                return seat
        return None


def fitting(room: RoomState) -> Any:
    """The options for the people who sit here now, or why these can't play."""
    return games.find(room.game).options(room.options, len(room.places), room.settings.language)


# Small changes


def only_host(room: RoomState, number: int) -> None:
    """Only the host may do this."""
    if number != room.host:
        raise Illegal("only_host")


def not_playing(room: RoomState) -> None:
    """Not while a game is on."""
    if room.stage == "playing":
        raise Illegal("already_playing")


def unready(room: RoomState) -> RoomState:
    """Nobody is ready any more, or asks for a seat."""
    return replace(room, people=tuple(replace(person, ready=False, wants=None) for person in room.people))


def with_person(room: RoomState, changed: Person) -> RoomState:
    """With this person changed."""
    people = tuple(changed if person.number == changed.number else person for person in room.people)
    return replace(room, people=people)


def with_place(places: tuple[Place, ...], seat: int, place: Place) -> tuple[Place, ...]:
    """With another place at this seat."""
    return (*places[:seat], place, *places[seat + 1 :])
