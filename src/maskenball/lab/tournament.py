"""A tournament: every level on one side against every level on the other."""

from collections.abc import Sequence
from itertools import product
from typing import Any

from msgspec import Struct

from maskenball.bots import sides
from maskenball.kernel import Game
from maskenball.lab.simulate import Share, simulate


class Pairing(Struct, frozen=True):
    """Which level played for each side, and how often each side won."""

    levels: dict[str, str]
    wins: dict[str, Share]


class Tournament(Struct, frozen=True):
    """All pairings of one game at one table size, each over the same deals."""

    game: str
    players: int
    options: Any
    seed: str
    games: int
    """Games of each pairing."""
    pairings: tuple[Pairing, ...]

    def wins(self, winner: str, **levels: str) -> Share:
        """How often a side won when these levels played: `wins("spies", resistance="random", spies="heuristic")`."""
        return next(pairing.wins[winner] for pairing in self.pairings if pairing.levels == levels)


def tournament(
    game: Game,
    players: int,
    games: int,
    levels: Sequence[str],
    options: Any = None,
    seed: str = "0",
    workers: int = 1,
) -> Tournament:
    """Play every pairing of levels, one level to a side, so many games each."""
    setting = game.options(options, players)
    both = sides(game, players, setting)
    pairings = []
    for lineup in product(levels, repeat=len(both)):
        by_side = dict(zip(both, lineup, strict=True))
        summary = simulate(game, players, games, seed, setting, lineup[:1], workers, sides=by_side)
        pairings.append(Pairing(by_side, {each: summary.wins(each) for each in both}))
    return Tournament(game.name, players, setting, seed, games, tuple(pairings))
