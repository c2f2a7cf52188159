"""The loyal bot: it answers by the posterior over all deals that fit what it has seen."""

from maskenball.games.resistance.bots.habits import successes
from maskenball.games.resistance.bots.mind import Mind
from maskenball.games.resistance.bots.sets import Floats
from maskenball.games.resistance.model import (
    MISSIONS_TO_WIN,
    MOST_REJECTED,
    Accuse,
    Card,
    Character,
    Confide,
    Expose,
    Give,
    Lead,
    Loyalty,
    Overrule,
    Peek,
    Play,
    Plot,
    Show,
    Take,
    Vote,
)
from maskenball.games.resistance.plots import Dealing
from maskenball.kernel import on

HACKS_FROM = 0.6
"""H-03: from this chance of a spoilt team on."""
LEADS_FROM = 0.4
"""Strong Leader: from this suspicion of the new leader on; when pressed, always."""
OVERRULES_FROM = 0.6
"""No Confidence: from this chance of a spoilt team on."""
EXPOSES_FROM = 0.35
PEEKS_FROM = 0.2
PLOT_WORTH = {Plot.NO_CONFIDENCE: 0.4, Plot.STRONG_LEADER: 0.3, Plot.CLOSE_EYE: 0.2, Plot.SPOTLIGHT: 0.2}


class Loyal(Mind):
    """A member of the Resistance."""

    def rate(self, size: int, needed: int) -> Floats:
        """The team most likely to succeed."""
        chances: Floats = self.sets @ successes(self.players, size, needed)
        return chances

    def rate_investigator(self, seat: int) -> float:
        """The most trusted."""
        return -float(self.suspicion[seat])

    @on(Vote)
    def _vote(self, action: Vote) -> float:
        return float(action.yes == self.approves(self.sets))

    @on(Play)
    def _play(self, action: Play) -> float:
        return self.spoilt(self.sets) - HACKS_FROM if action.card is Card.HACK else 0.0

    @on(Accuse)
    def _accuse(self, action: Accuse) -> float:
        return self.chance(action.seat, Character.SPY_CHIEF)

    @on(Give, Confide)
    def _trust(self, action: Give | Confide) -> float:
        if isinstance(action, Give) and self._dealt() is Plot.OPEN_UP:
            return self.curiosity(action.seat, investigated=False)
        return 1 - float(self.suspicion[action.seat])

    @on(Take)
    def _take(self, action: Take) -> float:
        return float(self.suspicion[action.seat]) + PLOT_WORTH.get(action.plot, 0.0)

    @on(Lead)
    def _lead(self, _: Lead) -> float:
        return 1.0 if self._pressed() else float(self.suspicion[self.public.leader]) - LEADS_FROM

    @on(Overrule)
    def _overrule(self, _: Overrule) -> float:
        last = self.public.rejected == MOST_REJECTED - 1
        return -1.0 if last else self.spoilt(self.sets) - OVERRULES_FROM

    @on(Expose, Peek)
    def _watch(self, action: Expose | Peek) -> float:
        return float(self.suspicion[action.seat]) - (EXPOSES_FROM if isinstance(action, Expose) else PEEKS_FROM)

    def _pressed(self) -> bool:
        return MISSIONS_TO_WIN - 1 in (self.successes, self.failures) or self.public.rejected >= MOST_REJECTED - 2

    def _dealt(self) -> Plot | None:
        phase = self.view.phase
        return phase.plots[0] if isinstance(phase, Dealing) else None

    @on(Show)
    def _show(self, action: Show) -> float:
        """J-40: a Doppelganger draws spies away from the Chief; the plain card Chief would only confuse the loyal."""
        if action.loyalty is Loyalty.RESISTANCE_CHIEF:
            return self.dice.random() + 0.2
        if action.loyalty is Loyalty.CHIEF:
            by = getattr(self.view.phase, "by", self.me)
            return float(self.suspicion[by]) + 0.1
        return 0.5
