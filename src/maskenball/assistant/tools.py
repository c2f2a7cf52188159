"""The tools an assistant has, over stdio or HTTP. Each says in its docstring what a model needs to know of it."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, TypeVar, cast

import aiohttp
import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from maskenball import __version__, games
from maskenball.assistant.looks import Look, answers, chosen, look
from maskenball.assistant.tables import OwnTable, RoomTable, Table
from maskenball.bots import check_level, levels
from maskenball.client import Client, Closed
from maskenball.kernel import Illegal, Malformed, Refusal
from maskenball.texts import Texts
from maskenball.texts.rules import rules_of

HOW = """Games of hidden identity. `games` and `rules` say what there is. `open_table` seats you among bots,
`join_table` in a room with people. Then: `wait` until you are asked, `answer` with the number of one of the answers,
and so on until `over`. You are shown what your seat may know; other people may lie to you, and you to them."""
MOST_TABLES = 100
LONGEST_WAIT = 50

WORDS = ("maskenball.assistant",)

Tool = TypeVar("Tool", bound=Callable[..., Any])


def clearly(tool: Tool) -> Tool:
    """Whatever is refused is told in one sentence."""

    @wraps(tool)
    async def told(self: "Desk", **kwargs: Any) -> Any:
        table = self.tables.get(str(kwargs.get("table")))
        t = Texts(self.language, table.game, table.names, also=WORDS) if table else Texts(self.language, also=WORDS)
        try:
            return await tool(self, **kwargs)
        except Refusal as refusal:
            raise ToolError(t.error(refusal)) from None
        except Closed:
            raise ToolError(t("error-room_closed")) from None
        except (aiohttp.ClientError, OSError):
            raise ToolError(t("error-no_server", url=self.url)) from None

    return cast(Tool, told)


class Desk:
    """All tables that assistants have here, each under a key that only its owner knows."""

    def __init__(self, language: str, url: str = "") -> None:
        self.language = language
        self.url = url
        self.tables: dict[str, Table] = {}
        self._client: Client | None = None

    @clearly
    async def games(self) -> list[dict[str, Any]]:
        """All games: their names, numbers of players, options and bots."""
        found = []
        for name, game in games.items():
            t = Texts(self.language, game)
            options = {option: ": ".join(t.option(option)) for option in game.Options.__struct_fields__}
            title, about = t("game-name"), t("game-tagline")
            about_game = {"name": name, "title": title, "about": about, "players": list(game.seats)}
            found.append({**about_game, "options": options, "bots": list(levels(game))})
        return found

    @clearly
    async def rules(self, game: str, rule: str = "") -> str:
        """The rules of a game: all headlines with numbers, or one rule in full ("W-04"), or all with a certain word."""
        rules, t = rules_of(games.find(game).package, self.language), Texts(self.language, games.find(game))
        if not rule:
            return "\n".join(f"{number}  {t.rule(number)}" for number in rules)
        full = [f"{number}  {t.rule(number)}\n{text}" for number, text in rules.items()]
        found = [text for text in full if text.startswith(f"{rule.upper()} ")] or [
            text for text in full if rule.casefold() in text.casefold()
        ]
        if not found:
            raise Malformed("no_such_rule", given=rule)
        return "\n\n".join(found)

    @clearly
    async def open_table(
        self,
        game: str,
        name: str = "Assistant",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        bots: str = "heuristic",
    ) -> Look:
        """Sit down at a new table with bots of this level, and begin; it waits for you as long as you like."""
        rules = games.find(game)
        return await self._seated(OwnTable(rules, name, players, options, check_level(rules, bots)))

    @clearly
    async def open_room(
        self, game: str, name: str = "Assistant", options: dict[str, Any] | None = None, password: str = ""
    ) -> Look:
        """Open a room at the server as its host; others come in with its `code`. `start` begins."""
        more: dict[str, Any] = {"options": options} if options else {}
        if password:
            more["password"] = password
        return await self._seated(RoomTable(await self._server().open(game, name, **more)))

    @clearly
    async def join_table(self, code: str, name: str = "Assistant", password: str = "") -> Look:
        """Come into a room of the server by its code."""
        return await self._seated(RoomTable(await self._server().enter(code, name, password=password)))

    @clearly
    async def start(self, table: str, bots: int = 0, level: str = "heuristic") -> Look:
        """As the host of a room: seat some bots of this level, and begin."""
        found = self._table(table)
        if not isinstance(found, RoomTable):
            raise Illegal("begun_already")
        await found.room.start(bots=bots, level=level)
        await found.room.until(lambda: found.seen is not None)
        return look(table, found, self.language)

    @clearly
    async def see(self, table: str, since: int = 0) -> Look:
        """What your seat sees now, with the news from number `since` on (0: all of the game)."""
        return look(table, self._table(table), self.language, since)

    @clearly
    async def view(self, table: str) -> dict[str, Any]:
        """Everything your seat knows of the table, as JSON."""
        seen = self._table(table).seen
        return msgspec.to_builtins(seen.view) if seen is not None else {}

    @clearly
    async def wait(self, table: str, seconds: int = 20, since: int = 0) -> Look:
        """Let pass what you could cut in with; wait (50 seconds at most) until you are asked or the game is over."""
        found = self._table(table)
        await found.wait(min(max(seconds, 0), LONGEST_WAIT))
        return look(table, found, self.language, since)

    @clearly
    async def answer(
        self,
        table: str,
        question: str,
        number: int | None = None,
        action: dict[str, Any] | None = None,
        since: int = 0,
    ) -> Look:
        """Answer the question of this name, or cut in: by an answer's number, or with an action like the example."""
        found = self._table(table)
        if found.question != question:
            raise Illegal("stale_question")
        if (number is None) == (action is None):
            raise Malformed("number_or_action")
        await found.answer(found.game.action(action) if number is None else chosen(answers(found), number))
        return look(table, found, self.language, since)

    @clearly
    async def claims(self, table: str) -> list[str]:
        """What you could claim now, so that bots understand it too; `say` takes the number, counted from 0."""
        found = self._table(table)
        t = Texts(self.language, found.game, found.names)
        return [t.line(claim) for claim in self._claims(found)]

    @clearly
    async def say(
        self, table: str, text: str = "", claim: int | None = None, channel: str = "", since: int = 0
    ) -> Look:
        """Say something in your own words, or claim something by its number in `claims`; true or not."""
        found = self._table(table)
        seen = found.seen
        where = channel or (seen.speaks[0] if seen is not None and seen.speaks else "")
        await found.say(where, text, None if claim is None else chosen(self._claims(found), claim))
        return look(table, found, self.language, since)

    @clearly
    async def leave(self, table: str) -> str:
        """Get up from a table; its key counts no more."""
        await self._table(table).close()
        del self.tables[table]
        return "left"

    def _claims(self, table: Table) -> list[Any]:
        seen = table.seen
        return [] if seen is None or seen.claims is None else list(seen.claims)

    def _table(self, key: str) -> Table:
        if key not in self.tables:
            raise Malformed("no_such_table")
        table = self.tables[key] = self.tables.pop(key)  # used last, dropped last
        return table

    async def _seated(self, table: Table) -> Look:
        while len(self.tables) >= MOST_TABLES:
            await self.tables.pop(next(iter(self.tables))).close()
        key = secrets.token_urlsafe(12)
        self.tables[key] = table
        return look(key, table, self.language)

    def _server(self) -> Client:
        if not self.url:
            raise Illegal("no_server_named")
        if self._client is None:
            self._client = Client(self.url, self.language)
        return self._client

    async def close(self) -> None:
        """Get up everywhere."""
        for table in self.tables.values():
            await table.close()
        if self._client is not None:
            await self._client.http.close()


def server(language: str, url: str = "") -> MCPServer[Any]:
    """All tools, ready to be served; `url` names the Maskenball server whose rooms can be joined."""
    desk = Desk(language, url)

    @asynccontextmanager
    async def lifespan(_: Any) -> AsyncIterator[None]:
        yield
        await desk.close()

    made = MCPServer("Maskenball", instructions=HOW, version=__version__, log_level="WARNING", lifespan=lifespan)
    tools: tuple[Callable[..., Any], ...] = (
        *(desk.games, desk.rules, desk.open_table, desk.open_room, desk.join_table, desk.start, desk.see),
        *(desk.view, desk.wait, desk.answer, desk.claims, desk.say, desk.leave),
    )
    for tool in tools:
        made.add_tool(tool)
    return made
