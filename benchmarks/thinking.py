"""How long bots think: `python -m benchmarks.thinking hoax --players 12 --option big_table --games 25`.

CPU time of every single call over whole games: what a bot says, cuts in with and answers. The garbage collector is told
to leave alone what was there before, as the server does; else its rounds would be counted as some bot's thoughts.
"""

import argparse
import gc
from collections import defaultdict
from collections.abc import Callable
from random import Random
from time import thread_time
from typing import Any

from maskenball import games
from maskenball.bots import Bot, make, run
from maskenball.kernel import Dice, Game, Match

CALLS = ("say", "cut", "answer")
LEVEL = "heuristic"
PEAK = 0.020
"""Seconds that no call should take."""


class Timed:
    """A bot that writes down how long each call takes."""

    def __init__(self, bot: Bot, times: dict[str, list[float]]) -> None:
        self._bot = bot
        for name in CALLS:
            setattr(self, name, _timed(getattr(bot, name), times[name]))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)


def _timed(call: Callable[[Any], Any], times: list[float]) -> Callable[[Any], Any]:
    def timed(seen: Any) -> Any:
        start = thread_time()
        found = call(seen)
        times.append(thread_time() - start)
        return found

    return timed


def think(
    game: Game, players: int, number: int, options: dict[str, bool], seed: str
) -> tuple[dict[str, list[float]], float]:
    """The times of all calls, and all CPU time, of so many games."""
    times: dict[str, list[float]] = defaultdict(list)
    whole = 0.0
    for each in range(number):
        gc.collect()
        gc.freeze()
        start = thread_time()
        match = Match(game, tuple(f"Bot {seat}" for seat in range(players)), options, f"{seed}/{each}")
        dice = [Dice(Random(f"{seed}/{each}/{seat}").random) for seat in range(players)]
        run(match, [Timed(make(game, LEVEL, one), times) for one in dice])
        whole += thread_time() - start
    return times, whole


def main() -> None:
    """Print games a second and the slowest calls."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--players", action="append", type=int)
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--option", action="append", default=[], help="an option that is switched on")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    game = games.find(args.game)
    for players in args.players or game.sizes():
        options = dict.fromkeys(args.option, True)
        think(game, players, 1, options, "warm")
        times, whole = think(game, players, args.games, options, args.seed)
        print(f"{args.game}, {players} players: {args.games / whole:.1f} games a second of CPU time")
        for name in CALLS:
            every = sorted(times[name])
            if every:
                mean, late, most = sum(every) / len(every), every[int(0.99 * len(every))], every[-1]
                over = sum(one > PEAK for one in every)
                shown = " ".join(
                    f"{what} {1000 * value:.2f}" for what, value in (("mean", mean), ("p99", late), ("max", most))
                )
                print(f"  {name:<7}{len(every):>8} calls: {shown} ms; over {1000 * PEAK:.0f} ms: {over}")


if __name__ == "__main__":
    main()
