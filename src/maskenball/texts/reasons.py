"""What msgspec says about data that does not fit, in words of the catalogue and with the place that is wrong.

It says so in English only. The shapes here are those that people can meet: an option, a record, a data file, an answer
written by hand. A shape that is not here stays as it is.
"""

import re
from collections.abc import Callable

SHAPES = {
    re.compile(shape): f"reason-{name}"
    for shape, name in (
        (r"Object contains unknown field `(?P<field>.*)`", "unknown_field"),
        (r"Object missing required field `(?P<field>.*)`", "missing_field"),
        (r"Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`", "type"),
        (r"Expected `(?:int|float)` (?P<bound>(?:>=|<=|<|>) .*)", "bound"),
        (r"Expected `(?:array|object|str)` of (?:at (?:least|most) )?length (?P<bound>[^,]*)(?:, got \d+)?", "length"),
        (r"Expected `str` matching regex .*", "pattern"),
        (r"Invalid (?:enum )?value (?P<value>.*)", "value"),
        (r"JSON is malformed: .* \(byte (?P<byte>\d+)\)", "no_json"),
        (r"Input data was truncated", "truncated"),
        (r"(?:Invalid|'utf-?8' codec).*", "no_text"),
    )
}
PLACE = re.compile(r"(?P<what>.*) - at `(?P<place>.*)`")
KINDS = ("int", "float", "str", "bool", "array", "object", "null")

MOST_SHOWN = 100
"""Letters of what somebody sent that stand in a sentence; Fluent itself takes no more than a thousand."""

Say = Callable[[str, dict[str, str]], str]
"""A message of the catalogue, with its arguments."""


def explained(reason: str, say: Say) -> str:
    """The reason in the words of the catalogue."""
    placed = PLACE.fullmatch(reason)
    what, place = (placed["what"], _path(placed["place"])) if placed else (reason, "")
    for shape, message in SHAPES.items():
        if found := shape.fullmatch(what):
            details = {name: _shown(name, text, say) for name, text in found.groupdict().items()}
            sentence = say(message, details)
            return f"{place}: {sentence}" if place else sentence
    return reason


def _path(place: str) -> str:
    """`$.rooms[3].colour` as rooms[3].colour; the whole has no name."""
    return place.replace("[...]", "[]").removeprefix("$").removeprefix(".")


def _shown(name: str, text: str, say: Say) -> str:
    if name in ("wanted", "given"):
        kinds = [say(f"kind-{kind}", {}) if kind in KINDS else kind for kind in text.split(" | ")]
        return f" {say('list-or', {})} ".join(kinds)
    shown = text.strip("'\"") if name == "value" else text
    return shown if len(shown) <= MOST_SHOWN else shown[: MOST_SHOWN - 1] + "…"
