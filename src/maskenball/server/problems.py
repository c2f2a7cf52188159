"""Why no game can begin with the people and options of a room, worked out once for each change of them."""

from typing import Any

from maskenball.kernel import Refusal
from maskenball.server.house import House, fitting
from maskenball.server.protocol import plain

Problem = tuple[str, dict[str, Any]] | None
"""Code and details, or nothing."""


class Problems:
    """What is known of one room's options: most that happens in a room changes neither them nor the number of seats."""

    def __init__(self) -> None:
        self._of = ("", "")
        self._options: dict[str, Any] | None = None
        self._by_seats: dict[int, Problem] = {}

    def of(self, house: House) -> Problem:
        """Why no game can begin in this house."""
        of = house.game, house.settings.language
        if house.options is not self._options or of != self._of:
            self._of, self._options, self._by_seats = of, house.options, {}
        seats = len(house.places)
        if seats not in self._by_seats:
            self._by_seats[seats] = problem(house)
        return self._by_seats[seats]


def problem(house: House) -> Problem:
    """The same, found out anew."""
    try:
        fitting(house)
    except Refusal as refusal:
        return refusal.code, plain(refusal.details)
    return None
