"""One way the night may have been, as far as a seat can tell; and what Revealers turned in it, given what lies open."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product

from maskenball.games.one_night.events import Revealed
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.model import (
    HQ,
    SPIES,
    Betray,
    Deal,
    Exchange,
    Inspect,
    Look,
    Recruit,
    Reveal,
    Search,
    Specialist,
    Steal,
    Tap,
    Token,
)
from maskenball.games.one_night.tasks import others
from maskenball.kernel import Action, Chance

SPY, RESISTANCE = Token.SPY, Token.RESISTANCE
NOWHERE: frozenset[int] = frozenset()


class Night:
    """One way it may have been: the deal, and what everybody picked up to now."""

    def __init__(self, facts: Facts, deal: Deal, guide: frozenset[int] = NOWHERE) -> None:
        self.facts = facts
        self.guide = guide
        """Places that swaps are drawn to; what that makes more likely than it is goes into the weight."""
        self.weight = 1.0
        self.deal = deal
        self.value = deal.tokens + deal.hq
        self.at = list(range(len(self.value)))
        """Which token (named by where it was dealt) lies at each place: the seats, then HQ."""
        self.picks: dict[int, tuple[Action, ...]] = {}
        self.spies = [seat for seat, token in enumerate(deal.tokens) if token is SPY]

    @property
    def tokens(self) -> list[Token]:
        """The tokens as they lie."""
        return [self.value[token] for token in self.at]

    def choose(self, swaps: Sequence[tuple[int, int]], dice: Chance) -> tuple[int, int]:
        """One of these swaps, each as likely; with a guide one of three is thrown so, one touches a place of the
        guide, and one takes place within it."""
        if not self.guide:
            return dice.pick(swaps)
        touching = [swap for swap in swaps if swap[0] in self.guide or swap[1] in self.guide]
        within = [swap for swap in touching if swap[0] in self.guide and swap[1] in self.guide]
        ways = [some for some in (swaps, touching, within) if some]
        chosen = dice.pick(dice.pick(ways))
        thrown = sum((chosen in some) / len(some) for some in ways) / len(ways)
        self.weight /= len(swaps) * thrown
        return chosen

    def swap(self, one: int, two: int) -> None:
        """Two tokens change places."""
        at = self.at
        at[one], at[two] = at[two], at[one]


class Turned:
    """What the Revealers turned (N-38): it moves nothing, so it is chosen last, given the tokens seen open."""

    def __init__(self, night: Night) -> None:
        self.night = night
        self.by: dict[int, list[int]] = {}
        """How the tokens lay at each Revealer's turn."""
        self.at_my_turn: list[int] | None = None
        self.mine: set[int] = set()
        """The token this seat itself opened."""

    def choose(self, dice: Chance) -> bool:
        """Let each Revealer turn a token so that all fits; False as often as makes this exact."""
        night, facts = self.night, self.night.facts
        if not self.by:
            return not facts.open_at_turn and not facts.open_at_end
        me = facts.me
        bound: dict[int, list[int]] = {}
        for seat, lay in self.by.items():
            if seat == me:
                continue
            if facts.morning or (self.at_my_turn is not None and me is not None and self._before(seat, me)):
                bound[seat] = lay
            else:
                night.picks[seat] = (Reveal(dice.pick(others(facts.players, seat))),)
        fitting = [
            targets
            for targets in product(*(others(facts.players, seat) for seat in bound))
            if self._fits(dict(zip(bound, targets, strict=True)))
        ]
        chance = len(fitting) / (facts.players - 1) ** len(bound)
        most = self._most()
        assert chance <= most, "no bound: the worlds would not be as likely as they are drawn"
        if not fitting or dice.random() * most >= chance:
            return False
        for seat, target in zip(bound, dice.pick(fitting), strict=True):
            night.picks[seat] = (Reveal(target),)
        return True

    def _before(self, seat: int, me: int) -> bool:
        order = self.night.facts.order
        return order.index(seat) < order.index(me)

    def _fits(self, targets: dict[int, int]) -> bool:
        night, facts = self.night, self.night.facts
        early: set[int] = set()
        late = set(self.mine)
        for seat, target in targets.items():
            token = self.by[seat][target]
            if night.value[token] is RESISTANCE:
                (early if facts.me is not None and self._before(seat, facts.me) else late).add(token)
        if self.at_my_turn is not None and early != {self.at_my_turn[place] for place in facts.open_at_turn}:
            return False
        return not facts.morning or early | late == {night.at[place] for place in facts.open_at_end}

    def _most(self) -> float:
        """A bound of that chance over all worlds that fit this view, so that the weight of each can be 1."""
        facts = self.night.facts
        ways = facts.players - 1
        revealers = facts.deck.count(Specialist.REVEALER)
        opened = len(facts.open_at_turn)
        harmless = SPIES
        if facts.me is not None and facts.cards[facts.me] is Specialist.REVEALER:
            revealers -= 1
        if facts.morning:
            new = [act for act in facts.acts if isinstance(act, Revealed) and act.token is RESISTANCE]
            mine = sum(act.seat not in facts.open_at_turn for act in new)
            opened, harmless = len(facts.open_at_end) - mine, SPIES + mine
            least = revealers
        else:
            least = opened
        bounds: list[float] = []
        for count in range(least, revealers + 1):
            combinations = {0: harmless**count, 1: count * harmless ** (count - 1) + count - 1}.get(opened, 2)
            bounds.append(min(1.0, combinations / ways**count))
        return max(bounds)


