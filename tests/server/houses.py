"""Rooms as values, for the tests of what can be done to them."""

from typing import Any

import pytest

from maskenball.kernel import Refusal
from maskenball.server.room import state as at
from maskenball.server.room.state import RoomState


def room(*names: str, game: str = "resistance", **more: Any) -> RoomState:
    """People in a room, the first of them its host."""
    house = RoomState(code="BCDFG", game=game, **more)
    for name in names:
        house, _ = at.enter(house, name, "player", f"token of {name}")
    return house


def look_on(house: RoomState, name: str, role: at.Role = "spectator") -> tuple[RoomState, int]:
    house, person = at.enter(house, name, role, f"token of {name}")
    return house, person.number


def begun(*names: str, **more: Any) -> RoomState:
    return at.begin(room(*names, **more), "match", "commitment")


def seats(house: RoomState) -> list[str]:
    return [place.name for place in house.places]


def refused(do: Any, *given: Any) -> str:
    with pytest.raises(Refusal) as caught:
        do(*given)
    return str(caught.value.code)
