"""What people note down about each other is theirs alone: on all their devices, after a restart, and nobody else's."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.evening import Evening, evening, voting
from tests.server.wire import Wire

from maskenball import protocol as p
from maskenball.client import RoomClient

TEXT = "wasonbothfailedmissions"


async def noted(table: Evening) -> tuple[list[RoomClient], Wire]:
    """Five at a table, of whom the second has noted something down about the third, by this socket."""
    seats = await voting(table)
    wire = await table.wire(seats[1])
    await wire.news()
    done = await wire.do(p.Note, match=wire.match, seat=2, suspicion=3, text=TEXT, since=4)
    assert isinstance(done, p.Done)
    return seats, wire


def notes(wire: Wire) -> list[Any]:
    return [message.notes for message in wire.heard(p.NotesNow)]


@evening
async def test_a_note_is_on_all_devices_of_its_person_and_on_nobody_elses(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        uma = await table.enter(seats[0].code, "Uma", role="spectator")
        others = [await table.wire(one) for one in (*seats[:1], *seats[2:], uma)]
        own, laptop = await table.wire(seats[1]), await table.wire(seats[1])
        for wire in (*others, own, laptop):
            await wire.news()
        await own.do(p.Note, match=own.match, seat=2, suspicion=4, text=TEXT)
        await laptop.news()
        assert notes(own) == notes(laptop) == [(p.PrivateNote(2, 4, TEXT, 0),)]
        for wire in others:
            assert await wire.news() == [], "not even that somebody noted something down"


@evening
async def test_a_later_note_about_the_same_seat_takes_the_place_of_the_earlier(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        _, wire = await noted(table)
        await wire.do(p.Note, match=wire.match, seat=2, suspicion=0)
        await wire.do(p.Note, match=wire.match, seat=0, text="talks a lot")
        assert notes(wire)[-1] == (p.PrivateNote(0, None, "talks a lot", 0), p.PrivateNote(2, 0, "", 0))


@evening
async def test_notes_survive_a_restart(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats, _ = await noted(table)
        await table.close()
        await table.open()
        again = await table.wire(seats[1])
        await again.news()
        assert notes(again) == [(p.PrivateNote(2, 3, TEXT, 4),)]


@evening
async def test_whoever_sits_down_on_a_seat_that_was_left_gets_none_of_its_notes(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats, wire = await noted(table)
        await seats[1].do(p.Stand)
        for seat in (seats[0], seats[2]):
            other = await table.wire(seat)
            await other.news()
            assert TEXT not in "".join(map(str, other.frames))
        back = await table.wire(seats[1])
        await back.news()
        assert notes(back) == notes(wire)[:1], "looking on, the person still has them"


@evening
async def test_the_next_game_begins_without_notes(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats, _ = await noted(table)
        await seats[0].do(p.BackToLobby)
        await seats[0].start()
        wire = await table.wire(seats[1])
        await wire.news()
        assert notes(wire) == []


@pytest.mark.parametrize(
    ("fields", "code"),
    [({"seat": 5}, "no_such_seat"), ({"seat": 2, "match": "another"}, "stale")],
)
@evening
async def test_a_note_about_nobody_is_refused(tmp_path: Path, fields: dict[str, Any], code: str) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        wire = await table.wire(seats[1])
        await wire.news()
        assert (await wire.do(p.Note, **{"match": wire.match, **fields})).why.code == code
        assert notes(wire) == []
