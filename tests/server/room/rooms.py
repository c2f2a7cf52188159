"""Rooms as values, stepped by hand: no socket, no file, no clock."""

from itertools import count
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace
from tests.server.paces import pace

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Action, MatchState, open_match
from maskenball.server.context import Context
from maskenball.server.pace import Pace
from maskenball.server.room.events import Connected, Dealt, Due, Entered, Event, Requested
from maskenball.server.room.state import RoomState
from maskenball.server.room.step import step
from maskenball.server.room.value import Room, Step, Timer, ToAll, ToPeople, ToSender, ToViewers

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
_server = msgspec.json.Decoder(p.ServerMessage)


class Table(Struct):
    """A room, the time there, and the last step."""

    room: Room
    now: float = 1000.0
    pace: Pace = pace()
    last: Step | None = None
    ids: Any = None

    def do(self, event: Event) -> Step:
        """Carry an event out; a Refusal leaves everything as it is."""
        self.ids = self.ids or count(1)
        at = Context(self.now, 0.0, self.pace, lambda: f"id {next(self.ids)}", lambda choice: choice.safe())
        self.last = step(self.room, event, at)
        self.room = self.last.room
        return self.last

    def ask(self, person: int, kind: type[p.Request], /, **fields: Any) -> Step:
        """Somebody asks for something."""
        if issubclass(kind, p.ToQuestion):
            viewer = self.room.state.viewer(person)
            fields.setdefault("match", self.room.state.match)
            fields.setdefault("asked", self.live.views.shown[viewer].asked)
        return self.do(Requested(person, kind(id="message", **fields), (person, "message")))

    def answer(self, person: int, action: Action) -> Step:
        """Somebody answers."""
        return self.ask(person, p.Answer, action=Raw(msgspec.json.encode(action)))

    def wait(self, seconds: float) -> None:
        """Let time pass; what is due happens in its order."""
        until = self.now + seconds
        while (due := self.next_timer()) is not None and due[1] <= until:
            self.now = max(self.now, due[1])
            self.do(Due(due[0]))
        self.now = until

    def next_timer(self) -> tuple[Timer, float] | None:
        """What happens next by itself, and when."""
        timers = self.last.timers if self.last is not None else {}
        return min(timers.items(), key=lambda each: each[1], default=None)

    @property
    def live(self) -> Any:
        """The match that is on."""
        assert self.room.live is not None
        return self.room.live

    @property
    def match(self) -> MatchState:
        """The same without what was sent of it."""
        return self.live.match  # type: ignore[no-any-return]


def lobby(*names: str, game: str = "resistance", **more: Any) -> Table:
    """People in a room, the first of them its host, all connected."""
    table = Table(Room(RoomState(code="BCDFG", game=game)), **more)
    for number, name in enumerate(names, 1):
        table.do(Entered(name, "player", f"token of {name}"))
        table.do(Connected(number, p.Hello(f"token of {name}")))
    return table


def begun(game: str = "resistance", players: int = 5, options: Any = None, settings: Any = None, **more: Any) -> Table:
    """A match has begun; person n sits at seat n - 1."""
    table = lobby(*NAMES[:players], game=game, **more)
    if settings is not None:
        table.room = replace(table.room, state=replace(table.room.state, settings=settings))
    table.do(Dealt(open_match(games.find(game), NAMES[:players], options, "seed"), "commitment"))
    return table


def sent(found: Step, kind: type[Any]) -> list[tuple[Any, Any]]:
    """Messages of this kind: to whom, and what."""
    messages = []
    for message in found.messages:
        if isinstance(message, ToViewers | ToPeople | ToAll | ToSender):
            whom = {ToViewers: "viewers", ToPeople: "people"}.get(type(message))
            what = _server.decode(message.data)
            if isinstance(what, kind):
                messages.append((getattr(message, whom) if whom else type(message).__name__, what))
    return messages


def tables_written(found: Step) -> list[str]:
    """Which tables of the database are written to, in order."""
    words = [sql.split() for sql, _ in found.rows]
    return [next(word for word in line if word not in ("INSERT", "OR", "REPLACE", "INTO", "UPDATE", "DELETE", "FROM"))
            for line in words]  # fmt: skip
