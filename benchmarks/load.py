"""How many tables one core bears: whole games of The Resistance over thousands of sockets, every move on disk.

python -m benchmarks.load [--tables 500] [--seconds 10] [--runs 3] [--peers]

The server is a process of its own on the first core, the players are on the second; everything stays on this machine
and ends after the given time. A move is one seat's answer; its time runs until the last seat of its table has been
sent the view after it. Where others use the machine too, moves by CPU second is the figure to compare: what the core
would do alone; and beside the p99 of all moves stands that of the middle second, as one pause of the machine makes
every move late that comes meanwhile. How long the disk alone takes to keep a few pages is measured before each run.

With --peers boardgame.io's server plays the same game beside it, in the same run: npm fetches it into a scratch
directory; at the end both are saturated in turn, which compares them best.
"""

import argparse
import asyncio
import gc
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Protocol

import aiohttp
import uvloop
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Print

from benchmarks import load_peer, load_tables

RATES = (500, 2000)
SERVER, PLAYERS = 0, 1
"""The core of each."""
A_GAME = 100
"""About so many moves are a game."""
PLAIN = "MASKENBALL_PLAIN"
"""Names the speed tricks that our server does without, as in "disk gc" (see load_tables.PLAIN)."""
WINDOWS = 10
"""So often both servers are saturated in turn."""


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
    seconds: dict[int, list[float]] = {}
    """The p99 of each second."""
    late: dict[int, int] = {}
    """Moves that could not be sent because their table still waited for the one before."""
    kilobytes: list[float] = []


async def settled(tables: Sequence[Playing]) -> None:
    """Until nothing is on its way any more."""
    while any(table.busy for table in tables):  # noqa: ASYNC110 - nobody tells us; it is a moment
        await asyncio.sleep(0.01)


async def spread(tables: Sequence[Playing]) -> None:
    """Let each table play on for a while of its own: people do not all begin, vote and end at the same moment."""
    dice = Random(len(tables))
    left = [(table, dice.randrange(A_GAME)) for table in tables]
    while left := [(table, moves - 1) for table, moves in left if moves]:
        for table, _ in left:
            table.go_on()
        await settled(tables)


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


def p99(times: Sequence[float]) -> float:
    """All but one of a hundred are shorter."""
    return sorted(times)[int(len(times) * 0.99)]


async def pace(tables: Sequence[Playing], rate: int, seconds: float) -> tuple[list[float], int]:
    """So many moves a second, the tables in turn: the milliseconds of each, and how many could not be sent."""
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
        await asyncio.sleep(0)  # no rest: what is measured is the server, not how soon a core wakes up
    await settled(tables)
    return times, late


async def measure(row: Row, tables: Sequence[Playing], server: int, seconds: float) -> None:
    """Add one run to the row."""
    await spread(tables)
    gc.collect()
    gc.freeze()
    for rate in RATES:
        times, late = await pace(tables, rate, seconds)
        row.p50.setdefault(rate, []).append(statistics.median(times))
        row.p99.setdefault(rate, []).append(p99(times))
        row.seconds.setdefault(rate, []).extend(p99(times[at : at + rate]) for at in range(0, len(times), rate))
        row.late[rate] = row.late.get(rate, 0) + late
    moves, micro = await saturate(tables, seconds, server)
    row.saturated.append(moves)
    row.cpu.append(micro)


def disk(times: int = 1000, size: int = 40_000) -> list[float]:
    """The milliseconds that bringing about as much as one commit onto the disk takes when nothing else is done."""
    found: list[float] = []
    with tempfile.TemporaryFile() as file:
        for _ in range(2):  # the second time over what is there: so does SQLite, once its file is long enough
            found.clear()
            file.seek(0)
            for _ in range(times):
                file.write(bytes(size))
                file.flush()
                began = perf_counter()
                os.fdatasync(file.fileno())
                found.append((perf_counter() - began) * 1e3)
    return found


def cpu(process: int) -> float:
    """Seconds of CPU time this process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen() -> float:
    """Seconds that the machine under this one, if there is one, gave to others."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")


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


