"""An evening with friends: a real server on a real port and a real file, whose clock a test turns by hand."""

import asyncio
import functools
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from aiohttp import web
from tests.server.hands import HandTime
from tests.server.stuck import within
from tests.server.wire import Wire

from maskenball import client as of_client
from maskenball import protocol as p
from maskenball.bots import RandomBot
from maskenball.client import Client, RoomClient
from maskenball.kernel import CLOCK, AnySeen, Chance, Dice, Refusal, Who
from maskenball.server.http.app import Server, ServerSettings
from maskenball.server.http.entrance import Entrance, open_to_all
from maskenball.server.pace import INSTANT, Pace
from maskenball.server.play.clock import seconds_left
from maskenball.server.play.live import Live
from maskenball.server.room.actor import RoomActor
from maskenball.server.room.value import Room
from maskenball.server.run.limits import Limits
from maskenball.server.run.serve import bind
from maskenball.server.services import Services
from maskenball.server.socket.websocket import OpenWebSocket
from maskenball.server.store.disk import Disk, WalDisk
from maskenball.server.store.postgres import open_postgres
from maskenball.server.store.sqlite import LOCK_SECONDS, SqliteStore
from maskenball.server.store.store import Store

GENEROUS = Limits(
    messages_per_second=1e9,
    burst=10**9,
    household_messages_per_second=1e9,
    words_per_minute=1e9,
    words_at_once=10**9,
    devices=10**6,
    rooms_per_hour=1e9,
    entries_per_minute=1e9,
    requests_per_second=1e9,
    requests_at_once=10**9,
    records_per_day=1e9,
    connections_per_address=10**6,
    sockets_per_address=10**6,
    sockets_per_second=1e9,
    queue=10**6,
)
"""Where limits are not what is tested."""
STUCK = 20
"""Seconds after which a test that waits for something that never comes is given up."""

T = TypeVar("T")
A = TypeVar("A")


def evening(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*args: Any, **more: Any) -> None:
        asyncio.run(within(STUCK, test(*args, **more)))

    return run


class ThinksAtOnce(Services):
    """Bots think in the event loop, so that nothing happens behind a test's back."""

    async def think(self, do: Callable[[A], T], about: A) -> T:
        """At once."""
        return do(about)

    work = replay = think


