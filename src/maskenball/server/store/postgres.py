"""The store in PostgreSQL: what tables bring while one commit is under way is the next one.

Moves, which are nearly all there is, are one statement for all tables together (postgres_sql.py), so a commit is one
round trip. If the answer to a write is lost, nobody knows whether it was written, and Unsure says so.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any

import asyncpg

from maskenball.server.store.migrations import scripts
from maskenball.server.store.postgres_leases import PostgresLeases
from maskenball.server.store.postgres_sql import GUARD, MOVES, is_move, move_values, with_dollars
from maskenball.server.store.statement import Statement
from maskenball.server.store.store import Job, Moved, NotStored, Store, Unsure

ANSWER_SECONDS = 5.0
"""Seconds in which the database has to answer; one that stands still says nothing by itself."""
READERS = 4
"""Connections that read, at most."""
SETTINGS = {
    "application_name": "maskenball",
    "synchronous_commit": "on",  # whatever the server's own setting: acknowledged means on disk
    "idle_in_transaction_session_timeout": "2000",  # a process that sleeps keeps no row to itself
    "jit": "off",
}
NOBODY_KNOWS = ("08", "57", "XX")
"""Kinds of errors (SQLSTATE) after which it may have been written all the same: connections, shutdowns, mistakes."""
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, asyncio.IncompleteReadError)


class PostgresStore(Store):
    """A database that others may run, with backups and copies of its own."""

    def __init__(self, url: str) -> None:
        """Call `open_postgres` instead."""
        self._url = url
        self.observe: Callable[[float, int], None] = lambda *_: None
        self.leases = PostgresLeases(self)
        self._waiting: list[Job] = []
        self._working: asyncio.Task[None] | None = None
        self._writer: asyncpg.Connection | None = None
        self._readers: asyncpg.Pool | None = None

    async def open(self) -> None:
        """Connect, and bring the tables to the newest form; NotStored if that can't be."""
        try:
            await _migrate(await self._connected())
            self._readers = await asyncpg.create_pool(
                self._url, min_size=1, max_size=READERS, command_timeout=ANSWER_SECONDS, server_settings=SETTINGS
            )
        except TROUBLE as error:
            await self.aclose()
            raise NotStored(_words(error)) from None
        except NotStored:
            await self.aclose()
            raise

    def bring(self, statements: Sequence[Statement], room: str = "") -> Awaitable[None]:
        """Do all of this or nothing, with all that others bring meanwhile."""
        loop = asyncio.get_running_loop()
        job = Job(statements, room, loop.create_future(), self.leases.epochs.get(room, 0))
        self._waiting.append(job)
        if self._working is None:
            self._working = loop.create_task(self._work())
        return job.answered

    async def write(self, *statements: Statement, room: str = "") -> None:
        """The same, waited for."""
        if statements:
            await self.bring(statements, room)

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a query; sees everything that was written."""
        if self._readers is None:
            raise NotStored("closed")
        try:
            return [tuple(row) for row in await self._readers.fetch(with_dollars(sql), *values)]
        except TROUBLE as error:
            raise NotStored(_words(error)) from None

    async def aclose(self) -> None:
        """Write what is waiting, then let go."""
        if self._working is not None:
            await self._working
        if self._readers is not None:
            with suppress(*TROUBLE):
                await asyncio.wait_for(self._readers.close(), ANSWER_SECONDS)
            self._readers = None
        if self._writer is not None:
            with suppress(*TROUBLE):
                await self._writer.close(timeout=ANSWER_SECONDS)
            self._writer = None

    # Commits

    async def _work(self) -> None:
        try:
            while self._waiting:
                jobs, self._waiting = self._waiting, []
                since = perf_counter()
                await self._commit(jobs)
                self.observe(perf_counter() - since, len(jobs))
        finally:
            self._working = None

    async def _commit(self, jobs: list[Job]) -> None:
        """All of these at once; if one of them spoils it for the others, one by one."""
        try:
            db = await self._connected()
        except TROUBLE as error:  # nothing was sent
            for job in jobs:
                job.answer(NotStored(_words(error)))
            return
        try:
            ours = await self._together(db, jobs)
        except Exception as error:  # whatever it is: others have to play on
            problem = self._problem(db, error)
            if len(jobs) == 1 or isinstance(problem, Unsure):
                for job in jobs:
                    job.answer(problem)
            else:
                for job in jobs:
                    await self._commit([job])
        else:
            for job in jobs:
                job.answer(None if job.room in ours else Moved("another process works on this room"))

    async def _together(self, db: asyncpg.Connection, jobs: list[Job]) -> set[str]:
        """Do it all, but not for rooms that are no longer ours; those for which it was done ("": no room)."""
        guard = [job.room for job in jobs if job.room], [job.epoch for job in jobs if job.room]
        if all(job.room and is_move(job.statements) for job in jobs):
            values = move_values((job.room, job.statements) for job in jobs)
            return {row[0] for row in await db.fetch(MOVES, *guard, *values)}
        async with db.transaction():
            ours = {"", *[row[0] for row in await db.fetch(GUARD, *guard)]}
            for sql, many in _gathered(job for job in jobs if job.room in ours).items():
                await db.executemany(with_dollars(sql), many)
        return ours

    def _problem(self, db: asyncpg.Connection, error: Exception) -> NotStored:
        """What it means that a write has failed; after a lost answer the connection is of no more use."""
        if isinstance(error, asyncpg.PostgresError) and not db.is_closed():
            if not str(error.sqlstate or "").startswith(NOBODY_KNOWS):
                return NotStored(_words(error))
        elif not isinstance(error, TROUBLE) or isinstance(error, asyncpg.DataError):  # a value that can't be sent
            return NotStored(_words(error))
        db.terminate()
        return Unsure(_words(error))

    async def _connected(self) -> asyncpg.Connection:
        """The connection that writes, made anew if it was lost."""
        if self._writer is None or self._writer.is_closed():
            self._writer = await asyncpg.connect(
                self._url, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS, server_settings=SETTINGS
            )
        return self._writer


async def open_postgres(url: str) -> PostgresStore:
    """The store at this address, ready to be used."""
    store = PostgresStore(url)
    await store.open()
    return store


def _gathered(jobs: Iterable[Job]) -> dict[str, list[tuple[Any, ...]]]:
    """Values by statement; what takes something out or changes it is done before anything is put in (see sqlite.py)."""
    first: dict[str, list[tuple[Any, ...]]] = {}
    then: dict[str, list[tuple[Any, ...]]] = {}
    for job in jobs:
        for sql, values in job.statements:
            (then if sql.startswith("INSERT") else first).setdefault(sql, []).append(values)
    return first | then


def _words(error: BaseException) -> str:
    """What is wrong; some say nothing, but nothing would mean that all is well."""
    return str(error) or type(error).__name__


async def _migrate(db: asyncpg.Connection) -> None:
    """Bring the tables to the newest form, one numbered script after the other, each whole or not at all."""
    known = scripts("postgresql")
    if await db.fetchval("SELECT to_regclass('form')") is not None:
        form = await db.fetchval("SELECT number FROM form")
        if form == len(known):
            return
        if form > len(known):
            raise NotStored(f"written by a newer Maskenball (form {form}, known up to {len(known)})")
    for number, script in enumerate(known, 1):
        async with db.transaction():  # others may be about to do the same
            await db.execute("SELECT pg_advisory_xact_lock(hashtext('maskenball'), hashtext(current_schema()))")
            await db.execute("CREATE TABLE IF NOT EXISTS form (number integer NOT NULL)")
            if (await db.fetchval("SELECT max(number) FROM form") or 0) < number:
                await db.execute(script)
                await db.execute("DELETE FROM form")
                await db.execute("INSERT INTO form VALUES ($1)", number)
