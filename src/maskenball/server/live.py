"""A game that is on: answers go into the match, and each viewer is shown what changed for it. Clocks and bots are here.

This module decides nothing about who may do what in the room, and nothing about rules.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from maskenball.kernel import (
    CLOCK,
    Action,
    AnySeen,
    Claim,
    Illegal,
    Match,
    Moment,
    Refusal,
    Slot,
    Table,
    Who,
)
from maskenball.kernel.record import Answered
from maskenball.server import protocol as p
from maskenball.server.cast import Cast
from maskenball.server.clock import ANSWER, Clock, Handle
from maskenball.server.house import House, Person
from maskenball.server.presence import Listener
from maskenball.server.reading import read_action, read_claim
from maskenball.server.shown import News, Viewer, Views

if TYPE_CHECKING:
    from maskenball.server.room import Room

Now = tuple[Moment, Answered[Any] | None, tuple[Any, ...]]
"""How far a match had come, the answer that was held, and what everybody had been shown."""

AGAIN = 5.0
"""Seconds after which time that is over, but could not be written down, is over again."""


class Live:
    """One match at a live table."""

    def __init__(
        self,
        room: "Room",
        match: Match,
        asked: dict[Viewer, int] | None = None,
        clock: dict[str, float] | None = None,
        held: Answered[Any] | None = None,
    ) -> None:
        self.room = room
        self.match = match
        self.held = held
        """The last answer to a question over which only some have to think. It is given and kept, but seals are broken
        at the next beat only, so that the moment tells nothing; until then it can be changed like any other."""
        self.clock = Clock(room.hall.time, self._bell)
        if clock:
            self.clock.resume(clock, match.table.step)
        self.asked_at = room.hall.time.now()
        self._step = match.table.step
        viewers: list[Viewer] = [*range(len(match.names))]
        if any(room.house.viewer(person.number) is None for person in room.house.people):
            viewers.append(None)
        self.views = Views(match, self, viewers, self._names, asked)
        self.cast = Cast(self, room.house.paused)
        self._goes_on = False
        self._followed: tuple[House, int, bool] | None = None
        """The house, and how often somebody came or went, when people were last looked after."""
        self._opening: Handle | None = None
        self._stopped = False

    @property
    def _names(self) -> bool:
        return self.room.house.settings.awaited == "names"

    # What people do

    def take(self, person: Person, message: p.Request) -> None:
        """Do it, or refuse it."""
        house = self.room.house
        if isinstance(message, p.GoOn):
            self._go_on(person, message.slot)
            return
        seat = house.viewer(person.number)
        if seat is None:
            raise Illegal("not_seated")
        if isinstance(message, p.ToQuestion) and message.match != house.match:
            raise Illegal("stale")
        match message:
            case p.Answer(to=to, action=action):
                self.answer(seat, to, read_action(self.match.game, action))
            case p.Draft(to=to, action=action):
                self._check(seat, to)
                self.match.draft(seat, read_action(self.match.game, action))
            case p.Withdraw(to=to):
                self._check(seat, to)
                self._withdraw(seat)
            case p.Say(channel=channel, text=text, claim=claim):
                if person.muted and claim is None:  # claims are moves of the game, and have no words of one's own
                    raise Illegal("muted")
                if self.match.outcome is not None:  # the record is closed; from now on people talk in the room
                    raise Illegal("over")
                self.match.say(seat, channel, text, read_claim(self.match.game, claim))

    def would_take(self, person: Person, message: p.Try) -> None:
        """Refuse what would be refused as an answer."""
        seat = self.room.house.viewer(person.number)
        if seat is None:
            raise Illegal("not_seated")
        if message.match != self.room.house.match:
            raise Illegal("stale")
        self._check(seat, message.to)
        self.match.table.take(seat, read_action(self.match.game, message.action))

    def has_parts(self, person: Person, message: p.Answer) -> bool:
        """Whether this refused answer is one to the question of now, and something of it would count at the bell."""
        seat = self.room.house.viewer(person.number)
        if seat is None or message.match != self.room.house.match or message.to != self.views.shown[seat].asked:
            return False
        table = self.match.table
        who = table.ask.voice(seat)
        if who is None or who in table.sealed:
            return False
        return table.ask.must[who].has_parts(read_action(self.match.game, message.action))

    def answer(self, seat: int, to: int, action: Action) -> None:
        """An answer to the question of this name."""
        self._check(seat, to)
        table = self.match.table
        who, taken = table.take(seat, action)
        if who is not None and self._waits_for_beat(table, who):
            self.held = Answered(seat, taken)
            return
        if who is None and self.held is not None:  # should this cut-in drop the question, its owner finds it as a draft
            self.match.draft(self.held.seat, self.held.action)
        self.match.accept(seat, who, taken)
        if self.held is not None and self.match.table.ask.must != table.ask.must:
            self.held = None

    def _waits_for_beat(self, table: Table, who: Who) -> bool:
        """Whether this answer would open a question over which only some have to think."""
        ask = table.ask
        if not ask.hush or CLOCK in ask.must or not self.room.hall.pace.beat:
            return False
        return len(table.sealed.keys() | {who}) == len(ask.must)

    def _withdraw(self, seat: int) -> None:
        if self.held is not None and self._held_by(seat):
            self.match.draft(seat, self.held.action)
            self.held = None
        else:
            self.match.withdraw(seat)

    def _held_by(self, seat: int) -> bool:
        """Whether the answer that is held is this seat's, or its party's."""
        voice = self.match.table.ask.voice
        return self.held is not None and voice(seat) == voice(self.held.seat)

    def _check(self, seat: int, to: int) -> None:
        if to != self.views.shown[seat].asked:
            raise Illegal("stale")

    def _go_on(self, person: Person, slot: str) -> None:
        if person.number != self.room.house.host:
            raise Illegal("only_host")
        ask = self.match.table.ask
        if ask.hush:
            raise Illegal("no_such_slot")
        clock = ask.must.get(CLOCK)
        if not slot and isinstance(clock, Slot):
            slot = clock.name
        self.match.ring(slot)

    # What bots do

    async def look(self, seat: int) -> tuple[AnySeen, int] | None:
        """What a seat sees, and the name of its question; in its turn, so that it is on disk and told."""

        async def seen() -> tuple[AnySeen, int] | None:
            return (self.seen(seat), self.views.shown[seat].asked) if self.room.live is self else None

        found: tuple[AnySeen, int] | None = await self.room.ask(seen)
        return found

    def people_speak(self, seat: int) -> bool:
        """Whether this seat answers as one of a party in which a person sits who can do it."""
        who = self.match.table.ask.voice(seat)
        return isinstance(who, tuple) and any(member not in self.cast.drivers for member in who)

    async def act(self, seat: int, to: int, move: Action | Claim, channel: str) -> None:
        """A bot's move."""

        def do() -> None:
            if self.room.live is not self or seat not in self.cast.drivers:
                raise Illegal("stale")
            if isinstance(move, Claim):
                self.match.say(seat, channel, claim=move)
            else:
                self.answer(seat, to, move)

        await self.room.ask(lambda: self.room.change(do))

    # Telling

    @property
    def now(self) -> Now:
        """How far it has come."""
        return self.match.now, self.held, self.views.now

    def back_to(self, now: Now) -> None:
        """What was done since that moment could not be kept, so it never was."""
        moment, self.held, shown = now
        self.match.back_to(moment)
        self.views.back_to(shown)

    def seen(self, viewer: Viewer, since: int = 0) -> AnySeen:
        """What this viewer sees; an answer that waits for the beat looks like any other under its seal."""
        seen = self.match.seen(viewer, since)
        if self.held is not None and viewer is not None and self._held_by(viewer):
            return replace(seen, answer=self.held.action)
        return seen

    def seen_by_all(self, counts: dict[Viewer, int], line: int) -> dict[Viewer, AnySeen]:
        """What all see who have heard everything up to this line of the match."""
        if self.held is None:
            return self.match.seen_by_all(counts, line)
        return {viewer: self.seen(viewer, count) for viewer, count in counts.items()}

    def sealed(self) -> dict[Who, Action]:
        """All answers that are given, that which waits for the beat among them."""
        sealed, held = self.match.table.sealed, self.held
        who = None if held is None else self.match.table.ask.voice(held.seat)
        return sealed if held is None or who is None else {**sealed, who: held.action}

    def news(self) -> News:
        """What is new to everybody, to be told once it is kept."""
        return self.views.news(self.room.house.match, self._names)

    def tell(self, news: News) -> None:
        """Everybody is sent what is new to them."""
        if self.match.table.step != self._step:
            self._step = self.match.table.step
            self.asked_at = self.room.hall.time.now()
        house, send = self.room.house, self.room.hall.outbox.send
        eyes = self.room.presence.eyes(house)
        for viewers, data in news:
            lines: list[Listener] = []
            for viewer in viewers:
                lines += eyes[viewer]
            send(data, lines)
            for seat, driver in self.cast.drivers.items():
                if seat in viewers:
                    driver.wake()
        self.follow()

    def greet(self, listener: Listener, since: int = 0) -> None:
        """A connection is sent all its seat sees, of what was told and said only what it does not know."""
        house = self.room.house
        listener.push(self.views.whole(house.match, house.viewer(listener.number), since))
        listener.push(p.write(self.clock_now()))

    def clock_ahead(self) -> dict[str, float]:
        """How long everything will last at the table as it is now, before it is told."""
        return self.clock.ahead(self.match.table, self.room.house.settings)

    def clock_now(self) -> p.ClockNow:
        """How long everything still lasts."""
        return p.ClockNow(self.clock.left(), self.clock.running)

    # Time, and those who play for others

    def follow(self) -> None:
        """Clocks and bots do what the table and the people in the room ask for now."""
        if self._stopped:
            return
        house, presence = self.room.house, self.room.presence
        over = self.match.outcome is not None or house.stage != "playing"
        if self._followed != (following := (house, presence.changes, over)):
            self._followed = following
            self._follow_people(house, over)
        if self.clock.follow(self.match.table, house.settings, self._goes_on):
            presence.send_all(p.write(self.clock_now()))
        if self.held is not None and self._opening is None:
            self._opening = self.room.hall.at_beat(self.asked_at, self._open)

    def _follow_people(self, house: House, over: bool) -> None:
        """Whether time passes for those who are here, and which seats are played for somebody."""
        people = [place.person for place in house.places if place.person is not None]
        here = [person for person in people if self.room.presence.here(person)]
        deserted = bool(people) and not here  # a long break, or the network is down: nobody plays it without them
        waiting = deserted or (house.settings.absent == "wait" and len(here) < len(people))
        self._goes_on = not (over or waiting or house.paused)
        self.cast.follow(house, self.room.presence, not (over or deserted))

    def stop(self) -> None:
        """Nothing happens here any more."""
        self._stopped = True
        self.clock.stop()
        if self._opening is not None:
            self._opening.cancel()
        self.cast.stop()

    def _bell(self, slot: str) -> None:
        self._in_time(lambda: self._ring(slot))

    def _open(self) -> None:
        self._opening = None
        self._in_time(self._break_seals)

    def _in_time(self, do: Callable[[], None]) -> None:
        """Have this done now that it is time for it."""

        async def letter() -> None:
            if self.room.live is not self or self._stopped:
                return
            try:
                await self.room.change(do)
            except Refusal:  # it could not be kept, but the time is over all the same
                self.room.hall.time.later(AGAIN, lambda: self._in_time(do))

        self.room.post(letter())

    def _break_seals(self) -> None:
        """The answer that was held is put to the others."""
        held, self.held = self.held, None
        if held is not None:
            self.match.submit(held.seat, held.action)

    def _ring(self, slot: str) -> None:
        table = self.match.table
        if not self.clock.over(slot):  # somebody was faster: this is the time of another question, or a pause
            return
        if self.held is not None:  # everybody has answered
            self._break_seals()
            return
        silent = [who for who in table.ask.must if who != CLOCK and who not in table.sealed]
        if slot == ANSWER:
            for who in silent:
                self._settle(who[0] if isinstance(who, tuple) else who, table)
        elif self.room.house.settings.timers or not silent:
            self.match.ring(slot)

    def _settle(self, seat: int, table: Table) -> None:
        who = table.ask.voice(seat)
        assert who is not None
        choice = table.ask.must[who]
        try:
            self.match.submit(seat, choice.settle(table.drafts.get(who)))
        except Illegal:  # what was ready is less than an answer
            self.match.submit(seat, choice.safe())
