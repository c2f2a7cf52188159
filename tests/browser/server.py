"""A real server in a process of its own, for browsers: it can be killed and started again on the same file and port."""

import subprocess
import sys
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[2]
FASTER = 20
"""A minute at the table lasts three seconds: nights go by, and still nobody is thought gone who only loads a page."""


class ServerProcess:
    """Started, killed, started again."""

    def __init__(self, file: Path, python: str = sys.executable) -> None:
        """`python` may be another one, with other games installed."""
        self.file = file
        self.python = python
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where browsers find it, in every life."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when it answers."""
        command = [self.python, "-m", "tests.server.process", str(self.file), str(self.port), str(FASTER)]
        with self.file.with_suffix(".log").open("a") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.strip(), f"the server did not start: {self.faults[-2000:]}"
        self.port = int(line)

    def kill(self) -> None:
        """SIGKILL: it can say nothing more to anybody."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    @property
    def faults(self) -> str:
        """What it complained of."""
        return self.file.with_suffix(".log").read_text()

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
