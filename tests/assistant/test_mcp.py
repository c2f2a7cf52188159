"""An assistant plays whole games through the official client of the Model Context Protocol."""

import asyncio
import dataclasses
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from aiohttp import web
from mcp import Client, StdioServerParameters
from mcp.server.mcpserver.exceptions import ToolError

from maskenball import games
from maskenball.assistant import tools
from maskenball.assistant.tables import OwnTable
from maskenball.assistant.tools import Desk, server
from maskenball.server.http.app import Server, ServerSettings
from maskenball.server.pace import INSTANT
from maskenball.server.run.limits import Limits
from maskenball.server.services import Services
from maskenball.server.store.sqlite import SqliteStore
from maskenball.texts import Texts

COMMAND = [sys.executable, "-m", "maskenball", "--lang", "en", "mcp"]
Look = dict[str, Any]


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool gives; ValueError with its sentence if it refuses."""
    result = await client.call_tool(tool, arguments)
    if result.is_error:
        raise ValueError(result.content[0].text)  # type: ignore[union-attr]
    found: Any = result.structured_content
    return found.get("result", found)


async def play(client: Client, look: Look, pick: Random) -> Look:
    """Play to the end: any answer, now and then none where one need not."""
    heard = list(look["news"])
    for _ in range(3_000):
        key = {"table": look["table"], "since": look["told"]}
        if look["over"]:
            whole = await call(client, "see", table=look["table"])
            assert whole["news"] == heard
            return whole  # type: ignore[no-any-return]
        if not look["asked"] or (look["asked"] == "may" and pick.random() < 0.8):
            look = await call(client, "wait", seconds=50, **key)
        elif look["answers"]:
            number = pick.randrange(len(look["answers"]))
            look = await call(client, "answer", question=look["question"], number=number, **key)
        else:
            assert look["form"]
            look = await call(client, "answer", question=look["question"], action=look["example"], **key)
        heard += look["news"]
    raise AssertionError("the game does not end")


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


@pytest.mark.parametrize("name", games)
def test_a_whole_game_against_bots(name: str) -> None:
    async def evening() -> None:
        async with Client(server("en")) as client:
            look = await play(client, await call(client, "open_table", game=name, bots="random"), Random(1))
            assert look["outcome"]
            assert set(look["winners"]) <= set(look["names"])

    run(evening())


def test_a_whole_game_over_stdio() -> None:
    async def evening() -> None:
        program = StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env=dict(os.environ))
        async with Client(program) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} >= {
                "games",
                "rules",
                "open_table",
                "answer",
            }
            assert "W-04" in await call(client, "rules", game="resistance")
            assert [each["name"] for each in await call(client, "games")] == list(games)
            opened = await call(client, "open_table", game="resistance", players=6, options={"interrogator": True})
            assert len(opened["names"]) == 6
            assert (await play(client, opened, Random(2)))["over"]

    run(evening())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def until_open(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


def test_two_assistants_over_http_have_a_table_each() -> None:
    async def evening() -> None:
        port = free_port()
        program = await asyncio.create_subprocess_exec(*COMMAND, "--http", str(port))
        try:
            await until_open(port)
            url = f"http://127.0.0.1:{port}/mcp"
            async with Client(url) as one, Client(url) as other:
                mine = await call(one, "open_table", game="one_night")
                theirs = await call(other, "open_table", game="resistance", bots="random")
                assert mine["table"] != theirs["table"]
                assert (await play(one, mine, Random(3)))["game"] == "one_night"
                assert (await play(other, theirs, Random(4)))["game"] == "resistance"
        finally:
            program.terminate()
            await program.wait()

    run(evening())


async def at_a_server(folder: Path, evening: Callable[[Client, str], Coroutine[Any, Any, None]]) -> None:
    """A Maskenball server whose bots think in no time, and an assistant with a way to it."""
    limits = Limits(messages_per_second=10_000, burst=10_000)
    services = Services(SqliteStore(folder / "x.sqlite"), pace=INSTANT)
    runner = web.AppRunner(Server(services, ServerSettings(limits=limits)).app())
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        async with Client(server("en", url)) as client:
            await evening(client, url)
    finally:
        await runner.cleanup()


def test_a_whole_game_in_a_room_of_a_server(tmp_path: Path) -> None:
    async def evening(client: Client, url: str) -> None:
        room = await call(client, "open_room", game="resistance", name="Ada")
        assert len(room["code"]) == 5
        other = await call(client, "join_table", code=room["code"], name="Bo")
        assert other["names"] == ["Ada", "Bo"]
        with pytest.raises(ValueError, match="Ada"):
            await call(client, "join_table", code=room["code"], name="Ada")
        begun = await call(client, "start", table=room["table"], bots=3, level="random")
        assert begun["seat"] is not None
        theirs = await call(client, "see", table=other["table"])
        ends = await asyncio.gather(play(client, begun, Random(5)), play(client, theirs, Random(6)))
        assert ends[0]["winners"] == ends[1]["winners"]
        assert {end["names"][end["seat"]] for end in ends} == {"Ada", "Bo"}

    run(at_a_server(tmp_path, evening))


def test_a_server_that_is_not_there_is_said_to_be_away() -> None:
    async def evening() -> None:
        async with Client(server("en", f"http://127.0.0.1:{free_port()}")) as client:
            with pytest.raises(ValueError, match="can't be reached"):
                await call(client, "join_table", code="ABCDE")

    run(evening())


def test_errors_are_one_sentence_and_change_nothing() -> None:
    async def evening() -> None:
        async with Client(server("en")) as client:
            with pytest.raises(ValueError, match="no table with this key"):
                await call(client, "see", table="nowhere")
            with pytest.raises(ValueError, match="chess"):
                await call(client, "open_table", game="chess")
            with pytest.raises(ValueError, match="No server was named"):
                await call(client, "join_table", code="ABCDE")
            with pytest.raises(ValueError, match="package:Class"):
                await call(client, "open_table", game="hoax", bots="package:Class")
            look = await call(client, "open_table", game="decrypto")
            key = {"table": look["table"], "question": look["question"]}
            for wrong, sentence in (
                ({"number": 1_000}, "no number 1000"),
                ({"action": {"type": "Nonsense"}}, "Nonsense"),
                ({}, "either the number"),
                ({"question": "another", "number": 0}, "moved on"),
            ):
                with pytest.raises(ValueError, match=sentence):
                    await call(client, "answer", **{**key, **wrong})
            with pytest.raises(ValueError, match="can't speak there"):
                await call(client, "say", table=look["table"], text="Hello", channel="nowhere")
            assert await call(client, "see", table=look["table"]) == look
            await call(client, "leave", table=look["table"])
            with pytest.raises(ValueError, match="no table"):
                await call(client, "see", table=look["table"])

    run(evening())


def test_claims_and_words_are_heard() -> None:
    async def evening() -> None:
        async with Client(server("en")) as client:
            look = await call(client, "open_table", game="resistance", name="Ada", bots="random")
            while not look["channels"]:
                look = await call(client, "answer", table=look["table"], question=look["question"], number=0)
            said = await call(client, "say", table=look["table"], text="Trust me.", since=look["told"])
            assert any("Trust me." in line for line in said["news"])
            claims = await call(client, "claims", table=look["table"])
            claimed = await call(client, "say", table=look["table"], claim=0, since=said["told"])
            assert any(claims[0] in line for line in claimed["news"])

    run(evening())


def test_an_assistant_is_told_what_its_seat_sees_and_nothing_else() -> None:
    async def evening() -> None:
        desk = Desk("en")
        look = await desk.open_table(game="resistance", players=5)
        table = desk.tables[look.table]
        assert isinstance(table, OwnTable)
        seen = table.match.seen(table.seat)
        assert await desk.view(table=look.table) == msgspec.to_builtins(seen.view)
        t = Texts("en", table.game, table.names)
        assert look.news == [t.line(what) for _, what in seen.log()]
        allowed = {"table", "question", *(each for each in seen.__struct_fields__)}
        assert {field.name for field in dataclasses.fields(look)} - allowed == {
            *("asked", "channels", "code", "example", "form", "names", "news", "over", "phase", "told", "winners"),
            "answers",
        }

    run(evening())


def test_what_is_out_of_date_is_refused_though_it_would_be_an_answer() -> None:
    async def evening() -> None:
        desk = Desk("en")
        look = await desk.open_table(game="resistance", bots="random")
        later = await desk.answer(table=look.table, question=look.question, number=0)
        with pytest.raises(ToolError, match="moved on"):
            await desk.answer(table=look.table, question=look.question, number=0)
        assert await desk.see(table=look.table, since=later.told) == dataclasses.replace(later, news=[])

    run(evening())


def test_without_the_library_the_command_says_what_to_install() -> None:
    code = "import sys; sys.modules['mcp'] = None; from maskenball.cli import main; sys.exit(main(sys.argv[1:]))"
    call = [sys.executable, "-c", code, "--lang", "en", "mcp"]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "This needs the extra “mcp”: pip install 'maskenball[mcp]'\n")


def test_the_program_of_the_page_plays_a_game(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "mcp.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.endswith("]\n"), "the winners"


def test_the_page_names_every_tool() -> None:
    page = (Path(__file__).parents[2] / "docs" / "mcp.md").read_text(encoding="utf-8")

    async def named() -> None:
        async with Client(server("en")) as client:
            for tool in (await client.list_tools()).tools:
                wanted = ", ".join(tool.input_schema["properties"])
                assert f"`{tool.name}({wanted})`" in page or (not wanted and f"`{tool.name}`" in page)

    run(named())


def test_every_refusal_has_a_sentence() -> None:
    folder = Path(tools.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    codes = {*re.findall(r'(?:Illegal|Malformed)\("(\w+)"', source), "room_closed", "no_server"}
    written = re.findall(r"^error-(\w+)", (folder / "texts" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert codes - {"not_asked"} == {*written}
