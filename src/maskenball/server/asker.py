"""Somebody who asks for something to be done."""

from maskenball.server import protocol as p
from maskenball.server.presence import Listener

REMEMBERED = 100
"""So many messages of one person are known as done: as many as may be sent at once (Limits.burst)."""


class Asker:
    """Somebody who wants something done, and is told once that it is."""

    __slots__ = ("_id", "_known", "_told", "listener")

    def __init__(self, listener: Listener, message: str, known: dict[str, None]) -> None:
        self.listener = listener
        self._id = message
        self._known = known
        self._told = False

    def done(self) -> None:
        """It is done and kept; should the same message come again, that is known."""
        if not self._told:
            self._told = True
            self._known[self._id] = None
            if len(self._known) > REMEMBERED:
                del self._known[next(iter(self._known))]
            self.listener.push(p.write(p.Done(self._id)))
