"""Thousands of WebSockets out of one process, as lean as Python allows: so that the server is what is measured."""

import asyncio
from collections.abc import Callable
from struct import pack, unpack_from
from typing import cast

MASK = bytes(4)
"""Clients must mask what they send; with a mask of zeros it stays what it is."""


class Socket(asyncio.Protocol):
    """One WebSocket: text goes out by `send`, and what comes in is handed to `hear`."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self.path = path
        self.hear = hear
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody here comes back: this is a measurement."""
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        """Frames, as many as have come."""
        came = self._came
        came += data
        if not self.open.done():
            end = came.find(b"\r\n\r\n")
            if end < 0:
                return
            if not came.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(came[:200]).decode(errors="replace")))
                return
            del came[: end + 4]
            self.open.set_result(None)
        at = 0
        while len(came) - at >= 2:
            kind, length, start = came[at] & 15, came[at + 1], at + 2
            if length == 126:
                length, start = (unpack_from(">H", came, start)[0], start + 2) if len(came) >= at + 4 else (1 << 40, at)
            elif length == 127:
                length, start = (
                    (unpack_from(">Q", came, start)[0], start + 8) if len(came) >= at + 10 else (1 << 40, at)
                )
            if len(came) < start + length:
                break
            if kind == 1:
                self.hear(bytes(came[start : start + length]))
            elif kind == 9:
                self._frame(0x8A, bytes(came[start : start + length]))
            at = start + length
        del came[:at]

    def send(self, text: bytes) -> None:
        """A text message."""
        self._frame(0x81, text)

    def close(self) -> None:
        """Without a word."""
        if self._transport is not None:
            self._transport.abort()

    def _frame(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        length = len(data)
        head = bytes((kind, 128 | length)) if length < 126 else pack(">BBH", kind, 254, length)
        self._transport.write(head + MASK + data)


async def connect(port: int, path: str, hear: Callable[[bytes], None]) -> Socket:
    """A socket to a server on this machine, open."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, hear), "127.0.0.1", port)
    await socket.open
    return socket
