"""Those who look on, and the screen on the wall: they see what is public, and what they say stays among them."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.evening import Evening, evening, refusal, sees

from maskenball import games
from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import Dice, load_record
from maskenball.server.room.state import Settings
from maskenball.server.secrets import commitment

pytestmark = pytest.mark.usefixtures("each_websocket")

FIVE = ("Ada", "Bo", "Cy", "Di", "Ed")


async def begun(table: Evening, game: str = "resistance", people: int = 5, **more: Any) -> list[RoomClient]:
    seats = await table.party(game, *FIVE[:people], **more)
    await seats[0].start()
    await table.caught_up(*seats)
    return seats


@pytest.mark.parametrize("name", games.names())
@evening
async def test_who_looks_on_sees_the_public_view_and_nothing_to_do(tmp_path: Path, name: str) -> None:
    async with Evening(tmp_path) as table:
        people = max(4, games.find(name).sizes()[0])
        seats = await table.party(name, *FIVE[:people])
        uma = await table.enter(seats[0].code, "Uma", role="spectator")
        await seats[0].start()
        screen = await table.enter(seats[0].code, "TV", role="screen")
        for _ in range(3):
            await table.conduct(seats, Dice(Random(name).random), 5)
            await table.caught_up(uma, screen)
            assert uma.seen == screen.seen
            public = games.find(name).view(table.live.match.table.state, None)
            assert sees(uma).view == public
            nothing = sees(uma)
            assert (nothing.seat, nothing.choice, nothing.may, nothing.speaks) == (None, None, None, ())


@evening
async def test_what_those_who_look_on_say_never_reaches_a_player_not_even_later(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table)
        uma = await table.enter(seats[0].code, "Uma", role="spectator")
        wim = await table.enter(seats[0].code, "Wim", role="spectator")
        wire = await table.wire(seats[1])
        await wire.news()
        await uma.do(p.Chat, text="It is Cy!")
        await wim.until(lambda: [line.text for line in wim.chat] == ["It is Cy!"])
        assert await wire.news() == [], "not even that something was said"
        assert await refusal(seats[1].do(p.Chat, text="What?")) == "chat_while_playing"
        again = await table.wire(seats[1])
        await again.news()
        await table.conduct(seats, Dice(Random(1).random), 10_000)
        assert seats[0].room.stage == "over"
        over = await table.wire(seats[1])
        await over.news()
        await seats[1].do(p.Chat, text="Well played.")
        await seats[0].do(p.BackToLobby)
        lobby = await table.wire(seats[1])
        await lobby.news()
        await table.restart()
        restarted = await table.wire(seats[1])
        await restarted.news()
        for each in (wire, again, over, lobby, restarted):
            assert b"It is Cy!" not in b"".join(each.frames)
        assert [line.number for line in restarted.heard(p.ChatLine)] == [1], "the count tells nothing either"


@evening
async def test_whoever_looks_on_later_hears_what_was_said_there_before(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table)
        uma = await table.enter(seats[0].code, "Uma", role="spectator")
        await uma.do(p.Chat, text="It is Cy!")
        await table.restart()
        wim = await table.enter(seats[0].code, "Wim", role="spectator")
        await wim.until(lambda: [line.text for line in wim.chat] == ["It is Cy!"])


@evening
async def test_outside_a_game_everybody_hears_everybody_and_also_who_comes_later(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada, bo = await table.party("hoax", "Ada", "Bo")
        await bo.do(p.Chat, text="Shall we?")
        await ada.until(lambda: [line.text for line in ada.chat] == ["Shall we?"])
        cy = await table.enter(ada.code, "Cy")
        await cy.until(lambda: [(line.name, line.text) for line in cy.chat] == [("Bo", "Shall we?")])


@evening
async def test_a_table_that_wants_no_spectators_lets_in_nobody_who_only_looks_on(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, settings={"spectators": False})
        assert await refusal(table.enter(seats[0].code, "Uma", role="spectator")) == "no_spectators"
        assert await refusal(seats[1].do(p.Stand)) == "no_spectators"
        assert await refusal(table.enter(seats[0].code, "TV", role="screen")) == "no_spectators"


@evening
async def test_how_many_are_awaited_but_not_who_if_the_table_wants_it_so(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await table.party("resistance", *FIVE, settings={"awaited": "count"})
        await seats[0].start()
        wire = await table.wire(seats[1])
        await wire.news()
        assert (wire.seen["awaited"], wire.seen["waiting"]) == (None, 1)
        await seats[0].do(p.ChooseSettings, settings=Settings(awaited="names"))
        await wire.news()
        assert wire.seen["waiting"] is None
        assert len(wire.seen["awaited"]) == 1


@evening
async def test_after_the_end_the_record_is_open_to_all_and_the_seed_is_the_one_that_was_promised(
    tmp_path: Path,
) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table)
        uma = await table.enter(seats[0].code, "Uma", role="spectator")
        promised = uma.room.commitment
        assert promised
        assert uma.room.record == ""
        await table.conduct(seats, Dice(Random(2).random), 10_000)
        await uma.until(lambda: uma.room.record)
        async with uma.client.http.get(f"{table.url}/api/records/{uma.room.record}") as answer:
            record = load_record(await answer.read(), games.find)
        assert commitment(record.seed) == promised
        assert record.outcome == sees(uma).outcome


@evening
async def test_the_host_may_have_a_record_forgotten_and_nobody_else_may(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table)
        await table.conduct(seats, Dice(Random(2).random), 10_000)
        record = table.room.state.record
        assert await refusal(seats[1].do(p.DeleteRecord, record=record)) == "only_host"
        await seats[0].client.get(f"/api/records/{record}")
        await seats[0].do(p.DeleteRecord, record=record)
        assert await refusal(seats[0].client.get(f"/api/records/{record}")) == "no_such_record"


@evening
async def test_nobody_deletes_the_record_of_another_room(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table)
        await table.conduct(seats, Dice(Random(2).random), 10_000)
        record = table.room.state.record
        stranger = await table.open_room("hoax", "Eve")
        await stranger.do(p.DeleteRecord, record=record)
        await stranger.client.get(f"/api/records/{record}")


@evening
async def test_a_record_can_be_brought_along_and_a_forged_one_can_not(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table)
        await table.conduct(seats, Dice(Random(2).random), 10_000)
        client = seats[0].client
        record = await client.get(f"/api/records/{table.room.state.record}")
        name = (await client.post("/api/records", record))["record"]
        assert await client.get(f"/api/records/{name}") == record
        assert await refusal(client.post("/api/records", {**record, "seed": "another"})) != ""
        assert await refusal(client.post("/api/records", [])) == "record_foreign"


@evening
async def test_a_series_goes_on_in_the_same_room_with_its_score(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await begun(table, "one_night", 4)
        dice = Dice(Random(3).random)
        for game in (1, 2):
            await table.conduct(seats, dice, 10_000)
            await seats[3].until(lambda: seats[3].room.played == game)  # noqa: B023
            won = {FIVE[seat] for seat in sees(seats[0]).outcome.winners}  # type: ignore[union-attr]  # it is over
            assert won <= seats[3].room.wins.keys()
            first = table.room.state.match
            await seats[0].start()
            await seats[3].until(lambda: seats[3].room.match != first)  # noqa: B023
            await table.caught_up(*seats)
            assert sees(seats[3]).outcome is None
        assert sum(seats[3].room.wins.values()) >= 1
