"""What an operator may count; nothing in it tells anything of a game."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class Traffic(Collector):
    """Messages that came and went: plain numbers, because every one of them counts here."""

    def __init__(self) -> None:
        self.messages = 0
        self.sent = 0

    def collect(self) -> Iterator[Metric]:
        """For Prometheus, when it asks."""
        yield CounterMetricFamily("maskenball_messages", "Messages from clients", self.messages)
        yield CounterMetricFamily("maskenball_messages_sent", "Messages to clients", self.sent)


class Storing(Collector):
    """How long it took until a change was on disk: plain numbers, for the same reason."""

    BOUNDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)

    def __init__(self) -> None:
        self._counts = [0] * (len(self.BOUNDS) + 1)
        self._seconds = 0.0

    def observe(self, seconds: float, changes: int) -> None:
        """So many changes more, of which the first waited for so long."""
        self._counts[bisect_left(self.BOUNDS, seconds)] += changes
        self._seconds += seconds * changes

    def collect(self) -> Iterator[Metric]:
        """For Prometheus, when it asks."""
        bounds = (*map(str, self.BOUNDS), "+Inf")
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(
            "maskenball_store_seconds", "Time until a change was on disk", buckets, self._seconds
        )


class Metrics:
    """The numbers of one server, for Prometheus."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.rooms = Gauge("maskenball_rooms", "Rooms that are open", registry=registry)
        self.games = Counter("maskenball_games", "Games begun", ["game"], registry=registry)
        self.finished = Counter("maskenball_games_finished", "Games played to the end", ["game"], registry=registry)
        self.sockets = Gauge("maskenball_sockets", "Connections that are open", registry=registry)
        self.handed_over = Counter(
            "maskenball_handed_over", "Connections given to another process of the house", registry=registry
        )
        self.led_through = Gauge(
            "maskenball_led_through", "Connections led to another machine of the house", registry=registry
        )
        self.traffic = Traffic()
        registry.register(self.traffic)
        self.refused = Counter("maskenball_refused", "Messages refused", ["code"], registry=registry)
        self.faults = Counter("maskenball_faults", "Mistakes of ours that a room survived", registry=registry)
        self.stored = Storing()
        registry.register(self.stored)

    def text(self) -> bytes:
        """All of them in Prometheus' own form."""
        return generate_latest(self._registry)
