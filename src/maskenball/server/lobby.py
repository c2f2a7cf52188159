"""All rooms of a server: opening, finding, entering, and closing those that nobody uses."""

from maskenball.kernel import Illegal
from maskenball.server import house as at
from maskenball.server import keep, secret
from maskenball.server import protocol as p
from maskenball.server.hall import Hall, log, log_fault
from maskenball.server.house import House
from maskenball.server.room import Room
from maskenball.server.store import NotStored


class Lobby:
    """Where rooms are found by their code."""

    def __init__(self, hall: Hall, most: int, close_after: float) -> None:
        self.hall = hall
        self.most = most
        self.close_after = close_after
        self.rooms: dict[str, Room] = {}

    def wake_up(self) -> None:
        """Open all rooms that were kept; one that can't be read costs itself alone."""
        journal = keep.Journal(self.hall.store)
        for code in keep.rooms(self.hall.store):
            try:
                self.rooms[code] = Room.found(keep.read_room(self.hall.store, code, journal), self.hall)
            except Exception:
                self.hall.metrics.faults.inc()
                log_fault("reading a room", room=code)
        self._count()

    async def open(self, wish: p.OpenRoom) -> tuple[Room, int, str]:
        """A new room with its host in it: the room, the host's number and token."""
        if len(self.rooms) >= self.most:
            raise Illegal("house_full")
        at.find(wish.game).options(wish.options)
        password = await self.hall.think(secret.hash_password, wish.password) if wish.password else ""
        code = next(code for code in iter(secret.new_code, "") if code not in self.rooms)
        house = House(code=code, game=wish.game, options=wish.options, password=password)
        house = at.choose_settings(house, house.host, wish.settings)
        room = Room(house, self.hall)
        self.rooms[code] = room
        token = wish.token or secret.new_token()
        try:
            await room.look_into_options(house)
            number: int = await room.ask(lambda: room.enter(wish.name, "player", token))
        except BaseException:
            del self.rooms[code]
            raise
        self._count()
        return room, number, token

    def at(self, code: str) -> Room | None:
        """The room of this code, if there is one."""
        return self.rooms.get(secret.read_code(code))

    async def enter(self, room: Room, wish: p.EnterRoom) -> tuple[int, str]:
        """Come in: number and token. Whoever brings a known token is in already."""
        token = wish.token or secret.new_token()
        known = room.who(token)
        if known is not None:
            return known, token
        kept = room.house.password
        if kept:
            fits = await self.hall.think(lambda word: secret.password_fits(word, kept), wish.password)
            if not fits:
                raise Illegal("wrong_password")
        number: int = await room.ask(lambda: room.enter(wish.name, wish.role, token))
        return number, token

    def card(self, room: Room) -> p.RoomCard:
        """What somebody at the door may know."""
        house = room.house
        return p.RoomCard(
            house.code,
            house.game,
            next((each.name for each in house.people if each.number == house.host and not house.password), ""),
            sum(each.role != "screen" for each in house.people),
            len(house.places),
            at.find(house.game).seats[-1],
            house.stage,
            bool(house.password),
            house.locked,
            house.settings.spectators,
        )

    async def sweep(self) -> None:
        """Close the rooms that nobody has used for long, and write down when the others were used."""
        now = self.hall.time.now()
        used = []
        for code, room in list(self.rooms.items()):
            idle = now - room.used
            if any(True for _ in room.presence.everybody()):
                continue
            left = not room.house.people and room.house.last_number > 0  # else its host is just coming in
            if idle > self.close_after or left:
                del self.rooms[code]
                room.close("closed", again=False)
                await self.hall.store.write(*keep.close(code))
            else:
                used.append(keep.idle(code, idle))
        await self.hall.store.write(*used)
        for some in keep.sweep(self.hall.store):
            await self.hall.store.write(some)
        self._count()

    async def close(self) -> None:
        """The server stops: everybody is told to come back, and clocks are written down as they stand."""
        statements = []
        for room in self.rooms.values():
            if room.live is not None:
                statements.append(keep.clocks(room.house.code, room.live.clock.left()))
            statements.append(keep.idle(room.house.code, self.hall.time.now() - room.used))
            room.close("restart", again=True)
        try:
            await self.hall.store.write(*statements)
        except NotStored as trouble:  # clocks then go on as they stood after the last move
            log.error("not stored", extra={"reason": str(trouble)})

    def _count(self) -> None:
        self.hall.metrics.rooms.set(len(self.rooms))
