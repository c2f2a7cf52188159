"""The rooms of the house and the doors between them, read from the source of every module.

Imports point one way, `kernel <- games <- bots <- lab, server, cli`, and kernel and games are pure: no files,
no clock, no threads, no chance but the dice they are given. Nothing is imported or run here.
"""

import ast
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath

import pytest

SRC = Path(__file__).parents[1] / "src" / "maskenball"
MODULES = sorted(PurePosixPath(path.relative_to(SRC).as_posix()) for path in SRC.rglob("*.py"))

# Which other rooms each room may import from. "" is maskenball/__init__.py.
DOORS: dict[str, set[str]] = {
    "": {"kernel", "games", "bots", "lab"},  # the front door; nothing is loaded before somebody asks for it
    "__main__": {"cli"},
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "adapters": {"kernel", "games", "bots"},
    "texts": {"kernel"},
    "testing": {"kernel", "games", "bots", "texts"},
    "lab": {"kernel", "games", "bots", "texts"},
    "protocol": {"kernel"},
    "server": {"kernel", "games", "bots", "texts", "protocol"},
    "client": {"kernel", "games", "protocol"},
    "assistant": {"kernel", "games", "bots", "texts", "client"},
    "cli": {"kernel", "games", "bots", "texts", "lab", "protocol", "server", "assistant"},
}

# All that kernel and games may import from outside. A list of the allowed, since nobody can list all the ways
# out; a module that computes and does nothing else may join it.
PURE_ROOMS = {"kernel", "games"}
PURE = {
    *("__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum", "fractions"),
    *("functools", "hashlib", "heapq", "hmac", "itertools", "math", "operator", "re", "statistics", "string"),
    *("struct", "types", "typing", "unicodedata", "msgspec"),
    "random.Random",  # a generator with its own seed; the module's functions share a hidden one
}
DISCOVERY = {"importlib", "pkgutil", "sys"}  # games/__init__.py finds the folders beside it, and is a mapping
HOUSE_DATA = {"importlib.resources"}  # games/<game>/data/__init__.py reads what lies beside it, once
DRAWING = {"rich"}  # games/<game>/terminal.py
THINKING = {"numpy"}  # games/<game>/bots.py weighs many worlds at once

# Libraries of others that are extras, and the few modules that may import each. Whoever does not want a library must
# not need it: the common layer of the adapters imports nothing of the kind.
FOREIGN = {
    "pyspiel": {"adapters/openspiel.py"},
    "open_spiel": set[str](),
    "pettingzoo": {"adapters/pettingzoo.py"},
    "mcp": {"assistant/tools.py"},
    "gymnasium": {"adapters/arrays.py", "adapters/gymnasium.py", "adapters/pettingzoo.py"},
}

IMPURE_CALLS = {"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"}


def within(name: str, allowed: set[str]) -> bool:
    """Whether a dotted name is one of the allowed or lies inside one."""
    return any(name == each or name.startswith(each + ".") for each in allowed)


def room_of(module: PurePosixPath) -> str:
    """kernel/dice.py is in "kernel", __main__.py is a room of its own, __init__.py is the house itself."""
    return module.parts[0].removesuffix(".py").replace("__init__", "")


def is_game_bot(module: PurePosixPath) -> bool:
    """games/<game>/bots.py or what lies in a folder of that name: the files of a game that may know of bots."""
    return room_of(module) == "games" and len(module.parts) >= 3 and module.parts[2] in ("bots", "bots.py")


def is_game_terminal(module: PurePosixPath) -> bool:
    """games/<game>/terminal.py: how a game looks in a terminal, which `cli` looks for; rules know nothing of it."""
    return room_of(module) == "games" and module.parts[2:] == ("terminal.py",)


