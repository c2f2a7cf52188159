"""Time at the table: slots, bells, pauses, and taking one's time."""

from pathlib import Path
from random import Random

from msgspec.structs import replace
from tests.server.clocks import begun, left, phase, until_phase
from tests.server.evening import Evening, evening, refusal, sees
from tests.server.paces import pace
from tests.server.watched import raw

from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.games.decrypto.model import Guess, Write
from maskenball.games.resistance.events import Voted
from maskenball.kernel import ANSWER, CLOCK, Dice
from maskenball.kernel.record import Rang, Spoke
from maskenball.server.room.events import Requested

# Slots and bells


@evening
async def test_a_discussion_lasts_as_long_as_the_game_says_and_everybody_sees_how_long(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "one_night", 4)
        await until_phase(table, seats, "Discussing")
        await seats[2].until(lambda: seats[2].clock == p.ClockNow({"discussion": 240.0}, running=True))
        await table.advance(239.5)
        assert phase(table) == "Discussing"
        await table.advance(0.5)
        assert phase(table) == "Voting"


@evening
async def test_however_busy_the_table_is_the_clock_goes_on(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "one_night", 4)
        await until_phase(table, seats, "Discussing")
        for _ in range(50):
            await table.advance(0.04)
            await seats[1].say("all", "Wait!")
        assert left(table) == {"discussion": 238.0}


@evening
async def test_the_host_may_set_other_times_also_for_every_night_turn_at_once(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "one_night", 4, seconds={"discussion": 30, "night": 7})
        await until_phase(table, seats, "NightTurn")
        assert set(left(table).values()) == {7.0}
        await until_phase(table, seats, "Discussing")
        assert left(table) == {"discussion": 30.0}


