"""One server a database file: a lock beside it that the system lets go of, however the server ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from maskenball.kernel import Malformed

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone(database: Path) -> Iterator[None]:
    """While this lasts no other server works on the same file; refuses if one does."""
    with database.with_name(database.name + ".lock").open("ab") as file:
        try:
            _lock(file)
        except OSError:
            raise Malformed("database_in_use", file=str(database)) from None
        yield
