"""What people note down for themselves during a match: theirs alone, whoever plays their seat meanwhile."""

from maskenball import protocol as p
from maskenball.kernel import Illegal, Malformed
from maskenball.kernel.clean import clean

Notes = dict[int, dict[int, p.PrivateNote]]
"""By person, then by the seat they are about."""


def note(message: p.Note, match: str, seats: int) -> p.PrivateNote:
    """A note as it is stored, or why it is none."""
    if message.match != match:
        raise Illegal("stale", match=match)
    if message.seat >= seats:
        raise Malformed("no_such_seat", given=message.seat, most=seats)
    return p.PrivateNote(message.seat, message.suspicion, clean(message.text), message.since)


def added(notes: Notes, person: int, new: p.PrivateNote) -> Notes:
    """With this note, in place of an earlier one about the same seat."""
    return notes | {person: notes.get(person, {}) | {new.seat: new}}


def now(notes: Notes, match: str, person: int) -> p.NotesNow:
    """All notes of one person."""
    return p.NotesNow(match, tuple(one for _, one in sorted(notes.get(person, {}).items())))
