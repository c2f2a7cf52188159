"""A game that is on: answers go into the match, and each viewer is shown what changed for it. Clocks and bots are here.

This module decides nothing about who may do what in the room, and nothing about rules.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from maskenball.kernel import (
    CLOCK,
    Action,
    AnySeen,
    Ask,
    Claim,
    Illegal,
    Match,
    Moment,
    OneOf,
    Refusal,
    Slot,
    Table,
    Who,
)
from maskenball.server import protocol as p
from maskenball.server.cast import Cast
from maskenball.server.clock import Clock, Handle, Terms
from maskenball.server.house import House, Person
from maskenball.server.presence import Listener
from maskenball.server.reading import read_action, read_claim
from maskenball.server.shown import News, Viewer, Views

if TYPE_CHECKING:
    from maskenball.server.room import Room

Now = tuple[Moment, tuple[Any, ...]]
"""How far a match had come, and what everybody had been shown."""

RETRY_SECONDS = 5.0
"""After which time that is over, but could not be written down, is over again."""
RESTART_SECONDS = 15.0
"""After a restart the clock stands still until all are back, but no longer than this."""


class Live:
    """One match at a live table."""

    def __init__(
        self,
        room: "Room",
        match: Match,
        asked: dict[Viewer, int] | None = None,
        clock: dict[str, float] | None = None,
    ) -> None:
        self.room = room
        self.match = match
        self.clock = Clock(room.hall.time, self._bell)
        self.asked_at = room.hall.time.now()
        self._gathering_until = 0.0
        """After a restart: until then the clock waits for those who are not back yet."""
        if clock:
            self.clock.resume(clock, match.table.question)
            self._gathering_until = self.asked_at + RESTART_SECONDS
            room.hall.time.later(RESTART_SECONDS, self._follow_anew)
        self._question = match.table.question
        viewers: list[Viewer] = [*range(len(match.names))]
        if any(room.house.viewer(person.number) is None for person in room.house.people):
            viewers.append(None)
        self.views = Views(match, viewers, self._names, asked)
        self.cast = Cast(self, room.house.paused)
        self._goes_on = False
        self._followed: tuple[House, int, bool] | None = None
        """The house, and how often somebody came or went, when people were last looked after."""
        self._opening: Handle | None = None
        self._terms_of: tuple[House, Terms] | None = None
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
                self.match.withdraw(seat)
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

    def tell_earlier(self, person: Person, message: p.Earlier, listener: Listener) -> None:
        """What was said before that, as far as this person heard it."""
        talk = self.views.earlier(self.room.house.viewer(person.number), message.before)
        listener.push(p.write(p.EarlierTalk(self.room.house.match, talk)))

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
        if who is not None and self._opens_at_beat(table):
            self.match.seal(seat, who, taken)
        else:
            self.match.accept(seat, who, taken)

    def _opens_at_beat(self, table: Table) -> bool:
        """Whether the answers of this question are opened at a beat, so that the moment tells nothing: where only some
        have to think, others notice it, and no time of its own ends it."""
        ask = table.ask
        return ask.hush and not ask.private and CLOCK not in ask.must and bool(self.room.hall.pace.beat)

    def draw(self) -> None:
        """Answer for people what makes no difference to them."""
        while indifferent := [
            (who, choice)
            for who, choice in self.match.table.ask.must.items()
            if isinstance(choice, OneOf) and choice.indifferent
        ]:
            for who, choice in indifferent:
                self.match.draw(speaker(who), self.room.hall.draw(choice))

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
            return (self.match.seen(seat), self.views.shown[seat].asked) if self.room.live is self else None

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
        return self.match.now, self.views.now

    def back_to(self, now: Now) -> None:
        """What was done since that moment could not be kept, so it never was."""
        moment, shown = now
        self.match.back_to(moment)
        self.views.back_to(shown)

    def news(self) -> News:
        """What is new to everybody, to be told once it is kept."""
        return self.views.news(self.room.house.match, self._names)

    def tell(self, news: News) -> None:
        """Everybody is sent what is new to them."""
        if self.match.table.question != self._question:
            self._question = self.match.table.question
            self.asked_at = self.room.hall.time.now()
            if self._opening is not None:
                self._opening.cancel()
                self._opening = None
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
        return self.clock.ahead(self.match.table, self._terms())

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
        if self.clock.follow(self.match.table, self._terms(), self._goes_on):
            presence.send_all(p.write(self.clock_now()))
        if self._opening is None and self.match.table.complete:
            self._opening = self.room.hall.at_beat(self.asked_at, self._open)

    def _terms(self) -> Terms:
        """On what terms time passes here."""
        house, pace = self.room.house, self.room.hall.pace
        if self._terms_of is None or self._terms_of[0] is not house:
            bots = frozenset(seat for seat, place in enumerate(house.places) if place.bot)
            self._terms_of = house, Terms(house.settings, bots, pace.bot_turn, pace.beat)
        return self._terms_of[1]

    def _follow_anew(self) -> None:
        """Enough time has passed for people to come back."""
        self._followed = None
        self.follow()

    def _follow_people(self, house: House, over: bool) -> None:
        """Whether time passes for those who are here, and which seats are played for somebody."""
        people = [place.person for place in house.places if place.person is not None]
        here = [person for person in people if self.room.presence.here(person)]
        deserted = bool(people) and not here  # a long break, or the network is down: nobody plays it without them
        gathering = self.room.hall.time.now() < self._gathering_until and not all(map(self.room.presence.of, people))
        waiting = deserted or gathering or (house.settings.absent == "wait" and len(here) < len(people))
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
        self._in_time(self._open_answers)

    def _in_time(self, do: Callable[[], None]) -> None:
        """Have this done now that it is time for it."""

        async def letter() -> None:
            if self.room.live is not self or self._stopped:
                return
            try:
                await self.room.change(do)
            except Refusal:  # it could not be kept, but the time is over all the same
                self.room.hall.time.later(RETRY_SECONDS, lambda: self._in_time(do))

        self.room.post(letter())

    def _open_answers(self) -> None:
        """Open what everybody has answered; somebody may have taken an answer back meanwhile."""
        if self.match.table.complete:
            self.match.open()

    def _ring(self, slot: str) -> None:
        if not self.clock.over(slot):  # somebody was faster: this is the time of another question, or a pause
            return
        if self.match.table.complete:
            self.match.open()
        elif self.room.house.settings.timers or not self._thinking():
            self._ring_out(slot)

    def _thinking(self) -> bool:
        """Whether a person is awaited. Bots are not: how long one thinks hangs on what it knows."""
        table, drivers = self.match.table, self.cast.drivers
        silent = [who for who in table.ask.must if who != CLOCK and who not in table.sealed]
        return any(member not in drivers for who in silent for member in (who if isinstance(who, tuple) else (who,)))

    def _ring_out(self, slot: str) -> None:
        """Ring until the time is over for everything that names it: at once, however many picks of a turn are left."""
        self.match.ring(slot)
        while names(self.match.table.ask, slot):
            self.match.ring(slot)


def speaker(who: Who) -> int:
    """A seat that answers for these."""
    return who[0] if isinstance(who, tuple) else who


def names(ask: Ask, slot: str) -> bool:
    """Whether this question has that time."""
    clock = ask.must.get(CLOCK)
    return (isinstance(clock, Slot) and clock.name == slot) or (ask.bell is not None and ask.bell.slot == slot)
