"""Trouble with the disk: a clear word, nothing half done, and the game goes on once it works again."""

import asyncio
import errno
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.evening import Evening, evening, play, refusal, sees

from maskenball.client import Seat
from maskenball.kernel import Dice
from maskenball.server import disk, keep
from maskenball.server import protocol as p
from maskenball.server.store import NotStored, Store

FIVE = ("Ada", "Bo", "Cy", "Di", "Ed")


async def voting(table: Evening) -> list[Seat]:
    """Five people at The Resistance vote on a team."""
    seats = await table.party("resistance", *FIVE)
    await seats[0].start()
    await table.conduct(seats, Dice(Random(1).random), 1)
    return seats


def fill_the_disk(table: Evening) -> Any:
    """Not one page more; what is given back makes room again."""
    db = table.hall.store._db
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages}")
    return lambda: db.execute("PRAGMA max_page_count = 1000000")


@evening
async def test_a_full_disk_is_said_clearly_changes_nothing_and_tells_nobody_anything(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        wires = [await table.wire(seat) for seat in seats]
        for wire in wires:
            await wire.news()
        free = fill_the_disk(table)
        room, match = table.room.house, table.live.match
        before = match.now
        vote = match.table.ask.must[1].safe()
        long = "x" * 500
        refused = ""
        for _ in range(50):  # until the last page is full
            refused = await refusal(seats[1].say("all", long))
            if refused:
                break
            before = match.now
        assert refused == "not_stored"
        for wire in wires:
            await wire.news()
        assert await refusal(seats[1].do(p.Chat, text=long)) in ("not_stored", "chat_while_playing")
        assert (table.room.house, match.now) == (room, before)
        heard = [await wire.news() for wire in wires]
        assert all(not any(isinstance(one, p.SeenNow | p.SeenNext | p.RoomNow) for one in news) for news in heard)
        assert "not stored" in caplog.text
        free()
        await seats[1].answer(vote)
        await seats[1].say("all", long)
        await table.caught_up(*seats)
        kept = keep.read_room(table.hall.store, seats[0].code, keep.Journal(table.hall.store))
        assert kept.match is not None
        assert kept.match.now == match.now


@evening
async def test_a_file_that_somebody_else_holds_is_waited_for_and_then_refused(tmp_path: Path) -> None:
    async with Evening(tmp_path, patience=0.0) as table:
        seats = await voting(table)
        match = table.live.match
        before, house = match.now, table.room.house
        vote = match.table.ask.must[1].safe()
        with table.somebody_holds_the_file():
            for doing in (
                seats[1].answer(vote),
                seats[1].draft(vote),
                seats[1].say("all", "Hm."),
                seats[0].do(p.Lock),
                seats[0].do(p.BackToLobby),
                seats[0].do(p.Protect, password="x"),
                seats[0].do(p.Kick, person=2),
                seats[0].do(p.Leave),
                table.enter(seats[0].code, "Uma", role="spectator"),
                table.client().post("/api/rooms", {"game": "hoax", "name": "Zoe"}),
            ):
                assert await refusal(doing) == "not_stored"
            assert (match.now, table.room.house) == (before, house)
            assert list(table.server.lobby.rooms) == [house.code]
        await seats[1].answer(vote)
        await table.caught_up(*seats)
        assert sees(seats[1]).answer == vote
        await seats[0].do(p.Lock)


@evening
async def test_the_health_of_the_server_tells_that_it_cant_write(tmp_path: Path) -> None:
    async with Evening(tmp_path, patience=0.0) as table:
        client = table.client()
        assert (await client.get("/healthz"))["status"] == "ok"
        with table.somebody_holds_the_file():
            async with client.http.get(f"{table.url}/healthz") as answer:
                assert answer.status == 503
                assert (await answer.json())["code"] == "not_stored"
        assert (await client.get("/healthz"))["status"] == "ok"


@evening
async def test_a_start_that_could_not_be_written_never_was(tmp_path: Path) -> None:
    async with Evening(tmp_path, patience=0.0) as table:
        host = await table.open_room("hoax")
        for _ in range(3):
            await host.do(p.AddBot, level="random")
        with table.somebody_holds_the_file():
            assert await refusal(host.start()) == "not_stored"
        assert table.room.live is None
        assert host.room.stage == "lobby"
        await host.start()
        await host.until(lambda: host.seen is not None)


@evening
async def test_bots_play_on_by_themselves_once_it_works_again(tmp_path: Path) -> None:
    async with Evening(tmp_path, patience=0.0) as table:
        host = await table.open_room("resistance")
        await host.start(bots=4, level="random")
        playing = asyncio.create_task(play_patiently(host))
        with table.somebody_holds_the_file():
            await table.settle()
        seen = await playing
        assert seen.outcome is not None


async def play_patiently(seat: Seat) -> Any:
    """Play to the end, trying again what could not be written."""
    dice = Dice(Random(1).random)
    while True:
        try:
            return await play(seat, dice)
        except Exception as trouble:
            if getattr(trouble, "code", "") != "not_stored":
                raise


@evening
async def test_one_table_whose_move_cant_be_written_does_not_spoil_the_others(tmp_path: Path) -> None:
    with closing(Store(tmp_path / "tables.db")) as store:
        good = ("INSERT INTO records VALUES (?, '', 0, '')", ("good",))
        bad = ("INSERT INTO records VALUES (?, ?, 0, '')", ("bad", None))
        odd = ("INSERT INTO records VALUES (?, '', 0, '')", (2**70,))
        found = await asyncio.gather(
            store.write(good), store.write(bad), store.write(odd), store.write(good), return_exceptions=True
        )
        assert [type(each) for each in found] == [type(None), NotStored, NotStored, NotStored]
        assert store.read("SELECT id FROM records") == [("good",)]
        await store.write(("DELETE FROM records", ()))
        assert store.read("SELECT id FROM records") == []


@evening
async def test_those_who_wait_for_a_held_file_together_are_refused_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []
    together = Store._together

    def counted(store: Store, jobs: list[Any]) -> None:
        tries.append(len(jobs))
        together(store, jobs)

    monkeypatch.setattr(Store, "_together", counted)
    async with Evening(tmp_path, patience=0.01) as table:
        store = table.hall.store
        with table.somebody_holds_the_file():
            writes = [store.write(("DELETE FROM records", ())) for _ in range(30)]
            found = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(each) for each in found] == [NotStored] * 30
        assert set(tries) == {30}, "nobody waits for the others"
        await store.write(("DELETE FROM records", ()))


