"""A server as somebody starts it: a process of its own, that says where it is to be found."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

WITHIN = 60
"""Seconds for what should take two, on a machine that does much else."""


class Ended(NamedTuple):
    """What came of it."""

    code: int
    out: str
    err: str


class Running:
    """`maskenball serve` with its database in this folder."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.database = folder / "maskenball.sqlite"
        self.process = subprocess.Popen(
            [*COMMAND, "--port", "0", "--lang", "en", *words],
            env={**clean_environment(), "MASKENBALL_DATABASE": str(self.database), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        self.said = ""
        for line in self.process.stdout:
            self.said += line
            if line.startswith("Kept in"):
                break
        found = re.search(r"On this computer:\s+(http://\S+)", self.said)
        self.url = found[1] if found else ""

    def stop(self, by: signal.Signals = signal.SIGTERM) -> Ended:
        """Ask it to stop, and wait until it has."""
        self.process.send_signal(by)
        return self.wait()

    def wait(self) -> Ended:
        """Wait until it has ended by itself."""
        out, err = self.process.communicate(timeout=WITHIN)
        return Ended(self.process.returncode, self.said + out, err)


COMMAND = [sys.executable, "-m", "maskenball", "serve"]


def clean_environment() -> dict[str, str]:
    """Without anything that would change what the server does."""
    return {name: value for name, value in os.environ.items() if not name.startswith("MASKENBALL_")}


@contextmanager
def running(folder: Path, *words: str, **environment: str) -> Iterator[Running]:
    """A server that is gone when the test is over, whatever happens."""
    server = Running(folder, *words, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()
