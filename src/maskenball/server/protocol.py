"""The messages between a client and the server: typed, versioned, JSON with a `type` each. See docs/protocol.md.

What a client gets of a game is Seen, field by field: the first message holds all fields, the later ones those that
changed. What it gets of the room is RoomNow. Nothing else is ever sent.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from maskenball.kernel import Game, Refusal
from maskenball.kernel.record import with_short_names
from maskenball.server.house import House, Settings, Stage, fitting

VERSION = 1

Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's own name for a message: one that comes twice is done once."""
Name = Annotated[str, Meta(max_length=80)]
Words = Annotated[str, Meta(max_length=500)]
Password = Annotated[str, Meta(max_length=200)]


def _snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


# What clients say


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag=_snake):
    """Something a client says."""


class Hello(FromClient, frozen=True):
    """The first message of every connection: who I am, and what I know already."""

    token: Annotated[str, Meta(max_length=100)]
    version: int = VERSION
    match: str = ""
    seat: int | None = None
    since: Annotated[int, Meta(ge=0)] = 0
    lang: Literal["de", "en"] = "en"


class Ping(FromClient, frozen=True):
    """Are you there?"""


class Request(FromClient, frozen=True):
    """Something to be done, once: it is answered by Done or Refused with the same id."""

    id: Id


class ToQuestion(Request, frozen=True):
    """Something about one question: `match` and `asked` of the SeenNow that put it are its name."""

    match: str
    to: int


class Answer(ToQuestion, frozen=True):
    """An answer or a cut-in."""

    action: Raw


class Draft(ToQuestion, frozen=True):
    """An unfinished answer."""

    action: Raw


class Try(ToQuestion, frozen=True):
    """Would this be taken as an answer? Nothing is done; refused is what would be refused."""

    action: Raw


class Withdraw(ToQuestion, frozen=True):
    """My sealed answer back, please."""


class Say(Request, frozen=True):
    """A text or a claim, in a channel of the game."""

    channel: Annotated[str, Meta(max_length=40)]
    text: Words = ""
    claim: Any = None


class Chat(Request, frozen=True):
    """Words in the room: to everybody outside a game, among spectators while one is on."""

    text: Words


class Ready(Request, frozen=True):
    """I am ready."""

    on: bool = True


class Sit(Request, frozen=True):
    """I would like to play; `seat` names a vacant one during a game."""

    seat: int | None = None


class Stand(Request, frozen=True):
    """I would rather look on."""


class Rename(Request, frozen=True):
    """Call me something else."""

    name: Name


class Leave(Request, frozen=True):
    """I am going for good."""


class Pause(Request, frozen=True):
    """Stop the clocks, or let them go on: the host at once, others by vote."""

    on: bool = True


class ChooseGame(Request, frozen=True):
    """Host: this game next."""

    game: str


class ChooseOptions(Request, frozen=True):
    """Host: with these options (those that differ from the recommended)."""

    options: dict[str, Any]


class ChooseSettings(Request, frozen=True):
    """Host: the table is run like this."""

    settings: Settings


class AddBot(Request, frozen=True):
    """Host: a bot on the next seat."""

    level: str


class RemoveBot(Request, frozen=True):
    """Host: away with this bot."""

    seat: int


class Move(Request, frozen=True):
    """Host: this seat goes there."""

    seat: int
    to: int


class Lock(Request, frozen=True):
    """Host: nobody else comes in."""

    on: bool = True


class Protect(Request, frozen=True):
    """Host: whoever comes in needs this password; empty: none."""

    password: Password


class HandOn(Request, frozen=True):
    """Host: this person is host now."""

    person: int


class Kick(Request, frozen=True):
    """Host: this person has to go."""

    person: int


class Mute(Request, frozen=True):
    """Host: this person is not heard."""

    person: int
    on: bool = True


class Start(Request, frozen=True):
    """Host: let us begin; `anyway`: even if somebody is not ready."""

    anyway: bool = False


class GoOn(Request, frozen=True):
    """Host: the time for this is over now."""

    slot: str


class BackToLobby(Request, frozen=True):
    """Host: clear the table, also breaking off a game."""


class DeleteRecord(Request, frozen=True):
    """Host: forget this room's game."""

    record: str


