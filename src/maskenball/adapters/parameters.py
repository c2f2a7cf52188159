"""Parameters: the options of a game as the plain values that a game string of OpenSpiel can hold, and back.

Yes and No and numbers stay what they are (-1 where a number may be none), a kind is its word, and everything else is
JSON; nothing stands for the default. What would break the string (commas, brackets, blanks) is written as in a web
address: `%2C`.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

import msgspec
from msgspec.inspect import (
    BoolType,
    EnumType,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    UnionType,
    type_info,
)

from maskenball.adapters.variant import LONGEST, MOST_CUTS, SIGNS, Variant, variant_of
from maskenball.kernel import Game, Malformed

Plain = bool | int | str

NONE = -1
OWN: dict[str, Plain] = {"players": 0, "vocabulary": "", "cuts": MOST_CUTS, "longest": LONGEST, "position": ""}
"""Parameters beside the options: the number of players, the words that stand for free text (with + between them), how
often each can cut in at a question, after how many decisions a game is broken off, where it begins."""


def specification(game: Game) -> dict[str, Plain]:
    """All parameters of a game with their defaults."""
    defaults, kinds = game.Options(), _kinds(game)
    written = {name: _write(kind, getattr(defaults, name)) for name, kind in kinds.items()}
    short = {name: "" if isinstance(value, str) and "%" in value else value for name, value in written.items()}
    return {**OWN, **short, "players": min(game.sizes())}


def variant(game: Game, given: Mapping[str, Plain]) -> Variant:
    """The variant that these parameters name."""
    chosen = {**specification(game), **given}
    kinds = _kinds(game)
    options = {name: _read(kinds[name], value) for name, value in chosen.items() if name in kinds and value != ""}
    players = int(chosen["players"])
    words = tuple(unquote(word) for word in str(chosen["vocabulary"]).split("+") if word) or SIGNS
    plain = msgspec.json.encode(game.options(options, players))
    rest = words, int(chosen["cuts"]), int(chosen["longest"]), str(chosen["position"])
    return variant_of(game.name, players, plain, *rest)


def _kinds(game: Game) -> dict[str, Any]:
    info = type_info(game.Options)
    assert isinstance(info, StructType)
    return {field.name: field.type for field in info.fields}


def written(game: Game, given: Mapping[str, Any]) -> dict[str, Plain]:
    """Parameters out of options and other values as Python has them: enums, tuples, structs, a list of words."""
    kinds = _kinds(game)
    plain = {name: _write(kinds[name], value) for name, value in given.items() if name in kinds}
    others: dict[str, Any] = {name: value for name, value in given.items() if name in OWN}
    if not isinstance(words := others.get("vocabulary", ""), str):
        others["vocabulary"] = "+".join(map(_quoted, words))
    if unknown := given.keys() - plain.keys() - others.keys():
        raise Malformed("bad_option", reason=", ".join(sorted(unknown)))
    return plain | others


def _quoted(text: str) -> str:
    """A text that can stand in a game string; the first sign is written out, so that none is taken for a number."""
    first = "".join(f"%{byte:02X}" for byte in text[:1].encode()) if not text[:1].isalpha() else text[:1]
    return first + quote(text[1:], safe="")


def _bare(kind: Any) -> Any:
    """The type without what is said about it; a number that may be none counts as a number."""
    if isinstance(kind, UnionType):
        others = [each for each in kind.types if not isinstance(each, NoneType)]
        kind = others[0] if len(others) == 1 and isinstance(_bare(others[0]), IntType) else kind
    return kind.type if isinstance(kind, Metadata) else kind


def _write(kind: Any, value: Any) -> Plain:
    match _bare(kind):
        case BoolType() | IntType():
            plain: Plain = NONE if value is None else value
            return plain
        case StrType() | EnumType() | LiteralType():
            return _quoted(str(value))
        case _:
            return _quoted(msgspec.json.encode(value).decode())


def _read(kind: Any, written: Plain) -> Any:
    match _bare(kind):
        case BoolType():
            return written
        case IntType():
            return None if written == NONE and isinstance(kind, UnionType) else written
        case StrType() | EnumType() | LiteralType():
            return unquote(str(written))
        case _:
            try:
                return msgspec.json.decode(unquote(str(written)).encode())
            except msgspec.DecodeError as wrong:
                raise Malformed("bad_option", reason=str(wrong)) from None
