"""Matches: what each seat sees and is told, its own count of it, options and series."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy_tables import EVERYBODY, NAMES, match
from tests.kernel.toy_tables import match_at_night as night

from maskenball.kernel import (
    CLOCK,
    Bell,
    Illegal,
    Malformed,
    Match,
    OneOf,
    Refusal,
    Ring,
    awaited,
    dump,
    dump_record,
    load,
    load_record,
    look,
    replay,
    seen_by_all,
)
from maskenball.testing.toy import (
    GAME as TOY,
)
from maskenball.testing.toy import (
    Began,
    Deal,
    Innocent,
    Judge,
    Name,
    Named,
    Nod,
    Object,
    Options,
    Rested,
    Robbed,
    Sleep,
    Steal,
    Stole,
    Suspect,
    YouAre,
)

# What a seat sees


def test_a_seat_sees_its_own_and_nobody_else_does() -> None:
    at = match()
    at.draft(3, Name(0))
    at.submit(2, Name(1))
    seen = at.seen(2)
    assert (seen.game, seen.seat) == ("toy", 2)
    assert seen.choice == OneOf(tuple(map(Name, range(4))))
    assert seen.may == OneOf((Nod(), Object()))
    assert (seen.answer, seen.draft) == (Name(1), None)
    assert seen.awaited == (0, 1, 3)
    assert seen.bell == Bell("naming", 30, "first_answer")
    assert seen.speaks == ("all",)
    assert seen.claims == OneOf((Innocent(), Suspect(0), Suspect(1), Suspect(3)))
    assert seen.outcome is None
    assert seen.view.notes == (YouAre(False),)
    assert (at.seen(3).answer, at.seen(3).draft) == (None, Name(0))


def test_a_spectator_sees_what_is_public() -> None:
    at = match()
    at.submit(2, Name(1))
    seen = at.seen(None)
    assert (seen.seat, seen.choice, seen.may, seen.answer, seen.draft, seen.claims) == (None,) * 6
    assert seen.speaks == ()
    assert seen.awaited == (0, 1, 3)
    assert seen.events == (Began(),)
    assert seen.view.notes == ()


def test_a_hushed_question_tells_nobody_who_is_awaited() -> None:
    at = night()
    before = {seat: at.seen(seat) for seat in EVERYBODY}
    at.submit(3, Steal(1))
    at.submit(0, Sleep())
    at.submit(CLOCK, Ring())
    for seat in (None, 1, 2):
        assert at.seen(seat) == before[seat]
        assert at.seen(seat).awaited is None
    assert at.seen(3).answer == Steal(1)


def test_everybody_is_asked_at_night_whether_there_is_a_choice_or_not() -> None:
    at = night()
    assert [at.seen(seat).choice for seat in range(3)] == [OneOf((Sleep(),))] * 3
    assert at.seen(3).choice == OneOf((Sleep(), Steal(0), Steal(1), Steal(2)))


def test_nobody_else_sees_anything() -> None:
    strangers: tuple[Any, ...] = (-1, 4, 99, "0", True, 1.0, [0])
    for seat in strangers:  # -1 above all: counted from the end it would be somebody
        with pytest.raises(Refusal):
            match().seen(seat)


# What a seat is told


def test_each_seat_is_told_what_concerns_it() -> None:
    at = night()
    at.submit(3, Steal(1))
    at.ring("night")
    assert [event for event in at.seen(3).events if isinstance(event, Stole | Robbed)] == [Stole(0, 1)]
    assert [event for event in at.seen(1).events if isinstance(event, Stole | Robbed)] == [Robbed(0)]
    for seat in (None, 0, 2):
        assert not [event for event in at.seen(seat).events if isinstance(event, Stole | Robbed)]


def test_each_seat_counts_for_itself() -> None:
    at = night()
    at.submit(3, Steal(1))
    at.ring("night")
    assert [len(at.seen(seat).events) for seat in EVERYBODY] == [4, 5, 6, 5, 6]


def test_what_was_told_to_some_only_is_marked() -> None:
    at = night()
    at.submit(3, Steal(1))
    at.ring("night")
    marked = [[type(at.seen(seat).events[number]) for number in at.seen(seat).private] for seat in (None, 0, 1, 3)]
    assert marked == [[], [YouAre], [YouAre, Robbed], [YouAre, Stole]]
    assert at.seen(1, 3).private == tuple(number for number in at.seen(1).private if number >= 3)


@given(st.integers(0, 6))
def test_since_n_gives_all_that_came_after_the_first_n(since: int) -> None:
    at = night()
    at.submit(3, Steal(1))
    at.ring("night")
    whole = at.seen(1).events
    seen = at.seen(1, since)
    assert seen.count == since
    assert seen.events == whole[since:]


def test_a_count_that_never_was_is_put_right() -> None:
    at = night()
    for since in (-1, -10, 7, 10**9):
        seen = at.seen(0, since)
        assert 0 <= seen.count <= 4
        assert seen.count + len(seen.events) == 4


def test_seeing_changes_nothing() -> None:
    at, other = match(), match()
    for seat in EVERYBODY:
        at.seen(seat, 1)
    at.ring("naming")
    other.ring("naming")
    assert [at.seen(seat) for seat in EVERYBODY] == [other.seen(seat) for seat in EVERYBODY]
    assert at.record() == other.record()


def test_a_refused_entry_leaves_no_trace() -> None:
    at = match()
    before = (at.table, at.record(), [at.seen(seat) for seat in EVERYBODY])
    refused: list[Callable[[], None]] = [
        lambda: at.submit(2, Name(9)),
        lambda: at.submit(2, None),  # type: ignore[arg-type] # that is what is tested
        lambda: at.draft(2, Name("x")),  # type: ignore[arg-type]
        lambda: at.withdraw(2),
        lambda: at.ring("night"),
        lambda: at.say(2, "pair", "psst"),
        lambda: at.say(2, "all", claim=Suspect(2)),
    ]
    for entry in refused:
        with pytest.raises(Refusal):
            entry()
    assert (at.table, at.record(), [at.seen(seat) for seat in EVERYBODY]) == before


# Cut-ins, through the match


def test_an_objection_is_told_to_all_and_who_had_answered_to_nobody() -> None:
    at, silent = match(), match()
    at.submit(2, Name(1))
    at.submit(0, Object())
    silent.submit(0, Object())
    for seat in (None, 0, 1, 3):
        assert at.seen(seat) == silent.seen(seat)
    for judge in (1, 2, 3):
        at.submit(judge, Judge(True))
    assert at.seen(0).choice is None
    at.ring("rest")
    assert at.seen(2).events[-1] == Rested()
    assert not [event for event in at.seen(2).events if isinstance(event, Named)]


# Options, names, series


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"rounds": 4}, "bad_option"),
        ({"rounds": "many"}, "bad_option"),
        ({"round": 1}, "bad_option"),
        ([1], "bad_option"),
        ("rounds", "bad_option"),
        (3, "bad_option"),
    ],
)
def test_options_are_checked(given: Any, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        TOY.options(given, 4)
    assert refused.value.code == code


def test_options_of_64_kib_are_read_and_longer_ones_not_even_looked_at() -> None:
    longest = "x" * (64 * 1024 - len(b'{"rounds":""}'))
    with pytest.raises(Malformed, match="bad_option"):
        TOY.options({"rounds": longest}, 4)
    with pytest.raises(Malformed) as refused:
        TOY.options({"rounds": longest + "x"}, 4)
    assert (refused.value.code, refused.value.details) == ("long_options", {"most": 65_536, "given": 65_537})


def test_options_can_be_given_as_words() -> None:
    assert TOY.options({"rounds": "1", "objections": "false"}, 4) == Options(1, False)
    assert TOY.options(None, 4) == TOY.options({}, 4) == Options()


def test_options_that_do_not_fit_the_number_of_players_are_refused() -> None:
    with pytest.raises(Illegal, match="too_many_rounds"):
        TOY.options({"rounds": 3}, 5)
    assert TOY.options({"rounds": 3}, 4).rounds == 3


@pytest.mark.parametrize("names", [(), NAMES[:3], (*NAMES, "Ed", "Flo")], ids=len)
def test_the_number_of_players_is_checked(names: tuple[str, ...]) -> None:
    with pytest.raises(Malformed, match="bad_players"):
        Match(TOY, names)


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "\udcff", "ADA", " ada "], ids=repr)
def test_names_can_be_told_apart(name: str) -> None:
    with pytest.raises(Malformed):
        Match(TOY, ("Ada", "Bo", "Cy", name))


def test_a_series_carries_on_what_the_last_game_left() -> None:
    first = match(thief=2, rounds=1)
    for slot in ("naming", "rest", "night"):
        first.ring(slot)
    assert first.carry == 2
    thieves = {Match(TOY, NAMES, None, f"{seed}", carry=first.carry).table.state.thief for seed in range(50)}
    assert thieves == {0, 1, 3}


def test_a_match_of_a_series_names_in_its_record_what_it_was_handed() -> None:
    second = Match(TOY, NAMES, None, "second", carry=2)
    record = load_record(dump_record(second.record()), lambda _: TOY)
    assert (record.seed, record.deal, record.carry) == ("second", None, 2)
    *_, again = replay(record, TOY)
    assert again.table == second.table


def test_a_match_that_was_kept_goes_on_as_if_nothing_had_been() -> None:
    at = night()
    at.submit(3, Steal(1))
    at.ring("night")
    at.say(0, "pair", "psst")
    lines = msgspec.json.decode(msgspec.json.encode(at.log()), type=tuple[TOY.any_line, ...])  # type: ignore[name-defined]
    kept = Match.resume(at.record(), load(dump(at.table), TOY), lines)
    for one in (at, kept):
        one.say(2, "all", "Who was it?")
        one.ring("naming")
    assert kept.record() == at.record()
    assert [kept.seen(seat) for seat in EVERYBODY] == [at.seen(seat) for seat in EVERYBODY]


def test_a_match_put_back_to_an_earlier_moment_is_as_it_was() -> None:
    at = night()
    before, moment = at.record(), at.now
    seen = [at.seen(seat) for seat in EVERYBODY]
    at.submit(3, Steal(1))
    at.ring("night")
    at.say(0, "pair", "psst")
    at.now = moment
    assert at.record() == before
    assert [at.seen(seat) for seat in EVERYBODY] == seen


def test_the_same_seed_deals_the_same_and_another_another() -> None:
    thieves = [Match(TOY, NAMES, None, f"seed {number}").table.state.thief for number in range(40)]
    assert thieves == [Match(TOY, NAMES, None, f"seed {number}").table.state.thief for number in range(40)]
    assert set(thieves) == {0, 1, 2, 3}


def test_what_is_seen_can_be_sent() -> None:
    at = night()
    for seat in EVERYBODY:
        sent = msgspec.json.encode(at.seen(seat))
        assert msgspec.json.decode(sent, type=TOY.any_seen) == at.seen(seat)


def test_what_all_see_at_once_is_what_each_sees_alone() -> None:
    at = match()
    line = len(at.log())
    counts = {seat: len(at.seen(seat).events) for seat in (None, 0, 1, 2, 3)}
    at.submit(2, at.table.ask.must[2].safe())
    at.say(0, at.seen(0).speaks[0], "Hello")
    together = seen_by_all(look(at.table), at.now.told[line:], counts)
    assert list(together) == [None, 0, 1, 2, 3]
    assert any(seen.talk for seen in together.values())
    for seat, seen in together.items():
        assert seen == at.seen(seat, counts[seat]) == at.now.seen(seat, counts[seat])


def test_a_refusal_names_its_details_if_it_has_any() -> None:
    assert str(Illegal("too_many", most=3, given=4)) == "too_many (most=3, given=4)"
    assert str(Illegal("over")) == "over"


def test_a_wrong_number_of_players_is_refused_with_the_numbers_that_fit() -> None:
    with pytest.raises(Malformed) as refused:
        TOY.options(None, 99)
    details = refused.value.details
    assert (details["least"], details["most"], details["given"]) == (TOY.seats[0], max(TOY.seats), 99)


def test_who_is_awaited_is_known_before_and_after_anybody_has_looked() -> None:
    at = match()
    found = [awaited(at.table)]
    at.submit(2, at.table.ask.must[2].safe())
    found.append(awaited(at.table))
    assert at.seen(0).awaited == found[1]
    assert [*found, awaited(at.table)] == [(0, 1, 2, 3), (0, 1, 3), (0, 1, 3)]


def test_a_name_may_have_forty_letters() -> None:
    assert Match(TOY, ("Ada", "Bo", "Cy", "x" * 40)).names[3] == "x" * 40
    with pytest.raises(Malformed) as refused:
        Match(TOY, ("Ada", "Bo", "Cy", "x" * 50))
    assert refused.value.details == {"given": "x" * 40, "most": 40}


def test_the_log_can_be_read_on_from_any_line() -> None:
    at = night()
    lines = at.log()
    assert len(lines) > 3
    assert [at.log(since) for since in (0, 1, len(lines))] == [lines, lines[1:], ()]
    assert at.now.log() == lines
    assert at.now.seen(1) == at.now.seen(1, 0) == at.seen(1)


def test_a_match_says_what_it_is_played_with() -> None:
    at = match(thief=2, rounds=1)
    assert (at.game, at.names, at.options, at.deal) == (TOY, NAMES, Options(rounds=1), Deal(2))
    assert (at.outcome, at.entries[:], at.carry, at.table) == (None, (), 2, at.now.table)
    assert (at.now.game, at.now.names, at.now.outcome, at.now.carry) == (TOY, NAMES, None, 2)
    assert Match(TOY, NAMES).deal is None


NESTED: list[Any] = []
for _ in range(100_000):
    NESTED = [NESTED]


@pytest.mark.parametrize("junk", [object(), "\ud800", NESTED, {(1, 2): 3}], ids=["object", "text", "nested", "key"])
def test_what_can_not_even_be_written_down_is_no_option(junk: object) -> None:
    with pytest.raises(Malformed, match="bad_option"):
        TOY.options({"rounds": junk}, 4)


@pytest.mark.parametrize("plain", [{"type": "\ud800"}, {"type": "Name", "\ud800": 1}, {"type": "Name", "seat": []}, 7])
def test_what_can_not_even_be_written_down_is_no_answer(plain: object) -> None:
    with pytest.raises(Malformed, match="not_an_action"):
        TOY.action(plain)


def test_a_wrong_seed_or_deal_or_carry_is_refused() -> None:
    for seed in (7, None, "\ud800"):
        with pytest.raises(Malformed, match="bad_seed"):
            Match(TOY, NAMES, seed=seed)  # type: ignore[arg-type] # that is what is tested
    with pytest.raises(Malformed, match="bad_deal"):
        Match(TOY, NAMES, deal={"thief": "x"})
    with pytest.raises(Malformed, match="bad_carry"):
        Match(TOY, NAMES, carry="x")
    assert Match(TOY, NAMES, deal={"thief": 1}).deal == Deal(1)
