"""Belief: what the tokens are now, weighed over all deals at once by what a seat saw and, with doubt, was told.

Every row is one way the night may have gone: where the three Spy tokens were dealt, what cards the spies hold, and
the swaps. Whoever began as Resistance is taken to tell the truth, as a rule; a spy may say anything. So in each row
the honest seats do what they claim, the spies do what their cards say, and rows lose weight where a claim does not
fit. The seat's own looks and taps are certain.
"""

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maskenball.games.one_night.bots.story import Story
from maskenball.games.one_night.events import (
    Act,
    Defected,
    Looked,
    LookedAtHq,
    LookedAtOwn,
    Recruited,
    Revealed,
    SawCard,
    Stole,
    Swapped,
    Tapped,
)
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.model import HQ, SPIES, Specialist, Token
from maskenball.games.one_night.state import Public
from maskenball.kernel import clockwise

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Ints = NDArray[Any]
Cards = tuple[Specialist, ...]

WRONG = 0.04
"""How likely somebody of the Resistance says what is not true."""
HIDES = 0.5
"""How likely somebody who has become a spy, and knows it, claims the opposite."""
ACCUSES = 0.3
"""How often a spy who claims a look at somebody calls that one a spy; partners less."""
BETRAYS = 0.06
DENIES = 0.5
"""How likely a spy says what happens to fit in with another's tap."""

CODE = {card: number for number, card in enumerate(Specialist)}
RECRUITER, ROGUE, THIEF, DEFECTOR = (
    CODE[card] for card in (Specialist.RECRUITER, Specialist.ROGUE, Specialist.THIEF, Specialist.DEFECTOR)
)


@cache
def _deals(players: int) -> Bools:
    """All ways the Spy tokens can be dealt to seats and HQ, one a row."""
    places = players + HQ
    rows = np.array(list(combinations(range(places), SPIES)))
    dealt = np.zeros((len(rows), places), bool)
    np.put_along_axis(dealt, rows, True, axis=1)
    return dealt


@lru_cache(maxsize=64)
def _holdings(
    deck: Cards, claimed: tuple[Specialist | None, ...], known: tuple[tuple[int, Specialist], ...], me: int | None
) -> tuple[Ints, Ints]:
    """For each set of spies, by its bits: the cards as claimed by the honest, with what is left for the spies, their
    claimed card first; and how many claims can't be true."""
    players = len(claimed)
    certain = dict(known)
    box = Counter(deck)
    cards = np.zeros((2**players, players), np.int8)
    wrong = np.zeros(2**players)
    for count in range(SPIES + 1):
        for spies in combinations(range(players), count):
            held = {seat: card for seat, card in enumerate(claimed) if seat not in spies and card is not None}
            untrue = sum(held.get(seat, card) is not card for seat, card in known if seat != me)
            held |= certain
            honest = Counter(held.values())
            untrue += sum((honest - box).values())
            pool = list((box - honest).elements())
            liars = [seat for seat in range(players) if seat not in held]
            for seat in liars:
                mine = claimed[seat]
                if mine is not None and mine in pool:
                    held[seat] = mine
                    pool.remove(mine)
            held |= dict(zip([seat for seat in liars if seat not in held], pool, strict=False))
            bits = sum(1 << seat for seat in spies)
            cards[bits] = [CODE[held.get(seat, Specialist.OBSERVER)] for seat in range(players)]
            wrong[bits] = untrue
    return cards, wrong


