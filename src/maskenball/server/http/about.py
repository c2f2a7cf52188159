"""What is the same for everybody: the games, their rules and sentences, and the form of all messages."""

from typing import Any

from msgspec import Struct

from maskenball import __version__, games
from maskenball import protocol as p
from maskenball.kernel import Malformed
from maskenball.server.http import lessons
from maskenball.server.http.describe import GameInfo, describe
from maskenball.server.http.routes import get
from maskenball.server.run.faults import log
from maskenball.texts import LANGUAGES
from maskenball.texts.catalogue import catalogue, source
from maskenball.texts.rules import rules_of


class Poster(Struct, frozen=True):
    """What stands on a game's poster, in one language."""

    title: str
    line: str
    """What it is about, in at most six words."""
    length: str
    """How long it takes."""


class Brief(Struct, frozen=True):
    """A game in the list of all."""

    name: str
    poster: dict[str, Poster]
    """By language."""
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


def load_games() -> None:
    """Load all games with their bots, so that no table waits for it later.

    A game of another package that can't be loaded is left out, with a line in the log.
    """
    for name in games.names():
        try:
            game = games.find(name)
            describe(game)
            _posters(name)
            for lang in LANGUAGES:
                lessons.plan(game, lang)
        except Exception as error:
            games.leave_out(name, error)
    for name, reason in games.broken().items():
        log.error("game left out", extra={"game": name, "reason": reason})


@get("/api/games", fixed=True)
def _games() -> Games:
    """The games there are."""
    taught = lessons.taught()
    known = map(describe, map(games.find, games.names()))
    listed = tuple(
        Brief(game.name, _posters(game.name), game.least, game.most, game.bots, game.name in taught) for game in known
    )
    return Games(listed, __version__, p.VERSION)


def _posters(game: str) -> dict[str, Poster]:
    """A game that says nothing of itself in a language has its name alone on its poster."""
    said = {lang: catalogue(lang, (games.find(game).package,)) for lang in LANGUAGES}
    return {
        lang: Poster(
            *(texts.say(word) if texts.has(word) else "" for word in ("game-name", "game-line", "game-length"))
        )
        for lang, texts in said.items()
    }


@get("/api/games/{game}", "no_such_game", packed=True, fixed=True)
def _game(game: str) -> GameInfo:
    """The options and bots of one game, and what its words and numbers stand for."""
    return describe(games.find(game))


@get("/api/rules/{lang}/{game}", "no_such_game", "no_such_page", packed=True, fixed=True)
def _rules(lang: str, game: str) -> Rules:
    """The numbered rules, and which of them matter in which phase."""
    found = games.find(game)
    if lang not in LANGUAGES:
        raise Malformed("no_such_page")
    return Rules(rules_of(found.package, lang), {phase.__name__: rules for phase, rules in found.hints.items()})


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
    return p.schema(games.find(game))
