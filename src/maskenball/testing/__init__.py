"""Tests for games, those of other packages too: what ours have to keep, yours is held to with three lines.

from maskenball.testing import promises
from maskenball.testing.suite import *
from my_game import GAME

pytest_generate_tests = promises(GAME)

pytest then plays the game at every number of seats and with many sets of options, and checks that it ends, that
nothing leaks, that records replay, that imagined worlds come as often as real ones, that all words are there, and more.
It needs pytest and hypothesis (the extra `testing`).
"""

from collections.abc import Callable

import pytest

pytest.register_assert_rewrite("maskenball.testing.suite", "maskenball.testing.play")

from maskenball.kernel import Game  # noqa: E402 - what is to be rewritten must not be loaded before
from maskenball.testing.tables import Always, Case, cases, register, small_cases  # noqa: E402 - likewise

__all__ = ["Case", "cases", "promises", "register", "small_cases"]


def promises(*games: Game, always: Always = ()) -> Callable[[pytest.Metafunc], None]:
    """What tells pytest the tables of these games; `always`: those that must not be missing, as (5, {"plot": True})."""
    names = [register(game, always).name for game in games]

    def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
        wanted = metafunc.fixturenames
        if "case" in wanted:
            every = [case for name in names for case in cases(name)]
            metafunc.parametrize("case", every, ids=str, scope="session")
        if "small_case" in wanted:
            small = [case for name in names for case in small_cases(name)]
            metafunc.parametrize("small_case", small, ids=str, scope="session")
        if "game" in wanted:
            metafunc.parametrize("game", games, ids=lambda game: game.name, scope="session")

    return pytest_generate_tests
