"""Random courses of games for the tests."""

from collections.abc import Iterator
from random import Random

from maskenball.adapters.course import Node, start
from maskenball.adapters.variant import Variant
from maskenball.testing import Case

MOST_NODES = 20_000


def variant_of(case: Case) -> Variant:
    """The variant of a table of the conformance suite."""
    return Variant(case.game, case.players, case.options)


def walk(variant: Variant, number: int, seed: str | None = None, one_by_one: bool = False) -> Iterator[Node]:
    """All nodes of one random game, to its end."""
    random = Random(f"walk {number}")
    node = start(variant, seed)
    for _ in range(MOST_NODES):
        yield node
        if node.over:
            return
        if node.odds is not None:
            node = node.draw(random.choices(range(len(node.odds)), node.odds)[0])
        else:
            seats = node.asked[:1] if one_by_one else node.asked
            node = node.go({seat: random.choice(node.legal(seat)) for seat in seats})
    raise AssertionError("this game does not end")
