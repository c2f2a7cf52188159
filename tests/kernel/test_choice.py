"""Choices: what can be answered, tested against plain lists of all answers."""

from collections.abc import Iterator
from itertools import combinations, product
from math import inf
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from maskenball.kernel import Action, Choice, Dice, Either, Form, Illegal, OneOf, Pick, Ring, Slot, Some, Text

seats = st.integers(0, 5)


class Go(Action, frozen=True):
    """A plain answer."""

    to: int = 0


class Send(Action, frozen=True):
    """An answer with several fields."""

    team: tuple[int, ...] = ()
    holder: int | str | None = None
    note: str = ""


class Stay(Action, frozen=True):
    """Another answer."""


one_ofs = st.lists(seats, min_size=1, unique=True).map(lambda to: OneOf(tuple(map(Go, to))))


@st.composite
def forms(draw: st.DrawFn, apart: bool | None = None) -> Form[Send]:
    """Forms with a team and, often, a holder, whose safe answer is an answer."""
    of = tuple(draw(st.lists(seats, min_size=1, unique=True)))
    least = draw(st.integers(0, len(of)))
    most = draw(st.integers(least, len(of)))
    team = tuple(sorted(draw(st.permutations(of))[:least]))
    fields: dict[str, Pick | Some | Text] = {"team": Some(of, least, most)}
    keep_apart = draw(st.booleans()) if apart is None else apart
    holder: int | str | None = None
    if draw(st.booleans()):
        holders = draw(
            st.lists(st.one_of(seats, st.none(), st.sampled_from(["left", "right"])), min_size=1, unique=True)
        )
        fields["holder"] = Pick(tuple(holders))
        holder = draw(st.sampled_from(holders))
        if keep_apart and holder in team:
            keep_apart = False
    return Form(Send(team, holder, "fixed"), fields, apart=keep_apart)


choices: st.SearchStrategy[Choice] = st.one_of(
    one_ofs, forms(), st.lists(st.one_of(one_ofs, forms()), min_size=1).map(lambda of: Either(tuple(of)))
)


def all_of(choice: Choice) -> Iterator[Action]:
    """All answers, worked out the slow way."""
    match choice:
        case OneOf():
            yield from choice.options
        case Either():
            for one in choice.choices:
                yield from all_of(one)
        case Form():
            values: list[list[Any]] = []
            for field in choice.fields.values():
                if isinstance(field, Pick):
                    values.append(list(field.of))
                elif isinstance(field, Some):
                    sizes = range(field.least, field.most + 1)
                    values.append([team for size in sizes for team in combinations(sorted(field.of), size)])
            for combination in product(*values):
                named = [seat for value in combination for seat in (value if isinstance(value, tuple) else [value])]
                numbers = [seat for seat in named if isinstance(seat, int)]
                if not choice.apart or len(set(numbers)) == len(numbers):
                    changes = dict(zip(choice.fields, combination, strict=True))
                    yield msgspec.structs.replace(choice.default, **changes)


@given(choices)
def test_what_is_listed_is_all_there_is(choice: Choice) -> None:
    assert sorted(map(repr, choice)) == sorted(map(repr, all_of(choice)))
    assert all(answer in choice for answer in choice)


@given(choices, st.integers())
def test_what_is_sampled_is_listed(choice: Choice, seed: int) -> None:
    dice = Dice(Random(seed).random)
    answers = list(all_of(choice))
    for _ in range(5):
        assert choice.sample(dice) in answers


@given(choices)
def test_the_safe_answer_is_an_answer_and_counts_for_the_silent(choice: Choice) -> None:
    assert choice.safe() in choice
    assert choice.settle(None) == choice.settle(Stay()) == choice.safe()


@given(choices, st.data())
def test_a_draft_does_not_count_when_time_runs_out_unless_a_game_says_so(choice: Choice, data: st.DataObject) -> None:
    draft = data.draw(st.sampled_from(list(all_of(choice))))
    assert choice.settle(draft) == choice.safe()


@given(choices, st.data())
def test_what_is_an_answer_may_still_become_one_when_the_question_is_put_again(
    choice: Choice, data: st.DataObject
) -> None:
    assert choice.may_become(data.draw(st.sampled_from(list(all_of(choice)))))
    assert not choice.may_become(Stay())


@given(choices, st.builds(Send, st.lists(seats, max_size=4).map(tuple), st.one_of(seats, st.none()), st.just("fixed")))
def test_other_answers_are_refused(choice: Choice, action: Send) -> None:
    answers = list(all_of(choice))
    ordered = msgspec.structs.replace(action, team=tuple(sorted(action.team)))
    if ordered in answers:
        assert choice.check(action) == ordered, "the order of a team does not count"
    else:
        assert action not in choice
        with pytest.raises(Illegal):
            choice.check(action)


@given(choices)
def test_choices_survive_json(choice: Choice) -> None:
    kinds = OneOf[Go | Send] | Form[Go | Send] | Either[Go | Send]
    assert msgspec.json.decode(msgspec.json.encode(choice), type=kinds) == choice


@given(choices, st.one_of(st.none(), st.integers(), st.text(), st.lists(st.integers()), st.just(Stay()), st.just(Go)))
def test_what_is_no_action_is_refused(choice: Choice, junk: object) -> None:
    assert junk not in choice


@pytest.mark.parametrize(
    ("safe", "team"),
    [
        (Send((0, 1), 2), Some((0, 1, 2), 2, 2)),  # the team (1, 2) would leave nobody to hold the token
        (Send((1,), 2), Some((0, 1, 2), 1, 2)),  # so it would if the number of members is free
    ],
)
def test_a_form_can_be_sampled_whenever_it_has_an_answer(safe: Send, team: Some) -> None:
    form = Form(safe, {"team": team, "holder": Pick((1, 2))}, apart=True)
    dice = Dice(Random(5).random)
    assert {form.sample(dice) for _ in range(300)} == set(form)


