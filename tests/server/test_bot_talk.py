"""Bots at the table: they speak one at a time and seldom, and never let anybody wait for it."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.evening import Evening, evening
from tests.server.hands import HandTime
from tests.server.paces import pace

from maskenball import protocol as p
from maskenball.bots import RandomBot
from maskenball.client import RoomClient
from maskenball.games.one_night import Discussing
from maskenball.kernel import Said
from maskenball.server.bots.talk import MOST_UTTERANCES, TalkTurns
from maskenball.server.pace import BOT_DELAY_SECONDS

GAP = 1.5
PACE = pace(2.0, bot_talk={"leisurely": 2.75, "normal": GAP, "brisk": 0.6})
"""Bots that take two seconds, and speak so far apart."""


class Talkative(RandomBot):
    """Says something whenever it may."""

    def say(self, seen: Any) -> Any:
        return None if seen.claims is None else seen.claims.sample(self.dice)


class Silent(RandomBot):
    """Never says anything."""

    def say(self, seen: Any) -> Any:
        return None


async def asked(table: Evening) -> RoomClient:
    """One person and four bots at The Resistance; a team is proposed, and all are asked for their vote."""
    host = await table.open_room("resistance", settings={"timers": False})
    await host.start(bots=4, level="random")
    while len(table.live.match.table.ask.must) < 5:
        must = table.live.match.table.ask.must
        if 0 in must:
            await host.answer(must[0].safe())
        await table.advance(0.1)
    return host


async def watched(table: Evening, seconds: float) -> tuple[list[float], dict[int, float]]:
    """When bots spoke, and when the vote of each was in, from the moment they were asked."""
    began, spoken, answered = table.time.now(), list[float](), dict[int, float]()
    lines = len(table.live.match.told)
    for _ in range(round(seconds / 0.1)):
        await table.advance(0.1)
        now = round(table.time.now() - began, 1)
        spoken += [now for what, _ in table.live.match.told[lines:] if isinstance(what, Said)]
        lines = len(table.live.match.told)
        for seat in table.live.match.table.sealed:
            answered.setdefault(seat, now)  # type: ignore[arg-type]  # no parties here
    return spoken, answered


@evening
async def test_bots_speak_one_at_a_time_and_at_most_twice_between_two_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maskenball.server.bots.drivers.make", lambda *given: Talkative(given[-1]))
    async with Evening(tmp_path, pace=PACE) as table:
        await asked(table)
        spoken, _ = await watched(table, 15)
        assert len(spoken) == MOST_UTTERANCES, "however long the person thinks"
        assert spoken[1] - spoken[0] >= GAP


@evening
async def test_in_a_discussion_bots_go_on_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maskenball.server.bots.drivers.make", lambda *given: Talkative(given[-1]))
    async with Evening(tmp_path, pace=PACE) as table:
        host = await table.open_room("one_night", settings={"timers": False})
        await host.start(bots=4, level="random")
        while not isinstance(table.live.match.table.state.phase, Discussing):
            must = table.live.match.table.ask.must
            if 0 in must and 0 not in table.live.match.table.sealed:
                await host.answer(must[0].safe())
            await table.advance(0.5)
        monkeypatch.setattr(Talkative, "cut", lambda *_: None)
        spoken, _ = await watched(table, 20)
        assert len(spoken) > 2 * MOST_UTTERANCES
        assert all(after - before >= GAP - 0.1 for before, after in pairwise(spoken))


@evening
async def test_talk_never_delays_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for kind in (Talkative, Silent):
        folder = tmp_path / kind.__name__
        folder.mkdir()
        monkeypatch.setattr("maskenball.server.bots.drivers.make", lambda *given, kind=kind: kind(given[-1]))
        async with Evening(folder, pace=PACE) as table:
            await asked(table)
            _, answered = await watched(table, 6)
            found.append(answered)
    assert found[0] == found[1]
    assert {1, 2, 3, 4} <= found[0].keys()


@pytest.mark.parametrize(
    ("speed", "least", "most"), [("leisurely", 1.5, 4.0), ("normal", 0.6, 1.6), ("brisk", 0.3, 0.9)]
)
@evening
async def test_the_host_says_how_fast_bots_are(tmp_path: Path, speed: str, least: float, most: float) -> None:
    async with Evening(tmp_path, pace=replace(pace(), bot_delay=BOT_DELAY_SECONDS)) as table:
        host = await table.open_room("resistance", settings={"timers": False, "bot_speed": speed})
        await host.start(bots=4, level="random")
        while len(table.live.match.table.ask.must) < 5:
            must = table.live.match.table.ask.must
            if 0 in must:
                await host.answer(must[0].safe())
            await table.advance(0.05)
        _, answered = await watched(table, 5)
        assert all(least - 0.1 <= when <= most + 0.2 for seat, when in answered.items() if seat), answered


def test_only_what_was_said_moves_the_turns() -> None:
    time = HandTime()
    turns = TalkTurns(time)
    assert turns.seconds_left(1) == turns.seconds_left(1) == 0.0
    turns.spoke(1, GAP)
    assert turns.seconds_left(1) == GAP
    assert time.due(time.now() + GAP) is None
    turns.spoke(1, GAP)
    assert turns.seconds_left(1) is None, "enough was said"
    assert turns.seconds_left(1, discussion=True) == GAP, "where people only talk it never is"
    assert turns.seconds_left(2) == GAP, "but at the next question, after a while"


@evening
async def test_bots_do_not_act_while_people_watch_what_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maskenball.server.bots.drivers.make", lambda *given: Silent(given[-1]))
    async with Evening(tmp_path, pace=pace(0.5, beats=True)) as table:
        host = await asked(table)
        vote = table.live.match.table.ask.must[0]
        await table.advance(1.0)
        await host.answer(vote.options[0])  # type: ignore[attr-defined]  # the last one
        beat = table.live.beat_until - table.time.now()
        assert beat > 0
        entries = len(table.live.match.entries)
        await table.advance(beat + 0.4)
        assert len(table.live.match.entries) == entries
        await host.until(lambda: host.clock is not None and host.clock.beat == 0.0)
        await table.advance(0.2)
        assert len(table.live.match.entries) > entries or 0 in table.live.match.table.ask.must


@evening
async def test_a_restart_in_the_middle_of_a_beat_ends_it(tmp_path: Path) -> None:
    async with Evening(tmp_path, pace=pace(0.5, beats=True)) as table:
        host = await asked(table)
        vote = table.live.match.table.ask.must[0]
        await table.advance(1.0)
        await host.answer(vote.options[0])  # type: ignore[attr-defined]  # the last one
        assert table.live.beat_until > table.time.now()
        await table.restart()
        await table.all_back(host)
        assert table.live.beat_until == 0.0
        await host.do(p.Pause)
