"""Figures as people read them: shares with their interval, numbers of their language, and how far it has got."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maskenball.cli.screen import open_screen
from maskenball.lab import Share
from maskenball.texts import Texts


def decimal(number: float, t: Texts) -> str:
    """With one place after the point."""
    return f"{number:.1f}".replace(".", t("cli-decimal-point"))


def share_cells(share: Share, t: Texts) -> tuple[str, str, str]:
    """How often, the share, and its interval."""
    exact, low, high = (decimal(100 * value, t) for value in (share.share, share.low, share.high))
    return str(share.count), f"{exact} %", f"{low}–{high} %"


def side_name(side: str, t: Texts) -> str:
    """What a side is called; half of the seats, where everybody plays alone."""
    words = (f"Side-{side}", f"Team-{side}", f"cli-arena-{side}")
    return next((t(word) for word in words if t.has(word)), side)


def progress_bar(t: Texts) -> Progress:
    """For games that are being played; not shown where nobody looks."""
    console = open_screen(stderr=True)
    columns = (TextColumn(t("cli-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
