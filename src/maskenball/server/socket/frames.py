"""A WebSocket that reads and writes its frames itself (RFC 6455): whole messages come in and go out.

aiohttp opens it and then hands it over. Its own reader would wake a task for each message, and its writer be one for
each connection; here a message is heard where it comes in, and what is said goes out after the same turn of the loop.
"""

import asyncio
from struct import Struct, pack
from typing import Any, cast

from aiohttp import web

from maskenball.server.socket.websocket import (
    CLOSE_SECONDS,
    GOING_AWAY,
    MESSAGE_TOO_BIG,
    POLICY_VIOLATION,
    PROTOCOL_ERROR,
    Receiver,
    WebSocket,
)

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
"""What a frame may be."""
LAST, RESERVED, MASKED = 0x80, 0x70, 0x80
"""Bits of a frame's first two bytes."""
WHOLE_TEXT = LAST | TEXT
SHORT = 125
"""The longest that a frame may be whose length fits into its second byte."""
_SHORT, _LONG, _LONGEST = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
"""Heads of frames."""
MOST_LATE_FRAMES = 100
"""Frames that may still come from somebody who does not know yet that the connection is being closed."""


class Outbox:
    """What is sent on many sockets in one turn of the event loop goes out together after it.

    So each gets all that is new to it in one piece, and sending, which takes as long as working it out, is done in one
    go.
    """

    def __init__(self) -> None:
        self._waiting: list[FramedWebSocket] = []
        """Sockets on which something waits to be sent."""
        self._last = b"", b""
        """The last message and its frame: many are sent to all."""

    def add(self, socket: "FramedWebSocket") -> None:
        """Something waits to be sent here."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(socket)

    def frame(self, text: bytes) -> bytes:
        """A message as it goes out."""
        if text is not self._last[0]:
            self._last = text, _frame(TEXT, text)
        return self._last[1]

    def _flush(self) -> None:
        sockets, self._waiting = self._waiting, []
        for socket in sockets:
            try:
                socket.flush()
            except Exception as error:  # whatever it is: the others have to hear
                asyncio.get_running_loop().call_exception_handler({"message": "flush", "exception": error})
                socket.abort()


class FramedWebSocket(WebSocket, asyncio.Protocol):
    """One side of a WebSocket, that of the server."""

    __slots__ = (
        "_cut",
        "_host",
        "_is_text",
        "_late",
        "_longest",
        "_most_waiting",
        "_outbox",
        "_over",
        "_parts",
        "_receiver",
        "_transport",
        "_unread",
        "_waiting",
    )

    def __init__(self, outbox: Outbox, longest: int, most_waiting: int) -> None:
        """`longest`: bytes of one message that may come; `most_waiting`: bytes that may wait to be sent."""
        super().__init__()
        self._outbox = outbox
        self._longest = longest
        self._most_waiting = most_waiting
        self._unread = bytearray()
        """The beginning of a frame whose end has not come yet."""
        self._parts: bytearray | None = None
        """A message of several frames, of which the last has not come yet."""
        self._is_text = False
        self._waiting = b""
        """What goes out next."""
        self._cut: asyncio.TimerHandle | None = None
        self._late = MOST_LATE_FRAMES
        self._over = asyncio.Event()
        self._transport: Any = None

    async def open(self, request: web.Request) -> web.StreamResponse:
        """By aiohttp."""
        # Without compression: it costs 100 KB a connection, and sizes would tell of what is repeated.
        response = _Opened(compress=False)
        await response.prepare(request)
        self._transport = request.transport
        return response

    async def run(self, receiver: Receiver) -> None:
        """From now on what comes is ours."""
        if self._transport is None:  # gone already
            receiver.lost()
            return
        self.take_over(self._transport, receiver)
        try:
            await self._over.wait()
        finally:
            self.abort()

    def take_over(self, transport: asyncio.Transport, receiver: Receiver) -> None:
        """What comes on this line is read here, no longer by its host."""
        self._receiver = receiver
        self._transport = transport
        self._host = cast(asyncio.Protocol, transport.get_protocol())
        transport.set_write_buffer_limits(high=self._most_waiting)
        transport.set_protocol(self)

    def push(self, text: bytes) -> None:
        """After this turn of the loop."""
        if not self._waiting:
            self._outbox.add(self)
        self._waiting += self._outbox.frame(text)

    def flush(self) -> None:
        """Send what waits."""
        data, self._waiting = self._waiting, b""
        self._write(data)

    def excuse(self) -> None:
        """By a longer buffer."""
        self._most_waiting += len(self._waiting)
        self._transport.set_write_buffer_limits(high=self._most_waiting)

    def ping(self) -> None:
        """At once."""
        self._write(_frame(PING, b""))

    def close(self, code: int = GOING_AWAY) -> None:
        """After what waits."""
        if not self.closing:
            waiting, self._waiting = self._waiting, b""
            self._write(waiting + _frame(CLOSE, pack("!H", code)))
            self.closing = True
            self._cut = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._transport.abort)

    def abort(self) -> None:
        """Whatever waits."""
        self.closing = True
        self._transport.abort()

    def _write(self, data: bytes) -> None:
        if not self.closing:
            self._transport.write(data)

    # What comes in

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone, or we are."""
        try:
            self._end()
        finally:
            self._host.connection_lost(exc)

    def _end(self) -> None:
        if not self._over.is_set():
            self._over.set()
            self.closing = True
            if self._cut is not None:
                self._cut.cancel()
            receiver = self._receiver
            del self._receiver  # which knows us too: so nothing is left to be searched for
            receiver.lost()

    def pause_writing(self) -> None:
        """More waits to be sent than may: who lags so far behind is disconnected and has to come back."""
        self.abort()

    def data_received(self, data: bytes) -> None:
        """Frames, whole or in pieces."""
        self.alive = True
        if self._unread:
            self._unread += data
            used = self._read(self._unread)
            del self._unread[:used]
        else:
            used = self._read(data)
            if used < len(data):
                self._unread += data[used:]

    def _read(self, data: bytes | bytearray) -> int:
        """Hear all that is whole; how many bytes that was."""
        at, end = 0, len(data)
        while end - at >= 6:  # the shortest frame of a client, whose frames are masked
            length, start = data[at + 1], at + 2
            if length < MASKED or data[at] & RESERVED:
                self._fail(PROTOCOL_ERROR)
                return end
            length -= MASKED
            if length > SHORT:
                size = 2 if length == SHORT + 1 else 8
                length = int.from_bytes(data[start : start + size], "big")
                start += size
            if length > self._longest:
                self._fail(MESSAGE_TOO_BIG)
                return end
            after = start + 4 + length
            if after > end:
                break
            if self.closing and not self._await_close():
                return end
            payload = _unmasked(data[start + 4 : after], data[start : start + 4])
            if data[at] == WHOLE_TEXT and self._parts is None and not self.closing:  # as nearly always
                self._receiver.received(payload)
            else:
                self._receive_frame(data[at], payload)
            at = after
        return at

    def _await_close(self) -> bool:
        """Whether to listen any longer for the other side to agree that it is over."""
        self._late -= 1
        if self._late < 0 and not self._over.is_set():
            self.abort()
        return self._late >= 0 and not self._over.is_set()

    def _receive_frame(self, first: int, payload: bytes) -> None:
        kind, last = first & 0xF, first >= LAST
        if kind in (TEXT, BINARY) and last and self._parts is None:
            self._receive(payload if kind == TEXT else b"")
        elif kind == CLOSE and last and 1 != len(payload) <= SHORT:
            self._write(_frame(CLOSE, payload[:2]))  # unless we have said so before
            self._transport.close()
            self._end()
        elif not (self.closing or self._receiver.may_send_frame()):
            self._fail(POLICY_VIOLATION)
        elif kind >= CLOSE:
            if not last or len(payload) > SHORT or kind not in (PING, PONG):
                self._fail(PROTOCOL_ERROR)
            elif kind == PING:
                self._write(_frame(PONG, payload))
        elif (kind == CONTINUATION) == (self._parts is None) or kind > BINARY:
            self._fail(PROTOCOL_ERROR)
        else:
            self._join(kind, payload, last)

    def _join(self, kind: int, payload: bytes, last: bool) -> None:
        """One frame of several."""
        if self._parts is None:
            self._parts, self._is_text = bytearray(), kind == TEXT
        self._parts += payload
        if len(self._parts) > self._longest:
            self._fail(MESSAGE_TOO_BIG)
        elif last:
            message, self._parts = bytes(self._parts), None
            self._receive(message if self._is_text else b"")

    def _receive(self, text: bytes) -> None:
        if not self.closing:
            self._receiver.received(text)

    def _fail(self, code: int) -> None:
        """This is no WebSocket, or not one that we would listen to."""
        self._write(_frame(CLOSE, pack("!H", code)))
        self._transport.close()
        self._end()


def _frame(kind: int, payload: bytes) -> bytes:
    length = len(payload)
    if length <= SHORT:
        return _SHORT(LAST | kind, length) + payload
    if length < 1 << 16:
        return _LONG(LAST | kind, SHORT + 1, length) + payload
    return _LONGEST(LAST | kind, SHORT + 2, length) + payload


def _unmasked(payload: bytes | bytearray, key: bytes | bytearray) -> bytes:
    """What was masked with this key, four bytes at a time; as one great number, which is the quickest way."""
    length = len(payload)
    keys = (key * (length // 4 + 1))[:length]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(keys, "little")).to_bytes(length, "little")


class _Opened(web.WebSocketResponse[bool]):
    """A WebSocket that aiohttp only opens: it has nothing to say at its end, which it would take for a mistake."""

    async def write_eof(self, _: bytes = b"") -> None:
        """It is over."""
