"""How rooms and matches are read out of the store, and what is swept out of it."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec.structs import replace

from maskenball import games, protocol
from maskenball.kernel import MatchState, load, play, resume_match
from maskenball.kernel.record import entry_type, record_type
from maskenball.server.room.chat import MOST_LINES
from maskenball.server.room.notes import Notes, added
from maskenball.server.room.state import RoomState, broken_off
from maskenball.server.run.faults import log_fault
from maskenball.server.store import rows
from maskenball.server.store.rows import MessageId
from maskenball.server.store.statement import Statement
from maskenball.server.store.store import NotStored, Store

OLD_SPECTATOR = -1
"""What stands for those who look on in older files; by now it is null."""
SWEEP_ROWS = 500
"""Rows that are looked through at once, as others wait meanwhile."""


class StoredRoom(msgspec.Struct):
    """A room as it was found in the store."""

    state: RoomState
    idle: float
    done: dict[int, list[str]]
    chat: tuple[protocol.ChatLine, ...] = ()
    notes: Notes = {}
    match: MatchState | None = None
    asked: dict[int | None, int] = {}
    clock: dict[str, float] = {}


async def rooms(store: Store) -> list[str]:
    """The codes of all rooms."""
    return [code for (code,) in await store.read("SELECT code FROM rooms")]


class Journal:
    """Entries and messages done, of all rooms: they lie in the order in which they came, so they are read at once."""

    def __init__(self) -> None:
        self.entries: dict[str, list[tuple[int, bytes | None, bytes | None]]] = {}
        self.moves: dict[str, list[MessageId]] = {}
        self.done: dict[str, dict[int, list[str]]] = {}


async def journal(store: Store, code: str | None = None) -> Journal:
    """The journal of one room, or of all."""
    found, which = Journal(), () if code is None else (code,)
    of_match, of_room = (
        ("WHERE match = (SELECT id FROM matches WHERE code = ?)", "WHERE code = ?") if which else ("", "")
    )
    entries = f"SELECT match, person, message, number, entry, log FROM entries {of_match} ORDER BY n"
    for match, person, message, *entry in await store.read(entries, *which):
        found.entries.setdefault(match, []).append((*entry,))
        if message is not None:
            found.moves.setdefault(match, []).append((person, message))
    for room, person, message in await store.read(f"SELECT code, person, id FROM done {of_room} ORDER BY n", *which):
        found.done.setdefault(room, {}).setdefault(person, []).append(message)
    return found


async def read_room(store: Store, code: str, journal: Journal) -> StoredRoom:
    """A room out of the store, with its game; KeyError if there is none."""
    found = await store.read("SELECT house, idle FROM rooms WHERE code = ?", code)
    if not found:
        raise KeyError(code)
    ((data, idle),) = found
    state = msgspec.json.decode(data, type=RoomState)
    stored = StoredRoom(state, idle, journal.done.get(code, {}))
    for person, message in journal.moves.get(state.match, ()):
        stored.done.setdefault(person, []).append(message)
    lines = await store.read("SELECT line FROM chat WHERE code = ? ORDER BY n DESC LIMIT ?", code, MOST_LINES)
    stored.chat = tuple(msgspec.json.decode(line, type=protocol.ChatLine) for (line,) in reversed(lines))
    for person, note_ in await store.read("SELECT person, note FROM notes WHERE code = ? ORDER BY person, seat", code):
        one = msgspec.json.decode(note_, type=protocol.PrivateNote)
        stored.notes = added(stored.notes, person, one)
    if state.match:
        try:
            await _read_match(store, stored, journal)
        except NotStored:  # the database, not the game
            raise
        except Exception:  # whatever it is: the people are still there, and can begin another game
            log_fault("reading a game", room=code)
            stored.state, stored.match, stored.asked, stored.clock = broken_off(state), None, {}, {}
    return stored


async def _read_match(store: Store, stored: StoredRoom, journal: Journal) -> None:
    found = await store.read(
        "SELECT head, at, stand, asked, clock FROM matches JOIN stands USING (code) WHERE code = ? AND id = ?",
        stored.state.code,
        stored.state.match,
    )
    if not found:
        return
    ((head, at, stand, asked, clock),) = found
    game = games.find(stored.state.game)
    kind = record_type(game)
    some_entries = tuple[entry_type(game), ...]  # type: ignore[misc, valid-type]
    lines: list[Any] = []
    entries: list[bytes] = []
    later: list[bytes] = []
    for number, entry, log in journal.entries.get(stored.state.match, ()):
        if number <= at and log is not None:
            lines += msgspec.json.decode(log, type=tuple[game.any_line, ...])  # type: ignore[name-defined]
        if entry is not None:
            (entries if number <= at else later).append(entry)
    done_ = msgspec.json.decode(b"[" + b",".join(entries) + b"]", type=some_entries)
    still = msgspec.json.decode(b"[" + b",".join(later) + b"]", type=some_entries)
    record_ = replace(msgspec.json.decode(head, type=kind), entries=done_)
    match = resume_match(record_, load(stand, game), lines)
    for entry in still:
        match = play(match, entry)
    stored.match = match
    if match.head.rules != game.rules_version:
        stored.state = replace(stored.state, note="older_rules")
    questions = msgspec.json.decode(asked, type=list[tuple[int | None, int]])
    stored.asked = {None if viewer == OLD_SPECTATOR else viewer: number for viewer, number in questions}
    stored.clock = msgspec.json.decode(clock, type=dict[str, float])


async def sweep(store: Store) -> AsyncIterator[Statement]:
    """What was left of matches that are over and rooms that are closed, a little at a time."""
    upto: int | None = 0
    while upto is not None:
        after = upto
        found = await store.read("SELECT n FROM entries WHERE n > ? ORDER BY n LIMIT 1 OFFSET ?", after, SWEEP_ROWS)
        upto = found[0][0] if found else None
        yield rows.sweep_entries(after, upto)
    for statement in rows.sweep_done():
        yield statement


async def records_brought(store: Store) -> int:
    """How many records are here that were played elsewhere."""
    ((count,),) = await store.read("SELECT count(*) FROM records WHERE code = ''")
    return int(count)


async def write_and_wipe(store: Store) -> None:
    """See whether the disk takes anything."""
    await store.write(rows.fill_health())
    await store.write(rows.empty_health())
