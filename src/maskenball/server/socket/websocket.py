"""A WebSocket that is open (RFC 6455): whole messages come in and go out.

aiohttp opens it and then hands it over. Its own reader would wake a task for each message, and its writer be one for
each connection; here a message is heard where it comes in, and what is said goes out after the same turn of the loop.
"""

import asyncio
from collections.abc import Sequence
from struct import Struct, pack
from typing import Protocol, cast

from maskenball.server.run.metrics import Traffic

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
"""What a frame may be."""
LAST, RESERVED, MASKED = 0x80, 0x70, 0x80
"""Bits of a frame's first two bytes."""
WHOLE_TEXT = LAST | TEXT
SHORT = 125
"""The longest that a frame may be whose length fits into its second byte."""
GOING_AWAY, PROTOCOL_ERROR, POLICY_VIOLATION, MESSAGE_TOO_BIG = 1001, 1002, 1008, 1009
"""Codes with which a connection is closed."""
CLOSE_SECONDS = 5.0
"""The other side has to agree in this time that the connection is closed."""
_SHORT, _LONG, _LONGEST = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
"""Heads of frames."""
MOST_LATE_FRAMES = 100
"""Frames that may still come from somebody who does not know yet that the connection is being closed."""


class Buffered(Protocol):
    """A socket that gathers what goes out."""

    waiting: bytes

    def flush(self) -> None:
        """Send what waits."""

    def abort(self) -> None:
        """End it without a word."""


class Outbox:
    """What is sent on many sockets in one turn of the event loop goes out together after it.

    So each gets all that is new to it in one piece, and sending, which takes as long as working it out, is done in one
    go.
    """

    def __init__(self, traffic: Traffic) -> None:
        self._traffic = traffic
        self._waiting: list[Buffered] = []
        """Sockets on which something waits to be sent."""

    def send(self, text: bytes, sockets: Sequence[Buffered]) -> None:
        """The same message on all of these."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._traffic.sent += len(sockets)
        frame = _frame(TEXT, text)
        add = self._waiting.append
        for socket in sockets:
            if not socket.waiting:
                add(socket)
            socket.waiting += frame

    def _flush(self) -> None:
        sockets, self._waiting = self._waiting, []
        for socket in sockets:
            try:
                socket.flush()
            except Exception as error:  # whatever it is: the others have to hear
                asyncio.get_running_loop().call_exception_handler({"message": "flush", "exception": error})
                socket.abort()


class WebSocket(asyncio.Protocol):
    """One side of a WebSocket, that of the server."""

    __slots__ = (
        "_cut",
        "_ended",
        "_host",
        "_is_text",
        "_late",
        "_longest",
        "_most_waiting",
        "_outbox",
        "_parts",
        "_unread",
        "alive",
        "closing",
        "transport",
        "waiting",
    )

    def __init__(self, transport: asyncio.Transport, outbox: Outbox, longest: int, most_waiting: int) -> None:
        """`longest`: bytes of one message that may come; `most_waiting`: bytes that may wait to be sent."""
        self.transport = transport
        self._outbox = outbox
        self._longest = longest
        self._host = cast(asyncio.Protocol, transport.get_protocol())
        self._unread = bytearray()
        """The beginning of a frame whose end has not come yet."""
        self._parts: bytearray | None = None
        """A message of several frames, of which the last has not come yet."""
        self._is_text = False
        self.waiting = b""
        """What goes out next."""
        self._cut: asyncio.TimerHandle | None = None
        self.alive = True
        """Whether anything came since this was last set to False."""
        self.closing = False
        """Whether nothing is said here any more."""
        self._late = MOST_LATE_FRAMES
        self._ended = False
        self._most_waiting = most_waiting
        transport.set_write_buffer_limits(high=most_waiting)
        transport.set_protocol(self)

    # For whoever is at this end

    def received(self, text: bytes) -> None:
        """A message; what is no text is an empty one."""
        raise NotImplementedError

    def may_send_frame(self) -> bool:
        """Whether one more frame may come that is no message, or only a piece of one."""
        raise NotImplementedError

    def lost(self) -> None:
        """It is over."""
        raise NotImplementedError

    def push(self, text: bytes) -> None:
        """Send a message."""
        self._outbox.send(text, (self,))

    def flush(self) -> None:
        """Send what waits."""
        data, self.waiting = self.waiting, b""
        self._write(data)

    def excuse(self) -> None:
        """What waits to be sent now never counts as lagging behind: else nobody could come back to a long game."""
        self._most_waiting += len(self.waiting)
        self.transport.set_write_buffer_limits(high=self._most_waiting)

    def ping(self) -> None:
        """Ask for a sign of life; every browser answers by itself."""
        self._write(_frame(PING, b""))

    def close(self, code: int = GOING_AWAY) -> None:
        """Say that it is over; the other side has a moment to say so too."""
        if not self.closing:
            waiting, self.waiting = self.waiting, b""
            self._write(waiting + _frame(CLOSE, pack("!H", code)))
            self.closing = True
            self._cut = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.transport.abort)

    def abort(self) -> None:
        """End it without a word."""
        self.closing = True
        self.transport.abort()

    def _write(self, data: bytes) -> None:
        if not self.closing:
            self.transport.write(data)

    # What comes in

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone, or we are."""
        try:
            self._end()
        finally:
            self._host.connection_lost(exc)

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self.closing = True
            if self._cut is not None:
                self._cut.cancel()
            self.lost()

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
                self.received(payload)
            else:
                self._receive_frame(data[at], payload)
            at = after
        return at

    def _await_close(self) -> bool:
        """Whether to listen any longer for the other side to agree that it is over."""
        self._late -= 1
        if self._late < 0 and not self._ended:
            self.abort()
        return self._late >= 0 and not self._ended

    def _receive_frame(self, first: int, payload: bytes) -> None:
        kind, last = first & 0xF, first >= LAST
        if kind in (TEXT, BINARY) and last and self._parts is None:
            self._receive(payload if kind == TEXT else b"")
        elif kind == CLOSE and last and 1 != len(payload) <= SHORT:
            self._write(_frame(CLOSE, payload[:2]))  # unless we have said so before
            self.transport.close()
            self._end()
        elif not (self.closing or self.may_send_frame()):
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
            self.received(text)

    def _fail(self, code: int) -> None:
        """This is no WebSocket, or not one that we would listen to."""
        self._write(_frame(CLOSE, pack("!H", code)))
        self.transport.close()
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
