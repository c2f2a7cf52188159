"""Many games between bots: a table for people, JSON for programs, the same numbers for the same seed."""

import json
import sys
from pathlib import Path

import pytest
from tests.cli.keys import Call, TypeIn
from tests.cli.window import terminal

SIMULATE = "simulate resistance --level random --games 40 --workers 1 "


def test_a_table_with_shares_and_intervals(call: Call) -> None:
    code, out, err = call(SIMULATE)
    assert (code, err) == (0, "")
    assert "The Resistance: 40 games with 5 players, bots: random" in out
    assert "95 % interval" in out
    assert "Answers in a game:" in out
    assert max(map(len, out.splitlines())) <= 80


def test_german_numbers_have_a_comma(call: Call) -> None:
    out = call(SIMULATE + "--lang de").out
    assert "Gewonnen" in out
    assert " %" in out
    assert "." not in out.partition("95-%-Bereich")[2].partition("Antworten")[0]


def test_shares_of_a_side_add_up(call: Call) -> None:
    summary = json.loads(call(SIMULATE + "--json").out)
    assert sum(ending["games"]["count"] for ending in summary["outcomes"]) == summary["games"] == 40


@pytest.mark.parametrize(("lang", "one"), [("en", "one player"), ("de", "ein Spieler")])
def test_where_everybody_plays_alone_it_says_how_many_won(call: Call, lang: str, one: str) -> None:
    out = call(f"simulate hoax --level random --games 10 --workers 1 --lang {lang}").out
    assert one in out
    assert "nobody" not in out
    assert "niemand" not in out


def test_the_same_seed_gives_the_same_numbers(call: Call) -> None:
    assert call(SIMULATE + "--seed a") == call(SIMULATE + "--seed a")
    assert call(SIMULATE + "--seed a") != call(SIMULATE + "--seed b")


@pytest.mark.parametrize("players", [5, 8, 10])
def test_options_and_numbers_of_players(call: Call, players: int) -> None:
    summary = json.loads(call(f"{SIMULATE} --players {players} --option plot=ja interrogator=on --json").out)
    assert summary["players"] == players
    assert summary["options"]["plot"] is summary["options"]["interrogator"] is True


def test_a_side_may_play_at_another_level(call: Call) -> None:
    code, out, _ = call(SIMULATE + "--side spies=random")
    assert code == 0
    assert "spies: random" in out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_it_with_what_was_measured_so_far(workers: str) -> None:
    words = ("simulate", "resistance", "--level", "random", "--games", "1000000", "--workers", workers)
    with terminal(*words) as t:
        t.wait(r"[1-9]\d*/1000000")
        t.child.send("\x03")
        t.wait(r"Stopped after \d+ of 1000000 games")
        assert t.end() == 130
        assert "95 % interval" in t.all.getvalue()
        assert "Traceback" not in t.all.getvalue()


OWN = """
class Yes:
    def __init__(self, dice): self.dice = dice
    def answer(self, seen): return seen.choice.safe() if seen.seat else 1 / 0
    def cut(self, seen): return None
    def say(self, seen): return None
"""


def test_a_bot_of_ones_own_lies_where_one_works(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, type_in: TypeIn, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "own_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    code, out, err = call("simulate resistance --bot own_bots:Yes --games 4 --workers 1")
    assert code == 0
    assert "bots: own_bots:Yes" in out
    assert "own_bots:Yes failed" in out
    assert "ZeroDivisionError" in err + caplog.text
    summary = json.loads(call("simulate resistance --games 4 --workers 1 --side spies=own_bots:Yes --json").out)
    assert summary["sides"] == {"spies": "own_bots:Yes"}
    type_in(["/q", "y"])
    file = tmp_path / "kept.json"
    assert "--level own_bots:Yes" in call("play resistance --people Ada --bot own_bots:Yes --save", file).out
