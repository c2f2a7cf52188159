"""The room as everybody in it may see it, built up from nothing."""

from msgspec import Struct

from maskenball import protocol as p
from maskenball.server.room.presence import Presence
from maskenball.server.room.problems import Problem
from maskenball.server.room.state import RoomState


class Snapshot(Struct, frozen=True, gc=False):
    """What everybody was last told of the room, and what it was made of."""

    data: bytes = b""
    state: RoomState | None = None
    presence: Presence | None = None
    stood_in: frozenset[int] = frozenset()

    def is_of(self, state: RoomState, presence: Presence, stood_in: frozenset[int]) -> bool:
        """Whether it would be the same again: most moves change nothing here."""
        return self.state is state and self.presence is presence and self.stood_in == stood_in


def room_now(
    room: RoomState, presence: Presence, stood_in: frozenset[int], names: tuple[str, ...], problem: Problem
) -> p.RoomNow:
    """The room as everybody in it may see it; `names`: who sits where in the match that is or was on."""
    here = presence.is_here
    return p.RoomNow(
        code=room.code,
        game=room.game,
        options=room.options,
        settings=room.settings,
        protected=bool(room.password),
        locked=room.locked,
        host=room.host,
        people=tuple(
            p.PersonNow(
                each.number, each.name, each.role, here(each.number), each.ready, each.muted, each.wants, each.look
            )
            for each in room.people
        ),
        places=tuple(
            p.PlaceNow(each.name, each.person, each.bot, seat in stood_in, each.left, each.look)
            for seat, each in enumerate(room.places)
        ),
        stage=room.stage,
        match=room.match,
        names=names,
        commitment=room.commitment,
        record=room.record,
        note=room.note,
        played=room.played,
        wins=room.wins,
        paused=room.paused,
        pausing=room.pausing,
        problem=problem,
    )
