"""The rules: a class for each step, which says who is asked (`ask`) and what follows (`advance`, `cut`)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from maskenball.kernel import (
    CLOCK,
    Action,
    Ask,
    Bell,
    Chance,
    Choice,
    OneOf,
    Outcome,
    Over,
    Phase,
    Seat,
    Slot,
    Step,
    Told,
    Who,
)
from maskenball.testing.toy.model import (
    PAIR,
    Dawned,
    Ended,
    Entry,
    Judge,
    Judged,
    Name,
    Named,
    Nod,
    Nodded,
    Object,
    Objected,
    Rested,
    Robbed,
    Sleep,
    Steal,
    Stole,
)

if TYPE_CHECKING:  # the State names all phases, so that it can be stored; the other way round it is a hint only
    from maskenball.testing.toy.state import State


class Naming(Phase, frozen=True):
    """All name a suspect; one may nod or object meanwhile."""

    def ask(self, state: "State") -> Ask:
        public = state.public
        names = OneOf(tuple(Name(seat) for seat in range(public.players)))
        must: dict[Who, Choice] = {PAIR: names, **dict.fromkeys(range(2, public.players), names)}
        may: dict[int, Choice] = {}
        for seat in range(public.players):
            cuts: tuple[Action, ...] = () if seat in public.nodding else (Nod(),)
            if public.options.objections and seat not in public.objectors:
                cuts += (Object(),)
            if cuts:
                may[seat] = OneOf(cuts)
        return Ask(must=must, may=may, bell=Bell("naming", 30, "first_answer"))

    def advance(self, state: "State", moves: Mapping[Who, Name], dice: Chance) -> Step:
        return _say(replace(state, phase=Resting()), Named(tuple(move.seat for move in moves.values())))

    def cut(self, state: "State", seat: int, action: Action, dice: Chance) -> Step:
        public = state.public
        if isinstance(action, Nod):
            public = replace(public, nodding=tuple(sorted((*public.nodding, seat))))
            return _say(replace(state, public=public), Nodded(seat))
        public = replace(public, objectors=(*public.objectors, seat))
        return _say(replace(state, public=public, phase=Objecting(seat, self)), Objected(seat))

    def again(self, state: "State") -> Phase:
        return Resting() if state.public.upheld else self


class Objecting(Phase, frozen=True):
    """All others judge the objection; then the naming is taken up again, if it still stands."""

    by: Seat
    resume: Naming
    interrupts: ClassVar[bool] = True

    def ask(self, state: "State") -> Ask:
        judges = (seat for seat in range(state.public.players) if seat != self.by)
        return Ask(must=dict.fromkeys(judges, OneOf((Judge(False), Judge(True)))))

    def advance(self, state: "State", moves: Mapping[Who, Judge], dice: Chance) -> Step:
        votes = tuple(move.upheld for move in moves.values())
        upheld = 2 * sum(votes) > len(votes)
        state = replace(state, public=replace(state.public, upheld=upheld))
        return _say(replace(state, phase=self.resume.again(state)), Judged(votes, upheld))


class Resting(Phase, frozen=True):
    """Time that has to pass; one may nod meanwhile."""

    def ask(self, state: "State") -> Ask:
        awake = [seat for seat in range(state.public.players) if seat not in state.public.nodding]
        return Ask(must={CLOCK: Slot("rest", 20)}, may=dict.fromkeys(awake, OneOf((Nod(),))))

    def advance(self, state: "State", moves: Mapping[Who, Action], dice: Chance) -> Step:
        public = replace(state.public, nodding=(), upheld=False)
        return _say(replace(state, public=public, phase=Stealing()), Rested())

    def cut(self, state: "State", seat: int, action: Action, dice: Chance) -> Step:
        public = replace(state.public, nodding=tuple(sorted((*state.public.nodding, seat))))
        return _say(replace(state, public=public), Nodded(seat))


class Stealing(Phase, frozen=True):
    """Everybody is asked, the thief alone has a choice; the night lasts a fixed time."""

    def ask(self, state: "State") -> Ask:
        seats = range(state.public.players)
        must: dict[Who, Choice] = dict.fromkeys(seats, OneOf((Sleep(),)))
        thefts = tuple(Steal(seat) for seat in seats if seat != state.thief)
        must[state.thief] = OneOf((Sleep(), *thefts))
        return Ask(must={**must, CLOCK: Slot("night", 10)}, bell=Bell("night", 10), hush=True)

    def advance(self, state: "State", moves: Mapping[Who, Action], dice: Chance) -> Step:
        night = state.public.nights
        told: list[Told] = []
        theft = moves[state.thief]
        if isinstance(theft, Steal):
            notes = list(state.notes)
            for seat, note in ((state.thief, Stole(night, theft.seat)), (theft.seat, Robbed(night))):
                notes[seat] = (*notes[seat], note)
                told.append((note, (seat,)))
            state = replace(state, notes=tuple(notes))
        over = night + 1 == state.public.options.rounds
        state = replace(state, public=replace(state.public, nights=night + 1), phase=Naming())
        state, dawn = _tell(state, Dawned(night))
        told.append(dawn)
        if over:
            outcome = Outcome("dawn", None, (state.thief,))
            state = replace(state, phase=Over(outcome))
            told.append((Ended(state.thief), None))
        return Step(state, tuple(told))


def _tell(state: "State", entry: Entry) -> tuple["State", Told]:
    public = replace(state.public, history=(*state.public.history, entry))
    return replace(state, public=public), (entry, None)


def _say(state: "State", entry: Entry) -> Step:
    state, told = _tell(state, entry)
    return Step(state, (told,))
