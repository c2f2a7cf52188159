"""The OpenAPI description is true: whatever is asked of a real server in its words, or against them, is answered so.

schemathesis makes the requests out of the description and judges the answers. Rooms and records that are really there
take the place of many it makes up, so that not everything ends at a door that does not exist.
"""

import asyncio
import io
import os
import re
import threading
import zlib
from collections import Counter
from collections.abc import Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import aiohttp
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from msgspec.structs import replace
from schemathesis import Case, Response
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.server.evening import GENEROUS, Evening, evening, refusal

from maskenball import games
from maskenball import protocol as p
from maskenball.bots import RandomBot, run
from maskenball.kernel import Dice, Malformed, Match, dump_record
from maskenball.server.http.app import Server, description
from maskenball.server.http.errors import STATUS
from maskenball.server.http.routes import RULES
from maskenball.server.services import Services
from maskenball.server.store.sqlite import SqliteStore
from maskenball.texts import LANGUAGES, Texts

NIGHTLY = os.environ.get("MASKENBALL_SIZE", "normal") == "nightly"
HOW_MANY = 2_000 if NIGHTLY else 30
MANY = settings(
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],  # explaining would trace every line
    max_examples=HOW_MANY,
    suppress_health_check=list(HealthCheck),
)
DELETE = "POST /api/records/{id}/delete"
MORE_THAN_FORM = (
    *("POST /api/rooms", "POST /api/rooms/{code}", "POST /api/records", DELETE),
    *("GET /api/records/{id}/replay", "GET /api/rooms/{code}/socket"),
)
"""Where what has the right form may still break a rule, name a seat that is not there, or be no WebSocket."""
OPERATORS = {("get", "/healthz"), ("get", "/metrics")}
SENTENCES = {lang: Texts(lang, also=("maskenball.server",)) for lang in LANGUAGES}
DESCRIBED = schemathesis.openapi.from_dict(msgspec.json.decode(msgspec.json.encode(description())))

AnyCase = Case[Any]
T = TypeVar("T")
sent: Counter[tuple[str, int]] = Counter()
"""How many requests there were, by operation and status."""


class Elsewhere:
    """A server in a thread of its own with a game that is on, a lobby, a locked door and a finished game."""

    def __init__(self, folder: Path) -> None:
        self.record = finished()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.evening = Evening(folder, limits=replace(GENEROUS, wrong_guesses_per_minute=1e9, rooms=10**9))
        self.run(self._open())
        self.http = requests.Session()

    async def _open(self) -> None:
        await self.evening.__aenter__()
        self.ada = await self.evening.open_room("resistance", "Ada", settings={"timers": False})
        await self.evening.enter(self.ada.code, "Bo")
        lobby = await self.evening.open_room("hoax", "Cy")
        behind = await self.evening.open_room("one_night", "Di", password="swordfish")
        await self.ada.start(bots=3, level="random")
        await self.evening.settle()
        self.codes = [self.ada.code, lobby.code, behind.code]
        self.records = [(await self.ada.client.post("/api/records", self.record))["record"]]

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """What comes of it there."""
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(60)

    async def stand(self) -> tuple[Any, ...]:
        """All of the game that strangers at the door must not change; they may come in and look on."""
        await self.evening.settle()
        room = self.evening.server.lobby.rooms[self.ada.code].room
        assert room.live is not None
        now = room.state
        return room.live.match, now.places, now.sitting, now.settings, now.host, now.stage, self.ada.seen

    def close(self) -> None:
        """Close the doors."""
        self.http.close()
        self.run(self.evening.__aexit__())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


def finished() -> dict[str, Any]:
    """The record of a game that bots have played."""
    match = Match(games.find("hoax"), ("Ada", "Bo", "Cy"), {}, "described")
    run(match, [RandomBot(Dice(Random(seat).random)) for seat in range(3)])
    record: dict[str, Any] = msgspec.json.decode(dump_record(match.record()))
    return record


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    """One server for many requests."""
    server = Elsewhere(tmp_path_factory.mktemp("openapi"))
    yield server
    server.close()


