"""The course of a game as other libraries want it: deal, then question after question, each a node of a tree.

    node = start(variant)                   a chance node, unless a seed is given
    node.odds                               how likely each outcome is, where chance decides
    node.asked, node.legal(seat)            who is asked, and with which numbers each can answer
    node.go({seat: number, ...})            the next node: some or all of those asked have answered

A node is a value and holds every secret; for a seat there are `view` and `information`.

Where somebody may cut in, those seats are asked first, and 0 passes; the lowest seat that cuts in does so, and the rest
is asked anew. A party is asked by its first member. Time passes with the last answer. Talk is left out.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from maskenball.adapters.spelling import PASS, Row, Spelled
from maskenball.adapters.variant import Variant
from maskenball.kernel import (
    CLOCK,
    Action,
    Ask,
    Branch,
    Chance,
    Illegal,
    Outcome,
    Over,
    Ring,
    Script,
    Step,
    StepDice,
    Who,
)

NOBODY: dict[int, Any] = {}


class Deed(Struct, frozen=True):
    """What was decided and may wait for chance: the answers of all, or a cut-in by one seat."""

    moves: dict[Who, Action]
    cutter: int | None = None


class Node(Struct, frozen=True):
    """One position of the course."""

    variant: Variant
    state: Any
    """The state; None before the deal."""
    ask: Ask | None
    asked: tuple[int, ...] = ()
    """Who is asked, in ascending order."""
    cutting: bool = False
    """Whether they are asked to cut in."""
    given: dict[int, Row] = NOBODY
    """The numbers that each seat has given to this question; nobody else knows them."""
    cuts: dict[int, int] = NOBODY
    """How often each seat has cut in since the last answers."""
    lost: dict[int, Row] = NOBODY
    """The first numbers of cut-ins that came too late; nobody else knows them."""
    seed: str | None = None
    """None: chance is explicit."""
    step: int = 0
    """The number of the next step, as a Table counts."""
    count: int = 0
    """Decisions so far."""
    odds: tuple[float, ...] | None = None
    """Where chance decides: how likely each outcome is."""
    drawn: tuple[int, ...] = ()
    """The outcomes that chance has brought so far here."""
    deed: Deed | None = None
    """What chance is asked about; None for the deal."""

    # What is asked

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on, or if it was broken off."""
        phase = None if self.state is None else self.state.phase
        return phase.outcome if isinstance(phase, Over) else None

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.odds is None and not self.asked

    def returns(self) -> list[float]:
        """1 for each who has won, -1 for each who has not, 0 while nobody has."""
        outcome = self.outcome
        if outcome is None:
            return [0.0] * self.variant.players
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.variant.players)]

    def spelled(self, seat: int) -> Spelled:
        """All answers of a seat that is asked."""
        assert self.ask is not None
        choice = self.ask.may[seat] if self.cutting else self.ask.must[_who(self.ask, seat)]
        return self.variant.numbers.spelled(choice, seat)

    def legal(self, seat: int) -> Row:
        """The numbers with which a seat can answer, in ascending order; none if it is not asked."""
        if seat not in self.asked:
            return ()
        spelled = self.spelled(seat)
        given = self.given.get(seat, spelled.start)
        legal = spelled.legal(given)
        return (PASS, *legal) if self.cutting and given == spelled.start and PASS not in legal else legal

    def safe(self, seat: int) -> int:
        """A number for somebody who says nothing: passing, or the safe answer."""
        if self.cutting or seat not in self.asked:
            return PASS
        spelled = self.spelled(seat)
        return spelled.safe(self.given.get(seat, spelled.start))

    # What a seat knows

    def view(self, seat: int | None) -> Any:
        """What this seat sees (None: a spectator); nothing before the deal."""
        return None if self.state is None else self.variant.view(self.state, seat)

    def asked_as(self, seat: int) -> str:
        """How this seat is asked: must, may, or not at all."""
        return "" if seat not in self.asked else "may" if self.cutting else "must"

    def information(self, seat: int) -> str:
        """All that this seat knows, as one line: its own answers under seal, and its view as JSON."""
        own = msgspec.json.encode((self.asked_as(seat), self.given.get(seat, ()), self.lost.get(seat, ())))
        return f"{own.decode()} {msgspec.json.encode(self.view(seat)).decode()}"

    # Going on

    def draw(self, outcome: int) -> "Node":
        """Chance brings this."""
        assert self.odds is not None
        if self.deed is not None:
            return _happen(self, self.deed, (*self.drawn, outcome))
        if self.variant.beginnings is not None:
            return _ask(self, self.variant.beginnings[outcome][0], NOBODY)
        return _deal(self, (*self.drawn, outcome))

    def go(self, numbers: Mapping[int, int]) -> "Node":
        """Seats that are asked say their next number; the rest is waited for."""
        given, left = {**self.given}, [*self.asked]
        for seat in sorted(numbers):
            number = numbers[seat]
            if seat not in left:
                raise Illegal("not_asked")
            spelled = self.spelled(seat)
            before = given.get(seat, spelled.start)
            if self.cutting and number == PASS:
                given[seat] = (PASS,)
                left.remove(seat)
                continue
            if number not in spelled.legal(before):
                raise Illegal("not_offered")
            now = given[seat] = spelled.extended((*before, number))
            if self.cutting:
                return self._counted(numbers, seat)._cut(seat, now)
            if spelled.answer(now) is not None:
                left.remove(seat)
        node = self._counted(numbers)
        return replace(node, given=given, asked=tuple(left)) if left else node._answers(given)

    def _counted(self, numbers: Mapping[int, int], cutter: int | None = None) -> "Node":
        """With these decisions counted; those who wanted to cut in as well, but too late, remember it."""
        lost = self.lost
        if cutter is not None:
            late = {seat: number for seat, number in numbers.items() if seat > cutter and number != PASS}
            lost = lost | {seat: (*lost.get(seat, ()), number) for seat, number in late.items()} if late else lost
        return replace(self, count=self.count + len(numbers), lost=lost)

    def _cut(self, seat: int, given: Row) -> "Node":
        action = self.spelled(seat).answer(given)
        if action is None:
            return replace(self, given={seat: given}, asked=(seat,))
        return _happen(self, Deed({seat: action}, seat))

    def _answers(self, given: dict[int, Row]) -> "Node":
        """Everybody has passed or answered."""
        assert self.ask is not None
        if self.cutting:
            return _must(self)
        numbers, must = self.variant.numbers, self.ask.must
        moves: dict[Who, Action] = {}
        for who, choice in must.items():
            seat = _voice(who)
            answer = Ring() if seat == CLOCK else numbers.spelled(choice, seat).answer(given[seat])
            assert answer is not None
            moves[who] = answer
        return _happen(self, Deed(moves))

    # Values

    def __deepcopy__(self, _memo: Any) -> "Node":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        plain = None if self.state is None else msgspec.json.encode(self.state)
        deed = None if self.deed is None else msgspec.json.encode((tuple(self.deed.moves.items()), self.deed.cutter))
        rest = (self.given, self.cuts, self.lost, self.seed, self.step, self.count, self.odds, self.drawn)
        return _restored, (self.variant, plain, self.asked, self.cutting, rest, deed)


