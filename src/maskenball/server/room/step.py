"""One step of a room: `step(room, event, at)` gives the next room, what to store, what to send and when to look again.

Pure: time, chance and ids come in with the context; a Refusal means that nothing has changed. The actor (actor.py)
stores the rows, puts the next room into the place of the old one, sets the timers and sends the messages, in this
order: nothing is sent before it is on disk, and what could not be stored never was.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from maskenball import protocol as p
from maskenball.kernel import Claim, Illegal, Malformed, Utterance
from maskenball.server.context import Context
from maskenball.server.play import accept, views
from maskenball.server.play import clock as clocks
from maskenball.server.play import live as lives
from maskenball.server.play.live import Live
from maskenball.server.room import chat, commands, notes, presence, reactions, state
from maskenball.server.room.events import (
    BotMoved,
    Connected,
    Dealt,
    Disconnected,
    Due,
    Entered,
    Event,
    HostChecked,
    PasswordHashed,
    Requested,
    StatePrepared,
)
from maskenball.server.room.settle import Extra, settle, timers
from maskenball.server.room.value import Room, Step, ToAll, ToPeople, ToSender
from maskenball.server.store import rows

EARLY_SECONDS = 0.05
"""A timer that fires so much too early is on time: the system's clocks are not finer."""
MOST_CHAT_AT_ONCE = 100
"""Lines of chat that somebody who connects is sent."""


def step(room: Room, event: Event, at: Context) -> Step:
    """What comes of this event, or a Refusal."""
    return _STEPS[type(event)](room, event, at)


# Requests


def _requested(room: Room, event: Requested, at: Context) -> Step:
    message = event.message
    handle = _REQUESTS.get(type(message))
    if handle is not None:
        return handle(room, event, at)
    after = commands.run(room.state, event.person, message)
    return settle(room, replace(room, state=after), at, Extra(event.id))


def _play(room: Room, event: Requested, at: Context) -> Step:
    """Something for the match; of an answer that is refused, what is right counts as a draft (`has_parts`)."""
    live, person = _live(room), room.state.person(event.person)
    try:
        match = accept.accept(live, room.state, person, event.message, at.pace.hush_step)
    except Illegal as refusal:
        message = event.message
        if isinstance(message, p.Answer) and accept.has_parts(live, room.state, person, message):
            draft = p.Draft(message.id, message.match, message.asked, message.action)
            with suppress(Illegal):  # longer than any draft may be
                match = accept.accept(live, room.state, person, draft, at.pace.hush_step)
                return replace(settle(room, room, at, match=match), refusal=refusal)
        raise
    return settle(room, room, at, Extra(event.id), match)


def _live(room: Room) -> Live:
    if room.live is None:
        raise Malformed("not_playing")
    return room.live


def _try(room: Room, event: Requested, at: Context) -> Step:
    assert isinstance(event.message, p.Try)
    accept.check(_live(room), room.state, room.state.person(event.person), event.message)
    return Step(room, timers=timers(room))


def _earlier(room: Room, event: Requested, at: Context) -> Step:
    assert isinstance(event.message, p.Earlier)
    talk = views.earlier(_live(room).match, room.state.viewer(event.person), event.message.before)
    data = p.write(p.EarlierTalk(room.state.match, talk))
    return Step(room, messages=[ToSender(data)], timers=timers(room))


def _react(room: Room, event: Requested, at: Context) -> Step:
    assert isinstance(event.message, p.React)
    data = p.write(reactions.reacted(room.state, room.state.person(event.person), event.message))
    hearers = reactions.hearers(room.state, room.live, event.person, event.message.channel)
    message = ToAll(data) if hearers is None else ToPeople(hearers, data)
    return Step(room, messages=[message], timers=timers(room))


def _chat(room: Room, event: Requested, at: Context) -> Step:
    assert isinstance(event.message, p.Chat)
    line = chat.line(room.chat, room.state, room.state.person(event.person), event.message.text)
    hearers = tuple(each.number for each in room.state.people if chat.hears(room.state, each.number, line))
    message = ToPeople(hearers, p.write(line))
    extra = Extra(event.id, rows=rows.chat(room.state.code, line), after=(message,))
    return settle(room, replace(room, chat=chat.said(room.chat, line)), at, extra)


def _note(room: Room, event: Requested, at: Context) -> Step:
    """Somebody notes something down: sent to that person's own devices and to nobody else."""
    assert isinstance(event.message, p.Note)
    room.state.person(event.person)
    new = notes.note(event.message, room.state.match, len(_live(room).match.names))
    noted = notes.added(room.notes, event.person, new)
    message = ToPeople((event.person,), p.write(notes.now(noted, room.state.match, event.person)))
    extra = Extra(event.id, rows=(rows.note(room.state.code, event.person, new),), after=(message,))
    return settle(room, replace(room, notes=noted), at, extra)


def _delete_record(room: Room, event: Requested, at: Context) -> Step:
    assert isinstance(event.message, p.DeleteRecord)
    state.only_host(room.state, event.person)
    delete = rows.delete_record(room.state.code, event.message.record)
    return settle(room, room, at, Extra(event.id, rows=(delete,)))


# What was prepared away from the event loop


def _dealt(room: Room, event: Dealt, at: Context) -> Step:
    """A match begins."""
    begun = state.begin(room.state, at.new_id(), event.commitment)
    live = lives.begin(event.match, begun, at.now)
    after = replace(room, state=begun, live=live, notes={}, chat=chat.without_spectators(room.chat))
    return settle(room, after, at, Extra(event.id))


