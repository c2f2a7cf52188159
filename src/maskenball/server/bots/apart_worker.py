"""The process in which bots of another package think: python -m maskenball.server.bots.apart_worker GAME LEVEL SECONDS.

It reads questions from its standard input and writes thoughts to its standard output until the server is gone (see
apart.py). What a bot prints goes nowhere: it may hold a secret.
"""

import logging
import os
import pickle
import signal
import sys
from random import SystemRandom
from typing import Any, BinaryIO

from maskenball import games
from maskenball.bots import Bot, Guarded, make
from maskenball.bots.guard import LOG
from maskenball.kernel import Dice
from maskenball.server.bots.apart import LENGTH_BYTES, framed
from maskenball.server.bots.thinking import think


class Faults(logging.Handler):
    """Gathers what the guard logs, for the server's own log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One line."""
        self._lines.append(record.getMessage())

    def take(self) -> list[str]:
        """What came since the last time."""
        lines, self._lines = self._lines, []
        return lines


def main(name: str, level: str, seconds: str) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(2, 1)
    faults = Faults()
    LOG.addHandler(faults)
    LOG.propagate = False
    game = games.find(name)
    bots: dict[int, Bot] = {}
    _write(answers, "ready")
    while (message := _read(questions)) is not None:
        key, question = message
        if question is None:
            bots.pop(key, None)
            continue
        if key not in bots:
            bots[key] = bot = make(game, level, Dice(SystemRandom().random))
            if isinstance(bot, Guarded):
                bot.seconds = float(seconds)
        seen, tally, speaks = question
        thought = think(bots[key], seen, tally, speaks)
        _write(answers, (tuple(thought), faults.take()))


def _read(stream: BinaryIO) -> Any:
    head = stream.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    return pickle.loads(stream.read(int.from_bytes(head, "big")))  # written by the server that started us


def _write(stream: BinaryIO, message: Any) -> None:
    stream.write(framed(message))
    stream.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
