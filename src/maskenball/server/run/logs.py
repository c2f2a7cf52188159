"""What the server writes about itself: for people or one JSON object a line. No secret fits into either.

Only the fields named here are written, of a fault only where it happened and not what its message says, of a request
only the pattern of its path: no token, password, name, text, seed or answer, no link to a record, nobody's address.
"""

import asyncio
import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from aiohttp import web
from aiohttp.abc import AbstractAccessLogger

from maskenball.texts import Texts

Form = Literal["people", "json"]

FIELDS = (
    "room",
    "game",
    "where",
    "fault",
    "reason",
    "host",
    "port",
    "method",
    "path",
    "status",
    "ms",
    "open",
    "most",
    "kind",
    "trace",
)
"""All that a line can hold besides time, level and event."""
OURS = "maskenball"
running = logging.getLogger("maskenball.running")
"""Beginning, end and every request: what programs want to know and people see for themselves."""


class JsonLines(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """One JSON object."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": when, "level": record.levelname.lower(), "event": event(record), **fields(record)}
        return msgspec.json.encode(line).decode()


class ForPeople(logging.Formatter):
    """A line for people, in their language."""

    def __init__(self, t: Texts) -> None:
        super().__init__()
        self._t = t

    def format(self, record: logging.LogRecord) -> str:
        """Time, what happened, and what is known about it."""
        known = fields(record)
        trace = known.pop("trace", "")
        told = " ".join(f"{name}={_one_line(value)}" for name, value in known.items())
        words = f"log-{event(record).replace(' ', '-')}"
        said = self._t(words) if self._t.has(words) else event(record)
        mark = "! " if record.levelno >= logging.WARNING else ""
        when = datetime.fromtimestamp(record.created).astimezone()
        line = f"{when:%H:%M:%S}  {mark}{said}  {told}".rstrip()
        return f"{line}\n{trace}".rstrip()


def event(record: logging.LogRecord) -> str:
    """What happened; of what others log the words without what fills them, which may be anything."""
    return record.getMessage() if record.name.startswith(OURS) else _one_line(record.msg)


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What is known about it; of an exception its kind and its place in the code, never its own words."""
    known = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        known |= {"kind": type(error).__name__, "trace": "".join(traceback.format_tb(error.__traceback__))}
    return known


def _one_line(value: object) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in str(value))


class RequestLog(AbstractAccessLogger):
    """One line a request: never a code, a link or a query, only the pattern of the path."""

    def log(self, request: web.BaseRequest, response: web.StreamResponse, time: float) -> None:
        """Called by aiohttp when a request has been answered."""
        info = request.match_info if isinstance(request, web.Request) else None
        resource = info.route.resource if info is not None else None
        known = {
            "method": request.method if request.method in ("GET", "HEAD", "POST") else "other",
            "path": resource.canonical if resource is not None else "unknown",
            "status": response.status,
            "ms": round(time * 1000, 1),
        }
        self.logger.info("request", extra=known)


def write_logs(form: Form, quiet: bool, t: Texts) -> None:
    """From now on what is logged goes to standard error in this form; the running only for programs."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else ForPeople(t))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(logging.WARNING if quiet else logging.INFO)
    running.setLevel(logging.INFO if form == "json" and not quiet else logging.WARNING)


def log_loop_faults(loop: asyncio.AbstractEventLoop) -> None:
    """What nobody caught is logged like every fault; asyncio's own words would quote the exception."""

    def fault(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        info = (type(error), error, error.__traceback__) if isinstance(error, BaseException) else None
        logging.getLogger("maskenball.server").error("fault", exc_info=info, extra={"where": "loop"})

    loop.set_exception_handler(fault)
