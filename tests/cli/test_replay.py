"""Playing back a record: through somebody's eyes, up to some step, as text or as JSON."""

import json
from pathlib import Path

import pytest
from tests.cli.keys import Call

from maskenball import games
from maskenball.bots import make, run
from maskenball.games.resistance.model import Character, Deal, IAm, Propose, Side, Vote
from maskenball.kernel import Dice, Match, dump_record

GAME = games.find("resistance")
NAMES = ("Ada", "Bo", "Bea", "Di", "Ed")
R, S = Character.RESISTANCE, Character.SPY


@pytest.fixture
def started(tmp_path: Path) -> Path:
    """Ada leads, Bea and Di are spies; a team was rejected, and two spoke."""
    match = Match(GAME, NAMES, None, "s", Deal((R, R, S, S, R), 0))
    match.say(2, "all", claim=IAm(Side.RESISTANCE))
    match.submit(0, Propose((0, 1)))
    for seat in range(5):
        match.submit(seat, Vote(seat == 4))
    match.say(1, "all", "what \x1b[2Jnow?")
    return written(tmp_path, match)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = Match(GAME, NAMES, {"hunter": True}, "s")
    run(match, [make(GAME, "random", Dice(lambda: 0.3)) for _ in NAMES])
    return written(tmp_path, match)


def written(folder: Path, match: Match) -> Path:
    file = folder / "game.json"
    file.write_bytes(dump_record(match.record()))
    return file


def test_a_spectator_is_told_what_all_were_told(call: Call, started: Path) -> None:
    code, out, err = call("replay", started)
    assert (code, err) == (0, "")
    assert "Ada leads first." in out
    assert "“ Bea: I belong to the Resistance." in out
    assert "is rejected" in out
    assert "Step 8 of 8" in out
    assert "Your character" not in out


def test_a_seat_sees_its_own_secret_and_its_own_answers(call: Call, started: Path) -> None:
    out = call("replay --as bea", started).out
    assert "Your character: Spy." in out
    assert "→ Bea: No to the team" in out
    assert "→ Ed" not in out
    assert "What Bea knows" in out


@pytest.mark.parametrize("viewer", ["3", "Bea", "be"])
def test_a_seat_is_named_by_number_or_name(call: Call, started: Path, viewer: str) -> None:
    assert "3 Bea (you)" in call(f"replay --as {viewer}", started).out


@pytest.mark.parametrize("viewer", ["b", "0", "6", "Zoe"])
def test_a_seat_that_is_nobody_or_several_is_refused(call: Call, started: Path, viewer: str) -> None:
    code, _, err = call(f"replay --as {viewer}", started)
    assert code == 2
    assert f"“{viewer}” is nobody at this table" in err


@pytest.mark.parametrize(("word", "lang"), [("all", "en"), ("alles", "de")])
def test_all_sees_what_nobody_could(call: Call, started: Path, word: str, lang: str) -> None:
    out = " ".join(call(f"replay --as {word} --lang {lang}", started).out.split())
    assert {"en": "(only Ada, Bo, Ed)", "de": "(nur Ada, Bo, Ed)"}[lang] in out
    assert "→ Ed:" in out
    assert "→ Ada:" in out


def test_it_stops_at_a_step(call: Call, started: Path) -> None:
    out = call("replay --to 2", started).out
    assert "Ada proposes" in out
    assert "is rejected" not in out
    assert "Step 2 of 8" in out


def test_it_may_stop_right_after_the_deal(call: Call, started: Path) -> None:
    assert "Step 0 of 8" in call("replay --to 0", started).out


def test_there_is_no_step_after_the_last(call: Call, started: Path) -> None:
    code, _, err = call("replay --to 9 --lang de", started)
    assert (code, err) == (2, "Diese Aufzeichnung hat 8 Schritte, einen Schritt 9 gibt es nicht.\n")


def test_what_was_said_can_not_steer_the_terminal(call: Call, started: Path) -> None:
    out = call("replay", started).out
    assert "\x1b" not in out
    assert "now?" in out


def test_the_end_of_a_game(call: Call, finished: Path) -> None:
    out = call("replay", finished).out
    assert "The game is over." in out
    assert "Winners: " in out


def test_json_is_what_that_seat_gets_and_no_more(call: Call, started: Path) -> None:
    shown = json.loads(call("replay --as 1 --to 3 --json", started).out)
    assert (shown["step"], shown["steps"], shown["seen"]["seat"]) == (3, 8, 0)
    assert shown["seen"]["view"]["character"] == "resistance"
    assert "state" not in shown
    assert '"spy"' not in json.dumps(shown["seen"]["view"]["notes"])


def test_json_of_all_holds_the_state_and_every_seat(call: Call, finished: Path) -> None:
    shown = json.loads(call("replay --as all --json", finished).out)
    assert [seen["seat"] for seen in shown["seats"]] == [0, 1, 2, 3, 4]
    assert len(shown["state"]["characters"]) == 5


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("spoil", ["empty", "cut", "foreign", "edited", "other game", "binary"])
def test_a_file_that_is_no_good_record_gets_one_sentence(call: Call, finished: Path, spoil: str, lang: str) -> None:
    good = finished.read_bytes()
    finished.write_bytes(
        {
            "empty": b"",
            "cut": good[: len(good) // 2],
            "foreign": b'{"pgn": "1. e4"}',
            "edited": good.replace(b'"seed": "s"', b'"seed": "t"'),
            "other game": good.replace(b'"resistance"', b'"chess"', 1),
            "binary": b"\xff\xfe\x00" * 50,
        }[spoil]
    )
    code, _, err = call(f"replay --lang {lang}", finished)
    assert code == 2
    assert err.count("\n") == 1
    assert not err.startswith(("Traceback", "Das geht nicht", "That"))
    assert not any(word in err for word in ("malformed", "truncated", "Expected", "Object", "Invalid"))


@pytest.mark.parametrize(
    ("old", "new", "english", "german"),
    [
        (b'"names"', b'"nmaes"', "there is no nmaes here", "nmaes gibt es hier nicht"),
        (b'"seed": "s"', b'"seed": 3', "seed: this should be a text", "seed: hier soll ein Text stehen"),
        (b'"seed": "s"', b'"sede": "s"', "there is no sede here", "sede gibt es hier nicht"),
        (
            b'"yes":true',
            b'"yes":"ja"',
            "action.yes: this should be true or false",
            "action.yes: hier soll true oder false",
        ),
        (b'"type":"Vote"', b'"type":"Wote"', "“Wote” can’t stand here", "„Wote“ kann hier nicht stehen"),
    ],
)
def test_a_record_edited_wrongly_says_where(
    call: Call, started: Path, old: bytes, new: bytes, english: str, german: str
) -> None:
    good = started.read_bytes()
    assert old in good
    started.write_bytes(good.replace(old, new, 1))
    for lang, sentence in (("en", english), ("de", german)):
        code, _, err = call(f"replay --lang {lang}", started)
        assert code == 2
        assert sentence in err
