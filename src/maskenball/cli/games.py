"""`maskenball games`: what can be played, by how many, and with which options."""

import argparse
import json
from enum import Enum

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from maskenball import games
from maskenball.bots import levels
from maskenball.cli.data import data_option
from maskenball.cli.screen import open_screen
from maskenball.kernel import Game
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """List all games."""
    found = [games.find(name) for name in games.names()]
    if args.json:
        print(json.dumps([_plain(game, _speaking(t, game)) for game in found], indent=2, ensure_ascii=False))
        return 0
    console = open_screen()
    for number, game in enumerate(found):
        if number:
            console.print()
        _print(console, game, _speaking(t, game))
    return 0


def _speaking(t: Texts, game: Game) -> Texts:
    return Texts(t.language, game, also=t.also)


def _print(console: Console, game: Game, t: Texts) -> None:
    count = t("cli-players", least=game.seats[0], most=game.seats[-1])
    console.print(Text.assemble((game.name, "bold cyan"), f"  {t('game-name')} · {count}"))
    console.print(Padding(t("game-tagline"), (0, 0, 0, 2)))
    console.print(Padding(Text(t("cli-levels", levels=", ".join(levels(game))), style="dim"), (0, 0, 1, 2)))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for field in msgspec.structs.fields(game.Options):
        label, hint = t.option(field.name)
        table.add_row(field.name, Text.assemble((label, "bold"), f" – {hint}", (_values(game, field, t), "cyan")))
    console.print(Padding(table, (0, 0, 1, 2)))
    console.print(Padding(Text(t("cli-games-more", game=game.name), style="dim"), (0, 0, 0, 2)))


def _values(game: Game, field: msgspec.structs.FieldInfo, t: Texts) -> str:
    """What can be written for an option that takes more than yes and no."""
    if field.name == data_option(game):
        return f" (--data {t('cli-file-word')})"
    if isinstance(field.type, type) and issubclass(field.type, Enum):
        return f" ({field.name}={'|'.join(str(member.value) for member in field.type)})"
    return f" ({field.name}={field.default})" if type(field.default) is int else ""


def _plain(game: Game, t: Texts) -> dict[str, object]:
    options = []
    for field in msgspec.structs.fields(game.Options):
        label, hint = t.option(field.name)
        default = msgspec.to_builtins(field.default)  # an option may be a whole table of data
        options.append({"name": field.name, "default": default, "label": label, "hint": hint})
    return {
        "name": game.name,
        "title": t("game-name"),
        "rules": game.rules_version,
        "players": {"least": game.seats[0], "most": game.seats[-1]},
        "levels": levels(game),
        "options": options,
    }
