"""How many tables one core bears: whole games of The Resistance over thousands of sockets, every move on disk.

python -m benchmarks.load [--tables 500] [--seconds 10] [--runs 3] [--peers]

The server is a process of its own on the first core, the players are on the second; everything stays on this machine
and ends after the given time. A move is one seat's answer; its time runs until the last seat of its table has been
sent the view after it. With --peers boardgame.io's server plays the same game beside it, in the same run: npm fetches
it into a scratch directory.
"""

import argparse
import asyncio
import gc
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Protocol

import aiohttp
import msgspec
import uvloop
from aiohttp import web
from msgspec import UNSET, Raw, Struct, UnsetType
from rich.console import Console
from rich.table import Table as Print

from benchmarks import load_peer
from benchmarks.sockets import Socket, connect
from maskenball import games
from maskenball.kernel import Dice
from maskenball.server.app import House, Server
from maskenball.server.hall import INSTANT, Hall
from maskenball.server.limits import Limits
from maskenball.server.store import Store

SEATS = 8
RATES = (500, 2000)
SERVER, PLAYERS = 0, 1
"""The core of each."""
NO_LIMITS = Limits(messages_per_second=1e9, burst=10**9, sockets_per_address=10**6, rooms_per_hour=1e9, rooms=10**6)
GAME = games.find("resistance")

_encode = msgspec.json.Encoder().encode
_choice = msgspec.json.Decoder(GAME.any_choice | None)


class Changed(Struct):
    """What a player here looks at, of all that is sent."""

    choice: Raw | UnsetType = UNSET
    answer: Raw | UnsetType = UNSET
    outcome: Raw | UnsetType = UNSET


class News(Struct):
    """A SeenNow."""

    asked: int
    set: Changed


_news = msgspec.json.Decoder(News)


class Seat:
    """One player with a socket; takes any answer."""

    def __init__(self, table: "Table", dice: Dice) -> None:
        self.table = table
        self.dice = dice
        self.choice: Any = None
        self.answered = False
        self.asked = 0
        self.socket: Socket | None = None

    @property
    def asks(self) -> bool:
        """Whether an answer is wanted here."""
        return self.choice is not None and not self.answered

    def hear(self, data: bytes) -> None:
        """A view, or that a move was done; all else is nothing to us."""
        if data.startswith(b'{"type":"seen_now"'):
            self.table.seen_at = perf_counter()
            news = _news.decode(data)
            changed = news.set
            self.asked = news.asked
            if changed.choice is not UNSET:
                self.choice = _choice.decode(changed.choice)
            if changed.answer is not UNSET:
                self.answered = bytes(changed.answer) != b"null"
            if changed.outcome is not UNSET:
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

    async def open(self, port: int, http: aiohttp.ClientSession, number: int) -> None:
        """Come in and sit down, all eight."""
        path = f"http://127.0.0.1:{port}/api/rooms"
        for each, seat in enumerate(self.seats):
            body = {"name": f"player {each}", **({} if each else {"game": GAME.name, "settings": {"timers": False}})}
            async with http.post(path, data=_encode(body)) as response:
                entered = msgspec.json.decode(await response.read())
                assert response.status == 201, entered
            path = f"http://127.0.0.1:{port}/api/rooms/{entered['code']}"
            seat.socket = await connect(port, f"/api/rooms/{entered['code']}/socket", seat.hear)
            seat.socket.send(_encode({"type": "hello", "token": entered["token"]}))
        self.over = True

    def go_on(self) -> None:
        """The next move; after a game the next game."""
        self.pending = True
        self.starting = self.over
        if self.over:
            self.over = False
            seat, message = self.seats[0], {"type": "start", "anyway": True}
        else:
            seat = next(seat for seat in self.seats if seat.asks)
            message = {"type": "answer", "to": seat.asked, "action": seat.choice.sample(seat.dice)}
        assert seat.socket is not None
        self.sent_at = perf_counter()
        seat.socket.send(_encode({**message, "id": f"{self.sent_at}"}))

    def look(self) -> None:
        """Something has come."""
        if self.restless and not self.busy:
            self.go_on()


class Playing(Protocol):
    """A table of anybody's server, as the measuring below needs it."""

    moves: int
    starting: bool
    restless: bool
    sent_at: float
    seen_at: float

    @property
    def busy(self) -> bool:
        """Whether the last move is not done yet."""

    def go_on(self) -> None:
        """Send the next move."""


class Row(Struct):
    """What was measured of one server."""

    name: str
    saturated: list[float] = []
    cpu: list[float] = []
    """Moves a second, and microseconds of the server's CPU time a move, at saturation."""
    p50: dict[int, list[float]] = {}
    p99: dict[int, list[float]] = {}
    """Milliseconds, by moves a second."""
    late: dict[int, int] = {}
    """Moves that could not be sent because their table still waited for the one before."""
    kilobytes: list[float] = []


async def settled(tables: Sequence[Playing]) -> None:
    """Until nothing is on its way any more."""
    while any(table.busy for table in tables):  # noqa: ASYNC110 - nobody tells us; it is a moment
        await asyncio.sleep(0.01)


async def saturate(tables: Sequence[Playing], seconds: float, server: int) -> tuple[float, float]:
    """Every table makes its next move as soon as the last one is done: moves a second, CPU microseconds a move."""
    for table in tables:
        table.restless = True
        table.go_on()
    await asyncio.sleep(seconds / 5)
    moves, spent, began = sum(table.moves for table in tables), cpu(server), perf_counter()
    await asyncio.sleep(seconds)
    moved = sum(table.moves for table in tables) - moves
    spent, took = cpu(server) - spent, perf_counter() - began
    for table in tables:
        table.restless = False
    await settled(tables)
    return moved / took, spent / max(1, moved) * 1e6


