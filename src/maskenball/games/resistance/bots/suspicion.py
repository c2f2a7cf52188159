"""What a seat can think of the others, for whoever analyses a game: the sides, as the bots' belief weighs them."""

from maskenball.games.resistance import characters
from maskenball.games.resistance.bots.memory import Memory
from maskenball.games.resistance.bots.sets import spy_sets
from maskenball.games.resistance.model import Side
from maskenball.games.resistance.state import State
from maskenball.kernel import AnySeen


def roles(state: State) -> tuple[str, ...]:
    """The side each seat plays for now."""
    return tuple(characters.side(character).value for character in state.characters)


class Suspicion:
    """One seat's, read on from where it stopped."""

    def __init__(self) -> None:
        self._memory: Memory | None = None

    def read(self, seen: AnySeen) -> tuple[dict[str, float], ...]:
        """How likely each seat is of which side, by all that was seen and heard."""
        if self._memory is None:
            self._memory = Memory(seen.view)
        self._memory.read(seen.view, seen.talk)
        spies = self._memory.own.sets() @ spy_sets(seen.view.public.players).members
        return tuple({Side.SPIES.value: float(one), Side.RESISTANCE.value: 1 - float(one)} for one in spies)
