"""Trouble with the disk: a clear word, nothing half done, and the game goes on once it works again."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.evening import Evening, ThinksAtOnce, evening, play, refusal, sees, voting

from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import Dice
from maskenball.server.bots.driver import LOOK_AGAIN_SECONDS
from maskenball.server.http.app import HEALTH_SECONDS
from maskenball.server.pace import INSTANT, steady
from maskenball.server.room.actor import RoomActor
from maskenball.server.room.events import BotMoved
from maskenball.server.services import Services
from maskenball.server.store import read, rows
from maskenball.server.store.disk import SqliteDisk, WalDisk
from maskenball.server.store.sqlite import SqliteStore
from maskenball.server.store.store import NotStored


@pytest.fixture(autouse=True, params=[WalDisk, SqliteDisk])
def disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything here holds with both ways to bring commits onto the disk."""
    monkeypatch.setattr(Evening, "disk", request.param)


def sqlite(table: Evening) -> sqlite3.Connection:
    """The connection that writes."""
    assert isinstance(table.services.store, SqliteStore)
    return table.services.store._db


def fill_the_disk(table: Evening) -> Any:
    """Not one page more; what is given back makes room again."""
    db = sqlite(table)
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
        room, before = table.room.state, table.live.match
        vote = before.table.ask.must[1].safe()
        long = "x" * 500
        refused = ""
        for _ in range(50):  # until the last page is full
            refused = await refusal(seats[1].say("all", long))
            if refused:
                break
            before = table.live.match
        assert refused == "not_stored"
        for wire in wires:
            await wire.news()
        assert await refusal(seats[1].do(p.Chat, text=long)) in ("not_stored", "chat_while_playing")
        assert (table.room.state, table.live.match) == (room, before)
        heard = [await wire.news() for wire in wires]
        assert all(not any(isinstance(one, p.SeenNow | p.SeenNext | p.RoomNow) for one in news) for news in heard)
        assert "not stored" in caplog.text
        free()
        await seats[1].answer(vote)
        await seats[1].say("all", long)
        await table.caught_up(*seats)
        stored = await read.read_room(table.services.store, seats[0].code, await read.journal(table.services.store))
        assert stored.match == table.live.match


@evening
async def test_a_file_that_somebody_else_holds_is_waited_for_and_then_refused(tmp_path: Path) -> None:
    async with Evening(tmp_path, patience=0.0) as table:
        seats = await voting(table)
        before, room = table.live.match, table.room.state
        vote = before.table.ask.must[1].safe()
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
            assert (table.live.match, table.room.state) == (before, room)
            assert list(table.server.lobby.rooms) == [room.code]
        await seats[1].answer(vote)
        await table.caught_up(*seats)
        assert sees(seats[1]).answer == vote
        await seats[0].do(p.Lock)


@evening
async def test_the_health_of_the_server_tells_that_it_cant_write(tmp_path: Path) -> None:
    async with Evening(tmp_path, patience=0.0) as table:
        client = table.client()
        assert (await client.get("/healthz"))["status"] == "ok"
        await table.advance(HEALTH_SECONDS)
        with table.somebody_holds_the_file():
            async with client.http.get(f"{table.url}/healthz") as answer:
                assert answer.status == 503
                assert (await answer.json())["code"] == "not_stored"
        await table.advance(HEALTH_SECONDS)
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
        turning = asyncio.create_task(turn_for_bots(table))
        seen = await playing
        turning.cancel()
        assert seen.outcome is not None


@evening
async def test_a_bot_whose_move_cant_be_stored_waits_before_it_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []
    bot_moved = RoomActor.bot_moved

    async def counted(actor: RoomActor, event: BotMoved) -> None:
        if not event.channel:  # what it says besides is no move
            tried.append(event.seat)
        await bot_moved(actor, event)

    monkeypatch.setattr(RoomActor, "bot_moved", counted)
    pace = replace(INSTANT, bot_delay=steady(1.0))
    async with Evening(tmp_path, patience=0.0, pace=pace) as table:
        host = await table.open_room("one_night")
        await host.start(bots=4, level="random")
        with table.somebody_holds_the_file():
            await table.advance(1.0)
            once = sorted(tried)
            assert once
            assert len(set(once)) == len(once), "each bot that is asked tried once"
            await table.advance(1.0)
            assert sorted(tried) == once
            await table.advance(LOOK_AGAIN_SECONDS)
            assert sorted(tried) == sorted(once * 2)


