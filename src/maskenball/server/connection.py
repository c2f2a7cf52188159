"""One WebSocket: Hello first, then requests; what the room pushes is written at once."""

import asyncio
from contextlib import suppress
from struct import pack

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from maskenball.kernel import Malformed, Refusal
from maskenball.server import protocol as p
from maskenball.server.limits import Bucket
from maskenball.server.room import Room
from maskenball.server.trouble import trouble
from maskenball.texts import Texts

HELLO_WITHIN = 10.0
PING = b"\x89\x00"
"""A control frame; every browser answers it by itself."""
ENDS = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)
PATIENCE = 30
"""So many messages too fast, or not to be read, and the connection is closed."""


class Connection:
    """Somebody's device."""

    def __init__(
        self,
        ws: web.WebSocketResponse[bool],
        line: asyncio.Transport | None,
        room: Room,
        bucket: Bucket,
        most_waiting: int,
    ) -> None:
        self.ws = ws
        self.room = room
        self.number = 0
        self._line = line
        self._bucket = bucket
        self._most = most_waiting
        self._traffic = room.hall.metrics.traffic
        self._texts = Texts("en", also=("maskenball.server",))
        self._closing: asyncio.Task[bool] | None = None
        self._held: bytes | None = None
        self._patience = PATIENCE
        self.alive = True
        """Whether anything came since the last pulse."""
        self._next_pulse: asyncio.TimerHandle | None = None

    def push(self, data: bytes) -> None:
        """Send this; a client that lags too far behind loses its line and has to come back."""
        line = self._line
        if line is None or self._closing is not None or line.is_closing():
            return
        self._traffic.sent += 1
        if self._held is not None:
            self._held += _frame(data)
            return
        # Straight to the line, past aiohttp's own writer, which would need a task for each connection.
        line.write(_frame(data))
        if line.get_write_buffer_size() > self._most:
            line.abort()

    def hold(self) -> None:
        """Keep what is pushed from now on together: each piece that is sent costs as much as working it out."""
        self._held = b""

    def release(self) -> None:
        """Send it, in one piece."""
        held, self._held = self._held, None
        if held and self._line is not None and not self._line.is_closing():
            self._line.write(held)

    def bye(self, why: str, again: bool) -> None:
        """Say good-bye and close."""
        if self._closing is None:
            self.push(p.write(p.Bye(why, again)))
            self._closing = asyncio.create_task(self.ws.close(code=WSCloseCode.GOING_AWAY))

    async def run(self) -> None:
        """Until the other side or the room ends it."""
        self._pulse_later()
        try:
            if await self._hello():
                await self._read()
        finally:
            self._line = None
            if self._next_pulse is not None:
                self._next_pulse.cancel()
            self.room.disconnect(self)
            if self._closing is not None:
                with suppress(ConnectionError):
                    await self._closing

    async def _hello(self) -> bool:
        try:
            first = await asyncio.wait_for(self._next(), HELLO_WITHIN)
        except TimeoutError:
            first = None
        hello = None
        with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
            hello = p.read(first or b"")
        if not isinstance(hello, p.Hello):
            self.bye("no_hello", again=False)
            return False
        if hello.version != p.VERSION:
            self.bye("version", again=False)
            return False
        self._texts = Texts(hello.lang, self.room.game(), also=("maskenball.server",))
        number = self.room.who(hello.token)
        if number is None:
            self.bye("unknown_token", again=False)
            return False
        self.number = number
        greeting = hello

        async def greet() -> None:
            try:
                await self.room.connect(self, greeting)
            except Refusal:  # shown out a moment ago
                self.bye("unknown_token", again=False)

        self.room.post(greet)
        return True

    def pulse(self) -> None:
        """Ask for a sign of life; if none has come since the last time, the line is cut."""
        line = self._line
        if line is None:
            return
        if not self.alive:
            line.abort()
            return
        self.alive = False
        line.write(PING)
        self._pulse_later()

    def _pulse_later(self) -> None:
        self._next_pulse = asyncio.get_running_loop().call_later(self.room.hall.pace.pulse, self.pulse)

    async def _next(self) -> bytes | None:
        """The next message (what is no text is an empty one), or None at the end."""
        while True:
            frame = await self.ws.receive()
            self.alive = True
            kind = frame.type
            if kind is WSMsgType.TEXT:
                text: bytes = frame.data
                return text
            if kind in ENDS:
                return None
            if kind is WSMsgType.PING and self._bucket.take():
                await self.ws.pong(frame.data)
            elif kind is not WSMsgType.PONG:
                return b""

    async def _read(self) -> None:
        while self._closing is None and (text := await self._next()) is not None:
            self._traffic.messages += 1
            if self._bucket.take():
                self._hear(text)
            else:
                self._refuse(_id(text), Malformed("too_fast"))
                self._wear_out()

    def _hear(self, text: bytes) -> None:
        try:
            message = p.read(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            self._refuse(_id(text), Malformed("not_a_message", reason=str(wrong)))
            self._wear_out()
            return
        if isinstance(message, p.Ping):
            self.push(p.write(p.Pong()))
        elif isinstance(message, p.Hello):
            self._refuse("", Malformed("not_a_message", reason="hello"))
        else:
            self.room.request(self, message, lambda refusal: self._refuse(message.id, refusal))

    def _wear_out(self) -> None:
        self._patience -= 1
        if self._patience <= 0:
            self.bye("too_fast", again=False)

    def _refuse(self, message: str, refusal: Refusal) -> None:
        self.room.hall.metrics.refused.labels(refusal.code).inc()
        self.push(p.write(p.Refused(message, trouble(refusal, self._texts))))


def _frame(data: bytes) -> bytes:
    """A text message as it goes over the line (RFC 6455, 5.2)."""
    length = len(data)
    if length < 126:
        return pack("!BB", 0x81, length) + data
    if length < 65536:
        return pack("!BBH", 0x81, 126, length) + data
    return pack("!BBQ", 0x81, 127, length) + data


def _id(data: bytes) -> str:
    """The id of a message that can't be read, if it has one: its sender waits for an answer."""
    try:
        plain = msgspec.json.decode(data)
        found = plain.get("id", "") if isinstance(plain, dict) else ""
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return found[:40] if isinstance(found, str) else ""
