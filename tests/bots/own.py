"""A bot that other processes can find, as one of another package would be."""

from maskenball import Bot
from maskenball.kernel import Action, AnySeen, Chance


class Safe(Bot):
    """Always the safe answer: what counts for the silent."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice

    def answer(self, seen: AnySeen) -> Action:
        """What counts for the silent."""
        assert seen.choice is not None
        safe: Action = seen.choice.safe()
        return safe
