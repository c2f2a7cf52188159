"""Reactions: a sign held up for a moment. They are sent and never stored, and go only where words may go now."""

from maskenball import protocol as p
from maskenball.kernel import Illegal
from maskenball.server.play.live import Live
from maskenball.server.room.state import Person, RoomState


def reacted(room: RoomState, person: Person, message: p.React) -> p.Reacted:
    """What everybody who would hear this person in this channel is sent, or it is refused like words."""
    if person.muted:
        raise Illegal("muted")
    looking_on = room.stage == "playing" and not room.takes_part(person.number)
    return p.Reacted(person.number, person.name, message.what, message.channel, looking_on)


def hearers(room: RoomState, live: Live | None, number: int, channel: str) -> tuple[int, ...] | None:
    """Whom it reaches, None: everybody. Of those who look on it never gets through to those who play."""
    if live is None or room.stage != "playing":
        return None
    if not room.takes_part(number):
        return tuple(each.number for each in room.people if not room.takes_part(each.number))
    seat = room.viewer(number)
    for one in live.match.game.channels(live.match.table.state):
        if one.name == channel and seat in one.speakers:
            if one.hearers is None:
                return None
            return tuple(person for hearer in one.hearers if (person := room.sitting[hearer]) is not None)
    raise Illegal("no_channel")
