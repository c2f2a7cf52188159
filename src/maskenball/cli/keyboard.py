"""One keyboard and one screen for all people at a table: reading a line, long texts, and handing it on unseen."""

import sys

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

from maskenball.cli.screen import open_screen, rows, wipe
from maskenball.texts import Texts


class Left(Exception):
    """Somebody left the game, or there is nobody left to ask."""


class Redraw(Exception):
    """Something else was on the screen: whoever asks has to show the question again."""


class Keyboard:
    """Shared by the people at one table. Alone, nobody has to hand it on."""

    def __init__(self, t: Texts, people: tuple[str, ...]) -> None:
        self.t = t
        self.shared = len(people) > 1
        self.console: Console = open_screen()
        self._holder: str | None = None if self.shared else people[0]

    def read(self, prompt: str) -> str:
        """A line that somebody typed."""
        self.console.print(Text(prompt, style="bold"), end=" " if prompt else "")
        sys.stdout.flush()
        try:
            line = input()
        except EOFError:
            self.console.print()  # what comes next begins a line of its own
            raise
        if not sys.stdin.isatty():  # so that what is left in a file reads like what was seen on a screen
            self.console.print(Text(line))
        return line.strip()

    def show(self, *parts: RenderableType) -> None:
        """Something to read, page by page, and then back to the question; without a window just printed."""
        height = rows(self.console)
        if height is None or not sys.stdin.isatty():
            self.console.print(*parts, sep="\n")
            return
        with self.console.capture() as captured:
            self.console.print(*parts, sep="\n")
        lines = captured.get().splitlines()
        size = max(1, height - 2)
        for at in range(0, len(lines), size):
            self.clear()
            self.console.file.write("\n".join(lines[at : at + size]) + "\n")
            self.read(self.t("cli-page-more" if at + size < len(lines) else "cli-page-back"))
        raise Redraw

    def hand_to(self, name: str) -> None:
        """Wipe everything and go on only when this person alone is looking."""
        if name != self._holder:
            wipe(self.console)
            lines = (self.t("cli-pass", name=name), self.t("cli-pass-enter", name=name))
            self.console.print(Panel(Text("\n".join(lines)), padding=(1, 2), border_style="yellow"))
            self.read("")
            self._holder = name
        self.clear()

    def put_down(self) -> None:
        """Nobody holds it any more; what the last one saw is gone."""
        if self.shared:
            self._holder = None
            wipe(self.console)
        else:
            self.clear()

    def clear(self) -> None:
        """A fresh screen for the same eyes; only a shared one needs to lose its past."""
        if self.shared:
            wipe(self.console)
        elif self.console.is_terminal:
            self.console.clear()
