"""Bad input of every kind, from everybody: it is refused with a reason, changes nothing, and disturbs nobody else."""

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.server import strange
from tests.server.evening import GENEROUS, Evening, refusal
from tests.server.stuck import within

from maskenball import games
from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import Malformed
from maskenball.server.room.actor import RoomActor
from maskenball.server.room.value import Room
from maskenball.texts import LANGUAGES, Texts

NIGHTLY = os.environ.get("MASKENBALL_SIZE", "normal") == "nightly"
HOW_MANY = 1_700 if NIGHTLY else 60
MANY = settings(
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],  # explaining would trace every line
    max_examples=HOW_MANY,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture],
)
ROLES = ("player", "spectator", "screen", "stranger")
sent: Counter[str] = Counter()
"""How many inputs there were, for the report."""


class Server:
    """One server for many examples, in a loop of its own."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.evening = Evening(folder, limits=replace(GENEROUS, wrong_guesses_per_minute=1e9, message_bytes=256 * 1024))

    def run(self, doing: Any) -> Any:
        """Until it is done."""
        return self.loop.run_until_complete(within(60, doing))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose loop a test can run."""
    server = Server(tmp_path)
    server.run(server.evening.__aenter__())
    yield server
    server.run(server.evening.__aexit__())
    server.loop.close()


class Table:
    """A game of two people and bots with others looking on; Ada plays on undisturbed, the others misbehave."""

    def __init__(self, evening: Evening, ada: RoomClient) -> None:
        self.evening = evening
        self.ada = ada
        self.tokens = {"stranger": "x" * 32}

    @classmethod
    @asynccontextmanager
    async def open(cls, evening: Evening, game: str) -> AsyncIterator["Table"]:
        """Everybody comes in and the game begins; at the end nobody else was disturbed, and no mistake was made."""
        ada = await evening.open_room(game, "Ada", settings={"timers": False})
        table = cls(evening, ada)
        for name, role in (("Ben", "player"), ("Cy", "spectator"), ("Dot", "screen")):
            entered = await ada.client.post(f"/api/rooms/{ada.code}", {"name": name, "role": role})
            table.tokens[role] = entered["token"]
        await ada.start(bots=max(0, games.find(game).sizes()[0] - 2), level="random")
        await table.rest()
        try:
            yield table
            await table.goes_on()
            assert evening.services.metrics.faults._value.get() == 0
        finally:
            await table.close()

    @property
    def actor(self) -> RoomActor:
        """The room at work."""
        return self.evening.server.lobby.rooms[self.ada.code]

    @property
    def room(self) -> Room:
        """The room as a value."""
        return self.actor.room

    async def rest(self) -> None:
        """Until the bots have made their moves and everything waits for people."""
        while True:
            before = self.stand()
            for _ in range(5):
                await self.evening.settle()
            if self.stand() == before:
                return

    def stand(self) -> tuple[Any, ...]:
        """All that bad input must not change."""
        live = self.room.live
        match = live.match if live is not None else None
        return self.room.state, match, len(self.room.chat)

    async def goes_on(self) -> None:
        """Ada notices nothing: her connection holds, and what she asks for is answered. A host may show her out."""
        if self.actor.who(self.ada.token) is not None:
            connection = self.ada._ws
            assert await refusal(self.ada.do(p.Ready)) in ("", "already_playing", "not_seated")
            assert self.ada._ws is connection is not None

    async def close(self) -> None:
        """Make room for the next one."""
        await self.ada.close()
        await self.ada.client.__aexit__()
        self.evening.seats.remove(self.ada)
        self.evening.clients.remove(self.ada.client)
        self.evening.server.lobby.rooms.pop(self.ada.code).close("closed", again=False)


class Device:
    """A raw connection: sends anything, and collects the answers."""

    def __init__(self, table: Table, role: str, lang: str) -> None:
        self.table = table
        self.role = role
        self.lang = lang

    async def send(self, messages: list[str | bytes]) -> list[Any]:
        """Send all of these on one connection; what comes back until each has its answer or the line is closed."""
        url = f"{self.table.evening.url}/api/rooms/{self.table.ada.code}/socket"
        heard: list[Any] = []
        async with self.table.ada.client.http.ws_connect(url, max_msg_size=0) as ws:
            token = self.table.tokens[self.role]
            await ws.send_str(msgspec.json.encode(p.Hello(token, p.VERSION, lang=self.lang)).decode())  # type: ignore[arg-type]
            with suppress(ConnectionError):  # closed while we still talk
                for message in messages:
                    if isinstance(message, bytes):
                        await ws.send_bytes(message)
                    else:
                        await ws.send_str(self._of_now(message).encode("utf-8", "replace").decode())
            answers = 0
            while answers < len(messages):
                frame = await ws.receive()
                if frame.type is not aiohttp.WSMsgType.TEXT:
                    break
                heard.append(msgspec.json.decode(frame.data))
                answers += heard[-1]["type"] in ("done", "refused", "pong")
        return heard

    def _of_now(self, message: str) -> str:
        """With the name of the open question where it belongs."""
        live, number = self.table.room.live, self.table.actor.who(self.table.tokens[self.role])
        seat = self.table.room.state.viewer(number) if number is not None else None
        asked = live.views.shown[seat].asked if live is not None and seat is not None else 1
        return message.replace(f'"{strange.NOW}"', str(asked)).replace(strange.THIS, self.table.room.state.match)


