"""Requests that were done: each is done once, however often it comes, and its sender is told so once."""

from collections.abc import Mapping, Sequence

from maskenball import protocol as p
from maskenball.server.room.listener import Listener

MOST_REMEMBERED = 100
"""Messages of one person that are known as done: as many as may be sent at once (Limits.burst)."""


class Receipts:
    """The last messages of each person that were done, the oldest first."""

    def __init__(self, done: Mapping[int, Sequence[str]] | None = None) -> None:
        self._done = {person: dict.fromkeys(ids[-MOST_REMEMBERED:]) for person, ids in (done or {}).items()}

    def knows(self, person: int, message: str) -> bool:
        """Whether this message of somebody's is known as done."""
        return message in self._done.get(person, ())

    def add(self, person: int, message: str) -> None:
        """It was done."""
        done = self._done.setdefault(person, {})
        done[message] = None
        if len(done) > MOST_REMEMBERED:
            del done[next(iter(done))]


class Receipt:
    """What the sender of one request is told once it is done and stored."""

    __slots__ = ("_id", "_receipts", "_sent", "sender")

    def __init__(self, sender: Listener, message: str, receipts: Receipts) -> None:
        self.sender = sender
        self._id = message
        self._receipts = receipts
        self._sent = False

    def send(self) -> None:
        """It is done."""
        if not self._sent:
            self._sent = True
            self._receipts.add(self.sender.number, self._id)
            self.sender.push(p.write(p.Done(self._id)))
