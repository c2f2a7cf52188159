"""Rules and their tests: a test cites the numbered rules it proves, as `pytest.mark.rule("W-04")`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from maskenball.kernel import Game
from maskenball.texts.files import find_file

RULE = re.compile(r"\b[A-Z]-\d\d\b")


def rules(game: Game) -> set[str]:
    """The ids in a game's RULES.md."""
    file = find_file(game.package, "RULES.md")
    return set() if file is None else set(RULE.findall(file.read_text(encoding="utf-8")))


def cited(source: str) -> Iterator[str]:
    """The ids that stand in `pytest.mark.rule(...)` in this source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), "a rule is cited by its id, written out"
                yield str(argument.value)


def all_cited(folder: Path) -> set[str]:
    """The ids that any test in this folder cites."""
    return {rule for path in folder.rglob("test_*.py") for rule in cited(path.read_text(encoding="utf-8"))}


def uncited(game: Game, folder: Path) -> list[str]:
    """The rules of this game that no test in this folder cites."""
    return sorted(rules(game) - all_cited(folder))
