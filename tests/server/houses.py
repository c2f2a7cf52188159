"""Rooms as values, for the tests of what can be done to them."""

from typing import Any

import pytest

from maskenball.kernel import Refusal
from maskenball.server import house as at
from maskenball.server.house import House


def room(*names: str, game: str = "resistance", **more: Any) -> House:
    """People in a room, the first of them its host."""
    house = House(code="BCDFG", game=game, **more)
    for name in names:
        house, _ = at.enter(house, name, "player", f"token of {name}")
    return house


def look_on(house: House, name: str, role: at.Role = "spectator") -> tuple[House, int]:
    house, person = at.enter(house, name, role, f"token of {name}")
    return house, person.number


def begun(*names: str, **more: Any) -> House:
    return at.begin(room(*names, **more), "match", "commitment")


def seats(house: House) -> list[str]:
    return [place.name for place in house.places]


def refused(do: Any, *given: Any) -> str:
    with pytest.raises(Refusal) as caught:
        do(*given)
    return str(caught.value.code)
