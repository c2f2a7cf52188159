"""A mistake of ours costs one request at one table: it is said, noted down with the record, and tells no secret."""

import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.evening import Evening, evening, refusal, sees

from maskenball import games
from maskenball import protocol as p
from maskenball.bots import RandomBot
from maskenball.client import RoomClient
from maskenball.games.resistance.missions import Voting
from maskenball.kernel import Dice, load_record, replay
from maskenball.server.socket.connection import Connection

FIVE = ("Ada", "Bo", "Cy", "Di", "Ed")
CANARY = "Qxcanary"


class OurMistake(Exception):
    """Something that should never happen, with a secret in its words."""


def broken(*_: Any) -> Any:
    raise OurMistake(CANARY)


async def one_vote_missing(table: Evening) -> list[RoomClient]:
    """Five people at The Resistance vote on a team; one vote is missing."""
    seats = await table.party("resistance", *FIVE)
    await seats[0].start()
    await table.conduct(seats, Dice(Random(1).random), 1)
    for seat in seats[1:]:
        await seat.answer(sees(seat).choice.safe())  # type: ignore[union-attr]  # all vote
    await table.caught_up(*seats)
    return seats


def everything(caplog: pytest.LogCaptureFixture) -> str:
    """All that the log holds."""
    return caplog.text + repr([vars(record) for record in caplog.records])


@evening
async def test_a_bug_in_a_phase_costs_the_request_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with Evening(tmp_path) as table:
        seats = await one_vote_missing(table)
        before = table.live.match
        vote = sees(seats[0]).choice.safe()  # type: ignore[union-attr]  # the last one to vote
        with monkeypatch.context() as patched:
            patched.setattr(Voting, "advance", broken)
            assert await refusal(seats[0].answer(vote)) == "our_mistake"
            assert table.live.match == before
            await seats[1].say("all", "What is going on?")
            other = await table.open_room("hoax", "Zoe")
            await other.start(bots=3, level="random")
            await other.until(lambda: other.seen is not None)
        await seats[0].answer(vote)
        assert table_of(table, seats[0]).match.table.step > before.table.step
        faults = await noted(table)
        assert [what for what, _ in faults] == ["request"]
        record = load_record(faults[0][1], games.find)
        *_, match = replay(record, games.find("resistance"))
        assert match.table == before.table, "the record leads to the very table where it happened"
        assert "fault" in caplog.text
        assert CANARY not in everything(caplog)
        assert record.seed not in everything(caplog)
        assert "OurMistake" in everything(caplog), "but where and what kind it was is there"


@evening
async def test_a_mistake_whose_record_cannot_be_written_down_costs_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Evening(tmp_path) as table:
        seats = await one_vote_missing(table)
        vote = sees(seats[0]).choice.safe()  # type: ignore[union-attr]  # the last one to vote
        with monkeypatch.context() as patched:
            patched.setattr(Voting, "advance", broken)
            patched.setattr("maskenball.server.room.actor.dump_record", broken)
            assert await refusal(seats[0].answer(vote)) == "our_mistake"
        await seats[0].answer(vote)
        assert await noted(table) == []


async def noted(table: Evening) -> list[tuple[str, bytes]]:
    """The mistakes that were noted down: where, and with which record."""
    await table.services.store.write(("SELECT 1", ()))  # after all that was to be written soon
    return await table.services.store.read("SELECT what, record FROM faults")


def table_of(table: Evening, seat: RoomClient) -> Any:
    return table.server.lobby.rooms[seat.code].room.live


@evening
async def test_a_bug_in_a_view_shows_nobody_half_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Evening(tmp_path) as table:
        seats = await one_vote_missing(table)
        wires = [await table.wire(seat) for seat in seats]
        for wire in wires:
            await wire.news()
        before = table.live.match
        vote = sees(seats[0]).choice.safe()  # type: ignore[union-attr]  # the last one to vote
        game = games.find("resistance")
        view = game.view

        def one_sided(state: Any, seat: int | None) -> Any:
            return broken() if seat == 3 else view(state, seat)

        spoilt = replace(game, view=one_sided)
        whole = table.room
        match = replace(before, table=replace(before.table, game=spoilt))
        table.actor.room = replace(whole, live=replace(table.live, match=match))
        assert await refusal(seats[0].answer(vote)) == "our_mistake"
        table.actor.room = whole
        for wire in wires:
            assert not [one for one in await wire.news() if isinstance(one, p.SeenNow | p.SeenNext)]
        await seats[0].answer(vote)
        await table.caught_up(*seats)


