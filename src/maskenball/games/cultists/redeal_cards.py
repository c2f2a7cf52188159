"""What lies face down: drawn one observation after the other, each time given all that went before.

A cultist's cards are all the sequences that could have been laid down, with their chances; start cards and the
draw pile are pools without replacement. An observation (an open draw, a look into a pulse deck) is given its
chance, which goes into the weight, and what it settles is settled.
"""

from collections.abc import Callable, Iterable
from itertools import product
from typing import Generic, TypeVar

from maskenball.games.cultists.box import Hand, Pulse, Task
from maskenball.kernel import Chance, cached

K = TypeVar("K", Pulse, Task)


@cached
def _sequences(hand: tuple[tuple[str, int], ...], length: int) -> tuple[tuple[tuple[str, ...], float], ...]:
    """All ways to lay down so many cards, each time any kind that is still in hand with the same chance."""
    if not length:
        return (((), 1.0),)
    found = []
    open_kinds = [kind for kind, count in hand if count]
    for kind in open_kinds:
        rest = tuple((other, count - (other == kind)) for other, count in hand)
        found += [((kind, *tail), chance / len(open_kinds)) for tail, chance in _sequences(rest, length - 1)]
    return tuple(found)


class Laid(Generic[K]):
    """The cards one cultist has laid down, in their order, as far as they are settled."""

    def __init__(self, sequences: Iterable[tuple[tuple[K, ...], float]]) -> None:
        self.left: list[tuple[tuple[K, ...], float]] = list(sequences)

    def chance(self, index: int, kind: K) -> float:
        """How likely one card is of this kind."""
        fitting = sum([chance for cards, chance in self.left if cards[index] is kind])
        return fitting / sum([chance for _, chance in self.left])

    def settle(self, index: int, kind: K) -> None:
        """One card is of this kind."""
        self.left = [(cards, chance) for cards, chance in self.left if cards[index] is kind]

    def counts(self, places: list[int], kind: K) -> dict[int, float]:
        """How likely there are so many of a kind at these places."""
        found: dict[int, float] = {}
        for cards, chance in self.left:
            count = sum([cards[place] is kind for place in places])
            found[count] = found.get(count, 0.0) + chance
        total = sum(found.values())
        return {count: chance / total for count, chance in found.items()}

    def settle_count(self, places: list[int], kind: K, count: int) -> None:
        """There are so many of a kind at these places."""
        self.left = [
            (cards, chance) for cards, chance in self.left if sum([cards[place] is kind for place in places]) == count
        ]

    def draw(self, dice: Chance) -> tuple[K, ...]:
        """All the cards, by their chance."""
        return self.left[dice.weighted([chance for _, chance in self.left])][0]


def pulses_laid(hand: Hand, length: int) -> Laid[Pulse]:
    """The pulse cards a cultist with this hand may have given."""
    kinds: tuple[tuple[str, int], ...] = ((Pulse.ALIVE, hand.alive), (Pulse.MURDERED, hand.murdered))
    return Laid(_sequences(kinds, length))  # type: ignore[arg-type] # kinds of these cards come out as they went in


def tasks_laid(hand: Hand, length: int) -> Laid[Task]:
    """The task cards a cultist with this hand may have put down."""
    kinds: tuple[tuple[str, int], ...] = tuple((kind, getattr(hand, kind)) for kind in Task)
    return Laid(_sequences(kinds, length))  # type: ignore[arg-type] # likewise


class Pool(Generic[K]):
    """Cards of which only the number of each kind is known."""

    def __init__(self, cards: Iterable[K]) -> None:
        self.cards: list[K] = list(cards)

    def chance(self, kind: K) -> float:
        """How likely the next one is of this kind."""
        return self.cards.count(kind) / len(self.cards) if self.cards else 0.0

    def take(self, kind: K) -> None:
        """One of this kind is gone."""
        self.cards.remove(kind)


class PulseDecks:
    """All pulse decks as they grow; `weight` is the chance of what was said and seen about them so far."""

    def __init__(self, starts: dict[int, Pulse | None], pool: Pool[Pulse], laid: dict[int, Laid[Pulse]]) -> None:
        self.starts = starts
        self.pool = pool
        self.laid = laid
        self.given = dict.fromkeys(starts, 0)
        self.decks: dict[int, list[tuple[int, int]]] = {seat: [] for seat in starts}
        """Who gave, and the how manieth gift of that seat it was."""
        self.weight = 1.0

    def give(self, by: int, to: int) -> None:
        """A card goes face down into a deck."""
        self.decks[to].append((by, self.given[by]))
        self.given[by] += 1

    def observe(self, seat: int, chance: Callable[[int], float], dice: Chance) -> bool:
        """Something was seen of a deck that has this chance if so many Ermordet are in it; False: impossible."""
        start = self.starts[seat]
        dead = self.pool.chance(Pulse.MURDERED) if start is None else float(start is Pulse.MURDERED)
        groups: list[dict[int, float]] = [{0: 1 - dead, 1: dead}]
        givers = [by for by in self.laid if any(giver == by for giver, _ in self.decks[seat])]
        places = {by: [index for giver, index in self.decks[seat] if giver == by] for by in givers}
        groups += [self.laid[by].counts(places[by], Pulse.MURDERED) for by in givers]
        ways = []
        for split in product(*(group.items() for group in groups)):
            odds = chance(sum([count for count, _ in split]))
            for _, share in split:
                odds *= share
            if odds:
                ways.append(([count for count, _ in split], odds))
        total = sum(odds for _, odds in ways)
        self.weight *= total
        if not ways:
            return False
        counts = ways[dice.weighted([odds for _, odds in ways])][0]
        if start is None:
            self.starts[seat] = Pulse.MURDERED if counts[0] else Pulse.ALIVE
            self.pool.take(Pulse.MURDERED if counts[0] else Pulse.ALIVE)
        for by, count in zip(givers, counts[1:], strict=True):
            self.laid[by].settle_count(places[by], Pulse.MURDERED, count)
        return True


class Face:
    """A task card that lies somewhere, its kind settled or not."""

    __slots__ = ("by", "index", "kind", "pool")

    def __init__(
        self, kind: Task | None, by: int | None = None, index: int = 0, pool: Pool[Task] | None = None
    ) -> None:
        self.kind = kind
        self.by = by
        self.index = index
        self.pool = pool

    def chance(self, kind: Task, laid: dict[int, Laid[Task]]) -> float:
        """How likely it is of this kind."""
        if self.kind is not None:
            return float(self.kind is kind)
        if self.pool is not None:
            return self.pool.chance(kind)
        assert self.by is not None
        return laid[self.by].chance(self.index, kind)

    def settle(self, kind: Task, laid: dict[int, Laid[Task]]) -> None:
        """It is of this kind."""
        if self.kind is None:
            if self.pool is not None:
                self.pool.take(kind)
            elif self.by is not None:
                laid[self.by].settle(self.index, kind)
            self.kind = kind


def drawn_openly(deck: list[Face], kind: Task, laid: dict[int, Laid[Task]], dice: Chance) -> tuple[int, float]:
    """Which card of a deck it was that turned out to be of this kind, and how likely that was."""
    odds = [card.chance(kind, laid) for card in deck]
    total = sum(odds)
    if not total:
        return 0, 0.0
    at = dice.weighted(odds)
    deck[at].settle(kind, laid)
    return at, total / len(deck)
