"""The hall: what all rooms of one server share."""

import asyncio
import logging
import random
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from msgspec import Struct

from maskenball.kernel import Action, Choice, Dice
from maskenball.server.clock import Handle, LoopTime, Time
from maskenball.server.line import Outbox
from maskenball.server.metrics import Metrics
from maskenball.server.secret import new_seed
from maskenball.server.store import Store

A = TypeVar("A")
T = TypeVar("T")

log = logging.getLogger("maskenball.server")


def log_fault(where: str, **more: str) -> None:
    """Note a mistake of ours: its kind and its place in the code, never its own words, which may hold a secret."""
    trouble = sys.exception()
    trace = "".join(traceback.format_tb(trouble.__traceback__)) if trouble is not None else ""
    log.error("fault", extra={"where": where, "kind": type(trouble).__name__, "trace": trace, **more})


class Pace(Struct, frozen=True):
    """How the table breathes, whatever anybody's secret is."""

    bot_least: float = 1.5
    bot_most: float = 4.0
    """Bots answer after a drawn delay, never after the time they took to think."""
    beat: float = 4.0
    """Answers to a question over which only some have to think are opened at the next beat after the last."""
    bot_turn: float = 4.0
    """A turn of fixed length lasts no longer for a bot; everybody knows which seats are bots'."""
    missing: float = 5.0
    """A connection may be lost for so long before others are told."""
    pulse: float = 20.0
    """A connection on which nothing came for so long is asked whether it is still there."""


INSTANT = Pace(0.0, 0.0, 0.0, 0.0, 0.0)
"""For tests and simulations: nothing waits."""


class Hall:
    """Store, time, pace, thinking threads, metrics, and all that is to be sent."""

    def __init__(
        self,
        store: Store,
        *,
        time: Time | None = None,
        pace: Pace | None = None,
        seeds: Callable[[], str] = new_seed,
        metrics: Metrics | None = None,
        thinkers: int = 2,
    ) -> None:
        self.store = store
        self.time: Time = time or LoopTime()
        self.pace = pace or Pace()
        self.seeds = seeds
        self.metrics = metrics or Metrics()
        store.observe = self.metrics.stored.observe
        self.outbox = Outbox(self.metrics.traffic)
        self.thinkers = ThreadPoolExecutor(thinkers, "bot")
        self.workers = ThreadPoolExecutor(1, "work")
        self.readers = ThreadPoolExecutor(1, "records")
        self._chance = random.SystemRandom()

    def bot_delay(self) -> float:
        """How long the next bot lets people wait."""
        return self._chance.uniform(self.pace.bot_least, self.pace.bot_most)

    async def wait(self, seconds: float) -> None:
        """Let this time pass."""
        if seconds > 0:
            over = asyncio.Event()
            self.time.later(seconds, over.set)
            await over.wait()

    def draw(self, choice: Choice) -> Action:
        """One of the answers, by lot."""
        answer: Action = choice.sample(Dice(self._chance.random))
        return answer

    def at_beat(self, since: float, do: Callable[[], None]) -> Handle:
        """Do this at the next beat, counted from that moment."""
        return self.time.later(self.pace.beat - (self.time.now() - since) % self.pace.beat, do)

    async def think(self, do: Callable[[A], T], about: A) -> T:
        """Something that takes its time, away from the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.thinkers, do, about)

    async def work(self, do: Callable[[A], T], about: A) -> T:
        """Preparing a game, away from the event loop too; one at a time, so that bots do not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self.workers, do, about)

    async def replay(self, do: Callable[[A], T], about: A) -> T:
        """Playing a record through, which can take seconds: nothing but other records waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, do, about)

    def close(self) -> None:
        """Nobody thinks any more."""
        for threads in (self.thinkers, self.workers, self.readers):
            threads.shutdown(wait=False, cancel_futures=True)
