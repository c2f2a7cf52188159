"""The games: each folder beside this file is one, and holds a GAME. Adding a folder adds a game."""

import pkgutil
from functools import cache
from importlib import import_module

from maskenball.kernel import Game, Malformed


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def find(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise Malformed("no_such_game", given=name, known=", ".join(names()))
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game
