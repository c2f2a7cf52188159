"""The pause before hushed answers are opened: it says nothing about who had to think, and holds nobody else up."""

from pathlib import Path
from random import Random

from tests.server.clocks import begun, until_phase
from tests.server.evening import Evening, evening, refusal, sees
from tests.server.watched import BREATH

from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import Action, Dice


async def mission(table: Evening) -> tuple[list[RoomClient], list[int]]:
    """Five people at The Resistance, two of them on a mission: who sits where, and who is on it."""
    seats = await begun(table, "resistance", 5)
    await until_phase(table, seats, "Playing")
    team = [who for who in table.live.match.table.ask.must if isinstance(who, int)]
    return seats, team


def safe(table: Evening, seat: int) -> Action:
    action: Action = table.live.match.table.ask.must[seat].safe()
    return action


async def all_have_played(table: Evening) -> tuple[list[RoomClient], list[int]]:
    """Both cards are played, and everybody waits for the beat."""
    seats, team = await mission(table)
    for seat in team:
        await seats[seat].answer(safe(table, seat))
        await table.advance(0.5)
    assert table.live.match.table.complete
    return seats, team


def opened(table: Evening) -> bool:
    return type(table.live.match.table.state.phase).__name__ != "Playing"


@evening
async def test_words_drafts_and_all_that_happens_in_the_room_go_through_at_once(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BREATH) as table:
        seats, team = await all_have_played(table)
        before = sees(seats[0]).events
        await seats[1].say("all", "I trust them.")
        uma = await table.enter(seats[0].code, "Uma", "spectator")
        await uma.do(p.Chat, text="Exciting!")
        await seats[2].do(p.Pause)
        await seats[team[0]].draft(safe(table, team[0]))
        await seats[4].until(lambda: [said.text for said in sees(seats[4]).talk] == ["I trust them."])
        await seats[0].until(lambda: "Uma" in [person.name for person in seats[0].room.people])
        await uma.until(lambda: [line.text for line in uma.chat] == ["Exciting!"])
        assert sees(seats[0]).events == before, "and still nobody knows how the mission went"
        assert not opened(table)
        await table.advance(BREATH.hush_step)
        assert opened(table)
        await table.caught_up(*seats, uma)
        assert sees(seats[0]).events != before


@evening
async def test_until_the_beat_the_last_card_can_be_changed_and_taken_back_like_any_other(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BREATH) as table:
        seats, (first, last) = await all_have_played(table)
        await table.caught_up(*seats)
        assert sees(seats[last]).answer is not None
        await seats[last].answer(safe(table, last))
        await seats[first].answer(safe(table, first))
        await seats[last].do(p.Withdraw, **seats[last].question)
        await seats[last].until(lambda: sees(seats[last]).answer is None)
        assert sees(seats[last]).draft == safe(table, last)
        assert await refusal(seats[last].do(p.Withdraw, **seats[last].question)) == "nothing_sealed"
        await table.advance(BREATH.hush_step)
        assert not opened(table), "one card is missing"
        await seats[last].answer(safe(table, last))
        await table.advance(BREATH.hush_step)
        assert opened(table)


@evening
async def test_a_server_that_stops_before_the_beat_has_lost_no_card_and_opens_them_later(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BREATH) as table:
        seats, (_, last) = await all_have_played(table)
        await table.restart()
        await table.all_back(*seats)
        await table.caught_up(*seats)
        assert sees(seats[last]).answer is not None
        await table.advance(BREATH.hush_step)
        assert opened(table)
        await table.caught_up(*seats)
        await table.restart()
        await table.all_back(*seats)
        assert not table.live.match.table.complete


@evening
async def test_cards_that_cant_be_written_down_at_the_beat_are_opened_a_little_later(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BREATH, patience=0.05) as table:
        seats, _ = await all_have_played(table)
        with table.somebody_holds_the_file():
            await table.advance(BREATH.hush_step)
            assert not opened(table)
            assert table.live.match.table.complete
        await table.advance(10)
        assert opened(table)
        await table.caught_up(*seats)


@evening
async def test_when_time_runs_out_before_the_beat_the_card_that_was_played_counts(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BREATH) as table:
        seats = await begun(table, "resistance", 5, seconds={"answer": 2})
        await until_phase(table, seats, "Playing")
        team = [who for who in table.live.match.table.ask.must if isinstance(who, int)]
        played = {seat: table.live.match.table.ask.must[seat].sample(Dice(Random(seat).random)) for seat in team}
        for seat, card in played.items():
            await seats[seat].answer(card)
        await table.advance(2)
        assert opened(table)
        entries = [entry for entry in table.live.match.entries if getattr(entry, "action", None) in played.values()]
        assert [(entry.seat, entry.action) for entry in entries[-2:]] == list(played.items())  # type: ignore[union-attr]
