"""Bots: players made of code. A bot gets Seen, by type, and nothing else: it knows what a person would know.

Each game keeps its own players in `bots`, a file or a folder: weakest first, in a dict called BOTS; a random player
is there for every game. A bot plays one seat of one game. Whatever it remembers is only a short cut: a fresh one that
is handed the whole Seen (all events and talk in it, from 0 on) can take over at any moment.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol

from maskenball.kernel import Action, AnySeen, Chance, Claim, Game, Malformed, Match

DEALS = 30
"""How many deals are looked at to find out which sides there are."""


class Bot(Protocol):
    """Somebody who can play a seat: code, or a person at a keyboard."""

    def answer(self, seen: AnySeen) -> Action:
        """The answer to `seen.choice`, which is there."""
        ...

    def cut(self, seen: AnySeen) -> Action | None:
        """A cut-in out of `seen.may`, which is there; None lets it pass."""
        ...

    def say(self, seen: AnySeen) -> Claim | None:
        """A claim, now that something has happened; None keeps silent."""
        ...


class RandomBot:
    """Answers like thrown dice; now and then it cuts in or claims something."""

    CUTS = 0.1
    SPEAKS = 0.02

    def __init__(self, dice: Chance) -> None:
        self.dice = dice

    def answer(self, seen: AnySeen) -> Action:
        """Any answer."""
        assert seen.choice is not None
        action: Action = seen.choice.sample(self.dice)
        return action

    def cut(self, seen: AnySeen) -> Action | None:
        """Any cut-in, in one case of ten."""
        if seen.may is None or self.dice.random() >= self.CUTS:
            return None
        action: Action = seen.may.sample(self.dice)
        return action

    def say(self, seen: AnySeen) -> Claim | None:
        """Any claim, in one case of fifty."""
        if seen.claims is None or self.dice.random() >= self.SPEAKS:
            return None
        claim: Claim = seen.claims.sample(self.dice)
        return claim


def _players(game: Game) -> dict[str, Callable[[Chance], Bot]]:
    module = _module(game.package)
    players: dict[str, Callable[[Chance], Bot]] = {"random": RandomBot}
    return players | (module.BOTS if module else {})


@cache
def _module(package: str) -> ModuleType | None:
    """The game's bots, looked up only when somebody wants a bot: the rules do without."""
    name = f"{package}.bots"
    try:
        found = find_spec(name) is not None
    except ModuleNotFoundError:  # the game is a single module, as small ones are
        found = False
    return import_module(name) if found else None


def levels(game: Game) -> tuple[str, ...]:
    """The players there are for this game, strongest last."""
    return tuple(_players(game))


def make(game: Game, level: str, dice: Chance) -> Bot:
    """A fresh bot for one seat of one game."""
    players = _players(game)
    if level not in players:
        raise Malformed("no_such_level", given=level, known=", ".join(players))
    return players[level](dice)


def has_sides(game: Game) -> bool:
    """Whether people play for sides; else everybody plays alone."""
    return hasattr(_module(game.package), "side")


def side(game: Game, seen: AnySeen) -> str:
    """The side this seat plays for as things stand; an arena puts bots of one level on it."""
    module = _module(game.package)
    if module is None or not has_sides(game):
        raise Malformed("no_sides", game=game.name)
    return str(module.side(seen))


def sides(game: Game, players: int, options: Any = None) -> list[str]:
    """All sides there are; one deal need not show them all, many do."""
    names = tuple(map(str, range(players)))
    deals = (Match(game, names, options, f"sides {number}") for number in range(DEALS))
    return sorted({side(game, dealt.seen(seat)) for dealt in deals for seat in range(players)})
