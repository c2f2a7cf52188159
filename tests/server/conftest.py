"""What tests of the server are given."""

from collections.abc import Callable
from itertools import count

import pytest

from maskenball.server import secrets


@pytest.fixture
def same_names(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Codes and names of matches are drawn alike, each time from the beginning."""

    def again() -> None:
        numbers = count(1)
        monkeypatch.setattr(secrets, "new_code", lambda: "BCDFG")
        monkeypatch.setattr(secrets, "new_id", lambda: f"id {next(numbers)}")

    return again
