"""Caching: the one way in which rules keep what they have worked out.

Rules are functions of their arguments alone, so whatever one gives may be kept: questions that come again and again,
tables of the rulebook, what lies on a board. Without it a random game takes so many times as long (medians, CPU time):
The Resistance 13 (5 players) to 60 (8 and 10), One Night 1.8 to 2.6, Hoax 1.3 to 1.9, Cultists 1.1 to 1.2.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from operator import is_
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

MOST = 4096
"""Results that are kept of one function, unless they are large or there are many more."""


def cached_up_to(most: int) -> Callable[[F], F]:
    """Keep the last results of a function, at most so many."""
    keep: Any = lru_cache(maxsize=most)
    decorate: Callable[[F], F] = keep
    return decorate


def cached(function: F) -> F:
    """Keep the last results of a function."""
    return cached_up_to(MOST)(function)


def cached_last(function: F) -> F:
    """Keep the last result, for the very same arguments: large ones that are asked about twice in a row."""
    last: tuple[tuple[Any, ...], Any] = ((), None)

    @wraps(function)
    def ask(*args: Any) -> Any:
        nonlocal last
        before, result = last
        if len(before) != len(args) or not all(map(is_, before, args)):
            result = function(*args)
            last = args, result
        return result

    kept: Any = ask
    decorated: F = kept
    return decorated
