"""All ways to deal the characters, as arrays: one column of codes for each seat, one entry a world."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from maskenball.games.resistance.bots.sets import Codes, Ints, spy_sets
from maskenball.games.resistance.model import SPIES, Character

KINDS = tuple(Character)
CODE = {kind: code for code, kind in enumerate(KINDS)}
IS_SPY = np.array([kind in SPIES for kind in KINDS])


class Worlds(NamedTuple):
    """Worlds that are still possible; `spies` says which set of spies each one has."""

    columns: Codes
    """One row for each seat (so that a seat's characters lie side by side), one column a world."""
    spies: Ints


@lru_cache(maxsize=4096)
def _deals(counts: tuple[int, ...]) -> Codes:
    """All ways to deal so many of each kind, the first seat's card varying slowest."""
    if sum(counts) == 1:
        return np.array([[counts.index(1)]], np.uint8)
    blocks = []
    for code, count in enumerate(counts):
        if count:
            rest = _deals((*counts[:code], count - 1, *counts[code + 1 :]))
            first = np.full((1, rest.shape[1]), code, np.uint8)
            blocks.append(np.concatenate([first, rest]))
    return np.concatenate(blocks, axis=1)


@lru_cache(maxsize=16)
def _others(characters: tuple[Character, ...], mine: Character) -> tuple[Codes, Ints]:
    """All deals to the other seats, in their order, and the bits of their spies; at most 90,720 worlds."""
    counts = [characters.count(kind) for kind in KINDS]
    counts[CODE[mine]] -= 1
    columns = _deals(tuple(counts))
    bits = np.zeros(columns.shape[1], np.int64)
    for seat, column in enumerate(columns):
        bits += IS_SPY[column].astype(np.int64) << seat
    return columns, bits


def worlds(characters: tuple[Character, ...], seat: int, mine: Character) -> Worlds:
    """All deals in which this seat has this character."""
    columns, bits = _others(characters, mine)
    below = bits & (1 << seat) - 1
    all_bits = below | (bits - below) << 1 | (mine in SPIES) << seat
    own = np.full(columns.shape[1], CODE[mine], np.uint8)
    placed = np.concatenate([columns[:seat], own[None], columns[seat:]])
    return Worlds(placed, spy_sets(len(characters)).number[all_bits])


@lru_cache(maxsize=16)
def coarse_worlds(players: int) -> Worlds:
    """All sets of spies and nothing more: what somebody sees who thinks in sides only."""
    members = spy_sets(players).members
    codes = np.where(members == 1, CODE[Character.SPY], CODE[Character.RESISTANCE]).astype(np.uint8)
    return Worlds(np.ascontiguousarray(codes.T), np.arange(len(members)))
