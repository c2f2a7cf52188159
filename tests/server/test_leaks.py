"""Nothing leaks, byte by byte: what reaches a seat, a spectator, the screen, a browser or the log does not depend on
what they may not know, nor on who was the last to answer."""

import logging
import os
from pathlib import Path
from typing import Any

import pytest
from tests.server.evening import Evening, evening
from tests.server.watched import BREATH, TOKEN, Plain, gather, page, raw
from tests.server.wire import Wire
from tests.server.worlds import NAMES, SEED, Move, Pair, pair

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Match, Who

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
PAIRS = 40 if os.environ.get("MASKENBALL_SIZE") == "nightly" else 4
QUESTIONS = 5
SETTINGS: list[dict[str, Any]] = [{}, {"awaited": "count"}, {"timers": False}, {"seconds": {"answer": 30}}]


class Sight:
    """Everything that could be seen of one match from where its viewer sits."""

    def __init__(self) -> None:
        self.streams: dict[str, list[bytes]] = {}
        self.pages: list[bytes] = []
        self.log = ""


async def watch(table: Evening, found: Pair, match: Match, moves: list[list[Move]], settings: dict[str, Any]) -> Sight:
    """Play these moves over sockets, and keep all that the viewer, a spectator and a screen are sent."""
    sight = Sight()
    names = match.names
    people = await gather(table, match, settings=settings)
    listening = [people[each] for each in (names[found.viewer], "Uma", "TV")]
    for question in moves:
        for move in question:
            await _play(table, people, match, move)
            for wire in listening:
                await wire.news()
        await table.advance(BREATH.hush_step)
        for wire in listening:
            await wire.news()
        sight.pages.append(await page(table, "/api/rooms/BCDFG"))
    for name in (names[found.viewer], "Uma", "TV"):
        again = await table.wire_to("BCDFG", TOKEN + name)
        await again.news()
        sight.streams[name] = people[name].frames
        sight.streams[name + " again"] = again.frames
    return sight


async def _play(table: Evening, people: dict[str, Wire], match: Match, move: Move) -> None:
    if move.seat is None:
        left = table.clock_left()
        if move.slot in left:
            await table.advance(left[move.slot])
        elif table.live.match.table.ask.must:
            assert (await people[NAMES[0]].do(p.GoOn, slot=move.slot)) is not None
        return
    wire = people[match.names[move.seat]]
    await wire.news()
    action = raw(move.action)
    kind = p.Draft if move.draft else p.Answer
    done = await wire.do(kind, asked=wire.asked, action=action)
    assert isinstance(done, p.Done), done


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=lambda value: str(value)[:20])
@pytest.mark.parametrize("number", range(PAIRS))
def test_two_worlds_that_a_seat_cant_tell_apart_send_the_same_bytes(
    name: str, players: int, options: dict[str, Any], number: int, tmp_path: Path, same_names: Any, caplog: Any
) -> None:
    found = next(filter(None, (pair(name, players, options, each, QUESTIONS) for each in range(number, 2000, PAIRS))))
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
                sights.append(await watch(table, found, match, moves, SETTINGS[number % len(SETTINGS)]))

        one_world(folder, match, [question[at_table] for question in found.moves])
        sights[-1].log = caplog.text
    one, other = sights
    for who in one.streams:
        assert one.streams[who] == other.streams[who], f"{who} can tell the worlds apart"
    assert one.pages == other.pages
    assert one.log == other.log


# Moments


async def mission(folder: Path, last: int, times: tuple[float, float]) -> dict[str, list[bytes]]:
    """A team of two plays its cards, `last` after the other, at these moments; what everybody else and both see."""
    async with Evening(folder, pace=BREATH, seeds=lambda: SEED) as table:
        match = Match(games.find("resistance"), NAMES[:5], None, SEED)
        while not match.table.ask.hush:
            for who, choice in match.table.ask.must.items():
                match.submit(who, choice.safe())  # type: ignore[arg-type]  # nobody answers for a team here
        people = await gather(table, match)
        team = sorted(match.table.ask.must, key=lambda who: (who == last, who))
        assert last in team
        now = 0.0
        heard: dict[str, list[bytes]] = {}
        for who, when in zip(team, times, strict=True):
            await table.advance(when - now)
            now = when
            wire = people[match.names[_seat(who)]]
            done = await wire.do(p.Answer, asked=wire.asked, action=raw(match.table.ask.must[who].safe()))
            assert isinstance(done, p.Done)
        for name, wire in people.items():
            await wire.news()
            heard[f"{name} before"] = list(wire.frames)
        await table.advance(BREATH.hush_step - now)
        for name, wire in people.items():
            await wire.news()
            heard[f"{name} after"] = list(wire.frames)
        return heard


def _seat(who: Who) -> int:
    return who[0] if isinstance(who, tuple) else who


def test_who_answered_last_and_when_shows_nowhere_before_the_next_beat(tmp_path: Path, same_names: Any) -> None:
    match = Match(games.find("resistance"), NAMES[:5], None, SEED)
    while not match.table.ask.hush:
        for who, choice in match.table.ask.must.items():
            match.submit(who, choice.safe())  # type: ignore[arg-type]  # nobody answers for a team here
    found = []
    for number, last in enumerate(match.table.ask.must):
        for times in ((0.0, 0.5), (1.0, 3.5)):
            same_names()
            folder = tmp_path / f"{number} {times}"
            folder.mkdir()

            @evening
            async def run(folder: Path, last: int, times: tuple[float, float]) -> None:
                found.append(await mission(folder, last, times))

            run(folder, _seat(last), times)
    assert all(each == found[0] for each in found[1:])
    assert all(found[0][f"{name} before"] != found[0][f"{name} after"] for name in ("Uma", "TV", *NAMES[:5]))
