"""What every store promises, asked of each: SQLite, and a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.evening import Evening, evening, voting

from maskenball import protocol as p
from maskenball.kernel import Malformed
from maskenball.server.room.state import RoomState
from maskenball.server.store import move, read, rows
from maskenball.server.store.opening import opened, shown
from maskenball.server.store.rows import MessageId
from maskenball.server.store.statement import Statement
from maskenball.server.store.store import NotStored, Store

New = Callable[[], str]


@asynccontextmanager
async def at(address: str) -> AsyncIterator[Store]:
    """The store at this address, closed afterwards."""
    async with opened(address) as store:
        try:
            await store.leases.start("")
            yield store
        finally:
            await store.leases.stop()
            await store.aclose()


def record(name: str) -> Statement:
    """Something small."""
    return rows.record(name, "", b"{}", 0.0)


async def names(store: Store) -> list[str]:
    """The records that are there."""
    return [name for (name,) in await store.read("SELECT id FROM records ORDER BY id")]


@evening
async def test_what_was_acknowledged_is_there_for_whoever_opens_it_next(new_address: New) -> None:
    address = new_address()
    async with at(address) as store:
        await store.write(record("one"), record("two"))
        assert await names(store) == ["one", "two"]
    async with at(address) as again:
        assert await names(again) == ["one", "two"]


@evening
async def test_what_many_bring_at_once_is_few_commits(new_address: New) -> None:
    async with at(new_address()) as store:
        commits: list[int] = []
        store.observe = lambda _, jobs: commits.append(jobs)
        await asyncio.gather(*(store.write(record(f"{number:03}")) for number in range(200)))
        assert len(await names(store)) == 200
        assert sum(commits) == 200
        assert len(commits) <= 4


@evening
async def test_all_of_a_job_or_nothing_and_a_bad_one_does_not_spoil_the_others(new_address: New) -> None:
    async with at(new_address()) as store:
        bad = ("INSERT INTO records (id, code, made, record) VALUES (?, ?, 0, '')", ("bad", None))
        odd = ("INSERT INTO records (id, code, made, record) VALUES (?, '', 0, '')", (2**70,))
        jobs = (store.write(record("half"), bad), store.write(record("good")), store.write(odd), store.write(bad))
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(each) for each in found] == [NotStored, type(None), NotStored, NotStored]
        assert await names(store) == ["good"]


@evening
async def test_whoever_waits_when_the_store_is_closed_is_still_written(new_address: New) -> None:
    address = new_address()
    async with at(address) as store:
        store.bring([record("late")])
    async with at(address) as again:
        assert await names(again) == ["late"]


@evening
async def test_a_room_is_read_as_it_was_written_alone_and_with_all_others(new_address: New) -> None:
    """Every statement of rows.py, once."""
    async with at(new_address()) as store:
        state = RoomState(code="BCDFG", game="hoax", wins={"Ada": 3})
        line = p.ChatLine(1, 1, "Ada", "Hello!")
        message: MessageId = (1, "first")
        assert await store.leases.open("BCDFG")
        await store.write(rows.room(state), rows.done("BCDFG", message), *rows.chat("BCDFG", line), room="BCDFG")
        await store.write(rows.note("BCDFG", 1, p.PrivateNote(0, None, "liar", 0)), room="BCDFG")
        await store.write(
            rows.note("BCDFG", 1, p.PrivateNote(0, None, "honest", 0)), rows.idle("BCDFG", 5.0), room="BCDFG"
        )
        await store.write(rows.fault("f", 0.0, "here", b"{}"), record("kept"), room="BCDFG")
        for code in (None, "BCDFG"):
            stored = await read.read_room(store, "BCDFG", await read.journal(store, code))
            assert (stored.state, stored.idle, stored.done) == (state, 5.0, {1: ["first"]})
            assert stored.chat == (line,)
            assert [note.text for note in stored.notes[1].values()] == ["honest"]
        await read.write_and_wipe(store)
        assert await read.records_brought(store) == 1
        async for statement in read.sweep(store):
            await store.write(statement)
        await store.write(rows.delete_record("", "kept"), *rows.forget_match("BCDFG"), *rows.close("BCDFG"))
        assert await read.rooms(store) == []
        assert await names(store) == []
        with pytest.raises(KeyError):
            await read.read_room(store, "BCDFG", await read.journal(store))


@evening
async def test_a_database_of_a_newer_form_is_left_alone(new_address: New) -> None:
    address = new_address()
    async with at(address) as store:
        newer = "PRAGMA user_version = 99" if address.endswith(".db") else "UPDATE form SET number = 99"
        if address.endswith(".db"):
            await store.read(newer)
        else:
            await store.write((newer, ()))
    with pytest.raises(Malformed, match="newer Maskenball"):
        async with at(address):
            pass


@evening
async def test_a_game_is_carried_from_one_to_another_and_plays_on(new_address: New, tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    folder.mkdir()
    async with Evening(folder) as table:
        seats = await voting(table)
        await table.caught_up(*seats)
        before = table.live.match
        await table.close()
        target = new_address()
        async with at(str(table.path)) as old, at(target) as new:
            found = await move.move(old, new)
            assert found["rooms"] == 1
            with pytest.raises(move.NotEmpty):
                await move.move(old, new)
        async with at(target) as new, at(str(tmp_path / "back.db")) as back:
            await move.move(new, back)
        table.path = tmp_path / "back.db"
        await table.open()
        assert table.live.match == before
        await table.all_back(*seats)
        await seats[1].answer(before.table.ask.must[1].safe())
        await table.caught_up(*seats)


def test_the_password_of_a_database_is_never_shown() -> None:
    assert shown("postgresql://ada:secret@db.example/maskenball?x=1") == "postgresql://db.example/maskenball"
    assert shown("tables.db") == "tables.db"