def check_refusals(heard: list[Any], texts: Texts) -> None:
    """Each has a code and its sentence, in the language of the device."""
    for message in heard:
        if message["type"] == "refused":
            why = message["why"]
            assert why["text"] == texts.error(Malformed(why["code"], **why["details"])) != ""
            assert why["code"] != "our_mistake"


@MANY
@given(
    game=st.sampled_from(games.names()),
    lang=st.sampled_from(LANGUAGES),
    inputs=st.fixed_dictionaries({role: st.lists(strange.MESSAGES, min_size=10, max_size=25) for role in ROLES}),
    host=st.booleans(),
)
def test_bad_messages_are_refused_and_disturb_nobody(
    server: Server, game: str, lang: str, inputs: dict[str, list[str | bytes]], host: bool
) -> None:
    """From players (one of them perhaps the host), spectators, screens and strangers at a table of any game."""

    async def example() -> None:
        async with Table.open(server.evening, game) as table:
            if host:
                await table.ada.do(p.HandOn, person=table.actor.who(table.tokens["player"]))
            texts = Texts(lang, games.find(game), also=("maskenball.server",))
            for role, messages in inputs.items():
                before = table.stand()
                heard = await Device(table, role, lang).send(messages)
                sent["messages"] += len(messages)
                kinds = Counter(each["type"] for each in heard)
                if role == "stranger":
                    assert kinds == {"bye": 1}
                elif not kinds["bye"]:  # who was done with leaving gets no more answers
                    assert kinds["done"] + kinds["refused"] + kinds["pong"] == len(messages)
                check_refusals(heard, texts)
                await table.rest()
                if not kinds["done"]:
                    assert table.stand() == before

    server.run(example())


@MANY
@given(data=st.binary(max_size=200), shake=st.booleans())
def test_garbage_on_the_line_costs_that_line_only(server: Server, data: bytes, shake: bool) -> None:
    """Bytes that are no frames, or no HTTP at all."""

    async def example() -> None:
        async with Table.open(server.evening, "one_night") as table:
            before = table.stand()
            reader, writer = await asyncio.open_connection("127.0.0.1", server.evening.port)
            if shake:
                writer.write(
                    f"GET /api/rooms/{table.ada.code}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                    "Sec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                await reader.readuntil(b"\r\n\r\n")
            writer.write(data)
            writer.write_eof()
            await reader.read()
            writer.close()
            sent["lines"] += 1
            assert table.stand() == before

    server.run(example())


@pytest.mark.parametrize("size", [256 * 1024 - 1, 256 * 1024 + 1, 4_000_000])
def test_a_message_too_long_costs_that_line_only(server: Server, size: int) -> None:
    async def example() -> None:
        async with Table.open(server.evening, "hoax") as table:
            before = table.stand()
            heard = await Device(table, "player", "de").send(["x" * size])
            assert [each["type"] for each in heard if each["type"] in ("done", "refused")] == (
                ["refused"] if size < 256 * 1024 else []
            )
            assert table.stand() == before

    server.run(example())


PATHS = st.sampled_from(
    ["/api/rooms", "/api/rooms/{code}", "/api/rooms/{code}/socket", "/api/rooms/BBBBB", "/api/records", "/api/games"]
) | st.text(st.characters(codec="utf-8", exclude_characters="?#\\"), max_size=20).map(lambda text: f"/api/{text}")
BODIES = strange.of_struct(p.OpenRoom) | strange.of_struct(p.EnterRoom) | st.binary(max_size=300)


@MANY
@given(
    lang=st.sampled_from(LANGUAGES),
    asked=st.lists(
        st.tuples(st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH"]), PATHS, BODIES),
        min_size=10,
        max_size=25,
    ),
)
def test_bad_requests_are_refused_and_disturb_nobody(
    server: Server, lang: str, asked: list[tuple[str, str, bytes]]
) -> None:
    """Any method, path and body."""

    async def example() -> None:
        async with Table.open(server.evening, "hoax") as table:
            texts = Texts(lang, also=("maskenball.server",))
            for method, path, body in asked:
                before, rooms = table.stand(), set(server.evening.server.lobby.rooms)
                url = (
                    server.evening.url + path.format(code=table.ada.code)
                    if "{code}" in path
                    else server.evening.url + path
                )
                async with table.ada.client.http.request(
                    method, url, data=body if method != "GET" else None, headers={"Accept-Language": lang}
                ) as response:
                    sent["requests"] += 1
                    assert response.status < 500
                    data = await response.read()
                    if response.status >= 400:
                        assert table.stand() == before
                        assert set(server.evening.server.lobby.rooms) == rooms
                    if response.status >= 400 and response.content_type == "application/json":
                        why = msgspec.json.decode(data) if data else None
                        if why is not None:
                            check_refusals([{"type": "refused", "why": why}], texts)
            for code in set(server.evening.server.lobby.rooms) - {table.ada.code}:
                server.evening.server.lobby.rooms.pop(code).close("closed", again=False)

    server.run(example())


@pytest.mark.nightly
def test_there_were_many() -> None:
    """Runs after the others."""
    assert sent.total() >= 100_000, sent
