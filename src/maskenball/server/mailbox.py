"""A mailbox: letters are worked through one at a time, so that nothing behind it has to be locked."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from maskenball.kernel import Malformed, Refusal

Letter = Coroutine[Any, None, None]


class Mailbox:
    """What is posted is done in its turn, the first at once; a mistake costs one letter.

    A letter may wait for futures, and for jobs of the store. It is no task, because making one for each of thousands of
    letters a second, and letting the event loop come back to it, takes longer than reading it.
    """

    def __init__(self) -> None:
        self._mail: deque[Letter] = deque()
        self._letter: Letter | None = None
        """The one that is being worked on."""

    def fault(self, where: str) -> None:
        """We made a mistake."""
        raise NotImplementedError

    def post(self, letter: Letter) -> None:
        """One more thing to be done, after all that came before."""
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
            except (Exception, asyncio.CancelledError):  # cancelled was what it waited for
                self._letter = None
                self.fault("room")

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

        self.post(letter())
        return await result
