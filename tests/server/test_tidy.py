"""The server's own housekeeping."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.evening import Evening, evening

from maskenball.server.http import app
from maskenball.server.run import tuning


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


@evening
async def test_a_connection_that_ends_leaves_nothing_to_be_searched_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[weakref.ref[object]] = []

    class Opened(app._Opened):
        """Is remembered, but not held."""

        def __init__(self, compress: bool) -> None:
            super().__init__(compress=compress)
            opened.append(weakref.ref(self))

    monkeypatch.setattr(app, "_Opened", Opened)
    async with Evening(tmp_path) as table:
        ada = await table.open_room("hoax")
        gc.collect()
        gc.disable()
        try:
            wire = await table.wire(ada)
            assert opened[-1]() is not None
            await wire.close()
            while opened[-1]() is not None:  # noqa: ASYNC110 - until it is told; with a search only it never would be
                await asyncio.sleep(0)
        finally:
            gc.enable()
