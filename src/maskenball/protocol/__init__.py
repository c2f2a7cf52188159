"""The messages between a client and the server: typed, versioned, JSON with a `type` each. See docs/protocol.md.

What a client gets of a game is Seen, field by field: the first message holds all fields, the later ones those that
changed. What it gets of the room is RoomNow. Nothing else is ever sent.

A new message is a class in client.py or server.py and nothing else here: see docs/changing-things.md.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from maskenball.kernel import Game
from maskenball.kernel.record import with_short_names
from maskenball.protocol.client import *  # noqa: F403  a message stands in one place: where it is written down
from maskenball.protocol.client import ClientMessage, FromClient
from maskenball.protocol.door import *  # noqa: F403  as above
from maskenball.protocol.door import Entered, EnterRoom, OpenRoom, RoomCard
from maskenball.protocol.server import *  # noqa: F403  as above
from maskenball.protocol.server import FromServer, ServerMessage
from maskenball.protocol.words import VERSION as VERSION

read: Callable[[bytes | str], FromClient] = msgspec.json.Decoder(ClientMessage).decode
"""A message out of its JSON, or msgspec's error."""
write: Callable[[FromServer], bytes] = msgspec.json.Encoder().encode
"""A message as JSON."""


def plain(details: dict[str, Any]) -> dict[str, Any]:
    """A refusal's details, fit to be sent."""
    return {
        name: value if isinstance(value, int | float | str | bool | None) else str(value)
        for name, value in details.items()
    }


def schema(game: Game | None = None) -> dict[str, Any]:
    """The JSON Schema of all messages; with a game, also of what its Seen holds and its answers are."""
    kinds: list[Any] = [ClientMessage, ServerMessage, OpenRoom, EnterRoom, Entered, RoomCard]
    names = ["ClientMessage", "ServerMessage", "OpenRoom", "EnterRoom", "Entered", "RoomCard"]
    if game is not None:
        kinds += [game.any_seen, game.any_action, game.any_claim, game.Options]
        names += ["Seen", "Action", "Claim", "Options"]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return with_short_names(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"Maskenball, protocol version {VERSION}",
            "properties": dict(zip(names, schemas, strict=True)),
            "$defs": parts,
        }
    )
