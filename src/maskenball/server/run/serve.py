"""Running a server: its file, its port, signals, and an end that loses nothing."""

import asyncio
import errno
import signal
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable

from aiohttp import web

from maskenball.kernel import Malformed
from maskenball.server.http.app import Server, ServerSettings
from maskenball.server.http.entrance import WAITING, Entrance, ask_for_descriptors, open_to_all
from maskenball.server.run import logs
from maskenball.server.run.peers import Door
from maskenball.server.run.tuning import collect_garbage, tune_gc
from maskenball.server.services import Services
from maskenball.server.store.opening import opened, shown

SHUTDOWN_SECONDS = 3.0
"""Seconds that connections have to end by themselves when the server stops."""
STOPS = (signal.SIGINT, signal.SIGTERM)


def bind(host: str, port: int) -> socket.socket:
    """A socket on which people can come in; port 0: any that is free."""
    try:
        family, *_, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
            0
        ]
        return socket.create_server(address[:2], family=family, backlog=WAITING)
    except (OSError, UnicodeError) as error:
        number = error.errno if isinstance(error, OSError) else None
        codes = {errno.EADDRINUSE: "port_taken", errno.EACCES: "port_forbidden"}
        raise Malformed(codes.get(number or 0, "no_such_host"), host=host, port=str(port)) from None


def serve(listener: socket.socket, database: str, settings: ServerSettings, ready: Callable[[], None]) -> None:
    """Serve until somebody asks to stop (SIGINT, SIGTERM); Malformed if that can't begin.

    `database` is a file, or the address of a PostgreSQL.
    """
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(listener, database, settings, ready))
    except sqlite3.Error as error:
        raise Malformed("database_unusable", file=shown(database), reason=str(error)) from None


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        from uvloop import new_event_loop  # noqa: PLC0415 - there is none for Windows
    except ImportError:
        return None
    return new_event_loop


async def _serve(listener: socket.socket, database: str, settings: ServerSettings, ready: Callable[[], None]) -> None:
    stop = _stop_signal()
    logs.log_loop_faults(asyncio.get_running_loop())
    async with opened(database) as store:
        door = Door(settings.peer_host) if store.leases.shared and sys.platform != "win32" else None
        server = Server(Services(store), settings, address=door.address if door else "")
        try:
            await serve_until(stop, listener, server, door, ready)
        finally:
            if door is not None:
                door.close()


async def serve_until(
    stop: asyncio.Event, listener: socket.socket, server: Server, door: Door | None, ready: Callable[[], None]
) -> None:
    """Serve until this is set; other processes come in by the door."""
    runner = web.AppRunner(server.app(), shutdown_timeout=SHUTDOWN_SECONDS)
    limits = server.settings.limits
    ask_for_descriptors()
    listening = None
    try:
        await runner.setup()
        entrance = Entrance(runner, limits.connections_per_address, server.settings.behind_proxy)
        if door is not None:
            await door.open(entrance, runner)
        listening = await open_to_all(entrance, listener)
        tune_gc()
        collecting = asyncio.create_task(collect_garbage())
        host, port = listener.getsockname()[:2]
        logs.running.info("open", extra={"host": host, "port": port})
        ready()
        await stop.wait()
        logs.running.info("closing")
        collecting.cancel()
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
