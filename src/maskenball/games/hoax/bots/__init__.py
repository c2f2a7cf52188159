"""The players of Hoax: a bot that counts cards, bluffs at a stated rate, and dares only what the odds pay for.

belief: how likely everybody is who, by cards, deeds and words. thought: what to answer and when to cut in.
talk: what to say.
"""

from maskenball.games.hoax.bots import talk
from maskenball.games.hoax.bots.belief import Memory
from maskenball.games.hoax.bots.thought import Thought
from maskenball.kernel import Action, AnySeen, Chance, Claim


class Heuristic:
    """Collects packs, questions whoever is closest to being known, and unmasks when the odds pay."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.memory = Memory()
        self.weighed: set[Claim] = set()
        """What it has thought of saying, whether it then said it or not."""
        self.silent: tuple[object, object] = (None, None)
        """What it looked at when it last had nothing to say."""

    @property
    def since(self) -> int:
        """It remembers what it was told and heard up to here."""
        return self.memory.since

    def answer(self, seen: AnySeen) -> Action:
        """The answer to the question."""
        choice = seen.choice
        assert choice is not None
        options: list[Action] = list(choice)
        return options[0] if len(options) == 1 else self._think(seen).best(options)

    def cut(self, seen: AnySeen) -> Action | None:
        """An unmasking, a doubt or an interrogation, if it pays."""
        return self._think(seen).cut()

    def say(self, seen: AnySeen) -> Claim | None:
        """A doubt it is certain of, or that it really is who it has just claimed to be."""
        view = seen.view
        if seen.seat not in view.public.inside or view.laid_open is not None:
            return None
        self.memory.read(seen)
        turn, masks = view.public.turn, self.memory.masks(view)
        if turn.masks is self.silent[0] and masks is self.silent[1]:
            return None
        for claim in talk.claims(turn, view.seat, masks):
            if claim not in self.weighed and (seen.seat, claim) not in self.memory.words:
                self.weighed.add(claim)
                if talk.worth_saying(claim, self.dice):
                    return claim
        self.silent = turn.masks, masks
        return None

    def _think(self, seen: AnySeen) -> Thought:
        """What it makes of what it sees."""
        self.memory.read(seen)
        return Thought(seen.view, self.memory.belief(seen.view), self.dice)


BOTS = {"heuristic": Heuristic}
