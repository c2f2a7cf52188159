"""What follows every change of a room: draws, the end of a match, rows, clock, bots, and what everybody is sent."""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from maskenball import protocol as p
from maskenball.kernel import MatchState, dump_record
from maskenball.server.context import Context
from maskenball.server.play import live as lives
from maskenball.server.play import views
from maskenball.server.play.clock import exact_seconds_left
from maskenball.server.play.live import Live
from maskenball.server.play.views import Sent
from maskenball.server.room import chat, presence, state
from maskenball.server.room.problems import look_into
from maskenball.server.room.snapshot import Snapshot, room_now
from maskenball.server.room.state import RoomState
from maskenball.server.room.value import Goodbye, Message, Room, Step, Timer, ToAll, ToPeople, ToSender, ToViewers
from maskenball.server.store import rows
from maskenball.server.store.rows import MessageId
from maskenball.server.store.statement import Statement


class Extra(Struct, frozen=True, gc=False):
    """What a change brings besides the next room."""

    id: MessageId | None = None
    """Which message asked for it, stored so that it is done once."""
    rows: tuple[Statement, ...] = ()
    before: tuple[Message, ...] = ()
    after: tuple[Message, ...] = ()
    """Messages that go out before and after all others."""
    newcomer: bool = False
    """Whether the sender has to see the room even if it is as it was."""


NOTHING = Extra()


def settle(before: Room, after: Room, at: Context, extra: Extra = NOTHING, match: MatchState | None = None) -> Step:
    """The step from one room to the next; `match`: the one of `after`, if something was done in it."""
    left: list[int] = []
    if after.state is not before.state:
        after = _without_match(before, after)
        left = _left(before.state, after.state)
        if left:
            after = replace(after, presence=presence.forget(after.presence, left))
    sent: Sent = []
    record: list[Statement] = []
    if after.live is not None:
        after, sent, record = _advanced(before, after, at, match or after.live.match)
    stored = _rows(before, after, at, extra.id)
    stored += record
    stored += extra.rows
    messages: list[Message] = [*extra.before]
    if after.state is not before.state:
        messages += [Goodbye(number) for number in left]
        after = _with_viewers(before, after, at, messages)
    messages += [ToViewers(viewers, data) for viewers, data in sent]
    if _clock_looks_different(before, after):
        messages.append(ToAll(p.write(lives.clock_now(_live(after), at.now))))
    after = _with_snapshot(after, messages, extra.newcomer)
    messages += extra.after
    return Step(after, stored, messages, timers(after))


def _live(room: Room) -> Live:
    assert room.live is not None
    return room.live


def _clock_looks_different(before: Room, after: Room) -> bool:
    """Whether people have to be shown the clock anew."""
    if after.live is None or after.live is before.live:
        return False
    return before.live is None or lives.looks_different(before.live, after.live)


def timers(room: Room) -> dict[Timer, float]:
    """When something happens here by itself."""
    due: dict[Timer, float] = lives.timers(room.live) if room.live is not None else {}
    for number, when in room.presence.due.items():
        due["presence", number] = when
    return due


def _without_match(before: Room, after: Room) -> Room:
    """Back in the lobby nothing is left of the match, and of what was said among those who looked on."""
    if after.state.stage != "lobby" or (after.live is None and before.state.stage == "lobby"):
        return after
    return replace(after, live=None, notes={}, chat=chat.without_spectators(after.chat))


def _left(before: RoomState, after: RoomState) -> list[int]:
    """Whoever was in the room and is not any more."""
    if after.people is before.people:
        return []
    here = {person.number for person in after.people}
    return [person.number for person in before.people if person.number not in here]


def _advanced(before: Room, after: Room, at: Context, match: MatchState) -> tuple[Room, Sent, list[Statement]]:
    """The match goes on: what is new in it to whom, its record if it is over, and clock and bots as they have to be."""
    live, now = _live(after), after.state
    sent: Sent = []
    record: list[Statement] = []
    if before.live is None or match is not before.live.match or live.views.fresh or _names_differ(before, after):
        match = lives.draw_indifferent(match, at)
        if match.outcome is not None and now.stage == "playing":
            now, record = _finished(now, match, at)
        live, sent = lives.advance(live, match, now, at)
    live = lives.follow(live, now, after.presence, at)
    if now is not after.state:
        return replace(after, state=now, live=live, over_at=at.now), sent, record
    return (after if live is after.live else replace(after, live=live)), sent, record


