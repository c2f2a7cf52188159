"""The worked example of the rulebook, as a record: it replays exactly."""

from pathlib import Path

import pytest
from tests.games.decrypto.position import B, W

from maskenball.games import find
from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.events import DecodingGuessed, InterceptionGuessed, TokenTaken
from maskenball.games.decrypto.model import Line, Token
from maskenball.kernel import dump_record, load_record, replay

RECORD = (Path(__file__).parent / "records" / "rulebook.json").read_bytes()


@pytest.mark.rule("D-05", "D-16", "D-17", "D-18", "D-19", "D-20", "D-26")
def test_two_rounds_of_the_rulebook() -> None:
    record = load_record(RECORD, find)
    *_, match = replay(record, GAME)
    public = match.seen(None).view.public
    white, black = public.sheets
    assert white == (
        Line(1, 2, ("Italien", "Panzer", "Horror"), guess="4.2.1", code="4.2.1"),
        Line(2, 0, ("Abend mit Freunden", "Pate", "Sauropsida"), interception="1.4.3", guess="3.4.1", code="3.4.2"),
    )
    assert black == (
        Line(1, 3, ("Nacht", "Tagesanbruch", "König"), guess="4.3.2", code="4.3.2"),
        Line(2, 1, ("Zahn", "Aufgang", "Freddy"), interception="2.3.4", guess="2.3.4", code="2.3.4"),
    )
    assert public.filed == (
        (("Horror",), ("Panzer", "Sauropsida"), ("Abend mit Freunden",), ("Italien", "Pate")),
        ((), ("König", "Zahn"), ("Tagesanbruch", "Aufgang"), ("Nacht", "Freddy")),
    )
    assert (public.interceptions, public.miscommunications) == ((1, 0), (1, 0))
    assert match.outcome is None
    assert public.round == 3


@pytest.mark.rule("D-16", "D-18", "D-19")
def test_what_was_said_in_round_2() -> None:
    *_, match = replay(load_record(RECORD, find), GAME)
    events = match.seen(None).events
    assert [event for event in events if isinstance(event, TokenTaken)] == [
        TokenTaken(W, Token.MISCOMMUNICATION),
        TokenTaken(W, Token.INTERCEPTION),
    ]
    assert [event for event in events if isinstance(event, InterceptionGuessed)] == [
        InterceptionGuessed(B, "1.4.3", False),
        InterceptionGuessed(W, "2.3.4", True),
    ]
    assert DecodingGuessed(W, "3.4.1", False) in events


def test_the_record_is_the_same_after_a_round_trip() -> None:
    record = load_record(RECORD, find)
    assert load_record(dump_record(record), find) == record
