"""The notice board of a room: the room as everybody in it may see it, built from nothing."""

from maskenball.server import protocol as p
from maskenball.server.house import House
from maskenball.server.live import Live
from maskenball.server.presence import Listener, Presence
from maskenball.server.problems import Problem, Problems


class Board:
    """What everybody was last told of the room, so that they are told only what is new."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._told = b""
        self._told_of: tuple[object, ...] = ()
        self.problems = Problems()

    def tell(self, house: House, live: Live | None, newcomer: Listener | None = None) -> None:
        """Everybody sees the room as it is, if that is anything new; a newcomer sees it in any case."""
        presence = self._presence
        stood_in = live.cast.stood_in if live is not None else frozenset()
        told_of = (house, presence.changes, stood_in)
        data = self._told
        if told_of != self._told_of:  # else it would be the same again, and most moves change nothing here
            self._told_of = told_of
            problem = self.problems.of(house) if house.stage != "playing" else None
            data = p.write(room_now(house, presence, live, problem))
        if data != self._told:
            self._told = data
            presence.send_all(data)
        elif newcomer is not None:
            newcomer.push(data)


def room_now(house: House, presence: Presence, live: Live | None, problem: Problem) -> p.RoomNow:
    """The room as everybody in it may see it."""
    here = presence.here
    stood_in = live.cast.stood_in if live is not None else frozenset()
    return p.RoomNow(
        code=house.code,
        game=house.game,
        options=house.options,
        settings=house.settings,
        protected=bool(house.password),
        locked=house.locked,
        host=house.host,
        people=tuple(
            p.PersonNow(each.number, each.name, each.role, here(each.number), each.ready, each.muted, each.wants)
            for each in house.people
        ),
        places=tuple(
            p.PlaceNow(each.name, each.person, each.bot, seat in stood_in, each.left)
            for seat, each in enumerate(house.places)
        ),
        stage=house.stage,
        match=house.match,
        names=live.match.names if live is not None else (),
        commitment=house.commitment,
        record=house.record,
        note=house.note,
        played=house.played,
        wins=house.wins,
        paused=house.paused,
        pausing=house.pausing,
        problem=problem,
    )
