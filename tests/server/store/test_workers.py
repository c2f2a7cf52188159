"""`maskenball serve --workers`: several processes behind one port."""

import asyncio
import re
from pathlib import Path

from tests import postgres
from tests.server.running import running

from maskenball.client import Client


def test_workers_share_one_port_and_all_rooms_and_stop_together(database: postgres.Cluster, tmp_path: Path) -> None:
    async def visit(url: str) -> None:
        """Wherever each connection arrives, it reaches its room."""
        codes = []
        for number in range(6):
            async with Client(url) as client:
                host = await client.open("hoax", f"Ada {number}")
                codes.append(host.code)
                await host.close()
        for code in codes:
            async with Client(url) as client:
                assert (await client.get(f"/api/rooms/{code}"))["code"] == code

    with running(tmp_path, "--workers", "2", MASKENBALL_DATABASE=database.new()) as server:
        asyncio.run(visit(server.url))
        ended = server.stop()
        assert ended.code == 0, ended.err
        assert not re.search("Traceback|fault", ended.err)


def test_workers_without_a_postgresql_are_refused_in_one_sentence(tmp_path: Path) -> None:
    with running(tmp_path, "--workers", "2") as server:
        ended = server.wait()
        assert ended.code == 2
        assert "PostgreSQL" in ended.err
