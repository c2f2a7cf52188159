"""The server's end of a WebSocket, of both kinds, with aiohttp's client at the other end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import WSMsgType, web
from tests.server.evening import evening

from maskenball.server.socket.frames import FramedWebSocket, Outbox
from maskenball.server.socket.websocket import AiohttpWebSocket, OpenWebSocket, WebSocket

LONGEST, MOST_WAITING = 1_000, 5_000

both = pytest.mark.parametrize("kind", [lambda *of: FramedWebSocket(Outbox(), *of), AiohttpWebSocket])


class Ear:
    """Writes down what it hears, and says what it is told to."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self.over = asyncio.Event()
        self.frames = 3

    def received(self, text: bytes) -> None:
        self.heard.put_nowait(text)

    def may_send_frame(self) -> bool:
        self.frames -= 1
        return self.frames >= 0

    def lost(self) -> None:
        assert not self.over.is_set()
        self.over.set()


@asynccontextmanager
async def connected(kind: OpenWebSocket) -> AsyncIterator[tuple[aiohttp.ClientWebSocketResponse, WebSocket, Ear]]:
    """Both ends of one."""
    ear = Ear()
    opened: asyncio.Future[WebSocket] = asyncio.get_running_loop().create_future()

    async def answer(request: web.Request) -> web.StreamResponse:
        socket = kind(LONGEST, MOST_WAITING)
        response = await socket.open(request)
        opened.set_result(socket)
        await socket.run(ear)
        return response

    app = web.Application()
    app.router.add_get("/", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    async with aiohttp.ClientSession() as http, http.ws_connect(f"http://127.0.0.1:{port}", autoping=False) as ws:
        yield ws, await opened, ear
    await ear.over.wait()
    await runner.cleanup()


@both
@evening
async def test_messages_come_whole_and_what_is_no_text_is_an_empty_one(kind: OpenWebSocket) -> None:
    async with connected(kind) as (ws, socket, ear):
        socket.alive = False
        await ws.send_str("Grüße")
        await ws.send_bytes(b"x")
        await ws.send_str("")
        assert [await ear.heard.get() for _ in range(3)] == ["Grüße".encode(), b"", b""]
        assert socket.alive


@both
@evening
async def test_messages_go_out_in_order_and_the_last_before_the_end(kind: OpenWebSocket) -> None:
    async with connected(kind) as (ws, socket, ear):
        for text in ("one", "two" * 1_000, "three"):
            socket.push(text.encode())
        socket.ping()
        socket.close()
        socket.push(b"nobody hears this")
        socket.close()
        came = [await ws.receive() for _ in range(5)]
        assert sorted(one.data for one in came if one.type is WSMsgType.TEXT) == ["one", "three", "two" * 1_000]
        assert [one.data for one in came if one.type is WSMsgType.TEXT] == ["one", "two" * 1_000, "three"]
        assert WSMsgType.PING in [one.type for one in came]
        assert (came[-1].type, came[-1].data) == (WSMsgType.CLOSE, 1001)
        await ear.over.wait()
        assert socket.closing


@both
@evening
async def test_pings_are_answered_but_not_for_ever(kind: OpenWebSocket) -> None:
    async with connected(kind) as (ws, _, ear):
        for number in range(3):
            await ws.ping(b"%d" % number)
            assert (await ws.receive()).data == b"%d" % number
        await ws.pong()
        assert (await ws.receive()).data == 1008
        await ear.over.wait()


@both
@evening
async def test_a_message_that_is_too_long_ends_it(kind: OpenWebSocket) -> None:
    async with connected(kind) as (ws, _, ear):
        await ws.send_str("x" * (LONGEST + 1))
        assert (await ws.receive()).data == 1009
        await ear.over.wait()
        assert ear.heard.empty()


async def push_much(socket: WebSocket, ear: Ear) -> None:
    """More than the system keeps for somebody who does not read, unless it is cut off."""
    for _ in range(10_000):
        if ear.over.is_set():
            return
        socket.push(b"x" * 4_000)
        await asyncio.sleep(0)


@both
@evening
async def test_who_lags_too_far_behind_is_cut_off(kind: OpenWebSocket) -> None:
    async with connected(kind) as (_, socket, ear):
        await push_much(socket, ear)
        await ear.over.wait()
        assert socket.closing


@both
@evening
async def test_what_waits_for_a_new_connection_is_excused(kind: OpenWebSocket) -> None:
    async with connected(kind) as (ws, socket, _):
        for _ in range(MOST_WAITING // 1_000):
            socket.push(b"x" * 1_000)
        socket.excuse()
        socket.push(b"y" * 4_000)
        came = [(await ws.receive()).data for _ in range(MOST_WAITING // 1_000 + 1)]
        assert came[-1] == "y" * 4_000


@pytest.mark.parametrize("end", ["close", "abort"])
@both
@evening
async def test_whoever_ends_it_the_receiver_is_told_once(kind: OpenWebSocket, end: str) -> None:
    async with connected(kind) as (ws, socket, ear):
        if end == "close":
            await ws.close()
        else:
            socket.abort()
            assert (await ws.receive()).type in (WSMsgType.CLOSED, WSMsgType.CLOSE, WSMsgType.ERROR)
        await ear.over.wait()
        socket.push(b"nobody hears this")
        socket.ping()
        socket.close()
        socket.abort()
