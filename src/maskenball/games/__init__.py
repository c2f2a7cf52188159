"""The games: those beside this file, and those of other packages, which name them as entry points `maskenball.games`.

games["resistance"]     a Game; `games` is a mapping from names to games
for name in games: ...

A game is a folder (or a single module) that holds a GAME. Adding it here adds the game; another package says

    [project.entry-points."maskenball.games"]
    spyfall = "my_games.spyfall:GAME"
"""

import pkgutil
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from maskenball.kernel import Game, Malformed

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "maskenball.games"


@cache
def _own() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__))


@cache
def _of_others() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # noqa: PLC0415 - takes 20 ms, which our own games need not wait for

    return {found.name: found for found in entry_points(group=GROUP) if found.name not in _own()}


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted((*_own(), *_of_others())))


@cache
def find(name: str) -> Game:
    """The game of this name, or Malformed."""
    if name in _own():
        game: Game = import_module(f"{__name__}.{name}").GAME
    elif name in _of_others():
        game = _of_others()[name].load()
    else:
        raise Malformed("no_such_game", given=name, known=", ".join(names()))
    assert game.name == name, f"the game {game.name} is installed as {name}"
    return game


@cache
def part(game: Game, name: str) -> ModuleType | None:
    """A module in a game's folder that not all games have (`bots`, `terminal`), imported when it is asked for."""
    module = f"{game.package}.{name}"
    try:
        found = find_spec(module) is not None
    except ModuleNotFoundError:  # the game is a single module
        found = False
    return import_module(module) if found else None


class Games(ModuleType, Mapping[str, Game]):
    """This module as the mapping that it stands for: `games[name]` beside `maskenball.games.<name>`."""

    names = staticmethod(names)
    find = staticmethod(find)
    part = staticmethod(part)

    def __getitem__(self, name: str) -> Game:
        if name not in names():
            raise KeyError(name)
        return find(name)

    def __iter__(self) -> Iterator[str]:
        return iter(names())

    def __len__(self) -> int:
        return len(names())

    __eq__ = object.__eq__  # two modules are never equal
    __hash__ = object.__hash__


sys.modules[__name__].__class__ = Games
