"""Dealing: all ways to give each seat one card out of those it can have, counted exactly; for `redeal`.

Cards of a kind are told apart while counting, so a kind of which more are left is the likelier one. What is left of
each kind is packed into one number, `BITS` of it a kind. Seats that can have any card need no counting: whatever is
left goes to them in as many ways.
"""

from collections.abc import Collection, Hashable, Sequence
from typing import Generic, TypeVar

from maskenball.kernel.dice import Chance

K = TypeVar("K", bound=Hashable)
BITS = 4
"""Enough for 15 cards of a kind."""
LAST = (1 << BITS) - 1


class Deals(Generic[K]):
    """All ways to deal so that each seat gets a card of a kind out of its mask."""

    def __init__(self, cards: Sequence[K], masks: Sequence[Collection[K]]) -> None:
        self.kinds = [(kind, BITS * place) for place, kind in enumerate(dict.fromkeys(cards))]
        self.all = sum([cards.count(kind) << s for kind, s in self.kinds])
        in_order = sorted(range(len(masks)), key=lambda seat: len(masks[seat]))
        self.bound = [seat for seat in in_order if any(kind not in masks[seat] for kind, _ in self.kinds)]
        self.free = [seat for seat in in_order if seat not in self.bound]
        self.open = [[(kind, s) for kind, s in self.kinds if kind in masks[seat]] for seat in self.bound]
        self.ways = self._count()
        """From each bound seat on: in how many ways the bound ones can be served, by what is left."""

    def _count(self) -> list[dict[int, int]]:
        reached = [{self.all}]
        for open_kinds in self.open:
            reached.append({left - (1 << s) for left in reached[-1] for _, s in open_kinds if left >> s & LAST})
        ways = [dict.fromkeys(reached.pop(), 1)]
        for open_kinds in reversed(self.open):
            after = ways[-1]
            ways.append(
                {
                    left: sum([(left >> s & LAST) * after[left - (1 << s)] for _, s in open_kinds if left >> s & LAST])
                    for left in reached.pop()
                }
            )
        return ways[::-1]

    def draw(self, dice: Chance) -> tuple[K, ...]:
        """One deal, each as likely as any other, by seat."""
        drawn: dict[int, K] = {}
        left = self.all
        for seat, open_kinds, after in zip(self.bound, self.open, self.ways[1:], strict=True):
            dealt = [(kind, s) for kind, s in open_kinds if left >> s & LAST]
            kind, s = dealt[dice.weighted([(left >> s & LAST) * after[left - (1 << s)] for _, s in dealt])]
            drawn[seat] = kind
            left -= 1 << s
        rest = [kind for kind, s in self.kinds for _ in range(left >> s & LAST)]
        drawn |= zip(self.free, dice.some(rest, len(self.free)), strict=True)
        return tuple([drawn[seat] for seat in range(len(drawn))])