# Turns of others


def taps(deal: Deal, seat: int) -> tuple[int, ...]:
    """N-32: whom a Signaller can tap."""
    around = others(len(deal.tokens), seat)
    both = (around[0], around[-1])
    return both if deal.tokens[seat] is not SPY else tuple([other for other in both if deal.tokens[other] is SPY])


def throw(night: Night, seat: int, dice: Chance) -> tuple[Action, ...]:  # noqa: PLR0911  one line a card
    """A turn of somebody else; what a Revealer turned is chosen later."""
    deal = night.deal
    players = night.facts.players
    spy = deal.tokens[seat] is SPY
    match deal.cards[seat]:
        case Specialist.INVESTIGATOR:
            return (Look(_other(players, seat, dice)),)
        case Specialist.ANALYST:
            return (Inspect(_other(players, seat, dice)),)
        case Specialist.THIEF if not spy:
            _, other = night.choose(_swaps((seat,), others(players, seat)), dice)
            night.swap(seat, other)
            return (Steal(other),)
        case Specialist.SIGNALLER:
            me = night.facts.me
            if seat in night.facts.taps and me is not None:
                return (Tap(me),)
            free = [other for other in taps(deal, seat) if other != me]
            return (Tap(dice.pick(free)),) if free else ()
        case Specialist.RECRUITER if not spy:
            pair = night.choose(_pairs(players, seat), dice)
            night.swap(*pair)
            return (Exchange(pair),)
        case Specialist.RECRUITER:
            looks, found = _search(night, dice)
            if found is None:
                return looks
            loyal = tuple([other for other in range(players) if other not in night.spies])
            _, other = night.choose(_swaps((found,), loyal), dice)
            night.swap(other, found)
            return (*looks, Recruit(other))
        case Specialist.DEFECTOR if not spy:
            looks, found = _search(night, dice)
            if found is not None:
                night.swap(seat, found)
            return looks
        case Specialist.ROGUE if spy and 1 < len(night.spies) < players:
            loyal = tuple([other for other in range(players) if other not in night.spies])
            partners = tuple([other for other in night.spies if other != seat])
            pair = night.choose(_swaps(loyal, partners), dice)
            night.swap(*pair)
            return (Betray(*pair),)
    return ()


@lru_cache(maxsize=4096)
def _swaps(ones: tuple[int, ...], twos: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(product(ones, twos))


@lru_cache(maxsize=256)
def _pairs(players: int, seat: int) -> tuple[tuple[int, int], ...]:
    return tuple(combinations(sorted(others(players, seat)), 2))


def _other(players: int, seat: int, dice: Chance) -> int:
    return (seat + 1 + dice.below(players - 1)) % players


def _search(night: Night, dice: Chance) -> tuple[tuple[Action, ...], int | None]:
    """N-41: HQ place by place in any order; the looks, and where the first Spy token lies."""
    looks: list[Action] = []
    for place in dice.shuffled(range(HQ)):
        looks.append(Search(place))
        if night.value[night.at[night.facts.players + place]] is SPY:
            return tuple(looks), night.facts.players + place
    return tuple(looks), None
