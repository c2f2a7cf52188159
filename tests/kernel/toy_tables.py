"""Tables of the toy game to begin a test with."""

from typing import Any

from maskenball.kernel import Match, Table, open_table
from maskenball.testing.toy import (
    GAME as TOY,
)
from maskenball.testing.toy import (
    PAIR,
    Deal,
    Name,
    Options,
)

NAMES = ("Ada", "Bo", "Cy", "Di")
EVERYBODY = (None, 0, 1, 2, 3)


def naming(thief: int = 3, **options: Any) -> Table:
    """A new table: four seats, seat 3 is the thief, all name a suspect."""
    table, _told = open_table(TOY, 4, Options(**options), "toy", Deal(thief))
    return table


def night(thief: int = 3) -> Table:
    """The first night."""
    table, _told = naming(thief).submit_all({PAIR: Name(0), 2: Name(0), 3: Name(0)})
    return table.ring("rest")[0]


def after(table: Table, *answers: tuple[int, Any]) -> Table:
    """The table after these answers."""
    for seat, action in answers:
        table, _told = table.submit(seat, action)
    return table


def match(thief: int = 3, **options: Any) -> Match:
    """A new match of four; seat 3 is the thief."""
    return Match(TOY, NAMES, Options(**options), "toy", Deal(thief))


def match_at_night(thief: int = 3) -> Match:
    """The first night."""
    at = match(thief)
    for slot in ("naming", "rest"):
        at.ring(slot)
    return at
