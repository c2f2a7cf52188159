"""The balance table: one command, every pairing of levels at every table size."""

import pytest
from benchmarks.balance import main


def test_one_command_prints_every_pairing_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "one_night", "--players", "3", "--players", "4", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    assert "won by the resistance" in printed
    assert printed.count("heuristic") == printed.count("random") == 4
    rows = [line for line in printed.splitlines() if "–" in line]
    assert [line.count("–") for line in rows] == [4, 4]
