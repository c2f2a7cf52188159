"""Sets of spies and teams as arrays: small tables that every bot shares, built once for each table size."""

from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from maskenball.games.resistance.characters import SPY_COUNT

Floats = NDArray[np.float64]
Codes = NDArray[np.uint8]
Ints = NDArray[Any]


class SpySets(NamedTuple):
    """All sets of seats that can be the spies."""

    members: Floats
    """One row a set, one column a seat: 1 for a spy."""
    number: Ints
    """The row of a set, by its bits (seat 0 is the lowest bit)."""


@cache
def spy_sets(players: int) -> SpySets:
    """At most 210 of them, at a table of ten."""
    members, bits = _incidence(players, SPY_COUNT[players])
    number = np.zeros(2**players, np.int16)
    number[bits] = np.arange(len(bits))
    return SpySets(members, number)


class Teams(NamedTuple):
    """All teams of one size."""

    seats: tuple[tuple[int, ...], ...]
    members: Floats
    """One row a team, one column a seat."""
    number: dict[tuple[int, ...], int]
    """The row of a team."""


@cache
def teams(players: int, size: int) -> Teams:
    """At most 252 of them."""
    seats = tuple(combinations(range(players), size))
    return Teams(seats, _incidence(players, size)[0], {team: row for row, team in enumerate(seats)})


def _incidence(players: int, size: int) -> tuple[Floats, Ints]:
    rows = np.array(list(combinations(range(players), size)))
    members = np.zeros((len(rows), players))
    np.put_along_axis(members, rows, 1, axis=1)
    return members, (members @ 2 ** np.arange(players)).astype(np.int64)


@cache
def spies_on(players: int, size: int) -> Ints:
    """How many spies of each set (row) are on each team (column)."""
    return (spy_sets(players).members @ teams(players, size).members.T).astype(np.int8)
