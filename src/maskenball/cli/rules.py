"""`maskenball rules`: the numbered rules of a game, from its RULES.md, and their headlines."""

import argparse
import re
from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from maskenball.cli.errors import CommandError, unknown
from maskenball.cli.menu import plain
from maskenball.cli.screen import open_screen
from maskenball.kernel import Game
from maskenball.texts import Texts
from maskenball.texts.rules import rules_of

TYPED = re.compile(r"([A-Za-z])-?(\d\d?)")


def run(args: argparse.Namespace, t: Texts) -> int:
    """All headlines, or the rules asked for."""
    game: Game = args.game
    console = open_screen()
    if not args.ids:
        rules = rules_of(game.package, t.language)
        more = t("cli-rules-more", game=game.name, rule=next(iter(rules)))
        console.print(_headlines(rules, t), Text("\n" + more, style="dim"), sep="\n")
    for asked in args.ids:
        console.print(*found(asked, game, t), sep="\n")
    return 0


def found(asked: str, game: Game, t: Texts) -> list[RenderableType]:
    """The rule of this number in full, or the headlines of all rules with this word in them."""
    rules = rules_of(game.package, t.language)
    number = TYPED.fullmatch(asked)
    rule = f"{number[1].upper()}-{number[2]:0>2}" if number else ""
    if rule in rules:
        headline = Text.assemble((rule, "bold cyan"), "  ", (t.rule(rule), "bold"))
        return [headline, Padding(Text(rules[rule]), (0, 0, 0, 6))]
    fitting = [each for each, text in rules.items() if plain(asked) in plain(f"{t.rule(each)} {text}")]
    if number or not fitting:
        raise CommandError(unknown(t, "cli-no-rule", asked, rules))
    return [_headlines(fitting, t)]


def _headlines(rules: Iterable[str], t: Texts) -> RenderableType:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for rule in rules:
        table.add_row(rule, t.rule(rule))
    return table
