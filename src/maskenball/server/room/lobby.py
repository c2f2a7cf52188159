"""All rooms of a server: opening, finding, entering, and closing those that nobody uses."""

import asyncio

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
        self._reading: set[asyncio.Task[None]] = set()
        """Rooms that are read again."""

    async def restore(self) -> None:
        """Open all rooms that were stored; one that can't be read costs itself alone."""
        store = self.services.store
        journal = await read.journal(store)
        for code in await read.rooms(store):
            await self._restore(code, journal)
        self._count()

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
        room.lost = lambda: self._read_again(code, room)
        self.rooms[code] = room
        return room

    def _read_again(self, code: str, lost: RoomActor) -> None:
        """Nobody knows what is stored of this room: see, as soon as the database answers."""
        task = asyncio.get_running_loop().create_task(self._reread(code, lost))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _reread(self, code: str, lost: RoomActor) -> None:
        while self.rooms.get(code) is lost:
            try:
                await self._restore(code, await read.journal(self.services.store, code))
            except NotStored:
                await asyncio.sleep(AGAIN_SECONDS)

    async def open(self, wanted: p.OpenRoom) -> tuple[RoomActor, int, str]:
        """A new room with its host in it: the room, the host's number and token."""
        if len(self.rooms) >= self.most:
            raise Illegal("house_full")
        games.find(wanted.game).options(wanted.options)
        password = await self.services.think(secrets.hash_password, wanted.password) if wanted.password else ""
        new = RoomState(code="", game=wanted.game, options=wanted.options, password=password)
        new = state.choose_settings(new, new.host, wanted.settings)
        problems = await self.services.work(lambda new: look_into(Problems(), new), new)
        code = next(code for code in iter(secrets.new_code, "") if code not in self.rooms)
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
                await store.write(*rows.close(code))
            else:
                used.append(rows.idle(code, now - room.used))
        await store.write(*used)
        async for some in read.sweep(store):
            await store.write(some)
        self._count()

    async def close(self) -> None:
        """The server stops: everybody is told to come back, and clocks are stored as they stand."""
        for task in self._reading:
            task.cancel()
        statements, now = [], self.services.time.now()
        for room in self.rooms.values():
            code, live = room.room.state.code, room.room.live
            if live is not None:
                statements.append(rows.clocks(code, seconds_left(live.clock, now)))
            statements.append(rows.idle(code, now - room.used))
            room.close("restart", again=True)
        try:
            await self.services.store.write(*statements)
        except NotStored as error:  # clocks then go on as they stood after the last move
            log.error("not stored", extra={"reason": str(error)})

    def _count(self) -> None:
        self.services.metrics.rooms.set(len(self.rooms))
