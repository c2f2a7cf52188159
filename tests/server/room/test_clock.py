"""The clock of a table as a value."""

import pytest
from msgspec.structs import replace
from tests.server.room.rooms import begun

from maskenball.kernel import Bell
from maskenball.protocol.settings import Settings
from maskenball.server.play.clock import Clock, Terms, follow, is_over, rang, seconds_left

TABLE = begun(settings=Settings(seconds={"answer": 20})).match.table


def terms(**more: object) -> Terms:
    return Terms(Settings(seconds={"answer": 20}, **more))  # type: ignore[arg-type]


def test_a_slot_runs_from_the_question_and_rings_when_it_is_over() -> None:
    clock = follow(Clock(), TABLE, terms(), True, 100.0)
    assert clock.rings == {"answer": 120.0}
    assert seconds_left(clock, 105.0) == {"answer": 15.0}
    assert not is_over(clock, "answer", 119.0)
    assert is_over(clock, "answer", 120.0)


def test_a_pause_takes_nothing_away() -> None:
    clock = follow(Clock(), TABLE, terms(), True, 100.0)
    clock = follow(clock, TABLE, terms(), False, 105.0)
    assert clock.rings == {}
    assert seconds_left(clock, 1000.0) == {"answer": 15.0}
    assert follow(clock, TABLE, terms(), True, 1000.0).rings == {"answer": 1015.0}


def test_while_nothing_changes_the_clock_is_the_same() -> None:
    clock = follow(Clock(), TABLE, terms(), True, 100.0)
    assert follow(clock, TABLE, terms(), True, 110.0) is clock


@pytest.mark.parametrize("left", [1e-13, 0.0, -1e-13])
def test_a_slot_that_is_over_while_people_are_waited_for_rings_again_a_step_later_and_not_at_once(left: float) -> None:
    hushed = replace(TABLE, ask=replace(TABLE.ask, hush=True))
    unhurried = Terms(Settings(timers=False, seconds={"answer": 20}), hush_step=4.0)
    clock = Clock({"night": left}, ("night",), 100.0, True, TABLE.question)
    slot = replace(hushed.ask, bell=Bell("night", 20))
    again = follow(rang(clock), replace(hushed, ask=slot), unhurried, True, 100.0)
    assert again.rings["night"] == pytest.approx(104.0)