@evening
async def test_a_file_that_is_held_for_a_moment_delays_a_move_and_nothing_else(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        store = table.hall.store
        with table.somebody_holds_the_file():
            writing = asyncio.create_task(store.write(("INSERT INTO records VALUES ('it', '', 0, '')", ())))
            assert (await table.client().get("/api/games"))["games"], "the server goes on meanwhile"
            assert not writing.done()
        await writing
        assert store.read("SELECT id FROM records") == [("it",)]


@evening
async def test_whoever_waits_when_the_store_is_closed_is_still_written(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    some = [asyncio.create_task(store.write(_record(number))) for number in range(3)]
    await asyncio.sleep(0)
    store.close()
    await asyncio.gather(*some)
    with closing(Store(tmp_path / "tables.db")) as again:
        assert again.read("SELECT count(*) FROM records") == [(3,)]


@pytest.mark.parametrize("moment", [0.0, 60.0], ids=["slow", "quick"])
@evening
async def test_a_move_is_told_when_the_disk_has_it_not_before_and_not_only_once_it_is_tidy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: float
) -> None:
    monkeypatch.setattr(disk, "MOMENT", moment)
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        sync, tidy, traffic = disk._sync, disk.Disk.keep_short, table.hall.metrics.traffic
        sent: list[int] = []

        def synced(file: int) -> None:
            sent.append(traffic.sent)
            sync(file)
            sent.append(traffic.sent)

        def tidied(self: disk.Disk, *more: Any) -> None:
            sent.append(traffic.sent)
            tidy(self, *more)

        monkeypatch.setattr(disk, "_sync", synced)
        monkeypatch.setattr(disk.Disk, "keep_short", tidied)
        before = traffic.sent
        await seats[1].answer(table.live.match.table.ask.must[1].safe())
        assert sent == [before, before, traffic.sent]
        assert traffic.sent > before


@evening
async def test_the_house_goes_on_while_a_slow_disk_is_waited_for(
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
        before = match.now

        with monkeypatch.context() as broken:
            broken.setattr(disk, "_sync", _fails)
            assert await refusal(seats[2].answer(match.table.ask.must[2].safe())) == "not_stored"
        # It works again; but nobody knows what of the last move is on it.
        assert await refusal(seats[3].answer(match.table.ask.must[3].safe())) == "not_stored"
        assert match.now == before
        assert await refusal(table.client().get("/healthz")) == "not_stored"
        await table.restart()
        await table.all_back(*seats)
        assert table.live.match.entries[: before.entries] == match.entries
        await seats[3].answer(table.live.match.table.ask.must[3].safe())


@evening
async def test_the_file_beside_it_begins_anew_however_busy_the_house_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "LONG", 100)
    with closing(Store(tmp_path / "tables.db")) as store:

        async def busy(name: int) -> None:
            for number in range(150):
                await store.write(_record(name * 1_000 + number))

        await asyncio.gather(*(busy(name) for name in range(4)))
        assert store.read("SELECT count(*) FROM records") == [(600,)]
        pages = (tmp_path / "tables.db-wal").stat().st_size // 4096
        assert pages < 1_000, "600 records of two pages each were written, and as many once more for each commit"


def _fails(_file: int) -> None:
    raise OSError(errno.EIO, "Input/output error")


@evening
async def test_once_the_disk_fails_nothing_is_brought_into_the_file_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "LONG", 1)
    with closing(Store(tmp_path / "tables.db")) as store:
        brought: list[str] = []
        monkeypatch.setattr(disk.Disk, "_checkpoint", lambda _: brought.append("pages that may not be there"))
        monkeypatch.setattr(disk, "_sync", _fails)
        for number in range(5):
            with pytest.raises(NotStored, match="Input/output error"):
                await store.write(_record(number))
        assert brought == []


