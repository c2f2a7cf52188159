"""Why no game can begin with the people and options of a room."""

from typing import Any

from msgspec import Struct

from maskenball.kernel import Refusal
from maskenball.protocol import plain
from maskenball.server.room.state import RoomState, fitting

Problem = tuple[str, dict[str, Any]] | None
"""Code and details, or nothing."""


class Problems(Struct, frozen=True, gc=False):
    """What is known of one room's options: most that happens in a room changes neither them nor the number of seats."""

    game: str = ""
    language: str = ""
    options: dict[str, Any] | None = None
    by_seats: dict[int, Problem] = {}


def look_into(problems: Problems, room: RoomState) -> Problems:
    """With the answer for this room in it. Long word lists or boxes take a while."""
    game, language, seats = room.game, room.settings.language, len(room.places)
    known = problems.by_seats
    if room.options is not problems.options or (game, language) != (problems.game, problems.language):
        known = {}
    elif seats in known:
        return problems
    return Problems(game, language, room.options, {**known, seats: problem(room)})


def problem(room: RoomState) -> Problem:
    """Why no game can begin in this room."""
    try:
        fitting(room)
    except Refusal as refusal:
        return refusal.code, plain(refusal.details)
    return None
