"""The HTTP side: opening and entering rooms, the socket, health and metrics; headers and limits for all."""

import asyncio
import io
from contextlib import nullcontext
from functools import cache, partial
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import segno
from aiohttp import web
from msgspec import Struct

from maskenball import __version__
from maskenball import protocol as p
from maskenball.kernel import AnyRecord, Illegal, Malformed, Refusal
from maskenball.server import secrets
from maskenball.server.http import about, lessons
from maskenball.server.http.about import load_games
from maskenball.server.http.cache import ByteCache
from maskenball.server.http.callers import LOCAL, Callers
from maskenball.server.http.elsewhere import Elsewhere
from maskenball.server.http.errors import STATUS, in_our_words, wire_error
from maskenball.server.http.front import Front
from maskenball.server.http.openapi import described
from maskenball.server.http.records import OLD, Records, lay_open
from maskenball.server.http.routes import JSON, RULES, Handler, aside, body_of, declared, get, language, post, routes
from maskenball.server.room.actor import RoomActor
from maskenball.server.room.lobby import Lobby
from maskenball.server.run.faults import log, log_fault
from maskenball.server.run.limits import Limits
from maskenball.server.services import Services
from maskenball.server.socket.connection import TOO_MANY_GUESSES, Connection, Farewell
from maskenball.server.socket.frames import FramedWebSocket, Outbox
from maskenball.server.socket.websocket import OpenWebSocket, WebSocket
from maskenball.server.store import read, rows
from maskenball.server.store.store import NotStored
from maskenball.texts import Texts

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Server": "Maskenball",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
MOST_RECORD_BYTES = 1_000_000
MOST_HOST_LETTERS = 260
MOST_PICTURE_BYTES = 4_000_000
LOOK_SECONDS = 0.5
"""After which it is looked again for rooms on which nobody works."""
HEALTH_SECONDS = 5.0
"""For which it is known whether the disk takes anything."""
SOCKET = "/api/rooms/{code}/socket"
ROOM_ERRORS = ("no_such_room", "too_fast")
ENTRY_ERRORS = ("room_locked", "room_full", "already_playing", "no_spectators")


class ServerSettings(Struct, frozen=True):
    """How a server behaves towards the world."""

    limits: Limits = Limits()
    close_after: float = 24 * 3600.0
    sweep_every: float = 600.0
    behind_proxy: bool = False
    """Whether a proxy in front says whom it speaks for (X-Forwarded-For, X-Forwarded-Proto)."""
    metrics: bool = True
    public_url: str = ""
    """How other devices reach this server, if it is known; pages from there are its own."""
    peer_host: str = ""
    """How processes of the same house on other machines reach this one."""
    only_public: bool = False
    """Whether the operator named that address: then the server answers to no other name, except on this machine."""


