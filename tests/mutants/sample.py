"""Mutants: single small mistakes in the source of kernel and rules, made by Cosmic Ray's operators, drawn at random.

A place in the source is drawn first and then one of the mistakes that can be made there: else the many ways to get a
`+` wrong would outweigh everything else.
"""

import ast
import warnings
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any, NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "maskenball"
NEED_ARGUMENTS = ("VariableInserter", "VariableReplacer")
"""Operators that have to be told what to put where."""


class Mutant(NamedTuple):
    """One mistake: where it is, what the line was and what it is now."""

    path: Path
    line: int
    was: str
    becomes: str
    source: str

    @property
    def module(self) -> str:
        """The name it is imported by."""
        return ".".join(self.path.relative_to(ROOT / "src").with_suffix("").parts)

    def __str__(self) -> str:
        return f"{self.path.relative_to(PACKAGE)}:{self.line}\n    {self.was}\n    {self.becomes}"


def scopes() -> dict[str, list[Path]]:
    """What is mutated: the kernel, and the rules of each game; not its bots, texts, lessons and terminal."""
    found = {"kernel": _modules(PACKAGE / "kernel")}
    for folder in sorted((PACKAGE / "games").iterdir()):
        if (folder / "RULES.md").exists():
            found[folder.name] = _modules(folder)
    return found


def _modules(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.glob("*.py")) if path.name not in ("__init__.py", "terminal.py")]


Operator = Any
Place = tuple[Path, tuple[int, int]]


def places(paths: list[Path]) -> dict[Place, list[tuple[Operator, int]]]:
    """By place: the operators that can make a mistake there, each with how many it could have made before."""
    operators = [get_operator(name)() for name in sorted(operator_names()) if not name.endswith(NEED_ARGUMENTS)]
    found: dict[Place, list[tuple[Operator, int]]] = {}
    for path in paths:
        nodes = list(ast_nodes(get_ast(path.read_text(encoding="utf-8"))))
        for operator in operators:
            made = (start for node in nodes for start, _ in operator.mutation_positions(node))
            for occurrence, start in enumerate(made):
                found.setdefault((path, start), []).append((operator, occurrence))
    return found


def drawn(paths: list[Path], seed: str) -> Iterator[Mutant]:
    """Mutants in random order, one for each place."""
    dice = Random(seed)
    sites = list(places(paths).items())
    dice.shuffle(sites)
    for (path, (line, _)), mistakes in sites:
        operator, occurrence = dice.choice(mistakes)
        source = path.read_text(encoding="utf-8")
        try:
            mutated = mutate_code(source, operator, occurrence)
            code = compiled(mutated or "", path)
        except (AttributeError, SyntaxError):  # Cosmic Ray stumbles over dotted names in `except`, and over **more
            continue
        if mutated is None or _without_signatures(mutated) == _without_signatures(source):
            continue
        if code != compiled(source, path):
            yield Mutant(path, line, *_difference(source, mutated), mutated)


def compiled(source: str, path: Path) -> CodeType:
    """The code of a module; that some mistakes look strange to Python is no matter."""
    with warnings.catch_warnings(action="ignore"):
        return compile(source, str(path), "exec")


def _without_signatures(source: str) -> str:
    """What counts of a source: types of arguments, results and variables don't, but those of a Struct's fields do."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef):
            node.returns = None
            for inner in ast.walk(node):
                if isinstance(inner, ast.AnnAssign):
                    inner.annotation = ast.Constant(None)
    return ast.dump(tree)


def _difference(source: str, mutated: str) -> tuple[str, str]:
    """The lines that are different."""
    before, after = source.splitlines(), mutated.splitlines()
    changes = [change for change in SequenceMatcher(None, before, after, False).get_opcodes() if change[0] != "equal"]
    was = [line.strip() for _, first, last, _, _ in changes for line in before[first:last]]
    becomes = [line.strip() for _, _, _, first, last in changes for line in after[first:last]]
    return " ".join(was).strip(), " ".join(becomes).strip()
