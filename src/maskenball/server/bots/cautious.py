"""Who stands in for somebody who is gone, where the host wants no bot to."""

from maskenball.kernel import Action, AnySeen, Claim


class Cautious:
    """What counts when time runs out, never a throw of dice."""

    def answer(self, seen: AnySeen) -> Action:
        """As much of the draft as counts by the rules, else what is safe."""
        assert seen.choice is not None
        settled: Action = seen.choice.settle(seen.draft)
        return settled if settled in seen.choice else seen.choice.safe()

    def cut(self, seen: AnySeen) -> Action | None:
        """Never."""
        return None

    def say(self, seen: AnySeen) -> Claim | None:
        """Nothing."""
        return None
