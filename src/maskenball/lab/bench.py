"""How fast the engine is: random play through the public API, with every answer checked and every event kept.

Times are CPU time and the best of several short runs, since other programs on a machine only ever slow one down.
"""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

from maskenball.kernel import Dice, Game, Table, Told, open_table

RUNS = 5


class Row(Struct, frozen=True):
    """What was measured for one game and number of players."""

    game: str
    players: int
    answers_per_game: float
    us_per_answer: float
    games_per_second: float
    us_with_view: float
    """Per answer, if one seat's view is built for each answer."""
    us_early: float
    us_late: float
    """Per answer in the first and in the last quarter of a long game."""
    kilobytes: float
    """Memory of one table late in the game."""


def random_game(
    game: Game, players: int, options: Any, seed: str, dice: Dice, view: bool = False
) -> tuple[Table, int, list[Told]]:
    """One game in which everybody throws dice: the last table, the number of answers, all events."""
    table, told = open_table(game, players, options, seed)
    events = [*told]
    answers = 0
    while (ask := table.ask).must:
        moves = ask.sample(dice)
        answers += len(moves)
        table, told = table.submit_all(moves)
        events += told
        if view:
            for who in moves:
                game.view(table.state, who if isinstance(who, int) and who >= 0 else None)
    return table, answers, events


def measure(game: Game, players: int, options: Any = None, seconds: float = 1.0) -> Row:
    """Measure one game at one number of players."""
    options = game.options(options, players)
    dice = Dice(Random(1).random)
    games = 50

    def play(view: bool) -> Callable[[], int]:
        def run() -> int:
            return sum(random_game(game, players, options, str(seed), dice, view)[1] for seed in range(games))

        return run

    per_run = seconds / 3 / RUNS
    bare, answers = _best(play(False), per_run)
    viewed, _ = _best(play(True), per_run)
    early, late = _early_and_late(game, players, options, per_run)
    return Row(
        game.name,
        players,
        answers / games,
        bare * 1e6,
        1 / (bare * answers / games),
        viewed * 1e6,
        early * 1e6,
        late * 1e6,
        _kilobytes(game, players, options),
    )


def rows(games: list[Game], seconds: float = 1.0) -> Iterator[Row]:
    """Every game at every number of players that its defaults fit."""
    for game in games:
        for players in game.sizes():
            yield measure(game, players, seconds=seconds)


def _best(run: Callable[[], int], seconds: float) -> tuple[float, int]:
    """Seconds per answer in the best run, each about this long; and the mean number of answers of one call."""
    run()
    best, calls, answers = float("inf"), 0, 0
    for _ in range(RUNS):
        done, start = 0, process_time()
        while (spent := process_time() - start) < seconds or not done:
            done += run()
            calls += 1
        best = min(best, spent / done)
        answers += done
    return best, answers // calls


def _long_game(game: Game, players: int, options: Any) -> list[tuple[Table, dict[Any, Any]]]:
    """The longest of some random games, step by step."""
    dice = Dice(Random(2).random)
    longest: list[tuple[Table, dict[Any, Any]]] = []
    for seed in range(60):
        table, _ = open_table(game, players, options, str(seed))
        steps = []
        while table.ask.must:
            moves = table.ask.sample(dice)
            steps.append((table, moves))
            table, _ = table.submit_all(moves)
        longest = max(longest, steps, key=len)
    return longest


def _early_and_late(game: Game, players: int, options: Any, seconds: float) -> tuple[float, float]:
    steps = _long_game(game, players, options)
    quarter = max(1, len(steps) // 4)

    def redo(part: list[tuple[Table, dict[Any, Any]]]) -> Callable[[], int]:
        def run() -> int:
            for table, moves in part:
                table.submit_all(moves)
            return sum(len(moves) for _, moves in part)

        return run

    return _best(redo(steps[:quarter]), seconds)[0], _best(redo(steps[-quarter:-1]), seconds)[0]


def _kilobytes(game: Game, players: int, options: Any, tables: int = 20) -> float:
    """What each of many tables that stand late in the same long game adds to memory."""
    steps = _long_game(game, players, options)[:-1]

    def table() -> Table:
        table = steps[0][0]
        for _, moves in steps:
            table, _ = table.submit_all(moves)
        return table

    kept = [table()]
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept += [table() for _ in range(tables)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / tables / 1024
