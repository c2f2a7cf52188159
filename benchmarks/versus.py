"""Two source trees in turn, by CPU time: what a change did to the speed of each game.

python -m benchmarks.versus OLD_TREE [--pairs 7] [--game hoax] [--level normal]

Both play the same games from the same seeds, so each row compares like with like; who else is busy on the machine slows
both halves of a pair. A ratio above 1 means that the new tree (this one) is slower.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

HERE = Path(__file__).resolve()
SECONDS = 0.25
"""CPU time that one row of one run should take in the old tree."""


def main(argv: list[str] | None = None) -> int:
    """Print the table of ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, help="a checkout of the version to compare with")
    parser.add_argument("--new", type=Path, default=HERE.parents[1], help="the other one, if not this tree")
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--level", default="", help="matches between bots of this level instead of random answers")
    args = parser.parse_args(argv)
    job = {"level": args.level, "games": args.game or [], "counts": {}}
    job["counts"] = {row: max(2, int(SECONDS / spent * 2)) for row, spent in _run(args.old, job).items()}
    pairs = []
    for number in range(args.pairs):
        trees = (args.old, args.new) if number % 2 else (args.new, args.old)
        spent = {tree: _run(tree, job) for tree in trees}
        pairs.append((spent[args.old], spent[args.new]))
    print(f"{'game':<16}{'old us':>10}{'new us':>10}{'ratio':>8}   lowest to highest of {args.pairs} pairs")
    for row in pairs[0][0]:
        old, new = (median(pair[which][row] for pair in pairs) * 1e6 for which in (0, 1))
        ratios = sorted(pair[1][row] / pair[0][row] for pair in pairs)
        print(f"{row:<16}{old:>10.0f}{new:>10.0f}{median(ratios):>8.3f}   {ratios[0]:.3f} to {ratios[-1]:.3f}")
    return 0


def _run(tree: Path, job: dict[str, object]) -> dict[str, float]:
    environment = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(HERE), "--play", json.dumps(job)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    spent: dict[str, float] = json.loads(done.stdout)
    return spent


def play(level: str, games: list[str], counts: dict[str, int]) -> dict[str, float]:
    """Seconds a game by game and number of players, in the tree that is on the path."""
    from maskenball import games as every  # noqa: PLC0415  whichever tree PYTHONPATH names

    spent = {}
    for name in games or every.names():
        game = every.find(name)
        sizes = game.sizes()
        for players in sorted({sizes[0], sizes[len(sizes) // 2], sizes[-1]}):
            row = f"{name} {players}"
            count = counts.get(row, 2)
            one = _bot_match if level else _random_game
            for seed in range(count // 4):
                one(game, players, level, f"warm {seed}")
            start = process_time()
            for seed in range(count):
                one(game, players, level, str(seed))
            spent[row] = (process_time() - start) / count
    return spent


def _random_game(game: Any, players: int, level: str, seed: str) -> None:
    from maskenball.kernel import Dice, open_table  # noqa: PLC0415  as above

    dice = Dice(Random(seed).random)
    table, _ = open_table(game, players, game.options(None, players), seed)
    while table.ask.must:
        table, _ = table.submit_all(table.ask.sample(dice))


def _bot_match(game: Any, players: int, level: str, seed: str) -> None:
    from maskenball import bots  # noqa: PLC0415  as above
    from maskenball.bots.turns import run  # noqa: PLC0415
    from maskenball.kernel import Dice, Match  # noqa: PLC0415

    names = tuple(f"Bot {seat}" for seat in range(players))
    seats = [bots.make(game, level, Dice(Random(f"{seed} {seat}").random)) for seat in range(players)]
    run(Match(game, names, seed=seed), seats)


if __name__ == "__main__":
    if "--play" in sys.argv:
        print(json.dumps(play(**json.loads(sys.argv[-1]))))
    else:
        sys.exit(main())