def imported(module: PurePosixPath, node: ast.AST) -> Iterator[str]:
    """The full dotted names that an import statement brings in, relative ones resolved."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = [node.module] if node.module else []
        if node.level:
            here = ("maskenball", *module.parent.parts)
            base = [*here[: len(here) - node.level + 1], *base]
        yield from (".".join([*base, alias.name]) for alias in node.names)


def own_import_faults(module: PurePosixPath, name: str) -> Iterator[str]:
    """Doors between our own rooms."""
    here, there = room_of(module), name.partition(".")[2].partition(".")[0]
    if there == "__version__" or (is_game_bot(module) and there == "bots"):
        return
    if is_game_terminal(module) and there in {"cli", "texts"}:
        return
    if there != here and there not in DOORS[here]:
        yield f"{here or 'maskenball'} must not import {name}"
    if here == there == "games" and len(module.parts) > 2:
        game = f"maskenball.games.{module.parts[1]}"
        if not within(name, {game}):
            yield f"a game must not reach outside its folder: {name}"
        elif within(name, {f"{game}.terminal"}):
            yield f"only the terminal looks for {name}"


def outside_import_faults(module: PurePosixPath, name: str) -> Iterator[str]:
    """What pure rooms take from the standard library and from others, and what hardly any module may take."""
    library = name.partition(".")[0]
    if library in FOREIGN and str(module) not in FOREIGN[library]:
        yield f"only {', '.join(sorted(FOREIGN[library])) or 'tests'} may import {library}"
    if room_of(module) == "adapters" and library == "numpy" and str(module) not in set().union(*FOREIGN.values()):
        yield "the common layer of the adapters does without numpy"
    if room_of(module) not in PURE_ROOMS:
        return
    allowed = set(PURE)
    if module == PurePosixPath("games/__init__.py"):
        allowed |= DISCOVERY
    if module.parts[2:] == ("data", "__init__.py"):
        allowed |= HOUSE_DATA
    if is_game_bot(module):
        allowed |= THINKING
    if is_game_terminal(module):
        allowed |= DRAWING
    if not within(name, allowed):
        yield f"{room_of(module)} must stay pure: import of {name}"


def deed_faults(module: PurePosixPath, node: ast.AST) -> Iterator[str]:
    """What pure rooms do without importing anything."""
    if room_of(module) not in PURE_ROOMS:
        return
    if isinstance(node, ast.AsyncFunctionDef | ast.AsyncFor | ast.AsyncWith | ast.Await):
        yield f"{room_of(module)} must stay pure: async"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in IMPURE_CALLS:
            yield f"{room_of(module)} must stay pure: {node.func.id}()"
        if node.func.id == "Random" and not node.args:
            yield f"{room_of(module)} must stay pure: Random() without a seed"


def faults(module: PurePosixPath, source: str) -> list[str]:
    """All that is wrong with one module, each with its line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        complaints = list(deed_faults(module, node))
        for name in imported(module, node):
            own = within(name, {"maskenball"})
            complaints += (own_import_faults if own else outside_import_faults)(module, name)
        found += [f"{module}:{getattr(node, 'lineno', 0)}: {complaint}" for complaint in complaints]
    return found


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_module_keeps_to_the_doors(module: PurePosixPath) -> None:
    assert faults(module, (SRC / module).read_text(encoding="utf-8")) == []


def test_every_room_has_its_doors_written_down() -> None:
    assert {room_of(module) for module in MODULES} <= DOORS.keys()


# No cycles


def name_of(module: PurePosixPath) -> str:
    """server/room/step.py is maskenball.server.room.step, kernel/__init__.py is maskenball.kernel."""
    return ".".join(("maskenball", *module.with_suffix("").parts)).removesuffix(".__init__")


def import_graph(modules: Iterable[PurePosixPath]) -> dict[str, set[str]]:
    """Which of our modules imports which, in functions and for type checkers too."""
    names = {name_of(module) for module in MODULES}
    graph: dict[str, set[str]] = {}
    for module in modules:
        found = graph[name_of(module)] = set()
        for node in ast.walk(ast.parse((SRC / module).read_text(encoding="utf-8"))):
            for name in imported(module, node):
                found.add(name if name in names else name.rpartition(".")[0])
    return {name: found & (graph.keys() - {name}) for name, found in graph.items()}


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring, if there are any."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_module_imports_itself_through_others() -> None:
    """Outside the games: a State there names all its phases, and each phase names its State (msgspec wants both)."""
    games = (PurePosixPath("games"), PurePosixPath("testing/toy"))
    others = [module for module in MODULES if not any(module.is_relative_to(folder) for folder in games)]
    assert cycle(import_graph(others)) == []


def test_a_ring_of_imports_is_found() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}})
    assert not cycle({"a": {"b"}, "b": {"c"}, "c": set()})


# The checker itself: each prohibition bites, and what is allowed passes.

