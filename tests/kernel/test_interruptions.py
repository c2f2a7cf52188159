"""Parties, drafts, time and cut-ins: what happens between a question and its answers."""

import pytest
from msgspec.structs import replace
from tests.kernel.toy_tables import after, naming, night

from maskenball.kernel import ANSWER, CLOCK, Illegal, Malformed, Refusal, Ring, dump, load, see
from maskenball.testing.toy import (
    GAME as TOY,
)
from maskenball.testing.toy import (
    PAIR,
    Judge,
    Name,
    Named,
    Naming,
    Nod,
    Object,
    Objecting,
    Resting,
    Robbed,
    Sleep,
    Steal,
    Stealing,
    Stole,
)

# Parties


def test_any_member_answers_for_a_party_and_the_last_word_counts() -> None:
    table = after(naming(), (0, Name(2)), (1, Name(3)))
    assert table.sealed == {PAIR: Name(3)}
    assert see(table, 0).answer == see(table, 1).answer == Name(3)
    assert see(table, 2).answer is None
    assert see(table, None).answer is None


def test_a_party_is_awaited_as_a_whole() -> None:
    assert see(naming(), 2).awaited == (0, 1, 2, 3)
    assert see(after(naming(), (1, Name(3))), 2).awaited == (2, 3)


def test_a_party_shares_its_draft() -> None:
    table, kept = naming().draft(1, Name(2))
    assert kept == Name(2)
    assert [see(table, seat).draft for seat in (0, 1, 2, None)] == [Name(2), Name(2), None, None]


# Drafts and bells


def test_a_draft_need_not_be_an_answer_but_has_to_be_well_formed() -> None:
    table, _kept = naming().draft(2, Name(9))
    assert see(table, 2).draft == Name(9)
    for wrong in (Name("x"), Name(None), Name(True), Name(-1), None, Ring(), Name):  # type: ignore[arg-type]
        with pytest.raises(Refusal):
            table.draft(2, wrong)  # type: ignore[arg-type]
    with pytest.raises(Illegal, match="not_asked"):
        night().ring("night")[0].ring("naming")[0].draft(2, Name(0))


def test_a_draft_may_take_4000_bytes_and_no_more() -> None:
    around = len(b'{"type":"Name","seat":}')
    longest = Name(10 ** (4000 - around - 1))
    table, kept = naming().draft(2, longest)
    assert kept == longest
    with pytest.raises(Illegal) as refused:
        table.draft(2, Name(longest.seat * 10))
    assert (refused.value.code, refused.value.details) == ("long_text", {"most": 4000, "given": 4001})


def test_time_has_no_drafts_and_takes_nothing_back() -> None:
    # A record could not name it: only answers may come from seat -1.
    table = after(night(), (CLOCK, Ring()))
    with pytest.raises(Refusal):
        table.draft(CLOCK, Sleep())
    with pytest.raises(Refusal):
        table.withdraw(CLOCK)


def test_a_draft_tells_nobody_anything() -> None:
    table, _kept = naming().draft(2, Name(1))
    for seat in (0, 1, 3, None):
        assert see(table, seat) == see(naming(), seat)


def test_at_the_bell_answers_count_and_safe_ones_for_the_silent_whatever_they_drafted() -> None:
    table = after(naming(), (0, Name(3)))
    table, _kept = table.draft(2, Name(1))
    _table, told = table.ring("naming")
    assert told[0][0] == Named((3, 0, 0))


def test_what_is_taken_back_does_not_count_at_the_bell() -> None:
    table = after(naming(), (2, Name(3))).withdraw(2)
    assert see(table, 2).draft == Name(3), "its owner can give it again"
    assert table.ring("naming")[1][0][0] == Named((0, 0, 0))


def test_the_last_answer_can_be_sealed_without_opening_anything() -> None:
    table = after(naming(), (0, Name(3)), (2, Name(1)))
    who, taken = table.check(3, Name(2))
    assert who is not None
    sealed = table.seal(who, taken)
    assert sealed.complete
    assert not table.complete
    assert (sealed.step, sealed.state) == (table.step, table.state)
    assert see(sealed, 3).answer == Name(2)
    assert sealed.open() == table.submit(3, Name(2))
    assert not sealed.withdraw(3).complete
    with pytest.raises(Illegal, match="not_complete"):
        table.open()
    assert sealed.ring("naming") == sealed.open(), "what is complete is opened by its bell too"


def test_time_of_the_hosts_own_settles_a_question_without_a_bell() -> None:
    objected = after(naming(), (0, Object()), (1, Judge(True)))
    assert objected.ask.bell is None
    decided, _told = objected.ring(ANSWER)
    assert decided.question != objected.question
    assert isinstance(decided.state.phase, Naming)


def test_a_cut_in_that_leaves_the_question_as_it_is_puts_no_new_one() -> None:
    table = naming()
    assert load(dump(after(table, (0, Nod()))), TOY).question == table.question
    assert after(table, (0, Object())).question != table.question


def test_the_bell_does_not_touch_answers_that_are_in() -> None:
    table = after(naming(), (2, Name(3)))
    table, _kept = table.draft(2, Name(1))
    assert table.ring("naming")[1][0][0] == Named((0, 3, 0))


def test_time_that_has_to_pass_holds_everybody_up() -> None:
    table = after(night(), (0, Sleep()), (1, Sleep()), (2, Sleep()), (3, Steal(1)))
    assert isinstance(table.state.phase, Stealing)
    table, told = table.ring("night")
    assert (Stole(0, 1), (3,)) in told
    assert (Robbed(0), (1,)) in told
    assert isinstance(table.state.phase, Naming)


