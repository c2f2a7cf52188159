"""A server that stays up: what it keeps has a measure, what it says of itself is true, and no clock closes a room."""

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.evening import GENEROUS, Evening, evening, refusal, sees, voting
from tests.server.test_limits import answer
from tests.server.test_records import finished
from tests.server.test_storage import fill_the_disk

from maskenball import protocol as p
from maskenball.kernel import Dice, Malformed
from maskenball.server.http.app import HEALTH_SECONDS
from maskenball.server.room import chat
from maskenball.server.run.lock import alone
from maskenball.server.store import read, rows
from maskenball.server.store.store import NotStored

# Health


@evening
async def test_on_a_full_disk_the_server_does_not_call_itself_well(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        assert (await answer(table, "/healthz"))[0] == 200
        free = fill_the_disk(table)
        with suppress(NotStored):  # until nothing is left of what was given back before, either
            for number in range(100):
                await table.services.store.write(rows.record(f"{number}", "BCDFG", b"x" * 4000, 0.0))
        assert (await answer(table, "/healthz"))[0] == 200, "known for a moment"
        await table.advance(HEALTH_SECONDS)
        status, plain, _ = await answer(table, "/healthz")
        assert (status, plain["code"]) == (503, "not_stored")
        free()
        await table.advance(HEALTH_SECONDS)
        assert (await answer(table, "/healthz"))[0] == 200


@evening
async def test_however_often_it_is_asked_it_writes_only_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrote: list[int] = []
    write = read.write_and_wipe

    def writing(store: Any) -> Any:
        wrote.append(1)
        return write(store)

    monkeypatch.setattr(read, "write_and_wipe", writing)
    async with Evening(tmp_path) as table:
        for _ in range(20):
            assert (await answer(table, "/healthz"))[0] == 200
        assert len(wrote) == 1
        await table.advance(HEALTH_SECONDS)
        await answer(table, "/healthz")
        assert len(wrote) == 2
        assert await table.services.store.read("SELECT count(*) FROM health") == [(0,)]


# What is kept


@evening
async def test_of_the_chat_only_the_last_lines_are_kept_on_disk_too(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        for number in range(chat.MOST_LINES + 20):
            await host.do(p.Chat, text=f"line {number}")
        assert len(table.room.chat) == chat.MOST_LINES
        assert await table.services.store.read("SELECT count(*) FROM chat") == [(chat.MOST_LINES,)]
        lines = table.room.chat
        await table.restart()
        assert table.room.chat == lines
        assert table.room.chat[-1].text == f"line {chat.MOST_LINES + 19}"


@evening
async def test_whoever_brought_a_record_can_take_it_away_and_nobody_else(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        record = msgspec.json.decode((await finished(table))[2])
        client = table.client()
        kept = await client.post("/api/records", record)
        path = f"/api/records/{kept['record']}"
        for key in ("", "x" * 32, kept["record"]):
            status, plain, _ = await answer(table, f"{path}/delete", {"key": key})
            assert (status, plain["code"]) == (403, "wrong_key")
        assert (await answer(table, path))[0] == 200
        assert (await answer(table, f"{path}/delete", {"key": kept["key"]}))[0] == 200
        assert (await answer(table, path))[0] == 404
        assert (await answer(table, f"{path}/delete", {"key": kept["key"]}))[0] == 404
        own = table.room.state.record
        assert (await answer(table, f"/api/records/{own}/delete", {"key": ""}))[0] == 403, "played here: the host's"


@evening
async def test_one_address_brings_only_so_many_records_and_all_together_only_so_many(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=replace(GENEROUS, records_per_day=2)) as table:
        record = msgspec.json.decode((await finished(table))[2])
        found = [(await answer(table, "/api/records", record))[0] for _ in range(3)]
        assert found == [201, 201, 429]
        await table.advance(86400 / 2)
        assert (await answer(table, "/api/records", record))[0] == 201
    (tmp_path / "full").mkdir()
    async with Evening(tmp_path / "full", limits=replace(GENEROUS, records=1)) as table:
        record = msgspec.json.decode((await finished(table))[2])
        kept = (await answer(table, "/api/records", record))[1]
        assert (await answer(table, "/api/records", record))[1]["code"] == "records_full"
        await answer(table, f"/api/records/{kept['record']}/delete", {"key": kept["key"]})
        assert (await answer(table, "/api/records", record))[0] == 201


# Games that were kept by an older server


def change_the_file(path: Path, sql: str) -> None:
    """As another version of the server might have left it."""
    with closing(sqlite3.connect(path)) as db:
        db.execute(sql)
        db.commit()


@evening
async def test_a_game_that_began_by_other_rules_is_marked_and_plays_on(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        rules = table.live.match.game.rules_version
        await table.close()
        other = f"CAST(replace(CAST(head AS TEXT), '\"rules\": {rules}', '\"rules\": 99') AS BLOB)"
        change_the_file(table.path, f"UPDATE matches SET head = {other}")
        await table.open()
        await table.all_back(*seats)
        await seats[0].until(lambda: seats[0].room.note == "older_rules")
        await table.conduct(seats, Dice(Random(1).random), 3)
        assert table.live.match.record().rules == 99, "its record does not pretend to be of today's rules"
        await seats[0].do(p.BackToLobby)
        await seats[0].until(lambda: not seats[0].room.note)


@pytest.mark.parametrize(
    "broken", ["stands SET stand = X'7B7D'", "matches SET head = X'7B7D'", "entries SET log = X'5B5B'"]
)
@evening
async def test_a_game_that_cant_be_read_is_broken_off_and_the_people_are_told(tmp_path: Path, broken: str) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        await table.close()
        change_the_file(table.path, f"UPDATE {broken}")
        await table.open()
        await table.all_back(*seats)
        for seat in seats:
            await seat.until(lambda: seat.room.note == "broken_off")  # noqa: B023 - waited for at once
        assert {seat.room.stage for seat in seats} == {"lobby"}
        assert [place.name for place in seats[0].room.places] == ["Ada", "Bo", "Cy", "Di", "Ed"]
        await seats[0].start()
        await seats[0].until(lambda: not seats[0].room.note and seats[0].room.stage == "playing")
        await table.caught_up(*seats)
        assert sees(seats[0]).outcome is None


# The lock and the clock


def test_a_file_by_another_name_is_still_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    one, linked, pointed = tmp_path / "one.db", tmp_path / "other" / "linked.db", tmp_path / "other" / "pointed.db"
    one.touch()
    linked.hardlink_to(one)
    pointed.symlink_to(one)
    with alone(one):
        for name in (one, linked, pointed):
            with pytest.raises(Malformed, match="database_in_use"), alone(name):
                pass
    with alone(linked):
        pass


@pytest.mark.parametrize("years", [10, -10])
@evening
async def test_a_clock_that_jumps_closes_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, years: int) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        await host.close()
        await table.advance(30)
        await table.close()
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + years * 365 * 86400)
        await table.open()
        await table.server.lobby.sweep()
        assert host.code in table.server.lobby.rooms


@evening
async def test_a_room_that_nobody_uses_is_closed_after_its_time_however_often_the_server_restarts(
    tmp_path: Path,
) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        await host.close()
        await table.settle()
        for _ in range(3):
            await table.advance(7 * 3600)
            await table.server.lobby.sweep()
            assert host.code in table.server.lobby.rooms
            await table.restart()
        await table.advance(3.1 * 3600)
        await table.server.lobby.sweep()
        assert host.code not in table.server.lobby.rooms
        assert await refusal(table.enter(host.code, "Bo")) == "no_such_room"
