"""A message that comes twice is done once, one that comes too late changes nothing; drafts and talk."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.server.evening import Evening, evening, refusal, sees

from maskenball import games
from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import Dice, Match
from maskenball.server.play.views import show, show_next
from maskenball.server.room.receipt import MOST_REMEMBERED
from maskenball.testing.play import play

pytestmark = pytest.mark.usefixtures("each_websocket")

FIVE = ("Ada", "Bo", "Cy", "Di", "Ed")


def raw(action: Any) -> Raw:
    return Raw(msgspec.json.encode(action))


async def voting(table: Evening, **more: Any) -> list[RoomClient]:
    """Five people at The Resistance; a team is proposed, and all vote on it."""
    seats = await table.party("resistance", *FIVE, **more)
    await seats[0].start()
    await table.conduct(seats, Dice(Random(1).random), 1)
    assert len(table.live.match.table.ask.must) == 5
    return seats


def votes(table: Evening) -> tuple[Any, Any]:
    """A yes and a no."""
    yes, no = table.live.match.table.ask.must[0].options  # type: ignore[attr-defined]  # one of two
    return yes, no


# Twice


@evening
async def test_the_same_answer_twice_is_given_once_and_acknowledged_twice(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        wire = await table.wire(seats[1])
        await wire.news()
        to = wire.asked
        before = len(table.live.match.entries)
        for _ in range(2):
            assert await wire.do(p.Answer, "once", asked=to, action=raw(votes(table)[0])) == p.Done("once")
        assert len(table.live.match.entries) == before + 1


@evening
async def test_also_after_a_restart_and_when_the_question_is_long_over(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        wire = await table.wire(seats[1])
        await wire.news()
        to, yes = wire.asked, votes(table)[0]
        assert await wire.do(p.Answer, "once", asked=to, action=raw(yes)) == p.Done("once")
        await wire.close()
        await table.restart()
        await table.all_back(*seats)
        await table.conduct(seats, Dice(Random(2).random), 6)
        entries = len(table.live.match.entries)
        again = await table.wire(seats[1])
        assert await again.do(p.Answer, "once", asked=to, action=raw(yes)) == p.Done("once")
        assert len(table.live.match.entries) == entries


@evening
async def test_an_answer_meant_for_the_game_before_is_stale_even_if_its_number_fits(tmp_path: Path) -> None:
    async with Evening(tmp_path, seeds=lambda: "the same cards again") as table:
        seats = await voting(table)
        wire = await table.wire(seats[1])
        await wire.news()
        before, asked = wire.match, wire.asked
        await seats[0].do(p.BackToLobby)
        await seats[0].do(p.Start, anyway=True)
        await table.conduct(seats, Dice(Random(1).random), 1)
        await wire.news()
        yes = raw(votes(table)[0])
        assert (wire.asked, wire.match != before) == (asked, True)
        for kind in (p.Answer, p.Draft, p.Try):
            refused = await wire.do(kind, match=before, asked=asked, action=yes)
            assert (refused.why.code, refused.why.details) == ("stale", {"match": wire.match})
        assert await wire.do(p.Answer, "now", asked=asked, action=yes) == p.Done("now")
        assert (await wire.do(p.Withdraw, match=before, asked=asked)).why.code == "stale"


@evening
async def test_words_in_the_room_and_bots_come_once_as_well(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        wire = await table.wire(host)
        for _ in range(2):
            assert await wire.do(p.Chat, "hello", text="Hello!") == p.Done("hello")
            assert await wire.do(p.AddBot, "bot", level="random") == p.Done("bot")
        await host.until(lambda: len(host.room.places) == 2)
        assert [line.text for line in host.chat] == ["Hello!"]
        await wire.close()
        await table.restart()
        wire = await table.wire(host)
        assert await wire.do(p.AddBot, "bot", level="random") == p.Done("bot")
        assert await wire.do(p.Chat, "hello", text="Hello!") == p.Done("hello")
        assert len(table.room.state.places) == 2
        assert len(table.room.chat) == 1


@evening
async def test_after_a_restart_the_latest_messages_are_the_ones_that_are_remembered(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        wire = await table.wire(host)
        for number in range(MOST_REMEMBERED + 50, 0, -1):
            await wire.do(p.Lock, f"{number:04}", on=False)
        await wire.do(p.AddBot, "0000", level="random")
        await wire.close()
        await table.restart()
        wire = await table.wire(host)
        await wire.do(p.AddBot, "0000", level="random")
        assert len(table.room.state.places) == 2


@evening
async def test_also_when_a_game_has_begun_or_was_broken_off_in_between(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        for _ in range(3):
            await host.do(p.AddBot, level="random")
        wire = await table.wire(host)
        await wire.do(p.AddBot, "bot", level="random")
        await wire.do(p.Start, "start", anyway=True)
        await wire.do(p.BackToLobby, "back")
        await wire.close()
        await table.restart()
        wire = await table.wire(host)
        for name, kind, fields in (
            ("bot", p.AddBot, {"level": "random"}),
            ("start", p.Start, {}),
            ("back", p.BackToLobby, {}),
        ):
            assert await wire.do(kind, name, **fields) == p.Done(name)
        assert len(table.room.state.places) == 5
        assert table.room.live is None


@evening
async def test_what_was_refused_may_be_tried_again_under_the_same_name(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        wire = await table.wire(host)
        assert (await wire.do(p.Start, "start", anyway=True)).why.code == "bad_players"
        for _ in range(4):
            await wire.do(p.AddBot, level="random")
        assert await wire.do(p.Start, "start", anyway=True) == p.Done("start")


@evening
async def test_the_same_name_said_by_two_people_means_two_messages(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada, bo = await table.party("hoax", "Ada", "Bo")
        for seat in (ada, bo):
            wire = await table.wire(seat)
            await wire.do(p.Chat, "one", text=f"I am {seat.number}")
        assert [line.text for line in table.room.chat] == ["I am 1", "I am 2"]


# Too late


@evening
async def test_an_answer_to_an_older_question_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        wire = await table.wire(seats[2])
        await wire.news()
        to, yes = wire.asked, votes(table)[0]
        await table.conduct(seats, Dice(Random(3).random), 5)
        before = table.live.match
        for message in (
            wire.do(p.Answer, asked=to, action=raw(yes)),
            wire.do(p.Draft, asked=to, action=raw(yes)),
            wire.do(p.Withdraw, asked=to),
        ):
            why = (await message).why
            assert (why.code, why.details) == ("stale", {"asked": table.live.views.shown[2].asked})
        assert table.live.match == before


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("number", range(5))
def test_two_questions_of_one_seat_never_have_the_same_name(name: str, number: int) -> None:
    game = games.find(name)
    players = game.sizes()[number % 2]
    match = Match(game, FIVE[:players] if players <= 5 else (*FIVE, "Fay"), None, str(number))
    shown = {seat: show(match.seen(seat)) for seat in range(players)}
    before = match.table
    for at in play(match, Dice(Random(number).random)):
        table = at.table
        kept = table.state.phase == before.state.phase and table.ask.must == before.ask.must
        for seat, old in shown.items():
            new = shown[seat] = show_next(old, at.seen(seat, old.count), kept)
            if not kept and table.step != before.step and new.seen.choice is not None:
                assert new.asked > old.asked
        before = table


@evening
async def test_before_the_seal_breaks_an_answer_can_be_changed_and_taken_back(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        yes, no = votes(table)
        await seats[1].answer(yes)
        await seats[1].answer(no)
        await seats[1].until(lambda: sees(seats[1]).answer == no)
        await seats[0].until(lambda: sees(seats[0]).awaited == (0, 2, 3, 4))
        await seats[1].do(p.Withdraw, **seats[1].question)
        await seats[1].until(lambda: sees(seats[1]).answer is None)
        assert sees(seats[1]).draft == no, "it stays as a draft"
        await seats[0].until(lambda: sees(seats[0]).awaited == (0, 1, 2, 3, 4))
        assert await refusal(seats[1].do(p.Withdraw, **seats[1].question)) == "nothing_sealed"


@evening
async def test_who_only_looks_on_can_do_nothing_at_the_table(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        uma = await table.enter(seats[0].code, "Uma", role="spectator")
        await table.caught_up(uma)
        yes = votes(table)[0]
        before = table.live.match
        assert await refusal(uma.answer(yes)) == "not_seated"
        assert await refusal(uma.draft(yes)) == "not_seated"
        assert await refusal(uma.say("all", "psst")) == "not_seated"
        assert await refusal(uma.do(p.Pause)) == "not_seated"
        assert await refusal(uma.do(p.GoOn, slot="vote")) == "only_host"
        assert table.live.match == before


@evening
async def test_what_is_no_answer_at_all_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        wire = await table.wire(seats[1])
        await wire.news()
        to = wire.asked
        before = table.live.match
        wrongs: list[Any] = [{"type": "Dragon"}, [], 5, {"type": "Vote", "approve": "perhaps"}, {"type": "Ring"}]
        for wrong in wrongs:
            refused = await wire.do(p.Answer, asked=to, action=raw(wrong))
            assert isinstance(refused, p.Refused), wrong
            assert refused.why.text
        assert table.live.match == before


@evening
async def test_an_answer_that_is_not_offered_is_told_its_phase_and_the_rules_of_it(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        wire = await table.wire(seats[1])
        await wire.news()
        refused = await wire.do(p.Answer, asked=wire.asked, action=raw({"type": "GoOn"}))
        assert refused.why.code == "not_offered"
        assert refused.why.details["phase"] == "Voting"
        assert refused.why.details["rules"].startswith("W-")


@evening
async def test_before_a_game_there_is_nothing_to_answer(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        wire = await table.wire(host)
        assert (await wire.do(p.Answer, asked=0, action=raw(1))).why.code == "not_playing"
        assert (await wire.do(p.GoOn, slot="vote")).why.code == "not_playing"
