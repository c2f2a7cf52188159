"""Time tells nothing: in two worlds that a viewer can't tell apart, everything reaches it at the same moments.

People answer equally long after they were asked, whatever they have to think about: one world may give a seat four
picks and the other none. The hands of the clock are turned in small steps, and each message is noted with its moment.
"""

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from tests.server.evening import Evening, evening
from tests.server.paces import pace
from tests.server.watched import gather, raw
from tests.server.wire import Wire
from tests.server.worlds import NAMES, SEED, alike, copy

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Dice, Match, Table
from maskenball.testing.play import play
from maskenball.texts.beats import Beat, Beats

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("resistance", 5, {}),
    ("resistance", 7, {"plot": True, "hunter": True, "interrogator": True}),
    ("resistance", 7, {"hunter": True, "resistance_hacker": True, "spy_hacker": True}),
    ("one_night", 3, {}),
    ("one_night", 6, {}),
    ("cultists", 5, {}),
    ("cultists", 7, {}),
]
PAIRS = 20 if os.environ.get("MASKENBALL_SIZE") == "nightly" else 2
PACES = {
    "no beats": pace(2.0, hush_step=4.0, bot_turn=4.0, missing=5.0),
    "beats": pace(2.0, hush_step=4.0, bot_turn=4.0, missing=5.0, beats=True),
}
A_BEAT = 1.3
"""Seconds for which every event is watched here, in whatever game, that everybody is told."""
STEP = 0.5
"""Seconds by which the hands are turned."""
LONGEST = 40.0
"""Seconds after which nobody looks any more."""
HABITS = {"quick": 1.0, "slow": 14.5, "absent": 1000.0}
"""Seconds in which people answer."""


class Worlds(Struct):
    """Two matches at a hushed question that look the same to one viewer."""

    viewer: int
    one: Match
    other: Match


def hushed(name: str, players: int, options: dict[str, Any], number: int) -> Iterator[Worlds]:
    """Positions with a hushed question, each with another world behind what a seat sees of it."""
    game = games.find(name)
    dice = Dice(Random(f"{name} {players} {options} {number}").random)
    for at in play(Match(game, NAMES[:players], options, f"{SEED} {number}"), dice):
        table = at.table
        if not table.ask.hush or table.sealed or table.drafts or table.shelf:
            continue
        viewer = dice.below(players)
        if viewer in table.ask.must and len(table.ask.must) < players:
            continue  # it knows its own question
        world = game.redeal(game.view(table.state, viewer), dice).state
        imagined = replace(table, state=world, ask=world.phase.ask(world))
        one, other = copy(at), Match.resume(at.record(), imagined, at.log())
        if table.state == world or not alike(one, other, viewer):
            continue
        if _alike_to_the_end(copy(one), Match.resume(other.record(), imagined, other.log()), viewer):
            yield Worlds(viewer, one, other)


def _alike_to_the_end(one: Match, other: Match, viewer: int) -> bool:
    """Whether what all answer here shows the viewer the same: that a mission fails may be seen."""
    for match in (one, other):
        while match.table.ask.hush:
            table = match.table
            for who, choice in table.ask.must.items():
                if match.table is table or match.table.state is table.state:
                    match.submit(who[0] if isinstance(who, tuple) else who, choice.safe())
    return alike(one, other, viewer)


def _of_every_kind(found: Iterator[Worlds]) -> Iterator[Worlds]:
    """First one of each kind of question that comes up, then whatever comes."""
    later: list[Worlds] = []
    kinds: set[str] = set()
    for worlds in islice(found, 60):
        kind = type(worlds.one.table.state.phase).__name__
        if kind in kinds:
            later.append(worlds)
        else:
            kinds.add(kind)
            yield worlds
    yield from later


class Person:
    """Answers what is asked of a seat so long after it was first asked there, all picks of a turn at once."""

    def __init__(self, wire: Wire, seat: int, seconds: float) -> None:
        self.wire = wire
        self.seat = seat
        self.seconds = seconds
        self._asked: tuple[Any, float] = (None, 0.0)

    async def act(self, table: Evening, now: float) -> None:
        """Answer if it is time to."""
        while (choice := self._choice(table.live.match.table)) is not None:
            turn = table.live.match.table.state.phase
            if self._asked[0] != turn:
                self._asked = turn, now
            if now < self._asked[1] + self.seconds:
                return
            await self.wire.news()
            done = await self.wire.do(p.Answer, asked=self.wire.asked, action=raw(choice.safe()))
            assert isinstance(done, p.Done), done

    def _choice(self, table: Table) -> Any:
        return None if self.seat in table.sealed else table.ask.must.get(self.seat)


async def watch(table: Evening, worlds: Worlds, match: Match, habit: str, timers: bool) -> dict[str, list[Any]]:
    """Everything that the viewer, a spectator and the screen are sent until nothing is hushed, with its moment."""
    settings = {"timers": timers, "absent": "safe", "grace": 10}
    people = await gather(table, match, settings=settings)
    listening = {name: people[name] for name in (match.names[worlds.viewer], "Uma", "TV")}
    persons = [Person(people[name], seat, HABITS[habit]) for seat, name in enumerate(match.names)]
    if habit == "absent":
        for name in match.names:
            if name not in listening:
                await people[name].close()
    heard: dict[str, list[Any]] = {name: [] for name in listening}
    now = 0.0
    while table.live.match.table.ask.hush and now < LONGEST:
        for person in persons:
            if person.seat == worlds.viewer or habit != "absent":
                await person.act(table, now)
        await table.advance(STEP)
        now += STEP
        for name, wire in listening.items():
            before = len(wire.frames)
            await wire.news()
            heard[name] += [(now, frame) for frame in wire.frames[before:] if b'"pong"' not in frame]
    return heard


@pytest.mark.rule("N-25", "N-75")
@pytest.mark.parametrize("beats", PACES)
@pytest.mark.parametrize("timers", [True, False], ids=["timers", "no timers"])
@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{str(table[2])[:30]}")
def test_two_worlds_that_a_viewer_cant_tell_apart_send_the_same_at_the_same_moments(
    table: tuple[str, int, dict[str, Any]],
    habit: str,
    timers: bool,
    beats: str,
    tmp_path: Path,
    same_names: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    every_event = {event.__name__: Beat("beat", A_BEAT) for event in games.find(table[0]).events}
    monkeypatch.setattr("maskenball.texts.beats.beats_of", lambda _: Beats(every_event))
    found = (worlds for number in range(10_000) for worlds in hushed(*table, number))
    for number, worlds in enumerate(islice(_of_every_kind(found), PAIRS)):
        heard = []
        for at, match in enumerate((worlds.one, worlds.other)):
            same_names()
            folder = tmp_path / f"{number} {at}"
            folder.mkdir()

            @evening
            async def one_world(folder: Path, match: Match) -> None:
                async with Evening(folder, pace=PACES[beats], seeds=lambda: SEED) as open_:
                    heard.append(await watch(open_, worlds, match, habit, timers))  # noqa: B023 - run at once

            one_world(folder, match)
        one, other = heard
        for who in one:
            assert one[who] == other[who], f"{who} can tell the worlds apart"
