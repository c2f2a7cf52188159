"""Strangers at the door: what they ask for costs nobody else a moment, and nobody is locked out because of them."""

import asyncio
import gzip
import logging
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from msgspec.structs import replace
from tests.server.evening import GENEROUS, Evening, evening, refusal, sees, voting
from tests.server.test_limits import answer
from tests.server.wire import Wire

from maskenball import client as of_client
from maskenball import protocol as p
from maskenball.client import Closed
from maskenball.server.http import about, app, entrance, lessons, routes
from maskenball.server.http.app import ServerSettings
from maskenball.server.http.cache import ByteCache
from maskenball.server.http.callers import household
from maskenball.server.play.views import MOST_TALK
from maskenball.server.run.limits import Limits
from maskenball.server.socket.connection import Connection

pytestmark = pytest.mark.usefixtures("each_websocket")

# What is the same for everybody


@pytest.mark.parametrize(
    ("path", "owner", "made"),
    [
        ("/api/schema", p, "schema"),
        ("/api/schema/hoax", p, "schema"),
        ("/api/games/hoax", about, "describe"),
        ("/api/rules/de/hoax", about, "rules_of"),
        ("/api/lessons/de/hoax", lessons, "lesson"),
        ("/api/openapi.json", app, "description"),
    ],
)
@evening
async def test_what_never_changes_is_worked_out_once_and_away_from_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, owner: Any, made: str
) -> None:
    worked: list[bool] = []
    work_out = getattr(owner, made)

    def working(*about: Any) -> Any:
        try:
            asyncio.get_running_loop()
            worked.append(False)
        except RuntimeError:  # no loop here: this is a thread of its own
            worked.append(True)
        return work_out(*about)

    monkeypatch.setattr(owner, made, working)
    async with Evening(tmp_path) as table:
        worked.clear()  # when a server starts, every game is described once to see that it can be
        first = await answer(table, path)
        for _ in range(5):
            assert (await answer(table, path))[:2] == first[:2]
        assert worked == [True]


