"""A match put on the table of a real server, with everybody listening: what leaks could be seen here."""

import logging
from typing import Any

import msgspec
from msgspec import Raw
from tests.server.evening import Evening
from tests.server.paces import pace
from tests.server.wire import Wire
from tests.server.worlds import SEED

from maskenball.kernel import Match
from maskenball.server import secrets
from maskenball.server.room.events import Dealt

TOKEN = "the-secret-token-of-the-person-"
BREATH = pace(hush_step=4.0, missing=5.0, bot_turn=4.0)
"""Bots at once, people after the next beat."""


class Plain(logging.Formatter):
    """A line of the log with all that was said along with it."""

    def format(self, record: logging.LogRecord) -> str:
        more = {
            name: value for name, value in vars(record).items() if name in ("room", "where", "kind", "trace", "reason")
        }
        return f"{record.levelname} {record.name} {record.getMessage()} {more}"


async def put(table: Evening, match: Match) -> None:
    """The match lies on the table as if it had been played here so far."""
    table.services.draw = lambda choice: choice.safe()  # type: ignore[method-assign]  # the same in both worlds
    await table.actor.mailbox.ask(lambda: table.actor.apply(Dealt(match.now, secrets.commitment(SEED))))


async def gather(table: Evening, match: Match, **more: Any) -> dict[str, Wire]:
    """Everybody is in the room, the match is on, and all of them listen."""
    client = table.client()
    names = match.names
    options = msgspec.to_builtins(match.options)
    wish = {"game": match.game.name, "name": names[0], "token": TOKEN + names[0], "options": options, **more}
    await client.post("/api/rooms", wish)
    for name in (*names[1:], "Uma", "TV"):
        role = {"Uma": "spectator", "TV": "screen"}.get(name, "player")
        wish = {"name": name, "role": role, "token": TOKEN + name, "password": more.get("password", "")}
        await client.post("/api/rooms/BCDFG", wish)
    people = {name: await table.wire_to("BCDFG", TOKEN + name) for name in (*names, "Uma", "TV")}
    await put(table, match)
    for wire in people.values():
        await wire.news()
    return people


async def page(table: Evening, path: str) -> bytes:
    async with table.client().http.get(table.url + path) as answer:
        headers = {name: value for name, value in answer.headers.items() if name != "Date"}
        return f"{answer.status} {headers} ".encode() + await answer.read()


def raw(action: Any) -> Raw:
    """An action as it goes over the wire."""
    return Raw(msgspec.json.encode(action))
