"""What the table says happened in The Resistance: public events, and private ones, which a seat remembers."""

from typing import TYPE_CHECKING

from maskenball.games.resistance.model import Card, Character, Field, Loyalty, Occasion, Plot, Recognition
from maskenball.kernel import Event, Outcome, Seat, collected, union


class Entry(Event, frozen=True):
    """Told to everybody, and kept in Public.history."""


class Note(Event, frozen=True):
    """Told to one seat, which remembers it (State.notes)."""


class Began(Event, frozen=True):
    """The characters are dealt and the first leader is known."""

    leader: Seat


class LeaderChanged(Event, frozen=True):
    """The leader marker moved on."""

    leader: Seat


class LedStrongly(Entry, frozen=True):
    """The owner of a Strong Leader became the leader."""

    leader: Seat


class PlotsDrawn(Entry, frozen=True):
    """The leader drew plot cards, for all to see."""

    plots: tuple[Plot, ...]


class PlotGiven(Entry, frozen=True):
    """A plot card was given to somebody."""

    plot: Plot
    seat: Seat


class PlotTaken(Entry, frozen=True):
    """A kept plot card was taken from somebody."""

    by: Seat
    seat: Seat
    plot: Plot


class PlotKept(Event, frozen=True):
    """The owner of a plot card could have used it now, and did not."""

    plot: Plot
    seat: Seat


class Proposed(Event, frozen=True):
    """A team was proposed."""

    leader: Seat
    field: Field
    team: tuple[Seat, ...]
    investigator: Seat | None = None


class Opined(Event, frozen=True):
    """The opinion makers voted before all others."""

    seats: tuple[Seat, ...]
    votes: tuple[bool, ...]


class Voted(Entry, frozen=True):
    """All votes on a team, in seat order."""

    leader: Seat
    field: Field
    team: tuple[Seat, ...]
    investigator: Seat | None
    votes: tuple[bool, ...]
    accepted: bool


class Overruled(Entry, frozen=True):
    """No Confidence: the accepted team counts as rejected."""

    by: Seat


class Exposed(Entry, frozen=True):
    """In the Spotlight: this team member has to play face up."""

    by: Seat
    seat: Seat


class CardsLaid(Entry, frozen=True):
    """The mission cards lie on the table, one perhaps face up."""

    number: int
    open: Seat | None = None
    card: Card | None = None


class MissionDone(Entry, frozen=True):
    """The mission cards were shuffled and shown: the number of each kind, and the mission's own result."""

    number: int
    """How many missions had been played before this one."""
    field: Field
    leader: Seat
    team: tuple[Seat, ...]
    investigator: Seat | None
    fails: int
    chief_fails: int
    hacks: int
    succeeded: bool


class SteppedForward(Entry, frozen=True):
    """Somebody's character is known to all from now on."""

    seat: Seat
    character: Character


class Accused(Entry, frozen=True):
    """A Hunter accused somebody, and the accused answered truthfully."""

    by: Seat
    seat: Seat
    early: bool
    right: bool


class NobodyAccused(Entry, frozen=True):
    """After a failure nobody made an early accusation; whether anybody could have stays hidden."""


class ResultTurned(Entry, frozen=True):
    """A wrong accusation turned the last mission's result round."""

    field: Field
    succeeded: bool


class Looked(Entry, frozen=True):
    """Somebody looks at somebody's card; what is seen stays between the two."""

    by: Seat
    seat: Seat
    occasion: Occasion


class LoyaltyShown(Event, frozen=True):
    """The investigated player has handed over a loyalty card; which one stays between the two."""

    by: Seat
    seat: Seat


class Blamed(Entry, frozen=True):
    """The Double Agent named somebody as the Deceiver; if rightly, the two swap character and side."""

    by: Seat
    seat: Seat
    right: bool


class Ended(Event, frozen=True):
    """The game is over, and everything is laid open."""

    outcome: Outcome
    characters: tuple[Character, ...]


class Dealt(Note, frozen=True):
    """Your character."""

    character: Character


class Recognised(Note, frozen=True):
    """Whom you recognised in the opening night, and as what."""

    seats: tuple[Seat, ...]
    recognition: Recognition


class Played(Note, frozen=True):
    """The mission card you played."""

    number: int
    card: Card


class SawCard(Note, frozen=True):
    """The mission card somebody played, seen by Keeping a Close Eye."""

    number: int
    seat: Seat
    card: Card


class Saw(Note, frozen=True):
    """The loyalty card somebody showed you."""

    seat: Seat
    loyalty: Loyalty
    occasion: Occasion
    missions: int
    """How many missions had been played by then."""


class Showed(Note, frozen=True):
    """The loyalty card you showed somebody."""

    seat: Seat
    loyalty: Loyalty
    occasion: Occasion
    missions: int


EVENTS = collected(globals(), Event)

if not TYPE_CHECKING:  # msgspec decodes a union, while type checkers take the base class
    Entry, Note = union(Entry, globals()), union(Note, globals())
