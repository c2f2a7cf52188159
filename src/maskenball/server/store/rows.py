"""How rooms and matches are stored: the statements that write them. They are read again in read.py.

The table is stored as it stands after each step; the answers given since then lie beside it, as entries. So a match
goes on after a restart without any rule being applied to old moves.
"""

import msgspec
from msgspec.structs import replace

from maskenball import protocol
from maskenball.kernel import MatchState, dump, dump_record
from maskenball.server.room.chat import MOST_LINES
from maskenball.server.room.state import RoomState
from maskenball.server.store.statement import Statement

MOST_DONE = 1_000
"""Messages of a room that are still known as done when the database is swept."""
HEALTH_BYTES = 8192

MessageId = tuple[int, str]
"""Who asked for something, and by which message: should the same come again, it was done."""

_encode = msgspec.json.Encoder().encode
ENTRY = "INSERT INTO entries (match, number, entry, log, person, message) VALUES (?, ?, ?, ?, ?, ?)"
TABLE = "UPDATE stands SET at = ?, stand = ?, asked = ?, clock = ? WHERE code = ?"
_DONE_LAST_FIRST = "SELECT n, row_number() OVER (PARTITION BY code ORDER BY n DESC) AS place FROM done"


def room(state: RoomState) -> Statement:
    """The room as it is now."""
    replaced = "ON CONFLICT (code) DO UPDATE SET house = excluded.house, idle = excluded.idle"
    return f"INSERT INTO rooms (code, house, idle) VALUES (?, ?, ?) {replaced}", (state.code, _encode(state), 0.0)


def idle(code: str, seconds: float) -> Statement:
    """For how long the room has not been used, while the server ran."""
    return "UPDATE rooms SET idle = ? WHERE code = ?", (seconds, code)


def close(code: str) -> tuple[Statement, ...]:
    """The room is no more; its records stay."""
    return tuple(
        (f"DELETE FROM {table} WHERE code = ?", (code,)) for table in ("matches", "stands", "chat", "notes", "rooms")
    )


def sweep_entries(after: int, upto: int | None) -> Statement:
    """Entries of matches that are over, from one row to another (None: to the last)."""
    some = "n > ? AND n <= coalesce(?, n) AND match NOT IN (SELECT id FROM matches)"
    return f"DELETE FROM entries WHERE {some}", (after, upto)


def sweep_done() -> tuple[Statement, ...]:
    """Messages done in rooms that are closed, and of each room all but the last."""
    return (
        ("DELETE FROM done WHERE code NOT IN (SELECT code FROM rooms)", ()),
        (f"DELETE FROM done WHERE n IN (SELECT n FROM ({_DONE_LAST_FIRST}) AS ranked WHERE place > ?)", (MOST_DONE,)),
    )


def done(code: str, message: MessageId) -> Statement:
    """This message was done, and it was no move."""
    return "INSERT INTO done (code, person, id) VALUES (?, ?, ?)", (code, *message)


def chat(code: str, line: protocol.ChatLine) -> tuple[Statement, ...]:
    """Words said in a room; what is older than the last lines is deleted."""
    upto = "SELECT n FROM chat WHERE code = ? ORDER BY n DESC LIMIT 1 OFFSET ?"
    return (
        (f"DELETE FROM chat WHERE code = ? AND n <= ({upto})", (code, code, MOST_LINES - 1)),
        ("INSERT INTO chat (code, looking_on, line) VALUES (?, ?, ?)", (code, line.looking_on, _encode(line))),
    )


def note(code: str, person: int, new: protocol.PrivateNote) -> Statement:
    """What somebody noted down, in place of what it was before."""
    replaced = "ON CONFLICT (code, person, seat) DO UPDATE SET note = excluded.note"
    return f"INSERT INTO notes VALUES (?, ?, ?, ?) {replaced}", (code, person, new.seat, _encode(new))


def new_match(
    state: RoomState, match: MatchState, asked: dict[int | None, int], clock: dict[str, float]
) -> tuple[Statement, ...]:
    """A match begins; the last one of this room is deleted."""
    head = replace(match.record(), entries=(), outcome=None)
    stand = (state.code, 0, dump(match.table), _asked(asked), _encode(clock))
    return (
        *forget_match(state.code),
        ("INSERT INTO matches VALUES (?, ?, ?)", (state.code, state.match, dump_record(head))),
        ("INSERT INTO stands VALUES (?, ?, ?, ?, ?)", stand),
        _entry(state.match, 0, None, _encode(match.log())),
    )


def forget_match(code: str) -> tuple[Statement, ...]:
    """No match is on in this room."""
    return (
        ("DELETE FROM matches WHERE code = ?", (code,)),
        ("DELETE FROM stands WHERE code = ?", (code,)),
        ("DELETE FROM notes WHERE code = ?", (code,)),
        ("DELETE FROM chat WHERE code = ? AND looking_on", (code,)),
    )


def entries(name: str, before: MatchState, match: MatchState, message: MessageId | None) -> list[Statement]:
    """What was done in the match of this name since `before`, and by which message."""
    statements: list[Statement] = []
    log = _encode(match.log(len(before.told))) if len(match.told) > len(before.told) else b"[]"
    last = len(match.entries)
    for number, entry in enumerate(match.entries[len(before.entries) :], len(before.entries) + 1):
        if number == last:
            statements.append(_entry(name, number, _encode(entry), log, message))
        else:
            statements.append(_entry(name, number, _encode(entry), b"[]"))
    return statements


def table(code: str, match: MatchState, asked: dict[int | None, int], clock: dict[str, float]) -> Statement:
    """The table as it stands after a step, with everybody's questions and the seconds left of its slots."""
    values = (len(match.entries), dump(match.table), _asked(asked), _encode(clock), code)
    return TABLE, values


def _entry(
    match: str, number: int, entry: bytes | None, log: bytes | None, message: MessageId | None = None
) -> Statement:
    return ENTRY, (match, number, entry, log, *(message or (None, None)))


def _asked(asked: dict[int | None, int]) -> bytes:
    return _encode([*asked.items()])


def clocks(code: str, clock: dict[str, float]) -> Statement:
    """How long the slots still last."""
    return "UPDATE stands SET clock = ? WHERE code = ?", (_encode(clock), code)


def record(name: str, code: str, data: bytes, made: float, key: str | None = None) -> Statement:
    """A record that can be fetched by its link, made at that time (seconds since 1970); `key`: the hash of what deletes
    it again, if somebody brought it."""
    columns = "INSERT INTO records (id, code, made, record, key) VALUES (?, ?, ?, ?, ?)"
    return columns, (name, code, made, data, key)


def delete_record(code: str, name: str) -> Statement:
    """A record of this room is deleted."""
    return "DELETE FROM records WHERE id = ? AND code = ?", (name, code)


def fault(name: str, made: float, where: str, data: bytes) -> Statement:
    """The record of a match in which we made a mistake."""
    return "INSERT INTO faults VALUES (?, ?, ?, ?)", (name, made, where, data)


def fill_health() -> Statement:
    """More than what might still fit into a page, to see whether the disk takes anything."""
    return "INSERT INTO health (filling) VALUES (?)", (bytes(HEALTH_BYTES),)


def empty_health() -> Statement:
    """Out again."""
    return "DELETE FROM health", ()
