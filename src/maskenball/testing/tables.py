"""The tables that the conformance suite plays at: every number of seats, many sets of options.

Nothing here knows a game: the sets of options are read off the Options struct.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from maskenball import games
from maskenball.kernel import Dice, Game, Match, Refusal

NIGHTLY = os.environ.get("MASKENBALL_SIZE", "normal") == "nightly"

Options = Mapping[str, Any]
Always = Iterable[tuple[int, Options]]
"""Tables that must not be missing, whatever is drawn: how many play, and with which options."""

_KNOWN: dict[str, tuple[Game, tuple[tuple[int, Options], ...]]] = {}
"""The games under test, with the tables that must not be missing."""


class Case(Struct, frozen=True):
    """One table to play at: a game, a number of seats, a set of options."""

    name: str
    players: int
    options: Any

    @property
    def game(self) -> Game:
        """The game itself."""
        return find(self.name)

    @property
    def audience(self) -> tuple[int | None, ...]:
        """Everybody who sees something: the spectators (None) and all seats."""
        return (None, *range(self.players))

    def match(self, seed: str, deal: Any = None) -> Match:
        """A new match at this table."""
        names = tuple(f"player {seat}" for seat in range(self.players))
        return Match(self.game, names, self.options, seed, deal)

    def dice(self, what: str) -> Dice:
        """Dice of this table for one purpose: the same in every run."""
        return Dice(Random(f"{self} {what}").random)

    def __str__(self) -> str:
        default = self.game.Options()
        changed = {name: value for name, value in _plain(self.options).items() if value != _plain(default)[name]}
        words = [name if value is True else f"{name}={value}" for name, value in changed.items()]
        return f"{self.name}-{self.players}-{'+'.join(words) or 'plain'}"


def _plain(options: Any) -> dict[str, Any]:
    return dict(msgspec.to_builtins(options))


def register(game: Game, always: Always = ()) -> Game:
    """From now on `find` knows this game, and `cases` plays at these tables of it in any case."""
    _, before = _KNOWN.get(game.name, (game, ()))
    _KNOWN[game.name] = (game, (*before, *always))
    return game


def find(name: str) -> Game:
    """A game under test, or any other."""
    return _KNOWN[name][0] if name in _KNOWN else games.find(name)


@cache
def cases(name: str) -> tuple[Case, ...]:
    """All tables of this game in this run, each once."""
    game = find(name)
    _, always = _KNOWN.get(name, (game, ()))
    found: dict[str, Case] = {}
    for players in game.seats:
        for options in option_sets(game, players, drawn=5 if NIGHTLY else 2):
            case = Case(name, players, options)
            found[str(case)] = case
    for players, plain in always:
        case = Case(name, players, game.options(dict(plain), players))
        found[str(case)] = case
    return tuple(found.values())


def small_cases(name: str) -> list[Case]:
    """Every set of options at the smallest table."""
    return [case for case in cases(name) if case.players == min(find(name).seats)]


def option_sets(game: Game, players: int, drawn: int) -> Iterator[Any]:
    """The defaults, every option with no more than it needs, as much as fits, and some drawn at random."""
    dice = Dice(Random(f"options of {game.name} for {players}").random)
    default: dict[str, Any] = {}
    settings = [(name, value) for name, values in _values(game) for value in values]

    def fits(plain: dict[str, Any]) -> bool:
        try:
            game.options(plain, players)
        except Refusal:
            return False
        return True

    assert game.sizes(), f"{game.name} can't be played with its own defaults"
    if fits(default):  # some sizes need an option of their own
        yield game.options(default, players)
    for setting in settings:
        needed = _with_needs(setting, settings, fits, dice)
        if needed is not None:
            yield game.options(needed, players)
    for _ in range(drawn):
        most = _grow({}, dice.shuffled(settings), fits)
        yield game.options(most, players)
        some = {name: value for name, value in most.items() if dice.random() < 0.6}
        if fits(some):
            yield game.options(some, players)


def _values(game: Game) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Each option with the values it can take besides its default."""
    for field in msgspec.structs.fields(game.Options):
        kind = msgspec.inspect.type_info(field.type)
        values: tuple[Any, ...] = ()
        match kind:
            case msgspec.inspect.BoolType():
                values = (False, True)
            case msgspec.inspect.EnumType():
                values = tuple(kind.cls)
            case msgspec.inspect.LiteralType():
                values = kind.values
            case msgspec.inspect.IntType():
                values = tuple(bound for bound in (kind.ge, kind.le) if bound is not None)
        yield field.name, tuple(value for value in values if value != field.default)


Fits = Callable[[dict[str, Any]], bool]


def _grow(plain: dict[str, Any], settings: list[tuple[str, Any]], fits: Fits) -> dict[str, Any]:
    """Add whatever fits, until nothing more does: some options need others first."""
    grown = True
    while grown:
        grown = False
        for name, value in settings:
            if name not in plain and fits(plain | {name: value}):
                plain = plain | {name: value}
                grown = True
    return plain


def _with_needs(
    wanted: tuple[str, Any], settings: list[tuple[str, Any]], fits: Fits, dice: Dice
) -> dict[str, Any] | None:
    """A smallest set with this setting in it, or None if none was found."""
    name, value = wanted
    if fits({name: value}):
        return {name: value}
    for _ in range(200):
        plain = _grow({}, dice.shuffled(settings), fits)
        if plain.get(name) != value:
            continue
        while (other := _superfluous(plain, name, fits)) is not None:
            del plain[other]
        return plain
    return None


def _superfluous(plain: dict[str, Any], name: str, fits: Fits) -> str | None:
    for other in plain:
        if other != name and fits({key: plain[key] for key in plain if key != other}):
            return other
    return None
