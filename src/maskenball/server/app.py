"""The HTTP side: opening and entering rooms, records, the socket, health and metrics; headers and limits for all."""

import asyncio
import io
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
import segno
from aiohttp import web
from msgspec import Struct

from maskenball import __version__
from maskenball.kernel import Malformed, Refusal, load_record, replay
from maskenball.server import about, keep, lessons, secret
from maskenball.server import protocol as p
from maskenball.server.connection import Connection
from maskenball.server.front import Front
from maskenball.server.hall import Hall, log, log_fault
from maskenball.server.house import find
from maskenball.server.limits import Bucket, Buckets, Limits
from maskenball.server.lobby import Lobby
from maskenball.server.records import Records
from maskenball.server.room import Room
from maskenball.server.store import NotStored
from maskenball.server.trouble import trouble
from maskenball.texts import LANGUAGES, Texts

T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

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
STATUS = {
    "no_such_room": 404,
    "no_such_record": 404,
    "too_fast": 429,
    "wrong_password": 403,
    "our_mistake": 500,
    "not_stored": 503,
}
MOST_RECORD = 1_000_000


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
        app.add_routes(
            [
                web.post("/api/rooms", self._open),
                web.get("/api/rooms/{code}", self._card),
                web.post("/api/rooms/{code}", self._enter),
                web.get("/api/rooms/{code}/socket", self._socket),
                web.get("/api/rooms/{code}/link", self._link),
                web.get("/api/rooms/{code}/qr.svg", self._qr),
                web.post("/api/records", self._import),
                *Records(self.hall).routes(),
                *lessons.routes(),
                *about.routes(),
                web.get("/healthz", self._health),
                web.get("/metrics", self._metrics),
                *Front(_language).routes(),
            ]
        )
        app.on_response_prepare.append(_dress)
        app.on_startup.append(self._wake_up)
        app.on_shutdown.append(self._shut_down)
        app.on_cleanup.append(self._clean_up)
        return app

    # Rooms

    async def _open(self, request: web.Request) -> web.Response:
        wish = await self._body(request, p.OpenRoom)
        if not self._openings.of(self._address(request)).take():
            raise Malformed("too_fast")
        room, number, token = await self.lobby.open(wish)
        log.info("room opened", extra={"room": room.house.code, "game": wish.game})
        return _json(p.Entered(room.house.code, number, token), 201)

    async def _card(self, request: web.Request) -> web.Response:
        return _json(self.lobby.card(self._find(request)))

    async def _link(self, request: web.Request) -> web.Response:
        """The address of a room as other devices reach it."""
        return web.json_response({"link": self._address_of(request)})

    async def _qr(self, request: web.Request) -> web.Response:
        """The same as a picture to be scanned."""
        picture = io.BytesIO()
        segno.make(self._address_of(request), micro=False).save(picture, kind="svg", scale=8, border=2, light="#fff")
        return web.Response(body=picture.getvalue(), content_type="image/svg+xml")

    def _address_of(self, request: web.Request) -> str:
        room = self._find(request)
        here = f"{request.scheme}://{request.host}"
        if self.house.behind_proxy and request.headers.get("X-Forwarded-Proto") == "https":
            here = f"https://{request.host}"
        if request.url.host in ("localhost", "127.0.0.1", "::1"):  # of no use to anybody else
            here = self.house.public_url or here
        return f"{here}/{room.house.code}"

    async def _enter(self, request: web.Request) -> web.Response:
        wish = await self._body(request, p.EnterRoom)
        address = self._address(request)
        # Passwords from one address are tried one by one: many wrong ones at once are not more than in turn.
        protected = bool(self._find(request).house.password)
        async with self._guessing.setdefault(address, asyncio.Lock()) if protected else nullcontext():
            room = self._find(request)
            if not self._entries.of(address).take():
                raise Malformed("too_fast")
            try:
                number, token = await self.lobby.enter(room, wish)
            except Refusal as refusal:
                if refusal.code == "wrong_password":
                    self._guesses.of(address).take()
                raise
        return _json(p.Entered(room.house.code, number, token), 201)

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

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        room = self._find(request)
        address = self._address(request)
        if not self._same_origin(request):
            raise Malformed("foreign_origin")
        limits = self.house.limits
        if self._sockets[address] >= limits.sockets_per_address:
            raise Malformed("too_fast")
        # Without compression: it costs 100 KB a connection, and sizes would tell of what is repeated.
        ws = web.WebSocketResponse(compress=False, max_msg_size=limits.message_bytes, autoping=False, decode_text=False)
        await ws.prepare(request)
        self._sockets[address] += 1
        self.hall.metrics.sockets.inc()
        bucket = Bucket(self.hall.time, limits.messages_per_second, limits.burst)
        try:
            await Connection(ws, request.transport, room, bucket, limits.queue).run()
        finally:
            self.hall.metrics.sockets.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
        return ws

    # Records

    async def _import(self, request: web.Request) -> web.Response:
        if not self._same_origin(request):
            raise Malformed("foreign_origin")
        if not self._openings.of(self._address(request)).take():
            raise Malformed("too_fast")
        data = await request.read()
        await self.hall.think(_check_record, data)
        name = secret.new_id()
        await self.hall.store.write(keep.record(name, "", data))
        return web.json_response({"record": name}, status=201)

    # About the server

    async def _health(self, _: web.Request) -> web.Response:
        await self.hall.store.write(("SELECT 1", ()))
        return web.json_response({"status": "ok", "version": __version__, "rooms": len(self.lobby.rooms)})

    async def _metrics(self, request: web.Request) -> web.Response:
        if not self.house.metrics:
            raise web.HTTPNotFound
        return web.Response(body=self.hall.metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4"})

    # For every request

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refusals become answers with a code and a sentence; a mistake of ours tells nothing but that it was one."""
        try:
            return await handler(request)
        except Refusal as refusal:
            return self._refused(request, refusal)
        except web.HTTPException:
            raise
        except NotStored as reason:
            log.error("not stored", extra={"where": "http", "reason": str(reason)})
            return self._refused(request, Malformed("not_stored"))
        except Exception:
            self.hall.metrics.faults.inc()
            log_fault("http")
            return self._refused(request, Malformed("our_mistake"))

    def _refused(self, request: web.Request, refusal: Refusal) -> web.Response:
        self.hall.metrics.refused.labels(refusal.code).inc()
        texts = Texts(_language(request), also=("maskenball.server",))
        return _json(trouble(refusal, texts), STATUS.get(refusal.code, 400))

    async def _body(self, request: web.Request, kind: type[T]) -> T:
        if not self._same_origin(request):
            raise Malformed("foreign_origin")
        data = await request.read()
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            raise Malformed("not_a_message", reason=str(wrong)) from None

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


async def _dress(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    if response.content_type == "application/json":
        response.headers["Cache-Control"] = "no-store"


def _json(value: Struct, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(value), status=status, content_type="application/json")


def _host(url: str) -> str:
    return url.partition("://")[2].partition("/")[0]


def _language(request: web.Request) -> str:
    wanted = request.headers.get("Accept-Language", "").lower()[:2]
    return wanted if wanted in LANGUAGES else "en"


def _check_record(data: bytes) -> None:
    """A record that we keep is one that can be replayed."""
    record = load_record(data, find)
    for _ in replay(record, find(record.game)):
        pass
