"""Who is here. Phones lose their connection all the time: it is noticed after seconds, and counts after a grace."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from maskenball.kernel import Refusal
from maskenball.server.clock import Handle, Time
from maskenball.server.house import House
from maskenball.server.line import Line, Outbox

Standing = Literal["here", "lost", "away", "gone"]
"""`lost` still looks like here, `away` is shown, `gone` is stood in for."""


class Listener(Line):
    """A connection, as a room knows it."""

    __slots__ = ("number",)

    number: int
    """Whose it is."""

    def may_say(self) -> bool:
        """Whether there may be one more text that others have to read."""
        raise NotImplementedError

    def refuse(self, message: str, refusal: Refusal) -> None:
        """What this message asked for is not done."""
        raise NotImplementedError

    def bye(self, why: str, again: bool) -> None:
        """Say good-bye and close."""
        raise NotImplementedError


class Presence:
    """The connections of a room, by person."""

    def __init__(
        self, outbox: Outbox, time: Time, missing: float, grace: Callable[[], float], changed: Callable[[], None]
    ) -> None:
        self._outbox = outbox
        self._time = time
        self._missing = missing
        self._grace = grace
        self._changed = changed
        self._listeners: dict[int, list[Listener]] = {}
        self._eyes: tuple[House, Mapping[int | None, tuple[Listener, ...]]] | None = None
        self._standing: dict[int, Standing] = {}
        self._handles: dict[int, Handle] = {}
        self.changes = 0
        """Grows whenever somebody comes, goes or is noticed to be away."""

    def of(self, number: int) -> tuple[Listener, ...]:
        """The connections of one person: phone and laptop may both be there."""
        return tuple(self._listeners.get(number, ()))

    def eyes(self, house: House) -> Mapping[int | None, tuple[Listener, ...]]:
        """All connections by the seat through whose eyes they see the game (None: those who look on)."""
        if self._eyes is None or self._eyes[0] is not house:
            eyes: defaultdict[int | None, tuple[Listener, ...]] = defaultdict(tuple)
            for listener in self.everybody():
                eyes[house.viewer(listener.number)] += (listener,)
            self._eyes = house, eyes
        return self._eyes[1]

    def send_all(self, data: bytes) -> None:
        """To all connections."""
        self._outbox.send(data, [*self.everybody()])

    def everybody(self) -> Iterator[Listener]:
        """All connections."""
        for listeners in list(self._listeners.values()):
            yield from tuple(listeners)

    def standing(self, number: int) -> Standing:
        """Whether somebody is here; whoever comes in is expected."""
        return self._standing.get(number, "lost")

    def here(self, number: int) -> bool:
        """Whether somebody counts as being here."""
        return self.standing(number) in ("here", "lost")

    def come(self, listener: Listener, most: int) -> None:
        """A connection begins; of more than so many of one person the oldest makes way."""
        listeners = self._listeners.setdefault(listener.number, [])
        listeners.append(listener)
        if len(listeners) > most:
            listeners.pop(0).bye("elsewhere", again=False)
        self._eyes = None
        self._stop(listener.number)
        self._stand(listener.number, "here")

    def go(self, listener: Listener) -> None:
        """A connection is lost."""
        listeners = self._listeners.get(listener.number, [])
        if listener in listeners:
            listeners.remove(listener)
            self._eyes = None
            if not listeners:
                del self._listeners[listener.number]
                self.lose(listener.number)

    def lose(self, number: int) -> None:
        """Somebody has no connection (any more): from now on time counts."""
        self._stand(number, "lost")
        self._later(number, self._missing, "away")

    def forget(self, number: int) -> None:
        """Somebody has left for good."""
        self._stop(number)
        self._standing.pop(number, None)
        self._eyes = None
        self.changes += 1
        for listener in self._listeners.pop(number, []):
            listener.bye("left", again=False)

    def close(self, why: str, again: bool) -> None:
        """Everybody has to go."""
        for number in list(self._handles):
            self._stop(number)
        for listener in self.everybody():
            listener.bye(why, again)

    def _stand(self, number: int, standing: Standing) -> None:
        self._standing[number] = standing
        self.changes += 1

    def _later(self, number: int, seconds: float, standing: Standing) -> None:
        def become() -> None:
            self._stand(number, standing)
            if standing == "away":
                self._later(number, max(0.0, self._grace() - self._missing), "gone")
            self._changed()

        self._stop(number)
        self._handles[number] = self._time.later(seconds, become)

    def _stop(self, number: int) -> None:
        handle = self._handles.pop(number, None)
        if handle is not None:
            handle.cancel()
