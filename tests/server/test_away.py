"""Those who are away, and clocks that go on where they stopped after a restart or trouble with the disk."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.clocks import begun, left, phase, until_phase
from tests.server.evening import Evening, evening, sees
from tests.server.paces import pace

from maskenball import protocol as p
from maskenball.kernel import Dice
from maskenball.server.play.live import RESTART_SECONDS
from maskenball.server.room.actor import RETRY_SECONDS
from maskenball.server.socket.connection import Connection

BLINK = pace(missing=5.0)

# Those who are away


@evening
async def test_a_line_that_gives_no_sign_of_life_is_cut_and_one_that_does_is_not(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada = await table.open_room("hoax")
        (hers,) = table.actor.listeners.of(ada.number)
        await table.wire(ada)  # her second device: nobody reads what comes, so nothing is ever answered
        (its,) = set(table.actor.listeners.of(ada.number)) - {hers}
        assert isinstance(hers, Connection)
        assert isinstance(its, Connection)
        for _ in range(3):
            its.pulse()
            hers.pulse()
            while not hers.socket.alive:  # noqa: ASYNC110 - nobody tells; it is a moment
                await asyncio.sleep(0)
        while table.actor.listeners.of(ada.number) != (hers,):  # noqa: ASYNC110
            await asyncio.sleep(0)


@evening
async def test_a_table_that_waits_stops_its_clocks_while_somebody_is_away(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        seats = await begun(table, "one_night", 4, absent="wait")
        await until_phase(table, seats, "Discussing")
        await seats[2].close()
        await table.advance(1000)
        assert left(table) == {"discussion": 235.0}
        assert not seats[0].room.places[2].stand_in
        back = await table.back(seats[2])
        await back.until(lambda: back.clock is not None and back.clock.running)
        await table.advance(235)
        assert phase(table) == "Voting"


@pytest.mark.parametrize("absent", ["bot", "safe"])
@evening
async def test_whoever_is_gone_is_stood_in_for_after_the_grace_and_not_before(tmp_path: Path, absent: str) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        seats = await begun(table, "resistance", 5, absent=absent, grace=40)
        await table.conduct(seats, Dice(Random(1).random), 1)
        await seats[3].close()
        safe = table.live.match.table.ask.must[3].safe()
        await table.advance(39)
        assert 3 not in table.live.match.table.sealed
        await table.advance(2)
        await seats[0].until(lambda: sees(seats[0]).awaited == (0, 1, 2, 4))
        if absent == "safe":
            assert table.live.match.table.sealed[3] == safe


@evening
async def test_what_somebody_only_drafted_before_going_does_not_count(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        seats = await begun(table, "resistance", 5, absent="safe", grace=10)
        await table.conduct(seats, Dice(Random(1).random), 1)
        options = table.live.match.table.ask.must[3].options  # type: ignore[attr-defined]  # a vote
        for draft in options:
            await seats[3].draft(draft)
        await seats[3].close()
        await table.advance(11)
        await seats[0].until(lambda: 3 not in (sees(seats[0]).awaited or ()))
        assert table.live.match.table.sealed[3] == options[0]
        back = await table.back(seats[3])
        await table.caught_up(back)
        await back.answer(options[0])
        assert table.live.match.table.sealed[3] == options[0], "until the seal breaks it is one's own answer again"


@evening
async def test_nobody_stands_in_where_people_are_waited_for(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        seats = await begun(table, "resistance", 5, absent="wait", grace=10)
        await table.conduct(seats, Dice(Random(1).random), 1)
        await seats[3].close()
        await table.advance(1000)
        assert not table.live.match.table.sealed


@evening
async def test_a_seat_that_was_left_is_played_on_by_a_bot(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        seats = await begun(table, "resistance", 5, absent="wait")
        await table.conduct(seats, Dice(Random(1).random), 1)
        await seats[3].do(p.Leave)
        await seats[0].until(lambda: sees(seats[0]).awaited == (0, 1, 2, 4))
        assert seats[0].room.places[3].stand_in


@evening
async def test_when_everybody_is_gone_the_table_stands_still_until_somebody_is_back(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        seats = await begun(table, "one_night", 4, grace=10)
        await until_phase(table, seats, "Discussing")
        screen = await table.enter(seats[0].code, "TV", role="screen")
        for seat in seats:
            await seat.close()
        await table.advance(10_000)
        assert phase(table) == "Discussing"
        assert left(table) == {"discussion": 235.0}
        back = await table.back(seats[3])
        await back.until(lambda: back.clock is not None and back.clock.running)
        await screen.until(lambda: sum(place.stand_in for place in screen.room.places) == 3)


# The clock and the file


@evening
async def test_a_slot_that_has_just_begun_is_on_disk_with_the_move_that_began_it(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "one_night", 4)
        await until_phase(table, seats, "Discussing")
        ((clock,),) = await table.services.store.read("SELECT clock FROM stands")
        assert clock == b'{"discussion":240.0}'


@pytest.mark.parametrize("missing", [0, 1])
@evening
async def test_after_a_restart_the_clock_waits_a_moment_for_those_who_are_not_back(
    tmp_path: Path, missing: int
) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        seats = await begun(table, "one_night", 4)
        await until_phase(table, seats, "Discussing")
        await table.advance(238)
        if missing:
            await seats[3].close()
        await table.restart()
        await table.all_back(*seats[: 4 - missing])
        if missing:
            await table.advance(RESTART_SECONDS - 1)
            assert left(table) == {"discussion": 2.0}
            await table.advance(1)
        await table.advance(1.5)
        assert phase(table) == "Discussing"
        await table.advance(0.5)
        assert phase(table) == "Voting"


@evening
async def test_a_pause_lasts_across_a_restart(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "one_night", 4)
        await until_phase(table, seats, "Discussing")
        await seats[0].do(p.Pause)
        await table.restart()
        await table.all_back(*seats)
        await table.advance(1000)
        assert left(table) == {"discussion": 240.0}
        await seats[0].do(p.Pause, on=False)
        await table.advance(240)
        assert phase(table) == "Voting"


@evening
async def test_time_that_ran_out_while_nothing_could_be_written_runs_out_again(tmp_path: Path) -> None:
    async with Evening(tmp_path, patience=0.0) as table:
        seats = await begun(table, "one_night", 4)
        await until_phase(table, seats, "Discussing")
        with table.somebody_holds_the_file():
            await table.advance(240)
            assert phase(table) == "Discussing"
        await table.advance(RETRY_SECONDS)
        assert phase(table) == "Voting"


@evening
async def test_what_a_team_answers_is_left_to_the_people_in_it(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada = await table.open_room("decrypto", options={"teams": "1122"}, settings={"timers": False})
        for _ in range(3):
            await ada.do(p.AddBot, level="heuristic")
        await ada.start()
        await table.advance(60)
        match = table.live.match
        assert phase(table) == "Naming"
        assert {who for who in match.table.ask.must if who not in match.table.sealed} == {(0, 1)}
        await ada.answer(match.table.ask.must[0, 1].safe())
        await table.advance(60)
        assert phase(table) == "Writing"