def _finished(room: RoomState, match: MatchState, at: Context) -> tuple[RoomState, list[Statement]]:
    """A match is over: the room counts it, and its record is stored."""
    assert match.outcome is not None
    name = at.new_id()
    over = state.finish(room, match.outcome, msgspec.to_builtins(match.carry), name)
    return over, [rows.record(name, over.code, dump_record(match.record()), at.wall_time)]


def _names_differ(before: Room, after: Room) -> bool:
    """Whether the host has settled that people see who is awaited, or do not."""
    return lives.shows_names(before.state) != lives.shows_names(after.state)


def _rows(before: Room, after: Room, at: Context, id_: MessageId | None) -> list[Statement]:
    stored: list[Statement] = []
    code, live, was = after.state.code, after.live, before.live
    if live is not None and (was is None or after.state.match != before.state.match):
        clock = exact_seconds_left(live.clock, at.now)
        stored += rows.new_match(after.state, live.match, views.questions(live.views), clock)
    elif live is not None and was is not None and live.match is not was.match:
        stored += rows.entries(after.state.match, was.match, live.match, id_)
        stored += _table_rows(code, was.match, live, at)
        id_ = None
    elif live is None and was is not None:
        stored += rows.forget_match(code)
    if id_ is not None:
        stored.append(rows.done(code, id_))
    if after.state is not before.state:
        stored.append(rows.room(after.state))
    return stored


def _table_rows(code: str, before: MatchState, live: Live, at: Context) -> list[Statement]:
    """The table, if it is another one and not only answered; else the clock, if the first answer has set it."""
    was, table = before.table, live.match.table
    if table.step != was.step:
        return [rows.table(code, live.match, views.questions(live.views), exact_seconds_left(live.clock, at.now))]
    if table.ask.bell is not None and bool(table.sealed) != bool(was.sealed):
        return [rows.clocks(code, exact_seconds_left(live.clock, at.now))]
    return []


def _seats_changed(before: Room, after: Room) -> list[int]:
    """Who sees the match that goes on through other eyes than before."""
    same_match = before.live is not None and after.live is not None and after.state.match == before.state.match
    if not same_match:
        return []
    people = [person.number for person in after.state.people]
    return [number for number in people if before.state.viewer(number) != after.state.viewer(number)]


def _with_viewers(before: Room, after: Room, at: Context, messages: list[Message]) -> Room:
    """Whoever sat down or got up sees the match through other eyes now, from its beginning."""
    for number in _seats_changed(before, after):
        live, viewer = _live(after), after.state.viewer(number)
        shown = views.with_viewer(live.views, live.match, viewer)
        if shown is not live.views:
            after = replace(after, live=replace(live, views=shown))
        seen = views.whole(shown, live.match, after.state.match, viewer)
        clock = p.write(lives.clock_now(live, at.now))
        messages += [ToPeople((number,), seen), ToPeople((number,), clock)]
    return after


def _with_snapshot(room: Room, messages: list[Message], newcomer: bool) -> Room:
    """Everybody sees the room as it is, if that is anything new; a newcomer sees it in any case."""
    old = room.snapshot
    stood_in = lives.stood_in(room.live, room.state)
    data = old.data
    if not old.is_of(room.state, room.presence, stood_in):
        problem = None
        if room.state.stage != "playing":
            room = replace(room, problems=look_into(room.problems, room.state))
            problem = room.problems.by_seats[len(room.state.places)]
        names = room.live.match.names if room.live is not None else ()
        data = p.write(room_now(room.state, room.presence, stood_in, names, problem))
        room = replace(room, snapshot=Snapshot(data, room.state, room.presence, stood_in))
    if data != old.data:
        messages.append(ToAll(data))
    elif newcomer:
        messages.append(ToSender(data))
    return room
