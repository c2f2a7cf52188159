"""K-75: a box of one's own is checked, and played with; every fault has its own code and sentence."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from maskenball.games import find
from maskenball.games.cultists import GAME
from maskenball.games.cultists.box import Bagged, Colour, Data, Hand, Happening, Numbers, Room, Tasks
from maskenball.games.cultists.data import HOUSE, read, schema
from maskenball.games.cultists.events import Moved
from maskenball.games.cultists.faults import check_data, faults
from maskenball.kernel import Dice, Illegal, Malformed, Match, dump_record, load_record, open_table, replay
from maskenball.texts import Texts


def four(**change: Any) -> tuple[Numbers, ...]:
    """The numbers with something else for four players."""
    first, *rest = HOUSE.tables
    return (replace(first, **change), *rest)


def without(*edges: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(edge for edge in HOUSE.edges if edge not in edges)


SHORT = (*HOUSE.routes[:7], HOUSE.routes[7][:9])
LOST = (*HOUSE.routes[:7], ((), *HOUSE.routes[7][1:]))
FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("data_place_twice", {"corridors": (*HOUSE.corridors, "R1")}),
    ("data_unknown_place", {"edges": (*HOUSE.edges, ("R1", "R99"))}),
    ("data_loop", {"edges": (*HOUSE.edges, ("R1", "R1"))}),
    ("data_door_not_in_room", {"doors": (("R1", "G1"),)}),
    ("data_start", {"start": "G1"}),
    ("data_fishman", {"fishman": "R1"}),
    ("data_one_room", {"rooms": (Room("R1", Colour.RED), *HOUSE.rooms[1:])}),
    ("data_not_connected", {"corridors": (*HOUSE.corridors, "G7")}),
    ("data_few_colours", {"corridors": (*HOUSE.corridors, "G7"), "edges": (*HOUSE.edges, ("G7", "G2"))}),
    ("data_few_routes", {"routes": HOUSE.routes[:7]}),
    ("data_route_rounds", {"routes": SHORT}),
    ("data_route_dead_end", {"routes": LOST}),
    ("data_few_events", {"bag": (Bagged(Happening.SILENCE, 9),)}),
    ("data_markers", {"markers": HOUSE.markers[:8]}),
    ("data_tokens", {"windows": 10}),
    ("data_investigator_hand", {"investigator": Hand(7, 1, 8, 0, 0)}),
    ("data_tables", {"tables": HOUSE.tables[:4]}),
    ("data_unequal_hands", {"tables": four(cultist=Hand(5, 4, 5, 2, 1))}),
    ("data_harmless_cultist", {"tables": four(cultist=Hand(8, 0, 5, 2, 1))}),
    ("data_pulse_pool", {"tables": four(starts_alive=5)}),
    ("data_kills", {"tables": four(kills=4)}),
    ("data_room_pool", {"room_cards": Tasks(5, 3, 2)}),
]  # fmt: skip


@pytest.mark.rule("K-75")
@pytest.mark.parametrize(("code", "change"), FAULTS, ids=[code for code, _ in FAULTS])
def test_a_bad_box_is_refused_with_the_fault_by_its_name(code: str, change: dict[str, Any]) -> None:
    bad = replace(HOUSE, **change)
    with pytest.raises(Illegal) as refused:
        check_data(bad)
    assert refused.value.code == code
    for language in ("de", "en"):
        assert code not in Texts(language, GAME).error(refused.value)
    with pytest.raises(Illegal):
        GAME.options({"data": msgspec.to_builtins(bad)}, 4)


@pytest.mark.rule("K-75")
def test_every_fault_has_a_test_and_the_house_has_none() -> None:
    assert list(faults(HOUSE)) == []
    assert len({code for code, _ in FAULTS}) == len(FAULTS)


@pytest.mark.rule("K-75")
def test_a_dead_end_behind_the_fishman_is_found() -> None:
    cut = replace(HOUSE, edges=without(("R3", "R6")))
    assert "data_not_connected" not in {fault.code for fault in faults(cut)}
    assert {fault.code for fault in faults(cut)} & {"data_few_colours", "data_route_dead_end"}


@pytest.mark.rule("K-75")
@pytest.mark.parametrize(
    "text", [b"", b"{}", b"[1]", b'{"rooms": 3}', b"\xff\xfe", msgspec.json.encode(HOUSE).replace(b'"red"', b'"pink"')]
)
def test_a_file_that_is_no_box_is_refused(text: bytes) -> None:
    with pytest.raises(Malformed) as refused:
        read(text)
    assert refused.value.code == "data_unreadable"


@pytest.mark.rule("K-75")
def test_a_box_survives_its_file_and_has_a_schema() -> None:
    assert read(msgspec.json.encode(HOUSE)) == HOUSE
    assert "Data" in schema()["$defs"]


def renamed(data: Data) -> Data:
    """The same box with rooms of other names."""
    text = msgspec.json.encode(data).decode()
    for number in range(1, 10):
        text = text.replace(f'"R{number}"', f'"Zimmer {number}"')
    return read(text)


def harder(data: Data) -> Data:
    """A box in which four players need more points."""
    return replace(data, tables=four(points=14))


@pytest.mark.rule("K-75")
@pytest.mark.parametrize("change", [renamed, harder])
def test_a_table_can_bring_its_own_box(change: Callable[[Data], Data]) -> None:
    data = change(HOUSE)
    options = GAME.options({"data": msgspec.to_builtins(data)}, 4)
    dice = Dice(Random(7).random)
    table, _ = open_table(GAME, 4, options, "a box of one's own")
    assert table.state.public.target == data.tables[0].points
    while table.ask.must:
        table, _ = table.submit_all({who: choice.sample(dice) for who, choice in table.ask.must.items()})
        assert GAME.redeal(GAME.view(table.state, 1), dice).weight > 0
    assert set(table.state.public.places) <= {room.id for room in data.rooms} | set(data.corridors)


@pytest.mark.rule("K-75")
def test_a_record_brings_its_box_along() -> None:
    match = Match(GAME, ("Ada", "Bo", "Cy", "Di"), {"data": msgspec.to_builtins(renamed(HOUSE))}, "a box of one's own")
    dice = Dice(Random(3).random)
    for _ in range(30):
        for who, choice in match.table.ask.must.items():
            assert isinstance(who, int)
            match.submit(who, choice.sample(dice))
    record = load_record(dump_record(match.record()), find)
    *_, again = replay(record, GAME)
    assert again.table == match.table
    assert record.options.data == renamed(HOUSE)


@pytest.mark.rule("K-75")
def test_places_of_the_house_have_words_and_those_of_another_box_are_shown_as_they_are() -> None:
    german = Texts("de", GAME, ("Ada", "Bo"))
    assert german.line(Moved(0, ("G1", "R1"))) == "Ada geht: Gang Nordwest und Bibliothek."
    assert german.line(Moved(1, ("Zimmer 3",))) == "Bo geht: Zimmer 3."


@pytest.mark.rule("K-75")
def test_a_fault_of_a_route_names_its_card_and_round() -> None:
    late = (HOUSE.routes[0], (*HOUSE.routes[1][:4], (), *HOUSE.routes[1][5:]), *HOUSE.routes[2:])
    dead_ends = [fault.details for fault in faults(replace(HOUSE, routes=late)) if fault.code == "data_route_dead_end"]
    assert [(details["card"], details["round"]) for details in dead_ends] == [(2, 5)]


@pytest.mark.rule("K-75")
def test_a_field_too_many_is_refused_wherever_it_stands_in_a_box() -> None:
    plain: dict[str, Any] = msgspec.to_builtins(HOUSE)
    GAME.options({"data": plain}, 4)
    inside = (plain, plain["rooms"][0], plain["investigator"], plain["paths"], plain["bag"][0], plain["tables"][0])
    for part in inside:
        part["dragons"] = 1
        with pytest.raises(Malformed, match="dragons"):
            GAME.options({"data": plain}, 4)
        del part["dragons"]
    with pytest.raises(Malformed):
        GAME.options({"dragons": 1}, 4)


@pytest.mark.rule("K-75")
@pytest.mark.parametrize(
    ("path", "least", "most"),
    [
        ("tables.0.players", 4, 8),
        ("tables.0.cultists", 1, 2),
        ("tables.0.points", 1, 99),
        ("tables.0.kills", 1, 8),
        ("tables.0.room_sets", 1, 9),
        ("tables.0.room_cards", 0, 2),
        ("tables.0.starts_alive", 0, 99),
        ("investigator.alive", 0, 99),
        ("paths.success", 0, 99),
        ("windows", 0, 99),
        ("bag.0.count", 0, 99),
    ],
)
def test_numbers_of_a_box_have_limits(path: str, least: int, most: int) -> None:
    for value, fits in ((least, True), (most, True), (least - 1, False), (most + 1, False)):
        plain: Any = msgspec.to_builtins(HOUSE)
        at: Any = plain
        *way, last = path.split(".")
        for step in way:
            at = at[int(step) if step.isdigit() else step]
        at[last] = value
        assert readable(plain) is fits, (path, value)


@pytest.mark.rule("K-75")
@pytest.mark.parametrize(
    ("path", "item", "most"),
    [
        ("rooms", {"id": "R1", "colour": "red"}, 30),
        ("corridors", "G1", 30),
        ("edges", ["R1", "G1"], 150),
        ("doors", ["R1", "R2"], 30),
        ("routes", [], 30),
        ("markers", "R1", 30),
        ("tables", None, 10),
        ("bag", None, 2 * len(Happening)),
    ],
)
def test_a_box_has_only_so_many_of_everything(path: str, item: Any, most: int) -> None:
    for count, fits in ((most, True), (most + 1, False)):
        plain: Any = msgspec.to_builtins(HOUSE)
        plain[path] = [plain[path][0] if item is None else item] * count
        assert readable(plain) is fits, count


@pytest.mark.rule("K-75")
def test_a_route_card_and_a_name_have_limits() -> None:
    for rounds, fits in ((20, True), (21, False)):
        assert readable({**msgspec.to_builtins(HOUSE), "routes": [[["red"]] * rounds]}) is fits
    for colours, fits in ((2 * len(Colour), True), (2 * len(Colour) + 1, False)):
        assert readable({**msgspec.to_builtins(HOUSE), "routes": [[["red"] * colours]]}) is fits
    for letters, fits in ((0, False), (1, True), (40, True), (41, False)):
        assert readable({**msgspec.to_builtins(HOUSE), "start": "x" * letters}) is fits


def readable(plain: Any) -> bool:
    """Whether this can be read as a box, whatever is wrong with it otherwise."""
    try:
        msgspec.convert(plain, Data)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.rule("K-75")
def test_faults_name_the_numbers_that_would_fit() -> None:
    found = {
        code: next(fault.details for fault in faults(replace(HOUSE, **change)) if fault.code == code)
        for code, change in FAULTS
    }
    assert found["data_few_events"] == {"given": 9, "least": 10}
    assert found["data_few_routes"] == {"given": 7, "least": 8}
    assert found["data_route_rounds"] == {"card": 8, "given": 9, "rounds": 10}
    assert found["data_tokens"] == {"given": 10, "most": 9}
    assert found["data_one_room"]["count"] in (0, 2)
    assert found["data_pulse_pool"]["wanted"] == 4
    assert found["data_kills"] == {"players": 4, "given": 4, "most": 3}
    assert found["data_few_colours"]["least"] == 3


@pytest.mark.rule("K-75")
@pytest.mark.parametrize(
    "change",
    [
        {"windows": 9},
        {"bag": (Bagged(Happening.SILENCE, 10),)},
        {"tables": four(kills=3)},
        {"routes": HOUSE.routes[:8]},
    ],
    ids=["windows", "events", "kills", "routes"],
)
def test_what_just_fits_has_no_fault(change: dict[str, Any]) -> None:
    assert list(faults(replace(HOUSE, **change))) == []


@pytest.mark.rule("K-75")
def test_without_tables_no_route_cards_are_missed() -> None:
    assert [fault.code for fault in faults(replace(HOUSE, tables=(), routes=()))] == ["data_tables"]
