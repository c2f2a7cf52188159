"""What tests of the command line share: a command called, lines typed."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

TYPED = ("1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5", *map(str, range(11)))
"""One of these answers every question of The Resistance, sooner or later."""


class Came(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


Call = Callable[..., Came]
TypeIn = Callable[[Sequence[str]], None]
