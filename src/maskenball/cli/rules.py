"""`maskenball rules`: the numbered rules of a game, from its RULES.md, and their headlines."""

import argparse
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from maskenball.cli.menu import plain
from maskenball.cli.screen import open_screen
from maskenball.cli.stop import Stop, unknown
from maskenball.kernel import Game
from maskenball.texts import Texts

ID = re.compile(r"([A-Z])-(\d\d)\b")
TYPED = re.compile(r"([A-Za-z])-?(\d\d?)")


@cache
def rules_of(package: str) -> dict[str, str]:
    """The text of each numbered rule in the RULES.md of this package."""
    return dict(read_rules((resources.files(package) / "RULES.md").read_text(encoding="utf-8")))


def read_rules(page: str) -> Iterator[tuple[str, str]]:
    """Rules are items of a list or rows of a table; a table without ids belongs to the rule below it."""
    rows: list[list[str]] = []
    for line in page.splitlines():
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if ID.fullmatch(cells[0]):
                parts = zip(rows[0][1:], cells[1:], strict=False)
                yield cells[0], "; ".join(f"{head}: {cell}" for head, cell in parts)
            elif not set(cells[0]) <= set("-: "):
                rows.append(cells)
            continue
        for rule, text in _rules_in(line.removeprefix("- ")):
            yield rule, text + "".join(f"\n{head}: {', '.join(cells)}" for head, *cells in rows)
            rows = []
        if not line.startswith("- "):
            rows = []


def _rules_in(line: str) -> Iterator[tuple[str, str]]:
    """A line begins with an id; where the next number opens a later sentence, a rule of its own begins."""
    while start := ID.match(line):
        following = f"{start[1]}-{int(start[2]) + 1:02}"
        text, another, rest = line[start.end() :].partition(f". {following} ")
        yield start[0], text.strip() + "." * bool(another)
        line = f"{following} {rest}" if another else ""


def run(args: argparse.Namespace, t: Texts) -> int:
    """All headlines, or the rules asked for."""
    game: Game = args.game
    console = open_screen()
    if not args.ids:
        rules = rules_of(game.package)
        more = t("cli-rules-more", game=game.name, rule=next(iter(rules)))
        console.print(_headlines(rules, t), Text("\n" + more, style="dim"), sep="\n")
    for asked in args.ids:
        console.print(*found(asked, game, t), sep="\n")
    return 0


def found(asked: str, game: Game, t: Texts) -> list[RenderableType]:
    """The rule of this number in full, or the headlines of all rules with this word in them."""
    rules = rules_of(game.package)
    number = TYPED.fullmatch(asked)
    rule = f"{number[1].upper()}-{number[2]:0>2}" if number else ""
    if rule in rules:
        headline = Text.assemble((rule, "bold cyan"), "  ", (t.rule(rule), "bold"))
        return [headline, Padding(Text(rules[rule]), (0, 0, 0, 6))]
    fitting = [each for each, text in rules.items() if plain(asked) in plain(f"{t.rule(each)} {text}")]
    if number or not fitting:
        raise Stop(unknown(t, "cli-no-rule", asked, rules))
    return [_headlines(fitting, t)]


def _headlines(rules: Iterable[str], t: Texts) -> RenderableType:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for rule in rules:
        table.add_row(rule, t.rule(rule))
    return table