class Server:
    """One server: its lobby and its routes."""

    def __init__(
        self,
        services: Services,
        settings: ServerSettings | None = None,
        websocket: OpenWebSocket | None = None,
        address: str = "",
    ) -> None:
        """`websocket` makes each connection; frames of our own, if none is named. `address`: where other processes of
        the same house reach this one (peers.py)."""
        self.services = services
        self.settings = settings or ServerSettings()
        self._websocket = websocket or partial(FramedWebSocket, Outbox())
        limits = self.settings.limits
        self.lobby = Lobby(services, limits.rooms, self.settings.close_after)
        self.callers = Callers(
            services.time, limits, self.settings.behind_proxy, self.settings.public_url, self.settings.only_public
        )
        self._guessing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._pictures: ByteCache[bytes] = ByteCache(MOST_PICTURE_BYTES)
        self._elsewhere = Elsewhere(self.lobby, self.callers)
        self._address = address
        self._sweeping: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._proof: asyncio.Future[None] | None = None
        """That the disk takes something, as of `_proved`."""
        self._proved = 0.0

    def app(self) -> web.Application:
        """The aiohttp application."""
        app = web.Application(middlewares=[self._guard], client_max_size=MOST_RECORD_BYTES)
        for owner in (self, Records(self.services), lessons, about):
            app.add_routes(routes(owner))
        app.add_routes(Front(language).routes())
        app.on_response_prepare.append(_add_headers)
        app.on_startup.append(self._restore)
        app.on_shutdown.append(self._shut_down)
        app.on_cleanup.append(self._clean_up)
        return app

    # Rooms

    @post("/api/rooms", "no_such_game", "bad_name", "bad_seconds", "house_full", RULES)
    async def _open(self, request: web.Request, body: p.OpenRoom) -> p.Entered:
        """Open a room and sit down as its host."""
        self.callers.take(self.callers.openings, request)
        room, number, token = await self.lobby.open(body)
        log.info("room opened", extra={"room": room.room.state.code, "game": body.game})
        return p.Entered(room.room.state.code, number, token)

    @get("/api/rooms/{code}", *ROOM_ERRORS)
    async def _card(self, request: web.Request) -> p.RoomCard:
        """What somebody at the door may know."""
        return self.lobby.card(self._find(request))

    @get("/api/rooms/{code}/link", *ROOM_ERRORS, "not_a_message")
    async def _link(self, request: web.Request) -> p.Link:
        """The address of a room as other devices reach it."""
        return p.Link(self._address_of(request))

    @get("/api/rooms/{code}/qr.svg", *ROOM_ERRORS, "not_a_message", media="image/svg+xml")
    async def _qr(self, request: web.Request) -> bytes:
        """The same as a picture to be scanned."""
        address = self._address_of(request)
        picture = self._pictures.get(address)
        if picture is None:
            picture = await aside(_picture, address)
            self._pictures.put(address, picture, len(picture))
        return picture

    def _address_of(self, request: web.Request) -> str:
        room = self._find(request)
        if len(request.host) > MOST_HOST_LETTERS:
            raise Malformed("not_a_message", reason="Host")
        here = f"{request.scheme}://{request.host}"
        if self.settings.behind_proxy and request.headers.get("X-Forwarded-Proto") == "https":
            here = f"https://{request.host}"
        if LOCAL.fullmatch(request.host):  # of no use to anybody else
            here = self.settings.public_url or here
        return f"{here}/{room.room.state.code}"

    @post("/api/rooms/{code}", *ROOM_ERRORS, "wrong_password", "bad_name", "name_taken", *ENTRY_ERRORS)
    async def _enter(self, request: web.Request, body: p.EnterRoom) -> p.Entered:
        """Come in."""
        # Passwords from one address are tried one by one: many wrong ones at once are not more than in turn.
        protected = bool(self._find(request, body.token).room.state.password)
        address = self.callers.address(request)
        async with self._guessing.setdefault(address, asyncio.Lock()) if protected else nullcontext():
            room = self._find(request, body.token)
            if not _is_in(room, body.token):
                self.callers.take(self.callers.entries, request)
            try:
                number, token = await self.lobby.enter(room, body)
            except Refusal as refusal:
                if refusal.code == "wrong_password":
                    self.callers.guesses(request).take()
                raise
        return p.Entered(room.room.state.code, number, token)

    def _find(self, request: web.Request, token: str | None = None) -> RoomActor:
        """The room named in the path; whoever guesses wrong too often has to wait, whatever the guess.

        But not somebody whose token fits: others in the same household may have guessed.
        """
        guesses = self.callers.guesses(request)
        room = self.lobby.at(request.match_info["code"])
        if guesses.empty and not (room is not None and _is_in(room, token)):
            raise Malformed("too_fast")
        if room is None:
            guesses.take()
            raise Malformed("no_such_room")
        return room

    @get(SOCKET, "too_fast", "foreign_origin", "not_a_message", status=101)
    async def _socket(self, request: web.Request) -> web.StreamResponse:
        """Everything else: a WebSocket, whose messages the protocol and its JSON Schema describe."""
        if not self.callers.same_origin(request):
            raise Malformed("foreign_origin")
        with self.callers.socket(request):
            limits = self.settings.limits
            socket = self._websocket(limits.message_bytes, limits.queue)
            response = await socket.open(request)
            self.services.metrics.sockets.inc()
            try:
                await socket.run(self._receiver(request, socket))
            finally:
                self.services.metrics.sockets.dec()
        return response

    def _receiver(self, request: web.Request, socket: WebSocket) -> Connection | Farewell:
        """Whoever is at the other end of this socket: somebody for a room, or for none that there is."""
        guesses = self.callers.guesses(request)
        suspect = guesses.empty
        room = self.lobby.at(request.match_info["code"])
        if room is not None:
            household = self.callers.messages.of(self.callers.address(request))
            return Connection(socket, room, self.settings.limits, household, suspect)
        if suspect:
            return Farewell(socket, *TOO_MANY_GUESSES)
        guesses.take()
        return Farewell(socket, "no_such_room", again=False)

    # Records

    @post("/api/records", "record_unreadable", "record_foreign", "records_full", *OLD, RULES, body=AnyRecord)
    async def _keep(self, request: web.Request) -> p.StoredRecord:
        """Keep a record that was played elsewhere; it must replay."""
        self.callers.take(self.callers.imports, request)
        data = await body_of(request)
        await self.services.replay(lay_open, data)
        if await read.records_brought(self.services.store) >= self.settings.limits.records:
            raise Illegal("records_full")
        name, key = secrets.new_id(), secrets.new_token()
        await self.services.store.write(rows.record(name, "", data, self.services.wall_time(), secrets.hash_token(key)))
        return p.StoredRecord(name, key)

    # About the server

    @get("/api/openapi.json", packed=True, fixed=True)
    def _openapi(self) -> dict[str, Any]:
        """This description."""
        return description()

    @get("/healthz", "not_stored")
    async def _health(self, _: web.Request) -> p.Health:
        """Whether this server is well: it really writes, but not for everybody who asks."""
        now = self.services.time.now()
        if self._proof is None or now >= self._proved + HEALTH_SECONDS:
            self._proved, self._proof = now, asyncio.ensure_future(read.write_and_wipe(self.services.store))
        await asyncio.shield(self._proof)
        return p.Health("ok", __version__, len(self.lobby.rooms))

    @get("/metrics", "no_such_page", media="text/plain; version=0.0.4")
    async def _metrics(self, request: web.Request) -> bytes:
        """What an operator may count, for Prometheus."""
        if not (self.settings.metrics and self.callers.local(request)):
            raise Malformed("no_such_page")
        return self.services.metrics.text()

    # For every request

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refusals become answers with a code and a sentence; a mistake of ours tells nothing but that it was one."""
        try:
            if not request.path.endswith("/socket"):  # which has limits of its own: whoever comes back is let in
                self.callers.take(self.callers.requests, request)
            self.callers.check_host(request)
            if request.method not in ("GET", "HEAD") and not self.callers.same_origin(request):
                raise Malformed("foreign_origin")
            if self.services.store.leases.shared and (answer := await self._elsewhere.answer(request)) is not None:
                return answer
            return await handler(request)
        except Refusal as refusal:
            return self._refused(request, refusal)
        except ConnectionError:  # they are gone: nobody is there to be told
            raise
        except web.HTTPException as error:
            if error.status < 400:
                raise
            refused = self._refused(request, in_our_words(error))
            refused.headers.update({name: told for name, told in error.headers.items() if name == "Allow"})
            return refused
        except NotStored as reason:
            log.error("not stored", extra={"where": "http", "reason": str(reason)})
            return self._refused(request, Malformed("not_stored"))
        except Exception:
            self.services.metrics.faults.inc()
            log_fault("http")
            return self._refused(request, Malformed("our_mistake"))

    def _refused(self, request: web.Request, refusal: Refusal) -> web.Response:
        self.services.metrics.refused.labels(refusal.code).inc()
        texts = Texts(language(request), also=("maskenball.server",))
        data = msgspec.json.encode(wire_error(refusal, texts))
        response = web.Response(body=data, status=STATUS.get(refusal.code, 400), content_type=JSON)
        if refusal.code in ("too_fast", "too_slow"):
            response.force_close()
        return response

    # Beginning and end

    async def _restore(self, _: web.Application) -> None:
        load_games()
        leases = self.services.store.leases
        await leases.start(self._address)
        self.callers.key = leases.key
        await self.lobby.take()
        if leases.shared:
            self._looking = asyncio.create_task(self._look())
        self._sweeping = asyncio.create_task(self._sweep())

    async def _look(self) -> None:
        """Work on rooms that others have left, or lost."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.lobby.take()
            except NotStored:  # it is said elsewhere
                continue
            except Exception:
                log_fault("look")

    async def _sweep(self) -> None:
        while True:
            await self.services.wait(self.settings.sweep_every)
            try:
                await self.lobby.sweep()
            except Exception:
                log_fault("sweep")

    async def _shut_down(self, _: web.Application) -> None:
        for task in (self._sweeping, self._looking):
            if task is not None:
                task.cancel()
        await self.lobby.close()

    async def _clean_up(self, _: web.Application) -> None:
        await self.services.close()
        await self.services.store.aclose()


async def _add_headers(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "no-store" if response.content_type == JSON else "no-cache")


def _is_in(room: RoomActor, token: str | None) -> bool:
    return token is not None and room.who(token) is not None


def _picture(address: str) -> bytes:
    picture = io.BytesIO()
    segno.make(address, micro=False).save(picture, kind="svg", scale=8, border=2, light="#fff")
    return picture.getvalue()


@cache
def description() -> dict[str, Any]:
    """All that can be asked here, as OpenAPI."""
    return described(route for owner in (Server, Records, lessons, about) for _, route in declared(owner))
