"""What talk is worth: the same bots over the same deals silent, talking, and with one side silent.

python -m benchmarks.talk one_night --players 5 7 --games 3000 [--seed x] [--silent spies]
"""

import argparse
import sys
from typing import Any

from maskenball import games
from maskenball.bots import Bot, make
from maskenball.kernel import Action, AnySeen, Chance
from maskenball.lab import simulate


class Silent(Bot):
    """The normal bot of whatever game it is handed, without a word."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.bot: Bot | None = None

    def _bot(self, seen: AnySeen) -> Bot:
        if self.bot is None:
            self.bot = make(games.find(seen.game), "heuristic", self.dice)
        return self.bot

    def answer(self, seen: AnySeen) -> Action:
        """As the normal bot."""
        return self._bot(seen).answer(seen)

    def cut(self, seen: AnySeen) -> Action | None:
        """As the normal bot."""
        return self._bot(seen).cut(seen)


def main(argv: list[str] | None = None) -> int:
    """Print how often the Resistance wins in each arm."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("one_night", "resistance"))
    parser.add_argument("--players", type=int, nargs="+", default=[5])
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", default="talk")
    parser.add_argument("--silent", default="spies", help="the side that says nothing in the third arm")
    args = parser.parse_args(argv)
    arms: dict[str, dict[str, Any]] = {
        "nobody talks": {"talk": False},
        "all talk": {},
        f"{args.silent} silent": {"sides": {args.silent: Silent}},
    }
    for players in args.players:
        for name, arm in arms.items():
            played = simulate(games.find(args.game), players, args.games, args.seed, bots="heuristic", **arm)
            won = played.wins("resistance")
            print(f"{players:2} {name:15} Resistance {won.share:.3f} ({won.low:.3f} to {won.high:.3f}) of {won.of}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
