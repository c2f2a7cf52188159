"""What is the same for everybody: the games, their rules and sentences, and the form of all messages."""

from typing import Any

from msgspec import Struct

from maskenball import __version__, games
from maskenball.kernel import Malformed
from maskenball.server import lessons
from maskenball.server import protocol as p
from maskenball.server.describe import GameInfo, describe
from maskenball.server.house import find
from maskenball.server.routes import get
from maskenball.texts import LANGUAGES
from maskenball.texts.catalogue import source
from maskenball.texts.rules import rules_of


class Brief(Struct, frozen=True):
    """A game in the list of all."""

    name: str
    least: int
    most: int
    bots: tuple[str, ...]
    lesson: bool


class Games(Struct, frozen=True):
    """What can be played here."""

    games: tuple[Brief, ...]
    version: str
    protocol: int


class Rules(Struct, frozen=True):
    """Every numbered rule in full, and which of them matter in which phase."""

    rules: dict[str, str]
    phases: dict[str, tuple[str, ...]]


@get("/api/games", fixed=True)
def _games() -> Games:
    """The games there are."""
    taught = lessons.taught()
    known = map(describe, map(games.find, games.names()))
    listed = tuple(Brief(game.name, game.least, game.most, game.bots, game.name in taught) for game in known)
    return Games(listed, __version__, p.VERSION)


@get("/api/games/{game}", "no_such_game", packed=True, fixed=True)
def _game(game: str) -> GameInfo:
    """The options and bots of one game, and what its words and numbers stand for."""
    return describe(find(game))


@get("/api/games/{game}/rules", "no_such_game", packed=True, fixed=True)
def _rules(game: str) -> Rules:
    """The numbered rules, and which of them matter in which phase."""
    found = find(game)
    return Rules(rules_of(found.package), {phase.__name__: rules for phase, rules in found.matters.items()})


@get("/api/texts/{lang}/{name}", "no_such_page", media="text/plain; charset=utf-8", packed=True, fixed=True)
def _texts(lang: str, name: str) -> bytes:
    """A catalogue of sentences as it is, a Fluent file: "shared", "server", or that of a game."""
    packages = {"shared": "maskenball.texts", "server": "maskenball.server"}
    if lang not in LANGUAGES or name not in (*packages, *games.names()):
        raise Malformed("no_such_page")
    return source(packages.get(name) or games.find(name).package, lang).encode()


@get("/api/schema", packed=True, fixed=True)
def _schema() -> dict[str, Any]:
    """The JSON Schema of all messages on the socket."""
    return p.schema()


@get("/api/schema/{game}", "no_such_game", packed=True, fixed=True)
def _schema_of(game: str) -> dict[str, Any]:
    """The same, with what one game puts into them."""
    return p.schema(find(game))
