"""How a line of what a seat was told and has heard looks."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from maskenball.cli.screen import printable
from maskenball.kernel import Event, Said


def marked(what: Event | Said[Any], sentence: str) -> tuple[str, Text]:
    """The mark and the words for it; talk looks different from what happened."""
    said = isinstance(what, Said)
    return "  “ " if said else "  · ", Text(printable(sentence), style="cyan" if said else "")


def hanging(mark: str | Text, text: Text) -> RenderableType:
    """A text behind a mark; where it takes several lines, they begin below each other."""
    grid = Table.grid()
    grid.add_column(width=len(mark))
    grid.add_column()
    grid.add_row(mark, text)
    return grid
