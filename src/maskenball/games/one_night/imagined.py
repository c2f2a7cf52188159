"""One way the night may have been, as far as a seat can tell; and what Revealers turned in it, given what lies open."""

from itertools import product

from maskenball.games.one_night.events import Deed, LookedAtHq, Revealed
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.model import (
    HQ,
    SPIES,
    Deal,
    Reveal,
    Search,
    Specialist,
    Tap,
    Token,
)
from maskenball.games.one_night.tasks import next_pick, others, searches, swapped
from maskenball.kernel import Action, Chance, Choice

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

    def choose(self, choice: Choice, seat: int, found: int, dice: Chance) -> Action:
        """One of these picks, each as likely, and what it swaps; with a guide one of three is thrown so, one swaps a
        place of the guide, and one two of them."""
        action: Action = choice.sample(dice)
        pair = swapped(action, seat, found)
        if pair is None:
            return action
        if self.guide:
            action = self._guided(choice, seat, found, dice)
            pair = swapped(action, seat, found)
            assert pair is not None
        self.swap(*pair)
        return action

    def _guided(self, choice: Choice, seat: int, found: int, dice: Chance) -> Action:
        picks = tuple(choice)
        hits = [sum(place in self.guide for place in swapped(pick, seat, found) or ()) for pick in picks]
        ways = [[pick for pick, hit in zip(picks, hits, strict=True) if hit >= least] for least in range(3)]
        ways = [some for some in ways if some]
        chosen: Action = dice.pick(dice.pick(ways))
        thrown = sum((chosen in some) / len(some) for some in ways) / len(ways)
        self.weight /= len(picks) * thrown
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
        if not fitting or not dice.happens(chance / most):
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
    choice = next_pick(deal, seat)
    return () if choice is None else tuple([tap.seat for tap in choice])


def throw(night: Night, seat: int, dice: Chance) -> tuple[Action, ...]:
    """A turn of somebody else; what a Revealer turned is chosen later."""
    deal = night.deal
    if deal.cards[seat] is Specialist.REVEALER:
        return ()
    if deal.cards[seat] is Specialist.SIGNALLER:
        return _tap(night, seat, dice)
    if searches(deal, seat):
        return _search(night, seat, dice)
    choice = next_pick(deal, seat)
    return () if choice is None else (night.choose(choice, seat, -1, dice),)


def _tap(night: Night, seat: int, dice: Chance) -> tuple[Action, ...]:
    """Whether this seat itself was tapped is known."""
    me = night.facts.me
    if seat in night.facts.taps and me is not None:
        return (Tap(me),)
    free = [other for other in taps(night.deal, seat) if other != me]
    return (Tap(dice.pick(free)),) if free else ()


def _search(night: Night, seat: int, dice: Chance) -> tuple[Action, ...]:
    """N-41: HQ place by place in any order until a Spy token is found: a Defector takes it, a Recruiter gives it."""
    players = night.facts.players
    looks: list[Action] = []
    for place in dice.shuffled(range(HQ)):
        looks.append(Search(place))
        if night.value[night.at[players + place]] is SPY:
            if night.deal.cards[seat] is Specialist.DEFECTOR:
                night.swap(seat, players + place)
                break
            choice = next_pick(night.deal, seat, (Deed(seat, LookedAtHq(place, SPY)),))
            assert choice is not None
            looks.append(night.choose(choice, seat, players + place, dice))
            break
    return tuple(looks)
