"""What is the same for everybody: the games, their rules and sentences, and the form of all messages."""

from aiohttp import web

from maskenball import __version__, games
from maskenball.server import lessons
from maskenball.server import protocol as p
from maskenball.server.describe import describe
from maskenball.server.house import find
from maskenball.texts import LANGUAGES
from maskenball.texts.catalogue import source
from maskenball.texts.rules import rules_of


def routes() -> list[web.RouteDef]:
    """What can be asked for."""
    return [
        web.get("/api/games", _games),
        web.get("/api/games/{game}", _game),
        web.get("/api/games/{game}/rules", _rules),
        web.get("/api/texts/{lang}/{name}", _texts),
        web.get("/api/schema", _schema),
        web.get("/api/schema/{game}", _schema),
    ]


async def _games(_: web.Request) -> web.Response:
    brief = ("name", "least", "most", "bots")
    taught = lessons.taught()
    listed = [
        {key: describe(game)[key] for key in brief} | {"lesson": game.name in taught}
        for game in map(games.find, games.names())
    ]
    return web.json_response({"games": listed, "version": __version__, "protocol": p.VERSION})


async def _game(request: web.Request) -> web.Response:
    response = web.json_response(describe(find(request.match_info["game"])))
    response.enable_compression()
    return response


async def _rules(request: web.Request) -> web.Response:
    """Every numbered rule in full, and which of them matter in which phase."""
    game = find(request.match_info["game"])
    phases = {phase.__name__: rules for phase, rules in game.matters.items()}
    response = web.json_response({"rules": rules_of(game.package), "phases": phases})
    response.enable_compression()
    return response


async def _texts(request: web.Request) -> web.Response:
    """A catalogue as it is: "shared", "server", or that of a game."""
    lang, name = request.match_info["lang"], request.match_info["name"]
    packages = {"shared": "maskenball.texts", "server": "maskenball.server"}
    if lang not in LANGUAGES or name not in (*packages, *games.names()):
        raise web.HTTPNotFound
    package = packages.get(name) or games.find(name).package
    response = web.Response(text=source(package, lang), content_type="text/plain", charset="utf-8")
    response.enable_compression()
    response.headers["Cache-Control"] = "no-cache"
    return response


async def _schema(request: web.Request) -> web.Response:
    name = request.match_info.get("game")
    return web.json_response(p.schema(find(name) if name else None))
