"""How the fields of a struct become the arguments of its message. A browser that shows them does the same.

By type: a Seat is the player's name, an enum its word, a bool "true" or "false", None "none", a tuple its parts joined
by commas and "and", another struct its own sentence; numbers and texts stay. A number whose type has the title
"ordinal" is shown counting from 1. A text whose type has a title is the word of that name if the catalogue has one
(title "place": the room "R1" is `place-R1`), so that data out of somebody's own file is shown as it stands. Besides
`$field` itself a message may use

    $field_is       what to select by: the value of an enum, "none", "true", "false", or else "some"
    $field_count    how many there are in a tuple
    $field_by_name  a tuple in seat order, each with the name of the seat: "Ada (Spy), Bo (Resistance)"
    $field_yes, $field_no, $field_yes_count, $field_no_count
                    of a tuple of bools, such as votes: the names of those seats, or how many there are; it is in the
                    order of the struct's `seats`, or of all seats if there is no such field

The arguments of `error-<code>` are the refusal's details, and `$exact`: whether `$least` and `$most` are the same.
Only what a message uses is worked out.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

Shown = str | int
Show = Callable[[Any, str | None], Shown]
"""How one value is shown, given the title of its type."""
Reader = Callable[[Show, Any], Shown]


@cache
def reader(kind: type[Struct], argument: str) -> Reader:
    """How to get this argument out of a struct of this kind."""
    titles = _titles(kind)
    if argument in titles:
        title = titles[argument]
        return lambda show, struct: show(getattr(struct, argument), title)
    field, _, derived = argument.rpartition("_")
    if field in titles and derived == "is":
        return lambda _show, struct: raw(getattr(struct, field))
    if field in titles and derived == "count":
        return lambda _show, struct: len(getattr(struct, field))
    field = argument.removesuffix("_by_name")
    if field in titles:
        return lambda show, struct: show(
            tuple(f"{show(seat, 'seat')} ({show(one, None)})" for seat, one in enumerate(getattr(struct, field))),
            None,
        )
    field, _, vote = argument.removesuffix("_count").rpartition("_")
    if field in titles and vote in ("yes", "no"):
        if argument.endswith("_count"):
            return lambda _show, struct: len(_voters(struct, field, vote == "yes"))
        return lambda show, struct: show(_voters(struct, field, vote == "yes"), "seat")
    raise KeyError(f"{kind.__name__} has nothing for ${argument}")


def raw(value: object) -> str:
    """What a message can select by."""
    match value:
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case Enum():
            return str(value.value)
        case _:
            return "some"


@cache
def _titles(kind: type[Struct]) -> dict[str, str | None]:
    """The fields, and of each what its numbers are: "seat", "ordinal" or nothing special."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: _title(hints[field]) for field in kind.__struct_fields__}


def _title(hint: Any) -> str | None:
    if get_origin(hint) is Annotated:
        metas = [meta.title for meta in hint.__metadata__ if isinstance(meta, Meta) and meta.title]
        if metas:
            return metas[0]
    return next((title for part in get_args(hint) if (title := _title(part))), None)


def _voters(struct: Any, field: str, yes: bool) -> tuple[int, ...]:
    votes: tuple[bool, ...] = getattr(struct, field)
    seats = getattr(struct, "seats", range(len(votes)))
    return tuple(seat for seat, vote in zip(seats, votes, strict=True) if vote is yes)
