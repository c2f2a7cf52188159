"""Phases: the steps of a rulebook, as data with two methods, `ask` and `advance`.

Rules know no clock: CLOCK in `must` is time that has to pass, a Bell is time that runs out on people.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct

from maskenball.kernel.choice import Action, Choice, OneOf
from maskenball.kernel.dice import Chance
from maskenball.kernel.errors import Illegal
from maskenball.kernel.event import Told
from maskenball.kernel.seats import Seat, Who


class Bell(Struct, frozen=True, gc=False):
    """Time that runs out on people, from the question or the first answer; the ring settles the silent."""

    slot: str
    seconds: int
    after: Literal["question", "first_answer"] = "question"


class Ask(Struct, frozen=True, gc=False):
    """Who has to answer now, and who may cut in; the answers of the two never overlap.

    `hush`: only some roles have to think, so nobody is told who is awaited.
    """

    must: dict[Who, Choice]
    may: dict[int, Choice] = {}
    bell: Bell | None = None
    hush: bool = False

    def sample(self, dice: Chance) -> dict[Who, Any]:
        """A random answer for everybody who must."""
        moves: dict[Who, Any] = {}
        for who, choice in self.must.items():
            if type(choice) is OneOf:  # by far the commonest, and this is the hot spot of every simulation
                options = choice.options
                moves[who] = options[int(dice.random() * len(options))]
            else:
                moves[who] = choice.sample(dice)
        return moves

    def take(self, moves: Mapping[Who, Any]) -> dict[Who, Any]:
        """Everybody's answer as it counts; or Illegal, or KeyError for an answer that is missing."""
        taken: dict[Who, Any] = {}
        for who, choice in self.must.items():
            if type(choice) is OneOf:  # as in `sample`
                options = choice.options
                try:
                    taken[who] = options[options.index(moves[who])]
                except ValueError:
                    raise Illegal("not_offered") from None
            else:
                taken[who] = choice.take(moves[who])
        return taken

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
    """Whether this breaks off another phase, which goes on afterwards (`again`): what lay sealed waits till then."""

    def ask(self, state: Any, /) -> Ask:
        """The question of this phase."""
        raise NotImplementedError

    def advance(self, state: Any, moves: Mapping[Any, Any], dice: Chance, /) -> Step:
        """What follows once everybody has answered; the moves come in the order of `must`."""
        raise NotImplementedError

    def cut(self, state: Any, seat: int, action: Action, dice: Chance, /) -> Step:
        """What follows a cut-in by a seat in `may`."""
        raise NotImplementedError

    def again(self, state: Any, /) -> "Phase":
        """This phase taken up after an interruption, or what takes its place if its basis is gone."""
        return self


NOTHING = Ask(must={})


class Over(Phase, frozen=True):
    """The end: nobody is asked any more."""

    outcome: Outcome

    def ask(self, state: Any, /) -> Ask:
        return NOTHING
