"""What tests of the server are given."""

from collections.abc import Callable
from itertools import count

import pytest
from tests.server.evening import Evening

from maskenball.server import secrets
from maskenball.server.socket.websocket import AiohttpWebSocket


@pytest.fixture
def same_names(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Codes and names of matches are drawn alike, each time from the beginning."""

    def again() -> None:
        numbers = count(1)
        monkeypatch.setattr(secrets, "new_code", lambda: "BCDFG")
        monkeypatch.setattr(secrets, "new_id", lambda: f"id {next(numbers)}")

    return again


@pytest.fixture(params=[None, AiohttpWebSocket], ids=["framed", "aiohttp"])
def each_websocket(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the server's own frames, and with aiohttp's."""
    monkeypatch.setattr(Evening, "websocket", request.param)
