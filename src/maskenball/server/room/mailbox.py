"""A mailbox: letters are worked through one at a time, so that nothing behind it has to be locked."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from maskenball.kernel import Malformed, Refusal

Letter = Coroutine[Any, None, None]


class Mailbox:
    """What is posted is done in its turn, by a task that lives while there are letters; a mistake costs one letter."""

    def __init__(self, fault: Callable[[str], None]) -> None:
        """`fault` is told where we made a mistake."""
        self._fault = fault
        self._mail: deque[Letter] = deque()
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """How many letters wait."""
        return len(self._mail)

    def post(self, letter: Letter) -> None:
        """One more thing to be done, after all that came before."""
        self._mail.append(letter)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

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
                self._fault("room")
                if not result.done():
                    result.set_exception(Malformed("our_mistake"))
            else:
                if not result.done():
                    result.set_result(value)

        self.post(letter())
        return await result

    async def _work(self) -> None:
        while self._mail:
            try:
                await self._mail.popleft()
            except (Exception, asyncio.CancelledError):  # cancelled was what it waited for
                self._fault("room")
        self._task = None
