"""Several processes on one machine behind one port: they share a database, and hand over what is not theirs."""

import os
import signal
import sys
from collections.abc import Callable

STOPS = (signal.SIGINT, signal.SIGTERM)


def run_workers(count: int, work: Callable[[bool], int]) -> int:
    """Have this many processes do the work (told whether it is the first) until somebody asks to stop.

    One that dies is replaced; one that ends by itself with a complaint ends all. Gives the worst exit code.
    """
    if sys.platform == "win32":
        raise NotImplementedError
    running: set[int] = set()
    stopping = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        for each in running:
            os.kill(each, signal.SIGTERM)

    before = {sign: signal.signal(sign, stop) for sign in STOPS}
    worst = 0
    try:
        for number in range(count):
            running.add(_fork(work, number == 0))
        while running:
            ended, status = os.wait()
            running.discard(ended)
            code = os.waitstatus_to_exitcode(status)
            if code < 0 and not stopping:  # killed
                running.add(_fork(work, False))
            elif code > 0:
                worst = max(worst, code)
                if not stopping:
                    stop()
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)
    return worst


def _fork(work: Callable[[bool], int], first: bool) -> int:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            for sign in STOPS:
                signal.signal(sign, signal.SIG_DFL)
            code = work(first)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    return child
