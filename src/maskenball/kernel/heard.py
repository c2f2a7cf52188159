"""What one seat has heard of a match's common log: its own events and talk, with its own numbers."""

from bisect import bisect_left
from typing import Any, TypeAlias

from maskenball.kernel.event import Audience, Event
from maskenball.kernel.log import Log
from maskenball.kernel.talk import Said

LogLine: TypeAlias = tuple[Event | Said[Any], Audience]
"""An event or an utterance, and the seats it was told to (None: everybody)."""


class Heard:
    """What one seat has heard so far; it can be read on from where it stopped."""

    __slots__ = ("_count", "_events_before", "events", "lines", "private", "talk")

    def __init__(self, count: int = 0) -> None:
        """`count`: how much this seat had heard before."""
        self.lines = 0
        """How many lines of the log have been read."""
        self._count = count
        self._events_before: list[int] = []
        """For each thing heard: how many events came before it."""
        self.events: list[Event] = []
        self.talk: list[Said[Any]] = []
        self.private: list[int] = []
        """The numbers of the events that not everybody was told."""

    def read(self, log: Log[LogLine] | tuple[LogLine, ...], seat: int | None) -> None:
        """Read the log on from where this stopped."""
        heard, events = self._events_before, self.events
        number = self._count + len(heard)
        for what, audience in log[self.lines :]:
            if audience is not None and seat not in audience:
                continue
            heard.append(len(events))
            if isinstance(what, Said):
                self.talk.append(Said(what.seat, what.channel, what.text, what.claim, number, what.wording))
            else:
                events.append(what)
                if audience is not None:
                    self.private.append(number)
            number += 1
        self.lines = len(log)

    def since(self, count: int) -> tuple[int, tuple[Event, ...], tuple[Said[Any], ...], tuple[int, ...]]:
        """What was heard from this count on: the count, events, talk, and the numbers of those private."""
        heard, talk, private = self._events_before, self.talk, self.private
        if not 0 <= count <= len(heard):
            count = 0 if count < 0 else len(heard)
        events = heard[count] if count < len(heard) else len(self.events)
        said = tuple(talk[count - events :]) if talk else ()
        secrets = tuple(private[bisect_left(private, count) :]) if private else ()
        return count, tuple(self.events[events:]), said, secrets
