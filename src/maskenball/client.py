"""A client for programs: open or enter a room, play a seat, come back by itself when the connection is lost.

async with Client("http://localhost:8080") as client:
    seat = await client.open("resistance", "Ada")
    ...
See docs/protocol.md for a whole game in twenty lines.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from types import TracebackType
from typing import Any

import aiohttp
import msgspec
from msgspec import Raw, Struct

from maskenball import games
from maskenball import protocol as p
from maskenball.kernel import Action, AnySeen, Claim, Game, Malformed, Refusal

WAITS = (0.05, 0.2, 0.5, 1.0, 2.0)
"""Seconds before each try to come back; the last one again and again."""

_server = msgspec.json.Decoder(p.ServerMessage)
_encode = msgspec.json.Encoder().encode


class Closed(Exception):
    """The server does not want this connection back: the room is closed, or somebody was shown out."""


class Client:
    """A server somewhere."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.url = url.rstrip("/")
        self.lang = lang
        self.http = aiohttp.ClientSession(headers={"Accept-Language": lang})

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.close()

    async def open(self, game: str, name: str, **more: Any) -> "RoomClient":
        """Open a room and sit down as its host; `more`: options, settings, password."""
        return await self._sit("/api/rooms", {"game": game, "name": name, **more})

    async def enter(self, code: str, name: str, role: str = "player", password: str = "") -> "RoomClient":
        """Come into a room."""
        return await self._sit(f"/api/rooms/{code}", {"name": name, "role": role, "password": password})

    async def back(self, code: str, token: str) -> "RoomClient":
        """Take a seat again by its token."""
        return await RoomClient(self, code, token).__aenter__()

    async def _sit(self, path: str, wish: dict[str, Any]) -> "RoomClient":
        # With a secret of our own, asking again after a lost answer is coming in once.
        token = secrets.token_urlsafe(24)
        entered = msgspec.convert(await self.post(path, {**wish, "token": token}), p.Entered)
        return await self.back(entered.code, token)

    async def post(self, path: str, body: Any) -> Any:
        """A request that changes something."""
        async with self.http.post(self.url + path, data=_encode(body)) as response:
            return _answer(await response.read(), response.status)

    async def get(self, path: str) -> Any:
        """A request that changes nothing."""
        async with self.http.get(self.url + path) as response:
            return _answer(await response.read(), response.status)


def _answer(data: bytes, status: int) -> Any:
    plain = msgspec.json.decode(data)
    if status >= 400:
        raise Malformed(plain["code"], **plain["details"])
    return plain


class SeenFields(Struct):
    """What the server last told this seat: the room, and Seen field by field."""

    fields: dict[str, Any] = {}
    events: list[Any] = []
    talk: list[Any] = []
    private: list[int] = []
    match: str = ""
    asked: int = 0

    @property
    def count(self) -> int:
        """How much this seat was told and has heard."""
        return len(self.events) + len(self.talk)


