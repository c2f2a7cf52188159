"""Records: the file form, and what becomes of files that are cut off, edited or foreign."""

import re
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy_tables import match as toy_match

from maskenball import games
from maskenball.kernel import (
    CLOCK,
    AnyRecord,
    Game,
    Malformed,
    Match,
    Refusal,
    Ring,
    dump_record,
    load_record,
    replay,
)
from maskenball.kernel.record import schema, with_short_names
from maskenball.testing.toy import GAME as TOY
from maskenball.testing.toy import Deal, Judge, Name, Nod, Object, Options, Steal, Suspect


def find(name: str) -> Game:
    """The toy is the only game here."""
    if name != TOY.name:
        raise Malformed("no_such_game", given=name)
    return TOY


def played() -> Match:
    """A match with one of every kind of entry in it."""
    match = Match(TOY, ("Ada", "Bo", "Cy", "Đi 🎭"), Options(rounds=1), "a seed", Deal(3))
    match.say(0, "all", 'Hello "all"\n')
    match.say(1, "pair", claim=Suspect(3))
    match.draft(2, Name(1))
    match.submit(0, Nod())
    match.submit(3, Name(2))
    match.withdraw(3)
    match.submit(1, Object())
    for judge in (0, 2, 3):
        match.submit(judge, Judge(False))
    match.submit(1, Name(3))
    match.draw(2, Name(0))
    match.seal(3, 3, Name(0))
    match.open()
    match.submit(CLOCK, Ring())
    match.submit(3, Steal(0))
    match.ring("night")
    assert match.outcome is not None
    return match


FILE = dump_record(played().record())


def last(record: AnyRecord) -> Match:
    """The match at the end of its record."""
    *_, match = replay(record, TOY)
    return match


def edited(**changes: Any) -> bytes:
    """The file with other values in it; None takes a field out."""
    plain = msgspec.json.decode(FILE) | changes
    return msgspec.json.encode({key: value for key, value in plain.items() if value is not None})


def test_a_record_replays_to_the_same_match() -> None:
    match = played()
    record = load_record(FILE, find)
    assert record == match.record()
    again = last(record)
    assert again.table == match.table
    for seat in (None, 0, 1, 2, 3):
        assert again.seen(seat) == match.seen(seat)


def test_a_replay_shows_every_position() -> None:
    positions = [(len(match.entries), match.table.step) for match in replay(load_record(FILE, find), TOY)]
    assert [entries for entries, _step in positions] == list(range(len(played().entries) + 1))
    assert [step for _entries, step in positions] == sorted(step for _entries, step in positions)


def test_the_file_has_one_entry_a_line() -> None:
    lines = FILE.decode().splitlines()
    assert sum(line.startswith('    {"type":') for line in lines) == len(played().entries)
    assert "Đi 🎭" in FILE.decode()


def test_a_match_without_entries_has_a_record_too() -> None:
    match = Match(TOY, ("a", "b", "c", "d"))
    record = load_record(dump_record(match.record()), find)
    assert record == match.record()
    assert last(record).table == match.table


def test_a_record_may_leave_out_what_is_not_needed() -> None:
    record = load_record(b'{"maskenball":1,"game":"toy","rules":1,"options":{},"names":["a","b","c","d"]}', find)
    assert (record.seed, record.deal, record.entries, record.outcome) == ("", None, (), None)


def test_a_file_cut_off_anywhere_is_refused() -> None:
    assert FILE.endswith(b"}\n")
    for end in range(len(FILE) - 1):
        with pytest.raises(Malformed):
            load_record(FILE[:end], find)


@given(st.integers(0, len(FILE) - 1), st.integers(0, 255))
def test_a_file_with_a_wrong_byte_is_read_or_refused(at: int, byte: int) -> None:
    data = FILE[:at] + bytes([byte]) + FILE[at + 1 :]
    with suppress(Refusal):
        last(load_record(data, find))


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        load_record(data, find)


@given(
    st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), st.text()),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_foreign_json_is_refused(value: Any) -> None:
    with pytest.raises(Malformed):
        load_record(msgspec.json.encode(value), find)


