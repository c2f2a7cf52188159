"""A test that waits for something that never comes says what it waited for, and what everybody had seen last."""

import asyncio
import linecache
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, Protocol, TypeVar

TESTS = str(Path(__file__).parents[1])
LAST = 3
"""So many messages of each socket are shown."""
MOST = 300
"""Characters of each of them."""

T = TypeVar("T")


class Witness(Protocol):
    """Somebody who can say what was last seen."""

    def last_seen(self) -> str: ...


class Stuck(AssertionError):
    """It never came."""


async def within(seconds: float, doing: Awaitable[T]) -> T:
    """What comes of it; if it takes longer, Stuck says where everybody was waiting."""
    task = asyncio.ensure_future(doing)
    done, _ = await asyncio.wait({task}, timeout=seconds)
    if done:
        return task.result()
    tasks = [task, *(asyncio.all_tasks() - {task, asyncio.current_task()})]
    said = [f"still waiting after {seconds:g} seconds:"]
    witnesses: dict[int, Witness] = {}
    for each in tasks:
        frames = [frame for frame in _frames(each.get_coro()) if frame.f_code.co_filename.startswith(TESTS)]
        said += [_line(frame) for frame in frames]
        for found in (value for frame in frames for value in frame.f_locals.values() if hasattr(value, "last_seen")):
            witnesses[id(found)] = found
    said += [witness.last_seen() for witness in witnesses.values()]
    task.cancel()
    with suppress(asyncio.CancelledError, Exception):  # what is closed in haste may complain: it is not what is wrong
        await task
    raise Stuck("\n".join(said))


def _frames(coroutine: Any) -> Iterator[FrameType]:
    """Where a coroutine stands, and those that it waits for, the innermost last."""
    while coroutine is not None:
        for kind in ("cr", "ag", "gi"):
            frame = getattr(coroutine, f"{kind}_frame", None)
            if frame is not None:
                yield frame
                coroutine = getattr(coroutine, f"{kind}_await", None) or getattr(coroutine, "gi_yieldfrom", None)
                break
        else:
            return


def _line(frame: FrameType) -> str:
    file, number = frame.f_code.co_filename, frame.f_lineno
    return f"  {file.removeprefix(TESTS)}:{number} {linecache.getline(file, number).strip()}"