class RoomClient:
    """Somebody in a room: sends requests once each, however often the connection breaks, and collects what is seen."""

    def __init__(self, client: Client, code: str, token: str) -> None:
        self.client = client
        self.code = code
        self.token = token
        self._room: p.RoomNow | None = None
        self.number = 0
        self.chat: list[p.ChatLine] = []
        self.clock: p.ClockNow | None = None
        self._known = SeenFields()
        self._seen: AnySeen | None = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[None]]] = {}
        self._news = asyncio.Condition()
        self._version = 0
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed: Exception | None = None
        self._break = False

    async def __aenter__(self) -> "RoomClient":
        if self._task is None:  # `async with await client.open(...)` comes here twice
            self._task = asyncio.create_task(self._run())
        await self.until(lambda: self._room is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Go away without leaving: the seat can be taken again."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    # What is seen

    @property
    def room(self) -> p.RoomNow:
        """The room as everybody in it sees it."""
        assert self._room is not None, "nobody is in a room before the first message has come"
        return self._room

    @property
    def game(self) -> Game:
        """The game of this room."""
        return games.find(self.room.game)

    @property
    def seen(self) -> AnySeen | None:
        """All that this seat knows of the game that is on, from its beginning; None before one has begun."""
        known = self._known
        if self._seen is None and known.fields:
            fields = {name: value for name, value in known.fields.items() if name != "waiting"}
            whole = {**fields, "count": 0, "events": known.events, "talk": known.talk, "private": known.private}
            self._seen = msgspec.json.decode(_encode(whole), type=self.game.any_seen)
        return self._seen

    async def until(self, true: Any) -> None:
        """Wait for something to be true of what is known here."""
        async with self._news:
            await self._news.wait_for(lambda: self._closed is not None or true())
        if self._closed is not None:
            raise self._closed

    async def __aiter__(self) -> AsyncIterator[AnySeen]:
        """What is seen, each time it is something new, until the game is over."""
        version = -1
        while True:
            await self.until(lambda: self._version != version and self.seen is not None)  # noqa: B023
            version, seen = self._version, self.seen
            assert seen is not None
            yield seen
            if seen.outcome is not None:
                return

    # What is done

    async def do(self, message: type[p.Request], **fields: Any) -> None:
        """Have something done; returns when it is done and kept, raises Refusal if it is refused."""
        name = secrets.token_urlsafe(9)
        data = _encode(message(id=name, **fields))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[name] = (data, done)
        if self._closed is not None:
            raise self._closed
        await self._send(data)
        await done

    async def _do_patiently(self, message: type[p.Request], **fields: Any) -> None:
        """The same, but slower where the server asks for it."""
        while True:
            try:
                return await self.do(message, **fields)
            except Refusal as refusal:
                if refusal.code != "too_fast":
                    raise
            await asyncio.sleep(0.5)

    @property
    def question(self) -> dict[str, Any]:
        """The name of the question that was last seen, as every message about it has to say."""
        return {"match": self._known.match, "asked": self._known.asked}

    async def answer(self, action: Action) -> None:
        """Answer the question that was last seen, or cut in."""
        await self._do_patiently(p.Answer, **self.question, action=Raw(_encode(action)))

    async def draft(self, action: Action) -> None:
        """Keep an unfinished answer."""
        await self._do_patiently(p.Draft, **self.question, action=Raw(_encode(action)))

    async def say(self, channel: str, text: str = "", claim: Claim | None = None) -> None:
        """Say or claim something."""
        await self._do_patiently(p.Say, channel=channel, text=text, claim=claim)

    async def earlier(self) -> None:
        """Ask for the words that were said before the oldest that are known here."""
        bare = [said["number"] for said in self._known.talk if not (said["text"] or said["claim"])]
        if bare:
            await self._do_patiently(p.Earlier, before=bare[-1] + 1)

    async def start(self, bots: int = 0, level: str = "heuristic", anyway: bool = True) -> None:
        """As the host: seat some bots, and begin."""
        for _ in range(bots):
            await self._do_patiently(p.AddBot, level=level)
        await self._do_patiently(p.Start, anyway=anyway)

    # The connection

    async def _run(self) -> None:
        tries = 0
        while self._closed is None:
            try:
                async with self.client.http.ws_connect(
                    f"{self.client.url}/api/rooms/{self.code}/socket", max_msg_size=0
                ) as ws:
                    await ws.send_str(_encode(self._hello()).decode())
                    self._ws = ws
                    self._break = False
                    for data, _ in list(self._waiting.values()):
                        await ws.send_str(data.decode())
                    async for frame in ws:
                        if frame.type is aiohttp.WSMsgType.TEXT:
                            await self._hear(_server.decode(frame.data))
                            tries = 0
                        if self._break:
                            break
            except aiohttp.WSServerHandshakeError as refused:
                if refused.status == 404:
                    await self._end(Closed("no_such_room"))
            except (aiohttp.ClientError, ConnectionError, TimeoutError):
                pass
            finally:
                self._ws = None
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    def _hello(self) -> p.Hello:
        known = self._known
        return p.Hello(
            self.token,
            p.VERSION,
            match=known.match,
            seat=known.fields.get("seat"),
            since=known.count,
            lang=self.client.lang,  # type: ignore[arg-type]
        )

    async def _send(self, data: bytes) -> None:
        if self._ws is not None:
            with suppress(ConnectionError, aiohttp.ClientError, RuntimeError):
                await self._ws.send_str(data.decode())

    async def _end(self, why: Exception) -> None:
        self._closed = why
        for _, done in self._waiting.values():
            if not done.done():
                done.set_exception(why)
        async with self._news:
            self._news.notify_all()

    async def _hear(self, message: p.FromServer) -> None:
        match message:
            case p.Done():
                self._settle(message.id, None)
            case p.Refused():
                self._settle(message.id, Malformed(message.why.code, **message.why.details))
            case p.Welcome():
                self.number = message.you
            case p.RoomNow():
                self._room = message
            case p.ChatLine():
                if message not in self.chat:
                    self.chat.append(message)
            case p.ClockNow():
                self.clock = message
            case p.SeenNow():
                self._look(message)
            case p.SeenNext():
                self._look_on(message)
            case p.EarlierTalk():
                self._recall(message)
            case p.Bye():
                if not message.again:
                    await self._end(Closed(message.why))
        async with self._news:
            self._version += 1
            self._news.notify_all()

    def _settle(self, name: str, refusal: Refusal | None) -> None:
        _, done = self._waiting.pop(name, (b"", None))
        if done is None or done.done():
            return
        if refusal is None:
            done.set_result(None)
        else:
            done.set_exception(refusal)

    def _look(self, message: p.SeenNow) -> None:
        known = self._known
        if message.match != known.match or message.count == 0:  # another game, or another seat
            known = self._known = SeenFields({}, [], [], [], message.match)
        if message.count != known.count:  # we missed something: begin anew
            self._begin_anew()
            return
        known.fields = message.set
        known.asked = message.asked
        self._hear_news(message)

    def _look_on(self, message: p.SeenNext) -> None:
        known = self._known
        if message.match != known.match:
            self._begin_anew()
            return
        known.fields = {**known.fields, **message.set, "view": message.looked_at(known.fields["view"])}
        self._hear_news(message)
        if message.asks:
            known.asked = known.count

    def _hear_news(self, message: p.SeenNow | p.SeenNext) -> None:
        known = self._known
        known.events += message.events
        known.talk += message.talk
        known.private += message.private
        self._seen = None

    def _recall(self, message: p.EarlierTalk) -> None:
        if message.match == self._known.match:
            recalled = {said["number"]: said for said in message.talk}
            self._known.talk = [recalled.get(said["number"], said) for said in self._known.talk]
            self._seen = None

    def _begin_anew(self) -> None:
        self._known = SeenFields()
        self._break = True
