"""Games that have begun at a table with a clock."""

from random import Random
from typing import Any

from tests.server.evening import Evening

from maskenball import protocol as p
from maskenball.client import RoomClient
from maskenball.kernel import CLOCK, Dice

FIVE = ("Ada", "Bo", "Cy", "Di", "Ed")


async def begun(table: Evening, game: str, people: int, options: Any = None, **settings: Any) -> list[RoomClient]:
    """People at a table, the game has begun."""
    seats = await table.party(game, *FIVE[:people], options=options or {}, settings=settings)
    await seats[0].start()
    await table.caught_up(*seats)
    return seats


async def until_phase(table: Evening, seats: list[RoomClient], phase: str) -> None:
    """Play on until this phase."""
    dice = Dice(Random(phase).random)
    while type(table.live.match.table.state.phase).__name__ != phase:
        assert table.live.match.outcome is None
        ask = table.live.match.table.ask
        if ask.must.keys() - table.live.match.table.sealed.keys() == {CLOCK} and not table.clock_left():
            await seats[0].do(p.GoOn, slot=ask.must[CLOCK].name)  # type: ignore[attr-defined]  # a Slot
        else:
            await table.conduct(seats, dice, 1)
    await table.caught_up(*seats)


def phase(table: Evening) -> str:
    return type(table.live.match.table.state.phase).__name__


def left(table: Evening) -> dict[str, float]:
    return table.clock_left()
