"""Both stores, and a real PostgreSQL; where there is none, one clear line says so (in CI that is a failure)."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests import postgres


@pytest.fixture(scope="session")
def database() -> Iterator[postgres.Cluster]:
    """A PostgreSQL that all tests of this process share; each has a schema of its own."""
    if postgres.find() is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(postgres.NONE_HERE)
    with postgres.cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def new_address(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Addresses of databases in which nothing is yet."""
    if request.param == "postgresql":
        made: postgres.Cluster = request.getfixturevalue("database")
        return made.new
    files = iter(range(100))
    return lambda: str(tmp_path / f"{next(files)}.db")
