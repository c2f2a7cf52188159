"""After a game: the next one begins when everybody wants it, and nobody's tap takes the end away from the others."""

from pathlib import Path
from random import Random

from tests.server.evening import Evening, evening, refusal
from tests.server.paces import pace

from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import Dice

PACE = pace(rematch=30.0)


async def over(table: Evening) -> list[RoomClient]:
    """Five people after a game of The Resistance."""
    seats = await table.party("resistance", "Ada", "Bo", "Cy", "Di", "Ed")
    await seats[0].start()
    await table.conduct(seats, Dice(Random(1).random), 10_000)
    await table.caught_up(*seats)
    assert seats[0].room is not None
    assert stage(seats[0]) == "over"
    return seats


def stage(seat: RoomClient) -> str:
    return seat.room.stage


@evening
async def test_the_next_game_begins_with_the_last_mark(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=PACE) as table:
        seats = await over(table)
        first = seats[0].room.match
        for seat in seats[:4]:
            await seat.do(p.Ready)
        await table.caught_up(*seats)
        assert stage(seats[0]) == "over"
        await seats[4].do(p.Ready)
        await seats[0].until(lambda: stage(seats[0]) == "playing")
        assert seats[0].room.match != first


@evening
async def test_the_host_begins_without_the_others_only_after_half_a_minute(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=PACE) as table:
        seats = await over(table)
        await seats[0].do(p.Ready)
        assert await refusal(seats[0].start()) == "wait_for_marks"
        assert stage(seats[0]) == "over"
        await table.advance(29.0)
        assert await refusal(seats[0].start()) == "wait_for_marks"
        await table.advance(1.0)
        await seats[0].start()
        await seats[0].until(lambda: stage(seats[0]) == "playing")


@evening
async def test_a_mark_can_be_taken_back(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=PACE) as table:
        seats = await over(table)
        await seats[0].do(p.Ready)
        await seats[0].do(p.Ready, on=False)
        for seat in seats[1:]:
            await seat.do(p.Ready)
        await table.caught_up(*seats)
        assert stage(seats[0]) == "over"
