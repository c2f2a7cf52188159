"""A mailbox: letters are worked through one at a time, so that nothing behind it has to be locked."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from maskenball.kernel import Malformed, Refusal

Letter = Callable[[], Awaitable[None]]


class Mailbox:
    """What is posted is done in its turn; a mistake costs one letter."""

    def __init__(self) -> None:
        self._mail: deque[Letter] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        """Kept, because asking which one is running is a system call (Python 3.11)."""

    def fault(self, where: str) -> None:
        """We made a mistake."""
        raise NotImplementedError

    def post(self, letter: Letter) -> None:
        """One more thing to be done, after all that came before."""
        self._mail.append(letter)
        if self._worker is None:
            if self._loop is None:
                self._loop = asyncio.get_running_loop()
            self._worker = self._loop.create_task(self._work())

    async def _work(self) -> None:
        while self._mail:
            letter = self._mail.popleft()
            try:
                await letter()
            except Exception:
                self.fault("room")
        self._worker = None

    async def ask(self, do: Callable[[], Awaitable[Any]]) -> Any:
        """Have this done in its turn, and wait for what comes of it."""
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def letter() -> None:
            try:
                value = await do()
            except Refusal as refusal:
                if not result.done():
                    result.set_exception(refusal)
            except Exception:
                self.fault("room")
                if not result.done():
                    result.set_exception(Malformed("our_mistake"))
            else:
                if not result.done():
                    result.set_result(value)

        self.post(letter)
        return await result
