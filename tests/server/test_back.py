"""Nobody falls out: another device, a lost connection, a server that is started anew."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.evening import Evening, evening, sees
from tests.server.paces import pace
from tests.server.wire import Wire

from maskenball import games
from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import CLOCK, Dice, Who
from maskenball.server.room.value import Room
from maskenball.server.store import read

pytestmark = pytest.mark.usefixtures("each_websocket")

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")
BLINK = pace(missing=5.0)


async def full_table(table: Evening, game: str, **more: Any) -> list[RoomClient]:
    """A game has begun at a small table, with people only."""
    seats = await table.party(game, *NAMES[: max(4, games.find(game).sizes()[0])], **more)
    await seats[0].start()
    return seats


async def half_answered(table: Evening, seats: list[RoomClient], dice: Dice) -> None:
    """Some answers lie under seal, and somebody else is still writing."""
    while not _several(table.live.match.table.ask.must):
        assert table.live.match.outcome is None
        await table.conduct(seats, dice, 1)
    who, other, *_ = [who for who in table.live.match.table.ask.must if who != CLOCK]
    must = table.live.match.table.ask.must
    await seats[_seat(who)].answer(must[who].sample(dice))
    await seats[_seat(other)].draft(must[other].sample(dice))
    await table.caught_up(*seats)


def questions(room: Room) -> dict[int | None, int]:
    """The name of everybody's question."""
    assert room.live is not None
    return {viewer: shown.asked for viewer, shown in room.live.views.shown.items()}


def _several(must: Any) -> bool:
    return len([who for who in must if who != CLOCK]) > 1


def _seat(who: Who) -> int:
    return who[0] if isinstance(who, tuple) else who


# The same person again


