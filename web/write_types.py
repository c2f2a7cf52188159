"""Writes the TypeScript types of the protocol and of every game's views, from the same structs the server sends.

python web/write_types.py          writes web/src/types/*.ts, those that have changed

`make web` does so. The files of the games are not kept in the tree: a game is its own folder and nothing else.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec

from maskenball import games, protocol
from maskenball.kernel import Game
from maskenball.server.http import about, lessons
from maskenball.server.http.app import Server
from maskenball.server.http.openapi import NO_JSON
from maskenball.server.http.records import Records
from maskenball.server.http.routes import JSON, declared

FOLDER = Path(__file__).parent / "src" / "types"
SPARSE = {kind.__name__ for kind in get_args(protocol.ServerMessage) if kind.__struct_config__.omit_defaults}
HEAD = "// Made by web/write_types.py from the server's own types. Do not edit.\n\n"


def written() -> dict[str, str]:
    """All files, by name."""
    common = [protocol.ClientMessage, protocol.ServerMessage]
    names = ["ClientMessage", "ServerMessage"]
    version = f"{HEAD}/** What this page speaks. */\nexport const VERSION = {protocol.VERSION};\n\n"
    files = {"protocol.ts": _file(common, names).replace(HEAD, version)}
    files["http.ts"] = _file(_http(), [])
    for game in map(games.find, games.names()):
        files[f"{game.name}.ts"] = _file(*_of(game))
    return files


def _http() -> list[Any]:
    """All that routes take and give."""
    routes = [route for owner in (Server, Records, lessons, about) for _, route in declared(owner)]
    kinds = [kind for route in routes if route.media == JSON for kind in (route.body, route.gives)]
    return [*(kind for kind in kinds if kind not in NO_JSON), protocol.WireError]


def _of(game: Game) -> tuple[list[Any], list[str]]:
    kinds = [game.any_action, game.any_event, game.any_claim, game.View, game.Options, game.any_choice]
    return kinds, ["AnyAction", "AnyEvent", "AnyClaim"]


def _file(kinds: list[Any], unions: Iterable[str]) -> str:
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="{name}")
    lines = [HEAD]
    for name, schema in zip(unions, schemas, strict=False):
        lines.append(f"export type {_short(name)} = {_type(schema)};\n\n")
    for name, schema in sorted(parts.items()):
        lines.append(_definition(_short(name), schema))
    return "".join(dict.fromkeys(lines))


def _definition(name: str, schema: dict[str, Any]) -> str:
    about = f"/** {schema['description'].strip()} */\n" if schema.get("description") else ""
    if schema.get("type") != "object":
        return f"{about}export type {name} = {_type(schema)};\n\n"
    # Clients may leave out what has a default; the server does so in some messages only.
    sparse = schema.get("additionalProperties") is False or name in SPARSE
    required = set(schema.get("required", ())) if sparse else set(schema["properties"])
    fields = [
        f"  {field}{'' if field in required or 'const' in str(part) else '?'}: {_type(part)};\n"
        for field, part in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(fields)}}}\n\n"


def _type(schema: Any) -> str:  # noqa: PLR0911 - a table of cases
    if schema is True or not schema:
        return "unknown"
    if "$ref" in schema:
        return _short(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(each).decode() for each in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(_type, schema['prefixItems']))}]"
        case "array":
            return f"({_type(schema.get('items'))})[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties', True))}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return plain
        case _:
            return "unknown"


def _short(name: str) -> str:
    """OneOf_Propose__Vote is just OneOf; Record is a type of TypeScript's own."""
    short = name.partition("_")[0]
    return "RecordFile" if short == "Record" else short


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in written().items():
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:  # else all would be built anew
            file.write_text(text, encoding="utf-8")
