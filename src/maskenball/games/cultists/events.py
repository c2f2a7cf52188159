"""What the table says in Among Cultists, and what people can claim. Data only."""

from enum import StrEnum
from typing import TYPE_CHECKING

from maskenball.games.cultists.box import Colour, Happening, Place, Pulse, Task
from maskenball.games.cultists.model import Role, RouteCard, Side
from maskenball.kernel import Claim, Event, Outcome, Seat, collected, union


class Entry(Event, frozen=True):
    """Told to everybody, and kept in Public.history."""


class Note(Event, frozen=True):
    """Told to one seat, which remembers it (State.notes)."""


class PortalDeed(StrEnum):
    """What happens to the portal."""

    OPENED = "opened"
    CLOSED = "closed"
    LAPSED = "lapsed"


class Began(Event, frozen=True):
    """Everything is dealt, and all stand in the start room."""

    knife: Seat


class RoundBegan(Entry, frozen=True):
    """A round begins with this knife holder."""

    round: int
    knife: Seat


class Moved(Entry, frozen=True):
    """Somebody named a whole path."""

    seat: Seat
    path: tuple[Place, ...]


class Met(Entry, frozen=True):
    """These have an encounter."""

    place: Place
    seats: tuple[Seat, ...]


class PulseGiven(Entry, frozen=True):
    """A pulse card went face down into somebody's pulse deck."""

    by: Seat
    to: Seat


class EventDrawn(Entry, frozen=True):
    """The knife holder drew an event from the bag."""

    seat: Seat
    event: Happening


class PowerSwitched(Entry, frozen=True):
    """Somebody switched the power on; None: lightning struck, and it went off."""

    by: Seat | None


class DoorUsed(Entry, frozen=True):
    """Somebody went through a secret door."""

    seat: Seat
    place: Place


class Stayed(Entry, frozen=True):
    """Somebody left the secret door alone."""

    seat: Seat


class PortalUsed(Entry, frozen=True):
    """Somebody helped to close the portal."""

    by: Seat


class PortalChanged(Entry, frozen=True):
    """The portal opened, closed, or lapsed; `points` is what the investigators need now."""

    deed: PortalDeed
    points: int


class StatusChecked(Entry, frozen=True):
    """Somebody looks at somebody's pulse deck."""

    by: Seat
    seat: Seat
    camera: bool


class Announced(Entry, frozen=True):
    """What the checker says about it."""

    by: Seat
    seat: Seat
    murdered: bool


class PileCardLaid(Entry, frozen=True):
    """A card of the draw pile went face down onto the deck of this place."""

    place: Place


class CorridorSecured(Entry, frozen=True):
    """Somebody put a task card onto the unsafe-paths deck."""

    by: Seat


class MarkerPlaced(Entry, frozen=True):
    """A cultist marker came up in a room; None if there was none left."""

    place: Place | None


class MarkerFought(Entry, frozen=True):
    """Somebody removed the cultist marker of a room."""

    by: Seat
    place: Place


class FishmanMoved(Entry, frozen=True):
    """Somebody drove the fishman off; None: it came up in its corridor."""

    place: Place
    by: Seat | None


class RoomFilled(Entry, frozen=True):
    """Somebody put a task card into a room's deck."""

    by: Seat
    place: Place


class TokenTurned(Entry, frozen=True):
    """A room became active; its token may show the broken window."""

    place: Place
    window: bool


class PathsDrawn(Entry, frozen=True):
    """A card of the unsafe-paths deck was drawn openly and went back."""

    card: Task


class RoomChecked(Entry, frozen=True):
    """A card of a room's deck was drawn openly and left the game."""

    by: Seat
    place: Place
    card: Task
    points: int
    camera: bool


class VoteCalled(Entry, frozen=True):
    """Somebody called a vote."""

    by: Seat


class Passed(Entry, frozen=True):
    """Somebody did nothing."""

    seat: Seat


class Voted(Entry, frozen=True):
    """All votes: who pointed at whom, in the same order, and who abstained."""

    seats: tuple[Seat, ...]
    targets: tuple[Seat, ...]
    abstained: tuple[Seat, ...]


class KnifeSpoke(Entry, frozen=True):
    """The knife holder's last word on the vote."""

    seat: Seat
    target: Seat | None
    changed: bool


class NoMajority(Entry, frozen=True):
    """The vote hit nobody."""


class BecameGhost(Entry, frozen=True):
    """Somebody is a ghost from now on: found murdered, or voted out."""

    seat: Seat
    voted: bool


class CleanedUp(Entry, frozen=True):
    """A round is over, and nobody presented anything."""

    round: int


class SteppedForward(Entry, frozen=True):
    """The cultists step forward, to name the seer."""

    seats: tuple[Seat, ...]


class Named(Entry, frozen=True):
    """Whom a cultist named as the seer; None for nobody."""

    by: Seat | None
    seat: Seat | None


class Ended(Event, frozen=True):
    """The game is over, and everything is laid open."""

    outcome: Outcome
    roles: tuple[Role, ...]


class Dealt(Note, frozen=True):
    """Your role and your route card."""

    role: Role
    route: RouteCard


class StartMurdered(Note, frozen=True):
    """Who starts murdered: what a cultist learns in the opening night."""

    seats: tuple[Seat, ...]


class FellowSeen(Note, frozen=True):
    """The other cultist."""

    seats: tuple[Seat, ...]


class CultistsSeen(Note, frozen=True):
    """The cultists: what the seer learns in the opening night."""

    seats: tuple[Seat, ...]


class Gave(Note, frozen=True):
    """The pulse card you gave."""

    card: Pulse
    to: Seat


class Put(Note, frozen=True):
    """The task card you put down at this place."""

    card: Task
    place: Place


class Looked(Note, frozen=True):
    """What you found in somebody's pulse deck."""

    seat: Seat
    alive: int
    murdered: int


# Claims (K-10: sides and deeds, never a special role)


class IAm(Claim, frozen=True):
    """I belong to this side."""

    side: Side


class ISuspect(Claim, frozen=True):
    """I suspect somebody."""

    seat: Seat


class ITrust(Claim, frozen=True):
    """I trust somebody."""

    seat: Seat


class IWasWith(Claim, frozen=True):
    """I was at this place with somebody."""

    place: Place
    seat: Seat


class Murderer(Claim, frozen=True):
    """Did somebody murder somebody?"""

    by: Seat
    seat: Seat


class MyRoute(Claim, frozen=True):
    """My route allows these colours in this round."""

    colours: tuple[Colour, ...]


CLAIMS = collected(globals(), Claim)
EVENTS = collected(globals(), Event)

if not TYPE_CHECKING:  # msgspec decodes a union, while type checkers take the base class
    Entry, Note = union(Entry, globals()), union(Note, globals())
