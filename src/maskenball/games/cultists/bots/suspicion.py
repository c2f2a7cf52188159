"""What a seat can think of the others, for whoever analyses a game: sides, as the bots' belief weighs them."""

from maskenball.games.cultists.bots.belief import Belief
from maskenball.games.cultists.model import Role, Side
from maskenball.games.cultists.state import State
from maskenball.kernel import AnySeen


def roles(state: State) -> tuple[str, ...]:
    """The side each seat plays for."""
    return tuple((Side.CULTISTS if role is Role.CULTIST else Side.INVESTIGATORS).value for role in state.roles)


class Suspicion:
    """One seat's, read on from where it stopped."""

    def __init__(self) -> None:
        self._belief: Belief | None = None

    def read(self, seen: AnySeen) -> tuple[dict[str, float], ...]:
        """How likely each seat plays for which side, by all that was seen and heard; cultists know their own."""
        view = seen.view
        if self._belief is None:
            self._belief = Belief(view, None if view.role is Role.CULTIST else view.seat)
        self._belief.learn(seen)
        guilt = self._belief.guilt()
        if view.role is Role.CULTIST:
            guilt[view.seat] = 1.0
        return tuple({Side.CULTISTS.value: one, Side.INVESTIGATORS.value: 1 - one} for one in guilt)
