"""Drafts that a team shares, and talk: claims, channels, and those who are muted."""

from pathlib import Path
from random import Random

import pytest
from tests.server.evening import Evening, evening, refusal, sees
from tests.server.wire import Wire

from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import Dice

FIVE = ("Ada", "Bo", "Cy", "Di", "Ed")


async def voting(table: Evening) -> list[RoomClient]:
    """Five people at The Resistance vote on a team."""
    seats = await table.party("resistance", *FIVE)
    await seats[0].start()
    await table.conduct(seats, Dice(Random(1).random), 1)
    return seats


async def decrypto(table: Evening, teams: str = "1122") -> list[RoomClient]:
    """Two against two; each team is about to say who writes."""
    seats = await table.party("decrypto", *FIVE[:4], options={"teams": teams})
    await seats[0].start()
    await table.caught_up(*seats)
    return seats


@evening
async def test_what_a_team_has_drafted_all_of_it_see_and_nobody_else(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await decrypto(table)
        wires: list[Wire] = [await table.wire(seat) for seat in seats]
        for wire in wires:
            await wire.news()
        draft = sees(seats[0]).choice.safe()  # type: ignore[union-attr]  # both teams are asked
        await seats[0].draft(draft)
        await table.caught_up(*seats)
        assert [sees(seat).draft for seat in seats] == [draft, draft, None, None]
        assert [bool(await wire.news()) for wire in wires] == [True, True, False, False]


@evening
async def test_a_team_talks_by_itself_and_all_talk_together(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await decrypto(table)
        uma = await table.enter(seats[0].code, "Uma", role="spectator")
        (own,) = [channel for channel in sees(seats[0]).speaks if channel != "all"]
        await seats[0].say(own, "Just us two.")
        await seats[3].say("all", "Hello, all!")
        await table.caught_up(*seats, uma)
        heard = [[said.text for said in sees(seat).talk] for seat in (*seats, uma)]
        both, one = ["Just us two.", "Hello, all!"], ["Hello, all!"]
        assert heard == [both, both, one, one, one]
        assert await refusal(seats[3].say(own, "Me too!")) == "no_channel"


@evening
async def test_a_claim_is_said_with_one_tap_and_heard_by_all(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        claim = sees(seats[1]).claims.sample(Dice(Random(1).random))  # type: ignore[union-attr]  # there are some
        await seats[1].say("all", claim=claim)
        await table.caught_up(*seats)
        assert [(said.seat, said.claim) for said in sees(seats[4]).talk] == [(1, claim)]
        wire = await table.wire(seats[1])
        for wrong in ({"type": "Dragon"}, 7, "x"):
            assert (await wire.do(p.Say, channel="all", claim=wrong)).why.code == "not_an_action"


@evening
async def test_whoever_is_muted_is_heard_neither_at_the_table_nor_in_the_room(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        await seats[0].do(p.Mute, person=seats[1].number)
        assert await refusal(seats[1].say("all", "But…")) == "muted"
        await seats[1].answer(table.live.match.table.ask.must[1].safe())
        await seats[0].do(p.Mute, person=seats[1].number, on=False)
        await seats[1].say("all", "But!")
        await seats[0].do(p.Mute, person=seats[1].number)
        await seats[0].do(p.BackToLobby)
        assert await refusal(seats[1].do(p.Chat, text="But…")) == "muted"


@pytest.mark.parametrize("text", ["", "  ", "x" * 501])
@evening
async def test_saying_nothing_or_too_much_is_refused(tmp_path: Path, text: str) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        assert await refusal(seats[1].say("all", text)) in ("empty_talk", "not_a_message")
        await seats[0].do(p.BackToLobby)
        assert await refusal(seats[1].do(p.Chat, text=text)) in ("empty_talk", "not_a_message")
