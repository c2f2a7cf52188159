"""The players of Among Cultists: a heuristic bot that weighs who may be a cultist, and plays its side by it."""

from collections.abc import Callable

from maskenball.bots import Bot
from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.bots.belief import Belief
from maskenball.games.cultists.bots.cultist import Cultist
from maskenball.games.cultists.bots.investigator import Investigator
from maskenball.games.cultists.checking import Announcing
from maskenball.games.cultists.encounters import Meeting
from maskenball.games.cultists.ending import Unmasking
from maskenball.games.cultists.happenings import Sneaking
from maskenball.games.cultists.model import Announce, Name, Present, Role, Side
from maskenball.games.cultists.movement import Moving
from maskenball.games.cultists.votes import Deciding, Voting
from maskenball.kernel import Action, AnySeen, Chance, Choice, Claim


class HeuristicBot:
    """Plays one seat. What it keeps are only sums over what it has already read in its view."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.belief: Belief | None = None
        self.said: set[Claim] = set()

    def answer(self, seen: AnySeen) -> Action:
        """The best answer; nothing is thought over where there is only one."""
        choice = seen.choice
        assert choice is not None
        only = getattr(choice, "options", None)
        if only is not None and len(only) == 1:
            action: Action = only[0]
            return action
        return self._think(self._mind(seen), seen, choice)

    def _think(self, mind: Investigator | Cultist, seen: AnySeen, choice: Choice) -> Action:
        action: Action = Present() if Present() in choice else choice.safe()
        match seen.view.phase:
            case Moving():
                action = mind.move(choice)
            case Meeting():
                action = mind.give(choice)
            case Sneaking():
                action = mind.sneak(choice)
            case Acting():
                action = mind.act(list(choice))
            case Announcing(seat=seat) if isinstance(mind, Cultist):
                action = Announce(mind.reveals(seat))
            case Voting() | Deciding():
                action = mind.vote(choice)
            case Unmasking() if isinstance(mind, Cultist):
                action = Name(mind.name(seen.talk))
        return action

    def cut(self, seen: AnySeen) -> Action | None:
        """There is nothing to cut in with."""
        return None

    def say(self, seen: AnySeen) -> Claim | None:
        """Whatever there is to say, each thing once."""
        if seen.claims is None or seen.outcome is not None:
            return None
        mind = self._mind(seen)
        for claim in mind.claims():
            if claim not in self.said:
                self.said.add(claim)
                return claim
        return None

    def _mind(self, seen: AnySeen) -> Investigator | Cultist:
        view = seen.view
        guilty = view.role is Role.CULTIST
        if self.belief is None:
            self.belief = Belief(view, None if guilty else view.seat)
        self.belief.learn(seen)
        return (Cultist if guilty else Investigator)(view, self.belief, self.dice)


BOTS: dict[str, Callable[[Chance], Bot]] = {"heuristic": HeuristicBot}


def side(seen: AnySeen) -> str:
    """The side a seat plays for."""
    return (Side.CULTISTS if seen.view.role is Role.CULTIST else Side.INVESTIGATORS).value
