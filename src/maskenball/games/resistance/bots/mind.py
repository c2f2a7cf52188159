"""A mind at one moment: what a seat sees, believes, and takes the table to believe; and a loyal player's judgement.

Loyal players judge by what they believe. Spies ask the same questions with the eyes of a loyal player in their
seat, so that their answers look like everybody's.
"""

from collections.abc import Iterator
from math import log2

import numpy as np

from maskenball.games.resistance.bots.habits import shows
from maskenball.games.resistance.bots.judgement import Proposal, accepts
from maskenball.games.resistance.bots.memory import Memory
from maskenball.games.resistance.bots.sets import Floats, spy_sets, teams
from maskenball.games.resistance.characters import fails_needed
from maskenball.games.resistance.model import (
    Character,
    GoOn,
    Interrogate,
    Investigate,
    Keep,
    Loyalty,
    Overhear,
    Plot,
    Propose,
)
from maskenball.games.resistance.state import View
from maskenball.kernel import Action, Chance, Either, Form, Handlers, Pick, on


class Mind(Handlers):
    """One seat's thoughts at one moment. What each kind of answer is worth has a method of its own."""

    def __init__(self, view: View, memory: Memory, dice: Chance) -> None:
        assert view.seat is not None
        self.view = view
        self.public = view.public
        self.me = view.seat
        self.players = view.public.players
        self.belief = memory.own
        self.common = memory.common
        self.dice = dice
        self.members = spy_sets(self.players).members
        self.sets = memory.own.sets()
        self.suspicion: Floats = self.sets @ self.members
        self.successes = view.public.results.count(True)
        self.failures = view.public.results.count(False)

    def worth(self, action: Action) -> float:
        """How good an answer is, compared with the others that are offered."""
        worth = self.handle(action)
        assert worth is not None, f"no bot knows what {type(action).__name__} is worth"
        return float(worth)

    @on(Investigate)
    def _investigate(self, action: Investigate) -> float:
        return self.curiosity(action.seat, investigated=True)

    @on(Interrogate, Overhear)
    def _look_at(self, action: Interrogate | Overhear) -> float:
        return self.curiosity(action.seat, investigated=False)

    @on(GoOn, Keep)
    def _pass(self, _: GoOn | Keep) -> float:
        return 0.0

    def rate(self, size: int, needed: int) -> Floats:
        """How good each team of this size would be to propose."""
        raise NotImplementedError

    def rate_investigator(self, seat: int) -> float:
        """How good it would be to give the investigator token to this seat."""
        raise NotImplementedError

    # Proposals

    def propose(self, choice: Form[Propose] | Either[Propose]) -> Propose:
        """W-03, W-09, J-04: the best team (of the best field), and the best investigator outside it."""
        ranked = [(score, team, form) for form in _forms(choice) for score, team in self._best_teams(form)]
        top = max(score for score, _, _ in ranked)
        _, team, form = self.dice.pick([each for each in ranked if each[0] == top])
        token = form.fields.get("investigator")
        investigator = None
        if isinstance(token, Pick):
            seats = [seat for seat in token.of if isinstance(seat, int) and seat not in team]
            investigator = max(self.dice.shuffled(seats), key=self.rate_investigator)
        return Propose(team, form.default.field, investigator)

    def _best_teams(self, form: Form[Propose]) -> Iterator[tuple[float, tuple[int, ...]]]:
        size = len(form.default.team)
        field = self.public.played if form.default.field is None else form.default.field
        scores = self.rate(size, fails_needed(self.players, field))
        top = scores.max()
        for number in np.flatnonzero(scores >= top - 1e-9):
            yield float(top), teams(self.players, size).seats[number]

    # Votes

    def approves(self, sets: Floats) -> bool:
        """W-04: whether a loyal player who believes this would accept the team."""
        return bool(accepts(sets[None], self.common.sets(), self.proposal, self.players)[0])

    @property
    def proposal(self) -> Proposal:
        """The team that is up for the vote."""
        public = self.public
        threats = sum(Plot.NO_CONFIDENCE in plots for seat, plots in enumerate(public.plots) if seat != self.me)
        return Proposal(public.leader, public.team, public.field, public.rejected, threats)

    def spoilt(self, sets: Floats) -> float:
        """The chance that enough spies for a failure are on the team, this seat not counted."""
        others = [seat for seat in self.public.team if seat != self.me]
        enough = self.members[:, others].sum(axis=1) >= fails_needed(self.players, self.public.field)
        return float(sets[enough].sum())

    # Characters

    def chance(self, seat: int, *kinds: Character) -> float:
        """The chance that a seat has one of these characters."""
        believed = self.belief.kinds(seat)
        return sum(believed.get(kind, 0.0) for kind in kinds)

    def curiosity(self, seat: int, investigated: bool) -> float:
        """How much a look at this seat would tell, in bits: how open it is which card is shown."""
        cards: dict[Loyalty, float] = dict.fromkeys(Loyalty, 0.0)
        for kind, chance in self.belief.kinds(seat).items():
            for loyalty in Loyalty:
                cards[loyalty] += chance * shows(kind, loyalty, investigated, self.players)
        return -sum(chance * log2(chance) for chance in cards.values() if chance > 0)


def _forms(choice: Form[Propose] | Either[Propose]) -> Iterator[Form[Propose]]:
    for form in choice.choices if isinstance(choice, Either) else (choice,):
        assert isinstance(form, Form)
        yield form