class Belief:
    """The tokens now, as one seat (with its Facts) or an onlooker (without) can weigh them."""

    def __init__(
        self, public: Public, stories: list[Story], facts: Facts | None, rng: np.random.Generator, rows: int
    ) -> None:
        self.players = players = public.players
        self.public = public
        self.stories = stories
        self.facts = facts
        self.me = None if facts is None else facts.me
        self.rng = rng
        dealt = _deals(players)
        if facts is not None:
            dealt = dealt[dealt[:, facts.me] == (facts.token is Token.SPY)]
            if facts.saw is not None:
                others = [seat for seat in range(players) if seat != facts.me]
                dealt = dealt[(dealt[:, others] == [seat in facts.saw.seats for seat in others]).all(axis=1)]
        dealt = np.repeat(dealt, max(1, -(-rows // len(dealt))), axis=0)
        self.dealt = dealt
        self.tokens = dealt.copy()
        self.weights: Floats = np.ones(len(dealt))
        self.honest: Bools = ~dealt[:, :players]
        self.cards: Ints = self._cards()
        self._live()
        total = self.weights.sum()
        if total <= 0:  # nothing anybody says can be believed
            self.weights[:] = 1
            total = self.weights.sum()
        self.weights /= total
        self.suspicion: Floats = self.weights @ self.tokens[:, :players]
        self.nobody = float(self.weights @ ~self.tokens[:, :players].any(axis=1))
        """The chance that no spy sits at the table."""

    def _cards(self) -> Ints:
        """The cards in each row; a row loses weight where the claims don't go with the set or with what is certain."""
        claimed = tuple([story.card for story in self.stories])
        known = () if self.facts is None else tuple(sorted(self.facts.cards.items()))
        cards, wrong = _holdings(self.public.cards, claimed, known, self.me)
        packed = self.dealt[:, : self.players] @ (1 << np.arange(self.players))
        self.weights *= WRONG ** wrong[packed]
        held: Ints = cards[packed]
        return held

    # The night in all rows at once

    def _live(self) -> None:
        public = self.public
        for seat in clockwise(public.leader, self.players):
            if seat == self.me:
                self._relive(seat)
            else:
                self._act_honestly(seat, self.stories[seat])
                self._act_as_spy(seat)
        for place in (*public.open_seats, *(self.players + place for place in public.open_hq)):
            self.weights *= ~self.tokens[:, place]
        leader = public.leader
        last = self.stories[leader].last
        if leader == self.me and self.facts is not None and self.facts.last_look is not None:
            self.weights *= self.tokens[:, leader] == (self.facts.last_look is Token.SPY)
        elif last is not None:
            self._claim_own(leader, last)
        self._weigh_taps()

    def _relive(self, me: int) -> None:
        """What this seat did and saw itself is certain."""
        assert self.facts is not None
        everywhere = np.ones(len(self.tokens), bool)
        for act in self.facts.acts:
            match act:
                case Looked(seat, token) | Revealed(seat, token):
                    self._certain(seat, token)
                case LookedAtOwn(token):
                    self._certain(me, token)
                case LookedAtHq(place, token):
                    self._certain(self.players + place, token)
                case Stole(seat, token):
                    self._swap(everywhere, me, seat)
                    self._certain(me, token)
                case Swapped((one, two)):
                    self._swap(everywhere, one, two)
                case Recruited(place, seat):
                    self._swap(everywhere, seat, self.players + place)
                case Defected(place):
                    self._swap(everywhere, me, self.players + place)

    def _certain(self, place: int, token: Token) -> None:
        self.weights *= self.tokens[:, place] == (token is Token.SPY)

    def _act_honestly(self, seat: int, story: Story) -> None:
        """The rows in which this seat began as Resistance: it did what it says."""
        honest = self.honest[:, seat]
        match story.act:
            case Looked(other, token) | Revealed(other, token):
                self._claim_look(seat, other, token)
            case LookedAtOwn(token):
                self._claim_own(seat, token)
            case Stole(other, token):
                self._swap(honest, seat, other)
                self._claim_own(seat, token)
            case Swapped((one, two)):
                self._swap(honest, one, two)
            case SawCard(other, card):
                self._weigh(honest & (self.cards[:, other] != CODE[card]), WRONG)
            case None if story.card is Specialist.THIEF:
                self._swap(honest, seat, self._any(self._seats(seat)))
            case None if story.card is Specialist.RECRUITER:
                first = self._any(self._seats(seat))
                free = self._seats(seat)
                free[np.arange(len(free)), first] = False
                self._swap(honest, first, self._any(free))
            case _ if story.card is Specialist.DEFECTOR:
                self._take_from_hq(honest, np.full(len(honest), seat))

    def _act_as_spy(self, seat: int) -> None:
        """The rows in which this seat began as a spy: what its card makes it do."""
        spy = ~self.honest[:, seat]
        recruits = spy & (self.cards[:, seat] == RECRUITER)
        if recruits.any():
            self._take_from_hq(recruits, self._any(self.honest))
        betrays = spy & (self.cards[:, seat] == ROGUE)
        if betrays.any():
            partners = self.dealt[:, : self.players].copy()
            partners[:, seat] = False
            able = betrays & partners.any(axis=1) & self.honest.any(axis=1)
            self._swap(able, self._any(self.honest), self._any(partners))

    def _take_from_hq(self, rows: Bools, seats: Ints) -> None:
        """N-41: the first Spy token found on HQ changes places with the token of a seat, if there is one."""
        hq = self.tokens[:, self.players :]
        self._swap(rows & hq.any(axis=1), seats, self.players + self._any(hq))

    def _seats(self, but: int) -> Bools:
        seats = np.ones((len(self.tokens), self.players), bool)
        seats[:, but] = False
        return seats

    def _any(self, among: Bools) -> Ints:
        """In each row any one of those marked."""
        picked: Ints = (self.rng.random(among.shape) * among).argmax(axis=1)
        return picked

    def _swap(self, rows: Bools, one: "Ints | int", two: "Ints | int") -> None:
        at = np.flatnonzero(rows)
        first = one if isinstance(one, int) else one[at]
        second = two if isinstance(two, int) else two[at]
        kept = self.tokens[at, first]
        self.tokens[at, first] = self.tokens[at, second]
        self.tokens[at, second] = kept

    # How claims weigh

    def _weigh(self, rows: Bools, factor: float) -> None:
        self.weights[rows] *= factor

    def _claim_look(self, seat: int, other: int, token: Token) -> None:
        honest = self.honest[:, seat]
        spy = self.tokens[:, other]
        called = token is Token.SPY
        self._weigh(honest & (spy != called), WRONG)
        if called:
            self.weights *= np.where(honest, 1.0, np.where(spy, BETRAYS, ACCUSES))
        else:
            self._weigh(~honest, 1 - ACCUSES)

    def _claim_own(self, seat: int, token: Token) -> None:
        """Of the own token: whoever knows to be a spy now hides it."""
        honest, spy = self.honest[:, seat], self.tokens[:, seat]
        called = token is Token.SPY
        self._weigh(honest & spy, WRONG if called else HIDES)
        if called:
            self._weigh(~spy | ~honest, WRONG)

    def _weigh_taps(self) -> None:
        """N-43, N-76: a tap is felt, so two stories have to fit together; a spy taps spies alone (N-32)."""
        for seat, story in enumerate(self.stories):
            if seat == self.me:
                continue
            honest = self.honest[:, seat]
            for by in story.felt:
                if by == self.me:
                    did = self.facts is not None and Tapped(seat) in self.facts.acts
                    self._weigh(honest, 1.0 if did else WRONG)
                else:
                    self._weigh(honest & ~self.honest[:, by], WRONG)
                    self._weigh(honest & (self.cards[:, by] != CODE[Specialist.SIGNALLER]), WRONG)
            act: Act | None = story.act
            if not isinstance(act, Tapped):
                continue
            other = act.seat
            if other == self.me and self.facts is not None:
                self._weigh(honest, 1.0 if seat in self.facts.taps else WRONG)
            else:
                theirs = self.stories[other]
                if theirs.felt or theirs.no_tap:
                    fits = seat in theirs.felt
                    agree = np.where(self.honest[:, other], 1.0 if fits else WRONG, DENIES)
                    self.weights *= np.where(honest, agree, 1.0)
        if self.facts is not None and self.facts.token is Token.RESISTANCE:
            for by in self.facts.taps:
                self.weights *= self.honest[:, by]
