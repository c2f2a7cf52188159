"""The Resistance among strangers: one of ours and four strangers, who is who and who sits where by chance.

python -m benchmarks.resistance_pool [--pool held_out] [--games 3000] [--seed x] [--bot heuristic] [--players 5]

Each game has the same deal and the same strangers whatever bot is tried, so two bots can be compared game by game.
"""

import argparse
import sys
from random import Random
from typing import NamedTuple

from benchmarks.resistance_strangers import HELD_OUT, TUNING
from maskenball import games
from maskenball.bots import factory, run, side
from maskenball.kernel import Dice, Match
from maskenball.lab.simulate import Share, wilson

GAME = games.find("resistance")
POOLS = {"tuning": TUNING, "held_out": HELD_OUT}


class Played(NamedTuple):
    """One game of ours among strangers."""

    side: str
    won: bool
    names: tuple[str, ...]
    """Who sat at each seat."""
    winners: tuple[int, ...]


def play(pool: str, bot: str, players: int, seed: str) -> Played:
    """One game."""
    chance = Random(seed)
    mine = chance.randrange(players)
    names = [chance.choice(list(POOLS[pool])) for _ in range(players)]
    match = Match(GAME, tuple(f"Player {seat + 1}" for seat in range(players)), seed=seed)
    dice = [Dice(Random(f"{seed}/seat {seat}").random) for seat in range(players)]
    bots = [POOLS[pool][name](dice[seat]) for seat, name in enumerate(names)]
    names[mine] = bot
    bots[mine] = factory(GAME, bot)(dice[mine])  # type: ignore[call-overload]
    outcome = run(match, bots)
    return Played(side(GAME, match.seen(mine)), mine in outcome.winners, tuple(names), outcome.winners)


def table(played: list[Played], bot: str) -> dict[str, Share]:
    """How often ours won, in all and by side, and how often each kind of stranger did."""
    rows: dict[str, list[bool]] = {}
    for game in played:
        for row in (bot, f"{bot} as {game.side}"):
            rows.setdefault(row, []).append(game.won)
        for seat, name in enumerate(game.names):
            if name != bot:
                rows.setdefault(name, []).append(seat in game.winners)
    return {row: wilson(sum(won), len(won)) for row, won in rows.items()}


def main(argv: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pool", choices=POOLS, default="held_out")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--seed", default="pool")
    parser.add_argument("--bot", default="heuristic", help="a level, or package:Class")
    args = parser.parse_args(argv)
    played = [play(args.pool, args.bot, args.players, f"{args.seed}/{number}") for number in range(args.games)]
    for row, won in sorted(table(played, args.bot).items()):
        print(f"{row:28} {won.share:.3f} ({won.low:.3f} to {won.high:.3f})  of {won.of}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
