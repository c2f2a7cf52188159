"""What was worked out and may be asked for again, as long as there is room for it."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class ByteCache(Generic[V]):
    """Values by key, so many bytes of them; the longest unused make way. For one thread at a time."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._found: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()

    def get(self, key: Hashable) -> V | None:
        """What lies there, if it still does."""
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, value: V, size: int) -> None:
        """Keep this, which has so many bytes; what is larger than the cache is not kept."""
        if size > self.most_bytes:
            return
        _, before = self._found.pop(key, (None, 0))
        self._found[key] = value, size
        self.bytes += size - before
        while self.bytes > self.most_bytes:
            _, (_, gone) = self._found.popitem(last=False)
            self.bytes -= gone