Deed = Ready | Sit | Stand | Rename | Leave | Pause
HostDeed = (
    ChooseGame | ChooseOptions | ChooseSettings | AddBot | RemoveBot | Move | Lock | Protect | HandOn | Kick | Mute
    | Start | GoOn | BackToLobby | DeleteRecord
)  # fmt: skip
ClientMessage = Hello | Ping | Answer | Draft | Try | Withdraw | Say | Chat | Deed | HostDeed


# What the server says


class FromServer(Struct, frozen=True, tag=_snake):
    """Something the server says."""


class PersonNow(Struct, frozen=True):
    """Somebody in the room."""

    number: int
    name: str
    role: str
    present: bool
    ready: bool
    muted: bool


class PlaceNow(Struct, frozen=True):
    """A seat: whose it is, and whether a bot plays it, for good or for now."""

    name: str
    person: int | None
    bot: str
    stand_in: bool


class Trouble(Struct, frozen=True):
    """Why something can't be done: a code, what fills its sentence, and the sentence."""

    code: str
    details: dict[str, Any]
    text: str


class Welcome(FromServer, frozen=True):
    """The answer to Hello: who you are here."""

    version: int
    you: int
    seat: int | None
    role: str


class RoomNow(FromServer, frozen=True, kw_only=True):
    """The room as everybody in it sees it."""

    code: str
    game: str
    options: dict[str, Any]
    settings: Settings
    protected: bool
    locked: bool
    host: int
    people: tuple[PersonNow, ...]
    places: tuple[PlaceNow, ...]
    stage: Stage
    match: str
    names: tuple[str, ...]
    """Who sits where in the game that is on or was on last."""
    commitment: str
    record: str
    played: int
    wins: dict[str, int]
    paused: bool
    pausing: tuple[int, ...]
    problem: tuple[str, dict[str, Any]] | None
    """Why no game can begin as things are: code and details."""


class ClockNow(FromServer, frozen=True):
    """How long everything still lasts: seconds left, by slot."""

    left: dict[str, float]
    running: bool


class ChatLine(FromServer, frozen=True):
    """Words said in the room; those said among people who look on are numbered by themselves."""

    number: int
    person: int
    name: str
    text: str
    looking_on: bool = False
    """Said among those who looked on while a game was on; players never get it."""


class SeenNow(FromServer, frozen=True, kw_only=True):
    """What your seat sees now: the fields of Seen that changed (`whole`: all), and what came since `count`."""

    match: str
    whole: bool
    asked: int
    """Names the question of this match; answers repeat both."""
    set: dict[str, Any]
    count: int
    events: tuple[Any, ...]
    talk: tuple[Any, ...]
    private: tuple[int, ...]
    """Numbers of events that not everybody was told."""


class Done(FromServer, frozen=True):
    """It is done, and kept: nothing can undo it but the rules."""

    id: str


class Refused(FromServer, frozen=True):
    """It was not done, and nothing has changed."""

    id: str
    why: Trouble


class Pong(FromServer, frozen=True):
    """Yes."""


class Bye(FromServer, frozen=True):
    """This connection ends; `again`: come back, all is kept."""

    why: str
    again: bool


ServerMessage = Welcome | RoomNow | ClockNow | ChatLine | SeenNow | Done | Refused | Pong | Bye


# HTTP


class OpenRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms: open a table and sit down as its host."""

    game: str
    name: Name
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    password: Password = ""
    token: Annotated[str, Meta(min_length=22, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")] | None = None


class EnterRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/CODE: come in."""

    name: Name
    role: Literal["player", "spectator", "screen"] = "player"
    password: Password = ""
    token: Annotated[str, Meta(min_length=22, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")] | None = None
    """A secret of one's own, so that asking twice is coming in once; else the server draws one."""


class Entered(Struct, frozen=True):
    """You are in: keep the token, it is your seat."""

    code: str
    person: int
    token: str


class RoomCard(Struct, frozen=True):
    """GET /api/rooms/CODE: what somebody at the door may know."""

    code: str
    game: str
    people: int
    seats: int
    most: int
    stage: Stage
    protected: bool
    locked: bool
    spectators: bool


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read(data: bytes | str) -> ClientMessage:
    """A message out of its JSON, or msgspec's error."""
    return _decoder.decode(data)


def write(message: FromServer) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


def problem(house: House) -> tuple[str, dict[str, Any]] | None:
    """Why no game can begin with these people and options."""
    try:
        fitting(house)
    except Refusal as refusal:
        return refusal.code, plain(refusal.details)
    return None


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
