"""How balanced a game is between bots: every level on one side against every level on the other, at every table size.

python -m benchmarks.balance [--game cultists] [--players 4] [--games 500] [--seed fresh] [--workers 2]
"""

import argparse
import sys

from rich.console import Console
from rich.table import Table

from maskenball import games
from maskenball.bots import levels
from maskenball.kernel import Game
from maskenball.lab import Arena, Share, arena


def main(argv: list[str] | None = None) -> int:
    """Print one table a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=games.names(), help="only this game (may be repeated)")
    parser.add_argument("--players", action="append", type=int, help="only this table size (may be repeated)")
    parser.add_argument("--games", type=int, default=250, help="games of each pairing and table size")
    parser.add_argument("--seed", default="balance", help="another seed gives other deals and other dice")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    args = parser.parse_args(argv)
    console = Console(width=120)
    for name in args.game or ("one_night", "cultists"):
        game = games.find(name)
        sizes = [size for size in game.sizes() if not args.players or size in args.players]
        console.print(balance(game, sizes, args.games, args.seed, args.workers))
    return 0


def balance(game: Game, sizes: list[int], number: int, seed: str, workers: int = 1) -> Table:
    """The share of games the first side won, with its 95 % interval, a column for each pairing."""
    met = [arena(game, levels(game), size, number, None, f"{seed} {size}", workers) for size in sizes]
    first, second = met[0].pairings[0].wins
    table = Table(title=f"{game.name}: games won by the {first} in %, {number} games a cell", title_justify="left")
    table.add_column("players", justify="right")
    for pairing in met[0].pairings:
        table.add_column(f"{pairing.bots[first]} {first}\n{pairing.bots[second]} {second}", justify="right")
    for one in met:
        table.add_row(str(one.players), *_row(one, first))
    return table


def _row(one: Arena, side: str) -> list[str]:
    return [_percent(pairing.wins[side]) for pairing in one.pairings]


def _percent(share: Share) -> str:
    return f"{100 * share.share:.1f} [{100 * share.low:.1f}–{100 * share.high:.1f}]"


if __name__ == "__main__":
    sys.exit(main())
