"""`maskenball mcp`: a seat for an AI assistant, over stdio or HTTP (extra `mcp`)."""

import argparse
from urllib.parse import urlsplit

from maskenball.cli.errors import CommandError
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Serve until the assistant hangs up, or until Ctrl-C."""
    if args.server and urlsplit(args.server).scheme not in ("http", "https"):
        raise CommandError(t("cli-mcp-no-url", given=args.server))
    try:
        from maskenball.assistant.tools import server  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise CommandError(t("cli-mcp-missing")) from None
    made = server(t.language, args.server)
    if args.http is None:
        made.run("stdio")
    else:
        made.run("streamable-http", host=args.host, port=args.http)
    return 0
