"""The server's own housekeeping."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from aiohttp import web
from tests.server.evening import Evening, evening

from maskenball.server.run import tuning
from maskenball.server.socket.connection import Connection
from maskenball.server.socket.websocket import WebSocket


class Round:
    """Knows itself, so nobody but a search finds out that nobody else does."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def as_before() -> Iterator[None]:
    """Other tests have their garbage collected as usual."""
    threshold = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


@pytest.mark.usefixtures("as_before")
@evening
async def test_what_games_leave_behind_is_swept_out_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "FREEZE_SECONDS", 0.0)
    monkeypatch.setattr(tuning, "FREEZES_PER_COLLECTION", 3)
    tuning.tune_gc()
    left = weakref.ref(Round())
    tidying = asyncio.create_task(tuning.collect_garbage())
    while left() is not None:  # noqa: ASYNC110 - nobody tells us; it is a moment
        await asyncio.sleep(0)
    tidying.cancel()
    with suppress(asyncio.CancelledError):
        await tidying


def connections() -> int:
    """How many there are in memory, with all that belongs to them."""
    return sum(isinstance(each, Connection | WebSocket | web.WebSocketResponse) for each in gc.get_objects())


@pytest.mark.usefixtures("each_websocket")
@evening
async def test_a_connection_that_ends_leaves_nothing_to_be_searched_for(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada = await table.open_room("hoax")
        gc.collect()
        gc.disable()
        try:
            before = connections()
            wire = await table.wire(ada)
            assert connections() >= before + 2
            await wire.close()
            while connections() > before:  # noqa: ASYNC110 - until it is told; with a search only it never would be
                await asyncio.sleep(0)
        finally:
            gc.enable()
