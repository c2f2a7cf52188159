"""Imagined worlds: each possible one occurs, as often as in random games that look the same; and views remember."""

from typing import Any

import msgspec
import pytest

from maskenball.kernel import World
from maskenball.testing.tables import NIGHTLY, Case
from maskenball.testing.worlds import by_view, course, differences

GAMES = 20_000 if NIGHTLY else 2_000
REDEALS = 4_000 if NIGHTLY else 400
LEAST = 100
"""Views with fewer games behind them are not compared: nothing could be seen there but noise."""

SCRIPTS = range(5 if NIGHTLY else 1)


def compared(case: Case, number: int, games: int = GAMES, **course_of: Any) -> list[str]:
    """Play one course and compare at each secret two seats' most frequent views; these views."""
    game = case.game
    dice = case.dice(f"comparisons {number}")
    views: list[str] = []
    for secrets, (runs, told) in enumerate(course(case, number, games, **course_of)):
        if runs[0].table.outcome or len(runs) < LEAST:
            break
        seats = {case.audience[secrets % len(case.audience)], dice.pick([*sorted(told), None])}
        for seat in sorted(seats, key=str):
            groups = by_view(runs, seat)
            for group in groups.values():
                heard = {msgspec.json.encode(run.told[seat]) for run in group}
                assert len(heard) == 1, f"seat {seat} was told different things and its view forgot which"
            encoded, group = max(groups.items(), key=lambda found: len(found[1]))
            if len(group) < LEAST:
                continue
            view = msgspec.json.decode(encoded, type=game.View)
            real = [World(run.table.state) for run in group]
            imagined = [game.redeal(view, dice) for _ in range(REDEALS)]
            assert not [*differences(real, imagined)], f"seat {seat} sees {encoded.decode()}"
            views.append(encoded.decode())
    return views


@pytest.mark.parametrize("number", SCRIPTS)
def test_worlds_are_imagined_as_often_as_they_happen(small_case: Case, number: int) -> None:
    assert compared(small_case, number), "no view was frequent enough to be compared"