@pytest.fixture
def server(elsewhere: Elsewhere) -> Iterator[Elsewhere]:
    """The server; much was asked, some of it granted, and nobody at the table has noticed anything."""
    before, counted = elsewhere.run(elsewhere.stand()), sent.copy()
    connection = elsewhere.ada._ws
    yield elsewhere
    news = sent - counted
    assert news.total() >= HOW_MANY
    assert any(status < 300 or label.endswith("/socket") for label, status in news)
    assert elsewhere.run(elsewhere.stand()) == before
    assert elsewhere.run(refusal(elsewhere.ada.do(p.Ready))) == "already_playing"
    assert elsewhere.ada._ws is connection is not None
    assert elsewhere.evening.services.metrics.faults._value.get() == 0


def among_us(case: AnyCase, server: Elsewhere) -> None:
    """Put what is really there into a request: which, follows from what was made up."""
    made_up = zlib.crc32(repr(case).encode())
    for name, known in (("code", server.codes), ("id", server.records)):
        if name in case.path_parameters and in_form(case, ParameterLocation.PATH) and made_up % 4:
            case.path_parameters = {**case.path_parameters, name: known[made_up % len(known)]}
    if isinstance(case.body, dict) and in_form(case, ParameterLocation.BODY):
        if case.operation.label.startswith("POST /api/rooms") and made_up % 4:
            case.body = {**case.body, "name": f"Guest {made_up}"}
        if case.operation.label == "POST /api/rooms" and made_up % 3:
            plain: dict[str, Any] = {"options": {}, "settings": {}} if made_up % 4 else {}
            case.body = {**case.body, "game": games.names()[made_up % len(games.names())], **plain}
        if case.operation.label == DELETE and in_form(case, ParameterLocation.PATH) and not made_up % 4:
            kept = server.run(server.ada.client.post("/api/records", server.record))
            case.path_parameters, case.body = {"id": kept["record"]}, {"key": kept["key"]}
        if case.operation.label == "POST /api/records" and made_up % 4:
            kept = sorted(case.body)[made_up % len(case.body)]
            case.body = {**server.record, **({kept: case.body[kept]} if made_up % 3 else {})}


def in_form(case: AnyCase, part: ParameterLocation) -> bool:
    """Whether this part of a request was meant to keep to the description."""
    return case.meta is not None and part in case.meta.components and case.meta.components[part].mode.is_positive


def check_refusal(case: AnyCase, response: Response) -> None:
    """Each has a code and its sentence in the language that was asked for; the code is one of those described."""
    why = response.json()
    wanted = (case.headers.get("Accept-Language") or "").lower()[:2]
    texts = SENTENCES.get(wanted, SENTENCES["en"])
    sentence = texts.error(Malformed(why["code"], **why["details"]))
    if case.operation.label == "POST /api/records":  # the rule that an entry breaks has a sentence of its own
        sentence = sentence.partition(": ")[0]
    assert why["text"].startswith(sentence)
    assert sentence
    if response.status_code == 405:
        assert response.headers["allow"]
    else:
        told = case.operation.definition.raw["responses"][str(response.status_code)]["description"]
        assert why["code"] in told.split(", ") or told.endswith(RULES)


@DESCRIBED.parametrize()
@MANY
def test_whatever_is_asked_is_answered_as_described(case: AnyCase, server: Elsewhere) -> None:
    among_us(case, server)
    response = case.call(base_url=server.evening.url, session=server.http)
    sent[case.operation.label, response.status_code] += 1
    more = case.operation.label in MORE_THAN_FORM
    case.validate_response(response, excluded_checks=[positive_data_acceptance] if more else [])
    if response.status_code >= 400:
        check_refusal(case, response)


