"""A real server in a process of its own, which a test can kill and start again on the same file and port.

python -m tests.server.process DATABASE PORT [FASTER]

Nothing waits there and time runs fast, so that a game is over in a moment; the file, the sockets and the signals
are real ones. It prints its port when it is ready.
"""

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import uvloop
from msgspec.json import decode, encode
from msgspec.structs import replace

from maskenball.server.http.app import Server, ServerSettings
from maskenball.server.pace import INSTANT
from maskenball.server.run.limits import UNLIMITED
from maskenball.server.run.peers import Address, Door
from maskenball.server.run.serve import bind, serve_until
from maskenball.server.run.time import Handle
from maskenball.server.services import Services
from maskenball.server.store.opening import is_postgres, opened

ROOT = Path(__file__).parents[2]


class FastTime:
    """A minute at the table is a tenth of a second here, unless somebody asks for another pace."""

    def __init__(self, faster: float = 600) -> None:
        self.faster = faster

    def now(self) -> float:
        """Seconds at the table."""
        return time.monotonic() * self.faster

    def later(self, seconds: float, do: Callable[[], None]) -> Handle:
        """Do something after so many seconds at the table."""
        return asyncio.get_running_loop().call_later(seconds / self.faster, do)


async def serve(database: str, port: int, clock: FastTime) -> None:
    """Until somebody ends this process; by SIGTERM as an operator does."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)

    def ready() -> None:
        sys.stdout.write(f"{listener.getsockname()[1]}\n")
        sys.stdout.flush()

    with bind("127.0.0.1", port) as listener:
        async with opened(database) as store:
            door = Door("127.0.0.1") if is_postgres(database) else None
            address = door.address if door else ""
            if "FAR" in os.environ:
                address = encode(replace(decode(address, type=Address), folder="")).decode()
            services = Services(store, time=clock, pace=INSTANT)
            server = Server(services, ServerSettings(limits=UNLIMITED), address=address)
            await serve_until(stop, listener, server, door, ready)
            if door is not None:
                door.close()


class Process:
    """The server as a test sees it: started, killed, started again."""

    def __init__(self, file: Path, database: str = "") -> None:
        """`database`: the address of one, if it is not this file."""
        self.file = file
        self.database = database or str(file)
        self.far = False
        """Whether it seems to be on a machine of its own."""
        self.port = 0
        self.log = file.with_suffix(".log")
        self._process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        """Where clients find it, in every life."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Returns when it answers."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.server.process", self.database, str(self.port)),
                cwd=ROOT,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, "FAR": "1"} if self.far else None,
            )
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        assert line.strip(), f"the server did not start: {self.log.read_text()[-2000:]}"
        self.port = int(line)

    def signal(self, number: int) -> None:
        """Send it this signal."""
        assert self._process is not None
        self._process.send_signal(number)

    async def wait(self) -> int:
        """Until it has ended by itself: its exit code."""
        assert self._process is not None
        code = await self._process.wait()
        self._process = None
        return code

    async def kill(self) -> None:
        """SIGKILL: it can say nothing more to anybody."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    uvloop.run(serve(sys.argv[1], int(sys.argv[2]), FastTime(*map(float, sys.argv[3:]))))