def start(variant: Variant, seed: str | None = None) -> Node:
    """The beginning; with a seed chance is thrown by it, and no node is a chance node."""
    node = Node(variant, None, None, seed=seed)  # the deal is step 0
    if seed is not None:
        if variant.position:
            states, odds = zip(*(variant.beginnings or ()), strict=True)
            return _ask(node, states[StepDice(seed, 0).weighted(odds)], NOBODY)
        return _ask(node, variant.deal(StepDice(seed, 0)), NOBODY)
    if variant.beginnings is None:
        return _deal(node, ())
    return replace(node, odds=tuple(chance for _, chance in variant.beginnings))


def _who(ask: Ask, seat: int) -> Who:
    who = ask.voice(seat)
    assert who is not None
    return who


def _voice(who: Who) -> int:
    return min(who) if isinstance(who, tuple) else who


def _deal(node: Node, drawn: tuple[int, ...]) -> Node:
    try:
        state = node.variant.deal(Script(drawn))
    except Branch as branch:
        return replace(node, odds=tuple(branch.odds), drawn=drawn)
    return _ask(node, state, NOBODY)


def _happen(node: Node, deed: Deed, drawn: tuple[int, ...] = ()) -> Node:
    """What follows, or the chance node before it."""
    dice: Chance = Script(drawn) if node.seed is None else StepDice(node.seed, node.step)
    try:
        step = _step(node.state, deed, dice)
    except Branch as branch:
        return replace(node, asked=(), given=NOBODY, odds=tuple(branch.odds), drawn=drawn, deed=deed)
    cuts: dict[int, int] = NOBODY
    if deed.cutter is not None:
        cuts = {**node.cuts, deed.cutter: node.cuts.get(deed.cutter, 0) + 1}
    return _ask(node, step.state, cuts)


