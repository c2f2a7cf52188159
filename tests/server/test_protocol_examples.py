"""docs/protocol.md against the real server: each example is really sent, and what the page shows really comes.

Only what nobody can know beforehand is put in: the token, and the name of the match and the question.
"""

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.test_protocol_docs import EXAMPLES, TEXT
from tests.server.clocks import begun, until_phase
from tests.server.evening import Evening, evening, sees, voting
from tests.server.wire import Wire

from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import Dice, Malformed


def examples(kind: str) -> list[Any]:
    return [example for named, example in EXAMPLES if named == kind]


FROM_CLIENT = examples("ClientMessage")
REQUESTS = [example for example in FROM_CLIENT if "id" in example]

# Who says it, at which table


async def lobby(table: Evening) -> list[RoomClient]:
    """Three at the table with two bots, and two who look on: the persons 1 to 5 of the examples."""
    people = await table.party("resistance", "Ada", "Bo", "Cy")
    people += [await table.enter(people[0].code, name, role="spectator") for name in ("Di", "Ed")]
    for _ in range(2):
        await people[0].do(p.AddBot, level="heuristic")
    for person in people[1:3]:
        await person.do(p.Ready)
    return people


async def host(table: Evening) -> RoomClient:
    return (await lobby(table))[0]


async def guest(table: Evening) -> RoomClient:
    return (await lobby(table))[1]


async def voter(table: Evening) -> RoomClient:
    return (await voting(table))[1]


async def voted(table: Evening) -> RoomClient:
    seat = await voter(table)
    choice = sees(seat).choice
    assert choice is not None
    await seat.answer(choice.safe())
    return seat


async def got_up(table: Evening) -> RoomClient:
    seat = (await voting(table))[2]
    await seat.do(p.Stand)
    return seat


async def looks_on(table: Evening) -> RoomClient:
    people = await lobby(table)
    await people[0].start()
    return people[4]


async def is_asked_for_a_seat(table: Evening) -> RoomClient:
    people = await lobby(table)
    await people[0].start()
    await people[4].do(p.RequestSeat, seat=4)
    return people[0]


async def writes(table: Evening) -> RoomClient:
    seats = await begun(table, "decrypto", 4)
    await until_phase(table, seats, "Writing")
    return next(seat for seat in seats if sees(seat).choice is not None)


async def lets_them_talk(table: Evening) -> RoomClient:
    seats = await begun(table, "one_night", 4)
    await until_phase(table, seats, "Discussing")
    return seats[0]


async def plays_as_host(table: Evening) -> RoomClient:
    return (await voting(table))[0]


SCENES: dict[str, Callable[[Evening], Awaitable[RoomClient]]] = {
    **dict.fromkeys(("answer", "say", "earlier", "react", "note"), voter),
    **dict.fromkeys(("draft", "try"), writes),
    "withdraw": voted,
    **dict.fromkeys(("chat", "ready", "stand", "rename", "choose_look", "leave"), guest),
    "sit": got_up,
    "request_seat": looks_on,
    "grant_seat": is_asked_for_a_seat,
    **dict.fromkeys(("pause", "back_to_lobby"), plays_as_host),
    "go_on": lets_them_talk,
}
"""Where the message makes sense; all others are the host's in the lobby."""


async def send(table: Evening, seat: RoomClient, example: dict[str, Any]) -> Wire:
    """A bare socket of this person, on which the example was said."""
    wire = await table.wire(seat)
    await wire.news()
    known = {"match": wire.match, "to": wire.asked}
    await wire.send(json.dumps({**example, **{name: known[name] for name in known if name in example}}))
    return wire


@pytest.mark.parametrize("example", REQUESTS, ids=lambda example: example["type"])
@evening
async def test_each_request_of_the_page_is_done(tmp_path: Path, example: dict[str, Any]) -> None:
    async with Evening(tmp_path) as table:
        wire = await send(table, await SCENES.get(example["type"], host)(table), example)
        assert await wire.until(p.Done, p.Refused, p.Bye) == p.Done(example["id"])


# Hello


def test_the_page_is_of_the_version_that_the_server_speaks() -> None:
    assert re.findall(r"This page is protocol version (\d+)", TEXT) == [str(p.VERSION)]
    said = [example["version"] for _kind, example in EXAMPLES if "version" in example]
    assert said == [p.VERSION] * 2, "hello and welcome"


