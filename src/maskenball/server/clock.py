"""Time at a live table. Rules know none: they name slots, and here is how long each still lasts.

A slot runs on across all phases that name it; it stops during a pause, and survives a restart.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

from maskenball.kernel import CLOCK, Slot, Table
from maskenball.server.house import Settings

AFTER_RESTART = 15.0
"""Nothing rings sooner than this after a restart: people have to come back first."""
ANSWER = "answer"
"""The slot of every question for which the rules name no time but the host does."""


class Handle(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Let it not happen."""


class Time(Protocol):
    """Where time comes from; tests turn its hands themselves."""

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


class Clock:
    """The slots of one table: how long each still lasts, and the bell when one is over."""

    def __init__(self, source: Time, ring: Callable[[str], None]) -> None:
        self._time = source
        self._ring = ring
        self._left: dict[str, float] = {}
        """Seconds left when it was last started or stopped."""
        self._started = 0.0
        self.running = False
        self._handles: dict[str, Handle] = {}
        self._step = 0
        self._patient = False
        """Nobody is hurried: time that is over waits for those who have not answered."""
        self._followed: tuple[int, bool, bool, bool, Settings] | None = None

    def left(self) -> dict[str, float]:
        """Seconds left, by slot, as people see them."""
        return {slot: round(left, 1) for slot, left in self._exactly().items()}

    def _exactly(self) -> dict[str, float]:
        """Not rounded: a busy table asks so often that the clock would never move, or too fast."""
        spent = self._time.now() - self._started if self.running else 0.0
        return {slot: max(0.0, left - spent) for slot, left in self._left.items()}

    def follow(self, table: Table, settings: Settings, running: bool) -> bool:
        """Start, keep and drop slots as the table and the host want it; whether anything changed."""
        must, sealed = table.ask.must, table.sealed
        rings = CLOCK in must and CLOCK not in sealed
        patient = not settings.timers and len(sealed) + rings < len(must)
        following = table.step, bool(table.sealed), patient, running, settings
        if following == self._followed:  # most answers do not change what time it is
            return False
        before = (set(self._left), self.running)
        again = ANSWER in self._left and self._step != table.step
        left = self.ahead(table, settings)
        self.stop()
        self._left = left
        self._step = table.step
        self._patient = patient
        self._followed = following
        if running:
            self._start()
        return again or before != (set(self._left), self.running)

    def ahead(self, table: Table, settings: Settings) -> dict[str, float]:
        """Seconds left, by slot, once this table is followed."""
        wanted = _wanted(table, settings)
        left = self._exactly() if wanted else {}
        if self._step != table.step:
            left.pop(ANSWER, None)  # another question, another time
        return {slot: left.get(slot, float(seconds)) for slot, seconds in wanted.items()}

    def resume(self, left: dict[str, float], step: int) -> None:
        """As it was kept before a restart, at this step."""
        self._left = {slot: max(seconds, AFTER_RESTART) for slot, seconds in left.items()}
        self._step = step

    def over(self, slot: str) -> bool:
        """Whether the time of this slot is over, here and now."""
        return self.running and self.left().get(slot, 1.0) <= 0

    def stop(self) -> None:
        """Nothing rings any more."""
        self._followed = None
        self._left = self._exactly()
        self.running = False
        for handle in self._handles.values():
            handle.cancel()
        self._handles = {}

    def _start(self) -> None:
        self._started = self._time.now()
        self.running = True
        for slot, seconds in self._left.items():
            if self._patient and seconds <= 0:
                continue
            self._handles[slot] = self._time.later(seconds, partial(self._rings, slot))

    def _rings(self, slot: str) -> None:
        self._followed = None  # should this be nothing but a hand that was a little early, it has to be set again
        self._ring(slot)


def _wanted(table: Table, settings: Settings) -> dict[str, int]:
    """The slots that run now, with their seconds."""
    ask = table.ask
    wanted: dict[str, int] = {}
    clock = ask.must.get(CLOCK)
    if isinstance(clock, Slot) and (settings.timers or ask.hush):
        wanted[clock.name] = seconds_of(clock.name, clock.seconds, settings)
    bell = ask.bell
    if bell is not None and settings.timers and (bell.after == "question" or table.sealed):
        wanted.setdefault(bell.slot, seconds_of(bell.slot, bell.seconds, settings))
    if not wanted and settings.timers and ANSWER in settings.seconds and bell is None and ask.must:
        wanted[ANSWER] = settings.seconds[ANSWER]
    return wanted


def seconds_of(slot: str, seconds: int, settings: Settings) -> int:
    """How long a slot lasts at this table: "night 3" is set by "night"."""
    return settings.seconds.get(slot, settings.seconds.get(slot.partition(" ")[0], seconds))
