"""How fast the engine is, and with --peers how it compares with other people's engines in the same run.

python -m benchmarks.engine [--peers] [--seconds 2] [--game resistance]
"""

import argparse
import sys
from itertools import count
from random import Random
from statistics import quantiles

from rich.console import Console
from rich.table import Table

from benchmarks import peers
from maskenball import games
from maskenball.kernel import Dice
from maskenball.lab import bench

TURNS = 20


def main(argv: list[str] | None = None) -> int:
    """Print our table, and the peers' if asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", action="store_true", help="measure the peers installed by `make peers` too")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time for each row")
    parser.add_argument("--game", action="append", choices=games.names(), help="only this game (may be repeated)")
    args = parser.parse_args(argv)
    chosen = [games.find(name) for name in args.game or games.names()]
    console = Console(width=100)
    # Ours before and after the peers, the better one counts: neighbours on the machine come and go.
    ours = {(row.game, row.players): row for row in bench.rows(chosen, args.seconds)}
    others = list(peers.rows(args.seconds)) if args.peers else []
    if args.peers:
        for row in bench.rows(chosen, args.seconds):
            ours[row.game, row.players] = min(row, ours[row.game, row.players], key=lambda one: one.us_per_answer)
    console.print(own_table(list(ours.values())))
    if others:
        console.print(peer_table(list(ours.values()), others))
        console.print(turn_table(args.seconds / 15))
    return 0


def own_table(rows: list[bench.Row]) -> Table:
    """Our own figures."""
    table = Table(title="Random play, one process, CPU time")
    for name in ("game", "players", "answers/game", "µs/answer", "games/s", "+ a view", "early", "late", "KB/table"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for row in rows:
        table.add_row(
            row.game,
            str(row.players),
            f"{row.answers_per_game:.0f}",
            f"{row.us_per_answer:.2f}",
            f"{row.games_per_second:,.0f}",
            f"{row.us_with_view:.2f}",
            f"{row.us_early:.2f}",
            f"{row.us_late:.2f}",
            f"{row.kilobytes:.1f}",
        )
    return table


def peer_table(ours: list[bench.Row], others: list[peers.Row]) -> Table:
    """The peers' figures, and how many times our time per answer they take (our plain Resistance, 5 and 10 players)."""
    plain = {row.players: row.us_per_answer for row in ours if row.game == "resistance"}
    table = Table(title="Peers in the same run; ratios above 1 mean that we are faster")
    for name in ("engine", "game", "µs/decision", "games/s", "ratio to ours, 5p", "10p"):
        table.add_column(name, justify="left" if name in ("engine", "game") else "right")
    for row in others:
        ratios = [f"{row.us_per_decision / plain[players]:.2f}" if players in plain else "" for players in (5, 10)]
        table.add_row(
            f"{row.engine} {row.version}",
            row.game,
            f"{row.us_per_decision:.2f}",
            f"{row.games_per_second:,.0f}",
            *ratios,
        )
    return table


def turn_table(seconds: float) -> Table:
    """Plain Resistance and its nearest peer in turn: who else is busy on the machine slows both halves of a pair."""
    table = Table(title=f"In {TURNS} turns of {seconds:.2f} s each; ratios above 1 mean that we are faster")
    for name in ("players", "µs, ours", "µs, OpenSpiel social_deduction", "ratio", "middle half of the ratios"):
        table.add_column(name, justify="right")
    for players in (5, 10):
        try:
            plays = plain(players), peers.open_spiel(f"social_deduction(players={players})", view=False)
        except ImportError:
            break
        turns = [[_us_per_answer(play, seconds) for play in plays] for _ in range(TURNS + 1)][1:]  # one to warm up
        ratios = [theirs / ours for ours, theirs in turns]
        low, middle, high = quantiles(ratios)
        best = [f"{min(one):.2f}" for one in zip(*turns, strict=True)]
        table.add_row(str(players), *best, f"{middle:.2f}", f"{low:.2f} to {high:.2f}")
    return table


def plain(players: int) -> peers.Play:
    """Random games of plain Resistance, each dealt anew."""
    game = games.find("resistance")
    options = game.options(None, players)
    seeds, dice = count(), Dice(Random(1).random)
    return lambda: bench.random_game(game, players, options, str(next(seeds)), dice)[1]


def _us_per_answer(play: peers.Play, seconds: float) -> float:
    answers, _, spent = peers.run(play, seconds)
    return spent / answers * 1e6


if __name__ == "__main__":
    sys.exit(main())