async def pace(tables: Sequence[Playing], rate: int, seconds: float) -> tuple[float, float, int]:
    """So many moves a second, the tables in turn: p50 and p99 in milliseconds, and how many could not be sent."""
    times: list[float] = []
    late = due = 0
    began = perf_counter()
    warm = int(rate * seconds / 5)
    while due < rate * seconds + warm:
        while due < (perf_counter() - began) * rate:
            table = tables[due % len(tables)]
            due += 1
            if table.busy:
                late += due > warm
                continue
            if due > warm + len(tables) and not table.starting:
                times.append((table.seen_at - table.sent_at) * 1e3)
            table.go_on()
        await asyncio.sleep(0.0005)
    await settled(tables)
    times.sort()
    return statistics.median(times), times[int(len(times) * 0.99)], late


async def measure(row: Row, tables: Sequence[Playing], server: int, seconds: float) -> None:
    """Add one run to the row."""
    gc.collect()
    gc.freeze()
    for rate in RATES:
        p50, p99, late = await pace(tables, rate, seconds)
        row.p50.setdefault(rate, []).append(p50)
        row.p99.setdefault(rate, []).append(p99)
        row.late[rate] = row.late.get(rate, 0) + late
    moves, micro = await saturate(tables, seconds, server)
    row.saturated.append(moves)
    row.cpu.append(micro)


def cpu(process: int) -> float:
    """Seconds of CPU time this process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kilobytes(process: int) -> float:
    """Memory that this process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


@contextmanager
def started(*command: str, cwd: Path | None = None) -> Iterator[tuple[int, int]]:
    """A server on its core: process and port, which it prints."""
    process = subprocess.Popen(
        command,
        cwd=cwd,
        stdout=subprocess.PIPE,
        preexec_fn=lambda: os.sched_setaffinity(0, {SERVER}),  # noqa: PLW1509 - nothing else runs here yet
    )
    try:
        assert process.stdout is not None
        yield process.pid, int(process.stdout.readline())
    finally:
        process.kill()
        process.wait()


async def serve(file: str, durable: bool) -> None:
    """Our server, in a process of its own."""
    hall = Hall(Store(file, durable), pace=INSTANT)
    runner = web.AppRunner(Server(hall, House(limits=NO_LIMITS)).app(), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=1000).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.Event().wait()


async def ours(row: Row, count: int, seconds: float, durable: bool) -> None:
    """One run of our own server."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.load", "--serve", f"{folder}/rooms.db"]
        with started(*command, *([] if durable else ["--not-durable"])) as (process, port):
            async with aiohttp.ClientSession() as http:
                first = Table(0)  # what is loaded with the first table is no table's own
                await first.open(port, http, 0)
                await asyncio.sleep(0.2)
                empty = kilobytes(process)
                tables = [Table(number) for number in range(1, count + 1)]
                for some in (tables[at : at + 20] for at in range(0, count, 20)):
                    await asyncio.gather(*(table.open(port, http, 0) for table in some))
                for table in tables:
                    table.go_on()
                await settled(tables)
                row.kilobytes.append((kilobytes(process) - empty) / count)
                await measure(row, tables, process, seconds)
                for table in (first, *tables):
                    for seat in table.seats:
                        assert seat.socket is not None
                        seat.socket.close()


async def theirs(row: Row, count: int, seconds: float, folder: Path) -> None:
    """One run of boardgame.io's."""
    with started(*load_peer.command(), cwd=folder) as (process, port):
        first = load_peer.Table(0)
        await first.open(port)
        await settled([first])
        empty = kilobytes(process)
        tables = [load_peer.Table(number) for number in range(1, count + 1)]
        for some in (tables[at : at + 20] for at in range(0, count, 20)):
            await asyncio.gather(*(table.open(port) for table in some))
        await settled(tables)
        row.kilobytes.append((kilobytes(process) - empty) / count)
        await measure(row, tables, process, seconds)
        for table in (first, *tables):
            for seat in table.seats:
                assert seat.socket is not None
                seat.socket.close()


def shown(rows: list[Row]) -> Print:
    """The table."""
    table = Print(title=f"Medians; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    table.add_column("server")
    names = [f"{what} ms at {rate}/s" for rate in RATES for what in ("p50", "p99")]
    for name in ("moves/s", "CPU µs/move", *names, "not sent", "KB/table"):
        table.add_column(name, justify="right")
    middle = statistics.median
    for row in rows:
        times = [f"{middle(by[rate]):.1f}" for rate in RATES for by in (row.p50, row.p99) if rate in by]
        late = " + ".join(str(row.late[rate]) for rate in RATES)
        table.add_row(
            row.name,
            f"{middle(row.saturated):,.0f}",
            f"{middle(row.cpu):.0f}",
            *times,
            late,
            f"{middle(row.kilobytes):.0f}",
        )
    return table


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each of the three figures of a run")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", choices=("durable", "not-durable"), help="only one of our two ways")
    parser.add_argument("--peers", action="store_true", help="fetch and measure boardgame.io's server too")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--not-durable", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        uvloop.run(serve(args.serve, not args.not_durable))
        return 0
    os.sched_setaffinity(0, {PLAYERS})
    rows = {each: Row(f"maskenball, {each}") for each in ("durable", "not-durable") if args.only in (None, each)}
    peer = Row(f"boardgame.io {load_peer.VERSION}, in memory")
    with load_peer.installed() if args.peers else nullcontext() as folder:
        for _ in range(args.runs):
            for each, row in rows.items():
                uvloop.run(ours(row, args.tables, args.seconds, each == "durable"))
            if folder is not None:
                uvloop.run(theirs(peer, args.tables, args.seconds, folder))
    Console(width=140).print(shown([*rows.values(), *([peer] if args.peers else [])]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
