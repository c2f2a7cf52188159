"""What an operator counts is for the operator: whoever counts messages learns how much a hushed turn had to do."""

from pathlib import Path

import aiohttp
import pytest
from tests.server.evening import Evening, evening


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:8080"}, 200),
        ({"X-Forwarded-For": "127.0.0.1"}, 404),
        ({"Forwarded": "for=192.0.2.1"}, 404),
        ({"Host": "games.example"}, 404),
    ],
    ids=str,
)
@evening
async def test_metrics_are_told_only_on_the_machine_itself(
    tmp_path: Path, headers: dict[str, str], status: int
) -> None:
    async with (
        Evening(tmp_path) as table,
        aiohttp.ClientSession() as http,
        http.get(f"{table.url}/metrics", headers=headers) as answer,
    ):
        assert answer.status == status
        assert (b"maskenball_messages" in await answer.read()) is (status == 200)


@evening
async def test_another_machine_gets_no_metrics_whatever_it_calls_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Evening(tmp_path) as table, aiohttp.ClientSession() as http:
        monkeypatch.setattr(aiohttp.web.BaseRequest, "remote", "192.0.2.7")
        async with http.get(f"{table.url}/metrics", headers={"Host": "localhost:8080"}) as answer:
            assert answer.status == 404
