"""Strange messages: every type of the protocol filled with what fits and what does not, and plain nonsense."""

import json
from typing import Any, get_args

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from maskenball import games
from maskenball import protocol as p

Strategy = st.SearchStrategy[Any]

SHORT = 200
"""A message that is shown when a test fails is shown up to here."""


class Text(str):
    """A message that may be very long."""

    __slots__ = ()

    def __repr__(self) -> str:
        return repr(str(self)) if len(self) <= SHORT else f"<{self[:SHORT]!r} and so on, {len(self)} letters>"


class Body(bytes):
    """The same of a request."""

    def __repr__(self) -> str:
        return repr(bytes(self)) if len(self) <= SHORT else f"<{bytes(self[:SHORT])!r} and so on, {len(self)} bytes>"


WORDS = st.text(st.characters(codec=None), max_size=12)
"""Any letters, halves of letters among them (lone surrogates)."""
HUGE = st.sampled_from(["x" * 600, "x" * 5_000, "\u0301" * 3_000, "🎭" * 200, "\x00", "\ud800", "\u202eabc", " "])
NUMBERS = st.integers(-3, 12) | st.sampled_from([2**31, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**400])
SCALARS = st.none() | st.booleans() | NUMBERS | st.floats() | WORDS | HUGE
NONSENSE = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)
DEEP = st.builds(
    lambda many, brackets: brackets[0] * many + brackets[1] * many,
    st.sampled_from([50, 500, 4_000]),
    st.sampled_from([("[", "]"), ('{"type":', "}"), ('{"type":"answer","id":"1","match":"","to":0,"action":[', "]}")]),
)


NOW, THIS = "the question of now", "the game of now"
"""Stand for the number of the question that is open when the message is sent, and for the match it belongs to."""
NAMED = {
    "id": st.uuids().map(str),
    "match": st.sampled_from([THIS, THIS, THIS, ""]),
    "to": st.sampled_from([NOW, NOW, NOW, 0, 1, 7]),
}
"""Fields that nobody would guess."""


def _nearly(fitting: Strategy) -> Strategy:
    """Mostly what fits."""
    return st.integers(0, 9).flatmap(lambda throw: NONSENSE if throw == 0 else fitting)


def of_type(kind: inspect.Type) -> Strategy:  # noqa: PLR0911 - a table of cases
    """Values of a type as they stand in JSON."""
    match kind:
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            return NUMBERS
        case inspect.FloatType():
            return st.floats(allow_nan=False) | NUMBERS
        case inspect.StrType():
            return WORDS | st.sampled_from(["random", "resistance", "all", "night", "Ben"]) | HUGE
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.EnumType():
            return st.sampled_from([each.value for each in kind.cls])
        case inspect.UnionType():
            return st.one_of([of_type(each) for each in kind.types])
        case inspect.DictType():
            return st.dictionaries(WORDS, of_type(kind.value_type), max_size=4)
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            return st.lists(of_type(kind.item_type), max_size=5)
        case inspect.TupleType():
            return st.tuples(*(of_type(each) for each in kind.item_types)).map(list)
        case inspect.StructType():
            return _struct(kind)
        case _:
            return NONSENSE


def _struct(kind: inspect.StructType) -> Strategy:
    fields = {field.encode_name: _nearly(NAMED.get(field.encode_name, of_type(field.type))) for field in kind.fields}
    needed = {name: fields.pop(name) for name in [field.encode_name for field in kind.fields if field.required]}
    tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    return st.fixed_dictionaries({**tag, **needed}, optional=fields)


ACTIONS = st.one_of([of_type(inspect.type_info(games.find(name).any_action)) for name in games.names()])
REQUESTS = st.one_of([of_type(inspect.type_info(kind)) for kind in get_args(p.ClientMessage)])
ANSWERS = st.fixed_dictionaries({"type": st.sampled_from(["answer", "draft"]), **NAMED, "action": _nearly(ACTIONS)})


def written(plain: Any) -> str:
    """As JSON, with everything that is no JSON (NaN, halves of letters) written as other programs would."""
    return json.dumps(plain)


def _mangled(text: str, at: int, instead: str) -> str:
    at %= len(text) + 1
    return text[:at] + instead + text[at + len(instead) :]


TEXTS = st.one_of(
    REQUESTS.map(written),
    ANSWERS.map(written),
    NONSENSE.map(written),
    DEEP,
    st.text(max_size=30),
    st.builds(_mangled, REQUESTS.map(written), st.integers(0, 10_000), st.sampled_from(["", '"', "}", "\\", "0", "é"])),
)
"""Text messages."""
MESSAGES = st.integers(0, 9).flatmap(lambda throw: TEXTS.map(Text) if throw else st.binary(max_size=40))


def of_struct(kind: type[msgspec.Struct]) -> Strategy:
    """Bodies for a request that wants this."""
    fitting = of_type(inspect.type_info(kind)).map(written)
    return (fitting | NONSENSE.map(written)).map(lambda text: Body(text.encode("utf-8", "replace"))) | st.binary(
        max_size=40
    )
