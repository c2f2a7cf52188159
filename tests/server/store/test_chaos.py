"""Processes and database are killed, put to sleep and started again while people talk: nothing is lost or doubled."""

import asyncio
import os
import signal
from collections.abc import Callable
from operator import gt
from pathlib import Path
from random import Random

import pytest
from tests import postgres
from tests.server.evening import refusal
from tests.server.process import Process
from tests.server.store.test_processes import house, party

from maskenball import protocol as p
from maskenball.client import RoomClient

FAULTS = 300 if os.environ.get("MASKENBALL_SIZE") == "nightly" else 3
ASLEEP_SECONDS = 4.0
"""Longer than a lease."""
LINES_KEPT = 20
"""Lines that are compared after each fault; a room keeps more of them."""


async def do_harm(chance: Random, processes: list[Process], database: postgres.Cluster) -> str:
    """One fault, and its end."""
    one = chance.choice(processes)
    what = chance.choice(("kill", "sleep", "stop", "database"))
    if what == "sleep":
        one.signal(signal.SIGSTOP)
        await asyncio.sleep(ASLEEP_SECONDS)
        one.signal(signal.SIGCONT)
    elif what == "database":
        await asyncio.to_thread(database.stop, "immediate")
        await asyncio.to_thread(database.start)
    else:
        one.signal(signal.SIGKILL if what == "kill" else signal.SIGTERM)
        await one.wait()
        await one.start()
    return what


async def talk(seat: RoomClient, name: str, said: list[str], stop: asyncio.Event) -> None:
    """Say one thing after the other; each is noted down once it is acknowledged."""
    while not stop.is_set():
        line = f"{name} {len(said)}"
        refused = await refusal(seat.do(p.Chat, text=line))
        assert refused in ("", "not_stored")
        if not refused:  # else it did not happen: the same again
            said.append(line)
        await asyncio.sleep(0.2)


async def until(true: Callable[[], bool]) -> None:
    """Wait for it."""
    while not true():  # noqa: ASYNC110 - there is no event: people have said something
        await asyncio.sleep(0.05)


async def compare(code: str, seats: list[RoomClient], said: list[list[str]]) -> None:
    """Whoever comes in anew finds the last lines, each once and in order."""
    back = await seats[0].client.back(code, seats[0].token)
    try:
        for lines in said:
            mine = [line.text for line in back.chat if line.text.split()[0] == lines[-1].split()[0]]
            assert len(set(mine)) == len(mine)
            assert mine[-len(lines[-LINES_KEPT:]) :] == lines[-LINES_KEPT:]
    finally:
        await back.close()


@pytest.mark.nightly
@pytest.mark.timeout(3 * 3600)
def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    async def evening(database: postgres.Cluster) -> None:
        chance = Random(21)
        async with (
            house(tmp_path, database.new(), 3) as processes,
            party(processes[0].url, processes[1].url) as seats,
        ):
            for _ in range(FAULTS):
                stop = asyncio.Event()
                said: list[list[str]] = [[], []]
                talking = [asyncio.create_task(talk(seats[at], f"{chance.random()}", said[at], stop)) for at in (0, 1)]
                await until(lambda: all(said))  # noqa: B023 - waited for at once
                await do_harm(chance, processes, database)
                before = [len(lines) for lines in said]
                await until(lambda: all(map(gt, map(len, said), before)))  # noqa: B023 - likewise
                stop.set()
                await asyncio.gather(*talking)
                await compare(seats[0].code, seats, said)

    with postgres.cluster() as database:
        asyncio.run(evening(database))
