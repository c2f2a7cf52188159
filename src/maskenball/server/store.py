"""The store: one SQLite file, written by one thread that commits what all tables brought meanwhile at once.

What was written is on disk when `write` returns (WAL, synchronous=FULL); it fails as a whole or not at all. Many
tables writing at the same time share one commit, so that being safe costs little.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any

Statement = tuple[str, tuple[Any, ...]]
"""One SQL statement and its values."""

GATHER = 0.002
"""Seconds for which a busy house gathers before it commits: nobody notices, and many tables share each commit."""
MOST_TOGETHER = 2_000
ROWS_TOGETHER = (64, 32, 16, 8, 4, 2, 1)
"""A few sizes only, so that SQLite knows each statement already."""
PATIENCE = 5.0
"""Seconds to wait for somebody else who holds the file."""
HELD = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
"""Somebody else holds it: to wait for each job anew would only take longer."""


class NotStored(Exception):
    """It could not be written, and nothing of it was: a full disk, a locked or broken file."""


class _Job:
    __slots__ = ("future", "loop", "statements")

    def __init__(self, statements: Sequence[Statement], loop: asyncio.AbstractEventLoop | None) -> None:
        self.statements = statements
        self.loop = loop
        self.future: asyncio.Future[None] | None = loop.create_future() if loop else None


class Store:
    """Where rooms, games and records are kept."""

    def __init__(self, path: Path | str, durable: bool = True, patience: float = PATIENCE) -> None:
        """Open or make the file; `durable=False` leaves the last seconds to the system (for measuring only)."""
        self.path = str(path)
        self._db = _open(self.path, durable, patience)
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._gathered: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
        """What a loop brought since it last handed over: waking the thread costs more than many statements."""
        self._busy = False
        self._reading = threading.Lock()
        self._reader = _open(self.path, durable, patience)
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()
        self.commits = 0

    async def write(self, *statements: Statement) -> None:
        """Do all of this or nothing; it is on disk when this returns."""
        if statements:
            if self._loop is None or not self._loop.is_running():
                self._loop = asyncio.get_running_loop()  # kept, because asking is a system call (Python 3.11)
            loop = self._loop
            job = _Job(statements, loop)
            if loop not in self._gathered:
                self._gathered[loop] = []
                if self._busy:
                    loop.call_later(GATHER, self._hand_over, loop)
                else:
                    loop.call_soon(self._hand_over, loop)
            self._gathered[loop].append(job)
            assert job.future is not None
            await job.future

    def write_soon(self, *statements: Statement) -> None:
        """Do this when there is time; nobody waits for it, and if it fails nobody is told."""
        self._jobs.put([_Job(statements, None)])

    def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a query; sees everything that was written."""
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    def close(self) -> None:
        """Write what is waiting, then close the file."""
        for loop in list(self._gathered):
            self._hand_over(loop)
        self._jobs.put(None)
        self._thread.join()
        self._reader.close()
        self._db.close()

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        if jobs := self._gathered.pop(loop, None):
            self._busy = len(jobs) > 1
            self._jobs.put(jobs)

    def _work(self) -> None:
        while (jobs := self._jobs.get()) is not None:
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                jobs += more
            self._commit(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            self._together(jobs)
        except Exception as trouble:  # whatever it is: without this thread nobody could play on
            if len(jobs) == 1 or getattr(trouble, "sqlite_errorcode", 0) & 0xFF in HELD:
                _answer(jobs, NotStored(str(trouble)))
            else:  # perhaps one of them spoils it for the others
                for job in jobs:
                    self._commit([job])
        else:
            self.commits += 1
            _answer(jobs, None)

    def _together(self, jobs: list[_Job]) -> None:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in _gathered(jobs):
                self._db.execute(sql, values)
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise


def _gathered(jobs: list[_Job]) -> Iterator[Statement]:
    """The statements of all, with rows for the same table put in together: each statement costs a change of threads.

    Where something is taken out as well, the order is kept; of all else it does not matter which is done first, since
    a room brings the next job when its last one is done.
    """
    rows: dict[str, list[tuple[Any, ...]]] = {}
    for job in jobs:
        in_order = any(sql.startswith("DELETE") for sql, _ in job.statements)
        for sql, values in job.statements:
            if in_order or not sql.startswith("INSERT"):
                yield sql, values
            else:
                rows.setdefault(sql, []).append(values)
    for sql, many in rows.items():
        at, left = 0, len(many)
        for size in ROWS_TOGETHER:
            while left >= size:
                values = tuple(chain.from_iterable(many[at : at + size]))
                yield sql + f", ({', '.join('?' * len(many[at]))})" * (size - 1), values
                at, left = at + size, left - size


def _answer(jobs: list[_Job], trouble: NotStored | None) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        if job.loop is not None:
            by_loop.setdefault(job.loop, []).append(job)
    for loop, waiting in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake, waiting, trouble)


def _wake(jobs: list[_Job], trouble: NotStored | None) -> None:
    for job in jobs:
        if job.future is None or job.future.done():
            continue
        if trouble is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(trouble)


def _open(path: str, durable: bool, patience: float) -> sqlite3.Connection:
    db = None
    try:
        db = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {'FULL' if durable else 'OFF'}")
        _migrate(db)
    except (sqlite3.Error, NotStored) as trouble:
        if db is not None:
            db.close()
        raise NotStored(str(trouble)) from None
    return db


def migrations() -> list[str]:
    """What brings a file from each form to the next, from an empty one on. Those that exist are never changed again."""
    scripts = [script for script in files(__package__).joinpath("migrations").iterdir() if script.name.endswith(".sql")]
    return [script.read_text(encoding="utf-8") for script in sorted(scripts, key=lambda script: script.name)]


def _migrate(db: sqlite3.Connection) -> None:
    """Bring the file to the newest form, one numbered script after the other, each whole or not at all."""
    known = migrations()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(known):
        raise NotStored(f"written by a newer Maskenball (form {version}, known up to {len(known)})")
    for number, script in enumerate(known[version:], version + 1):
        db.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")
