"""Too much, too fast, too long, from elsewhere: refused with a sentence, and nobody else notices."""

import io
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import WSServerHandshakeError
from tests.server.evening import GENEROUS, Evening, ThinksAtOnce, do_all, evening, refusal
from tests.server.hands import HandTime
from tests.server.wire import Wire

from maskenball import protocol as p
from maskenball.server import secrets
from maskenball.server.http.app import HEADERS, ServerSettings
from maskenball.server.run.limits import Bucket, Limits
from maskenball.server.services import Services
from maskenball.server.socket.connection import MOST_BAD_MESSAGES

pytestmark = pytest.mark.usefixtures("each_websocket")


async def answer(table: Evening, path: str, body: Any = None, **headers: str) -> tuple[int, Any, Any]:
    """Status, JSON and headers of a request as a browser would make it."""
    async with aiohttp.ClientSession() as http:
        doing = http.get if body is None else http.post
        more = {} if body is None else {"json": body}
        async with doing(table.url + path, headers=headers, **more) as found:
            plain = await found.json() if found.content_type == "application/json" else None
            return found.status, plain, found.headers


# Sockets


@evening
async def test_a_message_too_long_ends_the_connection_of_its_sender_alone(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=Limits(message_bytes=2000)) as table:
        ada, bo = await table.party("hoax", "Ada", "Bo")
        wire = await table.wire(ada)
        await wire.send("x" * 2001)
        assert isinstance(await wire.until(p.Bye), p.Bye)
        await bo.do(p.Ready)


@evening
async def test_whoever_speaks_too_fast_is_asked_to_wait_and_may_go_on_later(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=Limits(messages_per_second=1.0, burst=3)) as table:
        host = await table.open_room("hoax")
        wire = await table.wire(host)
        found = [await wire.do(p.Lock, on=False) for _ in range(5)]
        assert [isinstance(one, p.Done) for one in found] == [True, True, True, False, False]
        assert found[-1].why.code == "too_fast"
        await table.advance(1)
        assert isinstance(await wire.do(p.Lock, on=False), p.Done)


@pytest.mark.parametrize("flood", ['{"type":"ping"}', "not json", b"\x00\x01", '{"type":"hello","token":"x"}'])
@evening
async def test_whoever_does_not_stop_is_sent_away(tmp_path: Path, flood: str | bytes) -> None:
    async with Evening(tmp_path, limits=Limits(messages_per_second=1.0, burst=5)) as table:
        ada, bo = await table.party("hoax", "Ada", "Bo")
        wire = await table.wire(ada)
        for _ in range(MOST_BAD_MESSAGES + 6):
            await wire.send(flood)
        assert await wire.until(p.Bye) == p.Bye("too_fast", again=False)
        await bo.do(p.Ready)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"dragon","id":"x"}',
        '{"type":"ready","id":"x","on":5}',
        '{"type":"ready","id":"x","more":1}',
        '{"type":"ready","id":""}',
        '{"type":"ready","id":"' + "x" * 41 + '"}',
        '{"type":"chat","id":"x","text":"' + "x" * 501 + '"}',
        "[" * 5000,
    ],
)
@evening
async def test_what_nobody_can_read_is_refused_and_the_connection_stays(tmp_path: Path, message: str) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        wire = await table.wire(host)
        before = table.room.state
        await wire.send(message)
        refused = await wire.until(p.Refused)
        assert refused.why.code == "not_a_message"
        assert table.room.state == before
        assert isinstance(await wire.do(p.Ready), p.Done)


