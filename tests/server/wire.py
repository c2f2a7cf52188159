"""A bare socket, for what a client hides: it keeps every byte that came, in order."""

from itertools import count
from typing import Any, TypeVar

import aiohttp
import msgspec
from aiohttp import WSMsgType
from tests.server.stuck import LAST, MOST

from maskenball import protocol as p

_server = msgspec.json.Decoder(p.ServerMessage)
M = TypeVar("M", bound=p.FromServer)


class Wire:
    """One connection."""

    def __init__(self, http: aiohttp.ClientSession, ws: aiohttp.ClientWebSocketResponse) -> None:
        self._http = http
        self._ws = ws
        self.frames: list[bytes] = []
        self._ids = count(1)

    @classmethod
    async def open(cls, url: str, code: str, hello: p.Hello | None = None, origin: str = "") -> "Wire":
        """Connect, and say hello."""
        http = aiohttp.ClientSession()
        try:
            headers = {"Origin": origin} if origin else {}
            ws = await http.ws_connect(f"{url}/api/rooms/{code}/socket", headers=headers, max_msg_size=0)
        except BaseException:
            await http.close()
            raise
        wire = cls(http, ws)
        if hello is not None:
            await wire.send(hello)
            await wire.until(p.RoomNow, p.Bye)
        return wire

    async def close(self) -> None:
        """Hang up."""
        await self._ws.close()
        await self._http.close()

    async def send(self, message: p.FromClient | str | bytes) -> None:
        """Send one message, or these very bytes."""
        if isinstance(message, bytes):
            await self._ws.send_bytes(message)
        else:
            await self._ws.send_str(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def until(self, *kinds: type[p.FromServer]) -> Any:
        """Read on until one of these comes; the socket's end is a Bye of its own."""
        while True:
            frame = await self._ws.receive()
            if frame.type is not WSMsgType.TEXT:
                return p.Bye(f"closed {frame.type.name} {frame.data}", again=False)
            self.frames.append(frame.data.encode())
            message = _server.decode(frame.data)
            if isinstance(message, kinds):
                return message

    def last_seen(self) -> str:
        """The last that came, for a test that is stuck."""
        return "\n".join(f"  last came {frame[:MOST].decode(errors='replace')}" for frame in self.frames[-LAST:])

    async def news(self) -> list[Any]:
        """All that has come since the last time."""
        before = len(self.frames)
        await self.send(p.Ping())
        await self.until(p.Pong, p.Bye)
        return [_server.decode(data) for data in self.frames[before:] if b'"type":"pong"' not in data]

    async def do(self, kind: type[p.Request], id: str = "", **fields: Any) -> Any:  # noqa: A002 - as in the protocol
        """Have something done; Done or Refused."""
        name = id or f"message {next(self._ids)}"
        if issubclass(kind, p.ToQuestion):
            fields.setdefault("match", self.match)
        await self.send(kind(id=name, **fields))
        while True:
            found = await self.until(p.Done, p.Refused, p.Bye)
            if isinstance(found, p.Bye) or found.id == name:
                return found

    @property
    def match(self) -> str:
        """The game that was last seen."""
        return next((seen.match for seen in reversed(self.heard(p.SeenNow))), "")

    @property
    def asked(self) -> int:
        """The name of the question that was last put."""
        return self._looked()[1]

    @property
    def seen(self) -> dict[str, Any]:
        """What was last seen, field by field."""
        return self._looked()[0]

    def _looked(self) -> tuple[dict[str, Any], int]:
        seen: dict[str, Any] = {}
        asked = count = 0
        for message in self.heard(p.FromServer):
            if isinstance(message, p.SeenNow):
                seen, asked, count = message.set, message.asked, message.count
            if isinstance(message, p.SeenNow | p.SeenNext):
                count += len(message.events) + len(message.talk)
            if isinstance(message, p.SeenNext):
                seen = {**seen, **message.set, "view": message.looked_at(seen["view"])}
                asked = count if message.asks else asked
        return seen, asked

    def heard(self, kind: type[M]) -> list[M]:
        """All messages of this kind so far."""
        return [found for data in self.frames if isinstance(found := _server.decode(data), kind)]

    def last(self, kind: type[M]) -> M:
        """The last message of this kind."""
        return next(found for data in reversed(self.frames) if isinstance(found := _server.decode(data), kind))
