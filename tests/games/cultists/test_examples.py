"""Records that replay: one game for each way in which it can end, and a short one in which a cultist lies."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.games.cultists.position import deal

from maskenball.games import find
from maskenball.games.cultists import GAME
from maskenball.games.cultists.board import board
from maskenball.games.cultists.box import Pulse, Task
from maskenball.games.cultists.events import Announced, BecameGhost, ISuspect, Looked, Murderer, PulseGiven
from maskenball.games.cultists.model import (
    Announce,
    CheckStatus,
    Deal,
    FillRoom,
    Give,
    Move,
    Pass,
    Point,
    Role,
)
from maskenball.games.cultists.setup import events, tokens
from maskenball.kernel import AnyRecord, Match, load_record, replay

RECORDS = Path(__file__).parent / "records"
ENDINGS = ("points", "eliminated", "presented", "murders", "time", "seer_named")
ADA, BO, CY, DI = range(4)


def load(name: str) -> AnyRecord:
    return load_record((RECORDS / f"{name}.json").read_bytes(), find)


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.json")))
def test_each_record_replays_to_its_own_outcome(name: str) -> None:
    record = load(name)
    *_, match = replay(record, GAME)
    assert match.outcome == record.outcome
    assert match.outcome is not None
    assert match.outcome.reason == name
    assert match.record() == record


@pytest.mark.rule("K-02", "K-03", "K-04", "K-05", "K-06", "K-07")
def test_there_is_a_record_of_every_ending() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(ENDINGS)


def written() -> Deal:
    """Ada is the cultist, Di the seer; nobody starts murdered, and silence is drawn first."""
    box = board(None)
    return replace(deal("C I I S"), tokens=tokens(box), bag=events(box)[::-1])


def told() -> Iterator[Match]:
    """Ada murders Bo in the archive and lies about it; Cy looks too and finds Bo dead."""
    match = Match(GAME, ("Ada", "Bo", "Cy", "Di"), deal=written())
    match.submit(ADA, Move(("G3", "R4")))
    match.submit(BO, Move(("G3", "R4")))
    yield match
    match.submit(ADA, Give(Pulse.MURDERED))
    match.submit(BO, Give(Pulse.ALIVE))
    match.submit(CY, Move(("G3", "R4")))
    match.submit(DI, Move(("G4", "R6")))
    yield match
    match.submit(ADA, CheckStatus(BO))
    yield match
    match.submit(ADA, Announce(murdered=False))
    match.ring("announcement")
    yield match
    match.submit(BO, FillRoom(Task.SUCCESS))
    match.submit(CY, CheckStatus(BO))
    match.submit(CY, Announce(murdered=True))
    match.ring("announcement")
    match.say(CY, "all", claim=Murderer(ADA, BO))
    match.say(CY, "all", claim=ISuspect(ADA))
    yield match
    for seat, target in ((ADA, CY), (BO, ADA), (CY, ADA), (DI, ADA)):
        match.submit(seat, Point(target))
    match.submit(ADA, Point(CY))
    yield match


@pytest.mark.rule("K-23", "K-25", "K-36", "K-40", "K-55", "K-59", "K-06")
def test_a_lie_that_a_second_look_uncovers() -> None:
    moments = told()
    meeting = next(moments)
    assert set(meeting.table.ask.must) == {ADA, BO}
    acting = next(moments)
    assert PulseGiven(ADA, BO) in acting.seen(CY).events
    looking = next(moments)
    assert Looked(BO, 1, 1) in looking.seen(ADA).events
    assert not any(isinstance(event, Looked) for event in looking.seen(CY).events)
    lied = next(moments)
    assert Announced(ADA, BO, murdered=False) in lied.seen(DI).events
    found = next(moments)
    assert BecameGhost(BO, voted=False) in found.seen(BO).events
    assert set(found.table.ask.must) == {ADA, BO, CY, DI}, "the ghost votes too"
    unmasked = next(moments)
    assert unmasked.outcome is None
    assert set(unmasked.table.ask.must) == {ADA}
    assert unmasked.seen(BO).speaks == ()
    assert Pass() not in (unmasked.seen(ADA).choice or ())
    assert unmasked.table.state.roles[DI] is Role.SEER
