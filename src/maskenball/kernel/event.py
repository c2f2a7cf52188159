"""Events: what the table says happened, each with the seats that are told."""

from typing import TypeAlias

from msgspec import Struct

from maskenball.kernel.seats import Seat


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened, in the past tense; it holds exactly what its audience may know."""


Audience: TypeAlias = tuple[Seat, ...] | None
"""The seats that are told; None is everybody, spectators included."""

Told: TypeAlias = tuple[Event, Audience]


def hears(audience: Audience, seat: int | None) -> bool:
    """Whether this seat (None: a spectator) is among those told."""
    return audience is None or seat in audience
