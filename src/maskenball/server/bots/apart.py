"""Bots of other packages at live tables: they think in processes of their own, one for each level of a game.

So whatever such a bot does (fail, hang, hold the interpreter, end its process) costs its own seat alone: the safe
answer counts in its place, one line is logged, and it is not asked again in that match. The guard of maskenball.bots
works inside the process; a process that does not answer at all is ended, and another one goes on with the other bots
of its level, who are told everything anew.
"""

import asyncio
import pickle
import sys
from itertools import count
from typing import Any

from maskenball.bots.guard import THINKING_SECONDS
from maskenball.bots.turns import Tally
from maskenball.kernel import AnySeen, Game
from maskenball.server.bots.thinking import Thought, safe
from maskenball.server.run.faults import log

LOAD_SECONDS = 60.0
"""For which a process may load itself and the bot's package."""
GRACE_SECONDS = 3.0
"""For which a process may answer after its guard should have stopped its bot; then it is ended."""
LENGTH_BYTES = 4
"""Before each message to and from a process."""
GONE = (OSError, EOFError, TimeoutError, pickle.PickleError, ImportError, AttributeError)
"""How one notices that a process does not answer, or not as it should."""


class BotProcess:
    """A process in which all bots of one level of one game think, one after the other."""

    def __init__(self, game: str, level: str, seconds: float) -> None:
        self._words = game, level, str(seconds)
        self._seconds = seconds
        self._process: asyncio.subprocess.Process | None = None
        self._ended: set[asyncio.Task[int]] = set()
        self._turn = asyncio.Lock()
        self._closed = False

    async def ask(self, key: int, *question: Any) -> Any:
        """What the bot of this key says; one of GONE if the process does not answer."""
        # Whoever asks may be gone before the answer comes; it is read all the same, so that the next one gets its own.
        return await asyncio.shield(asyncio.create_task(self._ask(key, question)))

    def forget(self, key: int) -> None:
        """This bot is not asked again."""
        if self._process is not None and self._process.stdin is not None and not self._process.stdin.is_closing():
            self._process.stdin.write(framed((key, None)))

    async def close(self) -> None:
        """End the process, and wait until it has; no other one is started."""
        self._closed = True
        self._end()
        await asyncio.gather(*self._ended)

    def _end(self) -> None:
        """The next question starts another process."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            waiting = asyncio.create_task(process.wait())
            self._ended.add(waiting)
            waiting.add_done_callback(self._ended.discard)

    async def _ask(self, key: int, question: tuple[Any, ...]) -> Any:
        async with self._turn:
            try:
                process = self._process or await self._start()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(framed((key, question)))
                async with asyncio.timeout(self._seconds + GRACE_SECONDS):
                    await process.stdin.drain()
                    return await _read(process.stdout)
            except GONE:
                self._end()
                raise

    async def _start(self) -> asyncio.subprocess.Process:
        if self._closed:
            raise EOFError
        pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        command = (sys.executable, "-m", "maskenball.server.bots.apart_worker", *self._words)
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=nothing)
        assert self._process.stdout is not None
        async with asyncio.timeout(LOAD_SECONDS):
            await _read(self._process.stdout)
        return self._process


def framed(message: Any) -> bytes:
    """A message as it goes through a pipe."""
    data = pickle.dumps(message)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


async def _read(stream: asyncio.StreamReader) -> Any:
    length = int.from_bytes(await stream.readexactly(LENGTH_BYTES), "big")
    return pickle.loads(await stream.readexactly(length))  # written by code that the operator has installed


class Processes:
    """The processes of one server, each started when it is first needed."""

    def __init__(self) -> None:
        self.seconds = THINKING_SECONDS
        """How long a bot may think about one question."""
        self._processes: dict[tuple[str, str], BotProcess] = {}
        self._keys = count(1)

    def seat(self, game: Game, level: str) -> "Apart":
        """A bot of this level for one seat of one match."""
        process = self._processes.setdefault((game.name, level), BotProcess(game.name, level, self.seconds))
        return Apart(process, next(self._keys), game, level)

    async def close(self) -> None:
        """End all of them."""
        await asyncio.gather(*(process.close() for process in self._processes.values()))


class Apart:
    """A bot of another package at one seat: a Thinker."""

    def __init__(self, process: BotProcess, key: int, game: Game, level: str) -> None:
        self._process = process
        self._key = key
        self._game = game
        self._level = level
        self._lost = False
        """Whether it has taken its process with it: then it is not asked again."""

    async def think(self, seen: AnySeen, tally: Tally, speaks: bool) -> Thought:
        """In its process; the safe answer if that does not answer."""
        if self._lost:
            return safe(seen, tally)
        try:
            thought, faults = await self._process.ask(self._key, seen, tally, speaks)
        except GONE as error:
            self._lost = True
            self._log(f"{self._level}: its process did not answer ({type(error).__name__}), it is not asked again")
            return safe(seen, tally)
        for fault in faults:
            self._log(fault)
        return Thought(*thought)

    def stop(self) -> None:
        """Its process forgets it."""
        self._process.forget(self._key)

    def _log(self, reason: str) -> None:
        log.error("bot failed", extra={"game": self._game.name, "reason": reason})
