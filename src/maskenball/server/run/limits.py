"""What one address or connection may do: enough for every party, too little for mischief."""

from collections import OrderedDict

from msgspec import Struct

from maskenball.server.run.time import Time

MOST_ADDRESSES = 10_000
ROUNDING = 0.001
"""So much of one more is let go, for what is lost in adding up small numbers to a great one."""


class Limits(Struct, frozen=True):
    """The limits of a server; an operator may set others."""

    rooms: int = 5_000
    message_bytes: int = 128 * 1024
    """Enough for all options of a table (64 KB), however they are written."""
    messages_per_second: float = 20.0
    burst: int = 100
    """Messages of one person, on however many devices."""
    household_messages_per_second: float = 100.0
    """Messages of one address, whoever they are of; ten seconds' worth of them at once."""
    words_per_minute: float = 30.0
    words_at_once: int = 15
    """Of these, texts that others have to read."""
    devices: int = 10
    """Sockets of one person; the oldest makes way for one more."""
    requests_per_second: float = 50.0
    requests_at_once: int = 1_500
    """HTTP requests of one address: a school class that loads the page behind one router."""
    connections_per_address: int = 300
    """Of any kind, from the moment they are made."""
    sockets_per_address: int = 100
    """A whole party often shares one address."""
    sockets_per_second: float = 5.0
    rooms_per_hour: float = 60.0
    records_per_day: float = 20.0
    """Records that one address may bring."""
    records: int = 2_000
    """Records that were brought from elsewhere, in all."""
    entries_per_minute: float = 120.0
    wrong_guesses_per_minute: float = 12.0
    queue: int = 1_000_000
    """Bytes that may wait for a slow client before it has to come back."""


UNLIMITED = Limits(
    **{
        name: 10**9
        for name in Limits.__struct_fields__
        if name not in ("message_bytes", "queue")  # these two protect memory, not other people's time
    }
)
"""For benchmarks and tests, in which one address plays hundreds of tables."""


class Bucket:
    """So many now, and so many more each second."""

    __slots__ = ("_each", "_full", "_now", "_span")

    def __init__(self, time: Time, rate: float, burst: float) -> None:
        self._now = time.now
        self._each = 1 / rate
        """Seconds until there is one more."""
        self._span = (burst - 1 + ROUNDING) / rate
        self._full = time.now()
        """When nothing will be missing any more."""

    def take(self) -> bool:
        """Whether one more is allowed."""
        now, full = self._now(), self._full
        if full > now + self._span:
            return False
        self._full = max(now, full) + self._each
        return True

    @property
    def empty(self) -> bool:
        """Whether nothing is left, without taking anything."""
        return self._full > self._now() + self._span


class Allowance:
    """What one person may do, on however many devices."""

    __slots__ = ("frames", "messages", "words")

    def __init__(self, time: Time, limits: Limits) -> None:
        self.messages = Bucket(time, limits.messages_per_second, limits.burst)
        self.frames = Bucket(time, limits.messages_per_second, limits.burst)
        """Of those that are no messages: whoever asks much still has to answer our pings."""
        self.words = Bucket(time, limits.words_per_minute / 60, limits.words_at_once)


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
