"""All rooms of a server: opening, finding, entering, and closing those that nobody uses."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from msgspec.structs import replace

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Illegal
from maskenball.server import secrets
from maskenball.server.play.clock import seconds_left
from maskenball.server.room import state
from maskenball.server.room.actor import RoomActor
from maskenball.server.room.problems import Problems, look_into
from maskenball.server.room.receipt import Receipts
from maskenball.server.room.restore import restore
from maskenball.server.room.state import RoomState
from maskenball.server.room.value import Room
from maskenball.server.run.faults import log, log_fault
from maskenball.server.services import Services
from maskenball.server.store import read, rows
from maskenball.server.store.store import NotStored

AGAIN_SECONDS = 0.25
"""Seconds after which a database that did not answer is asked again."""


class Lobby:
    """Where rooms are found by their code."""

    def __init__(self, services: Services, most: int, close_after: float) -> None:
        """`most` rooms; one that nobody has used for `close_after` seconds is closed."""
        self.services = services
        self.most = most
        self.close_after = close_after
        self.rooms: dict[str, RoomActor] = {}
        self._closed = False
        self._fetching: dict[str, asyncio.Task[None]] = {}
        """Rooms that are being read."""
        self._background: set[asyncio.Task[None]] = set()

    async def take(self) -> None:
        """Open stored rooms on which nobody works; one that can't be read costs itself alone."""
        leases = self.services.store.leases
        codes = await leases.take()
        if leases.shared:
            await asyncio.gather(*(self._once(code, claimed=True) for code in codes))
        else:  # all there are: their entries lie mixed in one journal, so they are read at once
            journal = await read.journal(self.services.store)
            for code in codes:
                await self._restore(code, journal)
        self._count()

    async def fetch(self, code: str) -> RoomActor | None:
        """The room of this code, if there is one that nobody else works on."""
        code = secrets.read_code(code)
        if code in self._fetching or code not in self.rooms:
            await self._once(code)
        return self.rooms.get(code)

    def is_here(self, code: str) -> bool:
        """Whether this process works on the room, and not only just found out what is stored of it."""
        return secrets.read_code(code) in self.rooms and secrets.read_code(code) not in self._fetching

    async def elsewhere(self, code: str) -> str:
        """Where the process is reached that works on this room; "": it is here from now on, or nowhere."""
        code, leases = secrets.read_code(code), self.services.store.leases
        address = await leases.owner(code)
        if not address and not self._closed and await self.fetch(code) is None:
            address = await leases.owner(code)  # somebody was faster
        return address

    async def _once(self, code: str, claimed: bool = False) -> None:
        """Have the room read; whoever asks meanwhile waits for the same."""
        if code not in self._fetching:
            task = self._fetching[code] = asyncio.get_running_loop().create_task(self._fetch(code, claimed))
            task.add_done_callback(lambda _: self._fetching.pop(code, None))
        await asyncio.shield(self._fetching[code])

    async def _fetch(self, code: str, claimed: bool) -> None:
        store = self.services.store
        while True:
            try:
                if claimed or await store.leases.claim(code):
                    await self._restore(code, await read.journal(store, code))
                else:
                    self.rooms.pop(code, None)
                return
            except NotStored:  # as soon as the database answers
                await asyncio.sleep(AGAIN_SECONDS)

    async def _restore(self, code: str, journal: read.Journal) -> None:
        try:
            stored = await read.read_room(self.services.store, code, journal)
            at = self.services.context()
            room = self._keep(code, RoomActor(restore(stored, at), self.services, Receipts(stored.done)))
            room.used -= stored.idle
            room.start()
        except NotStored:
            raise
        except Exception:
            self.rooms.pop(code, None)
            self.services.metrics.faults.inc()
            log_fault("reading a room", room=code)

    def _keep(self, code: str, room: RoomActor) -> RoomActor:
        room.lost = lambda: self._fetch_again(code)
        self.rooms[code] = room
        return room

    def _fetch_again(self, code: str) -> None:
        """Nobody knows what is stored of this room, or somebody else has it: see, as soon as the database answers."""
        task = asyncio.get_running_loop().create_task(self._once(code))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def open(self, wanted: p.OpenRoom) -> tuple[RoomActor, int, str]:
        """A new room with its host in it: the room, the host's number and token."""
        if len(self.rooms) >= self.most:
            raise Illegal("house_full")
        games.find(wanted.game).options(wanted.options)
        password = await self.services.think(secrets.hash_password, wanted.password) if wanted.password else ""
        new = RoomState(code="", game=wanted.game, options=wanted.options, password=password)
        new = state.choose_settings(new, new.host, wanted.settings)
        problems = await self.services.work(lambda new: look_into(Problems(), new), new)
        code = secrets.new_code()
        while code in self.rooms or not await self.services.store.leases.open(code):
            code = secrets.new_code()
        new = replace(new, code=code)
        room = self._keep(code, RoomActor(Room(new, problems=problems), self.services))
        token = wanted.token or secrets.new_token()
        try:
            number = await room.mailbox.ask(lambda: room.enter(wanted.name, "player", token, wanted.look))
        except BaseException:
            del self.rooms[code]
            raise
        self._count()
        return room, number, token

    def at(self, code: str) -> RoomActor | None:
        """The room of this code, if there is one."""
        return self.rooms.get(secrets.read_code(code))

    async def enter(self, room: RoomActor, wanted: p.EnterRoom) -> tuple[int, str]:
        """Come in: number and token. Whoever brings a known token is in already."""
        token = wanted.token or secrets.new_token()
        known = room.who(token)
        if known is not None:
            return known, token
        hashed = room.room.state.password
        if hashed:
            fits = await self.services.think(lambda word: secrets.password_fits(word, hashed), wanted.password)
            if not fits:
                raise Illegal("wrong_password")
        number: int = await room.mailbox.ask(lambda: room.enter(wanted.name, wanted.role, token, wanted.look))
        return number, token

    def card(self, room: RoomActor) -> p.RoomCard:
        """What somebody at the door may know."""
        now = room.room.state
        return p.RoomCard(
            now.code,
            now.game,
            next((each.name for each in now.people if each.number == now.host and not now.password), ""),
            sum(each.role != "screen" for each in now.people),
            len(now.places),
            games.find(now.game).seats[-1],
            now.stage,
            bool(now.password),
            now.locked,
            now.settings.spectators,
        )

    async def sweep(self) -> None:
        """Close the rooms that nobody has used for long, and store when the others were used."""
        now, store = self.services.time.now(), self.services.store
        used = []
        for code, room in list(self.rooms.items()):
            if room.listeners:
                continue
            left = not room.room.state.people and room.room.state.last_number > 0  # else its host is just coming in
            if now - room.used > self.close_after or left:
                del self.rooms[code]
                room.close("closed", again=False)
                await store.write(*rows.close(code), room=code)
                await store.leases.release(code)
            else:
                used.append(rows.idle(code, now - room.used))
        await store.write(*used)
        async for some in read.sweep(store):
            await store.write(some)
        self._count()

    async def close(self) -> None:
        """The server stops: everybody is told to come back, and clocks are stored as they stand."""
        self._closed = True
        for task in (*self._fetching.values(), *self._background):
            task.cancel()
        store, now = self.services.store, self.services.time.now()
        last: list[Awaitable[None]] = []
        for code, room in self.rooms.items():
            statements = [rows.idle(code, now - room.used)]
            if room.room.live is not None:
                statements.append(rows.clocks(code, seconds_left(room.room.live.clock, now)))
            last.append(store.write(*statements, room=code))
            room.close("restart", again=True)
        for problem in await asyncio.gather(*last, return_exceptions=True):
            if isinstance(problem, NotStored):  # clocks then go on as they stood after the last move
                log.error("not stored", extra={"reason": str(problem)})
        with suppress(NotStored):
            await store.leases.release(*self.rooms)
        await store.leases.stop()

    def _count(self) -> None:
        self.services.metrics.rooms.set(len(self.rooms))
