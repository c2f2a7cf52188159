"""One room: a mailbox, worked through one letter at a time, in the order accept, keep, tell.

Nothing is told before it is on disk, and what can't be kept never was. All that leaves here is RoomNow, Seen (see
shown.py), chat, and answers to requests.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from maskenball.kernel import Game, Illegal, Malformed, Match, Refusal, dump_record
from maskenball.server import chat, deeds, keep, secret
from maskenball.server import house as at
from maskenball.server import protocol as p
from maskenball.server.asker import REMEMBERED, Asker
from maskenball.server.board import Board
from maskenball.server.chat import Chat
from maskenball.server.hall import Hall, log, log_fault
from maskenball.server.house import House
from maskenball.server.limits import Allowance, Limits
from maskenball.server.live import Live, Now
from maskenball.server.mailbox import Mailbox
from maskenball.server.presence import Listener, Presence
from maskenball.server.reactions import Reactions
from maskenball.server.shown import News
from maskenball.server.store import NotStored, Statement


class Room(Mailbox):
    """A room with its people, its bots and its game."""

    def __init__(self, house: House, hall: Hall) -> None:
        super().__init__()
        self.house = house
        self.hall = hall
        self.live: Live | None = None
        self.used = hall.time.now()
        self.chat: Chat = []
        self.done: dict[int, dict[str, None]] = {}
        """The last messages of each person that were done, the oldest first."""
        self.presence = Presence(
            hall.outbox, hall.time, hall.pace.missing, lambda: self.house.settings.grace, self._someone_moved
        )
        self._board = Board(self.presence)
        self._reactions = Reactions(self)
        self._allowances: dict[int, Allowance] = {}
        self._closed: tuple[str, bool] | None = None
        """Why, and whether people may come back."""

    @classmethod
    def found(cls, kept: keep.Kept, hall: Hall) -> "Room":
        """A room as it was kept; nobody is here yet."""
        room = cls(kept.house, hall)
        room.used -= kept.idle
        room.chat = kept.chat
        room.done = {number: dict.fromkeys(ids[-REMEMBERED:]) for number, ids in kept.done.items()}
        if kept.match is not None:
            room.live = Live(room, kept.match, kept.asked, kept.clock)
        for person in kept.house.people:
            room.presence.lose(person.number)
        if room.live is not None:
            room.live.follow()
        return room

    def fault(self, where: str) -> None:
        """We made a mistake: the table goes on, and the record that shows it is kept for whoever mends it."""
        name = secret.new_id()
        self.hall.metrics.faults.inc()
        log_fault(where, room=self.house.code, fault=name)
        if self.live is not None:
            try:
                data = dump_record(self.live.match.record())
            except Exception:  # it is a game gone wrong, after all
                log_fault("record", room=self.house.code, fault=name)
            else:
                self.hall.store.bring((keep.fault(name, where, data),))

    # Changing: accept, keep, tell

    async def change(
        self,
        do: Callable[[], None],
        *also: Statement,
        by: Asker | None = None,
        message: keep.Message | None = None,
    ) -> None:
        """Do it, keep it, tell everybody, and who asked for it that it is done; or refuse it, and nothing happened."""
        if self._closed is not None:
            raise Malformed("no_such_room")
        house, live, lines = self.house, self.live, self.chat
        moment = live.now if live is not None else None
        try:
            do()
            if self.live is not None:
                self.live.draw()
            news = self.live.news() if self.live is not None else []
            statements = [*self._statements(house, live, moment, message), *also]
            if statements:
                await self.hall.store.bring(statements)
        except BaseException as trouble:
            self.house, self.chat = house, lines
            if self.live is not live and self.live is not None:
                self.live.stop()
            self.live = live
            if live is not None and moment is not None:
                live.back_to(moment)
            if isinstance(trouble, NotStored):
                log.error("not stored", extra={"room": house.code, "reason": str(trouble)})
                raise Malformed("not_stored") from None
            raise
        self.used = self.hall.time.now()
        try:
            self._tell(house, live, news, by)
        except Exception:  # it is done, but nobody knows who has heard what: all come back, and are told everything
            if by is not None:
                by.done()
            self.presence.close("restart", again=True)
            raise

    def _tell(self, house: House, live: Live | None, news: News, by: Asker | None) -> None:
        """All that is another since then is kept, and everybody learns of it."""
        if live is not None and live is not self.live:
            live.stop()
        if self.house is not house:
            self._part(house, by)
            if live is not None and live is self.live:
                self._change_seats(house, live)
        if self.live is not None:
            self.live.tell(news)
        self._board.tell(self.house, self.live)
        if by is not None:
            by.done()

    def _part(self, before: House, by: Asker | None) -> None:
        """Whoever left is sent away, but hears first that it is done."""
        here = {person.number for person in self.house.people}
        for person in before.people:
            if person.number not in here:
                if by is not None:
                    by.done()
                self.presence.forget(person.number)
                self._allowances.pop(person.number, None)

    def _change_seats(self, before: House, live: Live) -> None:
        """Whoever sat down or got up sees the game through other eyes now, from its beginning."""
        for person in self.house.people:
            if before.viewer(person.number) != self.house.viewer(person.number):
                for listener in self.presence.of(person.number):
                    live.greet(listener)

    def _statements(
        self,
        house: House,
        live: Live | None,
        before: Now | None,
        message: keep.Message | None,
    ) -> list[Statement]:
        statements: list[Statement] = []
        now = self.live
        if now is not None and now is not live:
            statements += keep.new_match(self.house, now.match, now.views.asked(), now.clock_ahead())
        elif now is not None and before is not None:
            if now.match.outcome is not None and self.house.stage == "playing":
                statements.append(self._finish(now.match))
            moment, _ = before
            if len(now.match.entries) > moment.entries:
                asked, clock = now.views.asked, now.clock_ahead
                statements += keep.moves(self.house, now.match, moment, asked, clock, message)
                message = None
        if message is not None:
            statements.append(keep.done(self.house.code, message))
        if now is None and live is not None:
            statements += keep.forget_match(self.house.code)
        if self.house is not house:
            statements.append(keep.room(self.house))
        return statements

    def _finish(self, match: Match) -> Statement:
        assert match.outcome is not None
        name = secret.new_id()
        carry = msgspec.to_builtins(match.carry)
        self.house = at.finish(self.house, match.outcome, carry, name)
        self.hall.metrics.finished.labels(self.house.game).inc()
        return keep.record(name, self.house.code, dump_record(match.record()))

    # Requests

    def allowance(self, number: int, limits: Limits) -> Allowance:
        """What this person may do, on all devices together."""
        return self._allowances.setdefault(number, Allowance(self.hall.time, limits))

    def was_done(self, number: int, message: str) -> bool:
        """Whether this message of somebody's is known as done."""
        return message in self.done.get(number, ())

    def request(self, listener: Listener, message: p.Request) -> None:
        """Somebody wants something done; it is done and answered in its turn."""
        self.post(self._answer(listener, message))

    async def _answer(self, listener: Listener, message: p.Request) -> None:
        known = self.done.setdefault(listener.number, {})
        asker = Asker(listener, message.id, known)
        try:
            if message.id in known:
                asker.done()
            elif isinstance(message, p.Say | p.Chat) and message.text and not listener.may_say():
                raise Malformed("too_fast")
            else:
                await self._do(listener.number, message, asker)
        except Refusal as refusal:
            listener.refuse(message.id, refusal)
        except Exception:
            self.fault("request")
            listener.refuse(message.id, Malformed("our_mistake"))

    def _do(self, number: int, message: p.Request, by: Asker) -> Awaitable[None]:  # noqa: PLR0911 - a table of cases
        """What is to be waited for until this is done."""
        person = self.house.person(number)
        once = number, message.id
        match message:
            case p.Answer() | p.Draft() | p.Withdraw() | p.Say() | p.GoOn():
                return self._take(person, message, once, by)
            case p.Try():
                return self._at_once(lambda: self._playing().would_take(person, message), by)
            case p.Earlier():
                return self._at_once(lambda: self._playing().tell_earlier(person, message, by.listener), by)
            case p.React():
                return self._at_once(lambda: self._reactions.show(person, message), by)
            case p.Start():
                return self._start(number, message.anyway, once, by)
            case p.ChooseOptions():
                return self._choose_options(number, message, once, by)
            case p.Chat():
                return self._chat(person, message.text, once, by)
            case p.Protect():
                return self._protect(number, message.password, once, by)
            case p.DeleteRecord():
                at.only_host(self.house, number)
                delete = "DELETE FROM records WHERE id = ? AND code = ?", (message.record, self.house.code)
                return self.change(lambda: None, delete, by=by, message=once)
            case _:
                return self.change(lambda: self._set(deeds.do(self.house, number, message)), by=by, message=once)

    async def _take(self, person: at.Person, message: p.Request, once: keep.Message, by: Asker) -> None:
        """Something for the game; of an answer that is refused, what is right counts as written down (`has_parts`)."""
        live = self._playing()
        try:
            await self.change(lambda: live.take(person, message), by=by, message=once)
        except Illegal:
            if isinstance(message, p.Answer) and live.has_parts(person, message):
                draft = p.Draft(message.id, message.match, message.to, message.action)
                with suppress(Illegal):  # longer than anything that is kept
                    await self.change(lambda: live.take(person, draft))
            raise

    def _playing(self) -> Live:
        if self.live is None:
            raise Malformed("not_playing")
        return self.live

    async def _at_once(self, do: Callable[[], None], by: Asker) -> None:
        """Something that is not kept."""
        do()
        by.done()

    async def _protect(self, number: int, password: str, once: keep.Message, by: Asker) -> None:
        hashed = await self.hall.think(secret.hash_password, password) if password else ""
        await self.change(lambda: self._set(at.protect(self.house, number, hashed)), by=by, message=once)

    def _set(self, house: House) -> None:
        self.house = house
        if house.stage == "lobby":
            self.live = None
            self.chat = chat.without_spectators(self.chat)

    async def _chat(self, person: at.Person, text: str, once: keep.Message, by: Asker) -> None:
        line = chat.line(self.chat, self.house, person, text)
        await self.change(lambda: None, *keep.chat(self.house.code, line), message=once)
        self.chat = chat.said(self.chat, line)
        data = p.write(line)
        for listener in self.presence.everybody():
            if chat.hears(self.house, listener.number, line):
                listener.push(data)
        by.done()

    async def _choose_options(self, number: int, message: p.ChooseOptions, once: keep.Message, by: Asker) -> None:
        house = deeds.do(self.house, number, message)
        await self.look_into_options(house)
        await self.change(lambda: self._set(house), by=by, message=once)

    async def look_into_options(self, house: House) -> None:
        """Find out whether these options can be played with: long word lists or boxes take a while."""
        await self.hall.work(self._board.problems.of, house)

    async def _start(self, number: int, anyway: bool, once: keep.Message, by: Asker) -> None:
        house = self.house
        options = at.check_start(house, number, anyway)
        seed = self.hall.seeds()
        match = await self.hall.work(lambda house: _deal(house, options, seed), house)

        def begin() -> None:
            self.house = at.begin(house, secret.new_id(), secret.commitment(seed))
            self.live = Live(self, match)
            self.chat = chat.without_spectators(self.chat)
            self.hall.metrics.games.labels(house.game).inc()

        await self.change(begin, by=by, message=once)

    # Coming and going

    async def enter(self, name: str, role: at.Role, token: str) -> int:
        """Somebody comes in; whoever brings a token known here is in already."""
        known = self.who(token)
        if known is not None:
            return known
        entered = 0

        def come_in() -> None:
            nonlocal entered
            self.house, person = at.enter(self.house, name, role, secret.hash_token(token))
            entered = person.number

        await self.change(come_in)
        self.presence.lose(entered)
        return entered

    def game(self) -> Game:
        """The game that is or will be played."""
        return at.find(self.house.game)

    def who(self, token: str) -> int | None:
        """Whose token this is."""
        hashed = secret.hash_token(token)
        found = None
        for person in self.house.people:  # all of them, however early one fits
            if secret.same(person.token, hashed):
                found = person.number
        return found

    async def connect(self, listener: Listener, hello: p.Hello, devices: int) -> None:
        """A connection begins: it is sent all there is, of what was told and said only what it does not know."""
        if self._closed is not None:
            listener.bye(*self._closed)
            return
        person = self.house.person(listener.number)
        self.used = self.hall.time.now()
        self.presence.come(listener, devices)
        seat = self.house.seat_of(person.number)
        listener.push(p.write(p.Welcome(p.VERSION, person.number, seat, person.role)))
        await self._look_round()
        self._board.tell(self.house, self.live, listener)
        for line in self.chat[-100:]:
            if chat.hears(self.house, person.number, line):
                listener.push(p.write(line))
        if self.live is not None:
            known = hello.match == self.house.match and hello.seat == self.house.viewer(person.number)
            self.live.greet(listener, hello.since if known else 0)  # what another seat was told is counted otherwise
        listener.excuse()

    def disconnect(self, listener: Listener) -> None:
        """A connection is lost; in its turn, so that none comes after it has gone."""
        self.post(self._disconnect(listener))

    async def _disconnect(self, listener: Listener) -> None:
        self.presence.go(listener)

    def _someone_moved(self) -> None:
        """Somebody is noticed to be away, or has been for too long."""
        self.post(self._show_who_is_here())

    async def _show_who_is_here(self) -> None:
        await self._look_round()
        self._board.tell(self.house, self.live)

    async def _look_round(self) -> None:
        """If the host is gone somebody else is host; clocks and bots do what those who are here ask for."""
        host = self.house.host
        present = frozenset(person.number for person in self.house.people if self.presence.here(person.number))
        heir = at.heir(self.house, present)
        if self.presence.standing(host) == "gone" and heir in present - {host}:
            with suppress(Refusal):  # it can't be kept now: the next time somebody comes or goes
                await self.change(lambda: self._set(at.hand_on(self.house, host, heir)))
        if self.live is not None:
            self.live.follow()

    def close(self, why: str, again: bool) -> None:
        """Send everybody away; `again`: they may come back. Nothing changes here any more."""
        self._closed = why, again
        if self.live is not None:
            self.live.stop()
        self.presence.close(why, again)


def _deal(house: House, options: Any, seed: str) -> Match:
    """A new game for those who sit here. Away from the event loop, since options may make it long."""
    names = tuple(place.name for place in house.places)
    return Match(at.find(house.game), names, options, seed, carry=at.carry_for(house))
