"""`maskenball simulate`: many games between bots, counted."""

import argparse
import os

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from maskenball.bots import sides
from maskenball.cli.errors import INTERRUPTED, CommandError, show_error, unknown
from maskenball.cli.figures import decimal, progress_bar, share_cells, side_name
from maskenball.cli.options import read_options
from maskenball.cli.screen import open_screen
from maskenball.cli.session import read_bot
from maskenball.kernel import Game
from maskenball.lab.simulate import Ending, Spread, Stopped, Summary, simulate, wilson
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Let them play, and print what came of it."""
    game: Game = args.game
    players = args.players or game.seats[0]
    options = read_options(game, args.option, players, t, args.data)
    level = read_bot(game, args.level, t)
    levels = _levels(game, players, options, args.side, t)
    try:
        summary, code = _simulate(args, players, options, level, levels, t), 0
    except Stopped as stopped:
        if stopped.summary is None:
            raise
        summary, code = stopped.summary, INTERRUPTED
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
    else:
        _print(open_screen(), summary, t)
    if code:
        show_error(t("cli-simulate-stopped", games=summary.games, wanted=args.games), code)
    return code


def _simulate(
    args: argparse.Namespace, players: int, options: object, level: str, levels: dict[str, str], t: Texts
) -> Summary:
    workers = args.workers or os.cpu_count() or 1
    with progress_bar(t) as progress:
        task = progress.add_task("", total=args.games)

        def done(count: int) -> None:
            progress.update(task, completed=count)

        return simulate(args.game, players, args.games, args.seed, options, [level], workers, done, levels)


def _levels(game: Game, players: int, options: object, pairs: list[tuple[str, str]], t: Texts) -> dict[str, str]:
    """The level of each side that was named."""
    known = sides(game, players, options) if pairs else []
    for name, _ in pairs:
        if name not in known:
            raise CommandError(unknown(t, "cli-no-side", name, known))
    return {name: read_bot(game, level, t) for name, level in pairs}


def _print(console: Console, summary: Summary, t: Texts) -> None:
    console.print(Text(_headline(summary, t), style="bold"))
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(t("cli-simulate-winner"))
    table.add_column(t("cli-simulate-reason"))
    for heading in ("count", "share", "interval"):
        table.add_column(t(f"cli-simulate-{heading}"), justify="right", no_wrap=True)
    for name in dict.fromkeys(_winner(ending, t) for ending in summary.outcomes):
        endings = [ending for ending in summary.outcomes if _winner(ending, t) == name]
        if len(endings) > 1:
            together = wilson(sum(ending.games.count for ending in endings), summary.games)
            table.add_row(name, t("cli-simulate-all"), *share_cells(together, t), style="bold")
        for ending in endings:
            first = "" if len(endings) > 1 else name
            table.add_row(first, _reason(ending.reason, t), *share_cells(ending.games, t))
        table.add_section()
    console.print(table)
    console.print(_spread("cli-simulate-answers", summary.answers, t))
    console.print(_spread("cli-simulate-steps", summary.steps, t))
    for bot, count in summary.faults.items():
        console.print(Text(t("cli-simulate-faults", bot=bot, count=count), style="red"))


def _headline(summary: Summary, t: Texts) -> str:
    bots = [summary.bots[0], *(f"{side_name(name, t)}: {level}" for name, level in summary.sides.items())]
    return t(
        "cli-simulate-title",
        game=t("game-name"),
        games=summary.games,
        players=summary.players,
        bots=", ".join(bots),
    )


def _winner(ending: Ending, t: Texts) -> str:
    """Who won: sides by name, players who play alone by their number."""
    if ending.sides:
        return " + ".join(side_name(name, t) for name in ending.sides)
    return t("cli-simulate-alone", count=ending.winners)


def _reason(reason: str, t: Texts) -> str:
    """A few words for a column; a game that has none of its own gets the reason's name."""
    short = f"terminal-reason-{reason}"
    return t(short) if t.has(short) else reason.replace("_", " ")


def _spread(message: str, spread: Spread, t: Texts) -> str:
    return t(message, mean=decimal(spread.mean, t), least=spread.least, most=spread.most)
