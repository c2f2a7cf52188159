"""Rooms as values, for the tests of what can be done to them."""

from typing import Any

import pytest

from maskenball.kernel import Refusal
from maskenball.server.room import state
from maskenball.server.room.state import RoomState


def room_with(*names: str, game: str = "resistance", **more: Any) -> RoomState:
    """People in a room, the first of them its host."""
    room = RoomState(code="BCDFG", game=game, **more)
    for name in names:
        room, _ = state.enter(room, name, "player", f"token of {name}")
    return room


def look_on(room: RoomState, name: str, role: state.Role = "spectator") -> tuple[RoomState, int]:
    room, person = state.enter(room, name, role, f"token of {name}")
    return room, person.number


def begun(*names: str, **more: Any) -> RoomState:
    return state.begin(room_with(*names, **more), "match", "commitment")


def seats(room: RoomState) -> list[str]:
    return [place.name for place in room.places]


def refused(do: Any, *given: Any) -> str:
    with pytest.raises(Refusal) as caught:
        do(*given)
    return str(caught.value.code)
