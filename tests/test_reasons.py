"""What msgspec says about data that does not fit is said in both languages, with the place that is wrong."""

from enum import StrEnum
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct

from maskenball.texts import Texts
from maskenball.texts.reasons import SHAPES

DE, EN = Texts("de"), Texts("en")


class Colour(StrEnum):
    RED = "red"


class Part(Struct, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=9)] = 1
    name: Annotated[str, Meta(min_length=2, pattern="^[a-z]+$")] = "ab"
    colour: Colour = Colour.RED
    pair: tuple[int, int] = (1, 2)
    many: Annotated[tuple[int, ...], Meta(min_length=1)] = (1,)
    maybe: bool | None = None


class Whole(Struct, forbid_unknown_fields=True):
    parts: tuple[Part, ...]


WRONG: list[tuple[Any, str, str]] = [
    ({}, "parts is missing", "parts fehlt"),
    ({"parts": [], "x": 1}, "there is no x here", "x gibt es hier nicht"),
    ({"parts": 3}, "parts: this should be a list [ ], not a whole number", "parts: hier soll eine Liste [ ] stehen"),
    ({"number": "a"}, "parts[0].number: this should be a whole number, not a text", "parts[0].number: hier soll eine"),
    ({"number": 0}, "parts[0].number: the number has to be >= 1", "parts[0].number: die Zahl muss >= 1 sein"),
    ({"name": "a"}, "parts[0].name: the length has to be >= 2", "parts[0].name: die Länge muss >= 2 sein"),
    ({"name": "A1"}, "parts[0].name: it can’t be written like this", "parts[0].name: so lässt sich das nicht"),
    ({"colour": "pink"}, "parts[0].colour: “pink” can’t stand here", "parts[0].colour: „pink“ kann hier nicht stehen"),
    ({"pair": [1]}, "parts[0].pair: the length has to be 2", "parts[0].pair: die Länge muss 2 sein"),
    ({"many": []}, "parts[0].many: the length has to be >= 1", "parts[0].many: die Länge muss >= 1 sein"),
    ({"maybe": 1}, "this should be true or false or nothing (null)", "hier soll true oder false oder nichts (null)"),
]


def reason(data: Any) -> str:
    """What msgspec says about it; a part stands for a whole with just that part."""
    whole = data if not data or "parts" in data else {"parts": [data]}
    with pytest.raises(msgspec.ValidationError) as wrong:
        msgspec.json.decode(msgspec.json.encode(whole), type=Whole)
    return str(wrong.value)


@pytest.mark.parametrize(("data", "english", "german"), WRONG)
def test_a_reason_is_told_with_its_place(data: Any, english: str, german: str) -> None:
    assert english in EN.reason(reason(data))
    assert german in DE.reason(reason(data))


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (b'{"a" 1}', "from byte 5 on it is no JSON", "ab Byte 5 ist es kein JSON"),
        (b'{"a": ', "it breaks off", "mitten im JSON ist Schluss"),
        (b'"\xff"', "no text in UTF-8", "kein Text in UTF-8"),
    ],
)
def test_what_is_no_json_is_told(text: bytes, english: str, german: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as wrong:
        msgspec.json.decode(text)
    assert english in EN.reason(str(wrong.value))
    assert german in DE.reason(str(wrong.value))


def test_every_shape_is_one_that_msgspec_has() -> None:
    said = [reason(data).partition(" - at ")[0] for data, _, _ in WRONG]
    said += [
        "JSON is malformed: invalid character (byte 5)",
        "Input data was truncated",
        "Invalid UTF-8 encoded string",
    ]
    assert all(any(shape.fullmatch(each) for each in said) for shape in SHAPES)


def test_a_reason_of_another_kind_stays_as_it_is() -> None:
    assert DE.reason("a rainy day") == "a rainy day"


@pytest.mark.parametrize("data", [{"colour": "x" * 5_000}, {"x" * 5_000: 1}], ids=["a value", "a field"])
def test_a_reason_that_quotes_something_very_long_is_told_in_short(data: Any) -> None:
    for texts in (EN, DE):
        assert "x" * 50 in texts.reason(reason(data))
        assert len(texts.reason(reason(data))) <= 200
