"""Stages: the parts of a round or turn in the rulebook's order, each entered as the module that holds its rules says.

stage = Stages[str, Enter](("move", "event", "act"))

@stage("event")
def draw_event(state, told): ...
"""

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
E = TypeVar("E")


class Stages(Generic[K, E]):
    """A registry of stages. What entering one means (a function, a phase) is the game's own."""

    def __init__(self, order: Iterable[K]) -> None:
        self.order = tuple(order)
        self._enter: dict[K, E] = {}

    def __call__(self, which: K) -> Callable[[E], E]:
        """Register how this stage is entered."""

        def register(enter: E) -> E:
            self._enter[which] = enter
            return enter

        return register

    def __getitem__(self, which: K) -> E:
        return self._enter[which]

    def after(self, which: K) -> tuple[K, ...]:
        """All stages once round the order, from the one that follows this on."""
        first = self.order.index(which) + 1
        return (*self.order[first:], *self.order[:first])
