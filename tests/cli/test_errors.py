"""Whatever is typed: one clear sentence on standard error, exit code 2, and never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.keys import Call

WRONG = {
    "ply": ("There is no command “ply”. Did you mean “play”?", "Einen Befehl „ply“ gibt es nicht. Meinst du „play“?"),
    "play": ("Which game? There are: cultists", "Welches Spiel? Es gibt: cultists"),
    "play resistnce": ("Did you mean “resistance”?", "Meinst du „resistance“?"),
    "play chess": ("There is no game “chess”. There are: ", "Ein Spiel „chess“ gibt es nicht. Es gibt: "),
    "games --loud": ("This can’t stand here: --loud", "Das kann hier nicht stehen: --loud"),
    "games --json=3": ("--json: takes no value", "--json: nimmt keinen Wert"),
    "play resistance --seed": ("--seed: a value is missing", "--seed: dahinter fehlt ein Wert"),
    "play resistance --players five": ("“five” should be a whole number", "„five“ soll eine ganze Zahl sein"),
    "play resistance --players 0": ("“0” should be a whole number", "„0“ soll eine ganze Zahl sein"),
    "play resistance --players 11": ("5 to 10", "5 bis 10"),
    "play resistance --option plott": ("Did you mean “plot”?", "Meinst du „plot“?"),
    "play resistance --option zzz=yes": ("There are: blind_spies", "Es gibt: blind_spies"),
    "play resistance --option plot=maybe": ("can be yes or no, not “maybe”", "kann ja oder nein sein, nicht „maybe“"),
    "play resistance --option blame": ("need “Hunter”", "brauchen „Jäger“"),
    "play resistance --level god": ("There are no bots of level “god”", "Bots der Stufe „god“ gibt es nicht"),
    "play resistance --bot random --bot heuristic": ("--bot was given twice", "--bot steht hier zweimal"),
    "simulate resistance --level random --bot random": ("--bot was given twice", "--bot steht hier zweimal"),
    "play resistance --people Ada ada": ("same name", "heißen gleich"),
    "play resistance --people A B C D E F G H I J K": ("11 people are too many", "11 Leute sind zu viele"),
    "play resistance --players 5 --people A B C D E F": ("6 people don’t fit", "6 Leute passen nicht"),
    "play resistance --people Ada Bo": ("a real terminal", "einem echten Terminal"),
    "play resistance --save no/such/folder.json": ("no such file or folder", "So eine Datei oder einen solchen Ordner"),
    "play hoax --option games=many": (
        "games: this should be a whole number",
        "games: hier soll eine ganze Zahl stehen",
    ),
    "play hoax --option games=0": ("games: the number has to be >= 1", "games: die Zahl muss >= 1 sein"),
    "play decrypto --option language=fr": ("does not know “fr”. Possible: de, en", "kennt „fr“ nicht. Möglich: de, en"),
    "play decrypto --option timer": ("timer needs a value: timer=", "timer braucht einen Wert: timer="),
    "play one_night --option cards=thief,thef": (
        "cards[1]: “thef” can’t stand here",
        "cards[1]: „thef“ kann hier nicht",
    ),
    "rules resistance W-99": ("There is no rule “W-99”", "Eine Regel „W-99“ gibt es nicht"),
    "rules resistance quidditch": ("There is no rule “quidditch”", "Eine Regel „quidditch“ gibt es nicht"),
    "simulate resistance --games 99999999999": ("1 to 10000000", "1 bis 10000000"),
    "simulate resistance --side spies": ("such as spies=random", "etwa spies=random"),
    "simulate resistance --side spis=random": ("Did you mean “spies”?", "Meinst du „spies“?"),
    "play resistance --bot nowhere:God": ("There is no bot “nowhere:God”", "Einen Bot „nowhere:God“ gibt es nicht"),
    "simulate resistance --side spies=god": ("There are no bots of level “god”", "Bots der Stufe „god“ gibt es nicht"),
    "replay missing.json": ("there is no such file", "So eine Datei"),
    "replay .": ("that is a folder", "Das ist ein Ordner"),
    "--lang fr games": ("There is no language “fr”", "Die Sprache „fr“ gibt es hier nicht"),
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_line_gets_one_sentence(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", lang)
    code, out, err = call(line)
    assert (code, out) == (2, "")
    assert WRONG[line][lang == "de"] in err
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_name_must_not_steer_the_terminal(call: Call) -> None:
    code, out, err = call("play resistance --people", "\x1b[2JAda")
    assert (code, out) == (2, "")
    assert "\x1b" not in err


def test_a_seed_may_be_any_bytes(call: Call) -> None:
    code, out, _ = call("simulate resistance --level random --games 1 --seed", "\udcff")
    assert code == 0
    assert "1 games" in out


def test_ctrl_c_is_no_traceback(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    code, _, err = call("play resistance --level random --lang de")
    assert code == 130
    assert err == "Die Partie ist abgebrochen.\n"


# argparse itself never minds a closed pipe; whether it or we come upon it depends on how output is buffered.
@pytest.mark.parametrize(("word", "codes"), [("games", {141}), ("--help", {0, 141})])
def test_nobody_reading_on_ends_it_quietly(word: str, codes: set[int]) -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "maskenball", word]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert done.returncode in codes
    assert done.stderr == b""


def test_a_terminal_without_our_letters_gets_others() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "LANG": "de_DE"}
    command = [sys.executable, "-m", "maskenball", "games"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "Missionen" in done.stdout
    assert done.stderr == ""
