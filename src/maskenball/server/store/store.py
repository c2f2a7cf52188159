"""What every store can do: SQLite in one file (sqlite.py), or PostgreSQL (postgres.py).

SQL is written once, in words that both know (rows.py, read.py), with `?` for values.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from maskenball.server.store.leases import Leases
from maskenball.server.store.statement import Statement


class NotStored(Exception):
    """It could not be written, and nothing of it was: a full disk, a locked or broken file, no database."""


class Unsure(NotStored):
    """Nobody knows whether it was written: the answer was lost. Whoever goes on reads first what is stored."""


class Moved(NotStored):
    """Nothing of it was written: another process works on that room by now."""


class Job(Struct, eq=False):
    """What one table brought."""

    statements: Sequence[Statement]
    room: str
    answered: asyncio.Future[None]
    epoch: int = 0
    """The number of the room as its store knows it."""

    def answer(self, error: NotStored | None) -> None:
        """It is durable; or it is not, because of this."""
        if self.answered.done():  # whoever waited has gone
            return
        if error is None:
            self.answered.set_result(None)
        else:
            self.answered.set_exception(error)
            self.answered.exception()  # it may be that nobody asks


class Store(Protocol):
    """Where rooms, games and records are kept."""

    observe: Callable[[float, int], None]
    """Told of each commit how long it took, and how many jobs it was of."""
    leases: Leases
    """Which rooms this process may write."""

    def bring(self, statements: Sequence[Statement], room: str = "") -> Awaitable[None]:
        """Do all of this or nothing, when there is time; all of it belongs to this room, if to any. It is durable when
        that is answered. A room brings the next when the last one is answered."""

    async def write(self, *statements: Statement, room: str = "") -> None:
        """The same, waited for."""

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a query; sees everything that was written."""

    async def aclose(self) -> None:
        """Write what is waiting, then let go."""
