"""Where time comes from: the event loop, or in tests a clock that is turned by hand."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Let it not happen."""


class Time(Protocol):
    """A clock and its timers."""

    def now(self) -> float:
        """Seconds since some moment; it never goes back."""

    def later(self, seconds: float, do: Callable[[], None]) -> Handle:
        """Do something after a while."""


class LoopTime:
    """The time of the event loop."""

    def now(self) -> float:
        """The loop's seconds."""
        return time.monotonic()

    def later(self, seconds: float, do: Callable[[], None]) -> Handle:
        """By the loop."""
        return asyncio.get_running_loop().call_later(seconds, do)
