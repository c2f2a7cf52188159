"""The players of Hoax: a bot that counts cards, bluffs at a stated rate, and dares only what the odds pay for.

belief: how likely everybody is who, by cards, deeds and words. thought: what to answer and when to cut in.
talk: what to say.
"""

from maskenball.games.hoax.bots import talk
from maskenball.games.hoax.bots.belief import Memory
from maskenball.games.hoax.bots.thought import Thought
from maskenball.kernel import Action, AnySeen, Chance, Claim, OneOf


class Heuristic:
    """Collects packs, questions whoever is closest to being known, and unmasks when the odds pay."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.memory = Memory()
        self.thought: Thought | None = None
        self.weighed: set[Claim] = set()
        """What it has thought of saying, whether it then said it or not."""

    def answer(self, seen: AnySeen) -> Action:
        """The answer to the question."""
        choice = seen.choice
        assert choice is not None
        options: list[Action] = list(choice)
        return options[0] if len(options) == 1 else self._think(seen).best(options)

    def cut(self, seen: AnySeen) -> Action | None:
        """An unmasking, a doubt or an interrogation, if it pays."""
        assert seen.may is not None
        choices = getattr(seen.may, "choices", ())
        listed = [option for choice in choices if isinstance(choice, OneOf) for option in choice]
        return self._think(seen).cut(listed)

    def say(self, seen: AnySeen) -> Claim | None:
        """A doubt it is certain of, or that it really is who it has just claimed to be."""
        view = seen.view
        if seen.seat not in view.public.inside or view.laid_open is not None:
            return None
        for claim in talk.claims(self._think(seen)):
            if claim not in self.weighed and (seen.seat, claim) not in self.memory.words:
                self.weighed.add(claim)
                if talk.worth_saying(claim, self.dice):
                    return claim
        return None

    def _think(self, seen: AnySeen) -> Thought:
        """What it makes of what it sees; the same as a moment ago if nothing has happened since."""
        if self.thought is None or not self.thought.still_holds(seen):
            self.memory.read(seen)
            self.thought = Thought(seen, self.memory, self.dice)
        return self.thought


BOTS = {"heuristic": Heuristic}
