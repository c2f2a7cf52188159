"""Our SQL as PostgreSQL wants it: numbered values, and moves of many tables as one statement."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import count
from re import sub
from typing import Any

from maskenball.server.store import rows
from maskenball.server.store.statement import Statement

GUARD = """
SELECT owners.code FROM owners JOIN unnest($1::text[], $2::bigint[]) AS known (code, epoch)
  ON owners.code = known.code AND owners.epoch = known.epoch
ORDER BY owners.code FOR SHARE OF owners
"""
"""Those of some rooms whose number is still the one we know; nobody takes them over until the commit."""
MOVES = f"""
WITH mine AS MATERIALIZED ({GUARD}),
added AS (
  INSERT INTO entries (match, number, entry, log, person, message)
  SELECT match, number, entry, log, person, message
  FROM unnest($3::text[], $4::text[], $5::int[], $6::bytea[], $7::bytea[], $8::int[], $9::text[])
    WITH ORDINALITY AS new (room, match, number, entry, log, person, message, place)
  JOIN mine ON mine.code = new.room ORDER BY place
),
stood AS (
  UPDATE stands SET at = new.at, stand = new.stand, asked = new.asked, clock = new.clock
  FROM unnest($10::int[], $11::bytea[], $12::bytea[], $13::bytea[], $14::text[]) AS new (at, stand, asked, clock, code)
  JOIN mine USING (code) WHERE stands.code = new.code
)
SELECT code FROM mine
"""
"""Many rows.ENTRY and rows.TABLE at once, each value a list; the rooms for which that was done."""
ENTRY_VALUES, TABLE_VALUES = 7, 5


def is_move(statements: Sequence[Statement]) -> bool:
    """Whether this is nothing but entries, and tables as they stand now."""
    return all(sql in (rows.ENTRY, rows.TABLE) for sql, _ in statements)


def move_values(moves: Iterable[tuple[str, Sequence[Statement]]]) -> list[Sequence[Any]]:
    """The values of MOVES after those of GUARD: of rooms, and what each of them brings."""
    entries: list[tuple[Any, ...]] = []
    tables: list[tuple[Any, ...]] = []
    for room, statements in moves:
        for sql, values in statements:
            if sql == rows.ENTRY:
                entries.append((room, *values))
            else:
                tables.append(values)
    return [*_columns(entries, ENTRY_VALUES), *_columns(tables, TABLE_VALUES)]


def _columns(lines: list[tuple[Any, ...]], width: int) -> Iterable[Sequence[Any]]:
    return zip(*lines, strict=True) if lines else ((),) * width


@cache
def with_dollars(sql: str) -> str:
    """PostgreSQL numbers its values."""
    numbers = count(1)
    return sub(r"\?", lambda _: f"${next(numbers)}", sql)
