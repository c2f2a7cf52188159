"""When Python searches for garbage (docs/speed.md). Without this everything works as well."""

import asyncio
import gc

FREEZE_SECONDS = 5.0
FREEZES_PER_COLLECTION = 120
"""So every ten minutes there is a search."""


def tune_gc() -> None:
    """What is here now stays: it is not searched for garbage any more until `collect_garbage` does."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 1_000)  # only should very much come at once


async def collect_garbage() -> None:
    """Search for garbage now and then only: moves leave none, finished games little, and a search is a pause."""
    while True:
        for _ in range(FREEZES_PER_COLLECTION):
            await asyncio.sleep(FREEZE_SECONDS)
            gc.freeze()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
