"""Encoder: what a seat knows as an array of fixed length, generated from the types of a game's View; no code per game.

A seat is a one-hot counted from one's own, a kind or a small number a one-hot, Yes and No are 1 and -1, a struct is its
fields side by side, one out of several kinds of struct the one-hot of the kind and room for the largest. What lies
before each seat has a place for each, the own first; of other rows the last few entries, newest first. Text is a code
of 16 signs, other numbers are squeezed by a logarithm. What is not there is 0.

The length hangs on types, players and options alone, never on what has been played. A row that is as long as the table
when a game begins is taken to lie before the seats; if it does not, nothing is lost, it is only turned.
"""

from array import array
from collections.abc import Callable, Sequence
from hashlib import blake2b
from math import log1p
from typing import Any, NamedTuple

from msgspec.inspect import (
    BoolType,
    EnumType,
    FloatType,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    UnionType,
    VarTupleType,
    type_info,
)

from maskenball.adapters.domains import Domains, bounded, is_seat
from maskenball.kernel import Game

Write = Callable[[Any, int, Any, int], None]
"""(out, at, value, me): write a value into `out` from `at` on, as seen by the seat `me`."""

NEWEST = (12, 3)
"""How many entries of a row are shown, and of a row within a row."""
MOST_ONE_HOT = 32
"""Numbers with at most so many values are one-hots."""
TEXT = 16
GIVEN = 4
"""How many numbers of an answer that is being spelled are shown."""
FINGERPRINT = 64
ASKED = ("", "may", "must")
MOST_KEPT = 4096
"""Entries of which the numbers are kept."""
UNSEEN = "laid_open"
"""The field of every View that tells the end: never an input."""


class Part(NamedTuple):
    """How one type is written, and how much room it takes."""

    size: int
    write: Write


class Encoder:
    """The arrays of one game at one table."""

    def __init__(self, game: Game, domains: Domains, first: Any, numbers: int) -> None:
        self.players = domains.players
        self._bits = max(numbers.bit_length(), 1)
        self._options = game.Options
        self._view = self._part(type_info(game.View), first, 0)
        self._own = self.players + len(ASKED) + GIVEN * self._bits
        self.size = self._own + self._view.size

    def encode(self, view: Any, me: int, asked: str, given: Sequence[int]) -> "array[float]":
        """What this seat observes: itself, how it is asked, what it has given to the question, its view."""
        out = array("f", bytes(4 * self.size))
        out[me] = 1.0
        out[self.players + ASKED.index(asked)] = 1.0
        at = self.players + len(ASKED)
        for number in given[-GIVEN:]:
            for bit in range(self._bits):
                out[at + bit] = 1.0 if number >> bit & 1 else -1.0
            at += self._bits
        if view is not None:
            self._view.write(out, self._own, view, me)
        return out

    # One part for each type

    def _part(self, kind: Any, sample: Any, depth: int) -> Part:
        """How a type is written; `sample` is such a value at the beginning of a game, or None."""
        if (single := self._single(kind)) is not None:
            return single
        match kind.type if isinstance(kind, Metadata) else kind:
            case StructType() as struct:
                return self._struct(struct, sample, depth)
            case UnionType(types):
                return self._union(types, sample, depth)
            case TupleType(items):
                given = sample if isinstance(sample, tuple) else (None,) * len(items)
                return _in_a_row([self._part(item, one, depth) for item, one in zip(items, given, strict=True)])
            case VarTupleType(item):
                return self._tuple(item, sample, depth)
        raise TypeError(f"a view with the type {kind} can't be written as numbers")

    def _single(self, kind: Any) -> Part | None:
        """How a single value is written."""
        if is_seat(kind):
            return Part(self.players, _seat_writer(self.players))
        match kind.type if isinstance(kind, Metadata) else kind:
            case BoolType():
                return Part(1, _write_bool)
            case IntType() as number:
                bounds = bounded(number)
                few = bounds is not None and len(bounds) <= MOST_ONE_HOT
                return _one_hot(bounds) if bounds is not None and few else Part(1, _write_number)
            case FloatType():
                return Part(1, _write_number)
            case EnumType(cls=values) | LiteralType(values=values):
                return _one_hot([*values])
            case StrType():
                return Part(TEXT, _write_text)
        return None

    def _struct(self, kind: StructType, sample: Any, depth: int) -> Part:
        names: list[str] = []
        parts: list[Part] = []
        for field in kind.fields:
            if field.name == UNSEEN or getattr(field.type, "cls", None) is self._options:
                continue
            names.append(field.name)
            given = getattr(sample, field.name) if isinstance(sample, kind.cls) else None
            parts.append(self._part(field.type, given, depth))
        return _fields(names, parts)

    def _union(self, types: Sequence[Any], sample: Any, depth: int) -> Part:
        others = [kind for kind in types if not isinstance(kind, NoneType)]
        if len(others) == 1:
            part = self._part(others[0], sample, depth)
            return _perhaps(part) if isinstance(others[0], StructType | VarTupleType | IntType) else _or_nothing(part)
        if not all(isinstance(kind, StructType) for kind in others):
            raise TypeError(f"a value out of {types} can't be written as numbers")
        return _tagged([(kind.cls, self._part(kind, sample, depth)) for kind in others])

    def _tuple(self, item: Any, sample: Any, depth: int) -> Part:
        seats = is_seat(item)
        if isinstance(sample, tuple) and len(sample) == self.players and not seats:
            part = self._part(item, sample[0], depth + 1)
            return Part(self.players * part.size, _by_seat_writer(self.players, part))
        if seats:
            return Part(3 * self.players, _seats_writer(self.players))
        shown = NEWEST[min(depth, len(NEWEST) - 1)]
        part = self._part(item, None, depth + 1)
        return Part(1 + shown * part.size, _newest_writer(shown, part if depth else _kept(part)))


