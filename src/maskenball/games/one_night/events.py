"""What the table says: acts of the night and other private news, which a seat remembers; and public events."""

from typing import TYPE_CHECKING

from maskenball.games.one_night.model import HqPlace, Side, Specialist, Token
from maskenball.kernel import Event, Outcome, Seat, collected, union


class Note(Event, frozen=True):
    """Told to one seat, which remembers it (State.notes)."""


class Act(Note, frozen=True):
    """What was done at night: told to the one who did it, and to all when everything is laid open; so in nobody's
    voice."""


class Looked(Act, frozen=True):
    """A look at another player's token."""

    seat: Seat
    token: Token


class LookedAtOwn(Act, frozen=True):
    """A look at the own token."""

    token: Token


class LookedAtHq(Act, frozen=True):
    """A look at a token on HQ."""

    place: HqPlace
    token: Token


class Stole(Act, frozen=True):
    """The own token swapped with another player's, and the new one looked at."""

    seat: Seat
    token: Token


class Swapped(Act, frozen=True):
    """The tokens of two other players swapped, without a look."""

    seats: tuple[Seat, ...]


class Recruited(Act, frozen=True):
    """A Spy token of HQ swapped with a player's token."""

    place: HqPlace
    seat: Seat


class Defected(Act, frozen=True):
    """A Spy token of HQ swapped with the own token."""

    place: HqPlace


class Tapped(Act, frozen=True):
    """A neighbour tapped."""

    seat: Seat


class SawCard(Act, frozen=True):
    """A look at another player's specialist card."""

    seat: Seat
    card: Specialist


class Revealed(Act, frozen=True):
    """Another player's token turned; a Spy token was turned down again."""

    seat: Seat
    token: Token


class DidNothing(Act, frozen=True):
    """There was nothing to do, or it could not be done (N-22)."""


class Dealt(Note, frozen=True):
    """Your ID token and your specialist card."""

    token: Token
    card: Specialist


class SawSpies(Note, frozen=True):
    """The other spies, seen in the reveal; `deep_agents` are those of them who kept their eyes shut (N-78)."""

    seats: tuple[Seat, ...]
    deep_agents: tuple[Seat, ...] = ()


class SawOpen(Note, frozen=True):
    """Tokens that lay open when your turn began."""

    seats: tuple[Seat, ...]
    hq: tuple[HqPlace, ...]


class FeltTap(Note, frozen=True):
    """You were tapped."""

    by: Seat


class LastLook(Note, frozen=True):
    """Your own token at the end of the night, seen as the leader."""

    token: Token


if not TYPE_CHECKING:  # msgspec decodes a union, while type checkers take the base class
    Act, Note = union(Act, globals()), union(Note, globals())


class Began(Event, frozen=True):
    """Tokens and cards are dealt."""

    leader: Seat
    cards: tuple[Specialist, ...]


class NightFell(Event, frozen=True):
    """All eyes are closed, and the spies have seen each other."""


class TurnCame(Event, frozen=True):
    """It is this player's turn at night."""

    seat: Seat


class NightEnded(Event, frozen=True):
    """All tasks are done, the leader has taken the last look; these tokens lie open."""

    seats: tuple[Seat, ...]
    hq: tuple[HqPlace, ...]


class MarkerTaken(Event, frozen=True):
    """Somebody took a marker."""

    seat: Seat
    marker: Specialist


class MarkerTurned(Event, frozen=True):
    """Somebody turned somebody's marker over or back."""

    by: Seat
    seat: Seat
    suspected: bool


class Wished(Event, frozen=True):
    """Somebody asked for the end of the discussion, or took that back."""

    seat: Seat
    end: bool


class DiscussionEnded(Event, frozen=True):
    """The discussion is over, by the majority or because the time is up."""

    majority: bool


class Voted(Event, frozen=True):
    """All votes, in seat order."""

    targets: tuple[Seat, ...]


class Eliminated(Event, frozen=True):
    """Somebody was eliminated and turned over the token."""

    seat: Seat
    token: Token


class NobodyEliminated(Event, frozen=True):
    """Nobody had two votes."""


class Ended(Event, frozen=True):
    """The game is over, and everything is laid open."""

    outcome: Outcome
    side: Side
    """The side that won; without a winner in N-67."""


class Unmasked(Event, frozen=True):
    """What a player was dealt, claimed to be, and is in the end."""

    seat: Seat
    dealt: Token
    card: Specialist
    marker: Specialist
    token: Token


class HqOpened(Event, frozen=True):
    """The tokens on HQ at the beginning and in the end."""

    dealt: tuple[Token, ...]
    tokens: tuple[Token, ...]


class Deed(Event, frozen=True):
    """One thing done at night, laid open after the end."""

    seat: Seat
    act: Act


EVENTS = collected(globals(), Event)
