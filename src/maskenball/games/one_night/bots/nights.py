"""Nights: all the ways a night may have gone, side by side as rows: a deal, where the Spy tokens lie now, a weight.

Tokens are bits, set for a Spy token: one for each seat, then one for each place of HQ. Where somebody may have chosen
among several places every choice becomes a row of its own, so the weights are exact; only where that would be too
many, one choice is thrown for each row.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maskenball.games.one_night.model import HQ, SPIES

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Ints = NDArray[Any]
Swaps = tuple[tuple[int, int], ...]


@cache
def deals(players: int) -> Ints:
    """All ways the Spy tokens can be dealt to seats and HQ (N-01)."""
    return np.array([sum(1 << place for place in spies) for spies in combinations(range(players + HQ), SPIES)])


def bits(rows: Ints, places: Sequence[int]) -> Bools:
    """Which of these places are marked in each row."""
    marked: Bools = (rows[:, None] >> np.array(places) & 1) == 1
    return marked


def pairs(ones: Bools, twos: Bools) -> Bools:
    """Which pairs, one of these and one of those, are marked in each row; in the order of `itertools.product`."""
    return (ones[:, :, None] & twos[:, None, :]).reshape(len(ones), -1)


class Nights:
    """The rows, and what can happen in some or all of them."""

    def __init__(self, players: int, dealt: Ints, rng: np.random.Generator, most: int) -> None:
        self.players = players
        self.everybody = (1 << players) - 1
        self.dealt = dealt
        self.tokens = dealt.copy()
        self.weights: Floats = np.ones(len(dealt))
        self.rng = rng
        self.most = most
        """How many rows there may be before choices are thrown."""

    def loyal(self, seat: int) -> Bools:
        """Where this seat began as Resistance."""
        rows: Bools = (self.dealt >> seat & 1) == 0
        return rows

    def spy(self, place: int) -> Bools:
        """Where a Spy token lies here now."""
        rows: Bools = (self.tokens >> place & 1) == 1
        return rows

    def weigh(self, rows: Bools, factor: float) -> None:
        """These rows are less likely than they seemed."""
        self.weights *= np.where(rows, factor, 1.0)

    def swap(self, rows: "Bools | bool", one: "Ints | int", two: "Ints | int") -> None:
        """Two tokens change places."""
        differ = ((self.tokens >> one) ^ (self.tokens >> two)) & rows
        self.tokens = self.tokens ^ ((differ << one) | (differ << two))

    def swap_any(self, able: Bools, swaps: Swaps) -> None:
        """In each row one of the swaps marked in it took place, each as likely; none where none is marked."""
        ones, twos = np.array(swaps).T
        able = np.broadcast_to(able, (len(self.tokens), len(swaps)))
        ways = able.sum(axis=1)
        acts = ways > 0
        if able.sum() > self.most:
            chosen = (self.rng.random(able.shape) * able).argmax(axis=1)
            self.swap(acts, ones[chosen], twos[chosen])
            return
        still = np.flatnonzero(~acts)
        at, chosen = np.nonzero(able)
        rows = np.concatenate((still, at))
        self.weights = np.concatenate((self.weights[still], self.weights[at] / ways[at]))
        self.dealt, self.tokens = self.dealt[rows], self.tokens[rows]
        chosen = np.concatenate((np.zeros(len(still), int), chosen))
        self.swap(np.arange(len(rows)) >= len(still), ones[chosen], twos[chosen])
        self._merge()

    def _merge(self) -> None:
        """Rows in which all lies alike become one."""
        bits = self.players + HQ
        found, row = np.unique(self.dealt << bits | self.tokens, return_inverse=True)
        weights: Any = np.bincount(row, self.weights)
        self.weights = weights
        self.dealt, self.tokens = found >> bits, found & ((1 << bits) - 1)
