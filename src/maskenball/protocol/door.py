"""What is said over HTTP, at the door of a room."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from maskenball.protocol.settings import Look, Settings, Stage
from maskenball.protocol.words import MOST_TOKEN, Name, Password, Token


class OpenRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms: open a table and sit down as its host."""

    game: str
    name: Name
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    password: Password = ""
    token: Token | None = None
    look: Look | None = None


class EnterRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/CODE: come in."""

    name: Name
    role: Literal["player", "spectator", "screen"] = "player"
    password: Password = ""
    token: Token | None = None
    """A secret of one's own, so that asking twice is coming in once; else the server draws one."""
    look: Look | None = None
    """The mask one would like; if somebody wears it already, one is given another."""


class Entered(Struct, frozen=True):
    """You are in: keep the token, it is your seat."""

    code: str
    person: int
    token: str


class RoomCard(Struct, frozen=True):
    """GET /api/rooms/CODE: what somebody at the door may know."""

    code: str
    game: str
    host: str
    """By name; empty where a password is asked for."""
    people: int
    seats: int
    most: int
    stage: Stage
    protected: bool
    locked: bool
    spectators: bool


class Link(Struct, frozen=True):
    """GET /api/rooms/CODE/link: the room's address as other devices reach it."""

    link: str


class StoredRecord(Struct, frozen=True):
    """POST /api/records: under which name the record is kept, and what takes it away again."""

    record: str
    key: str


class DeleteBrought(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/records/ID/delete: take a record away again that one has brought."""

    key: Annotated[str, Meta(max_length=MOST_TOKEN)]


class Deleted(Struct, frozen=True):
    """It is gone."""

    record: str


class Health(Struct, frozen=True):
    """GET /healthz: all is well."""

    status: str
    version: str
    rooms: int
