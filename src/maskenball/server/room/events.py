"""What happens to a room: all that `step` understands."""

from typing import Any

from msgspec import Struct

from maskenball import protocol as p
from maskenball.kernel import Action, Claim, MatchState, Utterance
from maskenball.server.room.problems import Problems
from maskenball.server.room.state import Look, Role, RoomState
from maskenball.server.store.rows import MessageId


class Requested(Struct, frozen=True, gc=False):
    """Somebody asks for something that needs no preparation."""

    person: int
    message: p.Request
    id: MessageId | None = None
    """Who asked for it by which message, stored so that it is done once; None: nobody asked twice."""


class Dealt(Struct, frozen=True, gc=False):
    """A match was dealt and begins now."""

    match: MatchState
    commitment: str
    """The hash of its seed."""
    id: MessageId | None = None


class StatePrepared(Struct, frozen=True, gc=False):
    """A command whose checks take long was carried out beforehand (see `look_into`)."""

    state: RoomState
    problems: Problems
    id: MessageId | None = None


class PasswordHashed(Struct, frozen=True, gc=False):
    """The host protects the room with this password, or (empty) with none."""

    person: int
    hashed: str
    id: MessageId | None = None


class Entered(Struct, frozen=True, gc=False):
    """Somebody new comes in."""

    name: str
    role: Role
    token_hash: str
    look: Look | None = None


class Connected(Struct, frozen=True, gc=False):
    """A connection of somebody begins."""

    person: int
    hello: p.Hello


class Disconnected(Struct, frozen=True, gc=False):
    """Somebody has lost their last connection."""

    person: int


class HostChecked(Struct, frozen=True, gc=False):
    """If the host is gone, somebody else becomes host."""


class Due(Struct, frozen=True, gc=False):
    """It is time for this."""

    timer: tuple[str, str | int]


class BotMoved(Struct, frozen=True, gc=False):
    """A bot answers, cuts in or claims something."""

    seat: int
    match: str
    asked: int
    """The name of the question it answers."""
    move: Action | Claim | Utterance[Any]
    channel: str = ""


Event = (
    Requested
    | Dealt
    | StatePrepared
    | PasswordHashed
    | Entered
    | Connected
    | Disconnected
    | HostChecked
    | Due
    | BotMoved
)
