"""The loyal bot: it answers by the posterior over all deals that fit what it has seen."""

from maskenball.games.resistance.bots.habits import successes
from maskenball.games.resistance.bots.mind import Mind
from maskenball.games.resistance.bots.sets import Floats
from maskenball.games.resistance.model import (
    MOST_REJECTED,
    Accuse,
    Card,
    Character,
    Confide,
    Expose,
    Give,
    GoOn,
    Interrogate,
    Investigate,
    Keep,
    Lead,
    Loyalty,
    Overhear,
    Overrule,
    Peek,
    Play,
    Plot,
    Show,
    Take,
    Vote,
)
from maskenball.games.resistance.plots import Dealing
from maskenball.kernel import Action

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

    def worth(self, action: Action) -> float:  # noqa: PLR0911  one line a kind of answer
        """See Mind."""
        suspicion = self.suspicion
        match action:
            case Vote(yes=yes):
                return float(yes == self.approves(self.sets))
            case Play(card=Card.HACK):
                return self.spoilt(self.sets) - HACKS_FROM
            case Accuse(seat=seat):
                return self.chance(seat, Character.SPY_CHIEF)
            case Investigate(seat=seat):
                return self.curiosity(seat, investigated=True)
            case Interrogate(seat=seat) | Overhear(seat=seat):
                return self.curiosity(seat, investigated=False)
            case Show(loyalty=loyalty):
                return self._show(loyalty)
            case Give(seat=seat) if self._dealt() is Plot.OPEN_UP:
                return self.curiosity(seat, investigated=False)
            case Give(seat=seat) | Confide(seat=seat):
                return 1 - float(suspicion[seat])
            case Take(seat=seat, plot=plot):
                return float(suspicion[seat]) + PLOT_WORTH.get(plot, 0.0)
            case Lead():
                return 1.0 if self._pressed() else float(suspicion[self.public.leader]) - LEADS_FROM
            case Overrule():
                last = self.public.rejected == MOST_REJECTED - 1
                return -1.0 if last else self.spoilt(self.sets) - OVERRULES_FROM
            case Expose(seat=seat):
                return float(suspicion[seat]) - EXPOSES_FROM
            case Peek(seat=seat):
                return float(suspicion[seat]) - PEEKS_FROM
            case Play() | GoOn() | Keep():
                return 0.0
        raise AssertionError(f"a loyal bot was not told what {type(action).__name__} is worth")

    def _pressed(self) -> bool:
        return 2 in (self.successes, self.failures) or self.public.rejected >= MOST_REJECTED - 2

    def _dealt(self) -> Plot | None:
        phase = self.view.phase
        return phase.plots[0] if isinstance(phase, Dealing) else None

    def _show(self, loyalty: Loyalty) -> float:
        """J-40: a Doppelganger draws spies away from the Chief; the plain card Chief would only confuse the loyal."""
        if loyalty is Loyalty.RESISTANCE_CHIEF:
            return self.dice.random() + 0.2
        if loyalty is Loyalty.CHIEF:
            by = getattr(self.view.phase, "by", self.me)
            return float(self.suspicion[by]) + 0.1
        return 0.5
