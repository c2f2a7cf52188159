"""Rooms over real sockets: what people do to a room, and how everybody learns of it."""

import asyncio
from pathlib import Path

import pytest
from tests.server.evening import Evening, evening, names, nothing, refusal
from tests.server.paces import pace
from tests.server.wire import Wire

from maskenball import protocol as p
from maskenball.client import Closed
from maskenball.kernel import Refusal
from maskenball.server.room.actor import RoomActor
from maskenball.server.room.events import Requested
from maskenball.server.room.state import RoomState
from maskenball.server.room.value import Room
from maskenball.server.secrets import LETTERS

BLINK = pace(missing=5.0)


@evening
async def test_a_code_can_be_typed_by_anybody(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        assert len(host.code) == 5
        assert set(host.code) <= set(LETTERS)
        guest = await table.enter(f" {host.code[:2].lower()}-{host.code[2:]} ", "Bo")
        assert names(guest.room.people) == ["Ada", "Bo"]


@evening
async def test_everybody_sees_who_comes_who_is_ready_and_who_goes(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada, bo = await table.party("hoax", "Ada", "Bo")
        await ada.until(lambda: names(ada.room.people) == ["Ada", "Bo"])
        await bo.do(p.Ready)
        await ada.until(lambda: ada.room.people[1].ready)
        await bo.do(p.Leave)
        await ada.until(lambda: names(ada.room.people) == ["Ada"])
        with pytest.raises(Closed):
            await bo.until(lambda: False)


@evening
async def test_coming_in_twice_with_one_token_is_coming_in_once(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax", password="sesame")
        wish = {"name": "Bo", "password": "sesame", "token": "x" * 32}
        first = await host.client.post(f"/api/rooms/{host.code}", wish)
        again = await host.client.post(f"/api/rooms/{host.code}", {**wish, "name": "Bob", "password": ""})
        assert first == again
        await host.until(lambda: names(host.room.people) == ["Ada", "Bo"])


@evening
async def test_the_password_is_asked_for_and_can_be_taken_away(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax", password="sesame")
        assert host.room.protected
        assert await refusal(table.enter(host.code, "Bo")) == "wrong_password"
        await table.enter(host.code, "Bo", password="sesame")
        await host.do(p.Protect, password="")
        await table.enter(host.code, "Cy")
        await host.do(p.Protect, password="melon")
        assert await refusal(table.enter(host.code, "Di", password="sesame")) == "wrong_password"


@evening
async def test_a_locked_door_and_an_open_one(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        await host.do(p.Lock)
        assert await refusal(table.enter(host.code, "Bo")) == "room_locked"
        await host.do(p.Lock, on=False)
        await table.enter(host.code, "Bo")


@evening
async def test_who_is_shown_out_is_told_and_the_token_is_worth_nothing_any_more(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada, bo = await table.party("hoax", "Ada", "Bo")
        wire = await table.wire(bo)
        await ada.do(p.Kick, person=bo.number)
        assert await wire.until(p.Bye) == p.Bye("left", again=False)
        again = await table.wire(bo)
        assert again.last(p.Bye) == p.Bye("unknown_token", again=False)


@evening
async def test_who_leaves_hears_that_it_is_done_before_the_door_closes(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        _, bo = await table.party("hoax", "Ada", "Bo")
        wire = await table.wire(bo)
        assert await wire.do(p.Leave) == p.Done("message 1")
        assert (await wire.until(p.Bye)).why == "left"


@evening
async def test_options_are_checked_while_they_are_chosen(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("resistance")
        assert host.room.problem is not None
        assert host.room.problem[0] == "bad_players"
        for _ in range(4):
            await host.do(p.AddBot, level="random")
        await host.until(lambda: host.room.problem is None)
        await host.do(p.ChooseOptions, options={"coordinator": True})
        await host.until(lambda: host.room.problem is not None)
        assert await refusal(host.do(p.Start)) == "options_need_hunter"
        assert await refusal(host.do(p.ChooseOptions, options={"dragons": 1})) == "bad_option"
        assert host.room.options == {"coordinator": True}


@evening
async def test_a_wrong_wish_opens_no_room_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        for wrong in (
            {"game": "chess"},
            {"options": {"dragons": True}},
            {"settings": {"seconds": {"vote": 0}}},
            {"settings": {"grace": -1}},
            {"name": " "},
        ):
            wish = {"game": "hoax", "name": "Ada", **wrong}
            with pytest.raises(Refusal):
                await table.client().post("/api/rooms", wish)
        assert not table.server.lobby.rooms
        assert await table.services.store.read("SELECT count(*) FROM rooms") == [(0,)]


@evening
async def test_the_door_tells_only_what_a_guest_has_to_know(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax", password="sesame")
        card = await host.client.get(f"/api/rooms/{host.code}")
        assert card == {
            "code": host.code,
            "game": "hoax",
            "host": "",
            "people": 1,
            "seats": 1,
            "most": 12,
            "stage": "lobby",
            "protected": True,
            "locked": False,
            "spectators": True,
        }


@evening
async def test_a_host_who_is_gone_is_followed_by_somebody_who_is_there(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        ada, bo, cy = await table.party("hoax", "Ada", "Bo", "Cy", settings={"grace": 30})
        await bo.close()
        await ada.close()
        await table.advance(29)
        assert cy.room.host == ada.number, "not yet"
        await table.advance(2)
        await cy.until(lambda: cy.room.host == cy.number)
        await cy.do(p.Lock)


@evening
async def test_the_rights_wait_for_the_first_who_comes_back_after_all_were_gone(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        ada, bo = await table.party("hoax", "Ada", "Bo", settings={"grace": 30})
        await bo.close()
        await ada.close()
        await table.advance(60)
        back = await table.back(bo)
        await back.until(lambda: back.room.host == bo.number)


@evening
async def test_a_screen_alone_in_the_room_does_not_inherit(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        ada = await table.open_room("hoax", settings={"grace": 30})
        screen = await table.enter(ada.code, "TV", role="screen")
        await ada.close()
        await table.advance(60)
        assert screen.room.host == ada.number
        assert "fault" not in caplog.text


@evening
async def test_a_lost_connection_shows_only_after_a_while(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        ada, bo = await table.party("hoax", "Ada", "Bo")
        await bo.close()
        await table.advance(4)
        assert ada.room.people[1].present
        await table.advance(2)
        await ada.until(lambda: not ada.room.people[1].present)
        await table.back(bo)
        await ada.until(lambda: ada.room.people[1].present)


@evening
async def test_whoever_hangs_up_before_being_greeted_is_not_taken_for_present(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=BLINK) as table:
        ada, bo = await table.party("hoax", "Ada", "Bo")
        await bo.close()
        await table.settle()
        room = table.actor.mailbox

        idle = asyncio.Event()
        busy = asyncio.create_task(room.ask(idle.wait))  # it has its hands full while Bo's phone comes and goes
        wire = await Wire.open(table.url, bo.code)
        await wire.send(p.Hello(bo.token, p.VERSION))
        await wire.close()
        while len(room) < 2:  # noqa: ASYNC110 - a turn for everybody else, no time
            await asyncio.sleep(0)
        idle.set()
        await busy
        await table.settle()
        await table.advance(6)
        await ada.until(lambda: not ada.room.people[1].present)


@evening
async def test_whoever_says_hello_in_a_room_that_was_closed_a_moment_ago_is_told(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada = await table.open_room("hoax")
        wire = await Wire.open(table.url, ada.code)
        table.actor.close("closed", again=False)
        await wire.send(p.Hello(ada.token, p.VERSION))
        assert await wire.until(p.Welcome, p.Bye) == p.Bye("closed", again=False)
        await wire.close()


@evening
async def test_a_room_that_nobody_uses_is_closed_and_one_in_use_is_not(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        left = await table.open_room("hoax")
        used = await table.open_room("hoax", "Bo")
        await left.close()
        await table.advance(25 * 3600)
        await table.server.lobby.sweep()
        assert list(table.server.lobby.rooms) == [used.code]
        assert await table.services.store.read("SELECT code FROM rooms") == [(used.code,)]
        assert await refusal(used.client.get(f"/api/rooms/{left.code}")) == "no_such_room"


@evening
async def test_a_room_that_everybody_has_left_is_closed_at_once_but_not_one_that_is_just_being_opened(
    tmp_path: Path,
) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        await host.do(p.Leave)
        table.server.lobby.rooms["BCDFG"] = RoomActor(Room(RoomState(code="BCDFG", game="hoax")), table.services)
        await table.settle()
        await table.server.lobby.sweep()
        assert list(table.server.lobby.rooms) == ["BCDFG"]


@evening
async def test_bots_that_were_left_alone_do_not_play_on_in_a_room_that_is_closed(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=pace(1.0, bot_turn=5.0)) as table:
        host = await table.open_room("hoax")
        await host.start(bots=3, level="random")
        await host.do(p.Leave)
        room = table.actor
        for _ in range(3):
            await table.advance(1)

        async def while_a_bot_moves() -> None:
            room.mailbox.post(room.apply(Requested(1, p.Lock("while the room is closed"))))
            await table.server.lobby.sweep()

        await room.mailbox.ask(while_a_bot_moves)
        for _ in range(5):
            await table.advance(1)
            await room.mailbox.ask(nothing)
        for rows in ("rooms", "matches", "entries", "done", "chat"):
            assert await table.services.store.read(f"SELECT count(*) FROM {rows}") == [(0,)], rows


@evening
async def test_bad_news_come_in_the_language_of_who_reads_them(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada = await table.open_room("hoax")
        english = await table.wire(ada, lang="en")
        german = await table.wire(ada, lang="de")
        assert "isn't at this table" in (await english.do(p.Kick, person=9)).why.text
        assert "nicht (mehr) an diesem Tisch" in (await german.do(p.Kick, person=9)).why.text
