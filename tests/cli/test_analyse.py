"""`maskenball analyse`: the course of a recorded game, for people and for programs."""

import json
from pathlib import Path
from random import Random

import pytest
from tests.cli.keys import Call

from maskenball import games
from maskenball.bots import make, run
from maskenball.kernel import Dice, Match, dump_record


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game that bots played."""
    game = games.find("hoax")
    match = Match(game, ("Ada", "Bo", "Cy"), None, "short")
    run(match, [make(game, "heuristic", Dice(Random(seat).random)) for seat in range(3)])
    path = tmp_path_factory.mktemp("records") / "evening.json"
    path.write_bytes(dump_record(match.record()))
    return path


def test_the_course_of_a_game_is_printed_with_everybodys_chances(call: Call, file: Path) -> None:
    code, out, err = call("analyse", file, "--games", "1", "--lang", "de")
    assert (code, err) == (0, "")
    assert "Ada, Bo, Cy" in out
    assert "100,0 %" in out


def test_json_holds_what_each_seat_could_know_and_think(call: Call, file: Path) -> None:
    code, out, _ = call("analyse", file, "--games", "1", "--json")
    story = json.loads(out)
    assert (code, story["game"], story["names"]) == (0, "hoax", ["Ada", "Bo", "Cy"])
    first = story["moments"][0]
    assert first["thoughts"][1]["certain"] == [None, first["roles"][1], None]


def test_a_file_that_is_no_record_is_refused_with_a_sentence(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}")
    code, out, err = call("analyse", path)
    assert (code, out) == (2, "")
    assert err.strip()
