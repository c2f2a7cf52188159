"""Time at a live table. Rules know none: they name slots, and here is how long each still lasts.

A slot runs on across all phases that name it, and once it runs nothing refills it. It stands still during a pause,
while nobody is there, during an interruption of the phase that names it, and across a restart.
"""

import asyncio
import time
from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol

from msgspec import Struct

from maskenball.kernel import ANSWER, CLOCK, Slot, Table
from maskenball.server.house import Settings


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


class Terms(Struct, frozen=True):
    """On what terms time passes at a table, besides its question. All of it is known to everybody."""

    settings: Settings
    bots: frozenset[int] = frozenset()
    """The seats that are bots'."""
    bot_turn: float = 4.0
    """Seconds: a bot's turn takes no longer, however long a person's does."""
    beat: float = 4.0
    """Seconds: a hushed question whose time is over while a person is awaited ends at one of these steps after it."""


class Clock:
    """The slots of one table: how long each still lasts, and the bell when one is over."""

    def __init__(self, source: Time, ring: Callable[[str], None]) -> None:
        self._time = source
        self._ring = ring
        self._left: dict[str, float] = {}
        """Seconds left when it was last started or stopped; less than 0 if it is over and people are waited for."""
        self._wanted: dict[str, float] = {}
        """The slots that the question names; all others stand still until what was interrupted goes on."""
        self._started = 0.0
        self.running = False
        self._handles: dict[str, Handle] = {}
        self._question = 0
        self._followed: tuple[int, bool, bool, bool, Terms] | None = None

    def left(self) -> dict[str, float]:
        """Seconds left of the slots that run now, as people see them."""
        left = self._exactly()
        return {slot: round(max(0.0, left[slot]), 1) for slot in self._wanted}

    def _exactly(self) -> dict[str, float]:
        """Not rounded: a busy table asks so often that the clock would never move, or too fast."""
        spent = self._time.now() - self._started if self.running else 0.0
        return {slot: left - spent if slot in self._wanted else left for slot, left in self._left.items()}

    def follow(self, table: Table, terms: Terms, running: bool) -> bool:
        """Start, keep and drop slots as the table and the host want it; whether people see another clock."""
        must, sealed = table.ask.must, table.sealed
        answered = len(sealed) + (CLOCK in must and CLOCK not in sealed) >= len(must)
        following = table.question, bool(sealed), answered, running, terms
        if following == self._followed:  # most answers do not change what time it is
            return False
        showed = set(self._wanted), self.running
        again = ANSWER in self._wanted and self._question != table.question
        left = self.ahead(table, terms)
        self.stop()
        self._left, self._wanted = left, _wanted(table, terms, left)
        self._question = table.question
        self._followed = following
        if running:
            self._start(terms, answered)
        return again or showed != (set(self._wanted), self.running)

    def ahead(self, table: Table, terms: Terms) -> dict[str, float]:
        """Seconds left, by slot, once this table is followed."""
        left = self._exactly()
        if self._question != table.question:
            left.pop(ANSWER, None)  # another question, another time
        wanted = _wanted(table, terms, left)
        if not table.state.phase.interrupts:
            left = {slot: seconds for slot, seconds in left.items() if slot in wanted}
        return wanted | left

    def resume(self, left: dict[str, float], question: int) -> None:
        """As it was kept before a restart, at this question."""
        self._left = left
        self._question = question

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

    def _start(self, terms: Terms, answered: bool) -> None:
        self._started = self._time.now()
        self.running = True
        for slot in self._wanted:
            seconds = self._left[slot]
            if seconds <= 0 and not terms.settings.timers:  # it is over, but waits for people
                if terms.beat:
                    seconds = terms.beat - -seconds % terms.beat
                elif not answered:
                    continue
            self._handles[slot] = self._time.later(max(0.0, seconds), partial(self._rings, slot))

    def _rings(self, slot: str) -> None:
        self._followed = None  # should this be nothing but a hand that was a little early, it has to be set again
        self._ring(slot)


def _wanted(table: Table, terms: Terms, started: Collection[str]) -> dict[str, float]:
    """The slots that run now, with their seconds; `started`: those that have begun to run."""
    ask, settings = table.ask, terms.settings
    wanted: dict[str, float] = {}
    clock, bell = ask.must.get(CLOCK), ask.bell
    on = settings.timers or ask.hush  # a hushed question has its time whether or not anybody is hurried
    if isinstance(clock, Slot) and on:
        wanted[clock.name] = seconds_of(clock.name, clock.seconds, settings)
    if bell is not None and on and (bell.after == "question" or table.sealed or bell.slot in started):
        wanted.setdefault(bell.slot, seconds_of(bell.slot, bell.seconds, settings))
        if bell.turn in terms.bots:
            wanted[bell.slot] = min(wanted[bell.slot], terms.bot_turn)
    if not wanted and settings.timers and ANSWER in settings.seconds and bell is None and ask.must:
        wanted[ANSWER] = float(settings.seconds[ANSWER])
    return wanted


def seconds_of(slot: str, seconds: int, settings: Settings) -> float:
    """How long a slot lasts at this table: "night 3" is set by "night"."""
    return float(settings.seconds.get(slot, settings.seconds.get(slot.partition(" ")[0], seconds)))
