"""A connection as a room knows it, and all connections of a room."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Protocol

from maskenball.kernel import Refusal
from maskenball.server.room.state import RoomState


class Listener(Protocol):
    """One connection of somebody's."""

    number: int
    """Whose it is."""

    def push(self, text: bytes) -> None:
        """Send a message."""

    def excuse(self) -> None:
        """What waits to be sent now never counts as lagging behind."""

    def may_say(self) -> bool:
        """Whether there may be one more text that others have to read."""

    def refuse(self, message: str, refusal: Refusal) -> None:
        """What this message asked for is not done."""

    def bye(self, why: str, again: bool) -> None:
        """Say good-bye and close; `again`: they may come back."""


class Listeners:
    """The connections of a room, by person: phone and laptop may both be there."""

    def __init__(self) -> None:
        self._by_person: dict[int, list[Listener]] = {}
        self._by_viewer: tuple[RoomState, Mapping[int | None, list[Listener]]] | None = None

    def of(self, number: int) -> tuple[Listener, ...]:
        """The connections of one person."""
        return tuple(self._by_person.get(number, ()))

    def by_viewer(self, room: RoomState) -> Mapping[int | None, list[Listener]]:
        """All connections by the seat through whose eyes they see the match (None: those who look on)."""
        if self._by_viewer is None or self._by_viewer[0] is not room:
            found: defaultdict[int | None, list[Listener]] = defaultdict(list)
            for listener in self:
                found[room.viewer(listener.number)].append(listener)
            self._by_viewer = room, found
        return self._by_viewer[1]

    def __iter__(self) -> Iterator[Listener]:
        """All connections."""
        for listeners in list(self._by_person.values()):
            yield from tuple(listeners)

    def __bool__(self) -> bool:
        return bool(self._by_person)

    def come(self, listener: Listener, most: int) -> None:
        """A connection begins; of more than so many of one person the oldest is closed."""
        listeners = self._by_person.setdefault(listener.number, [])
        listeners.append(listener)
        if len(listeners) > most:
            listeners.pop(0).bye("elsewhere", again=False)
        self._by_viewer = None

    def go(self, listener: Listener) -> bool:
        """A connection is lost; whether it was this person's last."""
        listeners = self._by_person.get(listener.number, [])
        if listener not in listeners:
            return False
        listeners.remove(listener)
        self._by_viewer = None
        if listeners:
            return False
        del self._by_person[listener.number]
        return True

    def forget(self, number: int) -> None:
        """Somebody has left for good."""
        self._by_viewer = None
        for listener in self._by_person.pop(number, []):
            listener.bye("left", again=False)

    def close(self, why: str, again: bool) -> None:
        """Everybody has to go."""
        for listener in self:
            listener.bye(why, again)
