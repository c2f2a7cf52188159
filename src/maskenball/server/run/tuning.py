"""Settings of the Python process itself (docs/speed.md). Without them everything works as well."""

import asyncio
import gc
import sys

FREEZE_SECONDS = 5.0
FREEZES_PER_COLLECTION = 120
"""So every ten minutes there is a search."""
SWITCH_SECONDS = 0.0005
"""After which a thread that works lets another one go on."""


def tune_gc() -> None:
    """What is here now stays: it is not searched for garbage any more until `collect_garbage` does."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 1_000)  # only should very much come at once


def tune_threads() -> None:
    """Who waits for the disk asks for Python's turn to say that it is done; at Python's own 5 ms that takes long."""
    sys.setswitchinterval(SWITCH_SECONDS)


async def collect_garbage() -> None:
    """Search for garbage now and then only: moves leave none, finished games little, and a search is a pause."""
    while True:
        for _ in range(FREEZES_PER_COLLECTION):
            await asyncio.sleep(FREEZE_SECONDS)
            gc.freeze()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
