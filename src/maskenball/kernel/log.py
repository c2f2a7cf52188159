"""Log: a sequence that is only ever added to, as a value.

    longer = log.add(entry)     # `log` stays as it was

Both share what they hold, so adding takes the same short time however long a log is. Where a log has been added to
before, the second branch is a copy of its own.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Log(Sequence[T], Generic[T]):
    """Everything so far, the oldest first; parts of it are tuples."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def add(self, *more: T) -> "Log[T]":
        """The log with these at its end."""
        items = self._items if len(self._items) == self._length else self._items[: self._length]
        items.extend(more)
        longer: Log[T] = Log.__new__(Log)
        longer._items, longer._length = items, len(items)
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._length)
            return tuple(self._items[start:stop:step])
        return self._items[range(self._length)[at]]

    def __eq__(self, other: object) -> bool:
        return self[:] == (other[:] if isinstance(other, Log) else other)

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"
