"""Records that replay: the example of the rulebook, and one short game for each module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from maskenball.games import find
from maskenball.games.resistance import GAME
from maskenball.games.resistance.events import Accused, Blamed, MissionDone, Overruled, PlotTaken, ResultTurned, Saw
from maskenball.games.resistance.model import Interrogate, ISaw, Loyalty, Occasion
from maskenball.kernel import Action, AnyRecord, Illegal, Match, load_record, replay

RECORDS = Path(__file__).parent / "records"
PETER, ANNA, TOM, EVA, MAX = range(5)


def load(name: str) -> AnyRecord:
    return load_record((RECORDS / f"{name}.json").read_bytes(), find)


def final(name: str) -> Match:
    *_, match = replay(load(name), GAME)
    return match


def moments(name: str) -> Iterator[Match]:
    """The match at each moment of the record; always the same one, moved on."""
    return replay(load(name), GAME)


def answers(match: Match, seat: int) -> set[Action]:
    choice = match.seen(seat).choice
    assert choice is not None
    return set(choice)


def board(match: Match) -> str:
    """The five fields: success, failure, not played."""
    return "".join({True: "S", False: "F", None: "-"}[result] for result in match.table.state.public.results)


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.json")))
def test_each_record_replays_to_its_own_outcome(name: str) -> None:
    record = load(name)
    match = final(name)
    assert match.outcome == record.outcome is not None
    assert match.record() == record


@pytest.mark.rule("V-06", "V-01")
def test_peter_right_of_the_leader_has_the_token_and_interrogates_tom_after_the_second_mission() -> None:
    match = next(match for match in moments("interrogator") if board(match) == "SF---")
    assert match.names[PETER] == "Peter"
    assert match.deal.leader == ANNA
    assert match.table.state.public.interrogators == (PETER,)
    assert answers(match, PETER) == {Interrogate(seat) for seat in (ANNA, TOM, EVA, MAX)}
    match.submit(PETER, Interrogate(TOM))
    assert [note for note in match.seen(PETER).events if isinstance(note, Saw)] == [
        Saw(TOM, Loyalty.RESISTANCE, Occasion.INTERROGATION, 2)
    ]


@pytest.mark.rule("V-06", "V-02", "W-10")
def test_peter_saw_resistance_and_may_claim_the_opposite() -> None:
    match = final("interrogator")
    lie = ISaw(TOM, Loyalty.SPY)
    assert (PETER, lie) in [(said.seat, said.claim) for said in match.seen(MAX).talk]
    claims = match.seen(PETER).claims
    assert claims is not None
    assert lie in claims
    assert ISaw(TOM, Loyalty.RESISTANCE) in claims


@pytest.mark.rule("V-02", "W-10")
def test_only_what_somebody_showed_is_offered_to_be_told() -> None:
    told = {}
    for match in moments("interrogator"):
        claims = match.seen(PETER).claims
        assert claims is not None
        told[board(match)] = {claim.seat for claim in claims if isinstance(claim, ISaw)}
    assert told.pop("-----") == set()
    assert told["SFS--"] == {TOM}


@pytest.mark.rule("V-06", "V-03")
def test_after_the_third_mission_tom_may_choose_anybody_but_peter() -> None:
    match = next(match for match in moments("interrogator") if board(match) == "SFS--")
    assert match.table.state.public.interrogators == (PETER, TOM)
    assert answers(match, TOM) == {Interrogate(seat) for seat in (ANNA, EVA, MAX)}
    with pytest.raises(Illegal, match="not_offered"):
        match.submit(TOM, Interrogate(PETER))


@pytest.mark.rule("W-05", "W-08")
def test_the_base_game_with_a_rejection_and_a_failure() -> None:
    match = final("base")
    assert board(match) == "SFSS-"
    assert match.outcome is not None
    assert match.outcome.winners == (ANNA, TOM, MAX)


@pytest.mark.rule("P-04", "P-05", "P-07")
def test_the_plot_cards_with_a_strong_leader_a_theft_and_no_confidence() -> None:
    match = final("plot")
    history = match.table.state.public.history
    assert board(match) == "SFFSS"
    assert [entry.seat for entry in history if isinstance(entry, PlotTaken)] == [TOM]
    assert [entry.by for entry in history if isinstance(entry, Overruled)] == [TOM]


@pytest.mark.rule("J-11", "J-21", "J-30")
def test_the_hunter_with_a_wrong_early_accusation_a_wrong_and_a_right_one() -> None:
    match = final("hunter")
    history = match.table.state.public.history
    assert [(entry.early, entry.right) for entry in history if isinstance(entry, Accused)] == [
        (True, False),
        (False, False),
        (False, True),
    ]
    assert [(entry.field, entry.succeeded) for entry in history if isinstance(entry, ResultTurned)] == [
        (0, True),
        (2, False),
    ]
    assert board(match) == "SSFS-"


@pytest.mark.rule("J-23", "J-41")
def test_after_the_fifth_mission_both_hunters_accuse_the_coordinator() -> None:
    match = final("fifth_mission")
    accused = [entry for entry in match.table.state.public.history if isinstance(entry, Accused)]
    assert [(entry.seat, entry.right) for entry in accused] == [(4, False), (5, False), (0, False), (4, True)]
    assert match.outcome is not None
    assert match.outcome.side == "spies"


@pytest.mark.rule("J-45", "J-50")
def test_after_a_right_blame_the_new_double_agent_wins_with_the_spies() -> None:
    match = final("blame")
    assert [entry for entry in match.table.state.public.history if isinstance(entry, Blamed)] == [Blamed(6, 4, True)]
    assert match.outcome is not None
    assert match.outcome.winners == (2, 3, 4)


@pytest.mark.rule("H-03", "H-07")
def test_the_hackers_turn_a_failure_cancel_out_and_spoil_a_success() -> None:
    match = final("hacker")
    done = [entry for entry in match.table.state.public.history if isinstance(entry, MissionDone)]
    assert [(entry.fails, entry.hacks, entry.succeeded) for entry in done] == [
        (1, 1, True),
        (0, 2, True),
        (0, 1, False),
        (2, 1, True),
    ]
