"""`maskenball bench`: how fast the rules run here."""

import argparse
from importlib import import_module

from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Hand over to the lab, which measures; imported by name, since nothing else here needs it."""
    return int(import_module("maskenball.lab.bench").main(args.rest) or 0)
