"""Options, deal, answers, events and claims: data only."""

from typing import Annotated

from msgspec import Meta, Struct

from maskenball.kernel import Action, Claim, Event, Seat, collected

PAIR = (0, 1)
"""Two seats that answer with one voice."""
MOST_ROUNDS = 3


Night = Annotated[int, Meta(title="ordinal", ge=0)]
"""Counted from 0; texts and screens show it from 1."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rounds, and whether one may object."""

    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 2
    objections: bool = True


class Deal(Struct, frozen=True):
    """Who the thief is."""

    thief: Seat


class Name(Action, frozen=True):
    """This one is the thief."""

    seat: Seat


class Nod(Action, frozen=True):
    """A cut-in that changes no question."""


class Object(Action, frozen=True):
    """A cut-in that breaks off the naming."""


class Judge(Action, frozen=True):
    """Whether the objection is upheld."""

    upheld: bool


class Sleep(Action, frozen=True):
    """Nothing at night."""


class Steal(Action, frozen=True):
    """The thief's other answer."""

    seat: Seat


class Began(Event, frozen=True):
    """The game began."""


class YouAre(Event, frozen=True):
    """Whether you are the thief."""

    thief: bool


class Named(Event, frozen=True):
    """Whom they named, the pair first."""

    seats: tuple[Seat, ...]


class Nodded(Event, frozen=True):
    """Somebody nodded."""

    seat: Seat


class Objected(Event, frozen=True):
    """Somebody objected."""

    seat: Seat


class Judged(Event, frozen=True):
    """How the objection was judged."""

    votes: tuple[bool, ...]
    upheld: bool


class Rested(Event, frozen=True):
    """The rest is over."""


class Stole(Event, frozen=True):
    """You stole from somebody."""

    night: Night
    seat: Seat


class Robbed(Event, frozen=True):
    """Somebody stole from you."""

    night: Night


class Dawned(Event, frozen=True):
    """The night is over."""

    night: Night


class Ended(Event, frozen=True):
    """The thief is known."""

    thief: Seat


Entry = Named | Nodded | Objected | Judged | Rested | Dawned
Note = YouAre | Stole | Robbed


class Innocent(Claim, frozen=True):
    """I am not the thief."""


class Suspect(Claim, frozen=True):
    """I suspect somebody."""

    seat: Seat


ACTIONS = collected(globals(), Action)
EVENTS = collected(globals(), Event)
CLAIMS = collected(globals(), Claim)