@evening
async def test_the_hello_of_the_page_is_welcome_and_its_ping_answered(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        ada = await table.open_room("resistance", "Ada")
        wire = await Wire.open(table.url, ada.code)
        table.others.append(wire)
        (hello,) = (example for example in FROM_CLIENT if example["type"] == "hello")
        await wire.send(json.dumps({**hello, "token": ada.token}))
        assert plain(await wire.until(p.Welcome, p.Bye)) == shown("welcome")[0]
        (ping,) = (example for example in FROM_CLIENT if example["type"] == "ping")
        await wire.send(json.dumps(ping))
        assert plain(await wire.until(p.Pong, p.Bye)) == shown("pong")[0]


# HTTP


@evening
async def test_the_door_answers_as_the_page_says(tmp_path: Path) -> None:
    async with Evening(tmp_path) as table:
        client = table.client()
        entered = await client.post("/api/rooms", examples("OpenRoom")[0])
        assert alike(examples("Entered")[0], entered)
        assert entered["person"] == examples("Entered")[0]["person"]
        code = entered["code"]
        card = await client.get(f"/api/rooms/{code}")
        assert card == {**examples("RoomCard")[0], "code": code}
        (trouble,) = examples("WireError")
        with pytest.raises(Malformed) as refused:
            await client.post(f"/api/rooms/{code}", {**examples("EnterRoom")[0], "name": trouble["details"]["given"]})
        assert (refused.value.code, refused.value.details) == (trouble["code"], trouble["details"])
        assert (await client.post(f"/api/rooms/{code}", examples("EnterRoom")[0]))["person"] == 2


# What the server says


def shown(kind: str) -> list[Any]:
    """The page's examples of this message of the server."""
    return [example for example in examples("ServerMessage") if example["type"] == kind]


def plain(message: p.FromServer) -> Any:
    return json.loads(p.write(message))


OPEN = ("set", "view", "options", "wins", "left", "seconds")
"""What holds whatever a game or a room has: of these the page shows a part."""


def alike(example: Any, real: Any, part: bool = False) -> bool:
    """Whether they have the same fields with values of the same kinds; of lists each shown element has its like."""
    if isinstance(example, dict) and isinstance(real, dict):
        fits = example.keys() <= real.keys() if part else example.keys() == real.keys()
        return fits and all(alike(example[name], real[name], part or name in OPEN) for name in example)
    if isinstance(example, list) and isinstance(real, list):
        return all(any(alike(one, other, part) for other in real) for one in example)
    if isinstance(example, int | float) and not isinstance(example, bool):
        return isinstance(real, int | float) and not isinstance(real, bool)
    return type(example) is type(real)


async def said_at_the_resistance(folder: Path) -> list[Any]:
    """All that five players are sent, from an empty table to a server that stops."""
    async with Evening(folder) as table:
        ada = await table.open_room("resistance", "Ada", settings={"language": "en"}, look={"mask": "gatto"})
        wires = [await table.wire(ada)]
        await ada.do(p.AddBot, level="heuristic")
        await ada.do(p.RemoveBot, seat=1)
        people = [ada, *[await table.enter(ada.code, name) for name in ("Bo", "Cy", "Di", "Ed")]]
        await ada.do(p.Chat, text="Hello")
        await ada.start()
        wires += [await table.wire(person) for person in people]
        await wires[2].do(p.React, what="laughter")
        await people[2].say("all", "It was not me.")
        await wires[1].news()
        await wires[1].do(p.Note, match=wires[1].match, seat=2, suspicion=3, text="on both failed missions", since=12)
        await wires[1].do(p.Earlier, before=412)
        await table.conduct(people, Dice(Random(1).random), 30)
        await wires[1].do(p.Withdraw, id="m17", asked=10_000)
        await wires[2].do(p.Pause, id="m17")
        await table.close()
        for wire in wires:
            await wire.until(p.Bye)
        await table.open()
        return [json.loads(frame) for wire in wires for frame in wire.frames]


async def said_in_a_discussion(folder: Path) -> list[Any]:
    """All that somebody is sent who comes to a table with a clock."""
    async with Evening(folder) as table:
        wire = await table.wire(await lets_them_talk(table))
        await wire.news()
        return [json.loads(frame) for frame in wire.frames]


@evening
async def test_what_the_page_shows_of_the_server_really_comes(tmp_path: Path) -> None:
    (tmp_path / "discussion").mkdir()
    said = await said_at_the_resistance(tmp_path) + await said_in_a_discussion(tmp_path / "discussion")
    for example in examples("ServerMessage"):
        if example["type"] in WORD_FOR_WORD:
            assert example in said
        else:
            assert any(alike(example, each) for each in said), example


WORD_FOR_WORD = ("welcome", "chat_line", "reacted", "done", "refused", "bye")
"""Messages with nothing in them that another evening would have otherwise."""
