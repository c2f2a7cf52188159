"""The Resistance in lockstep beside one game after another: random games a second, by CPU time on one core.

python -m benchmarks.lockstep [--seconds 1] [--pairs 5]

Both are measured in turn, and the middle of the pairs counts. "Observed" also builds every seat's observation and mask.
"""

import argparse
import os
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[threads] = "1"

from maskenball import games  # noqa: E402 - NumPy is to use one core
from maskenball.games.resistance.bots.lockstep import Batch  # noqa: E402
from maskenball.kernel import Dice  # noqa: E402
from maskenball.lab.bench import random_game  # noqa: E402

SIZES = (256, 1_024, 4_096, 16_384)


def speed(play: Callable[[int], int], seconds: float) -> float:
    """Games a second, after a first run that fills caches."""
    play(0)
    done, number, began = 0, 0, process_time()
    while (took := process_time() - began) < seconds:
        number += 1
        done += play(number)
    return done / took


def one_by_one(players: int) -> Callable[[int], int]:
    """With the rules' own tables."""
    game = games["resistance"]
    options, dice = game.options(None, players), Dice(Random(1).random)

    def play(number: int) -> int:
        for each in range(50):
            random_game(game, players, options, f"{number}.{each}", dice)
        return 50

    return play


def batch(players: int, size: int, observed: bool = False) -> Callable[[int], int]:
    """In lockstep; games that are over are dealt anew, as for learning."""
    at_once = Batch.deal(players, size, 1)

    def play(number: int) -> int:
        ended = 0
        for _ in range(20):
            if observed:
                at_once.observe()
                at_once.mask()
            at_once.step(at_once.sample())
            ended += len(at_once.renew())
        return ended

    return play


def main(arguments: list[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure of a pair")
    parser.add_argument("--pairs", type=int, default=5)
    args = parser.parse_args(arguments)
    print("| games a second | one by one | in lockstep | times |\n|---|---|---|---|")
    for players in (5, 10):
        kinds = {f"{size:,} at once": batch(players, size) for size in SIZES}
        kinds["256 at once, observed"] = batch(players, 256, observed=True)
        for name, play in kinds.items():
            pairs = [(speed(one_by_one(players), args.seconds), speed(play, args.seconds)) for _ in range(args.pairs)]
            times = median(quick / slow for slow, quick in pairs)
            slow, quick = (median(column) for column in zip(*pairs, strict=True))
            print(f"| {players} players, {name} | {slow:,.0f} | {quick:,.0f} | {times:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
