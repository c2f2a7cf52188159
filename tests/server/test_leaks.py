"""Nothing leaks, byte by byte: what reaches a seat, a spectator, the screen, a browser or the log does not depend on
what they may not know; and no secret word ever turns up where it does not belong."""

import logging
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.server.evening import Evening, evening
from tests.server.wire import Wire
from tests.server.worlds import NAMES, SEED, Move, Pair, pair

from maskenball.kernel import Match
from maskenball.server import house as at
from maskenball.server import keep, secret
from maskenball.server import protocol as p
from maskenball.server.hall import Pace
from maskenball.server.live import Live

BREATH = Pace(0.0, 0.0, beat=4.0, missing=5.0)
MODULES = {"plot": True, "hunter": True, "interrogator": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("resistance", 5, {}),
    ("resistance", 7, MODULES),
    ("resistance", 5, {"hunter": True, "resistance_hacker": True}),
    ("one_night", 4, {}),
    ("one_night", 6, {}),
    ("hoax", 3, {}),
    ("hoax", 5, {}),
    ("cultists", 4, {}),
    ("cultists", 6, {}),
    ("decrypto", 3, {}),
    ("decrypto", 4, {}),
    ("decrypto", 6, {}),
]
PAIRS = 4
QUESTIONS = 5
SETTINGS: list[dict[str, Any]] = [{}, {"awaited": "count"}, {"timers": False}, {"seconds": {"answer": 30}}]


class Sight:
    """Everything that could be seen of one match from where its viewer sits."""

    def __init__(self) -> None:
        self.streams: dict[str, list[bytes]] = {}
        self.pages: list[bytes] = []
        self.log = ""


class Plain(logging.Formatter):
    """A line of the log with all that was said along with it."""

    def format(self, record: logging.LogRecord) -> str:
        more = {
            name: value for name, value in vars(record).items() if name in ("room", "where", "kind", "trace", "reason")
        }
        return f"{record.levelname} {record.name} {record.getMessage()} {more}"


@pytest.fixture
def same_names(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Codes and names of matches are drawn alike, each time from the beginning."""

    def again() -> None:
        numbers = count(1)
        monkeypatch.setattr(secret, "new_code", lambda: "BCDFG")
        monkeypatch.setattr(secret, "new_id", lambda: f"id {next(numbers)}")

    return again


async def put(table: Evening, match: Match) -> None:
    """The match lies on the table as if it had been played here so far."""
    room = table.room

    async def letter() -> None:
        room.house = at.begin(room.house, "the match", secret.commitment(SEED))
        room.live = Live(room, match)
        await table.hall.store.write(*keep.new_match(room.house, match, room.live.asked(), {}), keep.room(room.house))
        room.live.tell()
        room.tell_room()

    await room.ask(letter)


async def watch(table: Evening, found: Pair, match: Match, moves: list[list[Move]], settings: dict[str, Any]) -> Sight:
    """Play these moves over sockets, and keep all that the viewer, a spectator and a screen are sent."""
    sight = Sight()
    names = NAMES[: len(match.names)]
    people: dict[str, Wire] = {}
    client = table.client()
    wish = {
        "game": match.game.name,
        "name": names[0],
        "settings": settings,
        "token": "the-secret-token-of-the-person-" + names[0],
    }
    await client.post("/api/rooms", {**wish, "options": msgspec.to_builtins(match.options)})
    for name in (*names[1:], "Uma", "TV"):
        role = {"Uma": "spectator", "TV": "screen"}.get(name, "player")
        await client.post(
            "/api/rooms/BCDFG", {"name": name, "role": role, "token": "the-secret-token-of-the-person-" + name}
        )
    for name in (*names, "Uma", "TV"):
        people[name] = await table.wire_to("BCDFG", "the-secret-token-of-the-person-" + name)
    await put(table, match)
    listening = [people[each] for each in (names[found.viewer], "Uma", "TV")]
    for question in moves:
        for move in question:
            await _play(table, people, match, move)
            for wire in listening:
                await wire.news()
        await table.advance(BREATH.beat)
        for wire in listening:
            await wire.news()
        sight.pages.append(await _page(table, "/api/rooms/BCDFG"))
    for name in (names[found.viewer], "Uma", "TV"):
        again = await table.wire_to("BCDFG", "the-secret-token-of-the-person-" + name)
        await again.news()
        sight.streams[name] = people[name].frames
        sight.streams[name + " again"] = again.frames
    return sight


async def _play(table: Evening, people: dict[str, Wire], match: Match, move: Move) -> None:
    if move.seat is None:
        left = table.live.clock.left()
        if move.slot in left:
            await table.advance(left[move.slot])
        elif table.live.match.table.ask.must:
            assert (await people[NAMES[0]].do(p.GoOn, slot=move.slot)) is not None
        return
    wire = people[match.names[move.seat]]
    await wire.news()
    action = Raw(msgspec.json.encode(move.action))
    kind = p.Draft if move.draft else p.Answer
    done = await wire.do(kind, to=wire.last(p.SeenNow).asked, action=action)
    assert isinstance(done, p.Done), done


async def _page(table: Evening, path: str) -> bytes:
    async with table.client().http.get(table.url + path) as answer:
        headers = {name: value for name, value in answer.headers.items() if name != "Date"}
        return f"{answer.status} {headers} ".encode() + await answer.read()


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=lambda value: str(value)[:20])
@pytest.mark.parametrize("number", range(PAIRS))
def test_two_worlds_that_a_seat_cant_tell_apart_send_the_same_bytes(
    name: str, players: int, options: dict[str, Any], number: int, tmp_path: Path, same_names: Any, caplog: Any
) -> None:
    found = next(filter(None, (pair(name, players, options, each, QUESTIONS) for each in range(number, 200, PAIRS))))
    caplog.set_level(logging.INFO)
    caplog.handler.setFormatter(Plain())
    sights = []
    for at_table, match in enumerate((found.one, found.other)):
        same_names()
        caplog.clear()
        folder = tmp_path / str(at_table)
        folder.mkdir()

        @evening
        async def one_world(folder: Path, match: Match, moves: list[list[Move]]) -> None:
            async with Evening(folder, pace=BREATH, seeds=lambda: SEED) as table:
                sights.append(await watch(table, found, match, moves, SETTINGS[number]))

        one_world(folder, match, [question[at_table] for question in found.moves])
        sights[-1].log = caplog.text
    one, other = sights
    for who in one.streams:
        assert one.streams[who] == other.streams[who], f"{who} can tell the worlds apart"
    assert one.pages == other.pages
    assert one.log == other.log
