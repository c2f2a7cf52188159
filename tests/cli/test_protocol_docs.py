"""docs/protocol.md: every message is in it, every example fits the exported schema, and its program plays a game."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from aiohttp import web
from tests.cli.keys import Call
from tests.server.fits import fits

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Match
from maskenball.server.http.app import Server, ServerSettings, description
from maskenball.server.pace import INSTANT
from maskenball.server.run.limits import Limits
from maskenball.server.services import Services
from maskenball.server.store.sqlite import SqliteStore

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = [(kind, json.loads(text)) for kind, text in re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL)]
TYPES: dict[str, Any] = {
    "ClientMessage": p.ClientMessage,
    "ServerMessage": p.ServerMessage,
    "OpenRoom": p.OpenRoom,
    "EnterRoom": p.EnterRoom,
    "Entered": p.Entered,
    "RoomCard": p.RoomCard,
    "WireError": p.WireError,
}
SCHEMA = p.schema()


def named(name: str) -> Any:
    return SCHEMA["properties"].get(name) or SCHEMA["$defs"][name]


def test_every_message_has_an_example() -> None:
    shown = {example["type"] for kind, example in EXAMPLES if "type" in example}
    messages = (*get_args(p.ClientMessage), *get_args(p.ServerMessage))
    assert shown == {message.__struct_config__.tag for message in messages}
    assert {kind for kind, _ in EXAMPLES} == set(TYPES)


@pytest.mark.parametrize(("kind", "example"), EXAMPLES, ids=lambda part: str(part)[:60])
def test_every_example_fits_the_schema_and_is_read(kind: str, example: Any) -> None:
    assert fits(example, named(kind), SCHEMA)
    assert msgspec.json.decode(json.dumps(example), type=TYPES[kind]) is not None


@pytest.mark.parametrize(("kind", "example"), EXAMPLES, ids=lambda part: str(part)[:60])
def test_the_schema_refuses_an_example_with_a_field_missing_or_of_another_kind(kind: str, example: Any) -> None:
    for name, value in example.items():
        definition = named(kind) if "type" not in example else SCHEMA["$defs"][type_of(example)]
        if definition.get("$ref"):
            definition = SCHEMA["$defs"][definition["$ref"].removeprefix("#/$defs/")]
        if name in definition["required"]:
            assert not fits({each: example[each] for each in example if each != name}, named(kind), SCHEMA)
        if name not in ("action", "claim"):  # these are the game's
            other = "" if isinstance(value, list) else [value]
            assert not fits({**example, name: other}, named(kind), SCHEMA)


def type_of(example: Any) -> str:
    return "".join(word.capitalize() for word in example["type"].split("_"))


@pytest.mark.parametrize(
    ("game", "part", "message"),
    [("resistance", "Action", "answer"), ("decrypto", "Action", "draft"), ("resistance", "Claim", "say")],
)
def test_what_a_game_puts_into_a_message_fits_the_games_schema(game: str, part: str, message: str) -> None:
    schema = p.schema(games.find(game))
    (example,) = [each for _, each in EXAMPLES if each.get("type") == message]
    assert fits(example[part.lower()], schema["properties"][part], schema)


@pytest.mark.parametrize("name", ["", *games.names()])
def test_the_command_prints_the_schema_with_short_names(call: Call, name: str) -> None:
    code, out, err = call(f"schema --protocol {name}")
    assert (code, err) == (0, "")
    schema = json.loads(out)
    assert set(refs(schema)) <= {f"#/$defs/{each}" for each in schema["$defs"]}
    assert max(map(len, schema["$defs"])) < 30
    assert ("Seen" in schema["properties"]) == bool(name)


def test_the_command_prints_what_can_be_asked_over_http(call: Call) -> None:
    code, out, err = call("schema --openapi")
    assert (code, err) == (0, "")
    assert json.loads(out) == description()


def test_every_way_to_ask_is_in_the_table_of_the_page_and_nothing_else() -> None:
    table = re.sub(r"`(GET|POST) |\?seat=SEAT&step=K", "`", TEXT).replace("`.../", "`/api/rooms/CODE/")
    asked = {re.sub(r"\b[A-Z]{2,}\b", "X", path) for path in re.findall(r"`(/(?:api|healthz|metrics)[^`]*)`", table)}
    assert asked - {"/api/schema/resistance"} == {re.sub(r"{\w+}", "X", path) for path in description()["paths"]}


def refs(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (value for key, value in part.items() if key == "$ref" and isinstance(value, str))
    for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from refs(each)


def test_of_no_game_there_is_only_the_protocol(call: Call) -> None:
    code, out, err = call("schema")
    assert (code, out) == (2, "")
    assert "maskenball schema --protocol" in err


@pytest.mark.parametrize("name", games.names())
def test_what_seats_really_see_fits_the_schema_of_the_game(name: str) -> None:
    game = games.find(name)
    schema = p.schema(game)
    match = Match(game, ("Ada", "Bo", "Cy", "Di", "Ed"), {}, "docs")
    for seat in (None, *range(5)):
        seen = json.loads(msgspec.json.encode(match.seen(seat)))
        assert fits(seen, schema["properties"]["Seen"], schema)


def test_the_program_of_the_page_plays_a_game_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert program.count("\n") < 25
    with served(tmp_path) as url:
        exec(compile(program.replace("http://localhost:8080", url), str(PAGE), "exec"), {})
    assert capsys.readouterr().out.startswith("Outcome(")


class served:  # noqa: N801 - reads as a word: with served(...)
    """A server in a thread of its own, whose bots do not let people wait."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.up = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        limits = Limits(messages_per_second=10_000, burst=10_000)
        app = Server(Services(SqliteStore(self.folder / "x.sqlite"), pace=INSTANT), ServerSettings(limits=limits)).app()
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        self.loop, self.over = asyncio.get_running_loop(), asyncio.Event()
        self.up.set()
        await self.over.wait()
        await runner.cleanup()

    def __enter__(self) -> str:
        self.thread.start()
        self.up.wait()
        return self.url

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join()
