"""The players of Hoax: a bot that counts cards, bluffs at a stated rate, and dares only what the odds pay for.

belief: how likely everybody is who, by cards, deeds and words. thought: what to answer and when to cut in.
talk: what to say.
"""

from maskenball.games.hoax.bots import talk
from maskenball.games.hoax.bots.belief import Memory, ruled_out
from maskenball.games.hoax.bots.thought import Thought
from maskenball.games.hoax.events import Shown, TurnBegan
from maskenball.kernel import Action, AnySeen, Chance, Claim, Said


class Heuristic:
    """Collects packs, questions whoever is closest to being known, and unmasks when the odds pay."""

    speaks_after = talk.OCCASIONS
    cuts_in_after = (*talk.OCCASIONS, Said, Shown, TurnBegan)

    def __init__(self, dice: Chance) -> None:
        self.dice = dice
        self.memory = Memory()
        self.weighed: set[Claim] = set()
        """What it has thought of saying, whether it then said it or not."""
        self.looked: tuple[object, int, int] = (None, 0, 0)
        """What everybody can be, the turn, and how many of its claims it had looked at when it had nothing to say."""

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
        known, turn, claimed = self.memory.masks(view), self.memory.turns, view.public.turn.masks
        same = self.looked[0] is known and self.looked[1] == turn
        news = claimed[self.looked[2] :] if same else claimed
        for claim in talk.claims(news, view.seat, ruled_out(known)) if news else ():
            if claim not in self.weighed and (seen.seat, claim) not in self.memory.words:
                self.weighed.add(claim)
                if talk.worth_saying(claim, self.dice):
                    return claim
        self.looked = known, turn, len(claimed)
        return None

    def _think(self, seen: AnySeen) -> Thought:
        """What it makes of what it sees."""
        self.memory.read(seen)
        return Thought(seen.view, self.memory, self.dice)


BOTS = {"heuristic": Heuristic}
