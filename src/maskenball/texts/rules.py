"""The numbered rules of a game, from its RULES.md, and in other languages from RULES.<language>.md."""

import re
from collections.abc import Iterator
from functools import cache

from maskenball.texts.files import find_file

ID = re.compile(r"([A-Z])-(\d\d)\b")


@cache
def rules_of(package: str, lang: str = "en") -> dict[str, str]:
    """The text of each numbered rule of this package; in English if it has none in that language."""
    file = find_file(package, f"RULES.{lang}.md") or find_file(package, "RULES.md")
    return {} if file is None else dict(read_rules(file.read_text(encoding="utf-8")))


def read_rules(page: str) -> Iterator[tuple[str, str]]:
    """Rules are items of a list or rows of a table; a table without ids belongs to the rule below it."""
    rows: list[list[str]] = []
    for line in page.splitlines():
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if ID.fullmatch(cells[0]):
                parts = zip(rows[0][1:], cells[1:], strict=False)
                yield cells[0], "; ".join(f"{head}: {cell}" for head, cell in parts)
            elif not set(cells[0]) <= set("-: "):
                rows.append(cells)
            continue
        for rule, text in _rules_in(line.removeprefix("- ")):
            yield rule, text + "".join(f"\n{head}: {', '.join(cells)}" for head, *cells in rows)
            rows = []
        if not line.startswith("- "):
            rows = []


def _rules_in(line: str) -> Iterator[tuple[str, str]]:
    """A line begins with an id; where the next number opens a later sentence, a rule of its own begins."""
    while start := ID.match(line):
        following = f"{start[1]}-{int(start[2]) + 1:02}"
        text, another, rest = line[start.end() :].partition(f". {following} ")
        yield start[0], text.strip() + "." * bool(another)
        line = f"{following} {rest}" if another else ""
