"""Beats as pages are told of them: which moment an event is, and for how long it is watched."""

from typing import Annotated

from msgspec import Meta, Struct

Seconds = Annotated[float, Meta(ge=0, le=10)]


class Beat(Struct, frozen=True, forbid_unknown_fields=True):
    """How an event is shown, and for how long."""

    beat: Annotated[str, Meta(min_length=1, max_length=40)]
    """The kind of moment ("vote", "mission"): what a page plays."""
    seconds: Seconds
    each: str = ""
    """A field of the event, a list or a number: for each of it `seconds_each` more."""
    seconds_each: Seconds = 0.0
