"""A room as one immutable value: what is stored of it, the match that is on, and who is connected."""

from collections.abc import Sequence

from msgspec import Struct

from maskenball import protocol as p
from maskenball.server.play.live import Live
from maskenball.server.room.notes import Notes
from maskenball.server.room.presence import Presence
from maskenball.server.room.problems import Problems
from maskenball.server.room.snapshot import Snapshot
from maskenball.server.room.state import RoomState
from maskenball.server.store.statement import Statement

Timer = tuple[str, str | int]
"""The kind of something that happens by itself, and of which slot or person."""


class Room(Struct, frozen=True, gc=False):
    """One room with its people, its bots and its match."""

    state: RoomState
    live: Live | None = None
    chat: tuple[p.ChatLine, ...] = ()
    notes: Notes = {}
    presence: Presence = Presence()
    over_at: float = float("-inf")
    """When the last match ended here; after a restart that is long ago."""
    snapshot: Snapshot = Snapshot()
    """What everybody was last told of the room."""
    problems: Problems = Problems()


class ToSender(Struct, frozen=True, gc=False):
    """For the connection on which the request came."""

    data: bytes


class ToPeople(Struct, frozen=True, gc=False):
    """For all connections of these people."""

    people: tuple[int, ...]
    data: bytes


class ToViewers(Struct, frozen=True, gc=False):
    """For all connections that see the match through these seats (None: of those who look on)."""

    viewers: Sequence[int | None]
    data: bytes


class ToAll(Struct, frozen=True, gc=False):
    """For all connections."""

    data: bytes


class Goodbye(Struct, frozen=True, gc=False):
    """All connections of somebody who left are closed, after the answer to the request if it was theirs."""

    person: int


Message = ToSender | ToPeople | ToViewers | ToAll | Goodbye


class Step(Struct, frozen=True, gc=False):
    """What comes of an event: the next room, what to store first, what to send then, and when to look again."""

    room: Room
    rows: list[Statement] = []
    messages: list[Message] = []
    timers: dict[Timer, float] = {}
    refusal: Exception | None = None
    """Something was done (a draft kept), but what was asked for is refused."""