@evening
async def test_it_is_sent_packed_to_those_who_can_unpack_it(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table, aiohttp.ClientSession(auto_decompress=False) as http:
        sent = []
        for encoding in ("gzip, br", "identity"):
            async with http.get(f"{table.url}/api/schema", headers={"Accept-Encoding": encoding}) as found:
                sent.append((found.headers.get("Content-Encoding"), await found.read()))
        assert [name for name, _ in sent] == ["gzip", None]
        assert gzip.decompress(sent[0][1]) == sent[1][1]
        assert len(sent[0][1]) < len(sent[1][1]) / 4


@evening
async def test_the_picture_of_a_link_is_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    draw = app._picture

    def drawing(address: str) -> bytes:
        drawn.append(address)
        return draw(address)

    monkeypatch.setattr(app, "_picture", drawing)
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        for _ in range(5):
            assert (await answer(table, f"/api/rooms/{host.code}/qr.svg"))[0] == 200
        assert len(drawn) == 1


def test_a_shelf_holds_only_so_many_bytes() -> None:
    shelf: ByteCache[str] = ByteCache(100)
    for number in range(50):
        shelf.put(number, f"value {number}", 30)
        assert shelf.bytes <= 100
    shelf.get(47)
    shelf.put(50, "new", 30)
    shelf.put(51, "much too long", 101)
    assert [shelf.get(key) for key in (46, 47, 48, 50, 51)] == [None, "value 47", None, "new", None]
    assert shelf.bytes == 90


# How much one address may ask for


@evening
async def test_one_address_asks_only_so_much_and_is_told_so(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=replace(GENEROUS, requests_per_second=1.0, requests_at_once=5)) as table:
        found = [await answer(table, "/api/games") for _ in range(7)]
        assert [status for status, _, _ in found] == [200] * 5 + [429] * 2
        assert found[-1][1]["code"] == "too_fast"
        assert found[-1][1]["text"]
        await table.advance(1)
        assert (await answer(table, "/api/games"))[0] == 200


@evening
async def test_whoever_comes_back_is_let_in_however_much_the_household_has_asked_for(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=replace(GENEROUS, requests_per_second=1e-3, requests_at_once=4)) as table:
        host = await table.open_room("hoax")
        for _ in range(6):
            await answer(table, "/api/games")
        wire = await table.wire(host)
        assert isinstance(await wire.do(p.Ready), p.Done)


# Connections


async def half_open(table: Evening, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Somebody who connects, says this and then nothing more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", table.port)
    writer.write(said)
    await writer.drain()
    return reader, writer


def all_left(table: Evening, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set once nobody is connected any more."""
    left, leave = asyncio.Event(), table.entrance.leave

    def leaving(address: str) -> None:
        leave(address)
        if not table.entrance.all:
            left.set()

    monkeypatch.setattr(table.entrance, "leave", leaving)
    return left


@pytest.mark.parametrize("said", [b"", b"GET /api/games HTT", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "])
@evening
async def test_a_request_whose_head_never_ends_loses_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(entrance, "HEADERS_SECONDS", 0.05)
    async with Evening(tmp_path) as table:
        reader, writer = await half_open(table, said)
        assert await reader.read() == b""
        writer.close()


@evening
async def test_a_request_whose_body_never_ends_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "BODY_SECONDS", 0.05)
    async with Evening(tmp_path) as table:
        head = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
        reader, writer = await half_open(table, head)
        said = await reader.readuntil(b"}")
        assert said.startswith(b"HTTP/1.1 408")
        assert b"too_slow" in said
        writer.close()


@evening
async def test_whoever_reads_nothing_of_what_was_asked_for_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrance, "READ_SECONDS", 0.05)
    async with Evening(tmp_path) as table:
        ask = b"GET /api/schema/cultists HTTP/1.1\r\nHost: x\r\n\r\n"
        left = all_left(table, monkeypatch)
        _, writer = await half_open(table, ask * 200)
        await left.wait()
        writer.close()


@evening
async def test_one_address_has_only_so_many_connections_also_those_that_ask_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Evening(tmp_path, limits=replace(GENEROUS, connections_per_address=4)) as table:
        left = all_left(table, monkeypatch)
        idle = [await half_open(table, b"") for _ in range(4)]
        reader, writer = await half_open(table, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        said = await reader.read()
        assert said.startswith(b"HTTP/1.1 429")
        assert b"too_fast" in said
        writer.close()
        for _, each in idle:
            each.close()
        await left.wait()
        assert (await answer(table, "/healthz"))[0] == 200


@evening
async def test_when_descriptors_run_short_it_is_logged_once_and_files_can_still_be_opened(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Evening(tmp_path) as table:
        table.entrance.descriptors = entrance.FOR_FILES + 10
        with caplog.at_level(logging.WARNING, "maskenball.server"):
            guests = [await half_open(table, b"") for _ in range(10)]
            assert not caplog.records
            table.entrance.descriptors = entrance.FOR_FILES // 8
            refused = [await half_open(table, b"") for _ in range(3)]
            for reader, writer in refused:
                assert (await reader.read()).startswith(b"HTTP/1.1 429")
                writer.close()
        assert [(each.message, each.open) for each in caplog.records] == [("descriptors short", 10)]  # type: ignore[attr-defined]
        for _, writer in guests:
            writer.close()


# One person on many devices


@evening
async def test_one_person_says_no_more_on_forty_devices_than_on_one(tmp_path: Path) -> None:
    limits = replace(GENEROUS, words_per_minute=30, words_at_once=15)
    async with Evening(tmp_path, limits=limits) as table:
        seats = await voting(table)
        wires = [await table.wire(seats[0]) for _ in range(40)]
        said = [await wires[n % 40].do(p.Say, id=f"{n}", channel="all", text=f"{n}") for n in range(120)]
        done = [each for each in said if isinstance(each, p.Done)]
        assert len(done) == 15
        assert {each.why.code for each in said if isinstance(each, p.Refused)} == {"too_fast"}
        await table.caught_up(seats[1])
        assert len(sees(seats[1]).talk) == 15
        await seats[1].say("all", "Others still get a word in.")
        await table.advance(2)
        assert isinstance(await wires[7].do(p.Say, id="later", channel="all", text="again"), p.Done)


@evening
async def test_the_chat_of_a_room_has_the_same_measure(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=replace(GENEROUS, words_per_minute=30, words_at_once=15)) as table:
        host = await table.open_room("hoax")
        wires = [await table.wire(host) for _ in range(4)]
        said = [await wires[n % 4].do(p.Chat, id=f"{n}", text="hello") for n in range(40)]
        assert sum(isinstance(each, p.Done) for each in said) == 15
        assert isinstance(await wires[0].do(p.Ready), p.Done)


@evening
async def test_messages_are_counted_by_person_and_what_was_done_before_is_not_refused(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=replace(GENEROUS, messages_per_second=1.0, burst=4)) as table:
        host = await table.open_room("hoax")
        one, two = await table.wire(host), await table.wire(host)
        assert isinstance(await one.do(p.Chat, id="once", text="hello"), p.Done)
        found = [await wire.do(p.Lock, id=f"{n}", on=False) for n, wire in enumerate((one, two, one, two))]
        assert [isinstance(each, p.Done) for each in found] == [True, True, True, False]
        assert isinstance(await two.do(p.Chat, id="once", text="hello"), p.Done)
        assert len(table.room.chat) == 1


@evening
async def test_many_people_of_one_household_share_a_measure_and_others_have_their_own(tmp_path: Path) -> None:
    settings = ServerSettings(limits=replace(GENEROUS, household_messages_per_second=1.0), behind_proxy=True)
    async with Evening(tmp_path, settings=settings) as table:
        mob = await table.party("resistance", *(f"Mob {number}" for number in "abcdefgh"))
        codes = [await refusal(each.do(p.Ready, on=on)) for on in (True, False) for each in mob]
        assert codes == [""] * 10 + ["too_fast"] * 6
        bucket = table.server.callers.messages.of("192.0.2.9")
        assert bucket.take(), "another address"


@evening
async def test_of_very_many_devices_of_one_person_the_oldest_make_way(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=replace(GENEROUS, devices=3)) as table:
        host = await table.open_room("hoax")
        wires = [await table.wire(host) for _ in range(4)]
        with pytest.raises(Closed, match="elsewhere"):
            await host.until(lambda: False)
        assert await wires[0].until(p.Bye) == p.Bye("elsewhere", again=False)
        for wire in wires[1:]:
            assert isinstance(await wire.do(p.Ready), p.Done)


@evening
async def test_whoever_comes_back_to_a_talkative_game_hears_the_last_of_it_and_the_rest_on_demand(
    tmp_path: Path,
) -> None:
    async with Evening(tmp_path) as table:
        seats = await voting(table)
        for number in range(MOST_TALK + 150):
            await seats[number % 5].say("all", f"word {number}")
        whole = table.live.match.seen(0)
        back = await table.back(seats[0])
        await back.until(lambda: back.seen is not None)
        heard = sees(back)
        assert [said.number for said in heard.talk] == [said.number for said in whole.talk]
        assert [said.text for said in heard.talk] == [""] * 150 + [f"word {n}" for n in range(150, 250)]
        assert list(heard.log())[:3] == list(whole.log())[:3], "events stand where they stood"
        assert heard.private == whole.private
        await back.earlier()
        assert [said.text for said in sees(back).talk[:52]] == [""] * 50 + ["word 50", "word 51"]
        await back.earlier()
        assert sees(back) == whole
        await back.earlier()  # there is nothing more


@evening
async def test_nobody_is_told_earlier_words_that_they_did_not_hear(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        seats = await table.party("decrypto", "Ada", "Bo", "Cy", "Di", options={"teams": "1122"})
        await seats[0].start()
        await table.caught_up(*seats)
        channel = next(each for each in sees(seats[0]).speaks if each != "all")
        await seats[0].say(channel, "between us")
        for seat, words in ((seats[1], ["between us"]), (seats[2], [])):
            wire = await table.wire(seat)
            await wire.do(p.Earlier, before=1000)
            assert [said["text"] for said in wire.last(p.EarlierTalk).talk] == words


@evening
async def test_the_first_answer_to_hello_does_not_count_as_lagging_behind(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=replace(GENEROUS, queue=1000)) as table:
        seats = await voting(table)
        for number in range(50):
            await seats[number % 5].say("all", "x" * 500)
        back = await table.wire(seats[0])
        await back.until(p.SeenNow)
        sent = sum(len(frame) for frame in back.frames if b'"welcome"' not in frame)
        assert sent > 20_000
        newest = table.actor.listeners.of(seats[0].number)[-1]
        assert isinstance(newest, Connection)
        assert newest.socket._most_waiting >= 1000 + sent  # type: ignore[attr-defined]  # both kinds have it


# Addresses and hosts


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("unknown", "unknown", True),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


@evening
async def test_a_whole_network_of_addresses_counts_once_and_the_last_line_of_the_proxy_counts(tmp_path: Path) -> None:
    settings = ServerSettings(limits=replace(GENEROUS, rooms_per_hour=2), behind_proxy=True)
    async with Evening(tmp_path, settings=settings) as table:
        url, wish = f"{table.url}/api/rooms", {"game": "hoax", "name": "Eve"}
        found = []
        async with aiohttp.ClientSession() as http:
            for number in range(4):
                lines = [
                    ("X-Forwarded-For", f"198.51.100.{number}"),
                    ("X-Forwarded-For", f"203.0.113.9, 2001:db8::{number}"),
                ]
                async with http.post(url, json=wish, headers=lines) as response:
                    found.append(response.status)
            async with http.post(url, json=wish, headers=[("X-Forwarded-For", "2001:db8:0:1::1")]) as response:
                found.append(response.status)
        assert found == [201, 201, 429, 429, 201]


@evening
async def test_a_server_that_has_a_name_answers_to_no_other(tmp_path: Path) -> None:
    settings = ServerSettings(limits=GENEROUS, public_url="https://games.example", only_public=True)
    async with Evening(tmp_path, settings=settings) as table:
        for host in ("evil.example", "games.example.evil.example", "192.0.2.1", "games.example:444"):
            status, plain, _ = await answer(table, "/api/games", Host=host)
            assert (status, plain["code"]) == (421, "foreign_host")
            assert "games.example" in plain["text"]
        for host in ("games.example", "GAMES.example", f"localhost:{table.port}", "127.0.0.1"):
            assert (await answer(table, "/api/games", Host=host))[0] == 200


@evening
async def test_a_server_without_a_name_answers_to_any(tmp_path: Path) -> None:
    async with Evening(tmp_path, settings=ServerSettings(limits=GENEROUS, public_url="http://192.0.2.1:8080")) as table:
        assert (await answer(table, "/api/games", Host="kitchen.local"))[0] == 200


# Rooms that are no more


@evening
async def test_a_device_at_a_closed_room_is_told_so_and_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    connect = aiohttp.ClientSession.ws_connect

    def connecting(*args: Any, **more: Any) -> Any:
        tried.append(1)
        return connect(*args, **more)

    monkeypatch.setattr(aiohttp.ClientSession, "ws_connect", connecting)
    async with Evening(tmp_path) as table:
        code = (await table.open_room("hoax")).code
        tried.clear()
        gone = "Z" + code[1:] if code[0] != "Z" else "X" + code[1:]
        with pytest.raises(Closed, match="no_such_room"):
            await table.client().back(gone, "x" * 32)
        assert len(tried) == 1
        wire = await Wire.open(table.url, gone, p.Hello("x" * 32, p.VERSION))
        assert wire.last(p.Bye) == p.Bye("no_such_room", again=False)
        await wire.close()


@evening
async def test_a_fitting_token_is_let_in_though_the_household_has_guessed_too_often(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=replace(GENEROUS, wrong_guesses_per_minute=3)) as table:
        host = await table.open_room("hoax")
        for _ in range(5):
            await answer(table, "/api/rooms/XXXXX")
        assert (await answer(table, f"/api/rooms/{host.code}"))[1]["code"] == "too_fast"
        wire = await table.wire(host)
        assert isinstance(await wire.do(p.Ready), p.Done)
        status, plain, _ = await answer(table, f"/api/rooms/{host.code}", {"name": "Ada", "token": host.token})
        assert (status, plain["person"]) == (201, host.number)
        assert await refusal(table.enter(host.code, "Bo")) == "too_fast"


@evening
async def test_sockets_are_guesses_too_and_after_too_many_tell_nothing(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=replace(GENEROUS, wrong_guesses_per_minute=3)) as table:
        host = await table.open_room("hoax")
        said = []
        for code in ("XXXXX", "YYYYY", "ZZZZZ", "WWWWW", host.code):
            wire = await Wire.open(table.url, code, p.Hello("x" * 32, p.VERSION))
            said.append(wire.last(p.Bye))
            await wire.close()
        assert said == [p.Bye("no_such_room", again=False)] * 3 + [p.Bye("too_fast", again=True)] * 2


def test_the_limits_of_a_server_as_it_comes_are_enough_for_a_class_that_loads_the_page() -> None:
    assert Limits().requests_at_once >= 30 * 40
    assert Limits().sockets_per_second * 60 >= Limits().sockets_per_address
    assert of_client.WAITS[-1] * Limits().sockets_per_second >= 1
