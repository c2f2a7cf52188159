"""`maskenball serve`: a server on this machine, and the way to it on the screen, with a QR code for phones."""

import argparse
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
import segno
from msgspec.structs import replace
from rich.style import Style
from rich.text import Text

from maskenball.cli.arguments import ENVIRONMENT
from maskenball.cli.errors import USAGE, CommandError, show_error, unknown
from maskenball.cli.records import why
from maskenball.cli.screen import open_screen
from maskenball.kernel import Refusal
from maskenball.server.http.app import ServerSettings
from maskenball.server.run.limits import Limits
from maskenball.server.run.logs import write_logs
from maskenball.server.run.serve import bind, serve
from maskenball.server.run.workers import run_workers
from maskenball.server.store.opening import is_postgres, shown
from maskenball.texts import Texts

YES, NO = ("1", "yes", "true", "on", "ja"), ("", "0", "no", "false", "off", "nein")
EVERYWHERE = ("0.0.0.0", "::", "")
NOBODY = ("192.0.2.1", 9)
"""An address reserved for documentation. Choosing a way to it sends nothing, but tells which address would be ours."""
PAPER = Style(color="color(231)", bgcolor="color(16)")
"""White and black whatever the terminal's own colours are."""
QUIET_ZONE = 2
HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
"""Two modules above each other, dark or not: what is light is drawn, so it is right on dark even without colours."""


def run(args: argparse.Namespace, t: Texts) -> int:
    """Serve until Ctrl-C or SIGTERM."""
    t = Texts(t.language, also=(*t.also, "maskenball.server"))
    quiet = _switch("QUIET", args.quiet, t)
    settings = ServerSettings(
        limits=_limits(args.limit, t),
        close_after=args.close_after * 3600.0,
        behind_proxy=_switch("BEHIND_PROXY", args.behind_proxy, t),
        peer_host=args.peer_host,
        metrics=not _switch("NO_METRICS", args.no_metrics, t),
        public_url=_public(args.public_url, t),
        only_public=bool(args.public_url),
    )
    database = database_of(args.database)
    try:
        with bind(args.host, args.port) as listener:
            port = listener.getsockname()[1]
            lan = _lan(args.host)
            where = Where(
                here=_address("localhost" if args.host in EVERYWHERE else args.host, port),
                others=settings.public_url or (_address(lan, port) if lan else ""),
                named=bool(settings.public_url),
            )
            ready = partial(_welcome, where, database, t) if not quiet else lambda: None
            write_logs(args.log, quiet, t)
            settings = replace(settings, public_url=where.others)
            if args.workers > 1:
                return _workers(args.workers, listener, database, settings, ready, t)
            serve(listener, database, settings, ready)
    except Refusal as refusal:
        raise CommandError(t.error(refusal)) from None
    except OSError as wrong:
        raise CommandError(t("cli-cant-write", file=shown(database), why=why(wrong, t))) from None
    if not quiet:
        print("\n" + t("cli-serve-closed"))
    return 0


def _workers(
    count: int, listener: socket.socket, database: str, settings: ServerSettings, ready: Callable[[], None], t: Texts
) -> int:
    if not is_postgres(database) or sys.platform == "win32":
        raise CommandError(t("cli-serve-workers-alone"))

    def work(first: bool) -> int:
        try:
            serve(listener, database, settings, ready if first else lambda: None)
        except Refusal as refusal:
            return show_error(t.error(refusal), USAGE)
        return 0

    return run_workers(count, work)


def _switch(name: str, given: bool | str, t: Texts) -> bool:
    """Whether a switch is on: by its flag, or by a word in the environment."""
    word = str(given).strip().lower()
    if word not in (*YES, *NO):
        raise CommandError(t("cli-no-switch", name=ENVIRONMENT + name, given=word))
    return word in YES


def _limits(given: list[str], t: Texts) -> Limits:
    """The server's limits, those named on the command line or in the environment replaced."""
    limits = Limits()
    for word in given:
        name, _, number = word.partition("=")
        if name not in Limits.__struct_fields__:
            raise CommandError(unknown(t, "cli-no-limit", name, Limits.__struct_fields__))
        with suppress(msgspec.ValidationError):
            limits = msgspec.convert({**msgspec.to_builtins(limits), name: number}, Limits, strict=False)
            if getattr(limits, name) >= 1:
                continue
        raise CommandError(t("cli-no-limit-number", name=name, given=number))
    return limits


def _public(given: str, t: Texts) -> str:
    """The address people come by, if the operator names one."""
    parts = urlsplit(given)
    if given and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query):
        raise CommandError(t("cli-no-url", given=given))
    return f"{parts.scheme}://{parts.netloc.lower()}" if given else ""


def database_of(given: str | None) -> str:
    """Where everything is kept: as asked for, else among the user's data."""
    if given and is_postgres(given):
        return given
    if given:
        return str(Path(given).expanduser().resolve())  # by its one true name, so that its lock is one, too
    if sys.platform == "win32":
        folder = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    else:
        wanted = os.environ.get("XDG_DATA_HOME", "")  # by its rules a path that is not absolute does not count
        folder = Path(wanted) if wanted.startswith("/") else Path.home() / ".local" / "share"
    return str(folder / "maskenball" / "maskenball.sqlite")


# The screen


class Where(NamedTuple):
    """The ways in."""

    here: str
    others: str
    """For other devices; empty: none."""
    named: bool
    """By the operator."""


def _welcome(where: Where, database: str, t: Texts) -> None:
    """Where to go, for this computer and for phones."""
    console = open_screen()
    console.print(Text(t("cli-serve-open"), style="bold"))
    if not where.named and where.here != where.others:
        console.print(t("cli-serve-here", address=where.here), soft_wrap=True)
    if where.others:
        way = t("cli-serve-public" if where.named else "cli-serve-phones", address=where.others)
        console.print(way, soft_wrap=True)
        if console.is_terminal and not console.is_dumb_terminal and console.encoding.startswith("utf"):
            console.print(qr(where.others))
    else:
        console.print(t("cli-serve-only-here"))
    console.print(t("cli-serve-kept", file=shown(database)), style="dim", soft_wrap=True)
    if console.is_terminal:
        console.print(t("cli-serve-stop"), style="dim")
    console.file.flush()


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _lan(host: str) -> str | None:
    """This machine's address for others in the same network, if it has one; nothing is sent to find out."""
    if host not in EVERYWHERE:
        return None if host.startswith("127.") or host in ("localhost", "::1") else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOBODY)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found


def qr(address: str) -> Text:
    """The address for a phone's camera, two modules a letter."""
    rows = [
        [bool(dark) for dark in row]
        for row in segno.make(address, error="l", micro=False).matrix_iter(border=QUIET_ZONE)
    ]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines = (
        "".join(HALVES[pair] for pair in zip(*two, strict=True)) for two in zip(rows[::2], rows[1::2], strict=True)
    )
    return Text("\n").join(Text(line, style=PAPER) for line in lines)