async def say(table: Evening, what: str, headers: str, body: bytes = b"", host: str = "here") -> bytes:
    """A request as no client would write it, and all that comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", table.port)
    head = f"{what} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}".rstrip("\r\n")
    writer.write(f"{head}\r\n\r\n".encode() + body)
    got = await reader.read()
    writer.close()
    return got


def test_every_route_under_api_is_described_and_nothing_else(tmp_path: Path) -> None:
    app = Server(Services(SqliteStore(tmp_path / "x.sqlite"))).app()
    routed = {
        (route.method.lower(), route.resource.canonical)
        for route in app.router.routes()
        if route.resource is not None and route.method != "HEAD"
    }
    told = {(method, path) for path, methods in description()["paths"].items() for method in methods}
    pages = {(method, path) for method, path in routed if not path.startswith("/api/")} - OPERATORS
    assert told == routed - pages
    assert told >= OPERATORS
    assert {path for _, path in pages} == {"/start.css", "/{path}"}


def test_the_description_is_openapi_and_leads_nowhere_else() -> None:
    DESCRIBED.validate()
    text = msgspec.json.encode(description()).decode()
    names = {f"#/components/schemas/{name}" for name in description()["components"]["schemas"]}
    assert set(re.findall(r'"(#/components/schemas/[^"]+)"', text)) == names
    assert "$defs" not in text


@evening
async def test_the_server_hands_it_out(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        assert await table.client().get("/api/openapi.json") == description()


@pytest.mark.parametrize(
    ("method", "path", "code", "allow"),
    [
        ("GET", "/api/nothing", "no_such_page", None),
        ("GET", "/nowhere", "no_such_page", None),
        ("GET", "/api/lessons/fr/hoax", "no_such_page", None),
        ("GET", "/api/rooms", "no_such_method", "POST"),
        ("PUT", "/api/rooms/BCDFG", "no_such_method", "GET,HEAD,POST"),
        ("DELETE", "/healthz", "no_such_method", "GET,HEAD"),
        ("POST", "/api/records", "too_long", None),
    ],
)
@evening
async def test_what_leads_nowhere_is_refused_in_words_too(
    tmp_path: Path, method: str, path: str, code: str, allow: str | None
) -> None:
    async with Evening(tmp_path) as table, aiohttp.ClientSession(headers={"Accept-Language": "de"}) as http:
        body = io.BytesIO(b"x" * 1_100_000) if method == "POST" else None
        async with http.request(method, table.url + path, data=body) as answer:
            why = await answer.json()
            assert (answer.status, why["code"]) == (STATUS[code], code)
            assert why["text"] == SENTENCES["de"].error(Malformed(code))
            assert answer.headers.get("Allow") == allow


@pytest.mark.parametrize("path", ["/api/rooms", "/api/records"])
@pytest.mark.parametrize("packed", ["gzip", "deflate"])
@evening
async def test_a_body_that_is_badly_packed_is_no_mistake_of_ours(tmp_path: Path, path: str, packed: str) -> None:
    async with Evening(tmp_path) as table:
        got = await say(table, f"POST {path}", f"Content-Encoding: {packed}\r\nContent-Length: 5", b"hello")
        assert b" 400 " in got
        assert b"not_a_message" in got
        assert table.services.metrics.faults._value.get() == 0


@pytest.mark.parametrize("host", ["[:::", "x" * 4000, "a b", "%"])
@evening
async def test_a_strange_host_is_no_mistake_of_ours(tmp_path: Path, host: str) -> None:
    async with Evening(tmp_path) as table:
        seat = await table.open_room("hoax")
        for part in ("link", "qr.svg"):
            got = await say(table, f"GET /api/rooms/{seat.code}/{part}", "", host=host)
            assert got.startswith((b"HTTP/1.1 200", b"HTTP/1.1 400", b"HTTP/1.0 400"))
        assert table.services.metrics.faults._value.get() == 0
