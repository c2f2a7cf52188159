"""The disk under the store: brings onto it what was committed.

A commit only puts pages into SQLite's WAL file, which is quick; then they have to reach the disk, and from time to time
the file itself. Threads see to it. The event loop waits with them for a moment, as a good disk is done by then, and
coming back to it later would take longer; then it goes on.
"""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

LONG = 4_000
"""About so many pages are in the WAL file before it begins anew."""
PAGES = 4
"""About so many pages a commit writes, besides one for each table."""
MOMENT = 0.002
"""Seconds for which the event loop waits for the disk."""

_sync = getattr(os, "fdatasync", os.fsync)


class Disk:
    """Brings commits onto the disk, one after the other."""

    def __init__(self, path: str, db: sqlite3.Connection) -> None:
        """`db` is for this alone."""
        self.wrong = ""
        """What is wrong with the disk: nobody knows what is on it then, so nothing more is brought onto it."""
        self._wal = os.open(f"{path}-wal", os.O_RDWR)
        self._db = db
        self._pages = 0
        self._most_of_it: Future[None] | None = None
        self._aside = ThreadPoolExecutor(1, "disk")
        self._leisure = ThreadPoolExecutor(1, "checkpoint", _after_you)
        for pool in (self._aside, self._leisure):
            pool.submit(int).result()  # if there can be no thread, then now
        self._finished = False

    def bring(self, then: Callable[[str], None]) -> None:
        """Bring what was committed until now onto the disk, then say so in the loop (or what is wrong with the disk).

        Nothing may be committed meanwhile.
        """
        if self._finished:
            then(self._bring())
            return
        order = self._aside.submit(self._bring)
        try:
            wrong = order.result(MOMENT)
        except TimeoutError:
            loop = asyncio.get_running_loop()
            order.add_done_callback(lambda done: _tell(loop, then, done.result()))
        else:
            then(wrong)

    def keep_short(self, tables: int, then: Callable[[], None]) -> None:
        """After a commit of so many tables: see to it that the WAL file does not grow for ever, then say so.

        Most of a long one is brought over while commits go on; the little that came meanwhile, while none is made:
        after that SQLite begins the file anew. So nothing may be committed until it is said.
        """
        self._pages += PAGES + tables
        if not (self.wrong or self._finished):
            if self._most_of_it is None:
                if self._pages >= LONG:
                    self._most_of_it = self._leisure.submit(self._checkpoint)
            elif self._most_of_it.done():
                self._pages, self._most_of_it = 0, None
                loop = asyncio.get_running_loop()
                self._aside.submit(self._checkpoint).add_done_callback(lambda _: _tell(loop, then))
                return
        then()

    def finish(self) -> None:
        """Wait for all that is under way; from now on everything is done on the spot, without an event loop."""
        self._finished = True
        self._aside.shutdown()
        self._leisure.shutdown()

    def close(self) -> None:
        """Let go of the files."""
        self.finish()
        self._db.close()
        os.close(self._wal)

    def _bring(self) -> str:
        if not self.wrong:
            try:
                _sync(self._wal)
            except OSError as wrong:
                self.wrong = str(wrong)
        return self.wrong

    def _checkpoint(self) -> None:
        try:
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as wrong:  # a full disk, say: nothing is lost, and the next time may be better
            if getattr(wrong, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_FSYNC:
                self.wrong = str(wrong)


def _after_you() -> None:
    """This thread makes way for the others, where it can and may."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.nice(10)


def _tell(loop: asyncio.AbstractEventLoop, then: Callable[..., None], *what: str) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(then, *what)
