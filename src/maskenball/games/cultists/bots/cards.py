"""What the cards of a box lead one to expect: every share comes out of its data."""

from typing import NamedTuple

from maskenball.games.cultists.box import Data, Hand, Numbers, Tasks


class Harm(NamedTuple):
    """Of task cards from each source: which share is of a kind."""

    box: float
    pile: float
    cultist: float


def harms(data: Data, numbers: Numbers) -> tuple[Harm, Harm]:
    """How likely a task card of each source does harm, and how likely it is a sabotage."""
    sources: tuple[Tasks | Hand, ...] = (data.room_cards, data.pile, numbers.cultist)
    sizes = [each.success + each.failure + each.sabotage for each in sources]
    sabotage = [each.sabotage / max(size, 1) for each, size in zip(sources, sizes, strict=True)]
    harm = [(each.failure + each.sabotage) / max(size, 1) for each, size in zip(sources, sizes, strict=True)]
    return Harm(*harm), Harm(*sabotage)
