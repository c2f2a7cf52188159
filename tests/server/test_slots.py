"""Slots: what runs is never refilled, what is taken back does not count, and a turn has one length for every card."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.server.clocks import begun, left, phase, until_phase
from tests.server.evening import Evening, evening, sees
from tests.server.paces import pace
from tests.server.test_beat import all_have_played, opened
from tests.server.test_migrations import in_the_form_before_006
from tests.server.watched import BREATH, gather, raw

from maskenball import games
from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.games.decrypto.model import Guess, Object, Vote, Write
from maskenball.games.one_night.model import Done, Specialist
from maskenball.games.resistance.model import Accuse
from maskenball.kernel import CLOCK, Dice, Match
from maskenball.kernel.record import Answered, Drawn

# Running on


async def writers(table: Evening) -> tuple[RoomClient, RoomClient]:
    seats = await begun(table, "decrypto", 4, {"teams": "1122"})
    await until_phase(table, seats, "Writing")
    first, second = (seats[who] for who in table.live.match.table.ask.must if isinstance(who, int))
    return first, second


@pytest.mark.rule("D-13", "D-24")
@evening
async def test_the_writing_timer_runs_through_every_answer_and_withdrawal(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        first, second = await writers(table)
        clues = sees(first).choice.sample(Dice(Random(1).random))  # type: ignore[union-attr]  # it writes
        await first.answer(clues)
        for _ in range(3):
            await table.advance(8)
            await first.do(p.Withdraw, **first.question)
            assert left(table).keys() == {"writing 1"}
            await first.answer(clues)
        assert left(table) == {"writing 1": 6.0}
        await first.do(p.Withdraw, **first.question)
        await table.restart()
        await table.all_back(first, second)
        assert left(table) == {"writing 1": 6.0}
        await second.draft(Write("Wolke", "", ""))
        await table.advance(6)
        assert phase(table) == "Guessing"
        assert ("Wolke", None, None) in table.live.match.table.state.clues, "and what was written counts, for both"
        assert (clues.first, clues.second, clues.third) in table.live.match.table.state.clues


@evening
async def test_a_server_that_dies_after_the_first_writer_has_not_refilled_the_timer(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        first, _second = await writers(table)
        await first.answer(sees(first).choice.sample(Dice(Random(1).random)))  # type: ignore[union-attr]
        ((clock,),) = await table.services.store.read("SELECT clock FROM stands")
        assert clock == b'{"writing 1":30.0}'


@pytest.mark.rule("D-53")
@evening
async def test_the_guess_timer_stands_still_during_an_objection_and_goes_on_with_what_was_left(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "decrypto", 4, {"teams": "1122", "guess_timer": 60})
        await until_phase(table, seats, "Guessing")
        slot = "guessing 1 white"
        await table.advance(50)
        assert left(table) == {slot: 10.0}
        own, others = table.live.match.table.state.public.guessers(table.live.match.table.state.phase.team)
        await seats[own[0]].draft(Guess("1.2"))
        await seats[others[0]].answer(Object(1))
        assert phase(table) == "Objecting"
        await table.advance(500)
        assert left(table) == {}
        await table.caught_up(*seats)
        for seat in seats:
            if sees(seat).choice is not None:
                await seat.answer(Vote(False))
        assert phase(table) == "Guessing"
        assert left(table) == {slot: 10.0}
        await table.caught_up(*seats)
        assert sees(seats[own[0]]).draft == Guess("1.2"), "what was half ready is still there"
        await table.advance(10)
        assert phase(table) != "Guessing" or left(table) != {slot: 10.0}


# Taking back


@pytest.mark.rule("J-10")
@evening
async def test_an_early_accusation_that_was_taken_back_is_not_made_at_the_bell(
    tmp_path: Path, same_names: Callable[[], None]
) -> None:
    same_names()
    async with Evening(tmp_path, pace=BREATH) as table:
        game = games.find("resistance")
        match = next(filter(None, map(pondering, range(300))))
        people = await gather(table, match)
        assert game.name == table.live.match.game.name
        hunter, accusation = next(
            (seat, answer)
            for seat, choice in match.table.ask.must.items()
            if seat != CLOCK
            for answer in choice
            if isinstance(answer, Accuse)
        )
        wire = people[match.names[hunter]]  # type: ignore[index]  # a seat
        await wire.do(p.Answer, asked=wire.asked, action=raw(accusation))
        assert isinstance(await wire.do(p.Withdraw, asked=wire.asked), p.Done)
        before = len(table.live.match.log())
        await table.advance(60)
        told = [type(line.event).__name__ for line in table.live.match.log(before)]
        assert "NobodyAccused" in told


def pondering(number: int) -> Match | None:
    """A game in which the Spy Hunter may accuse early."""
    match = Match(games.find("resistance"), ("Ada", "Bo", "Cy", "Di", "Ed"), {"hunter": True}, str(number))
    dice = Dice(Random(number).random)
    while match.table.ask.must:
        ask = match.table.ask
        if type(match.table.state.phase).__name__ == "Pondering" and any(
            isinstance(answer, Accuse) for seat, choice in ask.must.items() if seat != CLOCK for answer in choice
        ):
            return match
        table, told = match.table.submit_all(ask.sample(dice))
        match.now = replace(match.now, table=table, told=match.now.told.add(*told))
    return None


# Turns


def recruiter() -> Match:
    """A spy has the Recruiter's card, and it is that seat's turn."""
    for number in range(1000):
        match = Match(games.find("one_night"), ("Ada", "Bo", "Cy", "Di"), None, str(number))
        deal = match.table.state.deal
        seat = deal.leader
        if (
            deal.cards[seat] is Specialist.RECRUITER
            and deal.tokens[seat].value == "spy"
            and "spy" in [token.value for token in deal.hq]
        ):
            for each in range(4):
                match.submit(each, match.table.ask.must[each].safe())
            return match
    raise AssertionError


@pytest.mark.rule("N-25", "N-41", "N-75")
@evening
async def test_the_picks_of_a_turn_come_at_once_and_looking_at_hq_needs_no_tap(
    tmp_path: Path, same_names: Callable[[], None]
) -> None:
    same_names()
    async with Evening(tmp_path, pace=BREATH) as table:
        match = recruiter()
        people = await gather(table, match, settings={"timers": False})
        seat = table.live.match.table.state.phase.seat
        drawn = [entry for entry in table.live.match.entries if isinstance(entry, Drawn)]
        assert drawn, "HQ is searched before anybody taps"
        wire = people[match.names[seat]]
        for kind in ("Recruit", "Done"):
            await wire.news()
            choice = table.live.match.table.ask.must[seat]
            assert type(choice.safe()).__name__ == kind
            done = await wire.do(p.Answer, asked=wire.asked, action=raw(choice.safe()))
            assert isinstance(done, p.Done)
        assert table.live.match.table.state.phase.seat == seat
        await table.advance(11.5)
        assert table.live.match.table.state.phase.seat == seat
        await table.advance(0.5)
        assert table.live.match.table.state.phase.seat != seat


@pytest.mark.parametrize("timers", [True, False])
@evening
async def test_a_bots_turn_lasts_four_seconds_whatever_its_card(tmp_path: Path, timers: bool) -> None:
    for number in range(3):
        folder = tmp_path / str(number)
        folder.mkdir()
        breath = pace(1.5, hush_step=4.0, bot_turn=4.0, missing=5.0)
        async with Evening(folder, pace=breath, seeds=lambda: f"seed {number}") as table:  # noqa: B023
            host = await table.open_room("one_night", settings={"timers": timers})
            await host.start(bots=5, level="random")
            await table.caught_up(host)
            await host.answer(sees(host).choice.safe())  # type: ignore[union-attr]  # it closes its eyes
            while phase(table) != "NightTurn":
                await table.advance(0.5)
            seat = table.live.match.table.state.phase.seat
            for _ in range(6):
                assert phase(table) == "NightTurn"
                turn = table.live.match.table.state.phase.seat
                assert turn == seat
                if turn == 0:
                    await table.caught_up(host)
                    while table.live.match.table.ask.must.keys() - {CLOCK} - table.live.match.table.sealed.keys():
                        await table.caught_up(host)
                        await host.answer(sees(host).choice.safe())  # type: ignore[union-attr]  # its turn
                await table.advance(11.5 if turn == 0 else 3.5)
                assert phase(table) == "NightTurn"
                assert table.live.match.table.state.phase.seat == turn
                await table.advance(0.5)
                seat = (seat + 1) % 6
            assert phase(table) != "NightTurn"
            done = [e.seat for e in table.live.match.entries if isinstance(e, Answered) and e.action == Done()]
            assert sorted(done) == [*range(6)], "each of them picked what its card asks for, and confirmed"


# Files of earlier versions


@evening
async def test_an_answer_that_an_earlier_version_held_until_the_beat_is_opened_now(tmp_path: Path) -> None:
    """It lay beside the entries, under the number -1."""
    async with Evening(tmp_path, pace=BREATH) as table:
        seats, (_, last) = await all_have_played(table)
        answer = table.live.match.table.sealed[last]
        await table.close()
        with closing(sqlite3.connect(table.path)) as db:
            number = db.execute("SELECT max(number) FROM entries").fetchone()[0]
            db.execute("UPDATE entries SET number = -1, log = NULL WHERE number = ?", (number,))
            db.execute(
                "UPDATE entries SET entry = CAST(replace(CAST(entry AS TEXT), '\"seal\"', '\"answer\"') AS BLOB)"
            )
            in_the_form_before_006(db)
            db.execute("PRAGMA user_version = 4")
            db.commit()
        await table.open()
        await table.all_back(*seats)
        assert table.live.match.table.sealed[last] == answer
        assert table.live.match.table.complete
        await table.advance(BREATH.hush_step)
        assert opened(table)
        await table.caught_up(*seats)
