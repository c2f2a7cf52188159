"""`maskenball arena`: any bots against any, on every side, over the same deals."""

import argparse
import os

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from maskenball.cli.errors import INTERRUPTED, CommandError, show_error
from maskenball.cli.figures import progress_bar, share_cells, side_name
from maskenball.cli.options import read_options
from maskenball.cli.screen import open_screen
from maskenball.cli.session import read_bot
from maskenball.kernel import Game
from maskenball.lab.arena import Arena, Stopped, arena
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Let them meet, and print how often each won."""
    game: Game = args.game
    players = args.players or game.seats[0]
    options = read_options(game, args.option, players, t, args.data)
    bots = [read_bot(game, bot, t) for bot in args.bots]
    if len(set(bots)) < max(2, len(bots)):
        raise CommandError(t("cli-arena-two"))
    try:
        found, code = _play(args, bots, players, options, t), 0
    except Stopped as stopped:
        if stopped.arena is None:
            raise
        found, code = stopped.arena, INTERRUPTED
    if args.json:
        plain = {**msgspec.to_builtins(found), "standings": msgspec.to_builtins(found.standings())}
        print(msgspec.json.format(msgspec.json.encode(plain), indent=2).decode())
    else:
        _print(open_screen(), found, t)
    if code:
        show_error(t("cli-arena-stopped", pairings=len(found.pairings)), code)
    return code


def _play(args: argparse.Namespace, bots: list[str], players: int, options: object, t: Texts) -> Arena:
    workers = args.workers or os.cpu_count() or 1
    with progress_bar(t) as progress:
        task = progress.add_task("", total=None)

        def done(count: int, total: int) -> None:
            progress.update(task, completed=count, total=total)

        return arena(args.game, bots, players, args.games, options, args.seed, workers, progress=done)


def _print(console: Console, found: Arena, t: Texts) -> None:
    title = t("cli-arena-title", game=t("game-name"), games=found.games, players=found.players)
    console.print(Text(title, style="bold"))
    met = Table(box=SIMPLE_HEAD, pad_edge=False)
    for side in found.pairings[0].bots:
        met.add_column(side_name(side, t), overflow="fold")
        met.add_column(t("cli-arena-wins"), justify="right", no_wrap=True)
    for pairing in found.pairings:
        cells: list[str] = []
        for side, bot in pairing.bots.items():
            _, share, interval = share_cells(pairing.wins[side], t)
            cells += [bot, f"{share}  {interval}"]
        met.add_row(*cells)
    console.print(met)
    standings = Table(box=SIMPLE_HEAD, pad_edge=False)
    standings.add_column(t("cli-arena-against"), overflow="fold")
    for heading in ("arena-won", "simulate-share", "simulate-interval"):
        standings.add_column(t(f"cli-{heading}"), justify="right", no_wrap=True)
    for bot, wins in found.standings().items():
        standings.add_row(bot, f"{wins.count}/{wins.of}", *share_cells(wins, t)[1:])
    console.print(standings)
    for bot, faults in _faults(found).items():
        console.print(Text(t("cli-simulate-faults", bot=bot, count=faults), style="red"))


def _faults(found: Arena) -> dict[str, int]:
    faults: dict[str, int] = {}
    for pairing in found.pairings:
        for bot, count in pairing.faults.items():
            faults[bot] = faults.get(bot, 0) + count
    return faults
