"""What each speed trick of the server brings (docs/speed.md): with and without it in turn.

python -m benchmarks.tricks [--tables 100] [--pairs 9] [--seconds 1.5] [--rate 500] [NAME ...]

Two servers are up at once, one without the trick. Their tables are saturated in turn for CPU time a move, and then play
at the same fixed rate in turn for the time of a move (p99), so whoever else uses the machine slows both halves of a
pair. A ratio above 1 means that it is dearer, or slower, without the trick.
"""

import argparse
import asyncio
import os
import statistics
import sys
from collections.abc import Awaitable, Callable, Sequence

import uvloop

from benchmarks.load import PLAIN, PLAYERS, Playing, ours, p99, pace, saturate, settled, spread
from benchmarks.load_tables import PLAIN as TRICKS

Server = tuple[int, Sequence[Playing]]
"""A process, and the tables that play there."""


async def in_turn(
    servers: tuple[Server, Server], pairs: int, measure: Callable[[Server], Awaitable[float]]
) -> list[tuple[float, float]]:
    """With the trick and without it, each time."""
    found = []
    for number in range(pairs):
        measured = {}
        for which in (0, 1) if number % 2 else (1, 0):
            measured[which] = await measure(servers[which])
            await settled(servers[which][1])
            await asyncio.sleep(0.1)
        found.append((measured[0], measured[1]))
    return found


def told(found: list[tuple[float, float]], digits: int) -> str:
    """Medians, and the ratio."""
    ratios = sorted(without / with_it for with_it, without in found)
    middle = [f"{statistics.median(pair[which] for pair in found):.{digits}f}" for which in (0, 1)]
    return f"{' | '.join(middle)} | {statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"


async def compare(trick: str, tables: int, pairs: int, seconds: float, rate: int) -> str:
    """One line of the table."""

    async def cpu(server: Server) -> float:
        process, playing = server
        return (await saturate(playing, seconds, process))[1]

    async def slow(server: Server) -> float:
        times, _ = await pace(server[1], rate, 2 * seconds)
        return p99(times)

    os.environ[PLAIN] = ""
    async with ours(tables, durable=True) as (full, full_tables, _):
        os.environ[PLAIN] = trick
        async with ours(tables, durable=True) as (without, plain_tables, _):
            servers = (full, full_tables), (without, plain_tables)
            for _, playing in servers:
                await spread(playing)
            by_cpu = await in_turn(servers, pairs, cpu)
            by_time = await in_turn(servers, pairs, slow)
    return f"| {trick} | {told(by_cpu, 0)} | {told(by_time, 1)} |"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(TRICKS))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--rate", type=int, default=500, help="moves a second, for p99")
    args = parser.parse_args()
    os.sched_setaffinity(0, {PLAYERS})
    print("| without | us a move with it | without it | ratio | p99 in ms with it | without it | ratio |", flush=True)
    for name in args.names:
        print(uvloop.run(compare(name, args.tables, args.pairs, args.seconds, args.rate)), flush=True)
        print(f"(load average {os.getloadavg()[0]:.1f})", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
