"""`maskenball bench` measures each game at each number of players."""

from typing import Any

import pytest
from tests.cli.keys import Call

from maskenball.lab import bench


def test_bench_prints_a_line_for_each_number_of_players(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[tuple[str, ...]] = []

    def rows(games: list[Any], seconds: float) -> Any:
        measured.append((*(game.name for game in games), str(seconds)))
        return [bench.Row("resistance", players, 55, 1.5, 12345, 2.5, 1.4, 1.6, 7.5) for players in (5, 6)]

    monkeypatch.setattr(bench, "rows", rows)
    code, out, err = call("bench resistance --seconds 2")
    assert (code, err) == (0, "")
    assert measured == [("resistance", "2")]
    assert out.count("resistance") == 2
    assert "12,345" in out


def test_bench_really_measures(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    real = bench.measure
    monkeypatch.setattr(bench, "rows", lambda games, _seconds: [real(games[0], 5, seconds=0.02)])
    code, out, _ = call("bench resistance")
    assert code == 0
    assert "resistance" in out


def test_a_game_that_there_is_not_can_not_be_measured(call: Call) -> None:
    code, _, err = call("bench chess")
    assert code == 2
    assert "chess" in err
