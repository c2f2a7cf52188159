"""Running a server: its file, its port, signals, and an end that loses nothing."""

import asyncio
import errno
import gc
import signal
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

from aiohttp import web
from msgspec import Struct

from maskenball.kernel import Malformed
from maskenball.server import logs
from maskenball.server.app import House, Server
from maskenball.server.hall import Hall, log
from maskenball.server.lock import alone
from maskenball.server.store import NotStored, Store

GOODBYE = 3.0
"""Seconds that connections have to end by themselves when the server stops."""
STOPS = (signal.SIGINT, signal.SIGTERM)


class Place(Struct, frozen=True):
    """Where a server is to be found, and where it keeps things."""

    database: Path
    host: str = "0.0.0.0"
    port: int = 8080
    """0: any free one."""


def serve(place: Place, house: House, ready: Callable[[int], None]) -> None:
    """Serve until somebody asks to stop (SIGINT, SIGTERM); `ready` is told the port. Malformed if it can't begin."""
    try:
        place.database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with alone(place.database):
            # Seeds of running games are in it: nobody else on this machine has to read them.
            place.database.touch(mode=0o600)
            with asyncio.Runner(loop_factory=_loop_factory()) as runner:
                runner.run(_serve(Store(place.database), place, house, ready))
    except (sqlite3.Error, NotStored) as trouble:
        raise Malformed("database_unusable", file=str(place.database), reason=str(trouble)) from None


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        from uvloop import new_event_loop  # noqa: PLC0415 - there is none for Windows
    except ImportError:
        return None
    return new_event_loop


async def _serve(store: Store, place: Place, house: House, ready: Callable[[int], None]) -> None:
    stop = _stop_signal()
    logs.log_loop_faults(asyncio.get_running_loop())
    server = Server(Hall(store), house)
    runner = web.AppRunner(
        server.app(), access_log=logs.requests, access_log_class=logs.RequestLog, shutdown_timeout=GOODBYE
    )
    try:
        await runner.setup()
        port = await _open_door(runner, place)
        _settle_memory()
        log.info("open", extra={"host": place.host, "port": port})
        ready(port)
        await stop.wait()
        log.info("closing")
    finally:
        await runner.cleanup()
    log.info("closed")


async def _open_door(runner: web.AppRunner, place: Place) -> int:
    try:
        await web.TCPSite(runner, place.host, place.port, backlog=1024).start()
    except OSError as trouble:
        codes = {errno.EADDRINUSE: "port_taken", errno.EACCES: "port_forbidden"}
        raise Malformed(codes.get(trouble.errno or 0, "no_such_host"), host=place.host, port=str(place.port)) from None
    port: int = runner.addresses[0][1]
    return port


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


def _settle_memory() -> None:
    """What is here now stays: no search for garbage among it, and fewer searches altogether (they are pauses)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1_000)