IMPURE = [
    *("asyncio", "builtins", "concurrent.futures", "datetime", "importlib", "io", "logging"),
    *("multiprocessing", "os", "os.path", "pathlib", "pkgutil", "rich", "secrets", "shutil", "socket"),
    *("sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib.request", "uuid"),
]
FORBIDDEN = [
    # direction
    ("kernel/table.py", "from maskenball.games import resistance"),
    ("kernel/table.py", "from maskenball import games"),
    ("kernel/table.py", "import maskenball.bots"),
    ("kernel/table.py", "from ..games import find"),
    ("kernel/table.py", "from maskenball.texts import say"),
    ("kernel/table.py", "import maskenball"),
    ("games/__init__.py", "from maskenball.bots import Bot"),
    ("games/resistance/phases.py", "from maskenball.texts import say"),
    ("games/resistance/phases.py", "from maskenball.lab import simulate"),
    ("games/resistance/bots.py", "from maskenball.lab import simulate"),
    ("bots/search.py", "from maskenball.lab import simulate"),
    ("bots/search.py", "from maskenball.texts import say"),
    ("texts/__init__.py", "from maskenball.games import find"),
    ("lab/report.py", "import maskenball.cli"),
    ("lab/report.py", "def late():\n    from maskenball.server.http import app"),
    ("server/http/app.py", "from maskenball.lab import simulate"),
    ("server/http/app.py", "from maskenball.cli import main"),
    ("__init__.py", "from maskenball.cli import main"),
    ("__init__.py", "from maskenball.server.http import app"),
    ("games/resistance/bots.py", "from maskenball.adapters.course import Node"),
    ("bots/search.py", "from maskenball.adapters import setting"),
    ("adapters/openspiel.py", "from maskenball.server.http import app"),
    # other people's libraries
    ("adapters/course.py", "import pyspiel"),
    ("adapters/course.py", "import numpy as np"),
    ("adapters/openspiel.py", "from gymnasium.spaces import Box"),
    ("lab/arena.py", "from pettingzoo import AECEnv"),
    ("adapters/openspiel.py", "from open_spiel.python import games"),
    # one game, one folder
    ("games/hoax/phases.py", "from maskenball.games.resistance import GAME"),
    ("games/hoax/phases.py", "from maskenball.games import resistance"),
    ("games/hoax/phases.py", "from ..resistance.model import State"),
    ("games/hoax/bots.py", "from maskenball.games.resistance.bots import Liar"),
    ("games/hoax/phases.py", "from maskenball.games import find"),
    # rules know no screen
    ("games/hoax/turn.py", "from rich.text import Text"),
    ("games/hoax/turn.py", "from maskenball.cli.board import Board"),
    ("games/hoax/turn.py", "from maskenball.games.hoax.terminal import BOARD"),
    ("games/hoax/turn.py", "from maskenball.games.hoax import terminal"),
    ("games/hoax/terminal.py", "from maskenball.server import app"),
    ("games/terminal.py", "from maskenball.cli.board import Board"),
    # thinking belongs in bots.py
    ("games/hoax/seen.py", "from maskenball.bots import Bot"),
    ("games/hoax/seen.py", "import numpy as np"),
    ("kernel/dice.py", "import numpy as np"),
    ("games/bots.py", "import numpy as np"),
    # pure imports
    *(("kernel/table.py", f"import {name}") for name in IMPURE),
    ("games/hoax/phases.py", "import logging"),
    ("games/hoax/bots.py", "import threading"),
    ("games/hoax/model.py", "from importlib import resources"),
    ("games/hoax/model.py", "from os import urandom"),
    ("games/hoax/model.py", "if True:\n    from time import monotonic"),
    # pure deeds
    ("kernel/record.py", "open('record.json')"),
    ("games/hoax/model.py", "print('hello')"),
    ("games/hoax/bots.py", "input('your move? ')"),
    ("games/__init__.py", "open('data.json')"),
    ("kernel/record.py", "def f():\n    return eval('1')"),
    ("kernel/table.py", "async def submit(): ..."),
    ("games/hoax/phases.py", "import time\ntime.sleep(1)"),
    # chance
    ("kernel/dice.py", "import random\nrandom.shuffle([])"),
    ("kernel/dice.py", "from random import shuffle"),
    ("games/hoax/bots.py", "from random import SystemRandom"),
    ("kernel/dice.py", "from random import Random\nRandom()"),
]

ALLOWED = [
    ("kernel/table.py", "from maskenball.kernel.dice import Dice\nfrom .phase import Phase"),
    ("kernel/table.py", "from collections.abc import Mapping\nfrom msgspec.structs import replace"),
    ("kernel/dice.py", "from random import Random\nRandom('seed').random()"),
    ("kernel/record.py", "from maskenball import __version__"),
    ("kernel/record.py", "class Door:\n    def open(self): ...\nDoor().open()"),
    ("games/__init__.py", "import pkgutil\nfrom importlib import import_module, resources"),
    ("games/hoax/phases.py", "import maskenball.kernel\nfrom maskenball.games.hoax.model import State"),
    ("games/hoax/__init__.py", "from .phases import Window\nfrom maskenball.games.hoax import seen"),
    ("games/hoax/bots.py", "import numpy as np\nimport maskenball.bots.search"),
    ("games/hoax/bots/belief.py", "import numpy as np\nimport maskenball.bots.search"),
    ("games/hoax/terminal.py", "from rich.text import Text\nfrom maskenball.cli.board import Board"),
    ("__init__.py", "from maskenball.kernel import Match\nfrom maskenball.lab import simulate"),
    ("bots/search.py", "import time\nimport numpy\nfrom maskenball.games import find"),
    ("lab/report.py", "from maskenball.texts import say\nprint(open('report'))"),
    ("server/http/app.py", "import asyncio\nasync def serve(): ..."),
    ("cli/__init__.py", "from maskenball.server.http import app\nfrom maskenball import lab"),
    ("__main__.py", "from maskenball.cli import main"),
    ("adapters/openspiel.py", "import numpy as np\nimport pyspiel"),
    ("adapters/gymnasium.py", "import gymnasium\nfrom maskenball.bots import factory"),
]


@pytest.mark.parametrize(("module", "source"), FORBIDDEN)
def test_checker_sees(module: str, source: str) -> None:
    assert faults(PurePosixPath(module), source)


@pytest.mark.parametrize(("module", "source"), ALLOWED)
def test_checker_lets_pass(module: str, source: str) -> None:
    assert faults(PurePosixPath(module), source) == []
