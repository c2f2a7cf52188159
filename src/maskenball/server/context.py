"""What a step needs besides the room and what happened: the time, chance, and fresh ids, all given from outside."""

from collections.abc import Callable

from msgspec import Struct

from maskenball.kernel import Action, Choice
from maskenball.server.pace import Pace


class Context(Struct, frozen=True, gc=False):
    """The circumstances of one step."""

    now: float
    """Seconds, of a clock that never goes back."""
    wall_time: float
    """Seconds since 1970, for what is stored with its date."""
    pace: Pace
    new_id: Callable[[], str]
    """An id that nobody can guess."""
    draw: Callable[[Choice], Action]
    """One of the answers, by lot."""
