"""Listing: all that chance can bring, with exact probabilities, for searches and for other libraries' chance nodes.

    listed(lambda dice: game.deal(options, 5, dice, None))      every deal, and how likely it is
    posterior(game, view)                                       every world behind a view

Rules know nothing of it: they draw from dice as always, and these dice draw what a script says. Where it ends, Branch
tells what could come next.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NoReturn, TypeVar

import msgspec

from maskenball.kernel.dice import Chance
from maskenball.kernel.game import Game

T = TypeVar("T")

MOST_LISTED = 5_000
"""Outcomes that are listed, unless somebody wants more: all deals of The Resistance for ten are 2,100."""

MOST_WAYS = 4
"""So many times as many ways are gone before it is given up: several may lead to the same, others to nothing."""


class Branch(Exception):
    """The script has ended: so likely is each outcome that could come next."""

    def __init__(self, odds: Sequence[float]) -> None:
        super().__init__(odds)
        self.odds = odds


class Misfit(Exception):
    """What was drawn does not fit, and would be drawn anew."""


class Script(Chance):
    """Dice that bring what a script says; equal items count as one outcome."""

    __slots__ = ("_at", "_outcomes")

    def __init__(self, outcomes: Sequence[int] = ()) -> None:
        self._outcomes = outcomes
        self._at = 0

    def random(self) -> NoReturn:
        """Refuse: a number in [0, 1) is one of too many."""
        raise TypeError("a bare random() can't be listed: draw with below, pick, some, weighted or happens")

    def _uniform(self, count: int) -> int:
        if count == 1:
            return 0
        if self._at == len(self._outcomes):
            raise Branch([1 / count] * count)
        self._at += 1
        return self._outcomes[self._at - 1]

    def below(self, count: int) -> int:
        return self._uniform(count)

    def weighted(self, weights: Sequence[float]) -> int:
        likely = [index for index, weight in enumerate(weights) if weight > 0]
        if len(likely) < 2:
            return likely[0] if likely else 0
        if self._at == len(self._outcomes):
            total = sum(weights)
            raise Branch([weights[index] / total for index in likely])
        self._at += 1
        return likely[self._outcomes[self._at - 1]]

    def happens(self, chance: float) -> bool:
        return self.weighted((1 - chance, chance)) == 1

    def pick(self, items: Sequence[T]) -> T:
        (one,) = self.some(items, 1)
        return one

    def some(self, items: Sequence[T], count: int) -> list[T]:
        left = Counter(items)
        drawn: list[T] = []
        if len(left) == len(items):
            pool = [*items]
            return [pool.pop(self._uniform(len(pool))) for _ in range(min(count, len(pool)))]
        for _ in range(min(count, len(items))):
            kinds = [*left]
            kind = kinds[self.weighted([left[each] for each in kinds])]
            left[kind] -= 1
            if not left[kind]:
                del left[kind]
            drawn.append(kind)
        return drawn


class StrictScript(Script):
    """What does not fit at the first try is left out: what fits is then as likely as among all that fit."""

    __slots__ = ()

    def tries(self, most: int) -> Iterator[int]:
        yield 0
        raise Misfit


def listed(draw: Callable[[Chance], T], most: int = MOST_LISTED) -> list[tuple[T, float]] | None:
    """All that this can draw and how likely each is, in an order that never changes; None if it is too much."""
    return _listed(draw, lambda _: 1.0, most)


def posterior(game: Game, view: Any, most: int = MOST_LISTED) -> list[tuple[Any, float]] | None:
    """All states behind a view and how likely each is if everybody plays at random; None if they are too many."""
    worlds = _listed(lambda dice: game.redeal(view, dice), lambda world: world.weight, most)
    return None if worlds is None else [(world.state, chance) for world, chance in worlds]


def _listed(draw: Callable[[Chance], T], weight: Callable[[T], float], most: int) -> list[tuple[T, float]] | None:
    found: dict[bytes, tuple[T, float]] = {}
    waiting: list[tuple[tuple[int, ...], float, int]] = [((), 1.0, 1)]
    ends = 0
    while waiting:
        outcomes, chance, ways = waiting.pop()
        try:
            drawn = draw(StrictScript(outcomes))
        except Branch as branch:
            ways *= len(branch.odds)
            waiting += [((*outcomes, at), chance * odds, ways) for at, odds in enumerate(branch.odds)][::-1]
        except Misfit:
            ends += 1
        else:
            ends += 1
            key = msgspec.json.encode(drawn)
            found[key] = (drawn, chance * weight(drawn) + (found[key][1] if key in found else 0.0))
        if len(waiting) + len(found) > most or max(ends, ways) > MOST_WAYS * most:
            return None
    total = sum(chance for _, chance in found.values())
    return [(drawn, chance / total) for drawn, chance in found.values()]