@evening
async def test_a_connection_begins_with_hello_in_a_version_we_know(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        for first, why in (
            ('{"type":"ping"}', "no_hello"),
            ("?", "no_hello"),
            (p.Hello(host.token, version=99), "version"),
            (p.Hello(host.token), "version"),
            (p.Hello("nobody's", p.VERSION), "unknown_token"),
            (p.Hello("", p.VERSION), "unknown_token"),
        ):
            wire = await Wire.open(table.url, host.code)
            table.others.append(wire)
            await wire.send(first)
            assert await wire.until(p.Bye) == p.Bye(why, again=False)


@evening
async def test_one_address_has_only_so_many_sockets_and_a_closed_one_is_free_again(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=Limits(sockets_per_address=2)) as table:
        host = await table.open_room("hoax")
        second = await table.wire(host)
        with pytest.raises(WSServerHandshakeError) as caught:
            await Wire.open(table.url, host.code)
        assert caught.value.status == 429
        await second.close()
        await table.settle()
        await table.wire(host)


@evening
async def test_a_page_of_somebody_else_is_not_let_in(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        evil = {"Origin": "https://evil.example"}
        wish = {"game": "hoax", "name": "Eve"}
        for path, body in (("/api/rooms", wish), (f"/api/rooms/{host.code}", {"name": "Eve"}), ("/api/records", {})):
            status, plain, _ = await answer(table, path, body, **evil)
            assert (status, plain["code"]) == (400, "foreign_origin")
        with pytest.raises(WSServerHandshakeError):
            await Wire.open(table.url, host.code, origin=evil["Origin"])
        own = {"Origin": table.url}
        assert (await answer(table, "/api/rooms", wish, **own))[0] == 201
        wire = await Wire.open(table.url, host.code, p.Hello(host.token, p.VERSION), origin=table.url)
        await wire.close()


# Rooms and names


@evening
async def test_a_server_has_only_so_many_rooms(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=Limits(rooms=1)) as table:
        await table.open_room("hoax")
        assert await refusal(table.open_room("hoax")) == "house_full"


@evening
async def test_one_address_opens_only_so_many_rooms_an_hour(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=Limits(rooms_per_hour=2)) as table:
        await table.open_room("hoax")
        await table.open_room("hoax")
        assert await refusal(table.open_room("hoax")) == "too_fast"
        await table.advance(1801)
        await table.open_room("hoax")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "x" * 1000, "A\u202eB", "A\x00B", "A\nB"])
@evening
async def test_a_name_is_something_people_can_read(tmp_path: Path, name: str) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        assert await refusal(table.enter(host.code, name)) in ("bad_name", "not_a_message")
        assert await refusal(host.do(p.Rename, name=name)) in ("bad_name", "not_a_message")
        assert len(table.room.state.people) == 1


@evening
async def test_wrong_codes_are_slowed_down_but_not_for_ever(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=Limits(wrong_guesses_per_minute=3)) as table:
        host = await table.open_room("hoax")
        codes = [
            (await answer(table, f"/api/rooms/{guess}"))[1]["code"] for guess in ("XXXXX", "YYYYY", "ZZZZZ", "WWWWW")
        ]
        assert codes == ["no_such_room"] * 3 + ["too_fast"]
        assert (await answer(table, f"/api/rooms/{host.code}"))[1]["code"] == "too_fast", (
            "also the right one tells nothing"
        )
        await table.advance(21)
        assert (await answer(table, f"/api/rooms/{host.code}"))[0] == 200


@evening
async def test_wrong_passwords_are_slowed_down_also_when_many_come_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ThinksAtOnce, "think", Services.think)  # passwords are tried in threads, as in life
    async with Evening(tmp_path, limits=Limits(wrong_guesses_per_minute=3)) as table:
        host = await table.open_room("hoax", password="sesame")
        path = f"/api/rooms/{host.code}"
        found = await do_all(*(answer(table, path, {"name": f"Eve {n}", "password": str(n)}) for n in range(8)))
        codes = sorted(plain["code"] for _, plain, _ in found)
        assert codes == ["too_fast"] * 5 + ["wrong_password"] * 3
        await table.advance(61)
        for number in range(8):  # a whole party that knows the word is not slowed down
            status, _, _ = await answer(table, path, {"name": f"guest {number}", "password": "sesame"})
            assert status == 201


@pytest.mark.parametrize("password", ["", "sesame"])
@evening
async def test_a_school_class_behind_one_router_comes_in_all_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, password: str
) -> None:
    """Thirty people, with the limits of a server as it comes; somebody beside them guesses."""
    monkeypatch.setattr(ThinksAtOnce, "think", Services.think)
    monkeypatch.setattr(secrets, "_scrypt", lambda word, salt: f"{word}{salt}".encode())  # slow by design
    async with Evening(tmp_path, limits=Limits()) as table:
        host = await table.open_room("resistance", password=password)
        path = f"/api/rooms/{host.code}"
        wishes = [{"name": f"pupil {n}", "role": "spectator", "password": password} for n in range(30)]
        guess = {"name": "Eve", "role": "spectator", "password": "open"}
        found = await do_all(*(answer(table, path, wish) for wish in [*wishes, *[guess] * bool(password)]))
        assert [status for status, _, _ in found] == [201] * 30 + [403] * bool(password)


