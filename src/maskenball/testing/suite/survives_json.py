"""Everything survives JSON: state, views, answers, events, choices, what a seat sees, tables and records."""

from typing import Any

import msgspec

from maskenball.kernel import (
    AnyRecord,
    Claim,
    Event,
    Game,
    Match,
    dump,
    dump_record,
    load,
    load_record,
    replay,
    schema,
    see,
)
from maskenball.testing.play import finished, played, positions
from maskenball.testing.tables import NIGHTLY, Case, find

POSITIONS = 500 if NIGHTLY else 30
MATCHES = 50 if NIGHTLY else 2


def assert_survives(value: Any, kind: Any) -> None:
    """It can be written as JSON and read again, and is the same afterwards."""
    encoded = msgspec.json.encode(value)
    again = msgspec.json.decode(encoded, type=kind)
    assert again == value
    assert type(again) is type(value)
    assert msgspec.json.encode(again) == encoded


def last(record: AnyRecord) -> Match:
    """The match at the end of a record."""
    *_, match = replay(record, find(record.game))
    return match


def assert_same_match(one: Match, other: Match, case: Case) -> None:
    """Two matches can't be told apart by anybody."""
    assert one.table == other.table
    assert dump(one.table) == dump(other.table)
    assert [one.seen(seat) for seat in case.audience] == [other.seen(seat) for seat in case.audience]
    assert one.record() == other.record()


def test_tables_states_views_and_choices_survive(case: Case) -> None:
    game = case.game
    for table in positions(case, POSITIONS):
        again = load(dump(table), game)
        assert again == table
        assert dump(again) == dump(table)
        assert_survives(table.state, game.State)
        for seat in case.audience:
            seen = see(table, seat)
            assert_survives(seen.view, game.View)
            assert_survives(seen, game.any_seen)
            for choice in (seen.choice, seen.may, seen.claims):
                if choice is not None:
                    assert_survives(choice, game.any_choice)


def test_answers_events_claims_and_all_that_is_seen_survive(case: Case) -> None:
    game = case.game
    dice = case.dice("json")
    for number in range(MATCHES):
        for match in played(case, number):
            for choice in (*match.table.ask.must.values(), *match.table.ask.may.values()):
                assert_survives(choice.sample(dice), game.any_action)
                assert_survives(choice.safe(), game.any_action)
        events: set[Event] = set()
        claims: set[Claim] = set()
        for seat in case.audience:
            seen = match.seen(seat)
            assert_survives(seen, game.any_seen)
            events.update(seen.events)
            claims.update(said.claim for said in seen.talk if said.claim is not None)
        for event in events:
            assert_survives(event, game.any_event)
        for claim in claims:
            assert_survives(claim, game.any_claim)


def test_a_record_replays_to_the_same_match(case: Case) -> None:
    for number in range(MATCHES):
        match = finished(case, number)
        record = match.record()
        assert_same_match(last(record), match, case)
        again = load_record(dump_record(record), find)
        assert again == record
        assert dump_record(again) == dump_record(record)
        assert_same_match(last(again), match, case)


def test_a_record_can_name_the_deal_itself(case: Case) -> None:
    game = case.game
    deal = game.deal(case.options, case.players, case.dice("deal"), None)
    match = case.match("the seed of the steps", deal)
    for seat in case.audience:
        assert match.seen(seat) == case.match("another seed", deal).seen(seat)
    record = load_record(dump_record(match.record()), find)
    assert record.deal == deal
    assert_same_match(last(record), match, case)


def test_a_match_goes_on_from_its_record_as_if_nothing_had_happened(case: Case) -> None:
    for index, match in enumerate(played(case, 0)):
        if index % 7 == 0:
            assert_same_match(last(load_record(dump_record(match.record()), find)), match, case)


def test_records_have_a_schema(game: Game) -> None:
    assert schema(game)["$defs"]
