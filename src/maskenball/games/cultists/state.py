"""The State, what of it is Public, and the View of one seat. Public is a type of its own: no secret fits into it."""

from typing import TYPE_CHECKING

from msgspec import Struct

from maskenball.games.cultists import acting, checking, cleanup, encounters, ending, happenings, movement, votes
from maskenball.games.cultists.acting import Turn
from maskenball.games.cultists.box import Hand, Happening, Place, Task
from maskenball.games.cultists.events import Entry, Note
from maskenball.games.cultists.model import Options, PulseCard, Role, RouteCard, TaskCard
from maskenball.kernel import Over, Phase, Seat, union

if TYPE_CHECKING:
    AnyPhase = Phase
else:  # msgspec decodes a union
    AnyPhase = union(Phase, movement, encounters, happenings, acting, checking, votes, cleanup, ending) | Over


class Public(Struct, frozen=True, gc=False):
    """What everybody sees, spectators too (K-18)."""

    players: int
    options: Options
    target: int
    """Points the investigators need now."""
    knife: Seat
    places: tuple[Place, ...]
    ghosts: tuple[bool, ...]
    pulse_hands: tuple[int, ...]
    task_hands: tuple[int, ...]
    """How many cards each seat holds."""
    pulse_decks: tuple[int, ...]
    room_decks: tuple[int, ...]
    """How many cards lie in each deck, rooms in the box's order."""
    active: tuple[bool, ...]
    """The rooms whose token has been turned (K-45)."""
    paths: int
    pile: int
    bag: int
    markers_left: int
    markers: tuple[Place, ...] = ()
    """The rooms with a cultist marker in them."""
    round: int = 1
    points: int = 0
    power: bool = True
    votable: bool = True
    """Whether marker V is up."""
    fishman: bool = False
    portal: int | None = None
    """The round in which it opened."""
    portal_user: Seat | None = None
    turns: tuple[Turn, ...] = ()
    history: tuple[Entry, ...] = ()


class State(Struct, frozen=True, gc=False):
    """Everything: what is public, who is who, what each seat was told, what lies face down."""

    public: Public
    phase: AnyPhase
    roles: tuple[Role, ...]
    routes: tuple[RouteCard, ...]
    hands: tuple[Hand, ...]
    pulses: tuple[tuple[PulseCard, ...], ...]
    rooms: tuple[tuple[TaskCard, ...], ...]
    paths: tuple[TaskCard, ...]
    """Decks lie in the order in which cards came; whoever draws, draws at random."""
    tokens: tuple[bool, ...]
    markers: tuple[Place, ...]
    bag: tuple[Happening, ...]
    pile: tuple[Task, ...]
    notes: tuple[tuple[Note, ...], ...]
    spent: tuple[TaskCard, ...] = ()
    """Task cards that were drawn openly and left the game, in that order."""
    met: bool = False
    """Two cultists: whether the kill target was met in a clean-up (K-07)."""


class LaidOpen(Struct, frozen=True, gc=False):
    """After the end: everything that was secret, each card with its giver (K-61)."""

    roles: tuple[Role, ...]
    routes: tuple[RouteCard, ...]
    hands: tuple[Hand, ...]
    pulses: tuple[tuple[PulseCard, ...], ...]
    rooms: tuple[tuple[TaskCard, ...], ...]
    paths: tuple[TaskCard, ...]
    tokens: tuple[bool, ...]
    markers: tuple[Place, ...]
    bag: tuple[Happening, ...]
    pile: tuple[Task, ...]
    notes: tuple[tuple[Note, ...], ...]
    spent: tuple[TaskCard, ...]
    met: bool


class View(Struct, frozen=True, gc=False):
    """What one seat (None: a spectator) knows and remembers."""

    seat: Seat | None
    phase: AnyPhase
    public: Public
    role: Role | None = None
    route: RouteCard | None = None
    hand: Hand | None = None
    notes: tuple[Note, ...] = ()
    laid_open: LaidOpen | None = None
