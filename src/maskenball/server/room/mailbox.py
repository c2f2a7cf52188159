"""A mailbox: letters are worked through one at a time, so that nothing behind it has to be locked.

Two implementations do the same: TaskMailbox as anybody would write it, InlineMailbox without a task (docs/speed.md).
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from maskenball.kernel import Malformed, Refusal

Letter = Coroutine[Any, None, None]


class Mailbox(ABC):
    """What is posted is done in its turn; a mistake costs one letter."""

    def __init__(self, fault: Callable[[str], None]) -> None:
        """`fault` is told where we made a mistake."""
        self._fault = fault
        self._mail: deque[Letter] = deque()

    def __len__(self) -> int:
        """How many letters wait."""
        return len(self._mail)

    @abstractmethod
    def post(self, letter: Letter) -> None:
        """One more thing to be done, after all that came before. It may wait for futures and for jobs of the store."""

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


class TaskMailbox(Mailbox):
    """A task works through the letters while there are any."""

    def __init__(self, fault: Callable[[str], None]) -> None:
        super().__init__(fault)
        self._task: asyncio.Task[None] | None = None

    def post(self, letter: Letter) -> None:
        """Done by the task, when the event loop comes to it."""
        self._mail.append(letter)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        while self._mail:
            try:
                await self._mail.popleft()
            except (Exception, asyncio.CancelledError):  # cancelled was what it waited for
                self._fault("room")
        self._task = None


class InlineMailbox(Mailbox):
    """The first letter is done at once where it is posted, and the next ones where the one before has ended.

    A letter is no task here: neither is one made, nor does the event loop have to come back to it.
    """

    def __init__(self, fault: Callable[[str], None]) -> None:
        super().__init__(fault)
        self._letter: Letter | None = None
        """The one that is being worked on."""

    def post(self, letter: Letter) -> None:
        """Done at once, if no other letter waits for something."""
        self._mail.append(letter)
        if self._letter is None:
            self._work()

    def _work(self, _: object = None) -> None:
        """Go on until a letter has to wait, or none is left."""
        while self._letter is not None or self._mail:
            try:
                if self._letter is None:
                    self._letter = self._mail.popleft()
                self._letter.send(None).add_done_callback(self._work)
                return
            except StopIteration:
                self._letter = None
            except (Exception, asyncio.CancelledError):  # as above
                self._letter = None
                self._fault("room")