@given(
    st.sampled_from(["game", "rules", "options", "names", "seed", "deal", "entries", "outcome"]),
    st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(-3, 9), st.text(max_size=4)),
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
        max_leaves=8,
    ),
)
def test_a_record_with_anything_in_one_field_is_read_or_refused(field: str, value: Any) -> None:
    with suppress(Refusal):
        last(load_record(edited(**{field: value}), find))


@pytest.mark.parametrize("data", [b"[" * 100_000, b'{"maskenball":1,"game":' + b"[" * 100_000], ids=["list", "game"])
def test_nesting_without_end_is_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        load_record(data, find)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"maskenball": 2}, "record_format"),
        ({"maskenball": 0}, "record_format"),
        ({"maskenball": None}, "record_foreign"),
        ({"maskenball": True}, "record_foreign"),
        ({"maskenball": "1"}, "record_foreign"),
        ({"rules": 2}, "record_rules"),
        ({"rules": None}, "record_unreadable"),
        ({"game": "chess"}, "no_such_game"),
        ({"game": None}, "no_such_game"),
        ({"game": ["toy"]}, "no_such_game"),
        ({"names": "Ada"}, "record_unreadable"),
        ({"options": {"rounds": 9}}, "record_unreadable"),
        ({"options": {"rounds": "1"}}, "record_unreadable"),
        ({"colour": "red"}, "record_unreadable"),
        ({"entries": [{"type": "answer", "seat": 0}]}, "record_unreadable"),
        ({"entries": [{"type": "answer", "seat": 0, "action": {"type": "Fly"}}]}, "record_unreadable"),
        ({"entries": [{"type": "dance", "seat": 0}]}, "record_unreadable"),
        ({"entries": [{"type": "answer", "seat": 2, "action": {"type": "Name", "seat": True}}]}, "record_unreadable"),
    ],
    ids=str,
)
def test_a_file_that_is_no_record_of_ours_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(Malformed) as refused:
        load_record(edited(**changes), find)
    assert refused.value.code == code


def answer(seat: int, action: dict[str, Any]) -> dict[str, Any]:
    """An entry as it stands in the file."""
    return {"type": "answer", "seat": seat, "action": action}


@pytest.mark.parametrize(
    "entry",
    [
        answer(2, {"type": "Name", "seat": 9}),
        answer(2, {"type": "Sleep"}),
        answer(7, {"type": "Name", "seat": 0}),
        answer(-1, {"type": "Ring"}),
        answer(-5, {"type": "Ring"}),
        {"type": "ring", "slot": "night"},
        {"type": "withdraw", "seat": 2},
        {"type": "seal", "seat": 2, "action": {"type": "Nod"}},
        {"type": "seal", "seat": 2, "action": {"type": "Name", "seat": 9}},
        {"type": "open"},
        {"type": "draw", "seat": 2, "action": {"type": "Name", "seat": 9}},
        {"type": "draft", "seat": 9, "action": {"type": "Name", "seat": 0}},
        {"type": "say", "seat": 2, "channel": "pair", "text": "psst"},
        {"type": "say", "seat": 2, "channel": "all"},
        {"type": "say", "seat": 2, "channel": "all", "claim": {"type": "Suspect", "seat": 2}},
    ],
    ids=str,
)
def test_an_entry_against_the_rules_breaks_the_record_there(entry: dict[str, Any]) -> None:
    good = {"type": "say", "seat": 0, "channel": "all", "text": "hello"}
    record = load_record(edited(entries=[good, entry, good], outcome=None), find)
    with pytest.raises(Malformed) as refused:
        last(record)
    assert refused.value.code == "record_breaks"
    assert refused.value.details["entry"] == 2


def test_an_entry_too_many_breaks_the_record() -> None:
    entries = msgspec.json.decode(FILE)["entries"]
    with pytest.raises(Malformed, match="record_breaks"):
        last(load_record(edited(entries=[*entries, answer(0, {"type": "Sleep"})]), find))


@pytest.mark.parametrize("missing", range(len(played().entries)))
def test_a_record_with_an_entry_missing_is_refused_or_was_as_good_without(missing: int) -> None:
    entries = msgspec.json.decode(FILE)["entries"]
    del entries[missing]
    try:
        match = last(load_record(edited(entries=entries), find))
    except Malformed:
        return
    assert match.outcome == played().outcome


