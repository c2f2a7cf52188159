"""No function in the source is longer than a screen."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
MOST_LINES = 40


def long_functions(source: str) -> set[str]:
    """The names of functions with more lines than that, decorators not counted."""
    functions = (n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
    return {each.name for each in functions if (each.end_lineno or 0) - each.lineno >= MOST_LINES}


def test_no_function_is_longer_than_forty_lines() -> None:
    root = SOURCE / "maskenball"
    found = {
        (str(path.relative_to(root)), name) for path in root.rglob("*.py") for name in long_functions(path.read_text())
    }
    assert not found


def test_the_check_counts_lines() -> None:
    body = "    x = 1\n" * (MOST_LINES - 1)
    assert long_functions(f"def fits():\n{body}") == set()
    assert long_functions(f"class A:\n  async def long():\n{body}    pass\n") == {"long"}