class Evening:
    """One server; it can be closed and opened again on the same file and the same port."""

    disk: type[Disk] = WalDisk
    """How it brings commits onto the disk; tests of the store run with each way."""
    websocket: OpenWebSocket | None = None
    """What it opens for a connection; the fixture `each_websocket` tries both kinds."""

    def __init__(
        self,
        folder: Path,
        *,
        limits: Limits = GENEROUS,
        pace: Pace = INSTANT,
        seeds: Callable[[], str] | None = None,
        settings: ServerSettings | None = None,
        patience: float = LOCK_SECONDS,
        postgres: str = "",
    ) -> None:
        """`postgres`: the address of a database, in place of a file."""
        self.path = folder / "tables.db"
        self.pace = pace
        numbers = count(1)
        self.seeds = seeds or (lambda: f"evening {next(numbers)}")
        self.settings = settings or ServerSettings(limits=limits)
        self.patience = patience
        self.postgres = postgres
        self.port = 0
        self.clients: list[Client] = []
        self.seats: list[RoomClient] = []
        self.others: list[Any] = []

    async def __aenter__(self) -> "Evening":
        self._waits, of_client.WAITS = of_client.WAITS, (0.0, 0.0, 0.0, 0.0, 0.01)
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for seat in self.seats:
            await seat.close()
        for other in self.others:
            await other.close()
        for client in self.clients:
            await client.__aexit__()
        of_client.WAITS = self._waits
        await self.close()

    async def open(self) -> None:
        """Open the doors; clients that are still there come back by themselves."""
        self.time = HandTime()
        if self.postgres:
            store: Store = await open_postgres(self.postgres)
        else:
            store = SqliteStore(self.path, patience=self.patience, disk=self.disk)
        self.services = ThinksAtOnce(store, time=self.time, pace=self.pace, seeds=self.seeds)
        self.server = Server(self.services, self.settings, self.websocket)
        self._runner = web.AppRunner(self.server.app(), shutdown_timeout=5.0)
        await self._runner.setup()
        door = bind("127.0.0.1", self.port)
        self.entrance = Entrance(self._runner, self.settings.limits.connections_per_address, self.settings.behind_proxy)
        self._listening = await open_to_all(self.entrance, door)
        self.port = door.getsockname()[1]

    async def close(self) -> None:
        """Close the doors as an operator does."""
        self._listening.close()
        await self._runner.cleanup()

    async def restart(self) -> None:
        """Close, and open again."""
        await self.close()
        await self.open()

    def last_seen(self) -> str:
        """What everybody here knew last, for a test that is stuck."""
        rooms = [seat.room for seat in self.seats]
        names = [
            next((person.name for person in room.people if person.number == seat.number), "somebody")
            for seat, room in zip(self.seats, rooms, strict=True)
        ]
        said = [
            f"  {name}: {room.stage} of {room.game}, {seat.seen.view.phase if seat.seen else 'no game seen'}"
            for name, room, seat in zip(names, rooms, self.seats, strict=True)
        ]
        return "\n".join(said + [other.last_seen() for other in self.others if isinstance(other, Wire)])

    async def all_back(self, *seats: RoomClient) -> None:
        """Until these have come back by themselves."""
        for seat in seats:
            await seat.until(lambda: self.actor.listeners.of(seat.number))  # noqa: B023 - waited for at once

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def actor(self) -> RoomActor:
        """The only room there is, at work."""
        (actor,) = self.server.lobby.rooms.values()
        return actor

    @property
    def room(self) -> Room:
        """The only room there is, as a value."""
        return self.actor.room

    def clock_left(self) -> dict[str, float]:
        """Seconds left of what runs now."""
        return seconds_left(self.live.clock, self.time.now())

    @property
    def live(self) -> Live:
        """The game that is on, from the inside."""
        assert self.room.live is not None
        return self.room.live

    def client(self, lang: str = "en") -> Client:
        """A device in somebody's hand."""
        client = Client(self.url, lang)
        self.clients.append(client)
        return client

    async def open_room(self, game: str, name: str = "Ada", lang: str = "en", **more: Any) -> RoomClient:
        """Somebody opens a room."""
        return self._sitting(await self.client(lang).open(game, name, **more))

    async def enter(
        self, code: str, name: str, role: str = "player", password: str = "", lang: str = "en"
    ) -> RoomClient:
        """Somebody comes in."""
        return self._sitting(await self.client(lang).enter(code, name, role, password))

    async def back(self, seat: RoomClient) -> RoomClient:
        """The same person on another device."""
        return self._sitting(await self.client().back(seat.code, seat.token))

    def _sitting(self, seat: RoomClient) -> RoomClient:
        self.seats.append(seat)
        return seat

    async def wire(self, who: RoomClient, **hello: Any) -> Wire:
        """A bare socket of somebody who is in the room already."""
        return await self.wire_to(who.code, who.token, **hello)

    async def wire_to(self, code: str, token: str, **hello: Any) -> Wire:
        """A bare socket, with this token."""
        wire = await Wire.open(self.url, code, p.Hello(token, p.VERSION, **hello))
        self.others.append(wire)
        return wire

    async def party(self, game: str, *names: str, **more: Any) -> list[RoomClient]:
        """People in a room, the first of them its host."""
        host = await self.open_room(game, names[0], **more)
        return [host, *[await self.enter(host.code, name) for name in names[1:]]]

    async def settle(self) -> None:
        """Until every room has done what was asked of it."""
        for room in list(self.server.lobby.rooms.values()):
            for _ in range(3):
                await room.mailbox.ask(nothing)
                await asyncio.sleep(0)  # who waits for it goes on
                await asyncio.sleep(0)  # and asks for more

    async def advance(self, seconds: float) -> None:
        """Turn the hands; what is due happens in its order."""
        until = self.time.now() + seconds
        await self.settle()
        while (do := self.time.due(until)) is not None:
            do()
            await self.settle()

    @contextmanager
    def somebody_holds_the_file(self) -> Iterator[None]:
        """Another program keeps the file to itself meanwhile."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.execute("ROLLBACK")

    async def caught_up(self, *seats: RoomClient) -> None:
        """Until each of them sees all there is to be seen from there."""
        live, room = self.live, self.room.state
        for seat in seats:
            whole = live.match.seen(room.viewer(seat.number))
            await seat.until(lambda: seat.seen == whole)  # noqa: B023 - waited for at once

    async def conduct(self, seats: list[RoomClient], dice: Chance, answers: int) -> None:
        """So many answers at random, one after the other; `seats` are all who sit at the table, in order."""
        for _ in range(answers):
            await self.caught_up(*seats)
            table = self.live.match.table
            silent = [who for who in table.ask.must if who not in table.sealed and who != CLOCK]
            if not table.ask.must:
                return
            if silent and all(first(who) >= len(seats) for who in silent):  # only bots are awaited
                await self.settle()
            elif silent:
                who = dice.pick([who for who in silent if first(who) < len(seats)])
                await seats[first(who)].answer(table.ask.must[who].sample(dice))
            else:
                await self.advance(max(self.clock_left().values()))
        await self.caught_up(*seats)

    async def turn_when_idle(self) -> None:
        """Turn the hands, for ever, whenever a table waits for nothing but the time."""
        while True:
            await self.time.wound.wait()
            self.time.wound.clear()
            for room in list(self.server.lobby.rooms.values()):
                live = room.room.live
                if live is None or room.room.state.stage != "playing":
                    continue
                table = live.match.table
                if table.ask.must.keys() - table.sealed.keys() == {CLOCK}:
                    left = seconds_left(live.clock, self.time.now())
                    await self.advance(max(left.values(), default=0.0))


def first(who: Who) -> int:
    """A seat that answers for these."""
    return who[0] if isinstance(who, tuple) else who


async def nothing() -> None:
    """A letter that asks for nothing."""


async def refusal(doing: Awaitable[Any]) -> str:
    """The code with which this is refused; "" if it is done."""
    try:
        await doing
    except Refusal as refused:
        return refused.code
    return ""


async def play(seat: RoomClient, dice: Chance, until: Callable[[AnySeen], bool] = lambda _: False) -> AnySeen:
    """Somebody who answers like thrown dice, to the end or until something is seen."""
    bot = RandomBot(dice)
    cuts = 0
    async for seen in seat:
        if until(seen):
            return seen
        try:
            if seen.may is not None and cuts < 3 and (cut := bot.cut(seen)) is not None:
                cuts += 1
                await seat.answer(cut)
            elif seen.choice is not None and seen.answer is None:
                await seat.answer(bot.answer(seen))
            elif seen.claims is not None and (claim := bot.say(seen)) is not None:
                await seat.say(seen.speaks[0], claim=claim)
        except Refusal as refused:
            if refused.code not in ("stale", "not_offered", "over", "no_channel", "not_asked"):
                raise
    assert seat.seen is not None
    return seat.seen


def sees(seat: RoomClient) -> AnySeen:
    """What somebody sees of the game that is on."""
    assert seat.seen is not None
    return seat.seen


async def do_all(*doing: Awaitable[Any]) -> list[Any]:
    """Everybody at once; the first trouble ends it."""
    return list(await asyncio.gather(*doing))


def names(people: Iterable[p.PersonNow]) -> list[str]:
    """What they are called."""
    return [person.name for person in people]


async def voting(table: Evening) -> list[RoomClient]:
    """Five people at The Resistance vote on a team."""
    seats = await table.party("resistance", "Ada", "Bo", "Cy", "Di", "Ed")
    await seats[0].start()
    await table.conduct(seats, Dice(Random(1).random), 1)
    return seats
