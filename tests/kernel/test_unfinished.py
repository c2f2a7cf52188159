"""What is only half ready counts when time runs out, and not before."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from maskenball.kernel import Action, Ask, Bell, Chance, Choice, Illegal, OneOf, Phase, Refusal, Step, Table
from maskenball.testing.toy import GAME as TOY
from maskenball.testing.toy import Nod


class Write(Action, frozen=True):
    """Some words."""

    words: tuple[str, ...]


class TwoWords(Choice, frozen=True):
    """Two words; when time runs out, those that are there."""

    unfinished: ClassVar[bool] = True

    def check(self, action: Any) -> Write:
        if type(action) is not Write or len(action.words) != 2:
            raise Illegal("not_offered")
        return action

    def settle(self, draft: Any) -> Write:
        return draft if isinstance(draft, Write) else Write(())

    def safe(self) -> Write:
        return Write(())


class State(Struct, frozen=True):
    phase: Phase
    written: tuple[Write, ...] = ()


class Writing(Phase, frozen=True):
    """Two seats write."""

    def ask(self, state: State) -> Ask:
        return Ask(must={0: TwoWords(), 1: TwoWords()}, bell=Bell("words", 30, "first_answer"))

    def advance(self, state: State, moves: Mapping[int, Write], dice: Chance) -> Step:
        return Step(replace(state, written=tuple(moves.values())))


def table() -> Table:
    state = State(Writing())
    return Table(TOY, 2, "", 1, state, state.phase.ask(state))


def test_a_half_answer_is_refused_but_counts_at_the_bell() -> None:
    with pytest.raises(Refusal):
        table().submit(0, Write(("one",)))
    half = replace(table(), drafts={0: Write(("one",))})
    after, _told = half.ring("words")
    assert after.state.written == (Write(("one",)), Write(()))


def test_a_whole_answer_counts_as_it_is() -> None:
    at, _told = table().submit(1, Write(("one", "two")))
    after, _told = at.ring("words")
    assert after.state.written == (Write(()), Write(("one", "two")))


def test_other_choices_settle_on_an_answer() -> None:
    assert not OneOf((Write(()),)).unfinished


class Less(Action, frozen=True):
    """Somebody wants one answer fewer."""


class Counting(Phase, frozen=True):
    """Seats 0 and 1 answer; seat 2 may take an answer away, which leaves the phase as it is."""

    def ask(self, state: State) -> Ask:
        answers = tuple(Write((word,)) for word in ("one", "two", "three")[len(state.written) :])
        return Ask(must={0: OneOf(answers), 1: OneOf(answers)}, may={2: OneOf((Less(),))})

    def cut(self, state: State, seat: int, action: Action, dice: Chance) -> Step:
        return Step(replace(state, written=(*state.written, Write(()))))


def test_a_cut_in_that_changes_what_can_be_answered_breaks_the_seal_though_the_phase_stays() -> None:
    state = State(Counting())
    at, _told = Table(TOY, 3, "", 1, state, state.phase.ask(state)).submit(0, Write(("three",)))
    assert at.sealed
    cut, _told = at.submit(2, Less())
    assert cut.state.phase == at.state.phase
    assert cut.sealed == {}, "the answer was one to another question"
    assert cut.drafts == {0: Write(("three",))}


def test_what_is_refused_has_parts_only_where_they_would_count() -> None:
    assert TwoWords().has_parts(Write(("one",)))
    assert not TwoWords().has_parts(Write(())), "that counts for the silent too"
    assert not TwoWords().has_parts(None)
    assert not OneOf((Write(()), Write(("one",)))).has_parts(Write(("one",)))


class Fussy(Choice, frozen=True):
    """Refuses everything, with this reason."""

    code: str

    def check(self, action: Any) -> Any:
        raise Illegal(self.code)


class Refusing(Phase, frozen=True):
    """Seat 0 is asked, and may also cut in."""

    must: str
    may: str

    def ask(self, state: State) -> Ask:
        return Ask(must={0: Fussy(self.must)}, may={0: Fussy(self.may)})


@pytest.mark.parametrize(
    ("must", "may", "code"),
    [
        ("wrong_number", "not_offered", "wrong_number"),
        ("named_twice", "not_offered", "named_twice"),
        ("not_offered", "wrong_number", "wrong_number"),
        ("not_offered", "named_twice", "named_twice"),
        ("wrong_number", "named_twice", "wrong_number"),
        ("not_offered", "not_offered", "not_offered"),
    ],
)
def test_of_two_refusals_the_one_that_says_more_is_given(must: str, may: str, code: str) -> None:
    state = State(Refusing(must, may))
    with pytest.raises(Illegal, match=code):
        Table(TOY, 3, "", 1, state, state.phase.ask(state)).check(0, Nod())
