"""One room at work: a mailbox of events, each carried out by the pure `step`, in the order store, swap, send.

All decisions are in step.py. Here is what is not pure: the store, connections, timers, bots, and what has to be
prepared away from the event loop (dealing, hashing a password, checking long options).
"""

import math
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Illegal, Malformed, MatchState, Refusal, dump_record, open_match
from maskenball.server import secrets
from maskenball.server.bots.drivers import Drivers
from maskenball.server.room import commands, state
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
from maskenball.server.room.listener import Listener, Listeners
from maskenball.server.room.mailbox import Mailbox
from maskenball.server.room.problems import look_into
from maskenball.server.room.receipt import Receipt, Receipts
from maskenball.server.room.settle import timers
from maskenball.server.room.state import RoomState
from maskenball.server.room.step import step
from maskenball.server.room.timers import Timers
from maskenball.server.room.value import Goodbye, Message, Room, Timer, ToAll, ToPeople, ToViewers
from maskenball.server.run.faults import log, log_fault
from maskenball.server.run.limits import Allowance, Bucket, Limits
from maskenball.server.services import Services
from maskenball.server.store import rows
from maskenball.server.store.rows import MessageId
from maskenball.server.store.store import Moved, NotStored, Unsure

RETRY_SECONDS = 5.0
"""After which something that was due, but could not be stored, is tried again."""
REACTIONS_PER_SECOND, REACTIONS_AT_ONCE = 0.5, 3
"""Enough to laugh with the others, too little to drown them."""


