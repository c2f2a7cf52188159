"""What clients say."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

from maskenball.kernel.game import union
from maskenball.protocol.settings import Look, Settings
from maskenball.protocol.words import MOST_TOKEN, Id, Name, NoteText, Password, Reaction, Suspicion, Words, snake


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag=snake):
    """Something a client says."""


class Hello(FromClient, frozen=True):
    """The first message of every connection: who I am, and what I know already."""

    token: Annotated[str, Meta(max_length=MOST_TOKEN)]
    version: int = 1
    """VERSION, that is; but clients of the first one did not have to say so."""
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
    asked: int = field(name="to")


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


class Earlier(Request, frozen=True):
    """What was said before this number, please: of what is old only who spoke is sent by itself."""

    before: Annotated[int, Meta(ge=0, lt=10**9)]


class React(Request, frozen=True):
    """A sign held up for a moment, where I could speak now; it is told and not kept."""

    what: Reaction
    channel: Annotated[str, Meta(max_length=40)] = "all"


class Chat(Request, frozen=True):
    """Words in the room: to everybody outside a game, among spectators while one is on."""

    text: Words


class Ready(Request, frozen=True):
    """I am ready."""

    on: bool = True


class Sit(Request, frozen=True):
    """I would like to play; during a game only where I sat before."""

    seat: int | None = None


class RequestSeat(Request, frozen=True):
    """During a game: may I play instead of this bot? Without a seat: I no longer ask."""

    seat: int | None = None


class Stand(Request, frozen=True):
    """I would rather look on."""


class Rename(Request, frozen=True):
    """Call me something else."""

    name: Name


class ChooseLook(Request, frozen=True):
    """I would like to wear this mask; refused if somebody else at the table wears it, or a game is on."""

    look: Look


class Note(Request, frozen=True):
    """What I note down for myself about who sits there, in this match; nobody else is ever sent it."""

    match: str
    seat: Annotated[int, Meta(ge=0)]
    suspicion: Suspicion | None = None
    text: NoteText = ""
    since: Annotated[int, Meta(ge=0, lt=10**9)] = 0
    """How much I had been told when I began to suspect this much: for a look back at the end."""


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


class GrantSeat(Request, frozen=True):
    """Host: this person may play instead of the bot, as requested, or may not."""

    person: int
    seat: int
    on: bool = True


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
    """Host: the time for this is over now; without a slot: what all are given time for."""

    slot: str = ""


class BackToLobby(Request, frozen=True):
    """Host: clear the table, also breaking off a game."""


class DeleteRecord(Request, frozen=True):
    """Host: forget this room's game."""

    record: str


ClientMessage: Any = union(FromClient, globals())
"""All of these, for msgspec."""
