"""How rooms and games lie in the store: the statements that write them, and how they are read again.

The table is kept as it stands after each step; the answers given since then lie beside it, as entries. So a game goes
on after a restart without any rule being applied to old moves.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from maskenball.kernel import Match, Moment, dump, dump_record, load, play
from maskenball.kernel.record import entry_type, record_type
from maskenball.server import protocol
from maskenball.server.chat import MOST_LINES
from maskenball.server.hall import log_fault
from maskenball.server.house import House, broken_off, find
from maskenball.server.store import Statement, Store

REMEMBERED = 1_000
"""So many messages of a room are still known as done when it is swept."""

HEALTH_BYTES = 8192

LOOKING_ON = -1
"""What stands for those who look on in older files; by now it is null."""

Message = tuple[int, str]
"""Who asked for something, and by which message: should the same come again, it was done."""

_encode = msgspec.json.Encoder().encode
_ENTRY = "INSERT INTO entries (match, number, entry, log, person, message) VALUES (?, ?, ?, ?, ?, ?)"


def room(house: House) -> Statement:
    """The room as it is now."""
    return "INSERT OR REPLACE INTO rooms VALUES (?, ?, ?)", (house.code, _encode(house), 0.0)


def idle(code: str, seconds: float) -> Statement:
    """For how long the room has not been used, while the server ran."""
    return "UPDATE rooms SET idle = ? WHERE code = ?", (seconds, code)


def close(code: str) -> tuple[Statement, ...]:
    """The room is no more; its records stay."""
    return tuple((f"DELETE FROM {table} WHERE code = ?", (code,)) for table in ("matches", "stands", "chat", "rooms"))


_SLICE = 500
_LAST_FIRST = "SELECT n, row_number() OVER (PARTITION BY code ORDER BY n DESC) AS place FROM done"


def sweep(store: Store) -> Iterator[Statement]:
    """What was left of games that are over and rooms that are closed; a little at a time, as others wait meanwhile."""
    upto: int | None = 0
    while upto is not None:
        after, found = upto, store.read("SELECT n FROM entries WHERE n > ? ORDER BY n LIMIT 1 OFFSET ?", upto, _SLICE)
        upto = found[0][0] if found else None
        some = "n > ? AND n <= coalesce(?, n) AND match NOT IN (SELECT id FROM matches)"
        yield f"DELETE FROM entries WHERE {some}", (after, upto)
    yield "DELETE FROM done WHERE code NOT IN (SELECT code FROM rooms)", ()
    yield f"DELETE FROM done WHERE n IN (SELECT n FROM ({_LAST_FIRST}) WHERE place > ?)", (REMEMBERED,)


def done(code: str, message: Message) -> Statement:
    """This message was done, and it was no move."""
    return "INSERT INTO done (code, person, id) VALUES (?, ?, ?)", (code, *message)


def chat(code: str, line: protocol.ChatLine) -> tuple[Statement, ...]:
    """Words said in a room; what is older than the last lines makes way."""
    upto = "SELECT n FROM chat WHERE code = ? ORDER BY n DESC LIMIT 1 OFFSET ?"
    return (
        (f"DELETE FROM chat WHERE code = ? AND n <= ({upto})", (code, code, MOST_LINES - 1)),
        ("INSERT INTO chat (code, looking_on, line) VALUES (?, ?, ?)", (code, line.looking_on, _encode(line))),
    )


def new_match(
    house: House, match: Match, asked: dict[int | None, int], clock: dict[str, float]
) -> tuple[Statement, ...]:
    """A game begins; the last one of this room makes way for it."""
    head = replace(match.record(), entries=(), outcome=None)
    stand = (house.code, 0, dump(match.table), _asked(asked), _encode(clock))
    return (
        *forget_match(house.code),
        ("INSERT INTO matches VALUES (?, ?, ?)", (house.code, house.match, dump_record(head))),
        ("INSERT INTO stands VALUES (?, ?, ?, ?, ?)", stand),
        _entry(house.match, 0, None, _encode(match.log())),
    )


def forget_match(code: str) -> tuple[Statement, ...]:
    """No game is on in this room."""
    return (
        ("DELETE FROM matches WHERE code = ?", (code,)),
        ("DELETE FROM stands WHERE code = ?", (code,)),
        ("DELETE FROM chat WHERE code = ? AND looking_on", (code,)),
    )


def moves(
    house: House,
    match: Match,
    before: Moment,
    asked: Callable[[], dict[int | None, int]],
    clock: Callable[[], dict[str, float]],
    message: Message | None,
) -> list[Statement]:
    """What was done since `before`, and by which message; the table too, if it is another one and not only answered."""
    statements: list[Statement] = []
    log = _encode(match.log(before.lines)) if match.lines > before.lines else b"[]"
    for number, entry in enumerate(match.entries[before.entries :], before.entries + 1):
        last = number == len(match.entries)
        statements.append(
            _entry(house.match, number, _encode(entry), log if last else b"[]", message if last else None)
        )
    if match.table.step != before.table.step:
        values = (len(match.entries), dump(match.table), _asked(asked()), _encode(clock()), house.code)
        statements.append(("UPDATE stands SET at = ?, stand = ?, asked = ?, clock = ? WHERE code = ?", values))
    elif match.table.ask.bell is not None and bool(match.table.sealed) != bool(before.table.sealed):
        statements.append(clocks(house.code, clock()))  # a time that runs from the first answer has begun
    return statements


def _entry(
    match: str, number: int, entry: bytes | None, log: bytes | None, message: Message | None = None
) -> Statement:
    return _ENTRY, (match, number, entry, log, *(message or (None, None)))


def clocks(code: str, clock: dict[str, float]) -> Statement:
    """How long the slots still last."""
    return "UPDATE stands SET clock = ? WHERE code = ?", (_encode(clock), code)


def record(name: str, code: str, data: bytes, key: str | None = None) -> Statement:
    """A game that can be fetched by its link; `key`: the hash of what takes it away again, if somebody brought it."""
    columns = "INSERT INTO records (id, code, made, record, key) VALUES (?, ?, ?, ?, ?)"
    return columns, (name, code, time.time(), data, key)


def brought(store: Store) -> int:
    """How many records are here that were played elsewhere."""
    ((count,),) = store.read("SELECT count(*) FROM records WHERE code = ''")
    return int(count)


async def write_and_wipe(store: Store) -> None:
    """See whether the disk takes anything: more than what might still fit into a page, and out again."""
    await store.write(("INSERT INTO health (filling) VALUES (zeroblob(?))", (HEALTH_BYTES,)))
    await store.write(("DELETE FROM health", ()))


def fault(name: str, what: str, data: bytes) -> Statement:
    """A game in which we made a mistake."""
    return "INSERT INTO faults VALUES (?, ?, ?, ?)", (name, time.time(), what, data)


class Kept(msgspec.Struct):
    """A room as it was found in the store."""

    house: House
    idle: float
    done: dict[int, list[str]]
    chat: list[protocol.ChatLine]
    match: Match | None = None
    asked: dict[int | None, int] = {}
    clock: dict[str, float] = {}


def rooms(store: Store) -> list[str]:
    """The codes of all rooms."""
    return [code for (code,) in store.read("SELECT code FROM rooms")]


class Journal:
    """Entries and messages done, of all rooms: they lie in the order in which they came, so they are read at once."""

    def __init__(self, store: Store) -> None:
        self.entries: dict[str, list[tuple[int, bytes | None, bytes | None]]] = {}
        self.moves: dict[str, list[Message]] = {}
        for match, person, message, *entry in store.read(
            "SELECT match, person, message, number, entry, log FROM entries ORDER BY n"
        ):
            self.entries.setdefault(match, []).append((*entry,))
            if message is not None:
                self.moves.setdefault(match, []).append((person, message))
        self.done: dict[str, dict[int, list[str]]] = {}
        for code, person, message in store.read("SELECT code, person, id FROM done ORDER BY n"):
            self.done.setdefault(code, {}).setdefault(person, []).append(message)


def read_room(store: Store, code: str, journal: Journal) -> Kept:
    """A room out of the store, with its game."""
    ((data, idle),) = store.read("SELECT house, idle FROM rooms WHERE code = ?", code)
    house = msgspec.json.decode(data, type=House)
    kept = Kept(house, idle, journal.done.get(code, {}), [])
    for person, message in journal.moves.get(house.match, ()):
        kept.done.setdefault(person, []).append(message)
    for (line,) in store.read("SELECT line FROM chat WHERE code = ? ORDER BY n DESC LIMIT ?", code, MOST_LINES):
        kept.chat.insert(0, msgspec.json.decode(line, type=protocol.ChatLine))
    if house.match:
        try:
            _read_match(store, kept, journal)
        except Exception:  # whatever it is: the people are still there, and can begin another game
            log_fault("reading a game", room=code)
            kept.house, kept.match, kept.asked, kept.clock = broken_off(house), None, {}, {}
    return kept


def _read_match(store: Store, kept: Kept, journal: Journal) -> None:
    found = store.read(
        "SELECT head, at, stand, asked, clock FROM matches JOIN stands USING (code) WHERE code = ? AND id = ?",
        kept.house.code,
        kept.house.match,
    )
    if not found:
        return
    ((head, at, stand, asked, clock),) = found
    game = find(kept.house.game)
    kind = record_type(game)
    some_entries = tuple[entry_type(game), ...]  # type: ignore[misc, valid-type]
    lines: list[Any] = []
    entries: list[bytes] = []
    later: list[bytes] = []
    for number, entry, log in journal.entries.get(kept.house.match, ()):
        if number <= at and log is not None:
            lines += msgspec.json.decode(log, type=tuple[game.any_line, ...])  # type: ignore[name-defined]
        if entry is not None:
            (entries if number <= at else later).append(entry)
    done_ = msgspec.json.decode(b"[" + b",".join(entries) + b"]", type=some_entries)
    still = msgspec.json.decode(b"[" + b",".join(later) + b"]", type=some_entries)
    record_ = replace(msgspec.json.decode(head, type=kind), entries=done_)
    match = Match.resume(record_, load(stand, game), lines)
    for entry in still:
        play(match, entry)
    kept.match = match
    if match.rules != game.rules:
        kept.house = replace(kept.house, note="older_rules")
    questions = msgspec.json.decode(asked, type=list[tuple[int | None, int]])
    kept.asked = {None if viewer == LOOKING_ON else viewer: number for viewer, number in questions}
    kept.clock = msgspec.json.decode(clock, type=dict[str, float])


def _asked(asked: dict[int | None, int]) -> bytes:
    return _encode([*asked.items()])
