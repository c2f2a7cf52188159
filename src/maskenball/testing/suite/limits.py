"""What a group may choose has limits in its types: nobody's options can cost other tables time or memory."""

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest
from msgspec import Meta, Struct

from maskenball.kernel import Game, Malformed
from maskenball.kernel.game import MOST_OPTIONS


def unlimited(hint: Any, where: str, meta: tuple[Meta, ...] = ()) -> Iterator[str]:
    """Where within this type there is a number without bounds, or a text or a list of any length."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        yield from unlimited(args[0], where, tuple(each for each in hint.__metadata__ if isinstance(each, Meta)))
    elif hint in (int, float):
        least = any(each.ge is not None or each.gt is not None for each in meta)
        if not (least and any(each.le is not None or each.lt is not None for each in meta)):
            yield f"{where}: a number"
    elif hint is str or origin in (list, dict, frozenset, set) or (origin is tuple and Ellipsis in args):
        if all(each.max_length is None for each in meta):
            yield f"{where}: of any length"
        for part in args:
            if part is not Ellipsis:
                yield from unlimited(part, where)
    elif isinstance(hint, type) and issubclass(hint, Struct):
        for name, part in get_type_hints(hint, include_extras=True).items():
            yield from unlimited(part, f"{where}.{name}")
    else:
        for part in args:
            yield from unlimited(part, where, meta)


def test_every_number_has_bounds_and_every_text_and_list_a_length(game: Game) -> None:
    assert list(unlimited(game.Options, game.name)) == []


def test_options_that_are_longer_than_all_options_may_be_are_not_even_read(game: Game) -> None:
    with pytest.raises(Malformed) as caught:
        game.options({"nonsense": "x" * MOST_OPTIONS})
    assert caught.value.code == "long_options"
