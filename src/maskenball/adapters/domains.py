"""Domains: all values that a field of an answer can hold, in an order that hangs on the types alone.

Seats are counted from whoever answers, clockwise: number 1 is the left neighbour, for everybody.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.inspect import (
    BoolType,
    EnumType,
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

SEAT = "seat"
"""The title by which the kernel's types mark a seat."""
MOST_SUBSETS = 10
"""Up to so many seats every team is one value (1,024); at a larger table it is spelled seat by seat."""


class Domain(Struct, frozen=True):
    """All values of a field; `me` is the seat that answers."""

    @property
    def size(self) -> int:
        """How many there are."""
        raise NotImplementedError

    def index(self, value: Any, me: int) -> int:
        """The place of a value; KeyError if it is none of them."""
        raise NotImplementedError

    def value(self, index: int, me: int) -> Any:
        """The value at this place."""
        raise NotImplementedError


class Values(Domain, frozen=True, dict=True):
    """These values."""

    values: tuple[Any, ...]

    def __post_init__(self) -> None:
        self.__dict__["at"] = {value: at for at, value in enumerate(self.values)}

    @property
    def size(self) -> int:
        return len(self.values)

    def index(self, value: Any, me: int) -> int:
        at: int = self.__dict__["at"][value]
        return at

    def value(self, index: int, me: int) -> Any:
        return self.values[index]


class Words(Values, frozen=True):
    """Free text: the words of the vocabulary that was given, and no word."""


class Seats(Domain, frozen=True):
    """A seat."""

    players: int

    @property
    def size(self) -> int:
        return self.players

    def index(self, value: Any, me: int) -> int:
        if value not in range(self.players):
            raise KeyError(value)
        return int(value - me) % self.players

    def value(self, index: int, me: int) -> int:
        return (index + me) % self.players


class Teams(Domain, frozen=True):
    """Any number of seats, in ascending order."""

    players: int

    @property
    def size(self) -> int:
        return 1 << self.players

    def index(self, value: Any, me: int) -> int:
        return sum(1 << (seat - me) % self.players for seat in value)

    def value(self, index: int, me: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if index >> (seat - me) % self.players & 1)


class Perhaps(Domain, frozen=True):
    """None, or one of the others."""

    other: Domain

    @property
    def size(self) -> int:
        return 1 + self.other.size

    def index(self, value: Any, me: int) -> int:
        return 0 if value is None else 1 + self.other.index(value, me)

    def value(self, index: int, me: int) -> Any:
        return self.other.value(index - 1, me) if index else None


class Several(Struct, frozen=True):
    """Several values one after another, as many as one likes."""

    item: Domain


class Domains(Struct, frozen=True):
    """What domains hang on: the number of players, the words that stand for free text, and the options."""

    players: int
    words: tuple[str, ...]
    options: Any

    def domain(self, kind: Any) -> Domain | Several:
        """The domain of a type, as `msgspec.inspect` describes it."""
        if is_seat(kind):
            return Seats(self.players)
        match kind.type if isinstance(kind, Metadata) else kind:
            case UnionType(types):
                return self._union(types)
            case VarTupleType(item):
                inner = self.single(item)
                few = isinstance(inner, Seats) and self.players <= MOST_SUBSETS
                return Teams(self.players) if few else Several(inner)
            case StrType():
                return self._texts(kind)
            case BoolType():
                return Values((False, True))
            case EnumType(cls=values) | LiteralType(values=values):
                return Values(tuple(values))
            case IntType() as number if (bounds := bounded(number)) is not None:
                return Values(tuple(bounds))
        raise TypeError(f"an answer of the type {kind} has no number")

    def _texts(self, kind: Any) -> Values:
        """What the type says is ever offered, or gives as examples, with what the options bring; else any word."""
        schema = (kind.extra_json_schema or {}) if isinstance(kind, Metadata) else {}
        extra = (kind.extra or {}) if isinstance(kind, Metadata) else {}
        if "offered" in extra:
            return Values(tuple(extra["offered"]))
        if "examples" not in schema:
            return Words(("", *self.words))
        named = texts_titled(type_info(type(self.options)), schema.get("title"), self.options)
        return Values(tuple(dict.fromkeys([*schema["examples"], *named])))

    def single(self, kind: Any) -> Domain:
        """The domain of a type that is no row."""
        domain = self.domain(kind)
        if isinstance(domain, Several):
            raise TypeError(f"a row within {kind} has no number")
        return domain

    def _union(self, types: tuple[Any, ...]) -> Domain:
        others = [kind for kind in types if not isinstance(kind, NoneType)]
        if len(others) != 1:
            raise TypeError(f"a value out of {types} has no number")
        return Perhaps(self.single(others[0]))


def is_seat(kind: Any) -> bool:
    """Whether a type is marked as a seat."""
    return isinstance(kind, Metadata) and (kind.extra_json_schema or {}).get("title") == SEAT


def bounded(kind: IntType) -> range | None:
    """The whole numbers that fit this type, if both ends are known."""
    low = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    high = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    return None if low is None or high is None else range(low, high + 1)


def texts_titled(kind: Any, title: str | None, value: Any) -> Iterator[str]:
    """All texts in a value whose type has this title: the places of a board that somebody brought, say."""
    if isinstance(kind, Metadata):
        if title is not None and (kind.extra_json_schema or {}).get("title") == title and isinstance(value, str):
            yield value
        kind = kind.type
    match kind:
        case StructType():
            for field in kind.fields:
                yield from texts_titled(field.type, title, getattr(value, field.name))
        case VarTupleType(item):
            for each in value:
                yield from texts_titled(item, title, each)
        case TupleType(items):
            for item, each in zip(items, value, strict=True):
                yield from texts_titled(item, title, each)
        case UnionType(types):
            for each in types:
                if isinstance(each, StructType) and isinstance(value, each.cls):
                    yield from texts_titled(each, title, value)
