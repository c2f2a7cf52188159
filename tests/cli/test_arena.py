"""Bots against bots on every side: a table for people, JSON for programs, the same numbers for the same seed."""

import json
import sys
from pathlib import Path

import pytest
from tests.cli.keys import Call
from tests.cli.window import terminal

ARENA = "arena resistance random heuristic --games 12 --workers 1 "


def test_every_bot_plays_every_side_and_the_best_stands_first(call: Call) -> None:
    code, out, err = call(ARENA)
    assert (code, err) == (0, "")
    assert "The Resistance: 12 games a pairing with 5 players" in out
    met, _, standings = out.partition("Against others")
    rows = [line.split() for line in met.splitlines() if "%" in line]
    assert [(row[0], row[len(row) // 2]) for row in rows] == [
        ("random", "random"),
        ("random", "heuristic"),
        ("heuristic", "random"),
        ("heuristic", "heuristic"),
    ]
    ranked = [line.split() for line in standings.splitlines() if "%" in line and "/" in line]
    assert [row[0] for row in ranked] == ["heuristic", "random"]
    assert sum(int(row[1].partition("/")[0]) for row in ranked) == 24, "each game between the two has one winner"
    assert max(map(len, out.splitlines())) <= 80


def test_json_holds_the_pairings_and_the_standings(call: Call) -> None:
    found = json.loads(call(ARENA + "--players 7 --option interrogator --seed x --json").out)
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("resistance", 7, 12, "x")
    assert found["options"]["interrogator"] is True
    assert len(found["pairings"]) == 4
    assert found["standings"].keys() == {"random", "heuristic"}
    assert found == json.loads(call(ARENA + "--players 7 --option interrogator --seed x --json").out)


@pytest.mark.parametrize(("lang", "half"), [("en", "Odd seats"), ("de", "Ungerade Plätze")])
def test_where_everybody_plays_alone_seats_are_swapped(call: Call, lang: str, half: str) -> None:
    out = call(f"arena hoax random heuristic --games 2 --workers 1 --lang {lang}").out
    assert half in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("bots", ["random", "random random", "heuristic random heuristic"])
def test_bots_are_two_or_more_each_named_once(call: Call, bots: str) -> None:
    code, out, err = call(f"arena resistance {bots}")
    assert (code, out) == (2, "")
    assert "Name two bots or more, each once." in err


def test_a_bot_that_is_not_there_is_refused(call: Call) -> None:
    code, _, err = call("arena resistance random genius")
    assert code == 2
    assert "genius" in err


OWN = """
class Wrong:
    def __init__(self, dice): pass
    def answer(self, seen): return 7
    def cut(self, seen): return None
    def say(self, seen): return None
"""


def test_bots_of_ones_own_may_come_and_their_faults_are_told(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wrong_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    code, out, _ = call("arena resistance random wrong_bots:Wrong --games 2 --workers 1")
    assert code == 0
    assert "wrong_bots:Wrong failed" in out


def test_ctrl_c_keeps_the_pairings_that_were_played_to_the_end() -> None:
    words = ("arena", "resistance", "random", "heuristic", "--games", "300", "--workers", "1")
    with terminal(*words) as t:
        t.wait(r"[3-9]\d\d/1200")
        t.child.send("\x03")
        t.wait(r"counted are the \d pairings")
        assert t.end() == 130
        assert "Against others" in t.all.getvalue()
        assert "Traceback" not in t.all.getvalue()