@evening
async def test_a_bug_in_telling_leaves_nobody_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was done is kept and stays done; everybody comes back and is told everything."""
    async with Evening(tmp_path) as table:
        seats = await one_vote_missing(table)
        vote = sees(seats[0]).choice.safe()  # type: ignore[union-attr]  # the last one to vote
        before = table.live.match
        push = Connection.push
        times = iter(range(100))

        def once_broken(connection: Connection, text: bytes) -> None:
            if next(times) == 2:
                broken()
            push(connection, text)

        with monkeypatch.context() as patched:
            patched.setattr(Connection, "push", once_broken)
            await seats[0].answer(vote)
        assert table.live.match.table.step == before.table.step + 1
        await table.caught_up(*seats)
        assert [what for what, _ in await noted(table)] == ["request"]
        await table.conduct(seats, Dice(Random(1).random), 5)
        await table.caught_up(*seats)


@evening
async def test_a_bug_at_the_time_of_a_bell_is_noted_and_the_room_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Evening(tmp_path) as table:
        seats = await table.party("resistance", *FIVE, settings={"seconds": {"answer": 20}})
        await seats[0].start()
        await table.conduct(seats, Dice(Random(1).random), 1)
        before = table.live.match
        with monkeypatch.context() as patched:
            patched.setattr(Voting, "advance", broken)
            await table.advance(20)
        assert table.live.match == before
        assert len(await noted(table)) == 1
        await seats[0].do(p.BackToLobby)
        await seats[0].start()


@evening
async def test_a_bot_that_stumbles_gives_the_safe_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Evening(tmp_path) as table:
        seats = await table.party("resistance", *FIVE[:4])
        monkeypatch.setattr(RandomBot, "answer", broken)
        await seats[0].do(p.AddBot, level="random")
        await seats[0].start()
        await table.caught_up(*seats)
        dice = Dice(Random(1).random)
        while 4 not in table.live.match.table.ask.must or len(table.live.match.table.ask.must) == 1:
            for seat in seats:
                if sees(seat).choice is not None and sees(seat).answer is None:
                    await seat.answer(sees(seat).choice.sample(dice))  # type: ignore[union-attr]  # just seen
            await table.settle()
            await table.caught_up(*seats)
        await seats[0].until(lambda: 4 not in (sees(seats[0]).awaited or ()))
        assert {what for what, _ in await noted(table)} == {"bot random"}


@evening
async def test_a_bot_does_not_try_a_move_that_is_our_mistake_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Evening(tmp_path) as table:
        seats = await table.party("resistance", *FIVE[:4])
        await seats[0].do(p.AddBot, level="random")
        monkeypatch.setattr(Voting, "advance", broken)
        await seats[0].start()
        await table.caught_up(*seats)
        while len(table.live.match.table.ask.must) != 5:
            for number, seat in enumerate(seats):
                if number in table.live.match.table.ask.must:
                    await seat.answer(table.live.match.table.ask.must[number].safe())
            await table.settle()
        for number, seat in enumerate(seats):
            await refusal(seat.answer(table.live.match.table.ask.must[number].safe()))
        for _ in range(20):
            await table.settle()
        assert 1 <= len(await noted(table)) <= 3


@evening
async def test_a_bug_behind_an_http_request_says_only_that_it_was_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        monkeypatch.setattr(table.server.lobby, "card", broken)
        async with host.client.http.get(f"{table.url}/api/rooms/{host.code}") as answer:
            assert answer.status == 500
            text = await answer.text()
        assert "our_mistake" in text
        assert CANARY not in text + everything(caplog)
        assert (await host.client.get("/healthz"))["status"] == "ok"