def test_another_outcome_is_refused() -> None:
    outcome = msgspec.json.decode(FILE)["outcome"] | {"winners": [0]}
    with pytest.raises(Malformed, match="record_outcome"):
        last(load_record(edited(outcome=outcome), find))


def test_an_outcome_before_the_end_is_refused() -> None:
    with pytest.raises(Malformed, match="record_outcome"):
        last(load_record(edited(entries=[]), find))


@pytest.mark.parametrize(
    "changes",
    [
        {"names": ["a", "b", "c"]},
        {"names": ["a", "b", "c", "d", "e", "f"]},
        {"names": ["a", "b", "c", ""]},
        {"names": ["a", "b", "c", "a"]},
        {"deal": {"thief": 4}},
        {"names": ["a", "b", "c", "d", "e"], "options": {"rounds": 3}},
    ],
    ids=str,
)
def test_a_table_that_can_not_be_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        last(load_record(edited(**changes), find))


def test_every_match_can_be_written_and_read_again() -> None:
    match = Match(TOY, ("a", "b", "c", "d"), None, "s")
    match.submit(2, Name(2))
    match.draft(3, Name(9))
    match.submit(1, Name(True))
    record = load_record(dump_record(match.record()), find)
    assert last(record).table == match.table


def test_definitions_in_the_schema_of_records_are_titled_by_their_short_names() -> None:
    definitions = schema(TOY)["$defs"]
    assert "Record" in definitions
    assert all(definition["title"] == name for name, definition in definitions.items())


def test_an_entry_with_a_field_that_is_none_is_refused() -> None:
    record = msgspec.json.decode(dump_record(toy_match().record()))
    for entry in (
        {"type": "answer", "seat": 2, "action": {"type": "Nod"}},
        {"type": "draft", "seat": 2, "action": {"type": "Nod"}},
        {"type": "seal", "seat": 2, "action": {"type": "Name", "seat": 0}},
        {"type": "open"},
        {"type": "draw", "seat": 2, "action": {"type": "Name", "seat": 0}},
        {"type": "withdraw", "seat": 2},
        {"type": "ring", "slot": "rest"},
        {"type": "say", "seat": 2, "channel": "all", "text": "Hello"},
    ):
        plain = load_record(msgspec.json.encode(record | {"entries": [entry]}), lambda _name: TOY)
        assert len(plain.entries) == 1
        with pytest.raises(Malformed):
            load_record(msgspec.json.encode(record | {"entries": [entry | {"dragons": 1}]}), lambda _name: TOY)


def test_every_reference_in_the_schema_of_records_leads_to_a_definition() -> None:
    for game in (TOY, *games.values()):
        found = schema(game)
        text = msgspec.json.encode(found).decode()
        names = set(re.findall(r'"#/\$defs/([^"]+)"', text))
        assert names <= set(found["$defs"])
        assert all(re.fullmatch(r"(\w+\.)?[A-Z][A-Za-z]*", name) for name in names), "no name holds another's"


def test_whose_name_is_not_alone_in_the_schema_comes_with_its_game() -> None:
    named = with_short_names(
        {
            "$defs": {
                "maskenball.games.hoax.model.Vote": {"title": "x"},
                "maskenball.kernel.record.Record_Options__Deal": {"$ref": "#/$defs/maskenball.games.hoax.model.Vote"},
                "lower": {},
            }
        }
    )
    assert named == {
        "$defs": {"hoax.Vote": {"title": "hoax.Vote"}, "Record": {"$ref": "#/$defs/hoax.Vote", "title": "Record"}}
        | {"lower": {"title": "lower"}}
    }


def test_a_file_names_what_there_is_and_nothing_else() -> None:
    record = toy_match().record()
    plain = msgspec.json.decode(dump_record(record))
    assert list(plain) == ["maskenball", "game", "rules", "options", "names", "seed", "deal", "entries"]
    assert dump_record(record).endswith(b'  "entries": []\n}\n')
    assert list(msgspec.json.decode(FILE))[-2:] == ["entries", "outcome"]
