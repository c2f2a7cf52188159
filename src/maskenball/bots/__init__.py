"""Bots: players made of code. A bot gets Seen, by type, and nothing else: it knows what a person would know.

Each game keeps its own players in `bots`, a file or a folder: weakest first, in a dict called BOTS; a random player
is there for every game. Other packages add theirs as entry points, named by game and level:

    [project.entry-points."maskenball.bots"]
    "resistance.careful" = "my_bots:Careful"

A bot plays one seat of one game. Whatever it remembers is only a short cut: a fresh one that is handed the whole Seen
(all events and talk in it, from 0 on) can take over at any moment.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from maskenball import games
from maskenball.bots.bot import Bot, RandomBot, Speech
from maskenball.bots.guard import Guarded
from maskenball.bots.turns import run
from maskenball.kernel import AnySeen, Chance, Game, Malformed, Match

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "Bot",
    "BotFactory",
    "Guarded",
    "RandomBot",
    "Speech",
    "check_level",
    "factory",
    "has_sides",
    "is_ours",
    "label",
    "levels",
    "make",
    "run",
    "side",
    "sides",
]

BotFactory = Callable[[Chance], Bot]
"""Makes a fresh bot for one seat of one match, given dice of its own; mostly a class."""

GROUP = "maskenball.bots"
DEALS = 30
"""How many deals are looked at to find out which sides there are."""


@cache
def _players(game: Game) -> dict[str, BotFactory]:
    """All players of this game; those that are not ours play under guard."""
    own = _of_game(game)
    if not _ours(game):
        own = {level: partial(Guarded, made, name=f"{game.name}.{level}") for level, made in own.items()}
    return {"random": RandomBot} | _of_others(game.name) | own


def _of_game(game: Game) -> dict[str, BotFactory]:
    module = games.part(game, "bots")
    found: dict[str, BotFactory] = module.BOTS if module else {}
    return found


def _ours(game: Game) -> bool:
    return game.package.partition(".")[0] == __name__.partition(".")[0]


def is_ours(game: Game, level: str) -> bool:
    """Whether this player belongs to us: those of other packages may fail, hang, or end the program."""
    return level == "random" or (_ours(game) and level in _of_game(game))


def _of_others(game: str) -> dict[str, BotFactory]:
    """Players of other packages for this game, under guard; they are loaded when they are wanted."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - takes 20 ms, which rules need not wait for

    found: dict[str, BotFactory] = {}
    for entry in sorted(entry_points(group=GROUP)):
        name, _, level = entry.name.partition(".")
        if name == game and level:
            found[level] = partial(Guarded, partial(_of_entry, entry), name=entry.name)
    return found


def _of_entry(entry: "EntryPoint", dice: Chance) -> Bot:
    bot: Bot = entry.load()(dice)
    return bot


def levels(game: Game) -> tuple[str, ...]:
    """The players there are for this game, strongest last."""
    return tuple(_players(game))


def check_level(game: Game, level: str) -> str:
    """The level, if this game has such a player."""
    if level not in levels(game):
        raise Malformed("no_such_level", given=level, known=", ".join(levels(game)))
    return level


def make(game: Game, level: str, dice: Chance) -> Bot:
    """A fresh bot for one seat of one game."""
    return _players(game)[check_level(game, level)](dice)


def factory(game: Game, bot: str | BotFactory) -> BotFactory:
    """What makes such bots: a level of this game, a class (or function), or the name of one as "package:Class".

    Code that is not ours plays under guard. A name imports code: it must come from whoever runs this program.
    """
    if not isinstance(bot, str):
        return bot if bot is RandomBot else partial(Guarded, bot, name=label(bot))
    if ":" in bot:
        return partial(Guarded, _load(bot), name=bot)
    return _players(game)[check_level(game, bot)]


def label(bot: str | BotFactory) -> str:
    """How a bot is called in tables: by its level or its name."""
    if isinstance(bot, str):
        return bot
    kind = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{kind.__module__}:{kind.__qualname__}"


def _load(name: str) -> BotFactory:
    module, _, path = name.partition(":")
    try:
        found: Any = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except Exception as wrong:  # whatever a stranger's module does when it is imported
        raise Malformed("no_such_bot", given=name, reason=f"{type(wrong).__name__}: {wrong}") from None
    if not callable(found):
        raise Malformed("no_such_bot", given=name, reason=f"{type(found).__name__}")
    made: BotFactory = found
    return made


def has_sides(game: Game) -> bool:
    """Whether people play for sides; else everybody plays alone."""
    return hasattr(games.part(game, "bots"), "side")


def side(game: Game, seen: AnySeen) -> str:
    """The side this seat plays for as things stand; an arena puts bots of one kind on it."""
    module = games.part(game, "bots")
    if module is None or not has_sides(game):
        raise Malformed("no_sides", game=game.name)
    return str(module.side(seen))


def sides(game: Game, players: int, options: Any = None) -> list[str]:
    """All sides there are; one deal need not show them all, many do."""
    names = tuple(map(str, range(players)))
    deals = (Match(game, names, options, f"sides {number}") for number in range(DEALS))
    return sorted({side(game, dealt.seen(seat)) for dealt in deals for seat in range(players)})