@evening
async def test_whoever_does_nothing_all_night_is_not_waited_for(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        await until_phase(table, await begun(table, "one_night", 4), "NightTurn")
        for _ in range(4):
            assert phase(table) == "NightTurn"
            await table.advance(12)
        assert phase(table) != "NightTurn"


@evening
async def test_the_time_of_the_second_writer_begins_when_the_first_has_finished(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "decrypto", 4, {"teams": "1122"})
        await until_phase(table, seats, "Writing")
        assert left(table) == {}
        await table.advance(1000)
        first, second = (seats[who] for who in table.live.match.table.ask.must if isinstance(who, int))
        await first.answer(sees(first).choice.sample(Dice(Random(1).random)))  # type: ignore[union-attr]  # it writes
        assert left(table) == {"writing 1": 30.0}
        await second.draft(Write("Wolke", "", ""))
        await table.advance(30)
        assert phase(table) == "Guessing"
        record = table.live.match.table.state
        assert "Wolke" in str(record), "what was written when the time ran out counts"


@evening
async def test_of_clues_that_were_refused_those_that_are_right_count_when_the_time_runs_out(tmp_path: Path) -> None:
    """D-13, D-39: what is in a slot at the bell is written, if it would be taken."""
    async with Evening(tmp_path) as table:
        seats = await begun(table, "decrypto", 4, {"teams": "1122"})
        await until_phase(table, seats, "Writing")
        first, second = (seats[who] for who in table.live.match.table.ask.must if isinstance(who, int))
        await first.answer(sees(first).choice.sample(Dice(Random(1).random)))  # type: ignore[union-attr]  # it writes
        refused = Write("Wolke", "Wolke", "x" * 200)
        assert await refusal(second.answer(refused)) == "clue_twice"
        await second.until(lambda: sees(second).draft == refused)
        assert await refusal(second.answer(Write("", "3", "4"))) == "clue_is_number"
        assert sees(second).draft == refused, "nothing of that would count"
        await table.advance(30)
        lines = table.live.match.table.state.clues
        assert ("Wolke", None, None) in lines


@evening
async def test_a_refused_answer_that_is_whole_or_nothing_leaves_no_draft(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "decrypto", 4, {"teams": "1122"})
        await until_phase(table, seats, "Guessing")
        decoder = next(seat for seat in range(4) if sees(seats[seat]).choice is not None)
        before = table.live.match
        assert await refusal(seats[decoder].answer(Guess("1.1.2"))) == "digit_twice"
        assert table.live.match == before


@evening
async def test_a_ring_for_a_question_that_was_answered_in_the_last_instant_is_not_heard(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "resistance", 5, seconds={"answer": 20})
        asked = table.live.match.table
        (leader,) = asked.ask.must
        assert isinstance(leader, int)
        answer = asked.ask.must[leader].safe()

        async def busy() -> None:  # the answer and the bell come while the room has its hands full
            message = p.Answer("last", table.room.state.match, seats[leader]._known.asked, raw(answer))
            table.actor.mailbox.post(table.actor.apply(Requested(seats[leader].number, message)))
            ring = table.time.due(table.time.now() + 20)
            assert ring is not None
            ring()

        await table.actor.mailbox.ask(busy)
        await table.settle()
        now = table.live.match.table
        assert now.step == asked.step + 1
        assert not now.sealed, "everybody has twenty seconds again for the next question"
        assert left(table) == {"answer": 20.0}


# Answers that are limited by the host


@evening
async def test_at_the_hosts_limit_what_is_safe_counts_for_the_silent_whatever_they_drafted(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "resistance", 5, seconds={"answer": 20})
        await table.conduct(seats, Dice(Random(1).random), 1)
        table_before = table.live.match.table
        must = table_before.ask.must
        _, other = must[1].options  # type: ignore[attr-defined]  # a vote
        assert other != must[1].safe()
        await seats[1].draft(other)
        await table.advance(19)
        assert table.live.match.table.step == table_before.step
        await table.advance(1)
        assert table.live.match.entries[-1] == Rang(ANSWER)
        (voted,) = [event for event in table.live.match.seen(0).events if isinstance(event, Voted)]
        assert voted.votes == tuple(must[seat].safe().yes for seat in range(5))


@evening
async def test_every_question_has_its_own_time_and_people_are_told(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "resistance", 5, seconds={"answer": 20})
        await table.advance(15)
        await table.conduct(seats, Dice(Random(1).random), 1)
        assert left(table) == {"answer": 20.0}
        await seats[3].until(lambda: seats[3].clock == p.ClockNow({"answer": 20.0}, running=True))


# Pauses


@evening
async def test_a_pause_stops_the_clock_and_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "one_night", 4)
        await until_phase(table, seats, "Discussing")
        await table.advance(100)
        for seat in seats[1:]:
            await seat.do(p.Pause)
        await seats[0].until(lambda: seats[0].room.paused)
        await seats[0].until(lambda: seats[0].clock == p.ClockNow({"discussion": 140.0}, running=False))
        await table.advance(1000)
        assert left(table) == {"discussion": 140.0}
        await seats[0].do(p.Pause, on=False)
        await table.advance(139)
        assert phase(table) == "Discussing"
        await table.advance(1)
        assert phase(table) == "Voting"


@evening
async def test_bots_wait_during_a_pause_and_play_on_after_it(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=pace(2.0, bot_turn=5.0, missing=5.0)) as table:
        host = await table.open_room("resistance")
        await host.start(bots=4, level="random")
        await table.caught_up(host)
        if sees(host).choice is not None:
            await host.answer(sees(host).choice.safe())  # type: ignore[union-attr]  # just asked
        await host.do(p.Pause)
        before = table.live.match
        for _ in range(5):
            await table.advance(10)
        assert table.live.match == before
        await host.do(p.Pause, on=False)
        while table.live.match == before:
            await table.time.wound.wait()
            table.time.wound.clear()
            await table.advance(2)


