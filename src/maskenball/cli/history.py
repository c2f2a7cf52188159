"""How a line of what a seat was told and has heard looks."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from maskenball.cli.board import Board
from maskenball.cli.screen import printable
from maskenball.kernel import AnySeen, Event, Said

LABEL = 10
"""The column in which "News" stands beside the news."""


def marked(what: Event | Said[Any], sentence: str) -> tuple[str, Text]:
    """The mark and the words for it; talk looks different from what happened."""
    said = isinstance(what, Said)
    return "“ " if said else "· ", Text(printable(sentence), style="cyan" if said else "")


def hanging(mark: str | Text, text: RenderableType) -> RenderableType:
    """A text behind a mark; where it takes several lines, they begin below each other."""
    grid = Table.grid()
    grid.add_column(width=len(mark))
    grid.add_column()
    grid.add_row(mark, text)
    return grid


def labelled(label: str, lines: Sequence[RenderableType]) -> RenderableType:
    """Lines beside what they are."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=LABEL)
    grid.add_column()
    for number, line in enumerate(lines):
        grid.add_row(Text("" if number else label, style="bold"), line)
    return grid


def lines_of_log(seen: AnySeen, board: Board, since: int = 0) -> Iterator[RenderableType]:
    """Everything this seat was told and has heard."""
    for number, what in seen.log():
        if number >= since:
            yield hanging(*marked(what, board.line(what)))
