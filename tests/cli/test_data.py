"""Data of one's own box: shown, checked, played with; a wrong file gets one sentence with the place that is wrong."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.keys import Call

from maskenball import games
from maskenball.cli.data import data_option
from maskenball.kernel import load_record

DOCS = Path(__file__).parents[2] / "docs" / "data.md"
WITH_HOUSE = ("cultists", "hoax")
Change = Callable[[dict[str, Any]], Any]


@pytest.mark.parametrize("game", WITH_HOUSE)
def test_the_house_data_are_a_file_that_can_be_played_with(call: Call, tmp_path: Path, game: str) -> None:
    file = tmp_path / "box.json"
    file.write_text(call(f"data {game}").out)
    code, out, _ = call(f"data {game}", file)
    assert (code, "is fine" in out) == (0, True)
    code, out, err = call(f"simulate {game} --level random --games 2 --workers 1 --data", file)
    assert (code, err) == (0, "")
    assert "2 games" in out


def test_a_file_can_stand_for_the_value_of_any_option(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(call("data hoax").out)
    assert call(f"simulate hoax --level random --games 1 --workers 1 --option overview=@{file}").code == 0


def test_what_was_played_with_is_in_the_record(call: Call, type_in: Any, tmp_path: Path) -> None:
    type_in([])
    words, record = tmp_path / "words.txt", tmp_path / "game.json"
    words.write_text("\ufeffapple\nbridge\ncastle\ndragon\n\nengine, forest; guitar, hammer\n", encoding="utf-8")
    call(f"play decrypto --players 4 --people Ada --lang en --data {words} --save", record)
    kept = load_record(record.read_bytes(), games.find)
    assert "dragon" in kept.options.words
    assert call("replay", record).code == 0


WRONG: list[tuple[str, Change, str, str]] = [
    (
        "cultists",
        lambda data: data["rooms"][2].update(colour="pink"),
        "rooms[2].colour: “pink” can’t stand here (but red, green",
        "rooms[2].colour: „pink“ kann hier nicht stehen (sondern red, green",
    ),
    (
        "cultists",
        lambda data: data.update(start="R77"),
        "The start, R77, is no room.",
        "Der Startort R77 ist kein Raum.",
    ),
    ("cultists", lambda data: data.pop("doors"), "doors is missing", "doors fehlt"),
    ("cultists", lambda data: data.update(lift=1), "there is no lift here", "lift gibt es hier nicht"),
    (
        "cultists",
        lambda data: data["tables"][0].update(kills="many"),
        "tables[0].kills: this should be a whole number, not a text",
        "tables[0].kills: hier soll eine ganze Zahl stehen, nicht ein Text",
    ),
    (
        "hoax",
        lambda data: data["thief"].update(takes=99),
        "thief.takes: the number has to be <= 20",
        "thief.takes: die Zahl muss <= 20 sein",
    ),
    (
        "hoax",
        lambda data: [data.update({key: None}) for key in data],
        "No character of this overview",
        "kein Charakter eine Aktion",
    ),
]


@pytest.mark.parametrize(("game", "change", "english", "german"), WRONG)
def test_a_wrong_file_gets_one_sentence_with_the_place(
    call: Call, tmp_path: Path, game: str, change: Change, english: str, german: str
) -> None:
    data = json.loads(call(f"data {game}").out)
    change(data)
    file = tmp_path / "box.json"
    file.write_text(json.dumps(data))
    for lang, sentence in (("en", english), ("de", german)):
        for command in (
            f"simulate {game} --games 1 --data {file}",
            f"play {game} --data {file}",
            f"data {game} {file}",
        ):
            code, out, err = call(f"{command} --lang {lang}")
            assert (code, out) == (2, "")
            assert str(file) in err
            assert sentence in err
            assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (b'{"rooms": [,]}', "line 1, column 12", "Zeile 1, Zeichen 12"),
        (b'{\n  "rooms"\n}', "line 3, column 1", "Zeile 3, Zeichen 1"),
        (b"\xff\xfe", "no text in UTF-8", "kein Text in UTF-8"),
        (b"[]", "this should be", "hier soll"),
    ],
)
def test_a_file_that_is_no_json_says_where(call: Call, tmp_path: Path, text: bytes, english: str, german: str) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(text)
    for lang, sentence in (("en", english), ("de", german)):
        code, _, err = call(f"data cultists --lang {lang}", file)
        assert code == 2
        assert sentence in err
        assert "Expected" not in err


def test_words_of_ones_own_are_a_plain_text(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("apple\nbridge\n4ever\n")
    assert "“4ever”" in call("data decrypto", file).err
    file.write_text("apple\nbridge\ncastle\ndragon\n")
    assert "is fine, for 3 players" in " ".join(call("data decrypto", file).out.split())


def test_a_game_without_data_says_so(call: Call, tmp_path: Path) -> None:
    code, _, err = call("simulate resistance --data", tmp_path / "box.json")
    assert (code, err) == (2, "The Resistance has no data that you could replace.\n")
    assert call("data resistance").code == 2


def test_an_option_that_takes_a_file_says_how(call: Call) -> None:
    code, _, err = call("simulate cultists --option data=box.json")
    assert (code, err) == (2, "Option data takes a file: data=@box.json.\n")


@pytest.mark.parametrize("game", ["cultists", "decrypto", "hoax"])
def test_the_schema_describes_the_data(call: Call, game: str) -> None:
    schema = json.loads(call(f"data {game} --schema").out)
    assert data_option(games.find(game))
    if game in WITH_HOUSE:
        described = schema["$defs"][schema["$ref"].rpartition("/")[2]]
        assert described["required"] == [*json.loads(call(f"data {game}").out)]
    else:
        assert schema["type"] == "string"


def test_the_examples_of_the_page_can_be_played_with(call: Call, tmp_path: Path) -> None:
    page = DOCS.read_text(encoding="utf-8")
    examples = re.findall(r"<!-- (\w+) -->\n```\w+\n(.*?)```", page, re.DOTALL)
    assert {game for game, _ in examples} == {"cultists", "decrypto", "hoax"}
    for number, (game, text) in enumerate(examples):
        file = tmp_path / f"{number}.txt"
        file.write_text(text, encoding="utf-8")
        assert call(f"data {game}", file).code == 0, text
        assert call(f"simulate {game} --level random --games 1 --workers 1 --data", file).code == 0
