"""What the server says."""

from typing import Any

from msgspec import Struct

from maskenball.kernel.game import union
from maskenball.protocol.settings import Look, Notice, Settings, Stage
from maskenball.protocol.words import Reaction, Suspicion, snake


class FromServer(Struct, frozen=True, tag=snake):
    """Something the server says."""


class PersonNow(Struct, frozen=True):
    """Somebody in the room."""

    number: int
    name: str
    role: str
    present: bool
    ready: bool
    muted: bool
    wants: int | None
    """The bot's seat that this person has asked the host for."""
    look: Look | None
    """As chosen; what is worn at the table is in `places`."""


class PlaceNow(Struct, frozen=True):
    """A seat: whose it is, and whether a bot plays it, for good or for now."""

    name: str
    person: int | None
    bot: str
    stand_in: bool
    left: int | None
    """Who got up from it during this game, for whom it is kept."""
    look: Look | None


class WireError(Struct, frozen=True):
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
    note: Notice
    """What people should know of a game that was kept while the server became another."""
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
    beat: float = 0.0
    """Seconds left in which people watch what has just happened: until then no slot runs."""


class ChatLine(FromServer, frozen=True):
    """Words said in the room; those said among people who look on are numbered by themselves."""

    number: int
    person: int
    name: str
    text: str
    looking_on: bool = False
    """Said among those who looked on while a game was on; players never get it."""


class Reacted(FromServer, frozen=True):
    """Somebody holds up a sign."""

    person: int
    name: str
    what: Reaction
    channel: str
    looking_on: bool
    """Among those who look on, while a game is on; players never get it."""


class SeenNow(FromServer, frozen=True, kw_only=True):
    """What your seat sees now: all fields of Seen, and what you were told and have heard since `count`."""

    match: str
    asked: int
    """Names the question of this match; answers repeat both."""
    set: dict[str, Any]
    count: int
    events: tuple[Any, ...]
    talk: tuple[Any, ...]
    private: tuple[int, ...]
    """Numbers of events that not everybody was told."""


class SeenNext(FromServer, frozen=True, kw_only=True, omit_defaults=True):
    """What is new to your seat: the fields of Seen that changed, those of its view apart, and what came.

    It names no numbers of yours, so all to whom the same is new are sent the same bytes.
    """

    match: str
    asks: bool = False
    """You are asked something new: its name is how much you were told and have heard, with what this message brings."""
    set: dict[str, Any] = {}
    view: dict[str, Any] = {}
    """By where it goes: `phase` is put there, `public.team` within what is at `public`, and what comes as
    `public.history+` is added to the list that is at `public.history`."""
    events: tuple[Any, ...] = ()
    talk: tuple[Any, ...] = ()
    private: tuple[int, ...] = ()

    def looked_at(self, view: dict[str, Any]) -> dict[str, Any]:
        """This view, with all that is new in it."""
        view = {**view}
        for where, value in self.view.items():
            *way, name = where.removesuffix("+").split(".")
            part = view
            for step in way:
                part[step] = {**part[step]}
                part = part[step]
            part[name] = [*part[name], *value] if where.endswith("+") else value
        return view


class PrivateNote(Struct, frozen=True):
    """What you have noted down about a seat."""

    seat: int
    suspicion: Suspicion | None
    text: str
    since: int


class NotesNow(FromServer, frozen=True):
    """All you have noted down in this match, on whichever device; sent to you alone."""

    match: str
    notes: tuple[PrivateNote, ...]


class EarlierTalk(FromServer, frozen=True):
    """What was said before: puts words to utterances that came without."""

    match: str
    talk: tuple[Any, ...]


class Done(FromServer, frozen=True):
    """It is done, and kept: nothing can undo it but the rules."""

    id: str


class Refused(FromServer, frozen=True):
    """It was not done, and nothing has changed."""

    id: str
    why: WireError


class Pong(FromServer, frozen=True):
    """Yes."""


class Bye(FromServer, frozen=True):
    """This connection ends; `again`: come back, all is kept."""

    why: str
    again: bool


ServerMessage: Any = union(FromServer, globals())
"""All of these, for msgspec."""