@evening
async def test_bots_answer_after_a_while_and_never_at_once(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=replace(pace(), bot_delay={"normal": (2.0, 4.0)})) as table:
        host = await table.open_room("hoax")
        await host.do(p.Stand)
        for _ in range(3):
            await host.do(p.AddBot, level="random")
        await host.start()
        await table.advance(1.9)
        assert all(isinstance(entry, Spoke) for entry in table.live.match.entries), "at most a word"
        await table.advance(2.2)
        assert not all(isinstance(entry, Spoke) for entry in table.live.match.entries)


async def people_write_against_bots(table: Evening) -> list[RoomClient]:
    """Decrypto, two people against two bots; both teams write."""
    seats = await table.party("decrypto", "Ada", "Bo", options={"teams": "1122"})
    for _ in range(2):
        await seats[0].do(p.AddBot, level="random")
    await seats[0].start()
    await until_phase(table, seats, "Writing")
    return seats


@evening
async def test_a_bot_does_not_set_the_time_running_while_a_person_still_writes(tmp_path: Path) -> None:
    """D-13: the first who has finished starts the time of the other; a bot has always finished."""
    async with Evening(tmp_path, pace=pace(bot_patience=60.0)) as table:
        seats = await people_write_against_bots(table)
        (writer,) = [who for who in table.live.match.table.ask.must if who in (0, 1)]
        await table.advance(59)
        assert (table.clock_left(), [*table.live.match.table.sealed]) == ({}, [])
        await seats[writer].answer(sees(seats[writer]).choice.sample(Dice(Random(1).random)))  # type: ignore[union-attr]
        await table.advance(2)
        assert phase(table) == "Guessing", "now the bot takes no longer than ever"


@evening
async def test_but_it_does_not_wait_for_ever(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=pace(bot_patience=60.0)) as table:
        await people_write_against_bots(table)
        await table.advance(62)
        assert [*table.clock_left()] == ["writing 1"]


# Without timers


@evening
async def test_without_timers_nothing_ends_before_the_host_says_so(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "one_night", 4, timers=False)
        await until_phase(table, seats, "Discussing")
        assert left(table) == {}
        await table.advance(10_000)
        assert phase(table) == "Discussing"
        assert await refusal(seats[1].do(p.GoOn, slot="discussion")) == "only_host"
        assert await refusal(seats[0].do(p.GoOn, slot="dinner")) == "no_such_slot"
        await seats[0].do(p.GoOn, slot="discussion")
        assert phase(table) == "Voting"
        assert await refusal(seats[0].do(p.GoOn)) == "no_such_slot"


@evening
async def test_the_host_need_not_know_what_the_time_is_called(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "one_night", 4, timers=False)
        await until_phase(table, seats, "Discussing")
        await seats[0].do(p.GoOn)
        assert phase(table) == "Voting"


@evening
async def test_without_timers_a_night_turn_takes_its_time_and_waits_for_whoever_is_slow(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "one_night", 4, timers=False)
        await until_phase(table, seats, "NightTurn")
        seat = table.live.match.table.state.phase.seat
        dice = Dice(Random(1).random)
        while CLOCK not in table.live.match.table.ask.must:
            await table.conduct(seats, dice, 1)
        assert left(table) == {f"night {seat}": 12.0}
        assert await refusal(seats[0].do(p.GoOn, slot=f"night {seat}")) == "no_such_slot", "that would tell something"
        step = table.live.match.table.step
        await table.advance(500)
        assert table.live.match.table.step == step
        await seats[seat].answer(sees(seats[seat]).choice.safe())  # type: ignore[union-attr]  # asked for DONE
        await table.advance(0)
        assert table.live.match.table.step > step


@evening
async def test_a_hand_that_is_a_little_early_is_set_again(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        await begun(table, "resistance", 5, seconds={"answer": 20})
        asked = table.live.match.table
        for _, _, waiting in list(table.time._waiting):
            if waiting.do is not None:
                waiting.do()
        await table.settle()
        assert table.live.match.table is asked
        await table.advance(20)
        assert table.live.match.table.step == asked.step + 1
