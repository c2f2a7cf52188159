"""Everything out of one store into another, which has to be empty: all of it or nothing."""

from maskenball.server.store.statement import Statement
from maskenball.server.store.store import Store

TABLES = {
    "rooms": "code house idle",
    "matches": "code id head",
    "stands": "code at stand asked clock",
    "entries": "match number entry log person message",
    "done": "code person id",
    "chat": "code looking_on line",
    "notes": "code person seat note",
    "records": "id code made record key",
    "faults": "id made what record",
}
"""What is kept, and in which columns. `n`, where there is one, is given anew, in the same order."""
IN_ORDER = ("entries", "done", "chat")


class NotEmpty(Exception):
    """Something is in it already, and must not be mixed with anything else."""


async def move(source: Store, target: Store) -> dict[str, int]:
    """Carry everything over; how many rows there were of each table."""
    for table in TABLES:
        if await target.read(f"SELECT 1 FROM {table} LIMIT 1"):
            raise NotEmpty(table)
    found: dict[str, int] = {}
    statements: list[Statement] = []
    for table, words in TABLES.items():
        names = words.split()
        order = " ORDER BY n" if table in IN_ORDER else ""
        rows = await source.read(f"SELECT {', '.join(names)} FROM {table}{order}")
        sql = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
        truth = names.index("looking_on") if "looking_on" in names else -1
        for row in rows:
            values = tuple(bool(value) if at == truth else value for at, value in enumerate(row))
            statements.append((sql, values))
        found[table] = len(rows)
    await target.write(*statements)
    return found
