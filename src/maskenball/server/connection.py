"""One WebSocket: Hello first, then requests; what the room pushes goes out in its own time."""

import asyncio
from collections import deque
from contextlib import suppress

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from maskenball.kernel import Malformed, Refusal
from maskenball.server import protocol as p
from maskenball.server.limits import Bucket
from maskenball.server.room import Room
from maskenball.texts import Texts

HELLO_WITHIN = 10.0
PATIENCE = 30
"""So many messages too fast, or not to be read, and the connection is closed."""


class Connection:
    """Somebody's device."""

    def __init__(self, ws: web.WebSocketResponse, room: Room, bucket: Bucket, most_waiting: int) -> None:
        self.ws = ws
        self.room = room
        self.number = 0
        self._bucket = bucket
        self._most = most_waiting
        self._texts = Texts("en", also=("maskenball.server",))
        self._out: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._closing = False
        self._patience = PATIENCE

    def push(self, data: bytes) -> None:
        """Send this when the line is free; a client that lags too far behind has to come back."""
        if self._closing:
            return
        self._out.append(data)
        self.room.hall.metrics.sent.inc()
        self._news.set()
        if len(self._out) > self._most:
            self._out.clear()
            self.bye("slow", again=True)

    def bye(self, why: str, again: bool) -> None:
        """Say good-bye and close."""
        self.push(p.write(p.Bye(why, again)))
        self._closing = True
        self._news.set()

    async def run(self) -> None:
        """Until the other side or the room ends it."""
        writer = asyncio.create_task(self._write())
        try:
            if await self._hello():
                await self._read()
        finally:
            self.room.disconnect(self)
            self._closing = True
            self._news.set()
            with suppress(asyncio.TimeoutError, ConnectionError):
                await asyncio.wait_for(writer, 5)

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                while self._out:
                    await self.ws.send_frame(self._out.popleft(), WSMsgType.TEXT)
                if self._closing:
                    await self.ws.close(code=WSCloseCode.GOING_AWAY)
                    return
            except (ConnectionError, RuntimeError):  # the other side is gone already
                return

    async def _hello(self) -> bool:
        try:
            first = await asyncio.wait_for(self.ws.receive(), HELLO_WITHIN)
        except TimeoutError:
            first = None
        hello = None
        if first is not None and first.type is WSMsgType.TEXT:
            with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
                hello = p.read(first.data)
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
            await self.room.connect(self, greeting)

        self.room.post(greet)
        return True

    async def _read(self) -> None:
        metrics = self.room.hall.metrics
        async for frame in self.ws:
            if frame.type is not WSMsgType.TEXT:
                self._refuse("", Malformed("not_a_message", reason="binary"))
                continue
            metrics.messages.inc()
            try:
                message = p.read(frame.data)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
                self._refuse(_id(frame.data), Malformed("not_a_message", reason=str(wrong)))
                self._wear_out()
                continue
            if isinstance(message, p.Ping):
                self.push(p.write(p.Pong()))
            elif isinstance(message, p.Hello):
                self._refuse("", Malformed("not_a_message", reason="hello"))
            elif not self._bucket.take():
                self._refuse(message.id, Malformed("too_fast"))
                self._wear_out()
            else:
                self._request(message)
            if self._closing:
                return

    def _request(self, message: p.Request) -> None:
        self.room.request(self, message, lambda refusal: self._refuse(message.id, refusal))

    def _wear_out(self) -> None:
        self._patience -= 1
        if self._patience <= 0:
            self.bye("too_fast", again=False)

    def _refuse(self, message: str, refusal: Refusal) -> None:
        self.room.hall.metrics.refused.labels(refusal.code).inc()
        self.push(p.write(p.Refused(message, trouble(refusal, self._texts))))


def trouble(refusal: Refusal, texts: Texts) -> p.Trouble:
    """A refusal as it is sent: code, details, and a sentence in the language of whoever reads it."""
    return p.Trouble(refusal.code, p.plain(refusal.details), texts.error(refusal))


def _id(data: str) -> str:
    """The id of a message that can't be read, if it has one: its sender waits for an answer."""
    try:
        plain = msgspec.json.decode(data)
        found = plain.get("id", "") if isinstance(plain, dict) else ""
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return found[:40] if isinstance(found, str) else ""
