"""One way the night may have been, as far as a seat can tell; and what Revealers turned in it, given what lies open."""

from collections.abc import Sequence
from itertools import product

from maskenball.games.one_night.events import Revealed
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.model import SPIES, Deal, Reveal, Specialist, Token
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
        if not fitting or dice.random() * self._most() >= chance:
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
