"""Answers: what is sampled, listed or safe is taken, what is foreign is refused, and order does not count."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from maskenball.kernel import CLOCK, Action, Choice, Game, Malformed, Refusal, Ring, Slot, Table, Told, Who, dump
from maskenball.testing.play import played, positions, speaker
from maskenball.testing.tables import NIGHTLY, Case, cases

POSITIONS = 1_000 if NIGHTLY else 30
MOST_LISTED = 3_000


class Nothing(Action, frozen=True):
    """An action of no game at all."""


JUNK: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    1.5,
    "",
    "Vote",
    b"{}",
    (),
    [],
    {},
    set(),
    object(),
    Action,
    Nothing(),
    Nothing,
)
NO_SEATS: tuple[Any, ...] = (-2, 99, 10**30, None, "0", 0.5, (), (99,), (0, 1, 2, 3), object())


def listed(choice: Choice) -> list[Any] | None:
    """All answers, if they can be listed and are not too many."""
    try:
        answers = list(islice(choice, MOST_LISTED + 1))
    except TypeError:
        return None
    return answers if len(answers) <= MOST_LISTED else None


def choices(table: Table) -> list[tuple[Who, Choice]]:
    """All that could be answered now, cut-ins too."""
    return [*table.ask.must.items(), *table.ask.may.items()]


def same(one: tuple[Table, Sequence[Told]], other: tuple[Table, Sequence[Told]]) -> bool:
    """Whether two ways lead to the same table, with the same said on the way."""
    return one[0] == other[0] and [*one[1]] == [*other[1]] and dump(one[0]) == dump(other[0])


def refused(table: Table, seat: Any, action: Any) -> Refusal:
    """Why this seat can't give this answer."""
    try:
        table.submit(seat, action)
    except Refusal as refusal:
        return refusal
    raise AssertionError(f"seat {seat!r} could answer {action!r} to {table.ask}")


def test_every_sampled_answer_is_accepted(case: Case) -> None:
    dice = case.dice("samples")
    for table in positions(case, POSITIONS):
        for who, choice in choices(table):
            answer = choice.sample(dice)
            assert answer in choice
            assert choice.check(answer) == answer, "a sampled answer is in its canonical spelling"
            after, _told = table.submit(speaker(who, dice), answer)
            assert after != table or table.sealed.get(who) == answer


def test_listed_answers_are_answers_and_sampled_ones_are_listed(case: Case) -> None:
    dice = case.dice("lists")
    for choice in {msgspec.json.encode(c): c for t in positions(case, POSITIONS) for _who, c in choices(t)}.values():
        answers = listed(choice)
        if answers is None:
            continue
        assert all(answer in choice for answer in answers)
        assert all(choice.sample(dice) in answers for _ in range(5))
        assert choice.safe() in answers or choice.unfinished


def test_what_counts_for_the_silent_is_an_answer(case: Case) -> None:
    dice = case.dice("silence")
    for table in positions(case, POSITIONS):
        for _who, choice in choices(table):
            safe, draft = choice.safe(), choice.sample(dice)
            assert safe in choice or choice.unfinished
            assert choice.settle(None) == choice.settle(Nothing()) == safe
            assert choice.settle(draft) in (draft, safe), "a draft counts as the rules say: as it is, or not at all"


def test_answers_of_other_phases_and_seats_are_refused(case: Case) -> None:
    dice = case.dice("foreign")
    pool = [choice.sample(dice) for table in positions(case, POSITIONS) for _who, choice in choices(table)]
    for table in positions(case, POSITIONS):
        before = dump(table)
        for seat in (CLOCK, *range(case.players)):
            voice = table.ask.voice(seat)
            own = [choice for who, choice in choices(table) if who in (seat, voice)]
            for action in (*dice.some(pool, 8), Ring()):
                if not any(action in choice for choice in own):
                    code = refused(table, seat, action).code
                    assert code == "over" if table.outcome else code
            for junk in JUNK:
                assert isinstance(refused(table, seat, junk), Malformed)
        assert dump(table) == before, "a refused answer has changed something"


def test_seats_that_are_not_at_the_table_are_refused(case: Case) -> None:
    dice = case.dice("strangers")
    for table in positions(case, POSITIONS)[:8]:
        before = dump(table)
        answers = [choice.sample(dice) for _who, choice in choices(table)] or [Ring()]
        for stranger in (case.players, *NO_SEATS):
            if stranger not in [who for who in table.ask.must if isinstance(who, tuple)]:
                refused(table, stranger, dice.pick(answers))
        assert dump(table) == before


