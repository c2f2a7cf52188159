"""Every numbered rule of a game has a test that cites it, and no test cites a rule that is not there."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from maskenball import games

TESTS = Path(__file__).parents[1]
RULE = re.compile(r"\b[A-Z]-\d\d\b")


def rules(name: str) -> set[str]:
    """The ids in a game's RULES.md."""
    return set(RULE.findall(files(games.find(name).package).joinpath("RULES.md").read_text(encoding="utf-8")))


def cited(source: str) -> Iterator[str]:
    """The ids that stand in `pytest.mark.rule(...)` in this source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), "a rule is cited by its id, written out"
                yield str(argument.value)


def all_cited() -> set[str]:
    """The ids that any test cites."""
    return {rule for path in TESTS.rglob("test_*.py") for rule in cited(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("name", games.names())
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    numbered = rules(name)
    assert numbered
    assert sorted(numbered - all_cited()) == []


def test_every_cited_rule_exists() -> None:
    assert sorted(all_cited().difference(*map(rules, games.names()))) == []


def test_citations_are_found() -> None:
    source = "@pytest.mark.rule('W-01', 'W-02')\ndef test_x(): ...\n@pytest.mark.slow\ndef test_y(): ...\n"
    assert list(cited(source)) == ["W-01", "W-02"]
