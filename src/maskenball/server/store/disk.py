"""The disk under the store: brings onto it what was committed.

A commit only puts pages into SQLite's WAL file, which is quick; then they have to reach the disk, and from time to time
the file itself. Threads see to it. The event loop waits with them for a moment, as a good disk is done by then, and
coming back to it later would take longer; then it goes on.
"""

import asyncio
import os
import sqlite3
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any

CHECKPOINT_PAGES = 4_000
"""About so many pages are in the WAL file before it begins anew."""
MOST_TIMES_LONGER = 4
"""It may get so many times longer while most of it is brought over; then commits wait."""
PAGES_PER_COMMIT = 4
"""About so many pages a commit writes, besides one for each table."""
WAIT_SECONDS = 0.002
"""Seconds for which the event loop waits for the disk."""

_sync = getattr(os, "fdatasync", os.fsync)


class Disk(ABC):
    """Brings commits onto the disk, one after the other."""

    def __init__(self, path: str, db: sqlite3.Connection, own: sqlite3.Connection) -> None:
        """`db` is the connection that commits, `own` is for this alone."""
        self.error = ""
        """What is wrong with the disk: nobody knows what is on it then, so nothing more is brought onto it."""

    @abstractmethod
    def bring(self, then: Callable[[str], None]) -> None:
        """Bring what was committed until now onto the disk, then say so in the loop (or what is wrong with the disk).

        Nothing may be committed meanwhile.
        """

    @abstractmethod
    def keep_short(self, tables: int, then: Callable[[], None]) -> None:
        """After a commit of so many tables: see to it that the WAL file does not grow for ever, then say so.

        Nothing may be committed until it is said.
        """

    @abstractmethod
    def finish(self) -> None:
        """Wait for all that is under way; from now on everything is done on the spot, without an event loop."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the files."""


class SqliteDisk(Disk):
    """SQLite does it by itself, in each commit: the event loop waits for the disk meanwhile."""

    def __init__(self, path: str, db: sqlite3.Connection, own: sqlite3.Connection) -> None:
        super().__init__(path, db, own)
        db.execute("PRAGMA synchronous = FULL")
        own.close()

    def bring(self, then: Callable[[str], None]) -> None:
        """It is there already."""
        then("")

    def keep_short(self, tables: int, then: Callable[[], None]) -> None:
        """SQLite does it after every thousand pages."""
        then()

    def finish(self) -> None:
        """Nothing is under way."""

    def close(self) -> None:
        """There are no files but the database's."""


class WalDisk(Disk):
    """Threads sync SQLite's WAL file after each commit and bring it over from time to time (docs/speed.md)."""

    def __init__(self, path: str, db: sqlite3.Connection, own: sqlite3.Connection) -> None:
        super().__init__(path, db, own)
        db.execute("PRAGMA wal_autocheckpoint = 0")
        self._wal = os.open(f"{path}-wal", os.O_RDWR)
        self._db = own
        self._pages = 0
        self._most_of_it: Future[None] | None = None
        self._sync_thread = ThreadPoolExecutor(1, "disk")
        self._checkpoint_thread = ThreadPoolExecutor(1, "checkpoint", _lower_priority)
        for pool in (self._sync_thread, self._checkpoint_thread):
            pool.submit(int).result()  # if there can be no thread, then now
        self._finished = False

    def bring(self, then: Callable[[str], None]) -> None:
        """By a thread; the loop waits with it for a moment."""
        if self._finished:
            then(self._bring())
            return
        order = self._sync_thread.submit(self._bring)
        try:
            error = order.result(WAIT_SECONDS)
        except TimeoutError:
            loop = asyncio.get_running_loop()
            order.add_done_callback(lambda done: _tell(loop, then, done.result()))
        else:
            then(error)

    def keep_short(self, tables: int, then: Callable[[], None]) -> None:
        """Most of a long one is brought over while commits go on; the little that came meanwhile, while none is made:
        after that SQLite begins the file anew. So nothing may be committed until it is said.
        """
        self._pages += PAGES_PER_COMMIT + tables
        most = self._most_of_it
        if self.error or self._finished:
            then()
        elif most is None:
            if self._pages >= CHECKPOINT_PAGES:
                self._most_of_it = self._checkpoint_thread.submit(self._checkpoint)
            then()
        elif most.done():
            self._begin_anew(then)
        elif self._pages < MOST_TIMES_LONGER * CHECKPOINT_PAGES:
            then()
        else:
            loop = asyncio.get_running_loop()
            most.add_done_callback(lambda _: _tell(loop, self._begin_anew, then))

    def _begin_anew(self, then: Callable[[], None]) -> None:
        if self._finished:
            then()
            return
        self._pages, self._most_of_it = 0, None
        loop = asyncio.get_running_loop()
        self._sync_thread.submit(self._checkpoint).add_done_callback(lambda _: _tell(loop, then))

    def finish(self) -> None:
        """Wait for all that is under way; from now on everything is done on the spot, without an event loop."""
        self._finished = True
        self._sync_thread.shutdown()
        self._checkpoint_thread.shutdown()

    def close(self) -> None:
        """Let go of the files."""
        self.finish()
        self._db.close()
        os.close(self._wal)

    def _bring(self) -> str:
        if not self.error:
            try:
                _sync(self._wal)
            except OSError as error:
                self.error = str(error)
        return self.error

    def _checkpoint(self) -> None:
        try:
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as error:  # a full disk, say: nothing is lost, and the next time may be better
            if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_FSYNC:
                self.error = str(error)


def _lower_priority() -> None:
    """This thread makes way for the others, where it can and may."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.nice(10)


def _tell(loop: asyncio.AbstractEventLoop, then: Callable[..., None], *what: Any) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(then, *what)
