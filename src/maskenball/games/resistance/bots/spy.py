"""The spy bot: it does what a loyal player in its seat would do, except where that costs the spies the game."""

from functools import cached_property

import numpy as np

from maskenball.games.resistance.bots.ballots import AS_EXPECTED, OWN
from maskenball.games.resistance.bots.habits import successes
from maskenball.games.resistance.bots.judgement import expects, if_loyal
from maskenball.games.resistance.bots.memory import Memory
from maskenball.games.resistance.bots.mind import Mind
from maskenball.games.resistance.bots.sets import Floats, spies_on, teams
from maskenball.games.resistance.characters import fails_needed
from maskenball.games.resistance.events import MissionDone, Played, Recognised, Voted
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
LEAVES_TO_MATES = 0.6
"""How far a spy leaves it to partners on the team who will fail it for all that is known."""
WILLING = 1.5, 0.5
"""How often a partner whom one has not seen play yet is taken to have failed a mission, and to have let one pass."""
LEAVES_IT_FROM, LEAVES_HACK_FROM = 0.6, 0.45
"""Who knows no partner leaves it to others from this chance on that they are there; a Hack would undo their Fail."""
CASTING_FROM = 0.4
"""From this chance on that one vote decides about the game, it is worth standing out."""
PLAUSIBLE = 0.9
"""A team may look so much worse than the best without giving its leader away."""
PICKS = 0.3
"""The first time a leading spy sees to it that just enough spies go; each time after that it does so less often, and
else sends whom the loyal would send: whoever never sends two spies gives them away."""
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
        led = sum(isinstance(entry, Voted) and entry.leader == self.me for entry in self.public.history)
        picks = self.dice.random() < PICKS**led
        rated: Floats = looks + plausible * fitting if picks else looks
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
        """Like a loyal player, unless the vote may decide the game and this voice the vote."""
        decides = self._pressed if self._enough else self.successes == MISSIONS_TO_WIN - 1
        return self._enough if decides and self._casting_vote > CASTING_FROM else self.approves(self.mask)

    @cached_property
    def _casting_vote(self) -> float:
        """The chance that the others are so evenly split that this voice decides."""
        expected = expects(self.common.sets(), self.proposal, self.players).votes
        yes = np.where(expected, AS_EXPECTED, 1 - AS_EXPECTED)
        yes[[*self.partners]] = (yes[[*self.partners]] + self._enough) / 2
        yes[self.public.leader] = OWN
        counts = np.ones(1)
        for seat in range(self.players):
            if seat != self.me:
                counts = np.convolve(counts, (1 - yes[seat], yes[seat]))
        return float(counts[self.players // 2])

    @cached_property
    def _overrules(self) -> bool:
        """P-05: the fifth rejected team wins; else only what would win for the Resistance is worth a card."""
        return self.public.rejected == MOST_REJECTED - 1 or (not self._enough and self.successes == MISSIONS_TO_WIN - 1)

    @cached_property
    def _sabotages(self) -> bool:
        """Nothing is agreed: what decides the game is never left to others, and else it hangs on what they may do."""
        public = self.public
        mates = [seat for seat in public.team if seat in self.partners]
        needed = 1 if not mates and self._hacks else fails_needed(self.players, public.field)
        others = self.spoilt(self.belief.sets_by_cards())
        if len(mates) + 1 < needed:
            return self._pressed and others > 0
        if not mates and others > (LEAVES_HACK_FROM if self._hacks else LEAVES_IT_FROM):
            return self._pressed and not self._hacks
        if self._pressed:
            return True
        if self.me == public.exposed:
            return False
        if needed > 1 and len(mates) + 1 == needed:
            return True
        wanted = FAILS if public.played else FAILS_FIRST
        return self.dice.random() < wanted * (1 - LEAVES_TO_MATES * self._mates_fail(mates, needed))

    def _mates_fail(self, mates: list[int], needed: int) -> float:
        """The chance that partners on the team fail it, as far as they have shown how they play."""
        if not mates:
            return 0.0
        fails, passes = WILLING
        for done in self.public.history:
            if isinstance(done, MissionDone) and (known := [seat for seat in mates if seat in done.team]):
                count = done.fails + done.chief_fails - self._own_fails(done.number)
                fails += count >= len(known)
                passes += count <= 0
        chance = fails / (fails + passes)
        if self.me in self.chiefs:
            chance = max(chance, 1 - (1 - chance) / 2)
        return chance if self.public.leader != self.me else chance / 2

    def _own_fails(self, number: int) -> bool:
        played = (note for note in self.view.notes if isinstance(note, Played) and note.number == number)
        return any(note.card is not Card.SUCCESS for note in played)

    @property
    def _hacks(self) -> bool:
        return self.view.character is Character.SPY_HACKER
