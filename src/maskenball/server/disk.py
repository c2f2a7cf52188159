"""The disk under the store: what was committed is brought onto it by a thread, while the event loop goes on.

A commit only puts pages into SQLite's WAL file, which is quick. Waiting until they are on the disk is not, nor is
bringing them from there into the file itself from time to time; neither needs Python meanwhile.
"""

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

LONG = 4_000
"""About so many pages are in the WAL file before it begins anew."""
PAGES = 4
"""About so many pages a commit writes, besides one for each table."""

_sync = getattr(os, "fdatasync", os.fsync)


class Disk:
    """Brings commits onto the disk, one order after the other."""

    def __init__(self, path: str, db: sqlite3.Connection) -> None:
        """`db` is for this alone."""
        self._wal = os.open(f"{path}-wal", os.O_RDWR)
        self._db = db
        self._orders: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, Callable[[str], None], int] | None]
        self._orders = queue.SimpleQueue()
        self._pages = 0
        self._aside = ThreadPoolExecutor(1, "checkpoint")
        self._most_of_it: Future[None] | None = None
        self._thread = threading.Thread(target=self._work, name="disk", daemon=True)
        self._thread.start()

    def bring(self, tables: int, loop: asyncio.AbstractEventLoop, then: Callable[[str], None]) -> None:
        """Bring what was committed until now onto the disk, then say so in the loop (or what is wrong with the disk).

        Nothing may be committed meanwhile.
        """
        self._orders.put((loop, then, PAGES + tables))

    def close(self) -> None:
        """Do what was ordered, then let go of the files."""
        self._orders.put(None)
        self._thread.join()
        self._aside.shutdown()
        self._db.close()
        os.close(self._wal)

    def _work(self) -> None:
        while (order := self._orders.get()) is not None:
            loop, then, pages = order
            trouble = ""
            try:
                _sync(self._wal)
            except OSError as wrong:
                trouble = str(wrong)
            else:
                self._keep_short(pages)
            if not loop.is_closed():
                loop.call_soon_threadsafe(then, trouble)

    def _keep_short(self, pages: int) -> None:
        """Most of a long WAL file is brought over while commits go on; the little that came meanwhile, while none is
        made: after that SQLite begins the file anew."""
        self._pages += pages
        if self._most_of_it is None:
            if self._pages >= LONG:
                self._most_of_it = self._aside.submit(self._checkpoint)
        elif self._most_of_it.done():
            self._checkpoint()
            self._pages = 0
            self._most_of_it = None

    def _checkpoint(self) -> None:
        try:
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error:  # a full disk, say: nothing is lost, and the next time may be better
            return
