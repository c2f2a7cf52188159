"""Phases: the steps of a rulebook, as data with two methods, `ask` and `advance`.

Rules know no clock: CLOCK in `must` is time that has to pass, a Bell is time that runs out on people.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import floor, prod
from operator import itemgetter
from typing import Any, ClassVar, Literal

from msgspec import Struct

from maskenball.kernel.choice import Action, Choice
from maskenball.kernel.dice import Chance
from maskenball.kernel.event import Told
from maskenball.kernel.seats import Seat, Who


class Bell(Struct, frozen=True, gc=False):
    """Time that runs out on people, from the question or the first answer; the ring settles the silent."""

    slot: str
    seconds: int
    after: Literal["question", "first_answer"] = "question"
    turn: Seat | None = None
    """The seat whose turn this time is, as everybody knows: a live table cuts it short for a bot."""


MOST_LISTED = 1024
"""Up to this many answers of all together are listed: ten votes of Yes or No."""


class Ask(Struct, frozen=True, gc=False):
    """Who has to answer now, and who may cut in; the answers of the two never overlap.

    `hush`: only some roles have to think, so nobody is told who is awaited, and a live table opens the answers at a
    moment that hangs on no role. `private`: of this step others notice nothing, so it can be opened at once.
    """

    must: dict[Who, Choice]
    may: dict[int, Choice] = {}
    bell: Bell | None = None
    hush: bool = False
    private: bool = False

    def sample(self, dice: Chance) -> dict[Who, Any]:
        """A random answer for everybody who must."""
        moves = {}
        for who, choice in self.must.items():  # here and in `check` no comprehension: that is a call of its own
            moves[who] = choice.sample(dice)
        return moves

    def check(self, moves: Mapping[Who, Any]) -> Mapping[Who, Any]:
        """Everybody's answer as it counts; or Illegal, or KeyError for an answer that is missing."""
        checked = {}
        for who, choice in self.must.items():
            checked[who] = choice.check(moves[who])
        return checked

    def listed(self) -> "Ask":
        """The same for a question that is put again and again: if there are few answers, they are listed."""
        few = [choice.few() for choice in self.must.values()]
        if not 0 < prod(map(len, few)) <= MOST_LISTED:
            return self
        in_order = itemgetter(*self.must)
        every = tuple(dict(zip(self.must, each, strict=True)) for each in product(*few))
        known = {in_order(moves): moves for moves in every}
        return ListedAsk(self.must, self.may, self.bell, self.hush, self.private, every, in_order, known)

    def __eq__(self, other: object) -> bool:
        """Whether they ask the same, listed or not."""
        return isinstance(other, Ask) and all(getattr(self, name) == getattr(other, name) for name in _ASKED)

    __hash__ = None  # type: ignore[assignment] # as for the dicts it holds

    def voice(self, seat: int) -> Who | None:
        """As whom this seat has to answer: itself, its party, or not at all."""
        if seat in self.must:
            return seat
        for who in self.must:
            if isinstance(who, tuple) and seat in who:
                return who
        return None


_ASKED = Ask.__struct_fields__


class ListedAsk(Ask, frozen=True, gc=False):
    """All that everybody together can answer is listed, so that throwing and checking their answers is one look-up."""

    every: tuple[dict[Who, Any], ...] = ()
    in_order: Callable[[Mapping[Who, Any]], Any] = len
    known: dict[Any, dict[Who, Any]] = {}

    def sample(self, dice: Chance) -> dict[Who, Any]:
        every = self.every
        return every[floor(dice.random() * len(every))].copy()

    def check(self, moves: Mapping[Who, Any]) -> Mapping[Who, Any]:
        try:
            return self.known[self.in_order(moves)]
        except (KeyError, TypeError):  # it may still be an answer in another spelling
            return Ask.check(self, moves)


class Outcome(Struct, frozen=True, gc=False):
    """How it ended: the reason (a word of the text catalogue), the side if sides won, and the winners."""

    reason: str
    side: str | None
    winners: tuple[Seat, ...]


class Step(Struct, frozen=True, gc=False):
    """What a phase makes of the answers: the new state, and what is said to whom."""

    state: Any
    told: Sequence[Told] = ()


class Phase(Struct, frozen=True, tag=True, gc=False):
    """A step of the rulebook. Its data and the State say everything about where the game stands."""

    interrupts: ClassVar[bool] = False
    """Whether this breaks off another phase, which goes on afterwards: what lay sealed waits till then."""
    hints: ClassVar[tuple[str, ...]] = ()
    """The numbered rules that matter most here, for whoever asks for help."""

    def ask(self, state: Any, /) -> Ask:
        """The question of this phase."""
        raise NotImplementedError

    def advance(self, state: Any, moves: Mapping[Any, Any], dice: Chance, /) -> Step:
        """What follows once everybody has answered; the moves come in the order of `must`."""
        raise NotImplementedError

    def cut(self, state: Any, seat: int, action: Action, dice: Chance, /) -> Step:
        """What follows a cut-in by a seat in `may`."""
        raise NotImplementedError


NOTHING = Ask(must={})


class Over(Phase, frozen=True):
    """The end: nobody is asked any more."""

    outcome: Outcome

    def ask(self, state: Any, /) -> Ask:
        return NOTHING
