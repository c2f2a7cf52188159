"""Reactions: a sign held up for a moment. They are told and never kept, and go only where words may go now."""

from typing import TYPE_CHECKING

from maskenball.kernel import Illegal, Malformed
from maskenball.server import protocol as p
from maskenball.server.house import Person
from maskenball.server.limits import Bucket

if TYPE_CHECKING:
    from maskenball.server.room import Room

PER_SECOND, AT_ONCE = 0.5, 3
"""Enough to laugh with the others, too little to drown them."""


class Reactions:
    """The signs that people of one room hold up."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._buckets: dict[int, Bucket] = {}

    def show(self, person: Person, message: p.React) -> None:
        """Everybody who would hear this person in this channel sees the sign, or it is refused like words."""
        room = self._room
        if person.muted:
            raise Illegal("muted")
        looking_on = room.house.stage == "playing" and not room.house.takes_part(person.number)
        hearers = self._hearers(person.number, message.channel)
        bucket = self._buckets.setdefault(person.number, Bucket(room.hall.time, PER_SECOND, AT_ONCE))
        if not bucket.take():
            raise Malformed("too_fast")
        data = p.write(p.Reacted(person.number, person.name, message.what, message.channel, looking_on))
        for listener in room.presence.everybody():
            if hearers is None or listener.number in hearers:
                listener.push(data)

    def _hearers(self, number: int, channel: str) -> set[int | None] | None:
        """Whom it reaches, None: everybody. Of those who look on it never gets through to those who play."""
        house, live = self._room.house, self._room.live
        if live is None or house.stage != "playing":
            return None
        if not house.takes_part(number):
            return {each.number for each in house.people if not house.takes_part(each.number)}
        seat = house.viewer(number)
        for one in live.match.game.channels(live.match.table.state):
            if one.name == channel and seat in one.speakers:
                return None if one.hearers is None else {house.sitting[hearer] for hearer in one.hearers}
        raise Illegal("no_channel")
