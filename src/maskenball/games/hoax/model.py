"""The data of Hoax (Sein oder nicht sein): options, deal, answers, events, claims. No rules here."""

from typing import Annotated, get_args

from msgspec import Meta, Struct

from maskenball.games.hoax.data import HOUSE
from maskenball.games.hoax.overview import Character, Kind, Overview
from maskenball.kernel import Action, Claim, Event, Outcome, Seat

MOST_PLAYERS = 8
"""The box has eight overviews; its cards are enough for twelve."""
COPIES = 2
"""S-02: cards of each character."""


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the group plays with."""

    big_table: bool = False
    """Nine to twelve players."""
    games: Annotated[int, Meta(ge=1)] = 1
    """S-71: how many games a match has."""
    quiet_turns: Annotated[int, Meta(ge=5)] | None = 40
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


# Public events; they are kept in Public.history


class Began(Event, frozen=True):
    """The cards are dealt and it is known who begins."""

    first: Seat


class TokensTaken(Event, frozen=True):
    """S-03: everybody's first token, in seat order."""

    kinds: tuple[Kind, ...]


class TurnBegan(Event, frozen=True):
    """Somebody's turn."""

    seat: Seat


class Acted(Event, frozen=True):
    """S-11: a personal action and what it brought; without a character: none was permitted (S-10)."""

    seat: Seat
    character: Character | None = None
    target: Seat | None = None
    kind: Kind | None = None
    givers: tuple[Seat, ...] = ()
    count: int = 0


class Declared(Event, frozen=True):
    """S-21: who declared the action illegal as the King, perhaps nobody."""

    seats: tuple[Seat, ...]


class Fined(Event, frozen=True):
    """S-22: somebody fined the offender these tokens as the Judge; None: nobody did."""

    seat: Seat | None
    tokens: tuple[Kind, ...]


class Forgave(Event, frozen=True):
    """S-23: who offered forgiveness as the Bishop, perhaps nobody."""

    seats: tuple[Seat, ...]


class Paid(Event, frozen=True):
    """S-25, S-28: the fine that was paid to a Judge."""

    seat: Seat
    judge: Seat
    tokens: tuple[Kind, ...]


class Shared(Event, frozen=True):
    """S-26: the token a Judge handed on to a King."""

    judge: Seat
    king: Seat
    kind: Kind


class Accepted(Event, frozen=True):
    """S-25: the Bishop who was picked to forgive."""

    seat: Seat
    bishop: Seat


class PricePaid(Event, frozen=True):
    """S-23: what the Bishop got; None: nothing."""

    seat: Seat
    bishop: Seat
    kind: Kind | None


class Resisted(Event, frozen=True):
    """S-24: the fined player claimed to be the Wizard."""

    seat: Seat


class Doubted(Event, frozen=True):
    """S-30: somebody's claim was doubted."""

    by: Seat
    seat: Seat
    character: Character


class Voted(Event, frozen=True):
    """S-30, S-31: who agreed with the accusation, the accuser among them."""

    by: Seat
    seat: Seat
    character: Character
    seats: tuple[Seat, ...]
    votes: tuple[bool, ...]
    upheld: bool


class Admitted(Event, frozen=True):
    """S-32: the accused lied, and may not use that character any more."""

    seat: Seat
    character: Character


class Fell(Event, frozen=True):
    """S-65: a claim fell because what it rested on is gone."""

    seat: Seat
    character: Character


class GaveBack(Event, frozen=True):
    """S-68: tokens moved back; None is the stock."""

    giver: Seat | None
    receiver: Seat | None
    kind: Kind
    count: int


class Unmasked(Event, frozen=True):
    """S-41, S-42: an unmasking, and who of the two is out; the other one gets the tokens."""

    by: Seat
    seat: Seat
    out: Seat


class Questioned(Event, frozen=True):
    """S-51: an info-pack was paid for an interrogation."""

    by: Seat
    seat: Seat


class Shown(Event, frozen=True):
    """S-52: the questioned player showed the asker a character."""

    by: Seat
    seat: Seat


class Ended(Event, frozen=True):
    """S-70 to S-73: the game is over and all cards are laid open; the points of this game and of the match."""

    outcome: Outcome
    characters: tuple[Character, ...]
    points: tuple[int, ...]
    score: tuple[int, ...]
    champions: tuple[Seat, ...]
    """Who won the match, once its last game is played."""


# Private events; they are also what a seat remembers (State.notes)


class Dealt(Event, frozen=True):
    """Your true identity."""

    character: Character


class Saw(Event, frozen=True):
    """S-52: the character somebody showed you: one that seat is not."""

    seat: Seat
    character: Character


class Showed(Event, frozen=True):
    """S-52: the character you showed somebody."""

    seat: Seat
    character: Character


class Handed(Event, frozen=True):
    """S-41: the question card you handed to somebody, and whether it was right."""

    seat: Seat
    character: Character
    right: bool


class Received(Event, frozen=True):
    """S-41: the question card somebody handed to you, and whether it was right."""

    seat: Seat
    character: Character
    right: bool


Entry = (
    TokensTaken
    | TurnBegan
    | Acted
    | Declared
    | Fined
    | Forgave
    | Paid
    | Shared
    | Accepted
    | PricePaid
    | Resisted
    | Doubted
    | Voted
    | Admitted
    | Fell
    | GaveBack
    | Unmasked
    | Questioned
    | Shown
)
Note = Dealt | Saw | Showed | Handed | Received


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


ACTIONS = (
    Choose,
    Act,
    Pass,
    Declare,
    Fine,
    Forgive,
    Pay,
    Accept,
    Resist,
    Demand,
    Share,
    Doubt,
    Vote,
    Unmask,
    Question,
    Show,
)
CLAIMS = (IAm, IsNot, IDoubt, ITrust)
EVENTS = (Began, Ended, *get_args(Entry), *get_args(Note))