def fingerprint(text: str) -> list[float]:
    """64 signs by which two texts are told apart."""
    code = int.from_bytes(blake2b(text.encode(), digest_size=FINGERPRINT // 8).digest(), "little")
    return [1.0 if code >> bit & 1 else -1.0 for bit in range(FINGERPRINT)]


# Values


def _write_bool(out: Any, at: int, value: Any, me: int) -> None:
    out[at] = 1.0 if value else -1.0


def _write_number(out: Any, at: int, value: Any, me: int) -> None:
    out[at] = log1p(value) / 4 if value >= 0 else -log1p(-value) / 4


def _write_text(out: Any, at: int, value: Any, me: int) -> None:
    code = _code(value)
    for bit in range(TEXT):
        out[at + bit] = 1.0 if code >> bit & 1 else -1.0


_CODES: dict[str, int] = {}


def _code(text: str) -> int:
    if text not in _CODES:
        if len(_CODES) > 1 << 16:
            _CODES.clear()
        _CODES[text] = int.from_bytes(blake2b(text.encode(), digest_size=TEXT // 8).digest(), "little")
    return _CODES[text]


def _one_hot(values: Sequence[Any]) -> Part:
    places = {value: at for at, value in enumerate(values)}

    def write(out: Any, at: int, value: Any, me: int) -> None:
        out[at + places[value]] = 1.0

    return Part(len(places), write)


def _seat_writer(players: int) -> Write:
    def write(out: Any, at: int, value: Any, me: int) -> None:
        out[at + (value - me) % players] = 1.0

    return write


def _or_nothing(part: Part) -> Part:
    """None is 0 everywhere."""
    inner = part.write

    def write(out: Any, at: int, value: Any, me: int) -> None:
        if value is not None:
            inner(out, at, value, me)

    return Part(part.size, write)


def _perhaps(part: Part) -> Part:
    """Whether there is one, and which."""
    inner = part.write

    def write(out: Any, at: int, value: Any, me: int) -> None:
        if value is not None:
            out[at] = 1.0
            inner(out, at + 1, value, me)

    return Part(1 + part.size, write)


# Several values


def _in_a_row(parts: Sequence[Part]) -> Part:
    placed = _placed(parts)

    def write(out: Any, at: int, value: Any, me: int) -> None:
        for one, (offset, inner) in zip(value, placed, strict=True):
            inner(out, at + offset, one, me)

    return Part(sum(part.size for part in parts), write)


def _fields(names: Sequence[str], parts: Sequence[Part]) -> Part:
    placed = [(name, *place) for name, place in zip(names, _placed(parts), strict=True)]

    def write(out: Any, at: int, value: Any, me: int) -> None:
        for name, offset, inner in placed:
            inner(out, at + offset, getattr(value, name), me)

    return Part(sum(part.size for part in parts), write)


def _placed(parts: Sequence[Part]) -> list[tuple[int, Write]]:
    offsets = [sum(part.size for part in parts[:at]) for at in range(len(parts))]
    return [(offset, part.write) for offset, part in zip(offsets, parts, strict=True)]


def _tagged(parts: Sequence[tuple[type, Part]]) -> Part:
    kinds = {cls: (at, part.write) for at, (cls, part) in enumerate(parts)}
    count = len(kinds)

    def write(out: Any, at: int, value: Any, me: int) -> None:
        if value is not None:
            place, inner = kinds[type(value)]
            out[at + place] = 1.0
            inner(out, at + count, value, me)

    return Part(count + max(part.size for _, part in parts), write)


def _by_seat_writer(players: int, part: Part) -> Write:
    size, inner = part

    def write(out: Any, at: int, value: Any, me: int) -> None:
        for seat, one in enumerate(value):
            inner(out, at + (seat - me) % players * size, one, me)

    return write


def _seats_writer(players: int) -> Write:
    """Who is among them, who comes first, who last."""

    def write(out: Any, at: int, value: Any, me: int) -> None:
        for seat in value:
            out[at + (seat - me) % players] = 1.0
        if value:
            out[at + players + (value[0] - me) % players] = 1.0
            out[at + 2 * players + (value[-1] - me) % players] = 1.0

    return write


def _kept(part: Part) -> Part:
    """The same, for entries of a history, which are asked for again and again: what was written is kept."""
    size, inner = part
    kept: dict[tuple[int, int], tuple[Any, array[float]]] = {}

    def write(out: Any, at: int, value: Any, me: int) -> None:
        known = kept.get((id(value), me))
        if known is None:
            if len(kept) >= MOST_KEPT:
                kept.clear()
            known = kept[id(value), me] = (value, array("f", bytes(4 * size)))
            inner(known[1], 0, value, me)
        out[at : at + size] = known[1]

    return Part(size, write)


def _newest_writer(shown: int, part: Part) -> Write:
    size, inner = part

    def write(out: Any, at: int, value: Any, me: int) -> None:
        out[at] = log1p(len(value)) / 4
        for place, one in enumerate(value[: -shown - 1 : -1]):
            inner(out, at + 1 + place * size, one, me)

    return write
