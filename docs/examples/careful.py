"""A bot for The Resistance in ten lines: it trusts a team only as long as nobody on it was on a mission that failed."""

from maskenball import Bot
from maskenball.games.resistance import MissionDone, Seen, Vote
from maskenball.kernel import Action, Chance


class Careful(Bot):
    """Votes against everybody who was on a mission that failed; all else is left to chance."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice

    def answer(self, seen: Seen) -> Action:
        """A vote with a reason, or any answer."""
        assert seen.choice is not None
        if Vote(True) in seen.choice:
            failed = [event for event in seen.events if isinstance(event, MissionDone) and not event.succeeded]
            suspects = {seat for mission in failed for seat in mission.team}
            return Vote(not suspects & set(seen.view.public.team))
        return seen.choice.sample(self.dice)
