"""Somebody's device: Hello first, then requests; what the room pushes goes out after the same turn of the loop."""

import asyncio
from contextlib import suppress

import msgspec

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Malformed, Refusal
from maskenball.server.http.errors import wire_error
from maskenball.server.room.actor import RoomActor
from maskenball.server.run.limits import Allowance, Bucket, Limits
from maskenball.server.socket.websocket import WebSocket
from maskenball.texts import Texts

HELLO_SECONDS = 10.0
MOST_BAD_MESSAGES = 30
"""So many messages too fast, or not to be read, and the connection is closed."""
TOO_MANY_GUESSES = ("too_fast", True)
"""What is said to whoever has guessed too often, whatever the guess: they may come back later."""
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Connection:
    """One WebSocket of somebody's."""

    __slots__ = (
        "_allowed",
        "_bad_messages_left",
        "_greeted",
        "_household",
        "_later",
        "_limits",
        "_suspect",
        "_texts",
        "_traffic",
        "excuse",
        "number",
        "room",
        "socket",
    )

    def __init__(
        self, socket: WebSocket, room: RoomActor, limits: Limits, household: Bucket, suspect: bool = False
    ) -> None:
        """`household`: messages of all who come from there. `suspect`: too many wrong guesses came from there, so only
        a token that fits is answered."""
        self.socket = socket
        self.excuse = socket.excuse
        self.room = room
        self.number = 0
        self._limits = limits
        self._household = household
        self._allowed = Allowance(room.services.time, limits)
        """Of nobody in particular, until they have said who they are."""
        self._traffic = room.services.metrics.traffic
        self._texts = Texts("en", also=("maskenball.server",))
        self._bad_messages_left = MOST_BAD_MESSAGES
        self._greeted = False
        self._suspect = suspect
        self._later = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._no_hello)
        """Their Hello has to come until then; after that: the next pulse."""

    def push(self, text: bytes) -> None:
        """Send a message."""
        self._traffic.sent += 1
        self.socket.push(text)

    def bye(self, why: str, again: bool) -> None:
        """Say good-bye and close."""
        self.push(p.write(p.Bye(why, again)))
        self.socket.close()

    def refuse(self, message: str, refusal: Refusal) -> None:
        """Say why."""
        self.room.services.metrics.refused.labels(refusal.code).inc()
        self.push(p.write(p.Refused(message, wire_error(refusal, self._texts))))

    def pulse(self) -> None:
        """Ask for a sign of life; if none has come since the last time, it is cut."""
        if self.socket.alive:
            self.socket.alive = False
            self.socket.ping()
            self._pulse_later()
        else:
            self.socket.abort()

    def _pulse_later(self) -> None:
        self._later = asyncio.get_running_loop().call_later(self.room.services.pace.pulse, self.pulse)

    # What comes

    def received(self, text: bytes) -> None:
        """Hello, or a request."""
        if not self._greeted:
            self._hello(text)
            return
        self._traffic.messages += 1
        if self._allowed.messages.take() and self._household.take():
            self._request(text)
        elif not self.room.receipts.knows(self.number, name := _id(text)):
            self.refuse(name, Malformed("too_fast"))
            self._count_bad()
        else:  # they came back and ask again: it must not seem that nothing has happened
            self.push(p.write(p.Done(name)))

    def may_send_frame(self) -> bool:
        """As many as there may be messages."""
        return self._allowed.frames.take()

    def may_say(self) -> bool:
        """A text that others have to read."""
        return self._allowed.words.take()

    def lost(self) -> None:
        """The room learns of it."""
        self._later.cancel()
        self.room.disconnect(self)

    def _hello(self, text: bytes) -> None:
        hello = None
        with suppress(*UNREADABLE):
            hello = p.read(text)
        if not isinstance(hello, p.Hello):
            self._no_hello()
            return
        if hello.version != p.VERSION:
            self.bye("version", again=False)
            return
        self._texts = Texts(hello.lang, games.find(self.room.room.state.game), also=("maskenball.server",))
        number = self.room.who(hello.token)
        if number is None:
            self.bye(*(TOO_MANY_GUESSES if self._suspect else ("unknown_token", False)))
            return
        self.number = number
        self._allowed = self.room.allowance(number, self._limits)
        self._greeted = True
        self._later.cancel()
        self._pulse_later()
        self.room.mailbox.post(self._greet(hello))

    async def _greet(self, hello: p.Hello) -> None:
        try:
            await self.room.connect(self, hello, self._limits.devices)
        except Refusal:  # shown out a moment ago
            self.bye("unknown_token", again=False)

    def _no_hello(self) -> None:
        self.bye("no_hello", again=False)

    def _request(self, text: bytes) -> None:
        try:
            message = p.read(text)
        except UNREADABLE as wrong:
            self.refuse(_id(text), Malformed("not_a_message", reason=str(wrong)))
            self._count_bad()
            return
        if isinstance(message, p.Ping):
            self.push(p.write(p.Pong()))
        elif isinstance(message, p.Request):
            self.room.request(self, message)
        else:  # another Hello
            self.refuse("", Malformed("not_a_message", reason="hello"))

    def _count_bad(self) -> None:
        self._bad_messages_left -= 1
        if self._bad_messages_left <= 0:
            self.bye("too_fast", again=False)


def _id(data: bytes) -> str:
    """The id of a message that can't be read, if it has one: its sender waits for an answer."""
    try:
        plain = msgspec.json.decode(data)
        found = plain.get("id", "") if isinstance(plain, dict) else ""
    except UNREADABLE:
        return ""
    return found[:40] if isinstance(found, str) else ""


class Farewell:
    """A WebSocket to a room that is not there: whoever says hello is told, so that no device comes back for ever."""

    def __init__(self, socket: WebSocket, why: str, again: bool) -> None:
        self._socket = socket
        self._bye = p.Bye(why, again)
        self._later = asyncio.get_running_loop().call_later(HELLO_SECONDS, socket.close)

    def received(self, text: bytes) -> None:
        """Whatever it is."""
        self._socket.push(p.write(self._bye))
        self._socket.close()

    def may_send_frame(self) -> bool:
        """There is nothing to go on with."""
        return False

    def lost(self) -> None:
        """It is over."""
        self._later.cancel()
