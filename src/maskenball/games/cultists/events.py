"""What the table says in Among Cultists, and what people can claim. Data only."""

from enum import StrEnum

from maskenball.games.cultists.box import Colour, Happening, Place, Pulse, Task
from maskenball.games.cultists.model import Role, RouteCard, Side
from maskenball.kernel import Claim, Event, Outcome, Seat, collected


class PortalDeed(StrEnum):
    """What happens to the portal."""

    OPENED = "opened"
    CLOSED = "closed"
    LAPSED = "lapsed"


# Public events; those one can reason from are kept in Public.history


class Began(Event, frozen=True):
    """Everything is dealt, and all stand in the start room."""

    knife: Seat


class RoundBegan(Event, frozen=True):
    """A round begins with this knife holder."""

    round: int
    knife: Seat


class Moved(Event, frozen=True):
    """Somebody named a whole path."""

    seat: Seat
    path: tuple[Place, ...]


class Met(Event, frozen=True):
    """These have an encounter."""

    place: Place
    seats: tuple[Seat, ...]


class PulseGiven(Event, frozen=True):
    """A pulse card went face down into somebody's pulse deck."""

    by: Seat
    to: Seat


class EventDrawn(Event, frozen=True):
    """The knife holder drew an event from the bag."""

    seat: Seat
    event: Happening


class PowerSwitched(Event, frozen=True):
    """Somebody switched the power on; None: lightning struck, and it went off."""

    by: Seat | None


class DoorUsed(Event, frozen=True):
    """Somebody went through a secret door."""

    seat: Seat
    place: Place


class Stayed(Event, frozen=True):
    """Somebody left the secret door alone."""

    seat: Seat


class PortalUsed(Event, frozen=True):
    """Somebody helped to close the portal."""

    by: Seat


class PortalChanged(Event, frozen=True):
    """The portal opened, closed, or lapsed; `points` is what the investigators need now."""

    deed: PortalDeed
    points: int


class StatusChecked(Event, frozen=True):
    """Somebody looks at somebody's pulse deck."""

    by: Seat
    seat: Seat
    camera: bool


class Announced(Event, frozen=True):
    """What the checker says about it."""

    by: Seat
    seat: Seat
    murdered: bool


class PileCardLaid(Event, frozen=True):
    """A card of the draw pile went face down onto the deck of this place."""

    place: Place


class CorridorSecured(Event, frozen=True):
    """Somebody put a task card onto the unsafe-paths deck."""

    by: Seat


class MarkerPlaced(Event, frozen=True):
    """A cultist marker came up in a room; None if there was none left."""

    place: Place | None


class MarkerFought(Event, frozen=True):
    """Somebody removed the cultist marker of a room."""

    by: Seat
    place: Place


class FishmanMoved(Event, frozen=True):
    """Somebody drove the fishman off; None: it came up in its corridor."""

    place: Place
    by: Seat | None


class RoomFilled(Event, frozen=True):
    """Somebody put a task card into a room's deck."""

    by: Seat
    place: Place


class TokenTurned(Event, frozen=True):
    """A room became active; its token may show the broken window."""

    place: Place
    window: bool


class PathsDrawn(Event, frozen=True):
    """A card of the unsafe-paths deck was drawn openly and went back."""

    card: Task


class RoomChecked(Event, frozen=True):
    """A card of a room's deck was drawn openly and left the game."""

    by: Seat
    place: Place
    card: Task
    points: int
    camera: bool


class VoteCalled(Event, frozen=True):
    """Somebody called a vote."""

    by: Seat


class Passed(Event, frozen=True):
    """Somebody did nothing."""

    seat: Seat


class Voted(Event, frozen=True):
    """All votes: who pointed at whom, in the same order, and who abstained."""

    seats: tuple[Seat, ...]
    targets: tuple[Seat, ...]
    abstained: tuple[Seat, ...]


class KnifeSpoke(Event, frozen=True):
    """The knife holder's last word on the vote."""

    seat: Seat
    target: Seat | None
    changed: bool


class NoMajority(Event, frozen=True):
    """The vote hit nobody."""


class BecameGhost(Event, frozen=True):
    """Somebody is a ghost from now on: found murdered, or voted out."""

    seat: Seat
    voted: bool


class CleanedUp(Event, frozen=True):
    """A round is over, and nobody presented anything."""

    round: int


class SteppedForward(Event, frozen=True):
    """The cultists step forward, to name the seer."""

    seats: tuple[Seat, ...]


class Named(Event, frozen=True):
    """Whom a cultist named as the seer; None for nobody."""

    by: Seat | None
    seat: Seat | None


class Ended(Event, frozen=True):
    """The game is over, and everything is laid open."""

    outcome: Outcome
    roles: tuple[Role, ...]


# Private events; they are also what a seat remembers (State.notes)


class Dealt(Event, frozen=True):
    """Your role and your route card."""

    role: Role
    route: RouteCard


class StartMurdered(Event, frozen=True):
    """Who starts murdered: what a cultist learns in the opening night."""

    seats: tuple[Seat, ...]


class FellowSeen(Event, frozen=True):
    """The other cultist."""

    seats: tuple[Seat, ...]


class CultistsSeen(Event, frozen=True):
    """The cultists: what the seer learns in the opening night."""

    seats: tuple[Seat, ...]


class Gave(Event, frozen=True):
    """The pulse card you gave."""

    card: Pulse
    to: Seat


class Put(Event, frozen=True):
    """The task card you put down at this place."""

    card: Task
    place: Place


class Looked(Event, frozen=True):
    """What you found in somebody's pulse deck."""

    seat: Seat
    alive: int
    murdered: int


Entry = (
    RoundBegan
    | Moved
    | Met
    | PulseGiven
    | EventDrawn
    | PowerSwitched
    | DoorUsed
    | Stayed
    | PortalUsed
    | PortalChanged
    | StatusChecked
    | Announced
    | PileCardLaid
    | CorridorSecured
    | MarkerPlaced
    | MarkerFought
    | FishmanMoved
    | RoomFilled
    | TokenTurned
    | PathsDrawn
    | RoomChecked
    | VoteCalled
    | Passed
    | Voted
    | KnifeSpoke
    | NoMajority
    | BecameGhost
    | CleanedUp
    | SteppedForward
    | Named
)
Note = Dealt | StartMurdered | FellowSeen | CultistsSeen | Gave | Put | Looked


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