def test_each_answer_of_a_form_is_sampled_equally_often() -> None:
    dice = Dice(Random(6).random)
    teams = Form(Send((0, 1)), {"team": Some((0, 1, 2, 3), 2, 2)})
    drawn = [teams.sample(dice).team for _ in range(3_000)]
    for team in combinations(range(4), 2):
        assert 400 < drawn.count(team) < 600


REASONS = {
    "too few": (Send((0,)), "wrong_number"),
    "too many": (Send((0, 1, 2, 3)), "wrong_number"),
    "somebody twice": (Send((1, 1)), "named_twice"),
    "a stranger": (Send((0, 9)), "not_offered"),
    "a list": (Send([0, 1]), "not_offered"),  # type: ignore[arg-type]
    "a holder in the team": (Send((0, 1), 1), "named_twice"),
    "another note": (Send((0, 1), 2, "x"), "not_offered"),
    "something else": (Stay(), "not_offered"),
}


@pytest.mark.parametrize("wrong", REASONS)
def test_a_refusal_says_what_is_wrong_with(wrong: str) -> None:
    action, code = REASONS[wrong]
    holder = Pick((None, 0, 1, 2))
    form = Form(Send((0, 1)), {"team": Some((0, 1, 2), 2, 3), "holder": holder}, apart=True)
    for choice in (form, Either((OneOf((Send((9,)),)), form))):
        with pytest.raises(Illegal) as refused:
            choice.check(action)
        assert refused.value.code == code


def test_free_text_is_taken_without_needless_blanks() -> None:
    form = Form(Send(note="?"), {"note": Text(12)})
    assert form.check(Send(note="  a \t b\n")).note == "a b"
    for note in ("", " \n", "x" * 13, None, 5, "\u2003"):
        assert Send(note=note) not in form  # type: ignore[arg-type] # that is what is tested
    assert form.sample(Dice(Random(7).random)) in form
    with pytest.raises(TypeError):
        list(form)


@pytest.mark.parametrize("most", [1, 5, 50])
def test_random_text_has_up_to_eight_letters_where_so_many_are_allowed(most: int) -> None:
    dice = Dice(Random(most).random)
    assert {len(Text(most).check(Text(most).sample(dice))) for _ in range(200)} == set(range(1, min(8, most) + 1))


def test_free_text_that_can_not_be_written_down_is_refused() -> None:
    # A terminal gives such halves of a letter for bytes it can't read.
    for note in ("\udcff", "a\udcff"):
        with pytest.raises(Illegal, match="bad_text"):
            Text(12).check(note)


def test_time_has_one_answer() -> None:
    slot = Slot("rest", 20)
    assert list(slot) == [Ring()]
    assert slot.safe() == slot.sample(Dice(Random(8).random)) == Ring()
    assert Stay() not in slot
    assert Ring() not in OneOf((Stay(),))


def test_of_several_choices_the_first_is_safe() -> None:
    either = Either((OneOf((Go(1), Go(2))), OneOf((Go(3),)), OneOf((Go(4),))))
    assert either.safe() == Go(1)
    assert Either(either.choices[1:]).settle(None) == Go(3)


def test_up_to_three_hundred_answers_of_a_form_are_listed() -> None:
    for count, listed in ((300, 300), (301, 0)):
        assert len(Form(Go(0), {"to": Pick(tuple(range(count)))}).few()) == listed
    assert Form(Send(), {"team": Some((0, 1), 0, 1)}).few() == (), "sizes are thrown first, so not all are as likely"


def test_a_table_draws_only_between_answers_that_are_said_to_be_alike() -> None:
    assert not OneOf((Go(1), Go(2))).indifferent


def test_of_several_refusals_the_one_that_says_most_is_given() -> None:
    team = Form(Send((0, 1)), {"team": Some((0, 1, 2), 2, 2)})
    for choices in ((team, OneOf((Stay(),))), (OneOf((Stay(),)), team)):
        either: Either[Any] = Either(choices)
        with pytest.raises(Illegal, match="wrong_number"):
            either.check(Send((0,)))


def test_the_longest_text_is_taken_and_one_letter_more_is_not() -> None:
    assert Text(5).check(" abcde ") == "abcde"
    with pytest.raises(Illegal) as refused:
        Text(5).check("abcdef")
    assert (refused.value.code, refused.value.details) == ("long_text", {"most": 5, "given": 6})


def test_a_wrong_number_is_refused_with_the_numbers_that_fit() -> None:
    field = Some((0, 1, 2, 3), 1, 2)
    assert [field.check(value) for value in ((3,), (2, 0))] == [(3,), (0, 2)]
    for wrong in ((), (0, 1, 2)):
        with pytest.raises(Illegal) as refused:
            field.check(wrong)
        assert refused.value.details == {"least": 1, "most": 2, "given": len(wrong)}


def test_all_values_of_a_field_and_how_many_there_are() -> None:
    pick, two, some = Pick((3, "left", None)), Some((2, 0, 1), 2, 2), Some((2, 0, 1), 1, 2)
    assert list(pick.values()) == [3, "left", None]
    assert list(two.values()) == [(0, 1), (0, 2), (1, 2)]
    assert list(some.values()) == [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]
    assert (pick.count(), two.count()) == (3, 3)
    assert some.count() == Text(5).count() == inf
