"""Time whose hands a test turns: nothing happens by itself, and nobody sleeps."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count


class Waiting:
    """Something that will happen when the hands get there."""

    def __init__(self, do: Callable[[], None]) -> None:
        self.do: Callable[[], None] | None = do

    def cancel(self) -> None:
        """Let it not happen."""
        self.do = None


class HandTime:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._order = count()
        self._waiting: list[tuple[float, int, Waiting]] = []
        self.wound = asyncio.Event()
        """Set whenever somebody looked at it, or wants something to happen later."""

    def now(self) -> float:
        """Where the hands are."""
        self.wound.set()
        return self._now

    def later(self, seconds: float, do: Callable[[], None]) -> Waiting:
        """Do something when the hands get there."""
        waiting = Waiting(do)
        self.wound.set()
        heapq.heappush(self._waiting, (self._now + seconds, next(self._order), waiting))
        return waiting

    def next_after(self, moment: float) -> float:
        """When the next thing is to happen; a second later if nothing is."""
        return next((when for when, _, waiting in sorted(self._waiting, key=_when) if waiting.do), moment + 1.0)

    def due(self, until: float) -> Callable[[], None] | None:
        """The next thing to happen up to that moment, the hands moved there; None if there is nothing more."""
        while self._waiting and self._waiting[0][0] <= until:
            when, _, waiting = heapq.heappop(self._waiting)
            self._now = max(self._now, when)
            if waiting.do is not None:
                return waiting.do
        self._now = max(self._now, until)
        return None


def _when(waiting: tuple[float, int, Waiting]) -> tuple[float, int]:
    return waiting[:2]
