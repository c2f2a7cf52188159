"""What one address or connection may do: enough for every party, too little for mischief."""

from collections import OrderedDict

from msgspec import Struct

from maskenball.server.clock import Time

MOST_ADDRESSES = 10_000


class Limits(Struct, frozen=True):
    """The limits of a server; an operator may set others."""

    rooms: int = 5_000
    message_bytes: int = 256 * 1024
    """Enough for a box's own data in the options."""
    messages_per_second: float = 20.0
    burst: int = 100
    sockets_per_address: int = 100
    """A whole party often shares one address."""
    rooms_per_hour: float = 60.0
    entries_per_minute: float = 120.0
    wrong_guesses_per_minute: float = 12.0
    queue: int = 1_000_000
    """Bytes that may wait for a slow client before it has to come back."""


class Bucket:
    """So many now, and so many more each second."""

    __slots__ = ("_at", "_burst", "_left", "_rate", "_time")

    def __init__(self, time: Time, rate: float, burst: float) -> None:
        self._time = time
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.now()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self._time.now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def empty(self) -> bool:
        """Whether nothing is left, without taking anything."""
        return self._left + (self._time.now() - self._at) * self._rate < 1


class Buckets:
    """One bucket for each address; the longest unused are forgotten."""

    def __init__(self, time: Time, rate: float, burst: float) -> None:
        self._time = time
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._time, self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket
