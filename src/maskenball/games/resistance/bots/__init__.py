"""The players of The Resistance: a heuristic bot that weighs all deals (belief.py) and plays its side by it."""

from collections.abc import Callable

from maskenball.bots import Bot, Speech, characters
from maskenball.games.resistance.bots.loyal import Loyal
from maskenball.games.resistance.bots.memory import Memory
from maskenball.games.resistance.bots.mind import Mind
from maskenball.games.resistance.bots.spy import Spy
from maskenball.games.resistance.bots.talk import Speaker
from maskenball.games.resistance.characters import side as side_of
from maskenball.games.resistance.model import SPIES
from maskenball.kernel import Action, AnySeen, Chance, OneOf


class HeuristicBot:
    """Plays one seat. What it keeps are only sums over what it has already read in its view."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.character = characters.draw(dice)
        self.memory: Memory | None = None
        self.considered = (0, 0, "")
        """After what it last thought about saying something."""
        self.moment = (0, "")
        self.ready = False
        """Whether it gives its opinion at this moment."""

    def answer(self, seen: AnySeen) -> Action:
        """The best answer; nothing is thought over where there is only one."""
        choice = seen.choice
        assert choice is not None
        if not isinstance(choice, OneOf):
            return self._mind(seen).propose(choice)
        if len(choice.options) == 1:
            only: Action = choice.options[0]
            return only
        return self._best(self._mind(seen), choice)[1]

    def cut(self, seen: AnySeen) -> Action | None:
        """A Blame, if the odds pay."""
        assert isinstance(seen.may, OneOf)
        worth, action = self._best(self._mind(seen), seen.may)
        return action if worth > 0 else None

    def say(self, seen: AnySeen) -> Speech | None:
        """What there is to say, if anything has happened or been said since the last time."""
        view = seen.view
        moment = (len(view.public.history), type(view.phase).__name__)
        now = (len(seen.talk), *moment)
        if now == self.considered or seen.claims is None:
            return None
        if moment != self.moment:
            self.moment, self.ready = moment, self.dice.random() < self.character.talks
        said = Speaker(self._mind(seen), seen, self.character).say(self.ready)
        if said is None:
            self.considered = now
        return said

    def _best(self, mind: Mind, choice: OneOf[Action]) -> tuple[float, Action]:
        rated = [(mind.worth(action), action) for action in self.dice.shuffled(choice.options)]
        return max(rated, key=lambda each: each[0])

    def _mind(self, seen: AnySeen) -> Mind:
        view = seen.view
        if self.memory is None:
            self.memory = Memory(view)
        self.memory.read(view, seen.talk)
        return (Spy if view.character in SPIES else Loyal)(view, self.memory, self.dice)


BOTS: dict[str, Callable[[Chance], Bot]] = {"heuristic": HeuristicBot}


def side(seen: AnySeen) -> str:
    """The side a seat plays for now."""
    return side_of(seen.view.character).value
