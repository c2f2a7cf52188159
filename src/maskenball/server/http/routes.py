"""What can be asked over HTTP. Each way is declared once, at the function that answers it: its name and its first
sentence, the types it takes and gives. The router reads it there, and so does the description (openapi.py)."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any, TypeVar

import msgspec
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from msgspec import Struct

from maskenball.kernel import Malformed
from maskenball.server.http.cache import ByteCache
from maskenball.texts import LANGUAGES

JSON = "application/json"
RULES = "and codes of the game's own"
FIXED_BYTES = 4_000_000
"""Of what one route keeps; all there is to keep is a fraction of it."""
BODY_SECONDS = 30.0
"""In which all of what somebody sends has to come."""
MOST_WISH = 128 * 1024
"""Bytes of a wish: all options of a table fit into it."""

Answers = Callable[..., Any]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
F = TypeVar("F", bound=Answers)
T = TypeVar("T")
U = TypeVar("U")


_workshop = ThreadPoolExecutor(1, "answers")
"""One thread: several would wait for each other, and the event loop for all of them."""


async def aside(do: Callable[[T], U], about: T) -> U:
    """Work out an answer away from the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_workshop, do, about)


class Route(Struct, frozen=True, kw_only=True):
    """One way to ask the server, and what comes back."""

    method: str
    path: str
    name: str
    about: str
    body: Any = None
    query: Any = None
    gives: Any
    status: int = 200
    media: str = JSON
    fixed: bool = False
    """Whether it is the same for everybody while the server runs: the function is given the words of the path, away
    from the event loop and once for each of the few that name something; its answer is kept as bytes."""
    packed: bool = False
    """Whether it is sent compressed: what is long, and holds no secret beside what somebody else chose."""
    refuses: tuple[str, ...] = ()
    """Codes that belong to this way; what every wish can be refused for is not repeated."""


def get(path: str, *refuses: str, **more: Any) -> Callable[[F], F]:
    """Answered by the function below. `query` is read for it if it has one; bytes are sent as they are."""
    return _declare("GET", path, refuses, more)


def post(path: str, *refuses: str, **more: Any) -> Callable[[F], F]:
    """The same for a wish; `body` is read for the function if it has one."""
    return _declare("POST", path, refuses, {"status": 201, **more})


def _declare(method: str, path: str, refuses: tuple[str, ...], more: dict[str, Any]) -> Callable[[F], F]:
    def declare(function: F) -> F:
        types = function.__annotations__
        told = {"body": types.get("body"), "query": types.get("query"), "gives": types["return"], **more}
        name, about = function.__name__.strip("_"), (function.__doc__ or "").partition("\n")[0]
        vars(function)["route"] = Route(method=method, path=path, name=name, about=about, refuses=refuses, **told)
        return function

    return declare


def declared(owner: object) -> Iterator[tuple[Answers, Route]]:
    """What a module or an object answers, in the order of its source."""
    for name in vars(owner if isinstance(owner, ModuleType | type) else type(owner)):
        function = getattr(owner, name)
        route = getattr(function, "route", None)
        if isinstance(route, Route):
            yield function, route


def routes(owner: object) -> list[web.RouteDef]:
    """The same for aiohttp."""
    add = {"GET": web.get, "POST": web.post}
    return [add[route.method](route.path, _handler(function, route)) for function, route in declared(owner)]


def _handler(function: Answers, route: Route) -> Handler:
    return _fixed(function, route) if route.fixed else _asked(function, route)


def _fixed(function: Answers, route: Route) -> Handler:
    known: ByteCache[tuple[bytes, bytes]] = ByteCache(FIXED_BYTES)
    alone = asyncio.Lock()

    def work_out(words: tuple[str, ...]) -> tuple[bytes, bytes]:
        given: Any = function(*words)
        data = given if isinstance(given, bytes) else msgspec.json.encode(given)
        return data, gzip.compress(data, mtime=0) if route.packed else b""

    async def answer(request: web.Request) -> web.StreamResponse:
        words = tuple(request.match_info.values())
        async with alone:  # so that a hundred who ask at once are one
            found = known.get(words)
            if found is None:
                found = await aside(work_out, words)
                known.put(words, found, sum(map(len, found)))
        data, packed = found
        headers = {"Content-Type": route.media}
        if packed:
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in request.headers.get("Accept-Encoding", ""):
                return web.Response(body=packed, headers={**headers, "Content-Encoding": "gzip"})
        return web.Response(body=data, headers=headers)

    return answer


def _asked(function: Answers, route: Route) -> Handler:
    types = function.__annotations__

    async def answer(request: web.Request) -> web.StreamResponse:
        asked = {}
        if "body" in types:
            data = await body_of(request)
            if len(data) > MOST_WISH:
                raise Malformed("too_long")
            asked["body"] = read(msgspec.json.decode, data, type=types["body"])
        if "query" in types:
            asked["query"] = read(msgspec.convert, dict(request.query), type=types["query"], strict=False)
        given = await function(request, **asked)
        if isinstance(given, web.StreamResponse):
            return given
        data = given if isinstance(given, bytes) else msgspec.json.encode(given)
        response = web.Response(body=data, status=route.status, headers={"Content-Type": route.media})
        if route.packed:
            response.enable_compression()
        return response

    return answer


async def body_of(request: web.Request) -> bytes:
    """All that was sent; whoever hangs up before, or packs it badly, is refused like others."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await request.read()
    except TimeoutError:
        raise Malformed("too_slow") from None
    except (web.RequestPayloadError, HttpProcessingError, ConnectionError):
        raise Malformed("not_a_message", reason="body") from None


def language(request: web.Request) -> str:
    """What whoever asks reads best."""
    wanted = request.headers.get("Accept-Language", "").lower()[:2]
    return wanted if wanted in LANGUAGES else "en"


def read(decode: Callable[..., T], data: Any, **how: Any) -> T:
    """What somebody sent, or a refusal that says what is wrong with it."""
    try:
        return decode(data, **how)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise Malformed("not_a_message", reason=str(wrong)) from None