@evening
async def test_a_room_that_is_closed_while_a_move_is_stored_sets_no_bots_going(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = []

    async def think(services: Services, do: Any, about: Any) -> Any:
        thoughts.append(about)
        await asyncio.Event().wait()

    monkeypatch.setattr(ThinksAtOnce, "think", think)
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        for _ in range(3):
            await host.do(p.AddBot, level="random")
        actor, bring = table.actor, table.services.store.bring

        def bring_and_close(*what: Any) -> Any:
            stored = bring(*what)
            actor.close("restart", again=True)
            return stored

        monkeypatch.setattr(table.services.store, "bring", bring_and_close)
        starting = asyncio.create_task(host.start())
        await host.until(lambda: actor.room.live is not None)
        await table.settle()
        assert not thoughts
        starting.cancel()


async def turn_for_bots(table: Evening) -> None:
    """Let time pass, so that bots try again."""
    while True:
        await table.advance(LOOK_AGAIN_SECONDS)


async def play_patiently(seat: RoomClient) -> Any:
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
    with closing(SqliteStore(tmp_path / "tables.db")) as store:
        good = ("INSERT INTO records (id, code, made, record) VALUES (?, '', 0, '')", ("good",))
        bad = ("INSERT INTO records (id, code, made, record) VALUES (?, ?, 0, '')", ("bad", None))
        odd = ("INSERT INTO records (id, code, made, record) VALUES (?, '', 0, '')", (2**70,))
        found = await asyncio.gather(
            store.write(good), store.write(bad), store.write(odd), store.write(good), return_exceptions=True
        )
        assert [type(each) for each in found] == [type(None), NotStored, NotStored, NotStored]
        assert await store.read("SELECT id FROM records") == [("good",)]
        await store.write(("DELETE FROM records", ()))
        assert await store.read("SELECT id FROM records") == []


@evening
async def test_those_who_wait_for_a_held_file_together_are_refused_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []
    together = SqliteStore._together

    def counted(store: SqliteStore, jobs: list[Any]) -> None:
        tries.append(len(jobs))
        together(store, jobs)

    monkeypatch.setattr(SqliteStore, "_together", counted)
    async with Evening(tmp_path, patience=0.01) as table:
        store = table.services.store
        with table.somebody_holds_the_file():
            writes = [store.write(("DELETE FROM records", ())) for _ in range(30)]
            found = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(each) for each in found] == [NotStored] * 30
        assert set(tries) == {30}, "nobody waits for the others"
        await store.write(("DELETE FROM records", ()))


@evening
async def test_a_file_that_is_held_for_a_moment_delays_a_move_and_nothing_else(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        store = table.services.store
        with table.somebody_holds_the_file():
            writing = asyncio.create_task(store.write(rows.record("it", "", b"", 0.0)))
            assert (await table.client().get("/api/games"))["games"], "the server goes on meanwhile"
            assert not writing.done()
        await writing
        assert await store.read("SELECT id FROM records") == [("it",)]


# Opening the file


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "holiday.jpg"
    path.write_bytes(b"not a database at all, but long enough to be taken for one" * 100)
    with pytest.raises(NotStored, match="not a database"):
        SqliteStore(path)
    assert path.read_bytes().startswith(b"not a database")


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotStored, match="unable to open"):
        SqliteStore(tmp_path / "nowhere" / "tables.db")


def test_a_file_written_by_a_newer_server_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(NotStored, match="newer Maskenball"):
        SqliteStore(path)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (99,)


@evening
async def test_a_room_that_cant_be_read_costs_itself_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with Evening(tmp_path) as table:
        broken = await table.open_room("hoax")
        whole = await table.open_room("hoax", "Bo")
        await table.services.store.write(("UPDATE rooms SET house = ? WHERE code = ?", (b'{"code": 5}', broken.code)))
        await table.restart()
        assert list(table.server.lobby.rooms) == [whole.code]
        assert "fault" in caplog.text


@evening
async def test_a_file_that_breaks_while_it_is_used_refuses_moves_but_the_server_stays(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        db = sqlite(table)
        db.execute("ALTER TABLE entries RENAME TO gone")
        vote = table.live.match.table.ask.must[1].safe()
        before = table.live.match
        assert await refusal(seats[1].answer(vote)) == "not_stored"
        assert table.live.match == before
        assert (await seats[0].client.get("/healthz"))["status"] == "ok"
        db.execute("ALTER TABLE gone RENAME TO entries")
        await seats[1].answer(vote)
