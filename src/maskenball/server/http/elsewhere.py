"""A request for a room on which another process works: it is led there."""

import aiohttp
from aiohttp import web

from maskenball.kernel import Malformed
from maskenball.server.http.callers import FOR, KEY, Callers
from maskenball.server.room.lobby import Lobby
from maskenball.server.run.peers import Address, hand_over, head_of, pipe, reachable

ROOMS = "/api/rooms/"
HOP_BY_HOP = ("connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "date", "server")
ANSWER_SECONDS = 30.0


class Elsewhere:
    """Knows the way to rooms that are not here."""

    def __init__(self, lobby: Lobby, callers: Callers) -> None:
        self._lobby = lobby
        self._callers = callers

    async def answer(self, request: web.Request) -> web.StreamResponse | None:
        """What another process says to this request; None: the room is here, or nowhere."""
        code = request.match_info.get("code", "")
        if not code or not request.path.startswith(ROOMS) or self._lobby.is_here(code):
            return None
        address = await self._lobby.elsewhere(code)
        if not address:
            return None
        to = reachable(address)
        if to is None or self._callers.from_peer(request):  # never in a circle
            raise Malformed("moving")
        try:
            return await (self._connection if request.path.endswith("/socket") else self._request)(request, to)
        except ConnectionRefusedError:  # it has died: its rooms need not wait until it has been silent for long
            await self._lobby.services.store.leases.gone(address)
            if await self._lobby.elsewhere(code):
                raise Malformed("moving") from None
            return None
        except OSError:  # perhaps only the way to it is cut
            raise Malformed("moving") from None

    async def _connection(self, request: web.Request, to: Address) -> web.StreamResponse:
        transport = request.transport
        if transport is None:
            raise ConnectionResetError
        head = head_of(request, self._callers.key, self._callers.address(request))
        metrics = self._lobby.services.metrics
        if to.here and hand_over(transport, head, to):
            metrics.handed_over.inc()
            return _Gone()
        with metrics.led_through.track_inprogress():
            await pipe(transport, head, to)
        return _Gone()

    async def _request(self, request: web.Request, to: Address) -> web.StreamResponse:
        path = f"{to.folder}/requests"
        connector = aiohttp.UnixConnector(path) if to.here else aiohttp.TCPConnector()
        where = f"http://{'localhost' if to.here else f'{to.host}:{to.port}'}{request.path_qs}"
        headers = request.headers.copy()
        headers.update({KEY: self._callers.key, FOR: self._callers.address(request)})
        body = await request.read()
        timeout = aiohttp.ClientTimeout(ANSWER_SECONDS)
        try:
            async with (
                aiohttp.ClientSession(connector=connector, timeout=timeout) as session,
                session.request(request.method, where, headers=headers, data=body or None) as answer,
            ):
                kept = {name: value for name, value in answer.headers.items() if name.lower() not in HOP_BY_HOP}
                return web.Response(body=await answer.read(), status=answer.status, headers=kept)
        except aiohttp.ClientConnectorError as error:
            raise error.os_error from None
        except (TimeoutError, aiohttp.ClientError):  # it may have been done
            raise Malformed("unsure") from None


class _Gone(web.Response):
    """The answer to somebody who was led elsewhere: nothing is said here any more."""

    async def prepare(self, request: web.BaseRequest) -> None:
        """Not even a head."""

    async def write_eof(self, data: bytes = b"") -> None:
        """Nor an end."""
