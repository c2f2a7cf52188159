"""The HTTP side: opening and entering rooms, the socket, health and metrics; headers and limits for all."""

import asyncio
import io
import re
from collections import Counter
from contextlib import nullcontext
from functools import cache
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import segno
from aiohttp import web
from msgspec import Struct

from maskenball import __version__
from maskenball.kernel import AnyRecord, Malformed, Refusal
from maskenball.server import about, keep, lessons, secret
from maskenball.server import protocol as p
from maskenball.server.connection import Connection
from maskenball.server.front import Front
from maskenball.server.hall import Hall, log, log_fault
from maskenball.server.limits import Buckets, Limits
from maskenball.server.lobby import Lobby
from maskenball.server.openapi import described
from maskenball.server.records import OLD, Records, lay_open
from maskenball.server.room import Room
from maskenball.server.routes import JSON, RULES, Handler, body_of, declared, get, language, post, routes
from maskenball.server.store import NotStored
from maskenball.server.trouble import STATUS, in_our_words, trouble
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
MOST_RECORD = 1_000_000
MOST_HOST = 260
LOCAL = re.compile(r"(localhost|127\.0\.0\.1|\[::1\])(:\d+)?", re.IGNORECASE)
AT_THE_DOOR = ("no_such_room", "too_fast")
NO_ENTRY = ("room_locked", "room_full", "already_playing", "no_spectators")


class House(Struct, frozen=True):
    """How a server behaves towards the world."""

    limits: Limits = Limits()
    close_after: float = 24 * 3600.0
    sweep_every: float = 600.0
    behind_proxy: bool = False
    """Whether a proxy in front says whom it speaks for (X-Forwarded-For, X-Forwarded-Proto)."""
    metrics: bool = True
    public_url: str = ""
    """How other devices reach this server, if it is known; pages from there are its own."""


