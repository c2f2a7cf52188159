"""What people and bots do in a match: each function gives the match after it, or refuses it."""

from maskenball import protocol as p
from maskenball.kernel import CLOCK, Action, Ask, Illegal, MatchState, Slot, Table
from maskenball.server.play import clock as clocks
from maskenball.server.play.live import Live
from maskenball.server.play.reading import read_action, read_claim
from maskenball.server.room.state import Person, RoomState


def accept(live: Live, room: RoomState, person: Person, message: p.Request, hush_step: float) -> MatchState:
    """What somebody does in the match."""
    match = live.match
    if isinstance(message, p.GoOn):
        return _go_on(match, room, person, message.slot)
    seat = _seat(room, person, message)
    match message:
        case p.Answer(asked=asked, action=action):
            return answer(live, seat, asked, read_action(match.game, action), hush_step)
        case p.Draft(asked=asked, action=action):
            _check_question(live, seat, asked)
            return match.draft(seat, read_action(match.game, action))
        case p.Withdraw(asked=asked):
            _check_question(live, seat, asked)
            return match.withdraw(seat)
        case p.Say(channel=channel, text=text, claim=claim):
            if person.muted and claim is None:  # claims are moves of the game, and have no words of one's own
                raise Illegal("muted")
            if match.outcome is not None:  # the record is closed; from now on people talk in the room
                raise Illegal("over")
            return match.say(seat, channel, text, read_claim(match.game, claim))
    raise TypeError(f"nothing for a match: {type(message).__name__}")


def _seat(room: RoomState, person: Person, message: p.Request) -> int:
    """Where somebody sits who speaks of the match that is on."""
    seat = room.viewer(person.number)
    if seat is None:
        raise Illegal("not_seated")
    if isinstance(message, p.ToQuestion) and message.match != room.match:
        raise Illegal("stale", match=room.match)
    return seat


def check(live: Live, room: RoomState, person: Person, message: p.Try) -> None:
    """Refuse what would be refused as an answer."""
    seat = _seat(room, person, message)
    _check_question(live, seat, message.asked)
    live.match.table.check(seat, read_action(live.match.game, message.action))


def has_parts(live: Live, room: RoomState, person: Person, message: p.Answer) -> bool:
    """Whether this refused answer is one to the question of now, and something of it would count at the bell."""
    seat = room.viewer(person.number)
    if seat is None or message.match != room.match or message.asked != live.views.shown[seat].asked:
        return False
    table = live.match.table
    who = table.ask.voice(seat)
    if who is None or who in table.sealed:
        return False
    return table.ask.must[who].has_parts(read_action(live.match.game, message.action))


def answer(live: Live, seat: int, asked: int, action: Action, hush_step: float) -> MatchState:
    """An answer to the question of this name."""
    _check_question(live, seat, asked)
    table = live.match.table
    try:
        who, checked = table.check(seat, action)
    except Illegal as refusal:
        raise _explained(live, seat, refusal) from None
    if who is not None and hush_step and _opens_later(table):
        return live.match.seal(seat, who, checked)
    return live.match.accept(seat, who, checked)


def _explained(live: Live, seat: int, refusal: Illegal) -> Illegal:
    """What was not offered, with the phase that the seat sees and the rules that matter in it."""
    if refusal.code != "not_offered":
        return refusal
    phase = live.views.shown[seat].seen.view.phase
    rules = ", ".join(live.match.game.hints.get(type(phase), ()))
    return Illegal("not_offered", **refusal.details, phase=type(phase).__name__, rules=rules)


def _opens_later(table: Table) -> bool:
    """Whether the answers of this question are opened at a set moment, so that it tells nothing: where only some have
    to think, others notice it, and no time of its own ends it."""
    ask = table.ask
    return ask.hush and not ask.private and CLOCK not in ask.must


def _check_question(live: Live, seat: int, asked: int) -> None:
    now = live.views.shown[seat].asked
    if asked != now:
        raise Illegal("stale", asked=now)


def _go_on(match: MatchState, room: RoomState, person: Person, slot: str) -> MatchState:
    if person.number != room.host:
        raise Illegal("only_host")
    ask = match.table.ask
    if ask.hush:
        raise Illegal("no_such_slot")
    clock = ask.must.get(CLOCK)
    if not slot and isinstance(clock, Slot):
        slot = clock.name
    return match.ring(slot)


def ring(live: Live, timers: bool, slot: str, now: float) -> MatchState:
    """The time of a slot may be over; `timers`: then also for people who are awaited."""
    match = live.match
    if not clocks.is_over(live.clock, slot, now):  # somebody was faster: the time of another question, or a pause
        return match
    if match.table.complete:
        return match.open()
    return _ring_out(match, slot) if timers or not _person_awaited(live) else match


def _person_awaited(live: Live) -> bool:
    """Whether a person is awaited. Bots are not: how long one thinks hangs on what it knows."""
    table, driven = live.match.table, live.driven
    silent = [who for who in table.ask.must if who != CLOCK and who not in table.sealed]
    return any(member not in driven for who in silent for member in (who if isinstance(who, tuple) else (who,)))


def _ring_out(match: MatchState, slot: str) -> MatchState:
    """Ring until the time is over for everything that names it: at once, however many picks of a turn are left."""
    match = match.ring(slot)
    while _names(match.table.ask, slot):
        match = match.ring(slot)
    return match


def _names(ask: Ask, slot: str) -> bool:
    """Whether this question has that time."""
    clock = ask.must.get(CLOCK)
    return (isinstance(clock, Slot) and clock.name == slot) or (ask.bell is not None and ask.bell.slot == slot)


def answers_for_party(live: Live, seat: int) -> bool:
    """Whether this seat answers as one of a party in which a person sits who can do it."""
    who = live.match.table.ask.voice(seat)
    return isinstance(who, tuple) and any(member not in live.driven for member in who)
