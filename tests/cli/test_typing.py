"""One rule for all that is typed: what begins with / is a command, all else is an answer."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.keys import Call, TypeIn

PLAY = "play decrypto --level random --players 4 --option teams=1122 --seed s --people Ada --lang en "


def clues(file: Path) -> list[list[str]]:
    """What Ada wrote, in each round."""
    entries = json.loads(file.read_bytes())["entries"]
    actions = [entry["action"] for entry in entries if entry.get("seat") == 0 and "action" in entry]
    return [[action[slot] for slot in ("first", "second", "third")] for action in actions if action["type"] == "Write"]


def guesses(file: Path) -> list[str]:
    entries = json.loads(file.read_bytes())["entries"]
    actions = [entry["action"] for entry in entries if entry.get("seat") == 0 and "action" in entry]
    return [action["code"] for action in actions if action["type"] == "Guess"]


def test_a_clue_is_what_was_typed_even_if_it_is_called_like_a_command(
    call: Call, type_in: TypeIn, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    type_in(["1", "log", "quit", "back"])
    call(PLAY + "--save", file)
    assert clues(file) == [["log", "quit", "back"]]


def test_commands_work_while_a_clue_is_asked_for(call: Call, type_in: TypeIn, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    type_in(["1", "zebra", "/log", "/back", "lion", "tiger", "bear"])
    out = call(PLAY + "--save", file).out
    assert "Everything so far" in out
    assert clues(file) == [["lion", "tiger", "bear"]]


def test_a_clue_against_the_rules_is_refused_at_once_and_the_others_stay(
    call: Call, type_in: TypeIn, tmp_path: Path
) -> None:
    type_in(["1", "zebra", "x", "lion", "bear"])
    file = tmp_path / "game.json"
    out = call(PLAY + "--save", file).out
    assert "“x” is just a letter" in out
    assert clues(file) == [["zebra", "lion", "bear"]]


@pytest.mark.parametrize("typed", ["342", "3 4 2", "3-4-2", "3.4.2", "3,4,2"])
def test_a_code_may_be_typed_in_many_ways(call: Call, type_in: TypeIn, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "game.json"
    type_in(["2", "34", "3 4 4", typed])
    out = call(PLAY + "--save", file).out
    assert guesses(file)[:1] == ["3.4.2"]
    assert "three digits" in out
    assert "No digit comes twice" in out
    assert "1.2.3" not in out.partition("The code, such as 342:")[2].partition("Your text")[0]


def test_a_clock_that_does_not_run_here_is_said_not_to(call: Call, type_in: TypeIn) -> None:
    type_in(["1"])
    assert "The clock (30 seconds) does not run in the terminal" in call(PLAY).out
    type_in(["1"])
    assert "The clock" not in call(PLAY + "--option timer=0").out


@pytest.mark.parametrize("lang", ["de", "en"])
def test_keywords_are_in_the_language_of_the_terminal(call: Call, type_in: TypeIn, tmp_path: Path, lang: str) -> None:
    type_in([])
    for option, language in (("", lang), ("--option language=de", "de")):
        file = tmp_path / f"{language}{len(option)}.json"
        call(f"play decrypto --people Ada --level random --lang {lang} {option} --save", file)
        assert json.loads(file.read_bytes())["options"]["language"] == language


def test_who_forgets_the_sign_of_a_command_is_told(call: Call, type_in: TypeIn) -> None:
    type_in(["quit", "/help"])
    out = call("play resistance --level random --seed s --people Ada").out
    assert "Did you mean /quit? Commands begin with a /." in out
    assert "Commands work at every question" in out


def test_many_answers_are_asked_for_in_two_steps_and_words_of_one_find_it(
    call: Call, type_in: TypeIn, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    type_in(["1", "thief", "kim gold"])
    out = call("play hoax --level random --players 8 --seed 8 --people Ada --save", file).out
    asked = out.partition("As whom do you act?")[2]
    assert re.search(r"Act as the Thief.* …", asked)
    acted = [entry["action"] for entry in json.loads(file.read_bytes())["entries"] if entry.get("seat") == 0]
    assert acted[1] == {"type": "Act", "character": "thief", "target": 1, "kind": "gold"}
