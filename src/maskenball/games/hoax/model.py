"""The data of Hoax (Sein oder nicht sein): options, deal, answers, claims. No rules here."""

from typing import Annotated

from msgspec import Meta, Struct

from maskenball.games.hoax.data import HOUSE
from maskenball.games.hoax.overview import Character, Kind, Overview
from maskenball.kernel import Action, Claim, Seat, collected

MOST_PLAYERS = 8
"""The box has eight overviews; its cards are enough for twelve."""
COPIES = 2
"""S-02: cards of each character."""


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the group plays with."""

    big_table: bool = False
    """Nine to twelve players."""
    games: Annotated[int, Meta(ge=1, le=99)] = 1
    """S-71: how many games a match has."""
    quiet_turns: Annotated[int, Meta(ge=5, le=999)] | None = 40
    """S-74: after so many turns in a row that brought nothing to light the game ends; None: never."""
    overview: Overview = HOUSE
    """What each character may do as a personal action."""


class Deal(Struct, frozen=True, gc=False):
    """What is settled before the game begins: who is who, who begins, and how the match stands."""

    characters: tuple[Character, ...]
    first: Seat
    score: tuple[int, ...] = ()
    """The points of earlier games of the match, by seat."""
    played: int = 0
    """How many games of the match were played before."""


# Answers


class Choose(Action, frozen=True):
    """S-03: the first token."""

    kind: Kind


class Act(Action, frozen=True):
    """S-10: the personal action of a character; whom it takes from and which kind, where that is to be named."""

    character: Character
    target: Seat | None = None
    kind: Kind | None = None


class Pass(Action, frozen=True):
    """Claim nothing here."""


class Declare(Action, frozen=True):
    """S-21: as the King, declare the personal action illegal."""


class Fine(Action, frozen=True):
    """S-22: as the Judge, fine the offender these tokens."""

    tokens: tuple[Kind, ...]


class Forgive(Action, frozen=True):
    """S-23: as the Bishop, offer forgiveness."""


class Pay(Action, frozen=True):
    """S-25: pay this Judge's fine."""

    judge: Seat


class Accept(Action, frozen=True):
    """S-25: let this Bishop forgive you."""

    bishop: Seat


class Resist(Action, frozen=True):
    """S-24: as the Wizard, be immune to every fine."""


class Demand(Action, frozen=True):
    """S-23: the Bishop's price."""

    kind: Kind


class Share(Action, frozen=True):
    """S-26: the Judge hands one token on to a King."""

    king: Seat
    kind: Kind


class Doubt(Action, frozen=True):
    """S-30: doubt that somebody is the character claimed in this turn."""

    seat: Seat
    character: Character


class Vote(Action, frozen=True):
    """S-30: whether you agree with the accusation."""

    yes: bool


class Unmask(Action, frozen=True):
    """S-40: hand somebody a question card with what you take for the true identity."""

    seat: Seat
    character: Character


class Question(Action, frozen=True):
    """S-51: pay an info-pack and question somebody."""

    seat: Seat


class Show(Action, frozen=True):
    """S-52: a character that you are not."""

    character: Character


# Claims


class IAm(Claim, frozen=True):
    """I really am this character."""

    character: Character


class IsNot(Claim, frozen=True):
    """Somebody is not this character."""

    seat: Seat
    character: Character


class IDoubt(Claim, frozen=True):
    """I doubt somebody's claim to this character."""

    seat: Seat
    character: Character


class ITrust(Claim, frozen=True):
    """I trust somebody."""

    seat: Seat


ACTIONS = collected(globals(), Action)
CLAIMS = collected(globals(), Claim)
