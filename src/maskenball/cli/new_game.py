"""`maskenball new-game`: a small game that works, as a package of its own, to be changed into another one.

It is the toy game of `maskenball.testing`, which all kernel tests play, under another name; so it can't grow stale.
"""

import argparse
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path

from rich.text import Text

from maskenball import games
from maskenball.cli.errors import CommandError
from maskenball.cli.records import why
from maskenball.cli.screen import open_screen
from maskenball.texts import Texts

NAME = re.compile(r"[a-z][a-z0-9_]*")
TOY = "maskenball.testing.toy"
PLACES = {"test_": "tests/"}
"""Where the project's files belong that do not lie at its top, by how they begin."""
HINT = '"""A game written by `maskenball new-game`: change it into yours.\n\n'


def run(args: argparse.Namespace, t: Texts) -> int:
    """Write it, and say how to go on."""
    name: str = args.name
    if not NAME.fullmatch(name) or iskeyword(name):
        raise CommandError(t("cli-new-game-bad-name", given=name))
    if name in games:
        raise CommandError(t("cli-new-game-taken", given=name))
    folder = Path(name)
    if folder.exists():
        raise CommandError(t("cli-new-game-exists", folder=str(folder)))
    try:
        for path, text in written(name):
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise CommandError(t("cli-cant-write", file=str(folder), why=why(wrong, t))) from None
    console = open_screen()
    console.print(Text(t("cli-new-game-done", folder=str(folder)), style="bold"))
    for line in (f"cd {name}", "pip install -e '.[test]'", "pytest", f"maskenball play {name}"):
        console.print(Text(f"  {line}"))
    return 0


def written(name: str) -> Iterator[tuple[str, str]]:
    """All files of the package, by their path in it."""
    testing = files("maskenball") / "testing"
    for path, text in _texts(testing / "toy"):
        yield f"src/{name}/{path}", _renamed(text, name)
    for path, text in _texts(testing / "project"):
        place = next((place for start, place in PLACES.items() if path.startswith(start)), "")
        yield place + path.removesuffix(".template"), text.replace("$name", name)


def _texts(folder: Traversable, before: str = "") -> Iterator[tuple[str, str]]:
    for found in sorted(folder.iterdir(), key=lambda each: each.name):
        if found.is_dir() and found.name != "__pycache__":
            yield from _texts(found, f"{before}{found.name}/")
        elif found.is_file():
            yield before + found.name, found.read_text(encoding="utf-8")


def _renamed(text: str, name: str) -> str:
    return text.replace(TOY, name).replace('name="toy"', f'name="{name}"').replace('"""A toy game', HINT + "A toy game")
