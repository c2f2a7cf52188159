"""What can be asked over HTTP. Each way is declared once, at the function that answers it: its name and its first
sentence, the types it takes and gives. The router reads it there, and so does the description (openapi.py)."""

from collections.abc import Awaitable, Callable, Iterator
from types import ModuleType
from typing import Any, TypeVar

import msgspec
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from msgspec import Struct

from maskenball.kernel import Malformed
from maskenball.texts import LANGUAGES

JSON = "application/json"
RULES = "and codes of the game's own"

Answers = Callable[..., Awaitable[Any]]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
F = TypeVar("F", bound=Answers)
T = TypeVar("T")


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
    types = function.__annotations__

    async def answer(request: web.Request) -> web.StreamResponse:
        asked = {}
        if "body" in types:
            asked["body"] = read(msgspec.json.decode, await body_of(request), type=types["body"])
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
        return await request.read()
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