def _prepared(room: Room, event: StatePrepared, at: Context) -> Step:
    return settle(room, replace(room, state=event.state, problems=event.problems), at, Extra(event.id))


def _password(room: Room, event: PasswordHashed, at: Context) -> Step:
    protected = state.protect(room.state, event.person, event.hashed)
    return settle(room, replace(room, state=protected), at, Extra(event.id))


# Coming and going


def _entered(room: Room, event: Entered, at: Context) -> Step:
    entered, person = state.enter(room.state, event.name, event.role, event.token_hash, event.look)
    here = presence.lose(room.presence, person.number, at.now + at.pace.missing)
    return settle(room, replace(room, state=entered, presence=here), at)


def _connected(room: Room, event: Connected, at: Context) -> Step:
    """A connection begins: it is sent all there is, of what was told and said only what it does not know."""
    person, hello = room.state.person(event.person), event.hello
    seat = room.state.seat_of(person.number)
    welcome = ToSender(p.write(p.Welcome(p.VERSION, person.number, seat, person.role)))
    after = replace(room, presence=presence.come(room.presence, person.number))
    viewer = room.state.viewer(person.number)
    if after.live is not None:
        live = after.live
        after = replace(after, live=replace(live, views=views.with_viewer(live.views, live.match, viewer)))
    known = hello.match == room.state.match and hello.seat == viewer  # what another seat was told is counted otherwise
    found = settle(room, after, at, Extra(before=(welcome,), newcomer=True))
    found.messages.extend(_greeting(found.room, person.number, hello.since if known else 0, at))
    return found


def _greeting(room: Room, number: int, since: int, at: Context) -> list[ToSender]:
    lines = [each for each in room.chat[-MOST_CHAT_AT_ONCE:] if chat.hears(room.state, number, each)]
    messages = [ToSender(p.write(line)) for line in lines]
    if room.live is not None:
        live = room.live
        seen = views.whole(live.views, live.match, room.state.match, room.state.viewer(number), since)
        messages += [ToSender(seen), ToSender(p.write(lives.clock_now(live, at.now)))]
        if number in room.notes:
            messages.append(ToSender(p.write(notes.now(room.notes, room.state.match, number))))
    return messages


def _disconnected(room: Room, event: Disconnected, at: Context) -> Step:
    """Nobody is told yet: most connections come back within seconds."""
    if all(person.number != event.person for person in room.state.people):
        return Step(room, timers=timers(room))
    after = replace(room, presence=presence.lose(room.presence, event.person, at.now + at.pace.missing))
    return Step(after, timers=timers(after))


def _host_checked(room: Room, event: HostChecked, at: Context) -> Step:
    """If the host is gone, the first who is here becomes host."""
    host = room.state.host
    present = frozenset(each.number for each in room.state.people if room.presence.is_here(each.number))
    heir = state.heir(room.state, present)
    if room.presence.of(host) == "gone" and heir in present - {host}:
        return settle(room, replace(room, state=state.hand_on(room.state, host, heir)), at)
    return Step(room, timers=timers(room))


# Time, and bots


def _due(room: Room, event: Due, at: Context) -> Step:
    """It is time for something, unless the room has changed since the timer was set."""
    due = timers(room).get(event.timer)
    if due is None or due > at.now + EARLY_SECONDS:
        return Step(room, timers=timers(room))
    kind, what = event.timer
    if kind == "presence":
        assert isinstance(what, int)
        gone_at = at.now + max(0.0, room.state.settings.grace - at.pace.missing)
        return settle(room, replace(room, presence=presence.time_passed(room.presence, what, gone_at)), at)
    assert room.live is not None, "all other times are those of a match"
    return settle(room, replace(room, live=_time_passed(room.live, room, kind, str(what), at)), at)


def _time_passed(live: Live, room: Room, kind: str, slot: str, at: Context) -> Live:
    match kind:
        case "slot":
            match_ = accept.ring(live, room.state.settings.timers, slot, at.now)
            return replace(live, match=match_, clock=clocks.rang(live.clock))
        case "open":  # somebody may have taken an answer back meanwhile
            match_ = live.match.open() if live.match.table.complete else live.match
            return replace(live, match=match_, opens_at=None)
        case "beat":
            return replace(live, beat_until=0.0)
    return replace(live, gathering_until=0.0, followed=None)


def _bot_moved(room: Room, event: BotMoved, at: Context) -> Step:
    live = room.live
    if live is None or event.match != room.state.match or event.seat not in live.driven:
        raise Illegal("stale")
    if isinstance(event.move, Claim | Utterance):
        match = live.match.say(event.seat, event.channel, claim=event.move)
    else:
        match = accept.answer(live, event.seat, event.asked, event.move, at.pace.hush_step)
    return settle(room, room, at, match=match)


_STEPS: dict[type[Event], Callable[[Room, Any, Context], Step]] = {
    Requested: _requested,
    Dealt: _dealt,
    StatePrepared: _prepared,
    PasswordHashed: _password,
    Entered: _entered,
    Connected: _connected,
    Disconnected: _disconnected,
    HostChecked: _host_checked,
    Due: _due,
    BotMoved: _bot_moved,
}
_REQUESTS: dict[type[p.Request], Callable[[Room, Requested, Context], Step]] = {
    **dict.fromkeys((p.Answer, p.Draft, p.Withdraw, p.Say, p.GoOn), _play),
    p.Try: _try,
    p.Earlier: _earlier,
    p.React: _react,
    p.Chat: _chat,
    p.Note: _note,
    p.DeleteRecord: _delete_record,
}
