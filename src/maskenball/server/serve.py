"""Running a server: its file, its port, signals, and an end that loses nothing."""

import asyncio
import errno
import gc
import signal
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from aiohttp import web

from maskenball.kernel import Malformed
from maskenball.server import logs
from maskenball.server.app import House, Server
from maskenball.server.entrance import WAITING, Entrance, ask_for_descriptors, open_to_all
from maskenball.server.hall import Hall
from maskenball.server.lock import alone
from maskenball.server.store import NotStored, Store

GOODBYE = 3.0
"""Seconds that connections have to end by themselves when the server stops."""
SETTLE_EVERY = 5.0
SETTLED_IN_BETWEEN = 120
"""So every ten minutes there is a search."""
STOPS = (signal.SIGINT, signal.SIGTERM)


def open_door(host: str, port: int) -> socket.socket:
    """A socket on which people can come in; port 0: any that is free."""
    try:
        family, *_, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
            0
        ]
        return socket.create_server(address[:2], family=family, backlog=WAITING)
    except (OSError, UnicodeError) as trouble:
        number = trouble.errno if isinstance(trouble, OSError) else None
        codes = {errno.EADDRINUSE: "port_taken", errno.EACCES: "port_forbidden"}
        raise Malformed(codes.get(number or 0, "no_such_host"), host=host, port=str(port)) from None


def serve(door: socket.socket, database: Path, house: House, ready: Callable[[], None]) -> None:
    """Serve until somebody asks to stop (SIGINT, SIGTERM); Malformed if that can't begin."""
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with alone(database):
            # Seeds of running games are in it: nobody else on this machine has to read them.
            database.touch(mode=0o600)
            with asyncio.Runner(loop_factory=_loop_factory()) as runner:
                runner.run(_serve(door, Store(database), house, ready))
    except (sqlite3.Error, NotStored) as trouble:
        raise Malformed("database_unusable", file=str(database), reason=str(trouble)) from None


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        from uvloop import new_event_loop  # noqa: PLC0415 - there is none for Windows
    except ImportError:
        return None
    return new_event_loop


async def _serve(door: socket.socket, store: Store, house: House, ready: Callable[[], None]) -> None:
    stop = _stop_signal()
    logs.log_loop_faults(asyncio.get_running_loop())
    server = Server(Hall(store), house)
    runner = web.AppRunner(server.app(), shutdown_timeout=GOODBYE)
    ask_for_descriptors()
    listening = None
    try:
        await runner.setup()
        entrance = Entrance(runner, house.limits.connections_per_address, house.behind_proxy)
        listening = await open_to_all(entrance, door)
        settle()
        tidying = asyncio.create_task(tidy())
        host, port = door.getsockname()[:2]
        logs.running.info("open", extra={"host": host, "port": port})
        ready()
        await stop.wait()
        logs.running.info("closing")
        tidying.cancel()
    finally:
        if listening is not None:
            listening.close()
        await runner.cleanup()
    logs.running.info("closed")


def _stop_signal() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    if threading.current_thread() is threading.main_thread():
        for each in STOPS:
            try:
                loop.add_signal_handler(each, stop.set)
            except NotImplementedError:  # Windows
                signal.signal(each, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


def settle() -> None:
    """What is here now stays: it is not searched for garbage any more until `tidy` does."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 1_000)  # only should very much come at once
    # Who waits for the disk asks for Python's turn to say that it is done; at Python's own 5 ms that would take long.
    sys.setswitchinterval(0.0005)


async def tidy() -> None:
    """Search for garbage now and then only: moves leave none, finished games little, and a search is a pause."""
    while True:
        for _ in range(SETTLED_IN_BETWEEN):
            await asyncio.sleep(SETTLE_EVERY)
            gc.freeze()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
