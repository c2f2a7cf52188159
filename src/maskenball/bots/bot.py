"""What a bot is, and the random one."""

from typing import Any, Protocol, TypeAlias

from maskenball.kernel import Action, AnySeen, Chance, Claim, Utterance

Speech: TypeAlias = Claim | Utterance[Any]
"""What a bot says: a claim as it stands, or put into words with its reason (characters.py)."""


class Bot(Protocol):
    """Somebody who can play a seat: code, or a person at a keyboard.

    A class of one's own need not inherit from it; if it does, it need only answer. One that remembers what its seat was
    told and heard may say so by an attribute `since` (how much of it): then it is handed only what came after that. One
    that would only ever speak, or cut in, after certain things may name their types in `speaks_after` and
    `cuts_in_after` (events, and Said for what others say): a table of bots then offers it nothing before one of them.
    """

    def answer(self, seen: AnySeen) -> Action:
        """The answer to `seen.choice`, which is there."""
        ...

    def cut(self, seen: AnySeen) -> Action | None:
        """A cut-in out of `seen.may`, which is there; None lets it pass."""
        return None

    def say(self, seen: AnySeen) -> Speech | None:
        """A claim, now that something has happened; None keeps silent."""
        return None


class RandomBot:
    """Answers like thrown dice; now and then it cuts in or claims something."""

    CUTS = 0.1
    SPEAKS = 0.02

    def __init__(self, dice: Chance) -> None:
        self.dice = dice

    def answer(self, seen: AnySeen) -> Action:
        """Any answer."""
        assert seen.choice is not None
        action: Action = seen.choice.sample(self.dice)
        return action

    def cut(self, seen: AnySeen) -> Action | None:
        """Any cut-in, in one case of ten."""
        if seen.may is None or self.dice.random() >= self.CUTS:
            return None
        action: Action = seen.may.sample(self.dice)
        return action

    def say(self, seen: AnySeen) -> Claim | None:
        """Any claim, in one case of fifty."""
        if seen.claims is None or self.dice.random() >= self.SPEAKS:
            return None
        claim: Claim = seen.claims.sample(self.dice)
        return claim
