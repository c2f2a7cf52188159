"""One process at a time works on a room, whatever happens to processes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest
from tests import postgres
from tests.server.evening import evening

from maskenball.server.room.state import RoomState
from maskenball.server.store import rows
from maskenball.server.store.postgres import PostgresStore, open_postgres
from maskenball.server.store.store import Moved

ROOM = RoomState(code="BCDFG", game="hoax")
LATER = RoomState(code="BCDFG", game="hoax", wins={"Ada": 1})


@asynccontextmanager
async def process(address: str) -> AsyncIterator[PostgresStore]:
    """A process that shares this database."""
    store = await open_postgres(address)
    try:
        await store.leases.start("")
        store.leases._well_since = 0.0  # as if it had been there for long
        yield store
    finally:
        await store.leases.stop()
        await store.aclose()


async def falls_asleep(store: PostgresStore) -> None:
    """Nothing is heard of it for longer than a lease, and it does not know."""
    assert store.leases._beating is not None
    store.leases._beating.cancel()
    await store.write(("UPDATE processes SET expires = now() - interval '1 second' WHERE id = ?", (store.leases.me,)))


@evening
async def test_whoever_slept_while_its_room_was_taken_over_writes_nothing_there(database: postgres.Cluster) -> None:
    """Neither by the one statement of moves nor in a transaction; in its own new rooms it does."""
    address = database.new()
    async with process(address) as sleeper, process(address) as other:
        assert await sleeper.leases.open("BCDFG")
        await sleeper.write(rows.room(ROOM), room="BCDFG")
        move = rows.ENTRY, ("match", 1, b"", b"", 1, "id")
        await sleeper.write(move, room="BCDFG")
        assert await other.leases.take() == [], "nobody takes what somebody works on"
        assert not await other.leases.claim("BCDFG")
        await falls_asleep(sleeper)
        assert await other.leases.take() == ["BCDFG"]
        for late in (rows.room(LATER), move):
            with pytest.raises(Moved):
                await sleeper.write(late, room="BCDFG")
        assert await other.read("SELECT count(*) FROM entries") == [(1,)]
        assert await other.read("SELECT house FROM rooms") == [(rows.room(ROOM)[1][1],)]
        await other.write(rows.room(LATER), move, room="BCDFG")
        assert await other.read("SELECT count(*) FROM entries") == [(2,)]


@evening
async def test_one_that_lost_its_room_does_not_spoil_the_others_of_the_same_commit(database: postgres.Cluster) -> None:
    address = database.new()
    async with process(address) as sleeper, process(address) as other:
        for code in ("BCDFG", "GFDCB"):
            await sleeper.leases.open(code)
            await sleeper.write(rows.room(RoomState(code=code, game="hoax")), room=code)
        await other.write(("UPDATE owners SET epoch = epoch + 1 WHERE code = 'BCDFG'", ()))
        lost = sleeper.bring([(rows.ENTRY, ("a", 1, b"", b"", 1, "id"))], "BCDFG")
        kept = sleeper.bring([(rows.ENTRY, ("b", 1, b"", b"", 1, "id"))], "GFDCB")
        await kept
        with pytest.raises(Moved):
            await lost
        assert await other.read("SELECT match FROM entries") == [("b",)]


@evening
async def test_rooms_that_are_handed_over_are_shared_among_those_who_are_left(database: postgres.Cluster) -> None:
    address = database.new()
    async with process(address) as first, process(address) as second:
        async with process(address) as leaving:
            codes = [f"BCDF{letter}" for letter in "BCDFGHJK"]
            for code in codes:
                assert await leaving.leases.open(code)
                await leaving.write(rows.room(RoomState(code=code, game="hoax")), room=code)
            await leaving.leases.release(*codes)
        ours, theirs = await first.leases.take(), await second.leases.take()
        assert len(ours) == 4
        assert len(theirs) >= 2
        while more := await second.leases.take():
            theirs += more
        assert sorted(ours + theirs) == codes


@evening
async def test_after_a_time_without_database_nobody_is_taken_for_dead_at_once(database: postgres.Cluster) -> None:
    address = database.new()
    async with process(address) as one, process(address) as other:
        assert await one.leases.open("BCDFG")
        await one.write(rows.room(ROOM), room="BCDFG")
        await falls_asleep(one)
        other.leases._well_since = monotonic()
        assert await other.leases.take() == []


@evening
async def test_a_code_is_given_to_one_room_in_all_processes(database: postgres.Cluster) -> None:
    address = database.new()
    async with process(address) as one, process(address) as other:
        assert await one.leases.open("BCDFG")
        assert not await other.leases.open("BCDFG")
        await one.write(rows.room(ROOM), room="BCDFG")
        assert await other.leases.owner("BCDFG") == ""  # its address, which is none in this test
        await one.write(*rows.close("BCDFG"), room="BCDFG")
        await one.leases.release("BCDFG")
        assert await other.leases.open("BCDFG")
