"""Bots of other packages at a live table: whatever they do costs their own seat alone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.server.evening import Evening, evening, play, sees

from maskenball import bots
from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.games.resistance.events import Voted
from maskenball.kernel import Dice
from maskenball.server.bots import apart

SOURCE = """
import os, re, sys, time

class Safe:
    def __init__(self, dice): pass
    def answer(self, seen): return seen.choice.safe()
    def cut(self, seen): return None
    def say(self, seen): return None

class Noisy(Safe):
    def answer(self, seen):
        print("x" * 100_000, seen.view)
        os.write(1, b"no thought at all")
        return super().answer(seen)

class Failing(Safe):
    def answer(self, seen): raise ValueError(seen.view)

class Lying(Safe):
    def answer(self, seen): return "yes"

class Looping(Safe):
    def answer(self, seen):
        while True:
            try: sum(range(1000))
            except Exception: pass

class Sleeping(Safe):
    def answer(self, seen): time.sleep(1e6)

class Holding(Safe):
    def answer(self, seen): return re.match("(a+)+b", "a" * 60)

class Moody(Safe):
    def answer(self, seen):
        if seen.seat == 4: os._exit(3)
        return type(seen.choice.safe())(False) if type(seen.choice.safe()).__name__ == "Vote" else super().answer(seen)

class Leaving(Safe):
    def answer(self, seen): os._exit(3)
"""
HANG = ("looping", "sleeping", "holding")
FAIL = (*HANG, "failing", "lying", "leaving")


@pytest.fixture(autouse=True)
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with such bots is installed."""
    (tmp_path / "strangers.py").write_text(SOURCE)
    about = tmp_path / "strangers-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1\n")
    names = ("safe", "noisy", "moody", *FAIL)
    lines = [f"resistance.{name} = strangers:{name.capitalize()}" for name in names]
    (about / "entry_points.txt").write_text("\n".join(["[maskenball.bots]", *lines]))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(apart, "GRACE_SECONDS", 0.5)
    bots._players.cache_clear()
    yield
    bots._players.cache_clear()


async def beside(table: Evening, level: str) -> RoomClient:
    """A game with one person, one stranger and three bots of ours."""
    if level in HANG:
        table.services.processes.seconds = 0.5
    host = await table.open_room("resistance", settings={"timers": False})
    await host.do(p.AddBot, level=level)
    await host.start(bots=3, level="random")
    return host


def failed(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged about bots."""
    return [vars(record)["reason"] for record in caplog.records if record.getMessage() == "bot failed"]


@pytest.mark.parametrize("level", ["safe", "noisy"])
@evening
async def test_a_bot_of_another_package_plays_a_seat(
    level: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Evening(tmp_path) as table:
        host = await beside(table, level)
        seen = await play(host, Dice(Random(1).random))
        assert seen.outcome is not None
    assert failed(caplog) == []


@pytest.mark.parametrize("level", FAIL)
@evening
async def test_a_bot_that_fails_gives_the_safe_answer_and_nobody_else_notices(
    level: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Evening(tmp_path) as table:
        host = await beside(table, level)
        other = await table.open_room("resistance", "Bo", settings={"timers": False})
        await other.start(bots=4, level="random")
        ended = await asyncio.gather(*(play(seat, Dice(Random(1).random)) for seat in (host, other)))
        assert all(seen.outcome is not None for seen in ended)
        assert table.services.metrics.faults._value.get() == 0, "it is no mistake of ours"
    (line,) = failed(caplog)
    assert level in line.lower()
    assert str(sees(host).view)[:20] not in line


@evening
async def test_who_takes_the_process_along_costs_the_other_bots_of_its_level_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """They are asked in another process, and told everything anew."""
    async with Evening(tmp_path) as table:
        host = await table.open_room("resistance", settings={"timers": False})
        await host.start(bots=4, level="moody")
        seen = await play(host, Dice(Random(1).random))
        assert seen.outcome is not None
        voted = [event for event, _ in table.live.match.told if isinstance(event, Voted)]
        assert voted
        assert {event.votes[1:4] for event in voted} == {(False, False, False)}, "their own votes count"
    assert len(failed(caplog)) == 1
