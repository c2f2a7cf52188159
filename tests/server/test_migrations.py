"""The file of a server lives longer than any version of it: it is brought to each new form, and swept."""

import asyncio
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Raw
from tests.server.evening import Evening, evening, voting

from maskenball import protocol as p
from maskenball.kernel import Dice
from maskenball.server.room.state import RoomState
from maskenball.server.store import migrations, read, rows, sqlite
from maskenball.server.store.sqlite import SqliteStore
from maskenball.server.store.store import NotStored

FROZEN = {
    "001.sql": "0bec5b31d25fd89b387f61dac2dbfd51e43199a532135e7e42b5d59f413e12a2",
    "002.sql": "767632b3e3639697801db9ae9b518c849e39e41db8919857f78e9155590a1d70",
    "003.sql": "7fca90841cba81a9397904a906bcb4938781607e050e113fbe34d56baff50ba0",
    "004.sql": "ba568946c93d641ec8407174ce0e496aa0f974e10a8f5c9ebd4cc261666f75ae",
    "005.sql": "0352aa25a675f2db3fd1572c09c9f5ca7671d2e7d6fe9e5ac4f521f1e897b91f",
    "006.sql": "eb9584dc9a21838a80bc4971ebbc0183b553c17c22ac7dd4a2612f8a7576da4a",
    "007.sql": "a40f0b558e1138c057c01ff1dc6b91ac338b04ff1aa95bada38037ea3b24cd2b",
    "postgresql/001.sql": "3817720a891b276ecb299f3261d39c2f3f23a4047d2114ac2713773192dbd238",
    "postgresql/002.sql": "4951dc3cc7f8366a2fab5bebb42d50350199ec90f5dd8cbed5c583a55aa74525",
}
MIGRATIONS = Path(__file__).parents[2] / "src" / "maskenball" / "server" / "store" / "migrations"


def test_a_migration_that_files_have_been_through_is_never_changed_again() -> None:
    """Another form is another script: give it the next number, and its hash a line above."""
    assert {
        str(path.relative_to(MIGRATIONS)): sha256(path.read_bytes()).hexdigest() for path in MIGRATIONS.rglob("*.sql")
    } == FROZEN


def in_the_form_before_006(db: sqlite3.Connection) -> None:
    """Undo what that script did to the tables."""
    db.execute("ALTER TABLE rooms RENAME COLUMN idle TO used")
    db.execute("DROP INDEX brought")
    db.execute("ALTER TABLE records DROP COLUMN key")
    db.execute("DROP TABLE health")
    db.execute("DROP TABLE notes")  # of 007


def in_the_first_form(path: Path, old: Path) -> None:
    """What lies in this file, as the first version would have written it."""
    with closing(sqlite3.connect(old)) as db:
        db.executescript((MIGRATIONS / "001.sql").read_text(encoding="utf-8") + "PRAGMA user_version = 1;")
        db.execute("ATTACH ? AS new", (str(path),))
        for table in ("rooms", "done", "chat"):
            db.execute(f"INSERT INTO {table} SELECT * FROM new.{table}")
        db.execute("INSERT INTO records SELECT id, code, made, record FROM new.records")
        match = "id, code, head, at, stand, asked, clock FROM new.matches JOIN new.stands USING (code)"
        db.execute(f"INSERT INTO matches SELECT {match}")
        db.execute("INSERT INTO entries SELECT match, number, entry, log FROM new.entries")
        moves = "new.entries JOIN new.matches ON id = match WHERE message IS NOT NULL"
        db.execute(f"INSERT INTO done (code, person, id) SELECT code, person, message FROM {moves}")
        db.commit()


@evening
async def test_a_game_kept_in_the_first_form_goes_on_and_its_messages_are_known_as_done(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        await seats[1].answer(table.live.match.table.ask.must[1].safe())
        wire = await table.wire(seats[0])
        await wire.news()
        asked = wire.asked
        vote = Raw(msgspec.json.encode(table.live.match.table.ask.must[0].safe()))
        await wire.do(p.Answer, "once", asked=asked, action=vote)
        before = table.live.match.record()
    other = tmp_path / "other"
    other.mkdir()
    in_the_first_form(table.path, other / "tables.db")
    async with Evening(other) as table:
        back = [await table.back(seat) for seat in seats]
        assert table.live.match.record() == before
        wire = await table.wire(back[0])
        assert await wire.do(p.Answer, "once", match="", asked=asked, action=vote) == p.Done("once")
        assert table.live.match.record() == before
        await table.conduct(back, Dice(Random(1).random), 12)
        assert len(table.live.match.entries) > len(before.entries)
        await table.restart()
        await table.all_back(*back)
        await table.caught_up(*back)


def test_the_next_form_finds_what_the_last_one_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a form that does not exist yet: a table is added, and filled from what is there."""
    path = tmp_path / "tables.db"
    known = migrations.scripts()
    with closing(SqliteStore(path)) as old:
        asyncio.run(old.write(rows.room(RoomState(code="BCDFG", game="hoax", wins={"Ada": 3}))))
    again = "CREATE TABLE won (code TEXT, wins TEXT); INSERT INTO won SELECT code, house ->> '$.wins' FROM rooms"
    monkeypatch.setattr(sqlite, "scripts", lambda: [*known, again])
    for _ in range(2):  # each script is done once
        with closing(SqliteStore(path)) as new:
            assert asyncio.run(new.read("SELECT * FROM won")) == [("BCDFG", '{"Ada":3}')]
            assert asyncio.run(new.read("PRAGMA user_version")) == [(len(known) + 1,)]


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    known = migrations.scripts()
    with closing(SqliteStore(path)) as old:
        asyncio.run(old.write(rows.room(RoomState(code="BCDFG", game="hoax"))))
    monkeypatch.setattr(sqlite, "scripts", lambda: [*known, "DELETE FROM rooms; CREATE TABLE rooms (code TEXT)"])
    with pytest.raises(NotStored, match="already exists"):
        SqliteStore(path)
    monkeypatch.setattr(sqlite, "scripts", lambda: known)
    with closing(SqliteStore(path)) as old:
        assert asyncio.run(old.read("SELECT code FROM rooms")) == [("BCDFG",)]


@evening
async def test_what_nobody_needs_any_more_is_swept_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        for _ in range(2):
            await seats[0].do(p.BackToLobby)
            await seats[0].do(p.Start, anyway=True)
        monkeypatch.setattr(read, "SWEEP_ROWS", 2)  # in several steps
        await table.server.lobby.sweep()
        assert await table.services.store.read("SELECT DISTINCT match FROM entries") == [(table.room.state.match,)]
        done = [("BCDFG", 1, f"{number}") for number in range(rows.MOST_DONE + 5)]
        await table.services.store.write(
            *(rows.done(code, (person, message)) for code, person, message in done),
            rows.room(RoomState(code="BCDFG", game="hoax")),
        )
        await table.server.lobby.sweep()
        kept = await table.services.store.read("SELECT code, person, id FROM done WHERE code = 'BCDFG' ORDER BY n")
        assert kept == done[5:]
