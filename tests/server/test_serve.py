"""`maskenball serve` as a process: it says where it is, serves, keeps everything, and ends in peace."""

import asyncio
import json
import os
import signal
import socket
import stat
import subprocess
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from tests.server.running import COMMAND, WITHIN, Running, clean_environment, running

from maskenball import protocol as p
from maskenball.client import Client

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are sent here")


def get(server: Running, path: str, **headers: str) -> tuple[Any, str]:
    """What a path answers: its headers and its text."""
    with urlopen(Request(server.url + path, headers=headers), timeout=WITHIN) as answer:
        return answer.headers, answer.read().decode()


def try_to_serve(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that should not come up."""
    env = {**clean_environment(), **environment}
    return subprocess.run(
        [*COMMAND, "--lang", "en", *words], env=env, capture_output=True, text=True, timeout=WITHIN, check=False
    )


def test_it_says_where_it_is_serves_and_ends_in_peace_when_asked_to(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        health = json.loads(get(server, "/healthz")[1])
        assert health["status"] == "ok"
        ended = server.stop()
    assert ended.code == 0
    assert ended.err == ""
    assert ended.out.endswith("Closed. Everything is kept; “maskenball” opens it again.\n")


def test_ctrl_c_ends_it_the_same_way(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ended = server.stop(signal.SIGINT)
    assert (ended.code, ended.err) == (0, "")


def test_who_is_connected_is_told_to_come_back_and_finds_everything_as_it_was(tmp_path: Path) -> None:
    async def until_bye(server: Running) -> tuple[str, str, p.Bye]:
        async with Client(server.url) as client:
            seat = await client.open("resistance", "Ada")
            await seat.do(p.AddBot, level="random")
            await seat.close()
            async with client.http.ws_connect(f"{server.url}/api/rooms/{seat.code}/socket") as ws:
                await ws.send_json({"type": "hello", "token": seat.token, "version": p.VERSION})
                first = await ws.receive_json()
                assert first["type"] == "welcome"
                server.process.terminate()
                said = [json.loads(frame.data) async for frame in ws]
            return seat.code, seat.token, p.Bye(said[-1]["why"], said[-1]["again"])

    async def come_back(server: Running, code: str, token: str) -> p.RoomNow:
        async with Client(server.url) as client:
            seat = await client.back(code, token)
            assert seat.room is not None
            await seat.close()
            return seat.room

    with running(tmp_path) as server:
        code, token, bye = asyncio.run(until_bye(server))
        assert server.wait().code == 0
    assert bye == p.Bye("restart", again=True)
    with running(tmp_path) as server:
        room = asyncio.run(come_back(server, code, token))
        assert server.stop().code == 0
    assert [place.bot for place in room.places] == ["", "random"]


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        second = try_to_serve("--port", "0", "--database", str(server.database))
        assert server.stop().code == 0
    assert second.returncode == 2
    assert second.stdout == ""
    assert second.stderr.startswith("Another server works with ")
    assert second.stderr.count("\n") == 1


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        refused = try_to_serve("--host", "127.0.0.1", "--port", port, "--database", str(tmp_path / "x.sqlite"))
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"Port {port} is taken")
    assert refused.stderr.count("\n") == 1
    assert not (tmp_path / "x.sqlite").exists()


def test_a_place_where_nothing_can_be_written_is_named() -> None:
    refused = try_to_serve("--port", "0", "--database", "/dev/null/x")
    assert refused.returncode == 2
    assert refused.stderr.startswith("/dev/null/x can’t be written")
    assert refused.stderr.count("\n") == 1


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary, " * 1000)
    refused = try_to_serve("--port", "0", "--database", str(diary))
    assert refused.returncode == 2
    assert "can't be used as a database" in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert diary.read_text() == "Dear diary, " * 1000


def test_settings_can_come_from_the_environment_and_flags_win(tmp_path: Path) -> None:
    environment = {
        "MASKENBALL_HOST": "127.0.0.1",
        "MASKENBALL_PORT": "nonsense",  # the flag wins
        "MASKENBALL_NO_METRICS": "yes",
        "MASKENBALL_LIMIT": "rooms=1",
        "MASKENBALL_LOG": "json",
    }
    with running(tmp_path, **environment) as server:
        assert server.url.startswith("http://127.0.0.1:")
        with pytest.raises(OSError, match="404"):
            get(server, "/metrics")
        ended = server.stop()
    events = [json.loads(line)["event"] for line in ended.err.splitlines()]
    assert events[0] == "open"
    assert events[-1] == "closed"


def test_without_a_file_everything_is_kept_among_the_users_data_and_read_by_nobody_else(tmp_path: Path) -> None:
    words = ["--port", "0", "--quiet", "--host", "203.0.113.7"]
    refused = try_to_serve(*words, XDG_DATA_HOME=str(tmp_path))
    assert refused.returncode == 2  # there is no such address; nothing was made for it
    assert list(tmp_path.iterdir()) == []
    with running(tmp_path, MASKENBALL_DATABASE="", XDG_DATA_HOME=str(tmp_path)) as server:
        kept = tmp_path / "maskenball" / "maskenball.sqlite"
        assert f"Kept in {kept}\n" in server.said
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
        server.stop()


def test_metrics_are_there_for_prometheus(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        headers, text = get(server, "/metrics")
        server.stop()
    assert headers["Content-Type"].startswith("text/plain")
    assert "maskenball_rooms 0.0" in text