def _step(state: Any, deed: Deed, dice: Chance) -> Step:
    phase = state.phase
    if deed.cutter is None:
        advanced: Step = phase.advance(state, deed.moves, dice)
        return advanced
    cut: Step = phase.cut(state, deed.cutter, deed.moves[deed.cutter], dice)
    return cut


def _ask(node: Node, state: Any, cuts: dict[int, int]) -> Node:
    """The question of this state: first who may cut in."""
    variant, ask = node.variant, state.phase.ask(state)
    rest = node.lost, node.seed, node.step + 1, node.count
    if node.count >= variant.longest:
        return Node(variant, state, ask, (), False, NOBODY, cuts, *rest)
    if ask.may and (seats := _cutters(variant, ask, cuts)):
        return Node(variant, state, ask, seats, True, NOBODY, cuts, *rest)
    return _must(Node(variant, state, ask, (), False, NOBODY, cuts, *rest))


def _must(node: Node) -> Node:
    """Everybody who must answer is asked; where only time has to pass, it does."""
    assert node.ask is not None
    seats = _answerers(node.ask)
    if node.ask.must and not seats:
        return _happen(node, Deed({CLOCK: Ring()}))
    return replace(node, asked=seats, cutting=False, given=NOBODY)


def _cutters(variant: Variant, ask: Ask, cuts: dict[int, int]) -> tuple[int, ...]:
    return tuple(sorted([seat for seat in ask.may if cuts.get(seat, 0) < variant.cuts]))


def _answerers(ask: Ask) -> tuple[int, ...]:
    return tuple(sorted([_voice(who) for who in ask.must if who != CLOCK]))


def asked_again(node: Node, state: Any) -> Node:
    """The same question in another world, before anybody has given something to it."""
    ask: Ask = state.phase.ask(state)
    seats = _cutters(node.variant, ask, node.cuts) if node.cutting else _answerers(ask)
    return replace(node, state=state, ask=ask, asked=seats, given=NOBODY)


def _restored(
    variant: Variant, plain: bytes | None, seats: tuple[int, ...], cutting: bool, rest: Any, deed: bytes | None
) -> Node:
    game = variant.game
    state: Any = None if plain is None else msgspec.json.decode(plain, type=game.State)
    ask = None if state is None else state.phase.ask(state)
    done = None
    if deed is not None:
        moves, cutter = msgspec.json.decode(deed)
        done = Deed({tuple(who) if isinstance(who, list) else who: game.action(move) for who, move in moves}, cutter)
    given, cuts, lost, seed, step, count, odds, drawn = rest
    return Node(variant, state, ask, seats, cutting, given, cuts, lost, seed, step, count, odds, drawn, done)
