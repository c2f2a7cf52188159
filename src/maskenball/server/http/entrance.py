"""The door itself: connections are counted before anybody has asked for anything, and none stays half open for ever.

aiohttp closes a connection on which no whole request comes (`keepalive_timeout` counts from the beginning of each);
how many there are, and whether anybody reads what is sent, is looked after here.
"""

import asyncio
import socket
import sys
from collections import Counter
from contextlib import suppress
from typing import Any, cast

from aiohttp import web

from maskenball.server.http.callers import household
from maskenball.server.run import logs
from maskenball.server.run.faults import log

if sys.platform != "win32":
    import resource

HEADERS_SECONDS = 20.0
"""In which the head of a request has to come, the first one or the next."""
READ_SECONDS = 30.0
"""In which something has to be read of what is sent."""
FOR_FILES = 64
"""Descriptors that are left for files when there are too many connections."""
SHORT = 0.8
"""Of the descriptors there are: when so many are in use, it is logged."""
WARN_SECONDS = 60.0
WAITING = 1024
"""So many may stand before the door at the same moment."""
_WHY = b'{"code":"too_fast","details":{},"text":"That was too much at once: please wait a moment."}'
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nConnection: close\r\n"
    b"Content-Length: %d\r\n\r\n%s" % (len(_WHY), _WHY)
)
"""Said before anything was heard, so in no language of theirs."""


class Entrance:
    """Counts who is in, by address and in all."""

    def __init__(self, runner: web.AppRunner, most: int, behind_proxy: bool) -> None:
        """`most`: connections of one address; a proxy in front has all of them, and counts by itself."""
        self._server = runner.server
        self._most = sys.maxsize if behind_proxy else most
        self.open: Counter[str] = Counter()
        self.all = 0
        self.descriptors = descriptors()
        self._warned = -WARN_SECONDS
        self._loop = asyncio.get_running_loop()

    def __call__(self) -> "Doorstep":
        """For the event loop: somebody stands at the door."""
        return Doorstep(self)

    def guest(self, address: str) -> "Guest":
        """Somebody who was let in."""
        assert self._server is not None, "the runner has been set up"
        return Guest(
            self,
            address,
            self._server,
            loop=self._loop,
            keepalive_timeout=HEADERS_SECONDS,
            access_log=logs.running,
            access_log_class=logs.RequestLog,
        )

    def enter(self, address: str) -> bool:
        """Whether there is room for one more from there."""
        if self.all >= SHORT * self.descriptors and self._loop.time() >= self._warned + WARN_SECONDS:
            self._warned = self._loop.time()
            log.warning("descriptors short", extra={"open": self.all, "most": self.descriptors})
        if self.open[address] >= self._most or self.all >= self.descriptors - FOR_FILES:
            return False
        self.open[address] += 1
        self.all += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.all -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class Doorstep(asyncio.Protocol):
    """One connection at its very beginning: nothing is made for it before it is let in."""

    def __init__(self, entrance: Entrance) -> None:
        self._entrance = entrance

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let in, or told that there are too many."""
        transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        address = household(peer[0]) if isinstance(peer, tuple) else ""
        if self._entrance.enter(address):
            guest = self._entrance.guest(address)
            transport.set_protocol(guest)
            guest.connection_made(transport)
        else:
            transport.write(TOO_MANY)
            transport.close()


class Guest(web.RequestHandler):
    """One connection that was let in."""

    def __init__(self, entrance: Entrance, address: str, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._entrance = entrance
        self._address = address
        self._unread = 0
        self._look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """From now on somebody looks after it."""
        super().connection_made(transport)
        self._look_later(cast(asyncio.Transport, transport))

    def connection_lost(self, exc: BaseException | None) -> None:
        """They are gone."""
        if self._look is not None:
            self._look.cancel()
            self._look = None
            self._entrance.leave(self._address)
        super().connection_lost(exc)

    def _look_later(self, transport: asyncio.Transport) -> None:
        loop = asyncio.get_running_loop()
        self._look = loop.call_later(READ_SECONDS, self._look_after, transport)

    def _look_after(self, transport: asyncio.Transport) -> None:
        """Whoever reads nothing of what waits is let go."""
        waiting = transport.get_write_buffer_size()
        if waiting and waiting == self._unread:
            transport.abort()
        else:
            self._unread = waiting
            self._look_later(transport)


def descriptors() -> int:
    """How many descriptors this process may have."""
    if sys.platform == "win32":
        return sys.maxsize
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def ask_for_descriptors(wanted: int = 65_536) -> None:
    """Have as many as the system allows without asking anybody, up to this."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            with suppress(ValueError, OSError):  # then it stays as it is
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def open_to_all(entrance: Entrance, door: socket.socket) -> asyncio.Server:
    """From now on people come in by this door."""
    return await asyncio.get_running_loop().create_server(entrance, sock=door, backlog=WAITING)
