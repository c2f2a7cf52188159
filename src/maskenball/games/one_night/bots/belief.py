"""Belief: what the tokens are now, weighed over all nights (nights.py) by what a seat saw and, with doubt, was told.

Whoever began as Resistance is taken to tell the truth, as a rule; a spy may say anything. So in each night the loyal
did what they claim, the spies did what their cards say, and a night loses weight where a claim does not fit. The
seat's own looks and taps are certain.
"""

from functools import lru_cache
from itertools import chain, combinations, product

import numpy as np

from maskenball.games.one_night.bots.nights import Bools, Floats, Ints, Nights, bits, deals, pairs
from maskenball.games.one_night.bots.story import Story
from maskenball.games.one_night.events import (
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

Cards = tuple[Specialist, ...]
Claimed = tuple[Specialist | None, ...]
Holdings = tuple[Ints, Floats]

WRONG = 0.04
"""How likely somebody of the Resistance says what is not true."""
HIDES = 0.5
"""How likely somebody who has become a spy, and knows it, claims the opposite."""
ACCUSES = 0.3
"""How often a spy who claims a look at somebody calls that one a spy; partners less."""
BETRAYS = 0.06
DENIES = 0.5
"""How likely a spy says what happens to fit in with another's tap."""
SILENT = 0.6
"""How likely somebody of the Resistance tells nothing of the night when others do, beside a spy."""

CODE = {card: number for number, card in enumerate(Specialist)}


@lru_cache(maxsize=512)
def _holdings(deck: Cards, claimed: Claimed, known: tuple[tuple[int, Specialist], ...], me: int | None) -> Holdings:
    """For each set of spies, by its bits: the cards as claimed by the honest, with what is left for the spies, their
    claimed card first; and how many claims can't be true."""
    players = len(claimed)
    box = [CODE[card] for card in deck]
    said = [-1 if card is None else CODE[card] for card in claimed]
    certain = {seat: CODE[card] for seat, card in known}
    doubted = [seat for seat, card in certain.items() if seat != me and said[seat] not in (-1, card)]
    cards = np.zeros((2**players, players), np.int8)
    wrong = np.zeros(2**players)
    for spies in chain.from_iterable(combinations(range(players), count) for count in range(SPIES + 1)):
        pool, held, unknown = box.copy(), [CODE[Specialist.OBSERVER]] * players, []
        untrue = sum([seat not in spies for seat in doubted])
        for seat in range(players):
            card = certain.get(seat, -1 if seat in spies else said[seat])
            if card < 0:
                unknown.append(seat)
                continue
            held[seat] = card
            if card in pool:
                pool.remove(card)
            else:
                untrue += 1
        for seat in sorted(unknown, key=lambda seat: said[seat] not in pool):
            if pool:
                held[seat] = pool.pop(pool.index(said[seat]) if said[seat] in pool else 0)
        bits = sum([1 << seat for seat in spies])
        cards[bits] = held
        wrong[bits] = untrue
    return cards, wrong


class Belief(Nights):
    """The tokens now, as one seat (with its Facts) or an onlooker (without) can weigh them."""

    def __init__(
        self, public: Public, stories: list[Story], facts: Facts | None, rng: np.random.Generator, most: int
    ) -> None:
        self.public = public
        self.facts = facts
        self.me = None if facts is None else facts.me
        for told in (stories, [Story(story.card) for story in stories]):
            self._weigh(told, rng, most)
            if self.weights.sum() > 0:
                break
        else:  # nothing anybody says can be believed
            self._keep_the_own_token()
        self.weights /= self.weights.sum()
        self.suspicion: Floats = np.array([self.weights @ self.spy(seat) for seat in range(self.players)])
        """How likely each seat has a Spy token now."""
        self.nobody = float(self.weights @ ((self.tokens & self.everybody) == 0))
        """How likely no spy sits at the table."""

    def _weigh(self, stories: list[Story], rng: np.random.Generator, most: int) -> None:
        """All nights, by these stories."""
        self.stories = stories
        super().__init__(self.public.players, _fitting(self.public.players, self.facts), rng, most)
        claimed = tuple([story.card for story in stories])
        known = () if self.facts is None else tuple(sorted(self.facts.cards.items()))
        self.cards, wrong = _holdings(self.public.cards, claimed, known, self.me)
        self.weights *= WRONG ** wrong[self.dealt & self.everybody]
        self._live()

    def _keep_the_own_token(self) -> None:
        """What is left when no story fits: open tokens, and the own one as it was seen last."""
        self.tokens = deals(self.players)
        self.dealt, self.weights = self.tokens, np.ones(len(self.tokens))
        for place in (*self.public.open_seats, *(self.players + place for place in self.public.open_hq)):
            self.weigh(self.spy(place), 0)
        if self.me is not None and self.facts is not None and (token := self.facts.own_token) is not None:
            self._certain(self.me, token)

    @property
    def turned(self) -> bool:
        """Whether this seat is rather a spy by now."""
        return self.me is not None and bool(self.suspicion[self.me] > 0.5)

    def holds(self, seat: int, card: Specialist) -> Bools:
        """The nights in which this seat has this card."""
        rows: Bools = self.cards[self.dealt & self.everybody, seat] == CODE[card]
        return rows

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
            self.weigh(self.spy(place), 0)
        leader = public.leader
        last = self.stories[leader].last
        if leader == self.me and self.facts is not None and self.facts.last_look is not None:
            self._certain(leader, self.facts.last_look)
        elif last is not None:
            self._claim_own(leader, last)
        self._weigh_taps()
        self._weigh_silence()

    def _relive(self, me: int) -> None:
        """What this seat did and saw itself is certain."""
        assert self.facts is not None
        for act in self.facts.acts:
            match act:
                case Looked(seat, token) | Revealed(seat, token):
                    self._certain(seat, token)
                case LookedAtOwn(token):
                    self._certain(me, token)
                case LookedAtHq(place, token):
                    self._certain(self.players + place, token)
                case Stole(seat, token):
                    self.swap(True, me, seat)
                    self._certain(me, token)
                case Swapped((one, two)):
                    self.swap(True, one, two)
                case Recruited(place, seat):
                    self.swap(True, seat, self.players + place)
                case Defected(place):
                    self.swap(True, me, self.players + place)

    def _certain(self, place: int, token: Token) -> None:
        self.weigh(self.spy(place) != (token is Token.SPY), 0)

    def _act_honestly(self, seat: int, story: Story) -> None:
        """The nights in which this seat began as Resistance: it did what it says."""
        loyal = self.loyal(seat)
        others = [other for other in range(self.players) if other != seat]
        match story.act:
            case Looked(other, token) | Revealed(other, token):
                self._claim_look(seat, other, token)
            case LookedAtOwn(token):
                self._claim_own(seat, token)
            case Stole(other, token):
                self.swap(loyal, seat, other)
                self._claim_own(seat, token)
            case Swapped((one, two)):
                self.swap(loyal, one, two)
            case SawCard(other, card):
                self.weigh(loyal & ~self.holds(other, card), WRONG)
            case None if story.card is Specialist.THIEF:
                self.swap_any(loyal[:, None], tuple(product([seat], others)))
            case None if story.card is Specialist.RECRUITER:
                self.swap_any(loyal[:, None], tuple(combinations(others, 2)))
            case _ if story.card is Specialist.DEFECTOR:
                hq = [self.players + place for place in range(HQ)]
                self.swap_any(loyal[:, None] & bits(self.tokens, hq), tuple(product([seat], hq)))

    def _act_as_spy(self, seat: int) -> None:
        """The nights in which this seat began as a spy: what its card makes it do."""
        recruits = ~self.loyal(seat) & self.holds(seat, Specialist.RECRUITER)
        if recruits.any():
            seats, hq = range(self.players), range(self.players, self.players + HQ)
            ways = pairs(~bits(self.dealt, seats), bits(self.tokens, hq))
            self.swap_any(recruits[:, None] & ways, tuple(product(seats, hq)))
        betrays = ~self.loyal(seat) & self.holds(seat, Specialist.ROGUE)
        if betrays.any():
            others = [other for other in range(self.players) if other != seat]
            spies = bits(self.dealt, others)
            self.swap_any(betrays[:, None] & pairs(~spies, spies), tuple(product(others, others)))

    # How claims weigh

    def _claim_look(self, seat: int, other: int, token: Token) -> None:
        loyal, spy = self.loyal(seat), self.spy(other)
        called = token is Token.SPY
        self.weigh(loyal & (spy != called), WRONG)
        if called:
            self.weights *= np.where(loyal, 1.0, np.where(spy, BETRAYS, ACCUSES))
        else:
            self.weigh(~loyal, 1 - ACCUSES)

    def _claim_own(self, seat: int, token: Token) -> None:
        """Of the own token: whoever knows to be a spy now hides it."""
        loyal, spy = self.loyal(seat), self.spy(seat)
        called = token is Token.SPY
        self.weigh(loyal & spy, WRONG if called else HIDES)
        if called:
            self.weigh(~spy | ~loyal, WRONG)

    def _weigh_taps(self) -> None:
        """N-43, N-76: a tap is felt, so two stories have to fit together; a spy taps spies alone (N-32)."""
        for seat, story in enumerate(self.stories):
            if seat == self.me:
                continue
            loyal = self.loyal(seat)
            tapped = self.facts is not None and Tapped(seat) in self.facts.acts
            if tapped and story.no_tap:
                self.weigh(loyal, WRONG)
            for by in story.felt:
                if by == self.me:
                    self.weigh(loyal, 1.0 if tapped else WRONG)
                else:
                    self.weigh(loyal & ~self.loyal(by), WRONG)
                    self.weigh(loyal & ~self.holds(by, Specialist.SIGNALLER), WRONG)
            if isinstance(story.act, Tapped):
                self._weigh_tap(loyal, seat, story.act.seat)
        if self.facts is not None and self.facts.token is Token.RESISTANCE:
            for by in self.facts.taps:
                self.weigh(~self.loyal(by), 0)

    def _weigh_tap(self, loyal: Bools, seat: int, other: int) -> None:
        """Somebody says to have tapped somebody."""
        if other == self.me and self.facts is not None:
            self.weigh(loyal, 1.0 if seat in self.facts.taps else WRONG)
            return
        theirs = self.stories[other]
        if theirs.felt or theirs.no_tap:
            fits = seat in theirs.felt
            agree = np.where(self.loyal(other), 1.0 if fits else WRONG, DENIES)
            self.weights *= np.where(loyal, agree, 1.0)

    def _weigh_silence(self) -> None:
        """When most have told what they did at night, whoever has not seems to have something to hide."""
        silent = [seat for seat, story in enumerate(self.stories) if story.act is None and seat != self.me]
        if 2 * len(silent) < self.players:
            for seat in silent:
                self.weigh(self.loyal(seat), SILENT)


def _fitting(players: int, facts: Facts | None) -> Ints:
    """The deals that fit the own token and the spies seen (N-10)."""
    dealt = deals(players)
    if facts is None or facts.me is None:
        return dealt
    dealt = dealt[(dealt >> facts.me & 1) == (facts.token is Token.SPY)]
    if facts.saw is not None:
        seen = sum(1 << seat for seat in (facts.me, *facts.saw.seats))
        dealt = dealt[(dealt & ((1 << players) - 1)) == seen]
    fitting: Ints = dealt
    return fitting
