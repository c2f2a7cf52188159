"""Record: a match as a file, what PGN is to chess.

It is the save, the regression test and the thing people share. A file that is cut off, edited or foreign is
refused with a reason.
"""

import re
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from maskenball.kernel.choice import Action
from maskenball.kernel.errors import Malformed
from maskenball.kernel.game import Game, one_of
from maskenball.kernel.phase import Outcome
from maskenball.kernel.seats import Seat
from maskenball.kernel.talk import C, Wording

FORMAT = 1

A = TypeVar("A", bound=Action)
Opt = TypeVar("Opt", bound=Struct)
D = TypeVar("D", bound=Struct)
K = TypeVar("K")


class Answered(Struct, Generic[A], frozen=True, tag="answer", gc=False, forbid_unknown_fields=True):
    """A seat answered or cut in; seat -1 is the CLOCK."""

    seat: int
    action: A


class Sealed(Struct, Generic[A], frozen=True, tag="seal", gc=False, forbid_unknown_fields=True):
    """A seat answered a question that is opened later, even if this was the last answer."""

    seat: Seat
    action: A


class Opened(Struct, frozen=True, tag="open", gc=False, forbid_unknown_fields=True):
    """The sealed answers of all were opened."""


class Drawn(Struct, Generic[A], frozen=True, tag="draw", gc=False, forbid_unknown_fields=True):
    """An answer that makes no difference to its seat, drawn by the table (`OneOf.indifferent`)."""

    seat: Seat
    action: A


class Drafted(Struct, Generic[A], frozen=True, tag="draft", gc=False, forbid_unknown_fields=True):
    """A seat wrote down an unfinished answer."""

    seat: Seat
    action: A


class Withdrew(Struct, frozen=True, tag="withdraw", gc=False, forbid_unknown_fields=True):
    """A seat took its sealed answer back."""

    seat: Seat


class Rang(Struct, frozen=True, tag="ring", gc=False, forbid_unknown_fields=True):
    """The time of a slot ran out."""

    slot: str


class Spoke(Struct, Generic[C], frozen=True, tag="say", gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A seat said something."""

    seat: Seat
    channel: str
    text: str = ""
    claim: C | None = None
    wording: Wording[C] | None = None


Entry = Answered[Any] | Sealed[Any] | Opened | Drawn[Any] | Drafted[Any] | Withdrew | Rang | Spoke[Any]


class Record(Struct, Generic[Opt, D, K, A, C], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One match: the game, its options, the names, the seed or the deal, what the game before it handed on,
    and everything done and said."""

    maskenball: int = FORMAT
    game: str
    rules: int
    options: Opt
    names: tuple[str, ...]
    seed: str = ""
    deal: D | None = None
    carry: K | None = None
    entries: tuple[Answered[A] | Sealed[A] | Opened | Drawn[A] | Drafted[A] | Withdrew | Rang | Spoke[C], ...] = ()
    outcome: Outcome | None = None


AnyRecord = Record[Any, Any, Any, Any, Any]


def record_type(game: Game) -> Any:
    """The Record of one game, with its own types in it."""
    return Record[game.Options, game.Deal, game.Carry, game.any_action, game.any_said]  # type: ignore[name-defined]


def entry_type(game: Game) -> Any:
    """An entry of one game's records."""
    return one_of(
        Answered[game.any_action],  # type: ignore[name-defined]
        Sealed[game.any_action],  # type: ignore[name-defined]
        Opened,
        Drawn[game.any_action],  # type: ignore[name-defined]
        Drafted[game.any_action],  # type: ignore[name-defined]
        Withdrew,
        Rang,
        Spoke[game.any_said],  # type: ignore[name-defined]
    )


def schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of this game's records."""
    return with_short_names(msgspec.json.schema(record_type(game)))


def with_short_names(schema: dict[str, Any]) -> dict[str, Any]:
    """The same JSON Schema, where Record_Options__Deal__... is just Record, and a game's own Vote may be hoax.Vote."""
    text = msgspec.json.encode(schema).decode()
    for long in schema["$defs"]:
        text = text.replace(f'/{long}"', f'/{_short(long)}"').replace(f'"{long}":', f'"{_short(long)}":')
    named: dict[str, Any] = msgspec.json.decode(text)
    for name, definition in named["$defs"].items():
        definition["title"] = name
    return named


def _short(long: str) -> str:
    """The first word with a capital is the class; whose name is not alone comes with its module in front."""
    found = re.search(r"(?:^|\.)([A-Z][A-Za-z]*)", long)
    name = found[1] if found else long
    game = re.match(r"maskenball\.games\.(\w+)\.", long)
    return f"{game[1]}.{name}" if game else name


def dump_record(record: AnyRecord) -> bytes:
    """The Record as JSON, one entry a line, so that people can read and compare it."""
    plain = msgspec.to_builtins(record)
    lines = [
        f'  "{key}": {_json(value)}'
        for key, value in plain.items()
        if value is not None and key not in ("entries", "outcome")
    ]
    entries = ",\n".join("    " + _json(entry) for entry in plain["entries"])
    lines.append(f'  "entries": [\n{entries}\n  ]' if entries else '  "entries": []')
    if record.outcome is not None:
        lines.append(f'  "outcome": {_json(record.outcome)}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def load_record(data: bytes, find: Callable[[str], Game]) -> AnyRecord:
    """A Record out of a file; `find` gives the game of a name."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Malformed("record_unreadable", reason=str(wrong)) from None
    if not isinstance(plain, dict) or type(plain.get("maskenball")) is not int:
        raise Malformed("record_foreign")
    if plain["maskenball"] != FORMAT:
        raise Malformed("record_format", given=plain["maskenball"], known=FORMAT)
    game = find(str(plain.get("game")))
    if type(plain.get("rules")) is int and plain["rules"] != game.rules_version:
        raise Malformed("record_rules", given=plain["rules"], known=game.rules_version)
    record: AnyRecord = game.read(plain, record_type(game), "record_unreadable")
    return record
