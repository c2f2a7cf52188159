"""Menus: a question as numbered lines, and what somebody typed as one of its answers. Knows no terminal."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, inspect

from maskenball.kernel import Action, Claim, OneOf, Some
from maskenball.texts import Texts


class Line(NamedTuple):
    """One answer: what to type for it, how it reads, and what it is."""

    key: str
    label: str
    value: Any


class Folder(NamedTuple):
    """Several answers behind one line."""

    lines: tuple[Line, ...]


class Unclear(Exception):
    """What was typed is not one answer; the exception is the sentence that says so."""


class Several(Unclear):
    """What was typed fits several answers: these."""

    def __init__(self, sentence: str, lines: list[Line]) -> None:
        super().__init__(sentence)
        self.lines = lines


def lines_of(choice: OneOf[Any], t: Texts) -> list[Line]:
    """The answers of a OneOf. Where each names one seat, its number is that of the seat on the board."""
    options = choice.options
    seats = [_seat_of(option) for option in options]
    named = [seat for seat in seats if seat is not None]
    by_seat = named and len(set(named)) == len(named) and len(options) - len(named) <= 1
    keys = [0 if seat is None else seat + 1 for seat in seats] if by_seat else range(1, len(options) + 1)
    return [Line(str(key), t.line(option), option) for key, option in zip(keys, options, strict=True)]


def lines_of_field(kind: type[Struct], name: str, values: Sequence[Any], t: Texts) -> list[Line]:
    """The values that a field of a form can take; seats have the numbers they have on the board."""
    match title := title_of(kind, name):
        case "seat":
            return [Line(str(value + 1), t.names[value], value) for value in values]
        case "ordinal":
            return [Line(str(value + 1), str(value + 1), value) for value in values]
    texts = [t.shown(value, title) if isinstance(value, str) else t.line(value) for value in values]
    return [Line(str(number), text, value) for number, (text, value) in enumerate(zip(texts, values, strict=True), 1)]


def folded(lines: list[Line], many: int) -> list[Line]:
    """Where there are many answers: those that begin alike (as the Thief, this or that) behind one line."""
    groups: dict[object, list[Line]] = {}
    for line in lines:
        groups.setdefault(_kind_of(line.value) or line.key, []).append(line)
    if len(lines) <= many or len(groups) == 1:
        return lines
    found: list[Line] = []
    for group in groups.values():
        beginning = _beginning(group)
        if len(group) > 1 and beginning:
            inside = tuple(Line(str(at), line.label, line.value) for at, line in enumerate(group, 1))
            found.append(Line("", f"{beginning} …", Folder(inside)))
        else:
            found += group
    return [Line(str(number), line.label, line.value) for number, line in enumerate(found, 1)]


def _kind_of(value: Any) -> tuple[type, Enum | None] | None:
    """What answers have in common: their type, and the word they begin with."""
    if not isinstance(value, Action | Claim):
        return None
    first = getattr(value, next(iter(value.__struct_fields__), ""), None)
    return type(value), first if isinstance(first, Enum) else None


def _beginning(lines: list[Line]) -> str:
    """The words with which all of them begin."""
    columns = zip(*(line.label.split() for line in lines), strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns))


def about(lines: Iterable[Line]) -> dict[int | None, list[Line]]:
    """The lines by the seat that each names first; None: those that name nobody."""
    found: dict[int | None, list[Line]] = {}
    for line in lines:
        seat = next(_seats(line.value), None) if isinstance(line.value, Struct) else None
        found.setdefault(seat, []).append(line)
    return found


def find(lines: Sequence[Line], typed: str, t: Texts, hidden: Sequence[Line] = ()) -> Line:
    """The one line meant by a number, a text, or beginnings of its words; `hidden` ones are found by words alone."""
    wanted = plain(typed)
    if not wanted:
        raise Unclear(t("cli-nothing-typed"))
    for among, ways in ((lines, (_is_key, _is_label, _begins_label, _begins_words)), (hidden, (_begins_words,))):
        for fits in ways:
            found = [line for line in among if fits(wanted, line)]
            if len(found) == 1:
                return found[0]
            if found:
                raise Several(t("cli-several", given=typed), found)
    raise Unclear(t("cli-not-offered", given=typed))


def find_some(lines: Sequence[Line], typed: str, field: Some, t: Texts) -> tuple[Any, ...]:
    """Several lines, named one after the other, with commas or without."""
    words = typed.split(",") if "," in typed else typed.split()
    found = [find(lines, word.strip(), t) for word in words if word.strip()]
    values = tuple(line.value for line in found)
    if len(set(values)) != len(values):
        twice = next(line.label for line in found if values.count(line.value) > 1)
        raise Unclear(t("cli-twice", name=twice))
    if not field.least <= len(values) <= field.most:
        message = "cli-wrong-number" if field.least == field.most else "cli-wrong-range"
        raise Unclear(t(message, least=field.least, most=field.most, given=len(values)))
    return values


def plain(text: str) -> str:
    """Without accents, case and outer spaces, so that `jorg` finds Jörg."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).strip()


def _is_key(wanted: str, line: Line) -> bool:
    return wanted == line.key


def _is_label(wanted: str, line: Line) -> bool:
    return wanted == plain(line.label)


def _begins_label(wanted: str, line: Line) -> bool:
    return plain(line.label).startswith(wanted)


def _begins_words(wanted: str, line: Line) -> bool:
    """Whether each word that was typed begins one of the words."""
    words = re.findall(r"[\w'’-]+", plain(line.label))
    return all(any(word.startswith(typed) for word in words) for typed in wanted.split())


@cache
def title_of(kind: type[Struct], name: str) -> str | None:
    """What the value of this field is: "seat" where a name should be shown."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return next((_title(field.type) for field in info.fields if field.name == name), None)


def _title(info: inspect.Type) -> str | None:
    match info:
        case inspect.Metadata(extra_json_schema={"title": str(found)}):
            return found
        case inspect.VarTupleType(item_type=item):
            return _title(item)
        case inspect.UnionType(types=types):
            return next((title for each in types if (title := _title(each))), None)
    return None


def _seat_of(action: Struct) -> int | None:
    """The one seat that an action names."""
    seats = list(_seats(action))
    return seats[0] if len(seats) == 1 else None


def _seats(action: Struct) -> Iterator[int]:
    for field in msgspec.structs.fields(action):
        value = getattr(action, field.name)
        if title_of(type(action), field.name) == "seat":
            yield from (seat for seat in (value if isinstance(value, tuple) else (value,)) if seat is not None)
