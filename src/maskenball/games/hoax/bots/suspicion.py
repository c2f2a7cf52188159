"""What a seat can think of the others, for whoever analyses a game: characters, as the bots' belief weighs them."""

from maskenball.games.hoax.bots.belief import Memory
from maskenball.games.hoax.redeal import CHARACTERS
from maskenball.games.hoax.state import State
from maskenball.kernel import AnySeen


def roles(state: State) -> tuple[str, ...]:
    """Each seat's character."""
    return tuple(character.value for character in state.characters)


class Suspicion:
    """One seat's, read on from where it stopped."""

    def __init__(self) -> None:
        self._memory = Memory()

    def read(self, seen: AnySeen) -> tuple[dict[str, float], ...]:
        """How likely each seat is who, by all that was seen and heard."""
        self._memory.read(seen)
        chances = self._memory.belief(seen.view).chances
        return tuple({who.value: one for who, one in zip(CHARACTERS, seat, strict=True) if one} for seat in chances)
