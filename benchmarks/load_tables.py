"""Our server and its tables under load: eight seats with a socket each, who take any answer."""

import asyncio
from collections.abc import Collection
from random import Random
from time import perf_counter
from typing import Any

import aiohttp
import msgspec
from aiohttp import web
from msgspec import UNSET, Raw, Struct, UnsetType

from benchmarks.sockets import Socket, connect
from maskenball import games
from maskenball.kernel import Dice
from maskenball.protocol import VERSION
from maskenball.server.http.app import Server, ServerSettings
from maskenball.server.pace import INSTANT
from maskenball.server.run.limits import UNLIMITED
from maskenball.server.run.tuning import collect_garbage, tune_gc
from maskenball.server.services import Services
from maskenball.server.socket.websocket import AiohttpWebSocket
from maskenball.server.store.disk import SqliteDisk, WalDisk
from maskenball.server.store.sqlite import SqliteStore

SEATS = 8
GAME = games.find("resistance")

_encode = msgspec.json.Encoder().encode
_choice = msgspec.json.Decoder(GAME.any_choice | None)


class Changed(Struct, frozen=True):
    """What a player here looks at, of all that is sent."""

    choice: Raw | UnsetType = UNSET
    answer: Raw | UnsetType = UNSET
    outcome: Raw | UnsetType = UNSET


class News(Struct):
    """A SeenNow, or a SeenNext, which has no count."""

    match: str
    set: Changed = Changed()
    asks: bool = False
    asked: int = 0
    count: int | None = None
    events: list[Raw] = []


_news = msgspec.json.Decoder(News)


class Seat:
    """One player with a socket; takes any answer."""

    def __init__(self, table: "Table", dice: Dice) -> None:
        self.table = table
        self.dice = dice
        self.choice: Any = None
        self.answered = False
        self.match, self.asked, self.heard = "", 0, 0
        self.socket: Socket | None = None

    @property
    def asks(self) -> bool:
        """Whether an answer is wanted here."""
        return self.choice is not None and not self.answered

    def hear(self, data: bytes) -> None:
        """A view, or that a move was done; all else is nothing to us."""
        if data.startswith(b'{"type":"seen_n'):
            self.table.seen_at = perf_counter()
            news = _news.decode(data)
            changed = news.set
            self.match = news.match
            if news.count is not None:
                self.heard, self.asked = news.count, news.asked
            self.heard += len(news.events)
            if news.asks:
                self.asked = self.heard
            if changed.choice is not UNSET:
                self.choice = _choice.decode(changed.choice)
            if changed.answer is not UNSET:
                self.answered = bytes(changed.answer) != b"null"
            if changed.outcome is not UNSET and news.match != self.table.ended:  # else somebody's line is slow
                self.table.over = bytes(changed.outcome) != b"null"
            self.table.look()
        elif data.startswith(b'{"type":"done"'):
            self.table.pending = False
            self.table.moves += not self.table.starting
            self.table.look()
        elif data.startswith(b'{"type":"refused"'):
            raise RuntimeError(data.decode())


class Table:
    """One room whose players answer in turn, one move at a time."""

    def __init__(self, number: int) -> None:
        dice = Dice(Random(number).random)
        self.seats = [Seat(self, dice) for _ in range(SEATS)]
        self.moves = 0
        self.over = False
        self.ended = ""
        """The game after which the next one was begun."""
        self.pending = False
        """Whether a move waits to be acknowledged."""
        self.starting = False
        self.restless = False
        """Whether every move is followed by the next one at once."""
        self.sent_at = self.seen_at = 0.0

    @property
    def busy(self) -> bool:
        """Whether the last move is still on its way to somebody."""
        return self.pending or not (self.over or any(seat.asks for seat in self.seats))

    async def open(self, port: int, http: aiohttp.ClientSession) -> None:
        """Come in and sit down, all eight."""
        path = f"http://127.0.0.1:{port}/api/rooms"
        for each, seat in enumerate(self.seats):
            body = {"name": f"player {each}", **({} if each else {"game": GAME.name, "settings": {"timers": False}})}
            async with http.post(path, data=_encode(body)) as response:
                entered = msgspec.json.decode(await response.read())
                assert response.status == 201, entered
            path = f"http://127.0.0.1:{port}/api/rooms/{entered['code']}"
            seat.socket = await connect(port, f"/api/rooms/{entered['code']}/socket", seat.hear)
            seat.socket.send(_encode({"type": "hello", "token": entered["token"], "version": VERSION}))
        self.over = True

    def go_on(self) -> None:
        """The next move; after a game the next game."""
        self.pending = True
        self.starting = self.over
        if self.over:
            self.over, self.ended = False, self.seats[0].match
            seat, message = self.seats[0], {"type": "start", "anyway": True}
        else:
            seat = next(seat for seat in self.seats if seat.asks)
            action = seat.choice.sample(seat.dice)
            message = {"type": "answer", "match": seat.match, "to": seat.asked, "action": action}
        assert seat.socket is not None
        self.sent_at = perf_counter()
        seat.socket.send(_encode({**message, "id": f"{self.sent_at}"}))

    def look(self) -> None:
        """Something has come."""
        if self.restless and not self.busy:
            self.go_on()


PLAIN = ("sockets", "disk", "gc")
"""Speed tricks that can be left out, to see what each brings (docs/speed.md)."""


async def serve(file: str, durable: bool, plain: Collection[str] = ()) -> None:
    """Our server, in a process of its own; `plain`: without these tricks."""
    disk = SqliteDisk if "disk" in plain else WalDisk
    store = SqliteStore(file, durable, disk=disk)
    services = Services(store, pace=INSTANT)
    websocket = AiohttpWebSocket if "sockets" in plain else None
    server = Server(services, ServerSettings(limits=UNLIMITED), websocket)
    runner = web.AppRunner(server.app(), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=1000).start()
    if "gc" not in plain:
        tune_gc()
    print(runner.addresses[0][1], flush=True)
    await (asyncio.Event().wait() if "gc" in plain else collect_garbage())
