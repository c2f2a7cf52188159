"""Our SQL as PostgreSQL wants it: numbered values, and moves of many tables as one statement."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import count
from re import sub
from typing import Any

from maskenball.server.store import rows
from maskenball.server.store.statement import Statement

MOVES = """
WITH added AS (
  INSERT INTO entries (match, number, entry, log, person, message)
  SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::bytea[], $5::int[], $6::text[])
)
UPDATE stands SET at = new.at, stand = new.stand, asked = new.asked, clock = new.clock
FROM unnest($7::int[], $8::bytea[], $9::bytea[], $10::bytea[], $11::text[]) AS new (at, stand, asked, clock, code)
WHERE stands.code = new.code
"""
"""Many rows.ENTRY and rows.TABLE at once, each value a list."""
ENTRY_VALUES, TABLE_VALUES = 6, 5


def is_move(statements: Sequence[Statement]) -> bool:
    """Whether this is nothing but entries, and tables as they stand now."""
    return all(sql in (rows.ENTRY, rows.TABLE) for sql, _ in statements)


def move_values(moves: Iterable[Sequence[Statement]]) -> list[Sequence[Any]]:
    """The values of MOVES."""
    entries: list[tuple[Any, ...]] = []
    tables: list[tuple[Any, ...]] = []
    for statements in moves:
        for sql, values in statements:
            (entries if sql is rows.ENTRY or sql == rows.ENTRY else tables).append(values)
    return [*_columns(entries, ENTRY_VALUES), *_columns(tables, TABLE_VALUES)]


def _columns(lines: list[tuple[Any, ...]], width: int) -> Iterable[Sequence[Any]]:
    return zip(*lines, strict=True) if lines else ((),) * width


@cache
def with_dollars(sql: str) -> str:
    """PostgreSQL numbers its values."""
    numbers = count(1)
    return sub(r"\?", lambda _: f"${next(numbers)}", sql)