@evening
async def test_who_is_stored_at_closing_time_after_a_disk_that_failed_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "tables.db")
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


def test_a_store_can_be_closed_after_everybody_has_gone(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    store._busy = True  # so that it waits for others before it writes

    async def bring() -> None:
        store.bring([_record(1)])

    asyncio.run(bring())
    store.close()
    with closing(Store(tmp_path / "tables.db")) as again:
        assert again.read("SELECT count(*) FROM records") == [(1,)]


@evening
async def test_trouble_without_a_word_is_still_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_memory(_self: Store, _jobs: Any) -> None:
        raise MemoryError

    with closing(Store(tmp_path / "tables.db")) as store:
        monkeypatch.setattr(Store, "_together", no_memory)
        with pytest.raises(NotStored):
            await store.write(_record(1))
        together = [store.write(_record(number)) for number in range(2)]
        assert [type(each) for each in await asyncio.gather(*together, return_exceptions=True)] == [NotStored] * 2


def _record(number: int) -> tuple[str, tuple[Any, ...]]:
    return "INSERT INTO records VALUES (?, '', 0, ?)", (f"{number}", b"x" * 6_000)


# Opening the file


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "holiday.jpg"
    path.write_bytes(b"not a database at all, but long enough to be taken for one" * 100)
    with pytest.raises(NotStored, match="not a database"):
        Store(path)
    assert path.read_bytes().startswith(b"not a database")


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotStored, match="unable to open"):
        Store(tmp_path / "nowhere" / "tables.db")


def test_a_file_written_by_a_newer_server_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Store(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(NotStored, match="newer Maskenball"):
        Store(path)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (99,)


@evening
async def test_a_room_that_cant_be_read_costs_itself_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with Evening(tmp_path) as table:
        broken = await table.open_room("hoax")
        whole = await table.open_room("hoax", "Bo")
        await table.hall.store.write(("UPDATE rooms SET house = ? WHERE code = ?", (b'{"code": 5}', broken.code)))
        await table.restart()
        assert list(table.server.lobby.rooms) == [whole.code]
        assert "fault" in caplog.text


@evening
async def test_a_file_that_breaks_while_it_is_used_refuses_moves_but_the_server_stays(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        db = table.hall.store._db
        db.execute("ALTER TABLE entries RENAME TO gone")
        vote = table.live.match.table.ask.must[1].safe()
        before = table.live.match.now
        assert await refusal(seats[1].answer(vote)) == "not_stored"
        assert table.live.match.now == before
        assert (await seats[0].client.get("/healthz"))["status"] == "ok"
        db.execute("ALTER TABLE gone RENAME TO entries")
        await seats[1].answer(vote)
