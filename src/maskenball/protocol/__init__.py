"""The messages between a client and the server: typed, versioned, JSON with a `type` each. See docs/protocol.md.

What a client gets of a game is Seen, field by field: the first message holds all fields, the later ones those that
changed. What it gets of the room is RoomNow. Nothing else is ever sent.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from maskenball.kernel import Game
from maskenball.kernel.record import with_short_names
from maskenball.protocol.client import (
    AddBot,
    Answer,
    BackToLobby,
    Chat,
    ChooseGame,
    ChooseLook,
    ChooseOptions,
    ChooseSettings,
    ClientMessage,
    Command,
    DeleteRecord,
    Draft,
    Earlier,
    FromClient,
    GoOn,
    GrantSeat,
    HandOn,
    Hello,
    HostCommand,
    Kick,
    Leave,
    Lock,
    Move,
    Mute,
    Note,
    Pause,
    Ping,
    Protect,
    React,
    Ready,
    RemoveBot,
    Rename,
    Request,
    RequestSeat,
    Say,
    Sit,
    Stand,
    Start,
    ToQuestion,
    Try,
    Withdraw,
)
from maskenball.protocol.door import (
    DeleteBrought,
    Deleted,
    Entered,
    EnterRoom,
    Health,
    Kept,
    Link,
    OpenRoom,
    RoomCard,
)
from maskenball.protocol.server import (
    Bye,
    ChatLine,
    ClockNow,
    Done,
    EarlierTalk,
    FromServer,
    NotesNow,
    PersonNow,
    PlaceNow,
    Pong,
    PrivateNote,
    Reacted,
    Refused,
    RoomNow,
    SeenNext,
    SeenNow,
    ServerMessage,
    Trouble,
    Welcome,
)
from maskenball.protocol.words import (
    VERSION,
)

__all__ = [
    "VERSION",
    "AddBot",
    "Answer",
    "BackToLobby",
    "Bye",
    "Chat",
    "ChatLine",
    "ChooseGame",
    "ChooseLook",
    "ChooseOptions",
    "ChooseSettings",
    "ClientMessage",
    "ClockNow",
    "Command",
    "DeleteBrought",
    "DeleteRecord",
    "Deleted",
    "Done",
    "Draft",
    "Earlier",
    "EarlierTalk",
    "EnterRoom",
    "Entered",
    "FromClient",
    "FromServer",
    "GoOn",
    "GrantSeat",
    "HandOn",
    "Health",
    "Hello",
    "HostCommand",
    "Kept",
    "Kick",
    "Leave",
    "Link",
    "Lock",
    "Move",
    "Mute",
    "Note",
    "NotesNow",
    "OpenRoom",
    "Pause",
    "PersonNow",
    "Ping",
    "PlaceNow",
    "Pong",
    "PrivateNote",
    "Protect",
    "React",
    "Reacted",
    "Ready",
    "Refused",
    "RemoveBot",
    "Rename",
    "Request",
    "RequestSeat",
    "RoomCard",
    "RoomNow",
    "Say",
    "SeenNext",
    "SeenNow",
    "ServerMessage",
    "Sit",
    "Stand",
    "Start",
    "ToQuestion",
    "Trouble",
    "Try",
    "Welcome",
    "Withdraw",
    "plain",
    "read",
    "schema",
    "write",
]

read: Callable[[bytes | str], ClientMessage] = msgspec.json.Decoder(ClientMessage).decode
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
