"""Where other processes of the same house reach this one, and how a connection gets from one to another.

On one machine the descriptor of a connection is handed over, and whoever gave it away has no more to do with it. From
machine to machine its bytes are piped. Both begin with the head of the request, with the key of the house in it.
"""

import asyncio
import shutil
import socket
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web
from msgspec import Struct

from maskenball.server.http.callers import FOR, KEY
from maskenball.server.http.entrance import Entrance, open_to_all
from maskenball.server.run.faults import log_fault

MOST_HEAD_BYTES = 65_536


class Address(Struct, frozen=True):
    """Where a process is reached."""

    folder: str = ""
    """Its sockets, for others on the same machine."""
    host: str = ""
    port: int = 0
    """For other machines."""

    @property
    def here(self) -> bool:
        """Whether it is on this machine."""
        return bool(self.folder) and Path(self.folder, "requests").exists()


class Door:
    """Where others reach this process: sockets in a folder that nobody else may enter, and a port if asked for."""

    def __init__(self, host: str = "") -> None:
        """`host`: how other machines reach this one, if there are any."""
        self._folder = tempfile.mkdtemp(prefix="maskenball")  # mode 0700
        self._requests = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._requests.bind(f"{self._folder}/requests")
        self._passing = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._passing.bind(f"{self._folder}/passing")
        self._passing.setblocking(False)
        self._port = socket.create_server((host, 0)) if host else None
        port = self._port.getsockname()[1] if self._port else 0
        self.address = msgspec.json.encode(Address(self._folder, host, port)).decode()
        self._servers: list[asyncio.Server] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, entrance: Entrance, runner: web.AppRunner) -> None:
        """From now on others come in: processes as often as they like, people as at the entrance."""
        loop, processes = asyncio.get_running_loop(), Entrance(runner, sys.maxsize, behind_proxy=True)
        self._servers = [await loop.create_unix_server(processes, sock=self._requests)]
        if self._port is not None:
            self._servers.append(await open_to_all(processes, self._port))
        loop.add_reader(self._passing, self._receive, entrance)

    def close(self) -> None:
        """Nobody comes in any more."""
        with suppress(RuntimeError):
            asyncio.get_running_loop().remove_reader(self._passing)
        for server in self._servers:
            server.close()
        self._passing.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _receive(self, entrance: Entrance) -> None:
        """A connection that came in at another process."""
        with suppress(BlockingIOError):
            head, descriptors, *_ = socket.recv_fds(self._passing, MOST_HEAD_BYTES, 1)
            for descriptor in descriptors:
                task = asyncio.get_running_loop().create_task(_go_on(entrance, socket.socket(fileno=descriptor), head))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)


async def _go_on(entrance: Entrance, connection: socket.socket, head: bytes) -> None:
    try:
        connection.setblocking(False)
        transport, _ = await asyncio.get_running_loop().connect_accepted_socket(entrance, connection)
        protocol: Any = transport.get_protocol()
        protocol.data_received(head)
    except OSError:  # they are gone
        connection.close()
    except Exception:
        log_fault("passing")


def head_of(request: web.Request, key: str, address: str) -> bytes:
    """The request as another process is asked."""
    ours = (KEY.encode().lower(), FOR.encode().lower())
    lines = [b"%s: %s" % pair for pair in request.raw_headers if pair[0].lower() not in ours]
    lines += [f"{KEY}: {key}".encode(), f"{FOR}: {address}".encode()]
    return b"\r\n".join((f"{request.method} {request.path_qs} HTTP/1.1".encode(), *lines, b"", b""))


def hand_over(transport: asyncio.Transport, head: bytes, to: Address) -> bool:
    """Give a connection away; False if it can't be."""
    descriptor = transport.get_extra_info("socket")
    if descriptor is None or not hasattr(socket, "send_fds"):
        return False
    transport.pause_reading()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
        way.setblocking(False)
        try:
            way.connect(f"{to.folder}/passing")
            socket.send_fds(way, [head], [descriptor.fileno()])
        except OSError:  # it has died, or has too much to do
            transport.resume_reading()
            return False
    transport.abort()  # our copy of it alone
    return True


class Pipe(asyncio.Protocol):
    """One end of a connection that is led through us: what comes here goes out there."""

    def __init__(self, there: asyncio.Transport, host: asyncio.BaseProtocol | None = None) -> None:
        """`host`: whoever had this end before, and is told when it is over."""
        self.there = there
        self._host = host
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        """Nothing is looked at."""
        self.there.write(data)

    def pause_writing(self) -> None:
        """Here they are slow to read, so there nothing is read either."""
        self.there.pause_reading()

    def resume_writing(self) -> None:
        """It goes on."""
        self.there.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """With one end the other ends too."""
        self.there.close()
        if not self.over.done():
            self.over.set_result(None)
        if self._host is not None:
            self._host.connection_lost(exc)


async def pipe(transport: asyncio.Transport, head: bytes, to: Address) -> None:
    """Lead a connection to another process until it is over; OSError if that can't be reached."""
    loop, outer = asyncio.get_running_loop(), transport.get_protocol()
    transport.pause_reading()
    try:
        if to.here:
            inner, end = await loop.create_unix_connection(lambda: Pipe(transport), f"{to.folder}/requests")
        else:
            inner, end = await loop.create_connection(lambda: Pipe(transport), to.host, to.port)
    except OSError:
        transport.resume_reading()
        raise
    transport.set_protocol(Pipe(inner, outer))
    inner.write(head)
    transport.resume_reading()
    await end.over


def reachable(address: str) -> Address | None:
    """Where a process is, if it can be reached from here."""
    found = msgspec.json.decode(address, type=Address) if address else Address()
    return found if found.here or found.port else None
