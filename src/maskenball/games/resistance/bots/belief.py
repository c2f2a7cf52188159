"""Belief: the chance of every deal that fits what a seat has seen, heard and been told.

The posterior is exact for the model of people in habits.py: all deals are held at once in arrays, and every
fact weighs them. What follows from cards and looks weighs single worlds; what votes and opinions suggest weighs
sets of spies, of which there are few. Facts keep their moment: only a right Blame changes who is who (J-45), so
`at` says whose dealt character a seat has now.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from maskenball.games.resistance.bots import habits as habit
from maskenball.games.resistance.bots.ballots import Ballots
from maskenball.games.resistance.bots.judgement import Expected, Proposal, expects
from maskenball.games.resistance.bots.sets import Codes, Floats, spy_sets
from maskenball.games.resistance.bots.worlds import IS_SPY, KINDS, Worlds, coarse_worlds, worlds
from maskenball.games.resistance.characters import (
    fails_needed,
    recognition,
    rightly_accused,
    side,
)
from maskenball.games.resistance.events import (
    Accused,
    Blamed,
    CardsLaid,
    Dealt,
    Entry,
    Looked,
    MissionDone,
    Note,
    Overruled,
    Played,
    Recognised,
    ResultTurned,
    Saw,
    SawCard,
    SteppedForward,
    Voted,
)
from maskenball.games.resistance.missions import has_chief_fails
from maskenball.games.resistance.model import (
    MISSIONS,
    MISSIONS_TO_WIN,
    MOST_REJECTED,
    Card,
    Character,
    IDistrust,
    ISaw,
    ITrust,
    Loyalty,
    Occasion,
    Plot,
)
from maskenball.games.resistance.state import Public
from maskenball.kernel import Said


class Belief:
    """What one seat can work out; seat None is an onlooker, who is told nothing and thinks in sides only."""

    def __init__(self, public: Public, seat: int | None, notes: tuple[Note, ...] = ()) -> None:
        self.seat = seat
        self.public = public
        self.at = list(range(public.players))
        self._cards: dict[int, dict[int, Card]] = {number: {} for number in range(MISSIONS)}
        self._team: tuple[int, ...] = ()
        self._looks: dict[tuple[int, int], bool] = {}
        self._claims: set[object] = set()
        self._results: list[bool | None] = [None] * MISSIONS
        self.rejected = 0
        mine = next((note.character for note in notes if isinstance(note, Dealt)), None)
        if seat is None or mine is None:
            self.worlds = coarse_worlds(public.players)
        else:
            self.worlds = worlds(public.characters, seat, mine)
        self.weights: Floats = np.ones(len(self.worlds.spies))
        self.votes: Floats = np.ones(len(spy_sets(public.players).members))
        self._ballots = Ballots(public.players)
        self._led: Floats = np.zeros(len(self.votes))
        self.talk: Floats = np.ones(len(self.votes))
        self._sets: Floats | None = None
        if mine is not None:
            self._recognise(mine, notes)

    # What is believed

    def sets(self) -> Floats:
        """The chance of each set of spies, as things stand now."""
        if self._sets is None:
            self._sets = self._now(self._by_set() * self.votes * self.talk)
        return self._sets

    def sets_without_talk(self) -> Floats:
        """The same without what others said of their trust: what a seat can say itself and not be an echo."""
        return self._now(self._by_set() * self.votes)

    def sets_by_cards(self) -> Floats:
        """The same by cards and looks alone, which nobody can feign."""
        return self._now(self._by_set())

    def _by_set(self) -> Floats:
        return np.bincount(self.worlds.spies, self.weights, len(self.votes)).astype(np.float64, copy=False)

    def _now(self, dealt: Floats) -> Floats:
        dealt = dealt / dealt.sum()
        if self.at == sorted(self.at):
            return dealt
        members, number = spy_sets(self.public.players)
        bits = (members[:, self.at] @ 2 ** np.arange(len(self.at))).astype(np.int64)
        now = np.empty_like(dealt)
        now[number[bits]] = dealt
        return now

    def kinds(self, seat: int) -> dict[Character, float]:
        """The chance of each character a seat may have now."""
        weights = self.weights * (self.votes * self.talk)[self.worlds.spies]
        chances = np.bincount(self._column(seat), weights, len(KINDS)) / weights.sum()
        return {kind: float(chance) for kind, chance in zip(KINDS, chances, strict=True) if chance}

    # What is learnt

    def expects(self, voted: Voted) -> Expected:
        """What loyal players who believe this would do about this team."""
        threats = sum(Plot.NO_CONFIDENCE in plots for plots in self.public.plots)
        proposal = Proposal(voted.leader, voted.team, voted.field, self.rejected, threats)
        return expects(self.sets(), proposal, self.public.players)

    def take_in(self, entry: Entry, public: Public, expected: Expected | None = None) -> None:
        """Something happened for all to see; `expected` goes with votes."""
        self.public = public
        self._sets = None
        match entry:
            case Voted() if expected is not None:
                self._weigh_votes(entry, expected)
                self.rejected += not entry.accepted
            case Overruled():
                self.rejected += 1
            case CardsLaid(number=number, open=seat, card=card) if seat is not None and card is not None:
                self._cards[number][seat] = card
            case MissionDone():
                self._weigh_cards(entry)
                self._team = entry.team
                self._results[entry.field] = entry.succeeded
                self.rejected = 0
            case ResultTurned(field=field, succeeded=succeeded):
                self._results[field] = succeeded
            case SteppedForward(seat=seat, character=character):
                self._weigh(seat, lambda kind: kind is character)
            case Accused(by=by, seat=seat, early=early, right=False):
                self._weigh_accusation(self.public.revealed[by], seat, early)
            case Blamed(by=by, seat=seat, right=right):
                self._weigh(by, lambda kind: kind is Character.DOUBLE_AGENT)
                self._weigh(seat, lambda kind: (kind is Character.DECEIVER) == right)
                if right:
                    self._ballots.close(self._members())
                    self.at[by], self.at[seat] = self.at[seat], self.at[by]
            case Looked(by=by, seat=seat, occasion=occasion) if occasion is not Occasion.CLOSE_EYE:
                self._looks[by, seat] = occasion is Occasion.INVESTIGATION

    def note(self, note: Note) -> None:
        """This seat alone was told something."""
        self._sets = None
        match note:
            case Played(number=number, card=card):
                assert self.seat is not None
                self._cards[number][self.seat] = card
            case SawCard(number=number, seat=seat, card=card):
                self._cards[number][seat] = card
            case Saw(seat=seat, loyalty=loyalty, occasion=occasion):
                investigated = occasion is Occasion.INVESTIGATION
                self._weigh(seat, lambda kind: habit.shows(kind, loyalty, investigated, self.public.players))

    # How facts weigh

    def _column(self, seat: int) -> Codes:
        column: Codes = self.worlds.columns[self.at[seat]]
        return column

    def _table(self, chance: Callable[[Character], float]) -> Floats:
        """The chance for each kind; an onlooker takes the best that anybody of that side could give."""
        if self.seat is not None:
            return np.array([float(chance(kind)) for kind in KINDS])
        best = dict.fromkeys(map(side, KINDS), 0.0)
        for kind in self.public.characters:
            best[side(kind)] = max(best[side(kind)], float(chance(kind)))
        return np.array([best[side(kind)] for kind in KINDS])

    def _weigh(self, seat: int, chance: Callable[[Character], float]) -> None:
        self._multiply(self._table(chance)[self._column(seat)])

    def _multiply(self, chances: Floats) -> None:
        self.weights = self.weights * chances
        possible = self.weights > 0
        kept = np.count_nonzero(possible)
        assert kept, "something happened that can't have happened"
        if kept < 0.7 * len(self.weights):
            self.worlds = Worlds(self.worlds.columns[:, possible], self.worlds.spies[possible])
            self.weights = self.weights[possible]
        self.weights /= self.weights.sum()

    def _recognise(self, mine: Character, notes: tuple[Note, ...]) -> None:
        """W-02, J-02: whom this seat recognised, and that it did not recognise the others."""
        options = self.public.options
        known = {seat: note.recognition for note in notes if isinstance(note, Recognised) for seat in note.seats}
        if any(recognition(options, mine, kind) for kind in self.public.characters):
            for seat in range(self.public.players):
                if seat != self.seat:
                    seen = known.get(seat)
                    self._weigh(seat, lambda kind, seen=seen: recognition(options, mine, kind) == seen)  # type: ignore[misc]

    def _weigh_accusation(self, hunter: Character | None, seat: int, early: bool) -> None:
        """J-21: a wrong accusation clears the accused; J-10: an early one needs a Spy Chief who played a Fail."""
        if hunter is not None:
            self._weigh(seat, lambda kind: not rightly_accused(hunter, kind))
        if early and self.seat is not None:
            columns = [self._column(member) for member in self._team]
            chief = KINDS.index(Character.SPY_CHIEF)
            self._multiply(np.any([column == chief for column in columns], axis=0).astype(float))

    def _weigh_votes(self, voted: Voted, expected: Expected) -> None:
        """The loyal vote by the public facts, spies with an eye on who is on the team."""
        now = self._members()
        needed = fails_needed(self.public.players, voted.field)
        count = now[:, voted.team].sum(axis=1)
        self._ballots.take_in(voted, expected, count >= needed, self.rejected == MOST_REJECTED - 1, self._pressed)
        leads = habit.LEADS[np.sign(count - needed).astype(int)]
        leads = leads * (habit.LEADS_AS_EXPECTED if expected.team else habit.LEADS_OTHERWISE)
        self._led = self._led + now[:, voted.leader] * np.log(leads)
        weighed = self._led + self._ballots.chances(now)
        self.votes = np.exp(weighed - weighed.max())

    @property
    def _pressed(self) -> bool:
        """Whether one more success or failure decides."""
        return MISSIONS_TO_WIN - 1 in (self._results.count(True), self._results.count(False))

    def _members(self) -> Floats:
        """Who is a spy now in each set as it was dealt."""
        now: Floats = spy_sets(self.public.players).members[:, self.at]
        return now

    def _weigh_cards(self, done: MissionDone) -> None:
        """W-06, J-05, H-02: who could have played what, and how likely that was."""
        known = self._cards[done.number]
        chief_fails = has_chief_fails(self.public)
        for seat, card in known.items():
            if seat != self.seat:
                self._weigh(seat, lambda kind, card=card: habit.plays(kind, card, chief_fails))  # type: ignore[misc]
        seen = Counter(known.values())
        counts = [
            done.fails - seen[Card.FAIL],
            done.chief_fails - seen[Card.CHIEF_FAIL],
            done.hacks - seen[Card.HACK],
        ]
        if self.seat is None:  # in sides, a Chief-Fail is a Fail, and a Hack tells nothing
            counts = [counts[0] + counts[1], 0, 0]
        pressed = self._pressed
        sabotage = habit.SABOTAGE if done.number else habit.SABOTAGE_FIRST
        needed = fails_needed(self.public.players, done.field)
        chances = habit.card_chances(*counts, needed, habit.SABOTAGE_PRESSED if pressed else sabotage)
        place = habit.places(chief_fails and self.seat is not None)
        hidden = [place[self._column(seat)] for seat in done.team if seat not in known]
        if hidden:
            self._multiply(chances[np.sum(hidden, axis=0, dtype=np.uint8)])

    # Talk

    def hear(self, said: Said[Any]) -> None:
        """What others claim, taken with doubt, and once each."""
        claim = said.claim
        if claim is None or said.seat == self.seat or (said.seat, claim) in self._claims:
            return
        self._claims.add((said.seat, claim))
        self._sets = None
        match claim:
            case ISaw(seat=seat, loyalty=loyalty) if (said.seat, seat) in self._looks:
                self._weigh_testimony(said.seat, seat, loyalty)
            case ITrust(seat=seat):
                self._weigh_trust(said.seat, seat, 1 / habit.DISTRUST_OF_SPY, 1 / habit.DISTRUST_OF_LOYAL)
            case IDistrust(seat=seat):
                self._weigh_trust(said.seat, seat, habit.DISTRUST_OF_SPY, habit.DISTRUST_OF_LOYAL)

    def _weigh_testimony(self, speaker: int, seat: int, loyalty: Loyalty) -> None:
        """The loyal tell what they saw, spies what suits them."""
        investigated = self._looks[speaker, seat]
        players = self.public.players
        honest = self._table(lambda kind: habit.shows(kind, loyalty, investigated, players) or habit.LOYAL_LIES)
        says_spy = np.where(IS_SPY, habit.SPY_SAYS_SPY_OF_SPY, habit.SPY_SAYS_SPY_OF_LOYAL)
        if loyalty in (Loyalty.SPY, Loyalty.SPY_CHIEF):
            sly = says_spy
        else:
            sly = 1 - says_spy if loyalty is Loyalty.RESISTANCE else np.full(len(KINDS), 0.5)
        column = self._column(seat)
        self._multiply(np.where(IS_SPY[self._column(speaker)], sly[column], honest[column]))

    def _weigh_trust(self, speaker: int, seat: int, of_spy: float, of_loyal: float) -> None:
        """A loyal speaker is a little more often right than not; a spy's word counts for nothing."""
        now = spy_sets(self.public.players).members[:, self.at]
        opinion = np.where(now[:, seat] == 1, of_spy, of_loyal)
        self.talk = self.talk * np.where(now[:, speaker] == 1, 1.0, opinion)
