"""Places at the table, and who can be asked: a seat, a party of seats with one voice, or time itself."""

from collections.abc import Iterator
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

Seat: TypeAlias = Annotated[int, Meta(title="seat", ge=0)]
"""A place at the table, counted clockwise from 0. The title lets texts and clients show a name instead."""

Party: TypeAlias = tuple[Seat, ...]
"""Several seats with one voice: any member answers, the last word counts, only members see it."""

Who: TypeAlias = int | Party

CLOCK: Final = -1
"""Time as somebody who answers: present in `must` where time has to pass."""


def clockwise(first: int, players: int) -> Iterator[int]:
    """All seats once, from `first` to the left."""
    yield from range(first, players)
    yield from range(first)
