"""The command line as somebody types it: words in, an exit code and two texts out."""

from collections.abc import Sequence
from itertools import cycle

import pytest
from tests.cli.keys import TYPED, Call, Came, TypeIn

from maskenball.cli import main


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """80 columns, English, no colours, whatever the machine that runs the tests prefers."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    """Calls `maskenball` with a line as one would type it, and single words after it."""

    def maskenball(line: str = "", *words: object) -> Came:
        code = main([*line.split(), *map(str, words)])
        return Came(code, *capsys.readouterr())

    return maskenball


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> TypeIn:
    """Lines on the keyboard; after the last one the input has ended."""

    def put(lines: Sequence[str]) -> None:
        left = iter(lines)

        def typed() -> str:
            line = next(left, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", typed)

    return put


@pytest.fixture
def tireless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who types one thing after the other until it is an answer."""
    typed = cycle(TYPED)
    monkeypatch.setattr("builtins.input", lambda: next(typed))