class RoomActor:
    """A room with its people, its bots and its match."""

    def __init__(self, room: Room, services: Services, receipts: Receipts | None = None) -> None:
        self.room = room
        self.services = services
        self.used = services.time.now()
        """When something last happened here."""
        self.mailbox = Mailbox(self.fault)
        self.listeners = Listeners()
        self.receipts = receipts or Receipts()
        self._timers = Timers(services.time, self._fire)
        self._bots = Drivers(self, services)
        self._allowances: dict[int, Allowance] = {}
        self._reactions: dict[int, Bucket] = {}
        self.lost: Callable[[], None] = lambda: None
        """Called when nobody knows any more what is stored of this room; it is closed then."""
        self._closed: tuple[str, bool] | None = None
        """Why, and whether people may come back."""

    def start(self) -> None:
        """After a restart: clocks and bots go on."""
        self._timers.follow(timers(self.room))
        self._bots.follow(self.room)

    def close(self, why: str, again: bool) -> None:
        """Send everybody away; `again`: they may come back. Nothing changes here any more."""
        self._closed = why, again
        self._timers.stop()
        self._bots.stop()
        self.listeners.close(why, again)

    def fault(self, where: str) -> None:
        """We made a mistake: the room goes on, and the record that shows it is stored for whoever mends it."""
        name, code = secrets.new_id(), self.room.state.code
        self.services.metrics.faults.inc()
        log_fault(where, room=code, fault=name)
        if self.room.live is not None:
            try:
                data = dump_record(self.room.live.match.record())
            except Exception:  # it is a match gone wrong, after all
                log_fault("record", room=code, fault=name)
            else:
                self.services.store.bring((rows.fault(name, self.services.wall_time(), where, data),))

    # One step: store, swap, send

    async def apply(self, event: Event, sender: Listener | None = None, receipt: Receipt | None = None) -> None:
        """Carry an event out; if it is refused or can't be stored, nothing has happened."""
        if self._closed is not None:
            raise Malformed("no_such_room")
        before = self.room
        found = step(before, event, self.services.context())
        if found.rows:
            try:
                await self.services.store.bring(found.rows, before.state.code)
            except NotStored as error:
                log.error("not stored", extra={"room": before.state.code, "reason": str(error)})
                if isinstance(
                    error, Unsure | Moved
                ):  # neither acknowledged nor taken back: what is stored is read anew
                    self.close("restart", again=True)
                    self.lost()
                    raise Malformed("unsure") from None
                raise Malformed("not_stored") from None
        self.room = found.room
        if found.rows or isinstance(event, Connected):
            self.used = self.services.time.now()
        self._count(before.state, found.room.state)
        try:
            if self._closed is None:  # else it was closed while this was stored: nothing is set going any more
                self._timers.follow(found.timers)
                self._bots.follow(found.room)
            self._send(found.messages, sender, receipt)
        except Exception:  # it is done, but nobody knows who has heard what: all come back, and are told everything
            if receipt is not None:
                receipt.send()
            self.listeners.close("restart", again=True)
            raise
        if found.refusal is not None:
            raise found.refusal
        if receipt is not None:
            receipt.send()

    def _send(self, messages: list[Message], sender: Listener | None, receipt: Receipt | None) -> None:
        by_viewer = self.listeners.by_viewer(self.room.state)
        for message in messages:
            if isinstance(message, ToViewers):
                for viewer in message.viewers:
                    _push(message.data, by_viewer[viewer])
                self._bots.wake(message.viewers)
            elif isinstance(message, ToAll):
                _push(message.data, self.listeners)
            elif isinstance(message, ToPeople):
                for number in message.people:
                    _push(message.data, self.listeners.of(number))
            elif isinstance(message, Goodbye):
                if receipt is not None:
                    receipt.send()
                self.listeners.forget(message.person)
                self._allowances.pop(message.person, None)
                self._reactions.pop(message.person, None)
            elif sender is not None:
                sender.push(message.data)

    def _count(self, before: RoomState, after: RoomState) -> None:
        if after.match != before.match and after.stage == "playing":
            self.services.metrics.games.labels(after.game).inc()
        if after.stage == "over" and before.stage == "playing":
            self.services.metrics.finished.labels(after.game).inc()

    # Requests

    def request(self, listener: Listener, message: p.Request) -> None:
        """Somebody asks for something; it is done and answered in its turn."""
        self.mailbox.post(self._answer(listener, message))

    async def _answer(self, listener: Listener, message: p.Request) -> None:
        receipt = Receipt(listener, message.id, self.receipts)
        try:
            if self.receipts.knows(listener.number, message.id):
                receipt.send()
            else:
                await self._do(listener, message, receipt)
        except Refusal as refusal:
            listener.refuse(message.id, refusal)
        except Exception:
            self.fault("request")
            listener.refuse(message.id, Malformed("our_mistake"))

    async def _do(self, listener: Listener, message: p.Request, receipt: Receipt) -> None:
        """What needs no preparation is a Requested; the rest is prepared first."""
        number, id_ = listener.number, (listener.number, message.id)
        event: Event = Requested(number, message, id_)
        match message:
            case p.Start():
                event = await self._start(number, message.anyway, id_)
            case p.ChooseOptions():
                event = await self._options(number, message, id_)
            case p.Protect():
                hashed = await self.services.think(secrets.hash_password, message.password) if message.password else ""
                event = PasswordHashed(number, hashed, id_)
            case p.Say() | p.Chat() if message.text and not listener.may_say():
                raise Malformed("too_fast")
            case p.React() if not self._reaction(number).take():
                raise Malformed("too_fast")
        await self.apply(event, listener, receipt)
        if isinstance(message, p.Ready):
            await self._rematch()

    def _reaction(self, number: int) -> Bucket:
        new = Bucket(self.services.time, REACTIONS_PER_SECOND, REACTIONS_AT_ONCE)
        return self._reactions.setdefault(number, new)

    def allowance(self, number: int, limits: Limits) -> Allowance:
        """What this person may do, on all devices together."""
        return self._allowances.setdefault(number, Allowance(self.services.time, limits))

    # What is prepared away from the event loop

    async def _start(self, number: int, anyway: bool, id_: MessageId) -> Dealt:
        """The host begins a game; right after another one not yet over the heads of those who still look at its end."""
        room, time = self.room, self.services.time
        left = room.over_at + self.services.pace.rematch - time.now()
        if room.state.stage == "over" and anyway and left > 0 and not state.all_ready(room.state):
            state.only_host(room.state, number)
            raise Illegal("wait_for_marks", seconds=math.ceil(left))
        return await self._deal(number, anyway, id_)

    async def _deal(self, number: int, anyway: bool, id_: MessageId | None = None) -> Dealt:
        room = self.room.state
        options = state.check_start(room, number, anyway)
        seed = self.services.seeds()
        match = await self.services.work(lambda room: _new_match(room, options, seed), room)
        return Dealt(match, secrets.commitment(seed), id_)

    async def _rematch(self) -> None:
        """After a game, the next one begins once everybody is ready."""
        room = self.room.state
        if room.stage == "over" and state.all_ready(room):
            with suppress(Refusal):  # it does not fit those who sit here now: the host sees why
                await self.apply(await self._deal(room.host, anyway=True))

    async def _options(self, number: int, message: p.ChooseOptions, id_: MessageId) -> StatePrepared:
        room = self.room
        chosen = commands.run(room.state, number, message)
        problems = await self.services.work(lambda chosen: look_into(room.problems, chosen), chosen)
        return StatePrepared(chosen, problems, id_)

    # Coming and going

    async def enter(self, name: str, role: state.Role, token: str, look: state.Look | None = None) -> int:
        """Somebody comes in; whoever brings a token known here is in already."""
        known = self.who(token)
        if known is not None:
            return known
        await self.apply(Entered(name, role, secrets.hash_token(token), look))
        return self.room.state.last_number

    def who(self, token: str) -> int | None:
        """Whose token this is."""
        hashed = secrets.hash_token(token)
        found = None
        for person in self.room.state.people:  # all of them, however early one fits
            if secrets.same(person.token, hashed):
                found = person.number
        return found

    async def connect(self, listener: Listener, hello: p.Hello, devices: int) -> None:
        """A connection begins: it is sent all there is."""
        if self._closed is not None:
            listener.bye(*self._closed)
            return
        self.room.state.person(listener.number)
        self.listeners.come(listener, devices)
        await self.apply(Connected(listener.number, hello), listener)
        await self._check_host()
        listener.excuse()

    def disconnect(self, listener: Listener) -> None:
        """A connection is lost; in its turn, so that none comes after it has gone."""
        self.mailbox.post(self._disconnect(listener))

    async def _disconnect(self, listener: Listener) -> None:
        if self.listeners.go(listener) and self._closed is None:
            await self.apply(Disconnected(listener.number))

    async def _check_host(self) -> None:
        with suppress(Refusal):  # it can't be stored now: the next time somebody comes or goes
            await self.apply(HostChecked())

    # Time, and bots

    def _fire(self, timer: Timer) -> None:
        self.mailbox.post(self._due(timer))

    async def _due(self, timer: Timer) -> None:
        self._timers.fired(timer)
        if self._closed is not None:
            return
        due = timers(self.room).get(timer, 0.0)
        try:
            await self.apply(Due(timer))
        except Refusal:  # it could not be stored, but it is time all the same
            self._timers.retry(timer, due, RETRY_SECONDS)
        if timer[0] == "presence":
            await self._check_host()

    async def bot_moved(self, event: BotMoved) -> None:
        """Have a bot's move done in its turn."""
        await self.mailbox.ask(lambda: self.apply(event))


def _push(data: bytes, listeners: Iterable[Listener]) -> None:
    for listener in listeners:
        listener.push(data)


def _new_match(room: RoomState, options: Any, seed: str) -> MatchState:
    """A new match for those who sit here."""
    names = tuple(place.name for place in room.places)
    return open_match(games.find(room.game), names, options, seed, carry=state.carry_for(room))
