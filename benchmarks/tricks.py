"""What each speed trick of the server brings (docs/speed.md): with and without it in turn, by CPU time.

python -m benchmarks.tricks [--tables 100] [--pairs 9] [--seconds 1.5] [NAME ...]

Two servers are up at once, one without the trick; their tables are saturated in turn, so whoever else uses the machine
slows both halves of a pair. A ratio above 1 means that the server needs more CPU time a move without the trick.
"""

import argparse
import asyncio
import os
import statistics
import sys

import uvloop

from benchmarks.load import PLAIN, PLAYERS, ours, saturate, settled, spread
from benchmarks.load_tables import PLAIN as TRICKS


async def compare(trick: str, tables: int, pairs: int, seconds: float) -> str:
    """One line of the table."""
    os.environ[PLAIN] = ""
    async with ours(tables, durable=True) as (full, full_tables, _):
        os.environ[PLAIN] = trick
        async with ours(tables, durable=True) as (without, plain_tables, _):
            for each in (full_tables, plain_tables):
                await spread(each)
            found = []
            for number in range(pairs):
                measured = {}
                order = ((full, full_tables), (without, plain_tables))
                for process, playing in order if number % 2 else reversed(order):
                    measured[process] = await saturate(playing, seconds, process)
                    await settled(playing)
                    await asyncio.sleep(0.1)
                found.append((measured[full], measured[without]))
    ratios = sorted(plain[1] / tricked[1] for tricked, plain in found)
    rates = statistics.median(tricked[0] / plain[0] for tricked, plain in found)
    cpu = [statistics.median(pair[which][1] for pair in found) for which in (0, 1)]
    spread_of = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
    return (
        f"| {trick} | {cpu[0]:.0f} | {cpu[1]:.0f} | {statistics.median(ratios):.2f} ({spread_of}) | {1 / rates:.2f} |"
    )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(TRICKS))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.5)
    args = parser.parse_args()
    os.sched_setaffinity(0, {PLAYERS})
    print("| without | us a move with it | without it | ratio of CPU time | ratio of moves a second |", flush=True)
    for name in args.names:
        print(uvloop.run(compare(name, args.tables, args.pairs, args.seconds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
