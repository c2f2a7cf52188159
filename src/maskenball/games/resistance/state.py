"""The State, what of it is Public, and the View of one seat. Public is a type of its own: no secret fits into it."""

from typing import TYPE_CHECKING

from msgspec import Struct

from maskenball.games.resistance import hunter, interrogator, missions, plots
from maskenball.games.resistance.characters import in_play, recognition
from maskenball.games.resistance.events import Began, Dealt, Entry, MissionDone, Note, Recognised
from maskenball.games.resistance.flow import go_on
from maskenball.games.resistance.missions import Proposing
from maskenball.games.resistance.model import MISSIONS, Card, Character, Deal, Field, Options, Plot, Recognition
from maskenball.kernel import Over, Phase, Seat, Step, Told, cached, union

if TYPE_CHECKING:
    AnyPhase = Phase
else:  # msgspec decodes a union
    AnyPhase = union(Phase, missions, plots, hunter, interrogator) | Over


class Public(Struct, frozen=True, gc=False):
    """What everybody sees, spectators too."""

    players: int
    options: Options
    characters: tuple[Character, ...]
    """The list of characters in play, in no seat order."""
    leader: Seat
    results: tuple[bool | None, ...] = (None,) * MISSIONS
    """The result of each field as it stands."""
    played: int = 0
    field: Field = 0
    rejected: int = 0
    team: tuple[Seat, ...] = ()
    investigator: Seat | None = None
    exposed: Seat | None = None
    mission: MissionDone | None = None
    """The last mission with its own result."""
    interrogators: tuple[Seat, ...] = ()
    """Who has held the token; the last one holds it."""
    plots: tuple[tuple[Plot, ...], ...] = ()
    deck_left: int = 0
    revealed: tuple[Character | None, ...] = ()
    early_used: bool = False
    blamed: bool = False
    history: tuple[Entry, ...] = ()


class State(Struct, frozen=True, gc=False):
    """Everything: what is public, who is who, what each seat was told, what lies face down."""

    public: Public
    phase: AnyPhase
    characters: tuple[Character, ...]
    notes: tuple[tuple[Note, ...], ...]
    deck: tuple[Plot, ...] = ()
    cards: tuple[Card, ...] = ()
    """The mission cards on the table, in the order of the team."""
    chief_failed: bool = False
    """Whether a Spy Chief played a Fail in the last mission."""


class LaidOpen(Struct, frozen=True, gc=False):
    """After the end: everything that was secret."""

    characters: tuple[Character, ...]
    notes: tuple[tuple[Note, ...], ...]
    deck: tuple[Plot, ...]
    chief_failed: bool


class View(Struct, frozen=True, gc=False):
    """What one seat (None: a spectator) knows and remembers."""

    seat: Seat | None
    phase: AnyPhase
    public: Public
    character: Character | None = None
    notes: tuple[Note, ...] = ()
    laid_open: LaidOpen | None = None


def start(options: Options, players: int, deal: Deal) -> Step:
    """Set up the table and let everybody know what they know (W-02, J-02, V-01)."""
    notes, whispers = opening_night(options, deal.characters)
    public = Public(
        players,
        options,
        in_play(options, players),
        deal.leader,
        interrogators=((deal.leader - 1) % players,) if options.interrogator else (),
        plots=((),) * players,
        deck_left=len(deal.deck),
        revealed=(None,) * players,
    )
    told: list[Told] = [(Began(deal.leader), None), *whispers]
    return go_on(State(public, _BEFORE, deal.characters, notes, deal.deck), told, "strong_leader")


_BEFORE: AnyPhase = Proposing()
"""Only a place to stand before the first question; go_on leaves it at once."""

Notes = tuple[tuple[Note, ...], ...]


@cached
def opening_night(options: Options, characters: tuple[Character, ...]) -> tuple[Notes, tuple[Told, ...]]:
    """What each seat learns before the first mission, its own character and whom it recognises; and the telling."""
    notes: list[tuple[Note, ...]] = []
    for seat, character in enumerate(characters):
        known: dict[Recognition, list[int]] = {}
        for other, theirs in enumerate(characters):
            if other != seat and (seen := recognition(options, character, theirs)):
                known.setdefault(seen, []).append(other)
        recognised = [Recognised(tuple(seats), seen) for seen, seats in sorted(known.items())]
        notes.append((Dealt(character), *recognised))
    return tuple(notes), tuple((note, (seat,)) for seat, mine in enumerate(notes) for note in mine)
