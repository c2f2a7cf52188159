"""`maskenball serve`: a server on this machine, and the way to it on the screen, with a QR code for phones."""

import argparse
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import segno
from rich.console import Console
from rich.style import Style
from rich.text import Text

from maskenball.cli.records import why
from maskenball.cli.screen import open_screen
from maskenball.cli.stop import Stop, unknown
from maskenball.kernel import Refusal
from maskenball.server.app import House
from maskenball.server.limits import Limits
from maskenball.server.logs import write_logs
from maskenball.server.serve import Place, serve
from maskenball.texts import Texts

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
    house = House(
        limits=_limits(args.limit, t),
        close_after=args.close_after * 3600.0,
        behind_proxy=args.behind_proxy,
        metrics=not args.no_metrics,
        public_url=_public(args.public_url, t),
    )
    place = Place(database=_database(args.database), host=args.host, port=args.port)
    write_logs(args.log, args.quiet)

    def ready(port: int) -> None:
        if not args.quiet:
            _welcome(open_screen(), house.public_url, place, port, t)
            sys.stdout.flush()

    try:
        serve(place, house, ready)
    except Refusal as refusal:
        raise Stop(t.error(refusal)) from None
    except OSError as wrong:
        raise Stop(t("cli-cant-write", file=str(place.database), why=why(wrong, t))) from None
    if not args.quiet:
        print("\n" + t("cli-serve-closed"))
    return 0


def _limits(given: list[str], t: Texts) -> Limits:
    """The server's limits, those named on the command line or in the environment replaced."""
    limits = Limits()
    for word in given:
        name, _, number = word.partition("=")
        if name not in Limits.__struct_fields__:
            raise Stop(unknown(t, "cli-no-limit", name, Limits.__struct_fields__))
        with suppress(msgspec.ValidationError):
            limits = msgspec.convert({**msgspec.to_builtins(limits), name: number}, Limits, strict=False)
            if getattr(limits, name) >= 1:
                continue
        raise Stop(t("cli-no-limit-number", name=name, given=number))
    return limits


def _public(given: str, t: Texts) -> str:
    """The address people come by, if the operator names one."""
    parts = urlsplit(given)
    if given and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query):
        raise Stop(t("cli-no-url", given=given))
    return f"{parts.scheme}://{parts.netloc.lower()}" if given else ""


def _database(given: str | None) -> Path:
    """Where everything is kept: as asked for, else among the user's data."""
    if given:
        return Path(given).expanduser().absolute()
    if sys.platform == "win32":
        folder = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    else:
        wanted = os.environ.get("XDG_DATA_HOME", "")  # by its rules a path that is not absolute does not count
        folder = Path(wanted) if wanted.startswith("/") else Path.home() / ".local" / "share"
    return folder / "maskenball" / "maskenball.sqlite"


# The screen


def _welcome(console: Console, public: str, place: Place, port: int, t: Texts) -> None:
    """Where to go, for this computer and for phones."""
    here = "localhost" if place.host in EVERYWHERE else place.host
    there = public or (_address(lan, port) if (lan := _lan(place.host)) else "")
    console.print(Text(t("cli-serve-open"), style="bold"))
    if not public and there != _address(here, port):
        console.print(t("cli-serve-here", address=_address(here, port)), soft_wrap=True)
    if there:
        console.print(t("cli-serve-public" if public else "cli-serve-phones", address=there), soft_wrap=True)
        if console.is_terminal and not console.is_dumb_terminal and console.encoding.startswith("utf"):
            console.print(qr(there))
    elif place.host in EVERYWHERE:
        console.print(t("cli-serve-no-network"))
    console.print(t("cli-serve-kept", file=str(place.database)), style="dim", soft_wrap=True)
    if console.is_terminal:
        console.print(t("cli-serve-stop"), style="dim")


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
