"""The timers of a room: set so that they are always those that its last step asked for."""

from collections.abc import Callable
from functools import partial

from maskenball.server.room.value import Timer
from maskenball.server.run.time import Handle, Time


class Timers:
    """One handle a timer."""

    def __init__(self, time: Time, fire: Callable[[Timer], None]) -> None:
        self._time = time
        self._fire = fire
        self._set: dict[Timer, tuple[float, Handle]] = {}

    def follow(self, wanted: dict[Timer, float]) -> None:
        """Set, move and drop timers; `wanted`: when each has to fire."""
        known = self._set
        if not (wanted or known):
            return
        for timer in [timer for timer, (when, _) in known.items() if wanted.get(timer) != when]:
            known.pop(timer)[1].cancel()
        for timer, when in wanted.items():
            if timer not in known:
                self._later(timer, when, max(0.0, when - self._time.now()))

    def fired(self, timer: Timer) -> None:
        """What it was set for has been tried: if it is still wanted, it is set again."""
        self._set.pop(timer, None)

    def retry(self, timer: Timer, when: float, seconds: float) -> None:
        """Fire again later, though it was due at that moment."""
        self._later(timer, when, seconds)

    def stop(self) -> None:
        """Nothing fires any more."""
        for _, handle in self._set.values():
            handle.cancel()
        self._set = {}

    def _later(self, timer: Timer, when: float, seconds: float) -> None:
        self._set[timer] = when, self._time.later(seconds, partial(self._fire, timer))
