"""The store: one SQLite file, in which all that tables bring at the same moment is committed at once.

What was written is on disk when `write` returns (see disk.py); it fails as a whole or not at all. What tables bring
until then is the next commit. So many of them share each, and being safe costs little.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import Any

from maskenball.server.store.alone import Alone
from maskenball.server.store.disk import Disk, WalDisk
from maskenball.server.store.migrations import scripts
from maskenball.server.store.statement import Statement
from maskenball.server.store.store import Job, NotStored, Store

ROWS_TOGETHER = (64, 32, 16, 8, 4, 2, 1)
"""A few sizes only, so that SQLite knows each statement already."""
LOCK_SECONDS = 5.0
"""Seconds to wait for somebody else who holds the file."""
RETRY_SECONDS = 0.02
"""Seconds after which a file that somebody holds is tried again."""
LOCKED_CODES = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class SqliteStore(Store):
    """One SQLite file, and no server beside ours."""

    def __init__(
        self,
        path: Path | str,
        durable: bool = True,
        patience: float = LOCK_SECONDS,
        disk: type[Disk] = WalDisk,
    ) -> None:
        """Open or make the file; `durable=False` leaves the last seconds to the system (for measuring only)."""
        self.leases = Alone(self)
        self.path = str(path)
        self._patience = patience
        self._db = _open(self.path, patience)
        self._reading = threading.Lock()
        self._reader = _open(self.path, patience)
        self._db.execute("PRAGMA busy_timeout = 0")  # the event loop waits for nobody
        self._disk: Disk | None = None
        if durable:
            self._disk = disk(self.path, self._db, _open(self.path, patience))
        else:
            self._db.execute("PRAGMA synchronous = OFF")
        self.observe: Callable[[float, int], None] = lambda *_: None
        """Told of each commit how long it took, and how many jobs it was of."""
        self._since = 0.0
        """When the first of those who wait came."""
        self._waiting: list[Job] = []
        self._at_work = False
        self._locked_for = 0.0
        """Seconds for which somebody else has locked the file."""

    async def write(self, *statements: Statement, room: str = "") -> None:
        """Do all of this or nothing; it is on disk when this returns."""
        if statements:
            await self.bring(statements, room)

    def bring(self, statements: Sequence[Statement], room: str = "") -> Awaitable[None]:
        """Do all of this or nothing, when there is time; nobody else writes here, whatever the room."""
        loop = asyncio.get_running_loop()
        job = Job(statements, room, loop.create_future())
        if not self._waiting:
            self._since = perf_counter()
        self._waiting.append(job)
        if not self._at_work:
            self._at_work = True
            loop.call_soon(self._commit)
        return job.answered

    async def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a query; sees everything that was written. Takes microseconds, so nobody else has a turn."""
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    async def aclose(self) -> None:
        """Write what is waiting, then close the file."""
        self.close()

    def close(self) -> None:
        """The same, for whoever has no event loop."""
        if self._disk is not None:
            self._disk.finish()
        if self._waiting:
            self._db.execute(f"PRAGMA busy_timeout = {self._patience * 1000:.0f}")
            self._patience = 0.0
            self._commit()
        if self._disk is not None:
            self._disk.close()
            self._disk = None
        self._reader.close()
        self._db.close()

    def _commit(self) -> None:
        """All that was brought. Whoever comes until it is on disk waits for the next time."""
        jobs, self._waiting = self._waiting, []
        since = self._since
        try:
            self._together(jobs)
            stored = jobs
        except Exception as error:  # whatever it is: others have to play on
            locked = getattr(error, "sqlite_errorcode", 0) & 0xFF in LOCKED_CODES
            if locked and self._locked_for < self._patience:
                self._locked_for += RETRY_SECONDS
                self._waiting = jobs
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self._commit)
                return
            if locked or len(jobs) == 1:
                stored = []
                for job in jobs:
                    job.answer(NotStored(_words(error)))
            else:
                stored = self._one_by_one(jobs)
        self._locked_for = 0.0
        if self._disk is None or not stored:
            self._on_disk(stored, since, "")
        else:
            self._disk.bring(partial(self._on_disk, stored, since))

    def _one_by_one(self, jobs: list[Job]) -> list[Job]:
        """Perhaps one of them spoils it for the others: those that can be stored alone."""
        stored: list[Job] = []
        for job in jobs:
            try:
                self._together([job])
            except Exception as error:  # as above
                job.answer(NotStored(_words(error)))
            else:
                stored.append(job)
        return stored

    def _on_disk(self, jobs: list[Job], since: float, error: str) -> None:
        self.observe(perf_counter() - since, len(jobs))
        for job in jobs:
            job.answer(NotStored(error) if error else None)
        if self._disk is None:
            self._go_on()
        else:
            self._disk.keep_short(len(jobs), self._go_on)

    def _go_on(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._commit)
        else:
            self._at_work = False

    def _together(self, jobs: list[Job]) -> None:
        if self._disk is not None and self._disk.error:
            raise NotStored(self._disk.error)
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in _gathered(jobs):
                self._db.execute(sql, values)
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise


def _words(error: Exception) -> str:
    """What is wrong; some say nothing, but nothing would mean that all is well."""
    return str(error) or type(error).__name__


def _gathered(jobs: list[Job]) -> Iterator[Statement]:
    """The statements of all, with rows for the same table put in together: that costs less.

    So what takes something out or changes it is done first. A room brings the next job when its last one is done, and
    none of them touches what itself has put in.
    """
    rows: dict[str, list[tuple[Any, ...]]] = {}
    for job in jobs:
        for sql, values in job.statements:
            if sql in rows:
                rows[sql].append(values)
            elif sql.startswith("INSERT"):
                rows[sql] = [values]
            else:
                yield sql, values
    for sql, many in rows.items():
        at, left = 0, len(many)
        for size in ROWS_TOGETHER:
            while left >= size:
                row = f"({', '.join('?' * len(many[at]))})"
                yield sql.replace(row, ", ".join([row] * size), 1), tuple(chain.from_iterable(many[at : at + size]))
                at, left = at + size, left - size


def _open(path: str, patience: float) -> sqlite3.Connection:
    db = None
    try:
        db = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        _migrate(db)
    except (sqlite3.Error, NotStored) as error:
        if db is not None:
            db.close()
        raise NotStored(str(error)) from None
    return db


def _migrate(db: sqlite3.Connection) -> None:
    """Bring the file to the newest form, one numbered script after the other, each whole or not at all."""
    known = scripts()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(known):
        raise NotStored(f"written by a newer Maskenball (form {version}, known up to {len(known)})")
    for number, script in enumerate(known[version:], version + 1):
        db.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")