@asynccontextmanager
async def ours(count: int, durable: bool) -> AsyncIterator[tuple[int, Sequence[Playing], float]]:
    """Our own server and its tables: its process, the tables, and kilobytes for each."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.load", "--serve", f"{folder}/rooms.db"]
        with started(*command, *([] if durable else ["--not-durable"])) as (process, port):
            async with aiohttp.ClientSession() as http:
                first = load_tables.Table(0)  # what is loaded with the first table is no table's own
                await first.open(port, http)
                await asyncio.sleep(0.2)
                empty = kilobytes(process)
                tables = [load_tables.Table(number) for number in range(1, count + 1)]
                for some in (tables[at : at + 20] for at in range(0, count, 20)):
                    await asyncio.gather(*(table.open(port, http) for table in some))
                for table in tables:
                    table.go_on()
                await settled(tables)
                yield process, tables, (kilobytes(process) - empty) / count
                for table in (first, *tables):
                    for seat in table.seats:
                        assert seat.socket is not None
                        seat.socket.close()


@asynccontextmanager
async def theirs(count: int, folder: Path) -> AsyncIterator[tuple[int, Sequence[Playing], float]]:
    """boardgame.io's, likewise."""
    with started(*load_peer.command(), cwd=folder) as (process, port):
        first = load_peer.Table(0)
        await first.open(port)
        await settled([first])
        empty = kilobytes(process)
        tables = [load_peer.Table(number) for number in range(1, count + 1)]
        for some in (tables[at : at + 20] for at in range(0, count, 20)):
            await asyncio.gather(*(table.open(port) for table in some))
        await settled(tables)
        yield process, tables, (kilobytes(process) - empty) / count
        for table in (first, *tables):
            for seat in table.seats:
                assert seat.socket is not None
                seat.socket.close()


async def alone(row: Row, server: AbstractAsyncContextManager[tuple[int, Sequence[Playing], float]], s: float) -> None:
    """One run of one server, each figure for `s` seconds."""
    async with server as (process, tables, each):
        row.kilobytes.append(each)
        await measure(row, tables, process, s)


async def in_turn(count: int, seconds: float, folder: Path) -> str:
    """Both servers up, saturated one after the other many times: whatever the machine does hits both."""
    async with ours(count, durable=True) as (our, our_tables, _), theirs(count, folder) as (their, their_tables, _):
        await spread(our_tables)
        await spread(their_tables)
        gc.collect()
        gc.freeze()
        pairs = [
            (await saturate(our_tables, seconds, our), await saturate(their_tables, seconds, their))
            for _ in range(WINDOWS)
        ]
    rates = [mine[0] / other[0] for mine, other in pairs]
    times = [other[1] / mine[1] for mine, other in pairs]
    low, middle, high = statistics.quantiles(rates, n=4)
    return (
        f"In turn, {WINDOWS} windows of {seconds:g} s each: {middle:.1f} times boardgame.io's moves a second "
        f"(middle half {low:.1f} to {high:.1f}), {statistics.median(times):.1f} times by CPU time"
    )


def shown(rows: list[Row], title: str) -> Print:
    """The table."""
    table = Print(title=f"{title}; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    table.add_column("server", no_wrap=True)
    names = [f"{what} ms at {rate}/s" for rate in RATES for what in ("p50", "p99", "middle p99")]
    for name in ("moves/s", "moves/CPU s", *names, "not sent", "KB/table"):
        table.add_column(name, justify="right")
    middle = statistics.median
    for row in rows:
        times = [f"{middle(by[rate]):.1f}" for rate in RATES for by in (row.p50, row.p99, row.seconds)]
        late = " + ".join(str(row.late[rate]) for rate in RATES)
        table.add_row(
            row.name,
            f"{middle(row.saturated):,.0f}",
            f"{1e6 / middle(row.cpu):,.0f}",
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
        uvloop.run(load_tables.serve(args.serve, not args.not_durable, os.environ.get(PLAIN, "").split()))
        return 0
    os.sched_setaffinity(0, {PLAYERS})
    rows = {each: Row(f"maskenball, {each}") for each in ("durable", "not-durable") if args.only in (None, each)}
    peer = Row(f"boardgame.io {load_peer.VERSION}, in memory")
    with load_peer.installed() if args.peers else nullcontext() as folder:
        robbed, began = stolen(), perf_counter()
        synced: list[float] = []
        for run in range(args.runs):
            synced += disk()
            for each, row in rows.items():
                uvloop.run(alone(row, ours(args.tables, each == "durable"), args.seconds))
            if folder is not None:
                uvloop.run(alone(peer, theirs(args.tables, folder), args.seconds))
            # After each run what is known so far, so that one can stop when it is enough.
            known = [*rows.values(), *([peer] if args.peers else [])]
            share = (stolen() - robbed) / (perf_counter() - began) / (os.cpu_count() or 1)
            of_disk = f"the disk alone: p50 {statistics.median(synced):.1f}, p99 {p99(synced):.1f} ms"
            title = f"Medians of {run + 1} run(s); {share:.0%} of the time was stolen; {of_disk}"
            Console(width=140).print(shown(known, title))
        if folder is not None:
            print(uvloop.run(in_turn(args.tables, min(3.0, args.seconds), folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
