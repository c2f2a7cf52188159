"""Frames as RFC 6455 wants them: whole messages, however they were cut into frames and pieces."""

import asyncio
import socket
from collections.abc import Callable
from struct import pack
from typing import Any

import pytest
import uvloop
from hypothesis import given
from hypothesis import strategies as st

from maskenball.server.socket.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    MOST_LATE_FRAMES,
    PING,
    PONG,
    TEXT,
    FramedWebSocket,
    Outbox,
)
from maskenball.server.socket.websocket import CLOSE_SECONDS

LAST = 0x80
LONGEST = 1_000
MOST_WAITING = 5_000


class Host(asyncio.Protocol):
    """Who had the line before."""

    lost = 0

    def connection_lost(self, _: Exception | None) -> None:
        """Once, at the end."""
        self.lost += 1


class Wire(asyncio.Transport):
    """The other end: what was sent to it, and how it ended."""

    def __init__(self) -> None:
        super().__init__()
        self.host = Host()
        self.protocol: asyncio.BaseProtocol = self.host
        self.came = b""
        self.end = ""

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: Any) -> None:
        self.came += data

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.limits = high, low

    def close(self) -> None:
        self.end = self.end or "closed"

    def abort(self) -> None:
        self.end = "cut"


class Ear(FramedWebSocket):
    """Writes down what it hears."""

    def __init__(self, wire: Wire) -> None:
        super().__init__(Outbox(), LONGEST, MOST_WAITING)
        self.take_over(wire, self)
        self.messages: list[bytes] = []
        self.ends = 0
        self.frames = 50

    def received(self, text: bytes) -> None:
        self.messages.append(text)

    def may_send_frame(self) -> bool:
        self.frames -= 1
        return self.frames >= 0

    def lost(self) -> None:
        self.ends += 1


def frame(kind: int, payload: bytes = b"", last: bool = True, key: bytes = b"\x12\xf4\x00\x9a") -> bytes:
    """As a client sends it."""
    length = len(payload)
    if length < 126:
        head = bytes((last << 7 | kind, 128 | length))
    else:
        head = (
            pack("!BBH", last << 7 | kind, 254, length)
            if length < 65_536
            else pack("!BBQ", last << 7 | kind, 255, length)
        )
    return head + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(payload))


def sent(kind: int, payload: bytes = b"") -> bytes:
    """As a server sends it."""
    return bytes((LAST | kind, len(payload))) + payload


@given(
    messages=st.lists(st.tuples(st.lists(st.binary(max_size=300), min_size=1, max_size=3), st.booleans()), max_size=6),
    between=st.lists(st.sampled_from([b"", frame(PONG), frame(PONG, b"so")]), max_size=6),
    key=st.binary(min_size=4, max_size=4),
    cuts=st.lists(st.integers(1, 400), max_size=20),
)
def test_messages_come_whole_however_they_are_cut(
    messages: list[tuple[list[bytes], bool]], between: list[bytes], key: bytes, cuts: list[int]
) -> None:
    """Into frames, with control frames in between, and into pieces; a hand that shakes masks all."""
    data = b""
    for parts, is_text in messages:
        for at, part in enumerate(parts):
            kind = CONTINUATION if at else TEXT if is_text else BINARY
            data += frame(kind, part, at == len(parts) - 1, key) + (between.pop() if between else b"")
    wire = Wire()
    ear = Ear(wire)
    for cut in cuts:
        ear.data_received(data[:cut])
        data = data[cut:]
    ear.data_received(data)
    assert ear.messages == [b"".join(parts) if is_text else b"" for parts, is_text in messages]
    assert (wire.came, wire.end) == (b"", "")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x05hello", 1002),  # not masked
        (frame(TEXT | 0x40, b"x"), 1002),  # an extension that nobody agreed on
        (frame(CONTINUATION, b"x"), 1002),
        (frame(TEXT, b"x", last=False) + frame(TEXT, b"y"), 1002),
        (frame(TEXT, b"x", last=False) + frame(BINARY, b"y"), 1002),
        (frame(PING, b"x", last=False), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(0x3, b"x"), 1002),
        (frame(0xB, b"x"), 1002),
        (frame(CLOSE, b"x"), 1002),  # half a code
        (frame(CLOSE, b"\x03\xe8" + b"x" * 124), 1002),
        (frame(PONG) * 51, 1008),
        (frame(TEXT, last=False) + frame(CONTINUATION, last=False) * 50, 1008),
        (frame(TEXT, b"x" * (LONGEST + 1)), 1009),
        (pack("!BBQ", LAST | TEXT, 255, 1 << 62) + bytes(4), 1009),
        (frame(TEXT, b"x" * LONGEST, last=False) + frame(CONTINUATION, b"x"), 1009),
    ],
)
def test_what_is_no_websocket_ends_it(data: bytes, code: int) -> None:
    wire = Wire()
    ear = Ear(wire)
    ear.data_received(frame(TEXT, b"before") + data + frame(TEXT, b"after"))
    assert ear.messages == [b"before"]
    assert (wire.came, wire.end) == (sent(CLOSE, pack("!H", code)), "closed")
    assert ear.ends == 1


