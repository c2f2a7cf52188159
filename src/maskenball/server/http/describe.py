"""What a client has to know of a game beforehand: its options, and how to turn its values into sentences.

Sentences stand in the Fluent files; their arguments are made of a value's fields as texts/arguments.py says. For that
a client needs of each field whether its numbers are seats, and of which enum its words are.
"""

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from maskenball.bots import levels
from maskenball.kernel import Game, Outcome, Ring, Said
from maskenball.texts.beats import Beat, beats_of
from maskenball.texts.files import find_file

Kind = dict[str, dict[str, str]]
"""Field by field: {"title": "seat"} or {"enum": "Card"}, or nothing special."""


class Span(Struct, frozen=True, array_like=True):
    """From so many to so many."""

    least: int
    most: int


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made choice of options (those that differ from the recommended); `preset-<name>` says what it is."""

    name: str
    options: dict[str, Any]


class GameInfo(Struct, frozen=True):
    """Everything about one game that is the same at every table."""

    name: str
    rules: int
    least: int
    most: int
    seats: Span
    bots: tuple[str, ...]
    options: dict[str, Any]
    """A JSON Schema."""
    defaults: dict[str, Any]
    presets: tuple[Preset, ...]
    beats: dict[str, Beat]
    """By event: for how long it is watched, and as what."""
    kinds: dict[str, Kind]


@cache
def describe(game: Game) -> GameInfo:
    """What there is to know of this game."""
    sizes = game.sizes()
    return GameInfo(
        game.name,
        game.rules_version,
        least=sizes[0],
        most=sizes[-1],
        seats=Span(game.seats[0], game.seats[-1]),
        bots=levels(game),
        options=msgspec.json.schema(game.Options),
        defaults=msgspec.to_builtins(game.options()),
        presets=_presets(game),
        beats=beats_of(game).beats,
        kinds={kind.__name__: _kind(kind) for kind in _structs(game)},
    )


def _presets(game: Game) -> tuple[Preset, ...]:
    """What `presets.json` in the game's folder holds; a game may have none."""
    file = find_file(game.package, "presets.json")
    return () if file is None else msgspec.json.decode(file.read_bytes(), type=tuple[Preset, ...])


def _structs(game: Game) -> Iterator[type[Struct]]:
    yield from (Outcome, Said, Ring)
    yield from (*game.actions, *game.events, *game.claim_types, *game.reason_types)
    hints = get_type_hints(game.State)
    yield from get_args(hints["phase"]) or (hints["phase"],)


def _kind(kind: type[Struct]) -> Kind:
    hints = get_type_hints(kind, include_extras=True)
    found = {field: _field(hints[field]) for field in kind.__struct_fields__}
    return {field: about for field, about in found.items() if about}


def _field(hint: Any) -> dict[str, str]:
    parts = list(_parts(hint))
    title = next((part for part in parts if isinstance(part, str)), None)
    enum = next((part.__name__ for part in parts if isinstance(part, type)), None)
    return {key: value for key, value in (("title", title), ("enum", enum)) if value}


def _parts(hint: Any) -> Iterator[str | type[Enum]]:
    """The titles and enums in a type, outermost first."""
    if get_origin(hint) is Annotated:
        yield from (meta.title for meta in hint.__metadata__ if isinstance(meta, Meta) and meta.title)
    if isinstance(hint, type) and issubclass(hint, Enum):
        yield hint
    for part in get_args(hint):
        yield from _parts(part)
