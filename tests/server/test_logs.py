"""What the server logs: enough to run it by, and no secret."""

import asyncio
import json
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Running, running

from maskenball import protocol as p
from maskenball import server
from maskenball.client import Client
from maskenball.kernel import Illegal, Refusal
from maskenball.server.run.faults import log_fault
from maskenball.server.run.logs import ForPeople, JsonLines, log_loop_faults
from maskenball.texts import LANGUAGES, Texts

CANARY = "Canary"
FORMS = [JsonLines(), ForPeople(Texts("en", also=("maskenball.server",)))]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in Path(server.__file__).parent.rglob("*.py"))


def record(message: str, *args: object, name: str = "maskenball.server", **extra: Any) -> logging.LogRecord:
    """What a logger hands to a formatter."""
    made = logging.makeLogRecord({"name": name, "msg": message, "args": args, "levelno": logging.ERROR})
    made.levelname = "ERROR"
    made.__dict__.update(extra)
    return made


def caught(trouble: Exception) -> dict[str, Any]:
    """As logging keeps an exception."""
    try:
        raise trouble
    except Exception as raised:
        return {"exc_info": (type(raised), raised, raised.__traceback__)}


@pytest.mark.parametrize("form", FORMS, ids=["json", "people"])
def test_a_fault_is_logged_by_where_it_happened_and_not_by_what_it_says(form: logging.Formatter) -> None:
    line = form.format(record("fault", room="BCDFG", **caught(Illegal("name_taken", given=CANARY))))
    assert "BCDFG" in line
    assert "Illegal" in line
    assert "test_logs.py" in line
    assert CANARY not in line


@pytest.mark.parametrize("form", FORMS, ids=["json", "people"])
def test_a_fault_of_a_room_is_logged_with_its_kind_and_place(
    form: logging.Formatter, caplog: pytest.LogCaptureFixture
) -> None:
    try:
        raise Illegal("name_taken", given=CANARY)
    except Illegal:
        log_fault("request", room="BCDFG", fault="id")
    line = form.format(caplog.records[0])
    for part in ("BCDFG", "request", "Illegal", "test_logs.py", "id"):
        assert part in line
    assert CANARY not in line


@pytest.mark.parametrize("form", FORMS, ids=["json", "people"])
def test_only_known_fields_are_written(form: logging.Formatter) -> None:
    assert CANARY not in form.format(record("room opened", token=CANARY, text=CANARY, seed=CANARY, game="hoax"))


@pytest.mark.parametrize("form", FORMS, ids=["json", "people"])
def test_of_what_others_log_nothing_that_was_filled_in_is_written(form: logging.Formatter) -> None:
    line = form.format(record("Error handling request %s", CANARY, name="aiohttp.server"))
    assert "Error handling request" in line
    assert CANARY not in line


@pytest.mark.parametrize("form", FORMS, ids=["json", "people"])
def test_a_line_is_one_line(form: logging.Formatter) -> None:
    assert "\n" not in form.format(record("not stored", reason="disk\nfull\x1b[2J"))


def test_json_lines_are_json_with_time_level_and_event() -> None:
    line = json.loads(JsonLines().format(record("not stored", room="BCDFG", reason="disk full")))
    assert {**line, "time": ""} == {
        "time": "",
        "level": "error",
        "event": "not stored",
        "room": "BCDFG",
        "reason": "disk full",
    }
    assert line["time"].endswith("+00:00")


def test_what_nobody_caught_is_logged_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    async def forget() -> None:
        log_loop_faults(asyncio.get_running_loop())
        asyncio.get_running_loop().call_soon(lambda: 1 / len(""))
        await asyncio.sleep(0)

    asyncio.run(forget())
    (said,) = caplog.records
    assert JsonLines().format(said).count("ZeroDivisionError") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_every_event_in_their_language(lang: str) -> None:
    t = Texts(lang, also=("maskenball.server",))
    events = re.findall(r"\blog\.\w+\(\"([^\"]+)\"", SOURCE)
    assert events
    for event in events:
        assert t(f"log-{event.replace(' ', '-')}") in ForPeople(t).format(record(event))


@pytest.mark.parametrize("form", ["json", "people"])
def test_nothing_a_player_wrote_or_holds_is_in_the_log_of_a_server(tmp_path: Path, form: str) -> None:
    """Names, passwords, chat, talk, answers, tokens, seeds, queries: all of them sent, none of them logged."""

    async def evening(server: Running) -> list[str]:
        async with Client(server.url) as client:
            seat = await client.open("resistance", f"{CANARY}Name", password=f"{CANARY}Password")
            async with client.http.get(f"{server.url}/{seat.code}?token={CANARY}Query"):
                pass
            async with client.http.get(f"{server.url}/{CANARY}Path"):
                pass
            with pytest.raises(Refusal, match="wrong_password"):
                await client.enter(seat.code, f"{CANARY}Guest", password=f"wrong{CANARY}")
            await seat.do(p.Chat, text=f"{CANARY}Chat")
            await seat.start(bots=4, level="random")
            await seat.until(lambda: seat.seen is not None)
            await seat.say("all", f"{CANARY}Talk")
            with closing(sqlite3.connect(server.database)) as db:
                ((head,),) = db.execute("SELECT head FROM matches")
            await seat.close()
            return [seat.token, json.loads(head)["seed"]]

    with running(tmp_path, "--log", form) as process:
        token_and_seed = asyncio.run(evening(process))
        ended = process.stop()
    assert ended.code == 0
    assert ("room opened" if form == "json" else "A table was opened") in ended.err
    for secret in (CANARY, *token_and_seed):
        assert secret not in ended.err
        assert secret not in ended.out
    if form == "json":
        lines = [json.loads(line) for line in ended.err.splitlines()]
        paths = {line["path"] for line in lines if line["event"] == "request"}
        assert paths == {"/api/rooms", "/api/rooms/{code}", "/api/rooms/{code}/socket", "/{path}"}
