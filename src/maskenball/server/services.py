"""What all rooms of one server share: store, time, pace, threads and metrics."""

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from maskenball.kernel import Action, Choice, Dice
from maskenball.protocol.settings import BotSpeed
from maskenball.server import secrets
from maskenball.server.bots.apart import Processes
from maskenball.server.context import Context
from maskenball.server.pace import Pace
from maskenball.server.run.metrics import Metrics
from maskenball.server.run.time import LoopTime, Time
from maskenball.server.store.store import Store

A = TypeVar("A")
T = TypeVar("T")


class Services:
    """The services of one server."""

    def __init__(
        self,
        store: Store,
        *,
        time: Time | None = None,
        pace: Pace | None = None,
        seeds: Callable[[], str] = secrets.new_seed,
        metrics: Metrics | None = None,
        bot_threads: int = 2,
    ) -> None:
        self.store = store
        self.time: Time = time or LoopTime()
        self.pace = pace or Pace()
        self.seeds = seeds
        self.metrics = metrics or Metrics()
        store.observe = self.metrics.stored.observe
        self._bot_threads = ThreadPoolExecutor(bot_threads, "bot")
        self._work_threads = ThreadPoolExecutor(1, "work")
        self._record_threads = ThreadPoolExecutor(1, "records")
        self.processes = Processes()
        """In which bots of other packages think."""
        self._chance = random.SystemRandom()

    def context(self) -> Context:
        """The circumstances of a step that is made now."""
        return Context(self.time.now(), self.wall_time(), self.pace, secrets.new_id, self.draw)

    def wall_time(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def bot_delay(self, speed: BotSpeed) -> float:
        """Seconds for which the next bot lets people wait."""
        return self._chance.uniform(*self.pace.bot_delay[speed])

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

    async def think(self, do: Callable[[A], T], about: A) -> T:
        """Something that takes long, away from the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._bot_threads, do, about)

    async def work(self, do: Callable[[A], T], about: A) -> T:
        """Preparing a match, away from the event loop too; one at a time, so that bots do not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self._work_threads, do, about)

    async def replay(self, do: Callable[[A], T], about: A) -> T:
        """Playing a record through, which can take seconds: nothing but other records waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._record_threads, do, about)

    async def close(self) -> None:
        """No thread and no process works any more."""
        await self.processes.close()
        for threads in (self._bot_threads, self._work_threads, self._record_threads):
            threads.shutdown(wait=False, cancel_futures=True)
