"""`maskenball bench`: how fast the rules run here."""

import argparse

from rich.box import SIMPLE_HEAD
from rich.table import Table

from maskenball import games
from maskenball.cli.screen import open_screen
from maskenball.lab import bench
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Measure each game at each number of players, and print one line for each."""
    chosen = [args.game] if args.game else [games.find(name) for name in games.names()]
    table = Table(box=SIMPLE_HEAD)
    for number, column in enumerate(("game", "players", "answer", "games", "view", "early", "late", "memory")):
        table.add_column(t(f"cli-bench-{column}"), justify="right" if number else "left")
    for row in bench.rows(chosen, args.seconds):
        times = (row.us_per_answer, row.us_with_view, row.us_early, row.us_late)
        answer, view, early, late = (f"{time:.2f}" for time in times)
        speed = f"{row.games_per_second:,.0f}"
        table.add_row(row.game, str(row.players), answer, speed, view, early, late, f"{row.kilobytes:.1f}")
    open_screen().print(table)
    return 0
