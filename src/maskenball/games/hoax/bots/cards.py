"""How likely everybody is who by the cards alone: all ways to deal them, counted exactly.

What is left of each character is written as one number, a digit for each. Who is known takes a card away, who can be
anybody gets what is left; for the others it is counted, seat by seat, in how many ways those before came to what is
left, and in how many ways those after can be served.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from maskenball.games.hoax.model import COPIES
from maskenball.games.hoax.redeal import CHARACTERS, Masks

Table = NDArray[np.float64]
"""A row a seat, a column a character."""
BASE = COPIES + 1
POWERS = BASE ** np.arange(len(CHARACTERS))
LEFT = np.arange(BASE ** len(CHARACTERS))
"""Everything that can be left."""
COUNTS = (LEFT // POWERS[:, None] % BASE).astype(float)
"""How many of each character that is."""
FEWER = np.where(COUNTS > 0, LEFT - POWERS[:, None], 0)
"""What is left when one of them is dealt."""
MORE = np.where(COUNTS < COPIES, LEFT + POWERS[:, None], 0)
"""What was left before one of them was dealt."""
DEALT = np.where(COUNTS < COPIES, COUNTS + 1, 0)
"""In how many ways it was dealt then."""


@lru_cache(maxsize=4096)
def by_cards(masks: Masks) -> Table:
    """How likely everybody is who, if each is one of these."""
    allowed = np.array([[character in mask for character in CHARACTERS] for mask in masks], dtype=float)
    bound = [seat for seat, mask in enumerate(masks) if 1 < len(mask) < len(CHARACTERS)]
    known = allowed[[len(mask) == 1 for mask in masks]].sum(axis=0)
    paths = np.zeros(len(LEFT))
    paths[int((COPIES - known) @ POWERS)] = 1.0
    reached = [paths]
    for seat in bound:
        paths = allowed[seat] @ (DEALT * paths[MORE])
        reached.append(paths)
    odds = np.where([[len(mask) == 1] for mask in masks], allowed, COUNTS @ reached.pop())
    after = np.ones(len(LEFT))
    for seat in reversed(bound):
        ways = COUNTS * after[FEWER] * allowed[seat][:, None]
        odds[seat] = ways @ reached.pop()
        after = np.add.reduce(ways)
    return odds / np.add.reduce(odds, axis=1, keepdims=True)