def test_bell_and_clock_in_one_slot_end_together() -> None:
    rung, told = after(night(), (3, Steal(2))).ring("night")
    one_by_one = after(night(), (3, Steal(2)), (0, Sleep()), (1, Sleep()), (2, Sleep()))
    last, told_at_last = one_by_one.submit(CLOCK, Ring())
    assert (rung, [*told]) == (last, [*told_at_last])


def test_the_clock_answers_like_a_seat() -> None:
    table = after(night(), (CLOCK, Ring()))
    assert table.sealed == {CLOCK: Ring()}
    assert see(table, None).awaited is None
    resting = naming().ring("naming")[0]
    assert resting.submit(CLOCK, Ring())[0] == resting.ring("rest")[0]


@pytest.mark.parametrize("slot", ["rest", "night", "", "Naming"])
def test_a_slot_that_is_not_running_can_not_ring(slot: str) -> None:
    with pytest.raises(Illegal, match="no_such_slot"):
        naming().ring(slot)


# Cut-ins


def test_a_cut_in_that_changes_no_question_keeps_what_is_sealed() -> None:
    table = after(naming(), (2, Name(1)))
    table, _kept = table.draft(3, Name(0))
    nodded, told = table.submit(0, Nod())
    assert told
    assert (nodded.sealed, nodded.drafts) == ({2: Name(1)}, {3: Name(0)})
    assert nodded.step == table.step + 1
    assert nodded.state.public.nodding == (0,)


def test_one_can_cut_in_while_one_s_own_answer_is_sealed() -> None:
    table = after(naming(), (2, Name(1)), (2, Nod()))
    assert table.sealed == {2: Name(1)}


def test_a_cut_in_is_offered_as_often_as_the_phase_says() -> None:
    with pytest.raises(Illegal, match="not_offered"):
        after(naming(), (2, Nod()), (2, Nod()))


def test_a_cut_in_that_breaks_off_the_question_drops_what_is_sealed_unseen() -> None:
    silent = after(naming(), (0, Object()))
    half_answered = after(naming(), (2, Name(1)), (3, Name(0)), (0, Object()))
    assert isinstance(half_answered.state.phase, Objecting)
    assert half_answered.sealed == {}
    for seat in (0, 1, None):
        assert see(half_answered, seat) == see(silent, seat), "somebody learns who had answered"


def test_the_owner_alone_finds_the_old_answer_as_a_draft_when_asked_again() -> None:
    table = after(naming(), (2, Name(1)), (1, Name(3)), (0, Object()))
    table = after(table, (1, Judge(False)), (2, Judge(False)), (3, Judge(False)))
    assert isinstance(table.state.phase, Naming)
    assert table.sealed == {}
    assert see(table, 2).draft == Name(1)
    assert see(table, 0).draft == see(table, 1).draft == Name(3)
    assert see(table, 3).draft is None
    assert see(table, None).draft is None


def test_what_was_answered_lies_on_the_shelf_meanwhile_and_counts_for_nothing() -> None:
    table = after(naming(), (2, Name(1)), (0, Object()))
    assert [see(table, seat).draft for seat in (None, 0, 1, 2, 3)] == [None] * 5
    assert load(dump(table), TOY) == table
    upheld = after(table, (1, Judge(True)), (2, Judge(True)), (3, Judge(True)))
    assert upheld.drafts == upheld.shelf == {}


def test_old_answers_outlast_a_second_objection() -> None:
    table = after(naming(), (2, Name(1)), (0, Object()), (1, Judge(False)), (2, Judge(False)), (3, Judge(False)))
    table = after(table, (3, Name(2)), (1, Object()), (0, Judge(False)), (2, Judge(False)), (3, Judge(False)))
    assert table.drafts == {2: Name(1), 3: Name(2)}


def test_what_was_broken_off_goes_on_if_it_still_stands() -> None:
    objected = after(naming(), (0, Object()))
    assert after(objected, (1, Judge(False)), (2, Judge(True)), (3, Judge(False))).state.phase == Naming()
    assert after(objected, (1, Judge(True)), (2, Judge(True)), (3, Judge(False))).state.phase == Resting()


def test_a_late_cut_in_is_refused() -> None:
    with pytest.raises(Illegal, match="not_offered"):
        after(naming(), (0, Object()), (1, Object()))


def test_a_draft_that_can_not_be_written_down_is_refused() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    for wrong in (object(), "\ud800", nested):
        with pytest.raises(Malformed, match="not_an_action"):
            naming().draft(2, Name(wrong))  # type: ignore[arg-type] # that is what is tested


def test_only_those_who_are_asked_again_find_what_they_answered_and_only_if_it_can_be_an_answer() -> None:
    table = after(naming(), (2, Name(1)), (0, Object()))
    table = replace(table, shelf={**table.shelf, 3: Sleep(), 9: Name(1)})
    table = after(table, (1, Judge(False)), (2, Judge(False)), (3, Judge(False)))
    assert table.drafts == {2: Name(1)}


def test_what_is_complete_is_not_opened_by_the_bell_of_something_else() -> None:
    table = after(naming(), (0, Name(3)), (2, Name(1)))
    complete = table.seal(3, Name(2))
    for slot in ("night", "rest", ""):
        with pytest.raises(Illegal, match="no_such_slot"):
            complete.ring(slot)
