"""Tables: answers stay sealed until the last is in; drafts, parties, bells and cut-ins."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.kernel.toy_tables import after, naming, night

from maskenball.kernel import CLOCK, Illegal, Malformed, Refusal, Ring, Table, dump, load, open_table, see
from maskenball.testing.toy import (
    GAME as TOY,
)
from maskenball.testing.toy import (
    PAIR,
    Deal,
    Name,
    Named,
    Nod,
    Options,
    Resting,
    Sleep,
)

# Sealed answers


def test_answers_are_sealed_until_the_last_is_in() -> None:
    table = naming()
    for seat, action in ((3, Name(1)), (0, Name(2))):
        table, told = table.submit(seat, action)
        assert not told
        assert table.state == naming().state
    table, told = table.submit(2, Name(0))
    assert [*told] == [(Named((2, 0, 1)), None)]
    assert isinstance(table.state.phase, Resting)
    assert table.sealed == {}


def test_an_answer_can_be_changed_until_then() -> None:
    table = after(naming(), (3, Name(1)), (3, Name(0)), (2, Name(0)), (2, Name(1)), (2, Name(2)))
    _table, told = table.submit(1, Name(1))
    assert told[0][0] == Named((1, 2, 0))


def test_an_answer_can_be_taken_back_and_stays_as_a_draft() -> None:
    table = after(naming(), (3, Name(1)), (2, Name(0))).withdraw(3)
    assert table.sealed == {2: Name(0)}
    assert table.drafts == {3: Name(1)}
    assert see(table, 3).draft == Name(1)
    assert see(table, 2).draft is None
    assert see(table, None).awaited == (0, 1, 3)
    with pytest.raises(Illegal, match="nothing_sealed"):
        table.withdraw(3)


def test_all_at_once_is_the_same_as_one_after_another() -> None:
    at_once = naming().submit_all({3: Name(1), PAIR: Name(2), 2: Name(0)})
    assert at_once[0] == after(naming(), (2, Name(0)), (3, Name(1)), (1, Name(2)))
    assert naming().submit_all({2: Name(0)})[0] == after(naming(), (2, Name(0)))


def test_all_at_once_takes_all_or_none() -> None:
    table = naming()
    before = dump(table)
    for wrong in (
        {2: Name(0), 3: Name(9)},
        {2: Name(0), 0: Name(1)},
        {2: Name(0), 3: None},
        {2: Name(0), "3": Name(0)},
    ):
        with pytest.raises(Refusal):
            table.submit_all(wrong)  # type: ignore[arg-type] # that is what is tested
    assert dump(table) == before


def test_steps_count_questions_not_answers() -> None:
    table = naming()
    assert table.step == 1
    assert after(table, (2, Name(0)), (3, Name(0))).step == 1
    assert after(table, (2, Name(0)), (3, Name(0)), (0, Name(0))).step == 2


# Refusals


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (2, Name(9), "not_offered"),
        (2, Sleep(), "not_offered"),
        (CLOCK, Ring(), "not_asked"),
        (4, Name(0), "no_such_seat"),
        (-2, Name(0), "no_such_seat"),
        (None, Name(0), "no_such_seat"),
        ("2", Name(0), "no_such_seat"),
        (2, None, "not_an_action"),
        (2, {"type": "Name", "seat": 0}, "not_an_action"),
        (2, Name, "not_an_action"),
    ],
)
def test_a_refusal_names_its_reason(seat: Any, action: Any, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        naming().submit(seat, action)
    assert refused.value.code == code
    assert isinstance(refused.value, Malformed) == code.startswith(("no_such", "not_an"))


ACTS: dict[str, Callable[[Table, Any], object]] = {
    "submit": lambda table, seat: table.submit(seat, Sleep()),
    "draft": lambda table, seat: table.draft(seat, Sleep()),
    "withdraw": lambda table, seat: table.withdraw(seat),
}


@pytest.mark.parametrize("act", ACTS)
def test_what_is_no_seat_is_refused(act: str) -> None:
    for seat in ([2], {2}, {}, ([],), bytearray(b"2"), object(), None, "2"):
        with pytest.raises(Refusal):
            ACTS[act](after(night(), (2, Sleep())), seat)


@pytest.mark.parametrize("act", ACTS)
def test_what_only_equals_a_seat_is_none(act: str) -> None:
    # It would lie under seal as `true` or `2.0`, and the stored table could never be read again.
    for seat in (True, 2.0):
        with pytest.raises(Refusal):
            ACTS[act](after(night(), (1, Sleep()), (2, Sleep())), seat)


def test_what_only_equals_a_seat_does_not_get_under_the_seal_with_others() -> None:
    moves: dict[Any, Any] = {True: Sleep(), 2.0: Sleep()}
    with pytest.raises(Refusal):
        night().submit_all(moves)


def test_nobody_answers_after_the_end() -> None:
    table = night()
    for _ in range(2):
        table = table.ring("night")[0]
        if table.outcome is None:
            table = table.submit_all({PAIR: Name(0), 2: Name(0), 3: Name(0)})[0].ring("rest")[0]
    assert table.outcome is not None
    for act in (
        lambda: table.submit(0, Name(0)),
        lambda: table.draft(0, Name(0)),
        lambda: table.submit_all({0: Name(0)}),
        lambda: table.submit(CLOCK, Ring()),
    ):
        with pytest.raises(Illegal, match="over"):
            act()
    with pytest.raises(Illegal):
        table.ring("night")
    with pytest.raises(Illegal):
        table.withdraw(0)


# Values


def test_a_table_is_a_value() -> None:
    table = naming()
    before = dump(table)
    after(table, (2, Name(1)), (3, Name(1)), (0, Name(1)))
    after(table, (2, Nod()))
    table.draft(2, Name(1))
    table.ring("naming")
    assert dump(table) == before
    assert table == naming()
    with pytest.raises(AttributeError):
        table.step = 5  # type: ignore[misc] # that is what is tested


def test_a_stored_table_is_read_without_replaying_anything() -> None:
    table = after(naming(), (1, Name(2)), (2, Nod()))
    table, _kept = table.draft(3, Name(1))
    again = load(dump(table), TOY)
    assert again == table
    assert again.submit_all({2: Name(0), 3: Name(0)})[0] == table.submit_all({2: Name(0), 3: Name(0)})[0]


DEEP = b'{"game":"toy","players":4,"seed":"","step":1,"state":' + b"[" * 100_000


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b"null", b"\xff", b'{"game":"toy"}', DEEP], ids=lambda data: repr(data[:20])
)
def test_what_is_no_table_is_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        load(data, TOY)


def test_the_table_of_another_game_is_refused() -> None:
    other = dump(naming()).replace(b'"game":"toy"', b'"game":"chess"')
    with pytest.raises(Malformed, match="bad_table"):
        load(other, TOY)


def test_a_table_cut_off_anywhere_is_refused() -> None:
    data = dump(after(naming(), (1, Name(2))))
    for end in range(len(data)):
        with pytest.raises(Malformed):
            load(data[:end], TOY)


def test_a_deal_written_by_hand_has_to_fit() -> None:
    with pytest.raises(Illegal, match="no_such_thief"):
        open_table(TOY, 4, Options(), "", Deal(4))


def test_no_seed_shows_anywhere_but_in_the_stored_table() -> None:
    table, _told = open_table(TOY, 4, Options(), "a-very-secret-seed")
    assert b"a-very-secret-seed" in dump(table)
    for seat in (None, 0, 1, 2, 3):
        assert b"secret-seed" not in msgspec.json.encode(see(table, seat))


def test_as_many_answers_as_are_asked_for_but_by_somebody_else_are_refused() -> None:
    at = naming()
    moves: dict[Any, Any] = {who: choice.safe() for who, choice in at.ask.must.items()}
    moves[9] = moves.pop(2)
    with pytest.raises(Malformed):
        at.submit_all(moves)


def test_a_stored_table_may_leave_out_what_is_empty() -> None:
    plain = msgspec.json.decode(dump(naming()))
    for name in ("sealed", "drafts", "shelf", "broken_off", "kept"):
        del plain[name]
    read = load(msgspec.json.encode(plain), TOY)
    assert read == naming()
    assert (read.question, read.kept, read.complete) == (1, 0, False)
    bare = Table(TOY, 4, "toy", 1, naming().state, naming().ask)
    assert (bare.kept, bare.question, bare.broken_off) == (0, 1, "")


def test_an_answer_too_many_is_refused_with_all_the_others() -> None:
    at = naming()
    moves: dict[Any, Any] = {who: choice.safe() for who, choice in at.ask.must.items()}
    strangers: tuple[Any, ...] = (9, -1, "x", 0)
    for stranger in strangers:
        with pytest.raises(Refusal):
            at.submit_all({**moves, stranger: Name(0)})
    assert at.submit_all({}) == (at, ())


def test_a_game_that_is_over_has_no_question_to_open() -> None:
    table = night()
    while table.outcome is None:
        table = table.ring(table.ask.bell.slot if table.ask.bell else "rest")[0]
    assert (table.complete, table.ask.must) == (False, {})
    with pytest.raises(Illegal, match="not_complete"):
        table.open()