def in_a_loop(test: Callable[[Wire, Ear], Any]) -> Callable[[], None]:
    """A test that is given a line, in an event loop."""

    async def run() -> None:
        wire = Wire()
        await test(wire, Ear(wire))

    def wrapped() -> None:
        asyncio.run(run())

    wrapped.__name__ = test.__name__
    return wrapped


@in_a_loop
async def test_what_is_said_in_one_turn_goes_out_in_one_piece(wire: Wire, ear: Ear) -> None:
    ear.push(b"one")
    ear.push(b"two" * 50)
    ear.push(b"three" * 20_000)
    assert wire.came == b""
    await asyncio.sleep(0)
    long = b"three" * 20_000
    assert wire.came == (
        sent(TEXT, b"one")
        + pack("!BBH", LAST | TEXT, 126, 150)
        + b"two" * 50
        + pack("!BBQ", 129, 127, len(long))
        + long
    )


@in_a_loop
async def test_pings_are_answered(wire: Wire, ear: Ear) -> None:
    ear.data_received(frame(PING, b"one") + frame(PING))
    assert wire.came == sent(PONG, b"one") + sent(PONG)


@in_a_loop
async def test_who_goes_on_after_the_end_is_listened_to_for_a_moment_only(wire: Wire, ear: Ear) -> None:
    ear.close()
    ear.data_received(frame(TEXT, b"x") * MOST_LATE_FRAMES)
    assert wire.end == ""
    ear.data_received(frame(TEXT, b"x") * 2)
    assert wire.end == "cut"
    assert ear.messages == []


@in_a_loop
async def test_a_line_that_breaks_keeps_nothing_from_the_others(wire: Wire, ear: Ear) -> None:
    broken = Wire()
    other = Ear(broken)
    other._outbox = ear._outbox
    broken.write = None  # type: ignore[assignment, method-assign]
    noticed: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: noticed.append(context["message"]))
    other.push(b"x")
    ear.push(b"x")
    await asyncio.sleep(0)
    assert (broken.end, noticed) == ("cut", ["flush"])
    assert wire.came == sent(TEXT, b"x")


@in_a_loop
async def test_who_says_good_bye_is_let_go_and_nothing_is_heard_after_it(wire: Wire, ear: Ear) -> None:
    ear.data_received(frame(CLOSE, b"\x03\xe8bye") + frame(TEXT, b"still here"))
    assert (wire.came, wire.end) == (sent(CLOSE, b"\x03\xe8"), "closed")
    assert ear.messages == []
    ear.connection_lost(None)
    assert (ear.ends, wire.host.lost) == (1, 1)


@in_a_loop
async def test_what_was_said_before_the_line_is_closed_is_sent_and_the_other_side_may_agree(
    wire: Wire, ear: Ear
) -> None:
    ear.push(b"bye")
    ear.close()
    ear.close()
    assert (wire.came, wire.end) == (sent(TEXT, b"bye") + sent(CLOSE, b"\x03\xe9"), "")
    ear.data_received(frame(TEXT, b"wait"))
    assert ear.messages == []
    ear.data_received(frame(CLOSE, b"\x03\xe9"))
    assert (wire.came.count(sent(CLOSE, b"\x03\xe9")), wire.end) == (1, "closed")
    assert ear.ends == 1


@in_a_loop
async def test_who_does_not_agree_is_cut_off(wire: Wire, ear: Ear) -> None:
    loop = asyncio.get_running_loop()
    due: list[tuple[float, Any]] = []
    loop.call_later = lambda delay, do, *_, **__: due.append((delay, do))  # type: ignore[assignment, method-assign]
    ear.close()
    ((delay, cut),) = due
    assert (delay, wire.end) == (CLOSE_SECONDS, "")
    cut()
    assert wire.end == "cut"


@in_a_loop
async def test_who_lags_too_far_behind_loses_the_line(wire: Wire, ear: Ear) -> None:
    assert wire.limits == (MOST_WAITING, None)
    ear.pause_writing()
    assert wire.end == "cut"
    ear.push(b"more")
    ear.ping()
    await asyncio.sleep(0)
    assert wire.came == b""


@in_a_loop
async def test_a_line_that_is_lost_is_written_to_no_more(wire: Wire, ear: Ear) -> None:
    ear.push(b"x")
    ear.connection_lost(ConnectionResetError())
    ear.ping()
    ear.push(b"y")
    await asyncio.sleep(0)
    assert wire.came == b""
    assert (ear.ends, wire.host.lost) == (1, 1)


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_talking_to_somebody_who_is_gone_already_is_no_mistake(new_loop: Callable[[], Any]) -> None:
    """A real line, whose end is known here only some turns of the loop after it was cut."""

    async def talk() -> tuple[int, list[Any]]:
        loop = asyncio.get_running_loop()
        noticed: list[Any] = []
        loop.set_exception_handler(lambda _, context: noticed.append(context))
        came: asyncio.Future[Ear] = loop.create_future()

        class Door(Host):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                came.set_result(Ear(transport))  # type: ignore[arg-type]

        server = await loop.create_server(Door, "127.0.0.1", 0)
        with socket.create_connection(server.sockets[0].getsockname()) as line:
            ear = await came
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, pack("ii", 1, 0))
        while not ear.ends:
            ear.push(b"hello")
            ear.ping()
            await asyncio.sleep(0)
        server.close()
        return ear.ends, noticed

    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert runner.run(talk()) == (1, [])
