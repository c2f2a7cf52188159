"""The spy bot: it does what a loyal player in its seat would do, except where that costs the spies the game."""

from functools import cached_property

import numpy as np

from maskenball.games.resistance.bots.habits import successes
from maskenball.games.resistance.bots.judgement import if_loyal
from maskenball.games.resistance.bots.memory import Memory
from maskenball.games.resistance.bots.mind import Mind
from maskenball.games.resistance.bots.sets import Floats, spies_on, teams
from maskenball.games.resistance.characters import fails_needed
from maskenball.games.resistance.events import Recognised
from maskenball.games.resistance.model import (
    MISSIONS_TO_WIN,
    MOST_REJECTED,
    Accuse,
    Blame,
    Card,
    Character,
    Confide,
    Expose,
    Give,
    GoOn,
    Interrogate,
    Lead,
    Overrule,
    Peek,
    Play,
    Recognition,
    Take,
    Vote,
)
from maskenball.games.resistance.state import View
from maskenball.kernel import Chance, on

ACCUSES_EARLY_FROM = 0.6
"""J-10: a wrong early accusation turns a failure into a success, so the odds must be good."""
BLAMES_FROM = 0.25
"""J-45: when the spies are losing, a Double Agent has little to lose by naming the Deceiver on a fair chance."""
FAILS_FIRST = 0.5
FAILS = 0.9
"""How often the spy whose turn it is fails the first mission, and later ones that don't decide."""
LEAVES_IT_FROM, LEAVES_HACK_FROM = 0.6, 0.45
"""Who knows no partner leaves it to others from this chance on that they are there; a Hack would undo their Fail."""
PLAUSIBLE = 0.9
"""A team may look so much worse than the best without giving its leader away."""
FRIEND = 0.1
"""How much more suspect a partner may look and still be favoured."""


class Spy(Mind):
    """A spy, whether the partners are known or not."""

    def __init__(self, view: View, memory: Memory, dice: Chance) -> None:
        super().__init__(view, memory, dice)
        recognised = [note for note in view.notes if isinstance(note, Recognised)]
        known = {seat: note.recognition for note in recognised for seat in note.seats}
        self.partners = {seat for seat, seen in known.items() if seen in (Recognition.SPY, Recognition.SPY_CHIEF)}
        self.chiefs = {seat for seat, seen in known.items() if seen is Recognition.SPY_CHIEF}
        if view.character is Character.SPY_CHIEF:
            self.chiefs.add(self.me)

    @cached_property
    def mask(self) -> Floats:
        """What a loyal player in this seat would believe."""
        mask: Floats = if_loyal(self.common.sets(), self.players)[self.me]
        return mask

    @cached_property
    def appearance(self) -> Floats:
        """How suspect each seat looks to that player."""
        suspicion: Floats = self.mask @ self.members
        return suspicion

    # Proposals

    def rate(self, size: int, needed: int) -> Floats:
        """A team a loyal leader would propose, with exactly as many spies as it takes."""
        looks: Floats = self.mask @ successes(self.players, size, needed)
        looks *= np.where(teams(self.players, size).members[:, self.me] == 1, 1.0, 0.5)
        plausible = looks >= looks.max() * PLAUSIBLE
        fitting: Floats = self.sets @ (spies_on(self.players, size) == needed)
        rated: Floats = looks + plausible * fitting
        return rated

    def rate_investigator(self, seat: int) -> float:
        """A partner if one looks trustworthy."""
        return float(FRIEND * (seat in self.partners) - self.appearance[seat])

    # Answers

    @on(Vote)
    def _vote(self, action: Vote) -> float:
        return float(action.yes == self._votes_yes)

    @on(Play)
    def _play(self, action: Play) -> float:
        return float((action.card is not Card.SUCCESS) == self._sabotages)

    @on(Accuse)
    def _accuse(self, action: Accuse) -> float:
        return self.chance(action.seat, Character.RESISTANCE_CHIEF, Character.COORDINATOR)

    @on(GoOn)
    def _wait(self, _: GoOn) -> float:
        return ACCUSES_EARLY_FROM

    @on(Blame)
    def _blame(self, action: Blame) -> float:
        losing = self.successes == MISSIONS_TO_WIN - 1 > self.failures
        return self.chance(action.seat, Character.DECEIVER) - BLAMES_FROM if losing else -1.0

    @on(Interrogate)
    def _interrogate(self, action: Interrogate) -> float:
        looks = self.appearance[action.seat]
        return float(looks * (1 - looks) + FRIEND * (action.seat in self.partners))

    @on(Give)
    def _give(self, action: Give) -> float:
        return self.rate_investigator(action.seat)

    @on(Confide, Take)
    def _mislead(self, action: Confide | Take) -> float:
        suspicion = float(self.suspicion[action.seat])
        return suspicion if isinstance(action, Confide) else 1 - suspicion

    @on(Lead)
    def _lead(self, _: Lead) -> float:
        return float(self._pressed or self.suspicion[self.public.leader] < 0.5) - 0.5

    @on(Overrule)
    def _overrule(self, _: Overrule) -> float:
        return float(self._overrules) - 0.5

    @on(Expose, Peek)
    def _watch(self, _: Expose | Peek) -> float:
        return -1.0

    @cached_property
    def _pressed(self) -> bool:
        return MISSIONS_TO_WIN - 1 in (self.successes, self.failures)

    @cached_property
    def _enough(self) -> bool:
        """Whether spies on the proposed team can fail it."""
        on_team = self.members[:, self.public.team].sum(axis=1)
        return bool(self.sets[on_team >= fails_needed(self.players, self.public.field)].sum() > 0.5)

    @cached_property
    def _votes_yes(self) -> bool:
        if self._enough and self._pressed:
            return True
        if not self._enough and self.successes == MISSIONS_TO_WIN - 1:
            return False
        return self.approves(self.mask)

    @cached_property
    def _overrules(self) -> bool:
        """P-05: the fifth rejected team wins; else only what would win for the Resistance is worth a card."""
        return self.public.rejected == MOST_REJECTED - 1 or (not self._enough and self.successes == MISSIONS_TO_WIN - 1)

    @cached_property
    def _sabotages(self) -> bool:
        """By convention the first spies clockwise from the leader fail, Chiefs last, and no more than it takes."""
        public = self.public
        mates = [seat for seat in public.team if seat in self.partners or seat == self.me]
        alone = len(mates) == 1
        needed = 1 if alone and self._hacks else fails_needed(self.players, public.field)
        mates.sort(
            key=lambda seat: (seat == public.exposed, seat in self.chiefs, (seat - public.leader) % self.players)
        )
        others = self.spoilt(self.belief.sets_by_cards())
        if len(mates) < needed:
            return self._pressed and others > 0
        if self.me not in mates[:needed] or (self.me == public.exposed and not self._pressed):
            return False
        doubtful = others > (LEAVES_HACK_FROM if self._hacks else LEAVES_IT_FROM)
        if alone and doubtful and (self._hacks or not self._pressed):
            return False
        return self._pressed or needed > 1 or self.dice.random() < (FAILS if public.played else FAILS_FIRST)

    @property
    def _hacks(self) -> bool:
        return self.view.character is Character.SPY_HACKER
