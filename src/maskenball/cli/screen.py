"""The terminal: where output goes, how wide, in which signs, and how it is wiped."""

import sys
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

WIDEST = 100
"""Longer lines are hard to read, however wide the window is."""

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what can be scrolled back to (3J, where the terminal knows it)."""


class Screen(Console):
    """A console that leaves it to us how a command ends when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Called where the pipe broke; rich itself would end the program with a code of its own."""
        raise BrokenPipeError


def open_screen(stderr: bool = False) -> Console:
    """Standard output (or error), without colours where it is no terminal or NO_COLOR asks for none.

    What people and files say is shown as it is: square brackets and colons mean nothing here.
    """
    console = Screen(stderr=stderr, markup=False, emoji=False, highlight=False, soft_wrap=False)
    console.width = min(console.width, WIDEST)
    return console


def wipe(console: Console) -> None:
    """Leave nothing of what was shown, not even to scrolling back."""
    console.file.write(WIPE)
    console.file.flush()


def can_wipe(console: Console) -> bool:
    """Whether this is a terminal that understands how to wipe itself, and somebody sits before it."""
    return console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()


def rows(console: Console) -> int | None:
    """How many lines the window shows; None where there is no window, so nothing can scroll away."""
    return console.height if console.is_terminal else None


def lines_of(console: Console, *parts: RenderableType) -> int:
    """How many lines these take."""
    return sum(len(console.render_lines(part, pad=False)) for part in parts)


def title(console: Console, name: str, phase: str) -> list[RenderableType]:
    """A line across the screen that says where we are; a long phase gets lines of its own."""
    whole = f"{name} · {phase}"
    fits = len(whole) < console.width - 4
    rule = Rule(Text(whole if fits else name, style="bold"), style="dim", align="left")
    return [rule] if fits else [rule, Text(f"  {phase}")]


class Signs(NamedTuple):
    """The few signs of the boards."""

    success: str
    failure: str
    now: str
    leader: str
    full: str
    empty: str
    yes: str
    no: str
    more: str


FINE = Signs("✔", "✘", "▶", "★", "●", "○", "+", "−", "…")
PLAIN = Signs("+", "x", ">", "*", "#", ".", "+", "-", "...")


def signs(console: Console) -> Signs:
    """Signs that this terminal can show."""
    return FINE if console.encoding.startswith("utf") else PLAIN


def printable(text: str) -> str:
    """Text of strangers without control characters: a name must not be able to move the cursor."""
    return "".join(letter if letter.isprintable() else "·" for letter in text)
