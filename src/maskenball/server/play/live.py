"""The match that is on in a room, as a value: what was played, what everybody was sent of it, and its times.

Nothing here decides who may do what in the room, and nothing about rules. `advance` goes on with a match that was
changed (see play/accept.py); `follow` sets clock and bots by the people in the room.
"""

from msgspec import Struct
from msgspec.structs import replace

from maskenball import protocol as p
from maskenball.kernel import MatchState, OneOf, Who
from maskenball.server.context import Context
from maskenball.server.play import clock as clocks
from maskenball.server.play.beats import MOST_BEAT_SECONDS, beat_seconds
from maskenball.server.play.clock import Clock, Terms
from maskenball.server.play.driven import driven_seats
from maskenball.server.play.views import Sent, Viewer, Views, diff, open_views
from maskenball.server.room.presence import Presence
from maskenball.server.room.state import RoomState

RESTART_SECONDS = 15.0
"""After a restart the clock stands still until all are back, but no longer than this."""


class Live(Struct, frozen=True, gc=False):
    """One match at a live table."""

    match: MatchState
    views: Views
    clock: Clock = Clock()
    asked_at: float = 0.0
    """When the present question was put, or the beat before it ends."""
    opens_at: float | None = None
    """When the sealed answers of a hushed question are opened, once all are in."""
    beat_until: float = 0.0
    """Until then people watch what happened: no slot runs, and no bot acts. 0: nothing is watched."""
    gathering_until: float = 0.0
    """After a restart: until then the clock waits for those who are not back yet. 0: it does not wait."""
    time_passes: bool = False
    """Whether people, pause and outcome let the clock run; a beat may still hold it."""
    driven: dict[int, str] = {}
    """Seats that something other than a person plays now, and what."""
    terms: Terms | None = None
    followed: tuple[RoomState, Presence, bool] | None = None
    """The room and the people that were last looked at, and whether the match was over."""


def begin(match: MatchState, room: RoomState, now: float) -> Live:
    """A match begins."""
    return Live(match, open_views(match, _viewers(match, room), shows_names(room)), asked_at=now)


def resume(match: MatchState, room: RoomState, asked: dict[Viewer, int], left: dict[str, float], now: float) -> Live:
    """A match goes on after a restart: with the names of its questions, and the seconds left of its slots."""
    views = open_views(match, _viewers(match, room), shows_names(room), asked)
    clock = Clock(left, question=match.table.question)
    return Live(match, views, clock, now, gathering_until=now + RESTART_SECONDS if left else 0.0)


def _viewers(match: MatchState, room: RoomState) -> list[Viewer]:
    viewers: list[Viewer] = [*range(len(match.names))]
    if any(room.viewer(person.number) is None for person in room.people):
        viewers.append(None)
    return viewers


def shows_names(room: RoomState) -> bool:
    """Whether people see who is awaited, not only how many."""
    return room.settings.awaited == "names"


def draw_indifferent(match: MatchState, at: Context) -> MatchState:
    """Answer for people what makes no difference to them."""
    while indifferent := [
        (who, choice)
        for who, choice in match.table.ask.must.items()
        if isinstance(choice, OneOf) and choice.indifferent
    ]:
        for who, choice in indifferent:
            match = match.draw(_speaker(who), at.draw(choice))
    return match


def _speaker(who: Who) -> int:
    """A seat that answers for these."""
    return who[0] if isinstance(who, tuple) else who


def advance(live: Live, match: MatchState, room: RoomState, at: Context) -> tuple[Live, Sent]:
    """With the match as it is now, and what is new in it to whom. A new question begins when its beat is over."""
    views, sent = diff(live.views, match, room.match, shows_names(room))
    beat_until = live.beat_until
    if at.pace.beats:
        news = match.told[0 if live.views.fresh else live.views.lines :]
        if news and (seconds := beat_seconds(match.game, news)):
            beat_until = min(max(beat_until, at.now) + seconds, at.now + MOST_BEAT_SECONDS)
    asked_at, opens_at = live.asked_at, live.opens_at
    if match.table.question != live.clock.question:
        asked_at, opens_at = max(at.now, beat_until), None
    live = replace(live, match=match, views=views, beat_until=beat_until, asked_at=asked_at, opens_at=opens_at)
    return live, sent


def follow(live: Live, room: RoomState, presence: Presence, at: Context) -> Live:
    """Clocks and bots do what the table and the people in the room ask for now."""
    over = live.match.outcome is not None or room.stage != "playing"
    followed = live.followed
    if followed is None or followed[0] is not room or followed[1] is not presence or followed[2] != over:
        live = _follow_people(live, room, presence, over, at)
    assert live.terms is not None
    table = live.match.table
    running = live.time_passes and at.now >= live.beat_until
    clock = clocks.follow(live.clock, table, live.terms, running, at.now)
    opens_at = live.opens_at
    if opens_at is None and table.complete:
        opens_at = _next_opening(live.asked_at, at)
    if clock is live.clock and opens_at == live.opens_at:
        return live
    return replace(live, clock=clock, opens_at=opens_at)


def _next_opening(asked_at: float, at: Context) -> float:
    """The next moment at which a hushed question may be opened; the first is one step after it was put."""
    step = at.pace.hush_step
    return asked_at + step * (max(0.0, at.now - asked_at) // step + 1) if step else at.now


def _follow_people(live: Live, room: RoomState, presence: Presence, over: bool, at: Context) -> Live:
    """Whether time passes for those who are here, and which seats are played for somebody."""
    people = [place.person for place in room.places if place.person is not None]
    here = [person for person in people if presence.is_here(person)]
    deserted = bool(people) and not here  # a long break, or the network is down: nobody plays it without them
    gathering = at.now < live.gathering_until and any(presence.of(person) != "here" for person in people)
    waiting = deserted or gathering or (room.settings.absent == "wait" and len(here) < len(people))
    bots = frozenset(seat for seat, place in enumerate(room.places) if place.bot)
    return replace(
        live,
        time_passes=not (over or waiting or room.paused),
        driven={} if over or deserted else driven_seats(room, presence, live.match.game),
        terms=Terms(room.settings, bots, at.pace.bot_turn, at.pace.hush_step),
        followed=(room, presence, over),
    )


def stood_in(live: Live | None, room: RoomState) -> frozenset[int]:
    """The seats of people that something else plays for now."""
    return frozenset(seat for seat in live.driven if not room.places[seat].bot) if live is not None else frozenset()


def clock_now(live: Live, now: float) -> p.ClockNow:
    """How long everything still lasts."""
    beat = round(max(0.0, live.beat_until - now), 1)
    return p.ClockNow(clocks.seconds_left(live.clock, now), live.clock.running, beat)


def looks_different(before: Live, after: Live) -> bool:
    """Whether people have to be shown the clock anew."""
    return before.beat_until != after.beat_until or clocks.looks_different(before.clock, after.clock)


def timers(live: Live) -> dict[tuple[str, str | int], float]:
    """When something happens here by itself."""
    due: dict[tuple[str, str | int], float] = {("slot", slot): when for slot, when in live.clock.rings.items()}
    if live.opens_at is not None:
        due["open", ""] = live.opens_at
    if live.beat_until and live.time_passes:
        due["beat", ""] = live.beat_until
    if live.gathering_until:
        due["gathering", ""] = live.gathering_until
    return due
