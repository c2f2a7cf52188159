"""Several real processes on one real PostgreSQL: players notice little of what happens to them."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from tests import postgres
from tests.server.evening import play
from tests.server.process import Process

from maskenball.client import Client, RoomClient
from maskenball.kernel import Dice

WITHIN = 60
"""Seconds after which a test that is stuck is given up."""


@asynccontextmanager
async def house(folder: Path, database: str, count: int, far: bool = False) -> AsyncIterator[list[Process]]:
    """So many processes, on one machine or as if each had its own."""
    processes = [Process(folder / f"{number}.db", database) for number in range(count)]
    for process in processes:
        process.far = far
    try:
        await asyncio.gather(*(process.start() for process in processes))
        yield processes
    finally:
        for process in processes:
            await process.kill()


@asynccontextmanager
async def party(url: str, others: str, game: str = "resistance") -> AsyncIterator[list[RoomClient]]:
    """Five people in a room that was opened at one process; all but the host come in at another."""
    async with Client(url) as here, Client(others) as there:
        host = await here.open(game, "Ada")
        seats = [host, *[await there.enter(host.code, name) for name in ("Bo", "Cy", "Di", "Ed")]]
        try:
            yield seats
        finally:
            for seat in seats:
                await seat.close()


async def metric(process: Process, name: str) -> int:
    """What a process counts."""
    async with Client(process.url) as client, client.http.get(f"{process.url}/metrics") as answer:
        lines = (await answer.text()).splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith(f"maskenball_{name} "))))


@pytest.mark.parametrize("far", [False, True])
def test_a_game_of_people_who_came_in_elsewhere_is_played_to_its_end(
    database: postgres.Cluster, tmp_path: Path, far: bool
) -> None:
    async def evening() -> None:
        async with (
            house(tmp_path, database.new(), 2, far) as (one, other),
            party(one.url, other.url) as seats,
        ):
            await seats[0].start()
            ends = await asyncio.gather(*(play(seat, Dice(Random(at).random)) for at, seat in enumerate(seats)))
            assert all(seen.outcome is not None for seen in ends)
            assert await metric(one, "sockets") == 5
            assert await metric(other, "led_through" if far else "handed_over_total") == 4
            card = await seats[1].client.get(f"/api/rooms/{seats[0].code}")
            assert card["stage"] == "over"

    asyncio.run(asyncio.wait_for(evening(), WITHIN))


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_when_a_process_ends_its_rooms_play_on_at_another(
    database: postgres.Cluster, tmp_path: Path, by: signal.Signals
) -> None:
    async def evening() -> None:
        async with (
            house(tmp_path, database.new(), 2) as (one, other),
            party(one.url, other.url) as seats,
        ):
            await seats[0].start()
            await seats[1].until(lambda: seats[1].seen is not None)
            await seats[1].say("all", "Before.")
            one.signal(by)
            await one.wait()
            await seats[1].say("all", "After.")
            await seats[2].until(lambda: seats[2].seen is not None and len(seats[2].seen.talk) == 2)

    asyncio.run(asyncio.wait_for(evening(), WITHIN))
