"""`maskenball schema`: the JSON Schema of a game's records."""

import argparse
import json

from maskenball.kernel import schema
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Print it."""
    print(json.dumps(schema(args.game), indent=2, ensure_ascii=False))
    return 0
