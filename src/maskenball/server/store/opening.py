"""Which store a database is: a file is SQLite's, an address `postgresql://...` PostgreSQL's."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from maskenball.kernel import Malformed
from maskenball.server.run.lock import alone
from maskenball.server.store.sqlite import SqliteStore
from maskenball.server.store.store import NotStored, Store


def is_postgres(database: str) -> bool:
    """Whether this is the address of a PostgreSQL."""
    return database.startswith(("postgresql://", "postgres://"))


def shown(database: str) -> str:
    """A database as it may be shown: without the password."""
    if not is_postgres(database):
        return database
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """The store, which no other server uses meanwhile; Malformed if it can't be used.

    Whoever takes it closes it; only what went wrong before is cleared up here.
    """
    try:
        if is_postgres(database):
            yield await _postgres(database)
        else:
            with _file(Path(database)) as store:
                yield store
    except NotStored as error:
        raise Malformed("database_unusable", file=shown(database), reason=str(error)) from None


@contextmanager
def _file(file: Path) -> Iterator[Store]:
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with alone(file):
        # Seeds of running games are in it: nobody else on this machine has to read them.
        file.touch(mode=0o600)
        yield SqliteStore(file)


async def _postgres(database: str) -> Store:
    try:
        from maskenball.server.store.postgres import open_postgres  # noqa: PLC0415 - an extra
    except ImportError:
        raise Malformed("database_driver") from None
    return await open_postgres(database)