def junk_action(game: Game) -> st.SearchStrategy[Any]:
    """Actions of the game with anything in their fields, likely things above all."""
    seats = st.integers(-2, 11)
    words = st.sampled_from(["success", "spy", "", "close_eye", "x"])
    plain = st.one_of(seats, st.booleans(), st.none(), st.floats(0, 3), words, st.just(10**30))
    sets = st.one_of(st.lists(plain, max_size=5), st.frozensets(seats), st.dictionaries(words, seats, max_size=2))
    values = st.one_of(plain, st.lists(seats, max_size=5).map(tuple), st.lists(plain, max_size=4).map(tuple), sets)

    def of(kind: type[Action]) -> st.SearchStrategy[Any]:
        return st.builds(kind, **dict.fromkeys(kind.__struct_fields__, values))

    return st.sampled_from(game.actions).flatmap(of)


def well_formed(game: Game, action: Any) -> bool:
    """Whether an action holds what its fields are meant for: only such ones could have come in as JSON."""
    try:
        encoded = msgspec.json.encode(action)
        return msgspec.json.encode(msgspec.json.decode(encoded, type=game.any_action)) == encoded
    except (TypeError, ValueError, OverflowError):
        return False


def assert_taken_or_refused(game: Game, table: Table, seat: int, action: Any) -> None:
    """What equals an offered answer counts as that answer, however it was spelt; all else is refused."""
    voice = table.ask.voice(seat)
    for who, choice in choices(table):
        if who in (seat, voice) and action in choice:
            taken = choice.check(action)
            assert well_formed(game, taken)
            assert same(table.submit(seat, action), table.submit(seat, taken))
            return
    before = dump(table)
    refused(table, seat, action)
    assert dump(table) == before


@given(data=st.data())
def test_actions_with_anything_in_them_are_taken_or_refused(game: Game, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(cases(game.name)))
    table = data.draw(st.sampled_from(positions(case, 60)))
    seat = data.draw(st.sampled_from([who for who, _ in choices(table) if isinstance(who, int)] or [0]))
    assert_taken_or_refused(game, table, seat, data.draw(junk_action(game)))


def test_answers_with_one_field_spoilt_are_taken_or_refused(case: Case) -> None:
    dice = case.dice("spoilt")
    for table in positions(case, POSITIONS)[::3]:
        for who, choice in choices(table):
            answer = choice.sample(dice)
            for field in answer.__struct_fields__:
                for value in (*spoilt(getattr(answer, field)), *JUNK):
                    action = msgspec.structs.replace(answer, **{field: value})
                    assert_taken_or_refused(case.game, table, speaker(who, dice), action)


def spoilt(value: Any) -> list[Any]:
    """The same value in a wrong spelling, and its neighbours."""
    match value:
        case bool():
            return [int(value), float(value), str(value)]
        case int():
            return [bool(value), float(value), value + 1, value - 1, -value - 1, str(value), (value,)]
        case tuple():
            return [list(value), value[:-1], (*value, *value), (*value[:-1], None), tuple(map(bool, value))]
        case str():
            return [value.upper(), value + " ", value.encode()]
        case _:
            return []


def test_order_of_arrival_changes_nothing_and_the_last_word_counts(case: Case) -> None:
    dice = case.dice("order")
    for number in range(3):
        for match in played(case, number, lively=False):
            table = match.table
            must = table.ask.must
            if table.sealed or not must:
                continue
            answers = {who: choice.sample(dice) for who, choice in must.items()}
            expected = table.submit_all(answers)
            for _ in range(3):
                late = table
                for who in dice.shuffled(list(answers))[: len(answers) - 1]:
                    late, told = late.submit(speaker(who, dice), must[who].sample(dice))
                    assert not told, "something was said before the seal broke"
                    assert late.state is table.state
                for who in dice.shuffled(list(late.sealed)):
                    late, told = late.submit(speaker(who, dice), answers[who])
                last = [who for who in answers if who not in late.sealed]
                assert len(last) == 1
                assert same(late.submit(speaker(last[0], dice), answers[last[0]]), expected)


def test_when_time_runs_out_drafts_and_safe_answers_count(case: Case) -> None:
    dice = case.dice("bells")
    for position in positions(case, POSITIONS):
        table = position
        must, bell = table.ask.must, table.ask.bell
        clock = must.get(CLOCK)
        assert clock is None or isinstance(clock, Slot)
        silent = [who for who in must if who not in table.sealed]
        for slot in {bell.slot if bell else None, clock.name if clock else None} - {None}:
            in_time: dict[Who, Action] = {}
            if clock and clock.name == slot and CLOCK in silent:
                in_time[CLOCK] = Ring()
            if bell and bell.slot == slot:
                people = [who for who in silent if who != CLOCK]
                for who in people[::2]:
                    table, _kept = table.draft(speaker(who, dice), must[who].sample(dice))
                in_time |= {who: must[who].settle(table.drafts.get(who)) for who in people}
            if in_time and all(answer in must[who] for who, answer in in_time.items()):  # else nobody could give it
                assert same(table.ring(str(slot)), table.submit_all(in_time))
        with pytest.raises(Refusal):
            table.ring("no such slot")
