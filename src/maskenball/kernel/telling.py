"""Telling: one way to say what happened and to remember it, for games whose State has a public history and notes.

`state.public.history` holds what everybody was told, `state.notes[seat]` what one seat alone was: a view shows both, so
that nobody has to remember, and `redeal` can reason from them.
"""

from typing import Any, TypeVar

from msgspec.structs import replace

from maskenball.kernel.event import Event, Told

S = TypeVar("S")
T = TypeVar("T")


def tell_all(state: S, told: list[Told], *entries: Event, **changes: Any) -> S:
    """Say it to everybody and keep it in the public history; with it come these changes of what is public."""
    for entry in entries:
        told.append((entry, None))  # noqa: PERF401  nearly always one: a comprehension would cost more than it saves
    public = state.public  # type: ignore[attr-defined]  # see above
    return replace(state, public=replace(public, history=public.history + entries, **changes))  # type: ignore[type-var]


def tell_one(state: S, told: list[Told], seat: int, *notes: Event) -> S:
    """Say it to one seat alone, which will remember it."""
    told += [(note, (seat,)) for note in notes]
    kept = state.notes  # type: ignore[attr-defined]  # see above
    return replace(state, notes=put(kept, seat, kept[seat] + notes))  # type: ignore[type-var]


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item changed."""
    return (*items[:index], item, *items[index + 1 :])