@evening
async def test_the_token_takes_the_seat_on_another_device_at_once(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await full_table(table, "resistance")
        await seats[1].close()
        phone = await table.back(seats[1])
        await table.caught_up(phone)
        assert phone.number == seats[1].number
        assert sees(phone).seat == 1


@evening
async def test_phone_and_laptop_see_the_same_and_either_may_answer(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await full_table(table, "resistance")
        laptop = await table.back(seats[0])
        dice = Dice(Random(1).random)
        await table.conduct([laptop, *seats[1:]], dice, 8)
        await table.caught_up(*seats, laptop)
        assert seats[0].seen == laptop.seen
        await seats[0].close()
        await table.advance(100)
        assert not laptop.room.places[0].stand_in, "the laptop is still there"


@evening
async def test_who_comes_back_is_told_only_what_is_new(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await full_table(table, "resistance")
        dice = Dice(Random(2).random)
        await table.conduct(seats, dice, 3)
        before = await table.wire(seats[2])
        (whole,) = [one for one in await before.news() if isinstance(one, p.SeenNow)]
        known = whole.count + len(whole.events) + len(whole.talk)
        assert whole.count == 0
        await before.close()
        await table.conduct(seats, dice, 8)
        later = await table.wire(seats[2], match=whole.match, seat=2, since=known)
        (rest,) = [one for one in await later.news() if isinstance(one, p.SeenNow)]
        assert rest.count == known
        everything = await table.wire(seats[2])
        (again,) = [one for one in await everything.news() if isinstance(one, p.SeenNow)]
        assert [*whole.events, *rest.events] == [*again.events]
        assert rest.set == again.set


@evening
async def test_a_number_of_another_game_or_one_too_high_does_no_harm(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await full_table(table, "resistance")
        wire = await table.wire(seats[2], match="another", seat=2, since=1)
        (whole,) = [one for one in await wire.news() if isinstance(one, p.SeenNow)]
        assert whole.count == 0
        wire = await table.wire(seats[2], match=whole.match, seat=2, since=10**6)
        assert [one for one in await wire.news() if isinstance(one, p.SeenNow)] == [whole]


@evening
async def test_a_device_that_slept_while_its_person_changed_seats_is_told_everything_from_there(tmp_path: Path) -> None:
    """What it had heard was told to another seat: a number into that log says nothing about this one."""
    async with Evening(tmp_path) as table:
        seats = await full_table(table, "resistance")
        await table.conduct(seats, Dice(Random(2).random), 3)
        tablet = await table.back(seats[2])
        await table.caught_up(tablet)
        await tablet.close()
        await seats[2].do(p.Stand)
        await seats[2].until(lambda: sees(seats[2]).seat is None)
        await tablet.__aenter__()
        await tablet.until(lambda: sees(tablet).seat is None)
        await table.caught_up(tablet)
        assert tablet.seen == seats[2].seen
        await tablet.close()
        await seats[2].do(p.Sit, seat=2)
        await tablet.__aenter__()
        await tablet.until(lambda: sees(tablet).seat == 2)
        await table.caught_up(tablet)
        assert tablet.seen == seats[2].seen


@evening
async def test_a_device_that_slept_from_one_game_into_the_next_is_told_only_of_the_next(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await full_table(table, "resistance")
        await table.conduct(seats, Dice(Random(2).random), 12)
        tablet = await table.back(seats[2])
        await table.caught_up(tablet)
        await tablet.close()
        await seats[0].do(p.BackToLobby)
        await seats[0].do(p.Move, seat=0, to=3)
        await seats[0].do(p.Start, anyway=True)
        await tablet.__aenter__()
        await tablet.until(lambda: tablet.seen is not None and sees(tablet).seat == 1)
        await table.caught_up(tablet)


@evening
async def test_a_client_that_missed_the_beginning_of_a_game_begins_anew(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await full_table(table, "resistance")
        dice = Dice(Random(3).random)
        await table.conduct(seats, dice, 3)
        seats[3]._known.match = "another"
        await table.conduct(seats, dice, 6)
        await table.caught_up(*seats)


@evening
async def test_refreshing_in_the_middle_of_a_question_keeps_answer_and_draft(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await full_table(table, "resistance")
        dice = Dice(Random(4).random)
        await half_answered(table, seats, dice)
        for seat in seats:
            again = await table.back(seat)
            await table.caught_up(again)
            assert again.seen == seat.seen
            assert again._known.asked == seat._known.asked
        answered = [sees(seat).answer is not None for seat in seats]
        drafted = [sees(seat).draft is not None for seat in seats]
        assert (sum(answered), sum(drafted)) == (1, 1)


# The same table again


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("number", range(2))
@evening
async def test_after_a_restart_everything_is_as_it_was(tmp_path: Path, game: str, number: int) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        seats = await full_table(table, game, settings={"seconds": {"answer": 500}})
        dice = Dice(Random(f"{game} {number}").random)
        await table.conduct(seats, dice, 7 * number)
        await half_answered(table, seats, dice)
        if channels := sees(seats[1]).speaks:
            await seats[1].say(channels[0], "Hm.")
        await table.caught_up(*seats)
        await table.advance(3)
        before = table.room
        match, clock = table.live.match, table.clock_left()
        asked = {seat.number: seat._known.asked for seat in seats}
        stored = match, match.record(), match.log(), before.state, questions(before)
        await table.restart()
        await table.all_back(*seats)
        after = table.room
        assert after is not before
        match = table.live.match
        assert (match, match.record(), match.log(), after.state, questions(after)) == stored
        assert table.clock_left() == clock
        assert table.live.clock.running
        await table.caught_up(*seats)
        assert {seat.number: seat._known.asked for seat in seats} == asked
        await table.conduct(seats, dice, 5)


@pytest.mark.parametrize("game", games.names())
@evening
async def test_at_every_moment_the_file_holds_the_table_as_it_is(tmp_path: Path, game: str) -> None:
    async with Evening(tmp_path) as table:
        seats = await full_table(table, game)
        dice = Dice(Random(f"file {game}").random)
        for _ in range(40):
            await table.conduct(seats, dice, 1)
            stored = await read.read_room(
                table.services.store, table.room.state.code, await read.journal(table.services.store)
            )
            live = table.live
            assert msgspec.json.encode(stored.state) == msgspec.json.encode(table.room.state)
            assert stored.match is not None
            assert stored.match == live.match
            assert stored.match.record() == live.match.record()
            assert stored.asked == questions(table.room)
            if stored.match.outcome is not None:
                return


@evening
async def test_the_end_of_a_game_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await full_table(table, "resistance")
        await table.conduct(seats, Dice(Random(5).random), 10_000)
        outcome = sees(seats[0]).outcome
        assert outcome is not None
        wins = table.room.state.wins
        await table.restart()
        back = await table.back(seats[2])
        await back.until(lambda: back.seen is not None)
        assert sees(back).outcome == outcome
        assert (back.room.stage, back.room.wins) == ("over", wins)
        await seats[0].start()
        await seats[0].until(lambda: seats[0].room.stage == "playing")


@evening
async def test_whoever_does_not_come_back_after_a_restart_is_missed_like_anybody(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        seats = await full_table(table, "resistance", settings={"grace": 30})
        await seats[3].close()
        await table.restart()
        await table.all_back(seats[0])
        await table.advance(31)
        await seats[0].until(lambda: seats[0].room.places[3].stand_in)


@evening
async def test_the_server_says_that_it_will_be_back(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        wire = await Wire.open(table.url, host.code, p.Hello(host.token, p.VERSION))
        await host.close()
        table.others.append(wire)
        bye, _ = await asyncio.gather(wire.until(p.Bye), table.restart())
        assert bye == p.Bye("restart", again=True)


# Sitting down and getting up during a game


@evening
async def test_whoever_sits_down_again_sees_what_the_seat_sees_and_can_answer(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await full_table(table, "resistance", settings={"absent": "wait"})
        dice = Dice(Random(6).random)
        await table.conduct(seats, dice, 4)
        await seats[4].do(p.Stand)
        await table.caught_up(seats[4])
        assert sees(seats[4]).seat is None, "who gets up looks on like anybody"
        await seats[4].do(p.Sit)
        await table.caught_up(seats[4])
        assert sees(seats[4]).seat == 4
        await table.conduct(seats, dice, 6)
        await table.caught_up(*seats)


@evening
async def test_whoever_comes_back_takes_over_from_the_stand_in_and_everybody_sees_it(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        seats = await full_table(table, "resistance", settings={"grace": 10})
        await seats[2].close()
        await table.advance(11)
        await seats[0].until(lambda: seats[0].room.places[2].stand_in)
        back = await table.back(seats[2])
        await seats[0].until(lambda: not seats[0].room.places[2].stand_in)
        await table.caught_up(back)
