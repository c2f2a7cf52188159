"""What a group may choose has limits in its types: nobody's options can cost other tables time or memory."""

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest
from msgspec import Meta, Struct

from maskenball import games
from maskenball.kernel import Malformed
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


@pytest.mark.parametrize("name", games.names())
def test_every_number_has_bounds_and_every_text_and_list_a_length(name: str) -> None:
    assert list(unlimited(games.find(name).Options, name)) == []


@pytest.mark.parametrize("name", games.names())
def test_options_that_are_longer_than_all_options_may_be_are_not_even_read(name: str) -> None:
    with pytest.raises(Malformed) as caught:
        games.find(name).options({"nonsense": "x" * MOST_OPTIONS})
    assert caught.value.code == "long_options"


@pytest.mark.parametrize("seconds", [10**400, 10**18, 601, "9" * 400])
def test_a_night_does_not_last_for_ever(seconds: Any) -> None:
    with pytest.raises(Malformed) as caught:
        games.find("one_night").options({"night": seconds})
    assert caught.value.code == "bad_option"
