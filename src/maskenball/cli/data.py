"""Data files: the tables and words of a box, which its owner can replace. `maskenball data` shows and checks them.

Any option can be read from a file (`--option NAME=@FILE`). The one of a game that holds its data, a table of values
or a whole text, is what `--data FILE` means.
"""

import argparse
import json
import re
from typing import Any

import msgspec
from msgspec import inspect

from maskenball import games
from maskenball.cli.errors import CommandError
from maskenball.cli.records import read_bytes
from maskenball.cli.screen import open_screen
from maskenball.kernel import Game, Refusal
from maskenball.texts import Texts

TEXT_FILE = "contentMediaType"
"""JSON Schema's word for a text that is a file of its own: an option so marked takes one."""


def run(args: argparse.Namespace, t: Texts) -> int:
    """Print the house's data or its schema, or check a file."""
    game: Game = args.game
    name = data_option(game)
    if name is None:
        raise CommandError(t("cli-no-data", game=t("game-name")))
    if args.schema:
        print(json.dumps(schema(game, name), indent=2, ensure_ascii=False))
    elif args.file:
        sizes = check(game, name, args.file, t)
        open_screen().print(t("cli-data-fits", file=args.file, players=", ".join(map(str, sizes))))
    else:
        print(house(game, t))
    return 0


def data_option(game: Game) -> str | None:
    """The option that holds the game's data: a struct, or a text marked as a file."""
    return next((field.name for field in _fields(game) if _is_data(field.type)), None)


def takes_text(game: Game, name: str) -> bool:
    """Whether the value of this option is a text, so that a file for it needs no JSON."""
    kind = next(field.type for field in _fields(game) if field.name == name)
    return isinstance(kind.type if isinstance(kind, inspect.Metadata) else kind, inspect.StrType)


def read_data(game: Game, name: str, file: str, t: Texts) -> Any:
    """What stands in the file, as plain data for this option: JSON, or for a text the text itself."""
    data = read_bytes(file, t)
    try:
        text = data.decode("utf-8-sig")
        return text if takes_text(game, name) else json.loads(text)
    except UnicodeDecodeError:
        raise CommandError(t("cli-bad-data", file=file, why=t("reason-no_text"))) from None
    except json.JSONDecodeError as wrong:
        why = t("cli-no-json", line=str(wrong.lineno), column=str(wrong.colno))
        raise CommandError(t("cli-bad-data", file=file, why=why)) from None
    except RecursionError:
        raise CommandError(t("cli-bad-data", file=file, why=t("cli-no-json", line="1", column="1"))) from None


def schema(game: Game, name: str) -> dict[str, Any]:
    """The JSON Schema of such a file."""
    kind = next(field.type for field in msgspec.structs.fields(game.Options) if field.name == name)
    found = msgspec.json.schema(kind)
    parts = [part for part in found.get("anyOf", ()) if part != {"type": "null"}]
    return {**parts[0], "$defs": found["$defs"]} if parts else found


def house(game: Game, t: Texts) -> str:
    """The house's own data as such a file: the place to start from."""
    own = getattr(games.part(game, "data"), "HOUSE", None)
    if own is None:
        raise CommandError(t("cli-no-house", game=t("game-name")))
    return msgspec.json.format(msgspec.json.encode(own), indent=2).decode()


def check(game: Game, name: str, file: str, t: Texts) -> tuple[int, ...]:
    """How many can play with this file; CommandError with what is wrong if nobody can."""
    given = {name: read_data(game, name, file, t)}
    try:
        options = game.options(given)
        sizes = game.sizes(options)
        game.options(options, sizes[0] if sizes else game.seats[0])
    except Refusal as refusal:
        raise wrong_data(game, file, name, refusal, t) from None
    return sizes


def wrong_data(game: Game, file: str, name: str, refusal: Refusal, t: Texts) -> CommandError:
    """One sentence: which file, which place in it, what is wrong there, and what could stand there."""
    if refusal.code != "bad_option":
        return CommandError(t("cli-bad-data", file=file, why=t.error(refusal)))
    reason = str(refusal.details["reason"])
    why = t.reason(reason.replace(f"`$.{name}", "`$"))
    place = re.search(r"at `\$\.(.*)`$", reason)
    known = _words(inspect.type_info(game.Options), re.findall(r"\w+", place[1])) if place else []
    return CommandError(
        t("cli-bad-data", file=file, why=why + (t("cli-but", known=", ".join(known)) if known else "") + ".")
    )


def _words(kind: inspect.Type, path: list[str]) -> list[str]:
    """The few words that could stand at this place, if it takes one of a few words."""
    match kind:
        case inspect.EnumType(cls=cls) if not path:
            return [str(member.value) for member in cls]
        case inspect.Metadata(type=inner):
            return _words(inner, path)
        case inspect.UnionType(types=types):
            return next((found for each in types if (found := _words(each, path))), [])
        case inspect.StructType(fields=fields) if path:
            return next((_words(field.type, path[1:]) for field in fields if field.encode_name == path[0]), [])
        case inspect.VarTupleType(item_type=item) if path:
            return _words(item, path[1:])
    return []


def _fields(game: Game) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _is_data(kind: inspect.Type) -> bool:
    match kind:
        case inspect.StructType():
            return True
        case inspect.UnionType(types=types):
            return any(map(_is_data, types))
        case inspect.Metadata(extra_json_schema=dict() as extra):
            return TEXT_FILE in extra
    return False
