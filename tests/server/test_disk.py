"""The disk under the store: nothing is told before it is there, nothing lost when it fails, and nobody waits long."""

import asyncio
import errno
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.evening import Evening, evening, refusal, voting

from maskenball.server.store import disk
from maskenball.server.store.sqlite import SqliteStore
from maskenball.server.store.store import NotStored


def _fails(_file: int) -> None:
    raise OSError(errno.EIO, "Input/output error")


def _record(number: int) -> tuple[str, tuple[Any, ...]]:
    return "INSERT INTO records (id, code, made, record) VALUES (?, '', 0, ?)", (f"{number}", b"x" * 6_000)


@evening
async def test_whoever_waits_when_the_store_is_closed_is_still_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    some = [asyncio.create_task(store.write(_record(number))) for number in range(3)]
    await asyncio.sleep(0)
    store.close()
    await asyncio.gather(*some)
    with closing(SqliteStore(tmp_path / "tables.db")) as again:
        assert await again.read("SELECT count(*) FROM records") == [(3,)]


@pytest.mark.parametrize("moment", [0.0, 60.0], ids=["slow", "quick"])
@evening
async def test_a_move_is_told_when_the_disk_has_it_not_before_and_not_only_once_it_is_tidy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: float
) -> None:
    monkeypatch.setattr(disk, "WAIT_SECONDS", moment)
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        sync, tidy, traffic = disk._sync, disk.WalDisk.keep_short, table.services.metrics.traffic
        sent: list[int] = []

        def synced(file: int) -> None:
            sent.append(traffic.sent)
            sync(file)
            sent.append(traffic.sent)

        later: list[tuple[Any, ...]] = []

        monkeypatch.setattr(disk, "_sync", synced)
        monkeypatch.setattr(disk.WalDisk, "keep_short", lambda *order: later.append(order))
        before = traffic.sent
        await seats[1].answer(table.live.match.table.ask.must[1].safe())
        assert sent == [before, before]
        assert traffic.sent > before
        monkeypatch.setattr(disk.WalDisk, "keep_short", tidy)
        (order,) = later
        tidy(*order)


@evening
async def test_the_server_goes_on_while_a_slow_disk_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        wires = [await table.wire(seat) for seat in seats]
        begun, written = asyncio.Event(), threading.Event()
        loop, sync = asyncio.get_running_loop(), disk._sync

        def slow(file: int) -> None:
            loop.call_soon_threadsafe(begun.set)
            written.wait()
            sync(file)

        monkeypatch.setattr(disk, "_sync", slow)
        for wire in wires:
            await wire.news()
        answering = asyncio.create_task(seats[1].answer(table.live.match.table.ask.must[1].safe()))
        await begun.wait()
        assert [await wire.news() for wire in wires] == [[]] * len(wires)
        assert not answering.done()
        written.set()
        await answering


@evening
async def test_once_the_disk_fails_nothing_is_taken_any_more_and_nothing_told_before_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        match = table.live.match
        await seats[1].answer(match.table.ask.must[1].safe())
        before = table.live.match

        with monkeypatch.context() as broken:
            broken.setattr(disk, "_sync", _fails)
            assert await refusal(seats[2].answer(match.table.ask.must[2].safe())) == "not_stored"
        # It works again; but nobody knows what of the last move is on it.
        assert await refusal(seats[3].answer(match.table.ask.must[3].safe())) == "not_stored"
        assert table.live.match == before
        assert await refusal(table.client().get("/healthz")) == "not_stored"
        await table.restart()
        await table.all_back(*seats)
        assert table.live.match.entries[: len(before.entries)] == before.entries
        await seats[3].answer(table.live.match.table.ask.must[3].safe())


@evening
async def test_the_file_beside_it_begins_anew_however_busy_the_server_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "CHECKPOINT_PAGES", 100)
    with closing(SqliteStore(tmp_path / "tables.db")) as store:

        async def busy(name: int) -> None:
            for number in range(150):
                await store.write(_record(name * 1_000 + number))

        await asyncio.gather(*(busy(name) for name in range(4)))
        assert await store.read("SELECT count(*) FROM records") == [(600,)]
        pages = (tmp_path / "tables.db-wal").stat().st_size // 4096
        assert pages < 1_000, "600 records of two pages each were written, and as many once more for each commit"


@evening
async def test_once_the_disk_fails_nothing_is_brought_into_the_file_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "CHECKPOINT_PAGES", 1)
    with closing(SqliteStore(tmp_path / "tables.db")) as store:
        brought: list[str] = []
        monkeypatch.setattr(disk.WalDisk, "_checkpoint", lambda _: brought.append("pages that may not be there"))
        monkeypatch.setattr(disk, "_sync", _fails)
        for number in range(5):
            with pytest.raises(NotStored, match="Input/output error"):
                await store.write(_record(number))
        assert brought == []


@evening
async def test_who_is_stored_at_closing_time_after_a_disk_that_failed_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    begun, closing_time = asyncio.Event(), threading.Event()
    loop, sync = asyncio.get_running_loop(), disk._sync

    def fails_once(file: int) -> None:
        monkeypatch.setattr(disk, "_sync", sync)
        loop.call_soon_threadsafe(begun.set)
        closing_time.wait()
        _fails(file)

    monkeypatch.setattr(disk, "_sync", fails_once)
    first = asyncio.create_task(store.write(_record(1)))
    await begun.wait()
    second = asyncio.create_task(store.write(_record(2)))
    await asyncio.sleep(0)
    closing_time.set()
    store.close()
    for each in (first, second):
        with pytest.raises(NotStored):
            await each


@evening
async def test_what_comes_while_a_commit_is_under_way_is_the_next_one_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = threading.Event()
    monkeypatch.setattr(disk, "_sync", lambda _: may_go_on.wait(20))
    commits: list[int] = []
    with closing(SqliteStore(tmp_path / "tables.db")) as store:
        store.observe = lambda _seconds, jobs: commits.append(jobs)
        first = asyncio.create_task(store.write(_record(1)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        others = [asyncio.create_task(store.write(_record(number))) for number in (2, 3, 4)]
        await asyncio.sleep(0)
        may_go_on.set()
        await asyncio.gather(first, *others)
        assert commits == [1, 3]


def test_a_store_can_be_closed_after_everybody_has_gone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")

    async def bring() -> None:
        store.bring([_record(1)])

    asyncio.run(bring())
    store.close()
    with closing(SqliteStore(tmp_path / "tables.db")) as again:
        assert asyncio.run(again.read("SELECT count(*) FROM records")) == [(1,)]


@evening
async def test_trouble_without_a_word_is_still_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_memory(_self: SqliteStore, _jobs: Any) -> None:
        raise MemoryError

    with closing(SqliteStore(tmp_path / "tables.db")) as store:
        monkeypatch.setattr(SqliteStore, "_together", no_memory)
        with pytest.raises(NotStored):
            await store.write(_record(1))
        together = [store.write(_record(number)) for number in range(2)]
        assert [type(each) for each in await asyncio.gather(*together, return_exceptions=True)] == [NotStored] * 2
