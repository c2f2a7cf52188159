"""PostgreSQL in trouble: a clear word, nothing acknowledged that is not stored, and play goes on by itself."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import postgres
from tests.server.evening import Evening, evening, refusal, sees, voting

from maskenball.server.store import rows
from maskenball.server.store.opening import opened
from maskenball.server.store.postgres import open_postgres
from maskenball.server.store.store import NotStored, Unsure


@pytest.fixture
def own(database: postgres.Cluster) -> Iterator[postgres.Cluster]:
    """A PostgreSQL that may be stopped."""
    with postgres.cluster() as made:
        yield made


@evening
async def test_a_restart_of_the_database_is_hardly_noticed(own: postgres.Cluster, tmp_path: Path) -> None:
    async with Evening(tmp_path, postgres=own.new()) as table:
        seats = await voting(table)
        vote = table.live.match.table.ask.must[1].safe()
        own.stop()
        assert await refusal(seats[1].answer(vote)) in ("not_stored", "unsure", "")
        before = table.live.match
        assert await refusal(seats[0].say("all", "Hello?")) == "not_stored"
        assert table.live.match == before, "nothing happens that can't be stored"
        own.start()
        await seats[1].answer(vote)
        await table.caught_up(*seats)
        assert sees(seats[1]).answer == vote


@evening
async def test_after_a_lost_answer_the_room_is_read_anew_and_what_was_written_counts_once(
    database: postgres.Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The write is made, and its answer lost: the client asks again under the same id, and is told that it was done."""
    async with Evening(tmp_path, postgres=database.new()) as table:
        seats = await voting(table)
        store = table.services.store
        together = type(store)._together  # type: ignore[attr-defined]

        async def lose_the_answer(self: object, db: object, jobs: object) -> None:
            await together(self, db, jobs)
            monkeypatch.setattr(type(store), "_together", together)
            raise ConnectionResetError("the answer was lost")

        lost, entries = table.actor, len(table.live.match.entries)
        monkeypatch.setattr(type(store), "_together", lose_the_answer)
        vote = table.live.match.table.ask.must[1].safe()
        await seats[1].answer(vote)
        assert table.actor is not lost, "the room was read anew"
        await table.caught_up(*seats)
        assert len(table.live.match.entries) == entries + 1
        assert sees(seats[1]).answer == vote


@evening
async def test_after_a_lost_answer_what_was_not_written_is_not_known(
    database: postgres.Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Evening(tmp_path, postgres=database.new()) as table:
        seats = await voting(table)
        store = table.services.store
        together = type(store)._together  # type: ignore[attr-defined]

        async def lose_the_question(self: object, db: object, jobs: object) -> None:
            monkeypatch.setattr(type(store), "_together", together)
            raise ConnectionResetError("cut")

        lost, entries = table.actor, len(table.live.match.entries)
        monkeypatch.setattr(type(store), "_together", lose_the_question)
        await seats[1].answer(table.live.match.table.ask.must[1].safe())
        assert table.actor is not lost
        await table.caught_up(*seats)
        assert len(table.live.match.entries) == entries + 1


@evening
async def test_a_connection_that_is_cut_says_unsure_or_writes_and_nothing_else(database: postgres.Cluster) -> None:
    store = await open_postgres(database.new())
    try:
        for number in range(10):
            writing = asyncio.ensure_future(store.write(rows.record(f"{number}", "", b"", 0.0)))
            await asyncio.sleep(0)
            assert store._writer is not None
            store._writer.terminate()
            try:
                await writing
            except Unsure:
                continue
            assert (f"{number}",) in await store.read("SELECT id FROM records")
    finally:
        await store.aclose()


@evening
async def test_a_database_that_may_only_be_read_refuses_clearly(database: postgres.Cluster) -> None:
    address = database.new()
    await (await open_postgres(address)).aclose()
    store = await open_postgres(f"{address}&default_transaction_read_only=on")
    try:
        with pytest.raises(NotStored, match="read-only") as refused:
            await store.write(rows.record("one", "", b"", 0.0))
        assert not isinstance(refused.value, Unsure)
    finally:
        await store.aclose()


FULL = """
CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER is_full BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION is_full()
"""


@evening
async def test_a_full_disk_is_said_clearly_and_changes_nothing(database: postgres.Cluster, tmp_path: Path) -> None:
    async with Evening(tmp_path, postgres=(address := database.new())) as table:
        seats = await voting(table)
        before, path = table.live.match, f"SET search_path = {address.rpartition('=')[2]}"
        vote = before.table.ask.must[1].safe()
        database.sql(path, FULL)
        assert await refusal(seats[1].answer(vote)) == "not_stored"
        assert table.live.match == before
        database.sql(path, "DROP TRIGGER is_full ON entries")
        await seats[1].answer(vote)
        await table.caught_up(*seats)


@evening
async def test_a_database_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(Exception, match="database_unusable"):
        async with opened(f"postgresql:///postgres?host={tmp_path}&user=nobody"):
            pass


@evening
async def test_a_whole_evening_outlives_a_restart_of_the_server(database: postgres.Cluster, tmp_path: Path) -> None:
    async with Evening(tmp_path, postgres=database.new()) as table:
        seats = await voting(table)
        before = table.live.match
        await table.restart()
        assert table.live.match == before
        await table.all_back(*seats)
        await seats[1].answer(before.table.ask.must[1].safe())
        await table.caught_up(*seats)
