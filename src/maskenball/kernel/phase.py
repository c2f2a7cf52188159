"""Phases: the steps of a rulebook, as data with two methods, `ask` and `advance`.

Rules know no clock: CLOCK in `must` is time that has to pass, a Bell is time that runs out on people.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from math import floor, prod
from operator import itemgetter
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

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


class Listed:
    """All that everybody together can answer, so that throwing and checking their answers is one look-up."""

    __slots__ = ("all", "in_order", "known")

    def __init__(self, must: Mapping[Who, Choice]) -> None:
        self.in_order = itemgetter(*must)
        self.all = tuple(dict(zip(must, each, strict=True)) for each in product(*(c.few() for c in must.values())))
        self.known = {self.in_order(moves): moves for moves in self.all}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and self.all == other.all

    __hash__ = None  # type: ignore[assignment] # as for the dicts it holds


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
    listed: Listed | None = None

    def sample(self, dice: Chance) -> dict[Who, Any]:
        """A random answer for everybody who must."""
        listed = self.listed
        if listed is not None:
            every = listed.all
            return every[floor(dice.random() * len(every))].copy()
        moves = {}
        for who, choice in self.must.items():  # here and in `take` no comprehension: that is a call of its own
            moves[who] = choice.sample(dice)
        return moves

    def take(self, moves: Mapping[Who, Any]) -> Mapping[Who, Any]:
        """Everybody's answer as it counts; or Illegal, or KeyError for an answer that is missing."""
        listed = self.listed
        if listed is not None:
            try:
                return listed.known[listed.in_order(moves)]
            except (KeyError, TypeError):
                pass  # it may still be an answer in another spelling
        taken = {}
        for who, choice in self.must.items():
            taken[who] = choice.take(moves[who])
        return taken

    def standing(self) -> "Ask":
        """The same for a question that is put again and again: if the answers are few, they are listed."""
        count = prod(len(choice.few()) for choice in self.must.values())
        return replace(self, listed=Listed(self.must)) if 0 < count <= MOST_LISTED else self

    def voice(self, seat: int) -> Who | None:
        """As whom this seat has to answer: itself, its party, or not at all."""
        if seat in self.must:
            return seat
        for who in self.must:
            if isinstance(who, tuple) and seat in who:
                return who
        return None


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
