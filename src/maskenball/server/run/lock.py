"""One server a database file: a lock beside it that the system lets go of, however the server ends."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from maskenball.kernel import Malformed

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            raise BlockingIOError from None

    def _lock_itself(database: Path, held: ExitStack) -> None:
        """A lock of Windows would keep SQLite out, too; so a file with a second name is refused."""
        if database.exists() and database.stat().st_nlink > 1:
            raise BlockingIOError
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_itself(database: Path, held: ExitStack) -> None:
        """Beside it a hard link would have a lock of its own. SQLite locks in another way, so it is not kept out."""
        file = os.open(database, os.O_RDWR | os.O_CREAT, 0o600)
        held.callback(os.close, file)
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone(database: Path) -> Iterator[None]:
    """While this lasts no other server works on the same file, by whatever name; refuses if one does."""
    with ExitStack() as held:
        try:
            _lock(held.enter_context(database.with_name(database.name + ".lock").open("ab")))
            _lock_itself(database, held)
        except BlockingIOError:
            raise Malformed("database_in_use", file=str(database)) from None
        yield