class Server:
    """One server: its lobby and its routes."""

    def __init__(self, hall: Hall, house: House | None = None) -> None:
        self.hall = hall
        self.house = house or House()
        limits = self.house.limits
        self.lobby = Lobby(hall, limits.rooms, self.house.close_after)
        self._sockets: Counter[str] = Counter()
        self._guesses = Buckets(hall.time, limits.wrong_guesses_per_minute / 60, limits.wrong_guesses_per_minute)
        self._entries = Buckets(hall.time, limits.entries_per_minute / 60, limits.entries_per_minute)
        self._guessing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._openings = Buckets(hall.time, limits.rooms_per_hour / 3600, limits.rooms_per_hour)
        self._sweeping: asyncio.Task[None] | None = None

    def app(self) -> web.Application:
        """The aiohttp application."""
        app = web.Application(middlewares=[self._guard], client_max_size=MOST_RECORD)
        for owner in (self, Records(self.hall), lessons, about):
            app.add_routes(routes(owner))
        app.add_routes(Front(language).routes())
        app.on_response_prepare.append(_dress)
        app.on_startup.append(self._wake_up)
        app.on_shutdown.append(self._shut_down)
        app.on_cleanup.append(self._clean_up)
        return app

    # Rooms

    @post("/api/rooms", "no_such_game", "bad_name", "bad_seconds", "house_full", RULES)
    async def _open(self, request: web.Request, body: p.OpenRoom) -> p.Entered:
        """Open a room and sit down as its host."""
        if not self._openings.of(self._address(request)).take():
            raise Malformed("too_fast")
        room, number, token = await self.lobby.open(body)
        log.info("room opened", extra={"room": room.house.code, "game": body.game})
        return p.Entered(room.house.code, number, token)

    @get("/api/rooms/{code}", *AT_THE_DOOR)
    async def _card(self, request: web.Request) -> p.RoomCard:
        """What somebody at the door may know."""
        return self.lobby.card(self._find(request))

    @get("/api/rooms/{code}/link", *AT_THE_DOOR, "not_a_message")
    async def _link(self, request: web.Request) -> p.Link:
        """The address of a room as other devices reach it."""
        return p.Link(self._address_of(request))

    @get("/api/rooms/{code}/qr.svg", *AT_THE_DOOR, "not_a_message", media="image/svg+xml")
    async def _qr(self, request: web.Request) -> bytes:
        """The same as a picture to be scanned."""
        picture = io.BytesIO()
        segno.make(self._address_of(request), micro=False).save(picture, kind="svg", scale=8, border=2, light="#fff")
        return picture.getvalue()

    def _address_of(self, request: web.Request) -> str:
        room = self._find(request)
        if len(request.host) > MOST_HOST:
            raise Malformed("not_a_message", reason="Host")
        here = f"{request.scheme}://{request.host}"
        if self.house.behind_proxy and request.headers.get("X-Forwarded-Proto") == "https":
            here = f"https://{request.host}"
        if LOCAL.fullmatch(request.host):  # of no use to anybody else
            here = self.house.public_url or here
        return f"{here}/{room.house.code}"

    @post("/api/rooms/{code}", *AT_THE_DOOR, "wrong_password", "bad_name", "name_taken", *NO_ENTRY)
    async def _enter(self, request: web.Request, body: p.EnterRoom) -> p.Entered:
        """Come in."""
        address = self._address(request)
        # Passwords from one address are tried one by one: many wrong ones at once are not more than in turn.
        protected = bool(self._find(request).house.password)
        async with self._guessing.setdefault(address, asyncio.Lock()) if protected else nullcontext():
            room = self._find(request)
            if not self._entries.of(address).take():
                raise Malformed("too_fast")
            try:
                number, token = await self.lobby.enter(room, body)
            except Refusal as refusal:
                if refusal.code == "wrong_password":
                    self._guesses.of(address).take()
                raise
        return p.Entered(room.house.code, number, token)

    def _find(self, request: web.Request) -> Room:
        """The room named in the path; whoever guesses wrong too often has to wait, whatever the guess."""
        bucket = self._guesses.of(self._address(request))
        if bucket.empty:
            raise Malformed("too_fast")
        try:
            return self.lobby.find(request.match_info["code"])
        except Refusal:
            bucket.take()
            raise

    @get("/api/rooms/{code}/socket", *AT_THE_DOOR, "foreign_origin", "not_a_message", status=101)
    async def _socket(self, request: web.Request) -> web.StreamResponse:
        """Everything else: a WebSocket, whose messages the protocol and its JSON Schema describe."""
        room = self._find(request)
        address = self._address(request)
        if not self._same_origin(request):
            raise Malformed("foreign_origin")
        limits = self.house.limits
        if self._sockets[address] >= limits.sockets_per_address:
            raise Malformed("too_fast")
        # Without compression: it costs 100 KB a connection, and sizes would tell of what is repeated.
        ws = _Opened(compress=False)
        await ws.prepare(request)
        if request.transport is None:  # gone already
            return ws
        self._sockets[address] += 1
        self.hall.metrics.sockets.inc()
        connection = Connection(request.transport, room, limits)
        try:
            await connection.over
        finally:
            connection.cut()
            self.hall.metrics.sockets.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
        return ws

    # Records

    @post("/api/records", "record_unreadable", "record_foreign", *OLD, RULES, body=AnyRecord)
    async def _keep(self, request: web.Request) -> p.Kept:
        """Keep a record that was played elsewhere; it must replay."""
        if not self._openings.of(self._address(request)).take():
            raise Malformed("too_fast")
        data = await body_of(request)
        await self.hall.replay(lay_open, data)
        name = secret.new_id()
        await self.hall.store.write(keep.record(name, "", data))
        return p.Kept(name)

    # About the server

    @get("/api/openapi.json", packed=True)
    async def _openapi(self, _: web.Request) -> dict[str, Any]:
        """This description."""
        return description()

    @get("/healthz", "not_stored")
    async def _health(self, _: web.Request) -> p.Health:
        """Whether this server is well."""
        await self.hall.store.write(("SELECT 1", ()))
        return p.Health("ok", __version__, len(self.lobby.rooms))

    @get("/metrics", "no_such_page", media="text/plain; version=0.0.4")
    async def _metrics(self, _: web.Request) -> bytes:
        """What an operator may count, for Prometheus."""
        if not self.house.metrics:
            raise Malformed("no_such_page")
        return self.hall.metrics.text()

    # For every request

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refusals become answers with a code and a sentence; a mistake of ours tells nothing but that it was one."""
        try:
            if request.method not in ("GET", "HEAD") and not self._same_origin(request):
                raise Malformed("foreign_origin")
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
            self.hall.metrics.faults.inc()
            log_fault("http")
            return self._refused(request, Malformed("our_mistake"))

    def _refused(self, request: web.Request, refusal: Refusal) -> web.Response:
        self.hall.metrics.refused.labels(refusal.code).inc()
        texts = Texts(language(request), also=("maskenball.server",))
        data = msgspec.json.encode(trouble(refusal, texts))
        return web.Response(body=data, status=STATUS.get(refusal.code, 400), content_type=JSON)

    def _address(self, request: web.Request) -> str:
        if self.house.behind_proxy:
            forwarded = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
            if forwarded:
                return forwarded[:60]
        return request.remote or ""

    def _same_origin(self, request: web.Request) -> bool:
        """A page of somebody else must not speak for our users; what is no browser sends no Origin."""
        origin = request.headers.get("Origin")
        own = (request.headers.get("Host"), _host(self.house.public_url))
        return origin is None or (bool(_host(origin)) and _host(origin) in own)

    # Beginning and end

    async def _wake_up(self, _: web.Application) -> None:
        self.lobby.wake_up()
        self._sweeping = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await self.hall.wait(self.house.sweep_every)
            try:
                await self.lobby.sweep()
            except Exception:
                log_fault("sweep")

    async def _shut_down(self, _: web.Application) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.lobby.close()

    async def _clean_up(self, _: web.Application) -> None:
        self.hall.close()
        self.hall.store.close()


class _Opened(web.WebSocketResponse[bool]):
    """A WebSocket that aiohttp only opens: it has nothing to say at its end, which it would take for a mistake."""

    async def write_eof(self, _: bytes = b"") -> None:
        """It is over."""


async def _dress(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "no-store" if response.content_type == JSON else "no-cache")


def _host(url: str) -> str:
    return url.partition("://")[2].partition("/")[0]


@cache
def description() -> dict[str, Any]:
    """All that can be asked here, as OpenAPI."""
    return described(route for owner in (Server, Records, lessons, about) for _, route in declared(owner))
