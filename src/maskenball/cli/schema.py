"""`maskenball schema`: the JSON Schema of a game's records or of the server's messages, or OpenAPI for its HTTP."""

import argparse
import json

from maskenball.cli.errors import CommandError
from maskenball.kernel import schema
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Print it."""
    if args.openapi:
        from maskenball.server.http.app import description  # noqa: PLC0415 - only who asks for it waits for it

        found = description()
    elif args.protocol:
        from maskenball import protocol  # noqa: PLC0415 - only who asks for it waits for it

        found = protocol.schema(args.game)
    elif args.game is None:
        raise CommandError(t("cli-schema-of-what"))
    else:
        found = schema(args.game)
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 0
