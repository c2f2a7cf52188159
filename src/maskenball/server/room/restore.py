"""A room as it goes on after a restart."""

from maskenball.server.context import Context
from maskenball.server.play import live as lives
from maskenball.server.room import chat, presence
from maskenball.server.room.value import Room
from maskenball.server.store.read import StoredRoom


def restore(stored: StoredRoom, at: Context) -> Room:
    """The room that was stored; nobody is connected yet."""
    here = presence.Presence()
    for person in stored.state.people:
        here = presence.lose(here, person.number, at.now + at.pace.missing)
    if stored.match is None:
        return Room(stored.state, chat=chat.without_spectators(stored.chat), presence=here)
    live = lives.resume(stored.match, stored.state, stored.asked, stored.clock, at.now)
    live = lives.follow(live, stored.state, here, at)
    return Room(stored.state, live, stored.chat, stored.notes, here)
