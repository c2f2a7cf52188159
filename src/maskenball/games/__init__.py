"""The games: those beside this file, and those of other packages, which name them as entry points `maskenball.games`.

games["resistance"]     a Game; `games` is a mapping from names to games
for name in games: ...

A game is a folder (or a single module) that holds a GAME. Adding it here adds the game; another package says

    [project.entry-points."maskenball.games"]
    spyfall = "my_games.spyfall:GAME"

One of another package that can't be loaded is none of the games: `games.broken()` says why.
"""

import pkgutil
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from maskenball.kernel import Game, Malformed

GROUP = "maskenball.games"


@cache
def _own() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__))


@cache
def _of_others() -> tuple[dict[str, Game], dict[str, str]]:
    """Games of other packages; and what is wrong with those that can't be loaded."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - takes 20 ms, which our own games need not wait for

    found: dict[str, Game] = {}
    broken: dict[str, str] = {}
    for entry in entry_points(group=GROUP):
        if entry.name not in _own():
            try:
                found[entry.name] = _checked(entry.load(), entry.name)
            except (Exception, SystemExit) as error:  # whatever a stranger's module does when it is imported
                broken[entry.name] = _words(error)
    return found, broken


def _checked(game: object, name: str) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{type(game).__name__} is no Game")
    if game.name != name:
        raise ValueError(f"the game {game.name} is installed as {name}")
    return game


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".partition("\n")[0]


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted((*_own(), *_of_others()[0])))


def broken() -> dict[str, str]:
    """Games of other packages that are installed and can't be played, and why."""
    return dict(_of_others()[1])


def leave_out(name: str, error: Exception) -> None:
    """From now on this game of another package is a broken one: it could be loaded, but failed later.

    A game of ours that fails is a mistake of ours, which is raised again.
    """
    if name in _own():
        raise error
    found, failed = _of_others()
    del found[name]
    failed[name] = _words(error)
    for each in (names, find):
        each.cache_clear()


@cache
def find(name: str) -> Game:
    """The game of this name, or Malformed."""
    if name in _own():
        game: Game = import_module(f"{__name__}.{name}").GAME
        return game
    if name not in _of_others()[0]:
        raise Malformed("no_such_game", given=name, known=", ".join(names()))
    return _of_others()[0][name]


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
    broken = staticmethod(broken)
    leave_out = staticmethod(leave_out)
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
