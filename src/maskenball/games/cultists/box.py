"""What is in the box: kinds of cards, the board, routes, decks and numbers as one replaceable `Data`. No rules here."""

from enum import StrEnum
from typing import Annotated, TypeAlias, TypeVar

from msgspec import Meta, Struct

from maskenball.kernel import cached

ROUNDS = 10
STEPS = 3
"""Steps of a living player (K-20)."""
MOST_PLACES = 30
"""Rooms, corridors, doors, markers or route cards that a box may have; the house's has 9, 6, 4, 9 and 8."""
MOST_EDGES = 150
TOKEN_AT = 3
"""Cards in a room that turn its token (K-45)."""

HOUSE_PLACES = ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "G1", "G2", "G3", "G4", "G5", "G6")
Place: TypeAlias = Annotated[str, Meta(title="place", min_length=1, max_length=40, examples=list(HOUSE_PLACES))]
"""A room or corridor. The house's places have words in the catalogue; those of another box are shown as they are."""

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Colour(StrEnum):
    """The colours of rooms and routes."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"
    VIOLET = "violet"
    WHITE = "white"


class Pulse(StrEnum):
    """The pulse cards (K-12)."""

    ALIVE = "alive"
    MURDERED = "murdered"


class Task(StrEnum):
    """The task cards (K-12)."""

    SUCCESS = "success"
    FAILURE = "failure"
    SABOTAGE = "sabotage"


class Happening(StrEnum):
    """What is in the bag of events (K-31)."""

    LIGHTNING = "lightning"
    SECRET_DOORS = "secret_doors"
    PORTAL = "portal"
    WINDOW = "window"
    SILENCE = "silence"


class Room(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A room and its colour."""

    id: Place
    colour: Colour


K = TypeVar("K", Pulse, Task)


class Hand(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How many cards of each kind somebody holds."""

    alive: Count
    murdered: Count
    success: Count
    failure: Count
    sabotage: Count

    @property
    def pulse(self) -> int:
        """The number of pulse cards."""
        return self.alive + self.murdered

    @property
    def task(self) -> int:
        """The number of task cards."""
        return self.success + self.failure + self.sabotage

    def pulses(self) -> tuple[Pulse, ...]:
        """The kinds of pulse cards there are, the harmless first."""
        return _kinds(Pulse, (self.alive, self.murdered))

    def tasks(self) -> tuple[Task, ...]:
        """The kinds of task cards there are, the harmless first."""
        return _kinds(Task, (self.success, self.failure, self.sabotage))


@cached
def _kinds(of: type[K], counts: tuple[int, ...]) -> tuple[K, ...]:
    return tuple(kind for kind, count in zip(of, counts, strict=True) if count)


class Tasks(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """So many task cards of each kind."""

    success: Count
    failure: Count
    sabotage: Count

    def cards(self, sets: int = 1) -> tuple[Task, ...]:
        """The cards one by one."""
        return tuple(kind for kind in Task for _ in range(getattr(self, kind) * sets))


class Bagged(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """So many events of a kind."""

    event: Happening
    count: Count


class Numbers(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What depends on the number of players."""

    players: Annotated[int, Meta(ge=4, le=8)]
    cultists: Annotated[int, Meta(ge=1, le=2)]
    points: Annotated[int, Meta(ge=1, le=99)]
    """Points the investigators need (K-02)."""
    kills: Annotated[int, Meta(ge=1, le=8)]
    """Murdered investigators a cultist needs (K-04)."""
    cultist: Hand
    starts_alive: Count
    starts_murdered: Count
    """The pool of start cards for the investigators' pulse decks; one stays unused (K-71)."""
    room_sets: Annotated[int, Meta(ge=1, le=9)]
    room_cards: Annotated[int, Meta(ge=0, le=2)]
    """Sets of start cards for the rooms, and how many cards each room gets (K-72)."""


Route: TypeAlias = Annotated[
    tuple[Annotated[tuple[Colour, ...], Meta(max_length=2 * len(Colour))], ...], Meta(max_length=2 * ROUNDS)
]
"""A route card: for each round the colours it allows."""


class Data(Struct, frozen=True, gc=False, forbid_unknown_fields=True, cache_hash=True):
    """The whole box: what an owner can replace (K-70 to K-75)."""

    rooms: Annotated[tuple[Room, ...], Meta(max_length=MOST_PLACES)]
    corridors: Annotated[tuple[Place, ...], Meta(max_length=MOST_PLACES)]
    edges: Annotated[tuple[tuple[Place, Place], ...], Meta(max_length=MOST_EDGES)]
    doors: Annotated[tuple[tuple[Place, Place], ...], Meta(max_length=MOST_PLACES)]
    """Secret doors."""
    start: Place
    fishman: Place
    """The corridor top right, where the fishman comes up."""
    routes: Annotated[tuple[Route, ...], Meta(max_length=MOST_PLACES)]
    """The route cards: for each round the colours it allows."""
    bag: Annotated[tuple[Bagged, ...], Meta(max_length=2 * len(Happening))]
    investigator: Hand
    tables: Annotated[tuple[Numbers, ...], Meta(max_length=10)]
    room_cards: Tasks
    """One set of start cards for the rooms."""
    paths: Tasks
    """What the unsafe-paths deck starts with (K-15)."""
    pile: Tasks
    markers: Annotated[tuple[Place, ...], Meta(max_length=MOST_PLACES)]
    """The rooms that the cultist markers name."""
    windows: Count
    """How many room tokens show the broken window."""
