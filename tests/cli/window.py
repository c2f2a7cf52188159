"""A real terminal with the program in it, and somebody before it."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from signal import SIG_DFL, SIGINT, signal

import pexpect

from maskenball.cli.screen import WIPE

PROMPT = r"\(/ helps\):|Enter begins:|goes back to the game:"
ANSI = re.compile(r"\x1b\[[\d;?]*[A-Za-z]")
FRESH = "\x1b[2J"


def _hear_ctrl_c() -> None:
    """Tests that run in the background are deaf to it, and would hand that on."""
    signal(SIGINT, SIG_DFL)


class Terminal:
    """Somebody before a terminal, who sees what came since the screen was last wiped."""

    def __init__(self, *words: str, rows: int = 50, cwd: Path | None = None, **environment: str) -> None:
        env = {**os.environ, "TERM": "xterm-256color", **environment}
        command = ["-m", "maskenball", *words, "--lang", "en"]
        size = (rows, 80)
        self.child = pexpect.spawn(
            sys.executable,
            command,
            env=env,
            encoding="utf-8",
            dimensions=size,
            timeout=30,
            cwd=cwd,
            preexec_fn=_hear_ctrl_c,
        )
        self.child.delaybeforesend = None
        self.all = StringIO()
        self.child.logfile_read = self.all

    def wait(self, *patterns: str) -> int:
        """Which of the patterns comes first."""
        return int(self.child.expect(list(patterns)))

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def begin(self) -> None:
        """Past the first screen."""
        self.wait("Enter begins:")
        self.type("")

    def answer(self, *lines: str) -> None:
        """Answer the next questions so, one after the other; then wait for one more."""
        for line in lines:
            self.wait(PROMPT)
            self.type(line)
        self.wait(PROMPT)

    @property
    def screen(self) -> str:
        """The text since the last wiping, as one line."""
        return " ".join(ANSI.sub("", self.all.getvalue().rpartition(WIPE)[2]).split())

    @property
    def lines(self) -> list[str]:
        """What stands in the window since it was last cleared."""
        return ANSI.sub("", self.all.getvalue().rpartition(FRESH)[2]).splitlines()

    def end(self) -> int:
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus or 0)


@contextmanager
def terminal(*words: str, rows: int = 50, cwd: Path | None = None, **environment: str) -> Iterator[Terminal]:
    """A terminal that is gone when the test is over, whatever happens."""
    opened = Terminal(*words, rows=rows, cwd=cwd, **environment)
    try:
        yield opened
    finally:
        opened.child.close(force=True)
