"""A match put on the table of a real server, with everybody listening: what leaks could be seen here."""

import logging
from typing import Any

import msgspec
from msgspec import Raw
from tests.server.evening import Evening
from tests.server.wire import Wire
from tests.server.worlds import SEED

from maskenball.kernel import Match
from maskenball.server import house as at
from maskenball.server import keep, secret
from maskenball.server.hall import Pace
from maskenball.server.live import Live

TOKEN = "the-secret-token-of-the-person-"
BREATH = Pace(0.0, 0.0, beat=4.0, missing=5.0)
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
    room = table.room

    async def letter() -> None:
        room.house = at.begin(room.house, "the match", secret.commitment(SEED))
        table.hall.draw = lambda choice: choice.safe()  # type: ignore[method-assign]  # the same in both worlds
        room.live = Live(room, match)
        room.live.draw()
        await table.hall.store.write(
            *keep.new_match(room.house, match, room.live.views.asked(), {}), keep.room(room.house)
        )
        room.live.tell(room.live.news())
        room._board.tell(room.house, room.live)

    await room.ask(letter)


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