@evening
async def test_one_address_cant_fill_room_after_room(tmp_path: Path) -> None:
    async with Evening(tmp_path, limits=Limits(entries_per_minute=2)) as table:
        host = await table.open_room("resistance")
        for name in ("Bo", "Cy"):
            await table.enter(host.code, name)
        assert await refusal(table.enter(host.code, "Di")) == "too_fast"
        await table.advance(31)
        await table.enter(host.code, "Di")


# What is said about what was wrong


@evening
async def test_a_refusal_repeats_a_misspelt_word_but_nothing_long_and_no_token(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax")
        wire = await table.wire(host)
        for message, repeated in (
            ('{"type":"ready","id":"x","raedy":true}', "raedy"),
            ('{"type":"raedy","id":"x"}', "raedy"),
            ('{"type":"ready","id":"x","%s":true}', ""),
            ('{"type":"%s","id":"x"}', ""),
            ('{"type":"choose_settings","id":"x","settings":{"absent":"%s"}}', ""),
            ('{"type":"choose_options","id":"x","options":{"%s":1}}', ""),
        ):
            for input_ in (host.token, "x" * 100_000):
                await wire.send(message.replace("%s", input_))
                refused = await wire.until(p.Refused)
                assert repeated in refused.why.text
                assert host.token not in wire.frames[-1].decode()
                assert len(wire.frames[-1]) < 1000
        for kind, field in ((p.ChooseGame, "game"), (p.AddBot, "level"), (p.GoOn, "slot"), (p.DeleteRecord, "record")):
            await wire.do(kind, **{field: "x" * 100_000})
            assert len(wire.frames[-1]) < 1000


@evening
async def test_a_refused_wish_to_come_in_repeats_neither_password_nor_token(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        host = await table.open_room("hoax", password="sesame")
        for wrong in (
            {"name": "Bo", "password": ["sesame street"]},
            {"name": "Bo", "password": "sesame street"},
            {"name": "Bo", "token": host.token + "!"},
            {"name": "Bo", host.token: "sesame street"},
            {"name": "Bo", "role": host.token},
        ):
            status, plain, _ = await answer(table, f"/api/rooms/{host.code}", wrong)
            assert status in (400, 403)
            assert "sesame street" not in str(plain)
            assert host.token not in str(plain)


# HTTP


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/metrics", "/nowhere", "/api/rooms/XXXXX"])
@evening
async def test_every_answer_carries_the_headers_that_keep_browsers_safe(tmp_path: Path, path: str) -> None:
    async with Evening(tmp_path) as table:
        _, _, headers = await answer(table, path)
        assert {name: headers.get(name) for name in HEADERS} == HEADERS


@evening
async def test_a_wish_that_is_no_json_or_too_long_is_refused(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table, aiohttp.ClientSession() as http:
        for body, status in ((b"", 400), (b"{", 400), (b"\xff", 400), (b"[" * 10_000, 400), (b"x" * 1_100_000, 413)):
            async with http.post(f"{table.url}/api/rooms", data=io.BytesIO(body)) as found:
                assert found.status == status
        assert not table.server.lobby.rooms


@evening
async def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    async with Evening(tmp_path, settings=ServerSettings(limits=GENEROUS, metrics=False)) as table:
        assert (await answer(table, "/metrics"))[0] == 404


@pytest.mark.parametrize("name", ["%ff", "%00", "..%2f..%2fetc", "x" * 2000])
@evening
async def test_odd_addresses_find_nothing(tmp_path: Path, name: str) -> None:
    async with Evening(tmp_path) as table:
        for path in ("/api/rooms/", "/api/records/", "/api/schema/", "/api/games/"):
            status, _, _ = await answer(table, path + name)
            assert status in (400, 404), path


# How much there is


@pytest.mark.parametrize("now", [0.0, 12_345.678, 987_654.321, 3e7])
@pytest.mark.parametrize(("rate", "burst"), [(20.0, 100), (1 / 60, 60), (2.0, 1)])
def test_so_many_at_once_and_then_one_by_one_however_long_the_machine_has_been_up(
    now: float, rate: float, burst: int
) -> None:
    time = HandTime()
    time._now = now
    bucket = Bucket(time, rate, burst)
    assert [bucket.take() for _ in range(burst + 1)] == [True] * burst + [False]
    time._now += 0.9 / rate
    assert (bucket.empty, bucket.take()) == (True, False)
    time._now += 0.2 / rate
    assert (bucket.empty, bucket.take(), bucket.take()) == (False, True, False)
    time._now += 10 * burst / rate
    assert [bucket.take() for _ in range(burst + 1)] == [True] * burst + [False]
