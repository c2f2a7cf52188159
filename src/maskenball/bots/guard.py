"""Bots of other people: one that fails, lies or hangs costs its own seat alone.

Such a bot is asked under guard. If it raises, gives something that is no answer or thinks for too long, the safe answer
counts in its place, one line is logged, and the match goes on. Whoever hung once is not asked again in that match.
"""

import logging
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeVar

from maskenball import games
from maskenball.bots.bot import Bot, Speech
from maskenball.kernel import Action, AnySeen, Chance, Utterance

THINKING_SECONDS = 10.0
"""How long a bot may think about one question."""

LOG = logging.getLogger("maskenball.bots")
T = TypeVar("T")


class TooLong(BaseException):
    """The time for one question is over. No Exception, so that a bot can't catch it by accident."""


class Guarded:
    """A Bot that plays by another one, as long as that one plays by the rules."""

    def __init__(
        self, factory: Callable[[Chance], Bot], dice: Chance, name: str, seconds: float = THINKING_SECONDS
    ) -> None:
        self.name = name
        self.seconds = seconds
        self.faults = 0
        """How often the safe answer, or silence, counted in its place."""
        self._told: set[str] = set()
        """What was logged as failing already; once a match is enough."""
        self._bot: Bot | None = self._tried("start", lambda: factory(dice))

    def answer(self, seen: AnySeen) -> Action:
        """Its answer if it is one, else the safe one."""
        assert seen.choice is not None
        taken: Action | None = self._asked("answer", seen, seen.choice)
        safe: Action = seen.choice.safe()
        return safe if taken is None else taken

    def cut(self, seen: AnySeen) -> Action | None:
        """Its cut-in, if it is one."""
        action: Action | None = self._asked("cut", seen, seen.may)
        return action

    def say(self, seen: AnySeen) -> Speech | None:
        """Its claim, if it is one."""
        said: Speech | None = self._asked("say", seen, seen.claims)
        return said

    def _asked(self, what: str, seen: AnySeen, choice: Any) -> Any:
        bot = self._bot
        if bot is None:
            self.faults += what == "answer"
            return None

        def ask() -> Any:
            given = getattr(bot, what)(seen)
            if given is None and what != "answer":
                return None
            if isinstance(given, Utterance) and what == "say":
                said = Utterance(choice.check(given.claim), given.wording)
                games.find(seen.game).check_wording(said.wording)
                return said
            return choice.check(given)

        return self._tried(what, ask)

    def _tried(self, what: str, do: Callable[[], T]) -> T | None:
        """What comes of it, or None with a line in the log: where it failed, not what it said, which may be secret."""
        try:
            with _at_most(self.seconds):
                return do()
        except TooLong:
            self._bot = None
            LOG.error("bot %s: %s took more than %g s, it is not asked again", self.name, what, self.seconds)
        except (Exception, SystemExit) as fault:
            if what not in self._told:
                LOG.error("bot %s: %s failed, %s", self.name, what, _where(fault))
                LOG.debug("bot %s", self.name, exc_info=fault)
                self._told.add(what)
        self.faults += 1
        return None


def _where(fault: BaseException) -> str:
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" in {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
    return f"{type(fault).__name__}{place}"


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise TooLong after so many seconds, where that is possible: in the main thread, and not on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
