"""Worked examples: whole games as records, replayed exactly."""

from pathlib import Path

import pytest

from maskenball.games.one_night import GAME
from maskenball.kernel import Match, dump_record, load_record, replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def replayed(path: Path) -> Match:
    *_, match = replay(load_record(path.read_bytes(), lambda _name: GAME), GAME)
    return match


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_outcome_and_to_itself(path: Path) -> None:
    match = replayed(path)
    assert match.outcome is not None
    assert dump_record(match.record()) == path.read_bytes()


@pytest.mark.rule("N-31", "N-34", "N-63", "N-66")
def test_the_thief_who_stole_a_spy_token_is_rid_of_it_again() -> None:
    """Ada steals Bo's Spy token, Cy swaps it back to Bo unseen: Bo goes as a spy, and Ada wins without knowing."""
    outcome = replayed(RECORDS[2]).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("spy_eliminated", (0, 2))


@pytest.mark.rule("N-44", "N-73", "N-40")
def test_an_opened_token_travels_to_hq_and_comes_no_further() -> None:
    match = replayed(RECORDS[1])
    assert match.seen(None).view.public.open_hq == (1,)
