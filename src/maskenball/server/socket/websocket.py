"""The server's end of a WebSocket: whole messages go out here, and what comes is handed to a receiver.

AiohttpWebSocket is the plain way; frames.py has the one that servers use (docs/speed.md).
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from aiohttp import WSMessage, WSMsgType, web

GOING_AWAY, PROTOCOL_ERROR, POLICY_VIOLATION, MESSAGE_TOO_BIG = 1001, 1002, 1008, 1009
"""Codes with which a connection is closed."""
CLOSE_SECONDS = 5.0
"""The other side has to agree in this time that the connection is closed."""


class Receiver(Protocol):
    """Whoever is told what comes."""

    def received(self, text: bytes) -> None:
        """A message; what is no text is an empty one."""

    def may_send_frame(self) -> bool:
        """Whether one more frame may come that is no message, or only a piece of one."""

    def lost(self) -> None:
        """It is over."""


class WebSocket(ABC):
    """One side of a WebSocket, that of the server."""

    __slots__ = ("alive", "closing")

    def __init__(self) -> None:
        self.alive = True
        """Whether anything came since this was last set to False."""
        self.closing = False
        """Whether nothing is said here any more."""

    @abstractmethod
    async def open(self, request: web.Request) -> web.StreamResponse:
        """Agree with the other side that it is one."""

    @abstractmethod
    async def run(self, receiver: Receiver) -> None:
        """Hand on what comes until it is over."""

    @abstractmethod
    def push(self, text: bytes) -> None:
        """Send a message."""

    @abstractmethod
    def excuse(self) -> None:
        """What waits to be sent now never counts as lagging behind: else nobody could come back to a long game."""

    @abstractmethod
    def ping(self) -> None:
        """Ask for a sign of life; every browser answers by itself."""

    @abstractmethod
    def close(self, code: int = GOING_AWAY) -> None:
        """Say that it is over; the other side has a moment to say so too."""

    @abstractmethod
    def abort(self) -> None:
        """End it without a word."""


OpenWebSocket = Callable[[int, int], WebSocket]
"""Makes one: bytes of one message that may come, and bytes that may wait to be sent."""


class AiohttpWebSocket(WebSocket):
    """aiohttp's own, with a task that sends."""

    __slots__ = ("_most_waiting", "_queue", "_transport", "_waiting", "_ws")

    def __init__(self, longest: int, most_waiting: int) -> None:
        super().__init__()
        # Without compression: it costs 100 KB a connection, and sizes would tell of what is repeated.
        self._ws = web.WebSocketResponse(compress=False, max_msg_size=longest, autoping=False, timeout=CLOSE_SECONDS)
        self._transport: asyncio.Transport | None = None
        self._most_waiting = most_waiting
        self._waiting = 0
        """Bytes of messages that aiohttp has not been given yet."""
        self._queue: asyncio.Queue[Callable[[], Awaitable[object]]] = asyncio.Queue()

    async def open(self, request: web.Request) -> web.StreamResponse:
        await self._ws.prepare(request)
        self._transport = request.transport
        return self._ws

    async def run(self, receiver: Receiver) -> None:
        sending = asyncio.create_task(self._send_all())
        try:
            async for message in self._ws:
                self.alive = True
                if not self.closing:
                    self._receive(message, receiver)
        finally:
            self.closing = True
            sending.cancel()
            receiver.lost()

    def push(self, text: bytes) -> None:
        self._waiting += len(text)
        self._do(partial(self._send, text))
        buffered = self._buffered()
        if buffered and self._waiting + buffered > self._most_waiting:  # who lags so far behind has to come back
            self.abort()

    def excuse(self) -> None:
        self._most_waiting += self._waiting + self._buffered()

    def ping(self) -> None:
        self._do(self._ws.ping)

    def close(self, code: int = GOING_AWAY) -> None:
        self._do(partial(self._ws.close, code=code))
        self.closing = True

    def abort(self) -> None:
        self.closing = True
        if self._transport is not None:
            self._transport.abort()

    def _buffered(self) -> int:
        """Bytes that the system has not taken yet."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def _receive(self, message: WSMessage, receiver: Receiver) -> None:
        if message.type is WSMsgType.TEXT:
            receiver.received(message.data.encode())
        elif message.type is WSMsgType.BINARY:
            receiver.received(b"")
        elif not receiver.may_send_frame():
            self.close(POLICY_VIOLATION)
        elif message.type is WSMsgType.PING:
            self._do(partial(self._ws.pong, message.data))

    def _do(self, send: Callable[[], Awaitable[object]]) -> None:
        if not self.closing:
            self._queue.put_nowait(send)

    async def _send_all(self) -> None:
        while True:
            send = await self._queue.get()
            try:
                await send()
            except ConnectionError:  # gone: the reader notices too
                self.abort()

    async def _send(self, text: bytes) -> None:
        await self._ws.send_str(text.decode())
        self._waiting -= len(text)
