"""Chance. Everything is written on top of `random()` alone, so a record replays on every Python version.

At a table, dice are derived from (seed, step): what is drawn does not depend on who looked or when, and a
cryptographic hash lets nobody work out the next draw from earlier ones.
"""

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from math import floor
from struct import unpack
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


class Chance:
    """Draws made from one source of uniform numbers in [0, 1)."""

    __slots__ = ()
    random: Callable[[], float]

    def below(self, count: int) -> int:
        """One of 0, 1, ... count - 1."""
        return floor(self.random() * count)

    def happens(self, chance: float) -> bool:
        """Whether something happens that is as likely as this."""
        return self.random() < chance

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[floor(self.random() * len(items))]

    def weighted(self, weights: Sequence[float]) -> int:
        """An index, drawn in proportion to the weights."""
        left = self.random() * sum(weights)
        last = 0
        for index, weight in enumerate(weights):
            if weight > 0:
                last = index
                left -= weight
                if left < 0:
                    break
        return last

    def some(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different items, in random order."""
        random = self.random
        pool = [*items]
        total = len(pool)
        for index in range(min(count, total - 1)):
            other = index + floor(random() * (total - index))
            pool[index], pool[other] = pool[other], pool[index]
        return pool[:count]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All the items in random order."""
        return self.some(items, len(items))

    def tries(self, most: int) -> Iterable[int]:
        """A loop in which something is drawn anew until it fits. Each turn draws as if it were the first."""
        return range(most)


class Dice(Chance):
    """Dice thrown by any source of uniform numbers, such as `random.Random(7).random`."""

    __slots__ = ("random",)

    def __init__(self, random: Callable[[], float]) -> None:
        self.random = random


class StepDice(Struct, Chance, gc=False):
    """The dice of one step of one table; most steps need none, so nothing is computed before the first draw."""

    seed: str
    step: int
    blocks: int = 0
    left: list[int] | None = None
    """What is left of the last block, the next number at the end."""

    def random(self) -> float:
        """The next number."""
        if not self.left:
            self.left = [*unpack("<8Q", blake2b(f"{self.seed}/{self.step}/{self.blocks}".encode()).digest())][::-1]
            self.blocks += 1
        return (self.left.pop() >> 11) * 2.0**-53
