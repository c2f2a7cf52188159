"""What the table says happened in Hoax: public events, and private ones, which a seat remembers."""

from typing import TYPE_CHECKING

from maskenball.games.hoax.overview import Character, Kind
from maskenball.kernel import Event, Outcome, Seat, collected, union


class Entry(Event, frozen=True):
    """Told to everybody, and kept in Public.history."""


class Note(Event, frozen=True):
    """Told to one seat, which remembers it (State.notes)."""


class Began(Event, frozen=True):
    """The cards are dealt and it is known who begins."""

    first: Seat


class TokensTaken(Entry, frozen=True):
    """S-03: everybody's first token, in seat order."""

    kinds: tuple[Kind, ...]


class TurnBegan(Entry, frozen=True):
    """Somebody's turn."""

    seat: Seat


class Acted(Entry, frozen=True):
    """S-11: a personal action and what it brought; without a character: none was permitted (S-10)."""

    seat: Seat
    character: Character | None = None
    target: Seat | None = None
    kind: Kind | None = None
    givers: tuple[Seat, ...] = ()
    count: int = 0


class Declared(Entry, frozen=True):
    """S-21: who declared the action illegal as the King, perhaps nobody."""

    seats: tuple[Seat, ...]


class Fined(Entry, frozen=True):
    """S-22: somebody fined the offender these tokens as the Judge; None: nobody did."""

    seat: Seat | None
    tokens: tuple[Kind, ...]


class Forgave(Entry, frozen=True):
    """S-23: who offered forgiveness as the Bishop, perhaps nobody."""

    seats: tuple[Seat, ...]


class Paid(Entry, frozen=True):
    """S-25, S-28: the fine that was paid to a Judge."""

    seat: Seat
    judge: Seat
    tokens: tuple[Kind, ...]


class Shared(Entry, frozen=True):
    """S-26: the token a Judge handed on to a King."""

    judge: Seat
    king: Seat
    kind: Kind


class Accepted(Entry, frozen=True):
    """S-25: the Bishop who was picked to forgive."""

    seat: Seat
    bishop: Seat


class PricePaid(Entry, frozen=True):
    """S-23: what the Bishop got; None: nothing."""

    seat: Seat
    bishop: Seat
    kind: Kind | None


class Resisted(Entry, frozen=True):
    """S-24: the fined player claimed to be the Wizard."""

    seat: Seat


class Doubted(Entry, frozen=True):
    """S-30: somebody's claim was doubted."""

    by: Seat
    seat: Seat
    character: Character


class Voted(Entry, frozen=True):
    """S-30, S-31: who agreed with the accusation, the accuser among them."""

    by: Seat
    seat: Seat
    character: Character
    seats: tuple[Seat, ...]
    votes: tuple[bool, ...]
    upheld: bool


class Admitted(Entry, frozen=True):
    """S-32: the accused lied, and may not use that character any more."""

    seat: Seat
    character: Character


class Fell(Entry, frozen=True):
    """S-65: a claim fell because what it rested on is gone."""

    seat: Seat
    character: Character


class GaveBack(Entry, frozen=True):
    """S-68: tokens moved back; None is the stock."""

    giver: Seat | None
    receiver: Seat | None
    kind: Kind
    count: int


class Unmasked(Entry, frozen=True):
    """S-41, S-42: an unmasking, and who of the two is out; the other one gets the tokens."""

    by: Seat
    seat: Seat
    out: Seat


class Questioned(Entry, frozen=True):
    """S-51: an info-pack was paid for an interrogation."""

    by: Seat
    seat: Seat


class Shown(Entry, frozen=True):
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


class Dealt(Note, frozen=True):
    """Your true identity."""

    character: Character


class Saw(Note, frozen=True):
    """S-52: the character somebody showed you: one that seat is not."""

    seat: Seat
    character: Character


class Showed(Note, frozen=True):
    """S-52: the character you showed somebody."""

    seat: Seat
    character: Character


class Handed(Note, frozen=True):
    """S-41: the question card you handed to somebody, and whether it was right."""

    seat: Seat
    character: Character
    right: bool


class Received(Note, frozen=True):
    """S-41: the question card somebody handed to you, and whether it was right."""

    seat: Seat
    character: Character
    right: bool


EVENTS = collected(globals(), Event)

if not TYPE_CHECKING:  # msgspec decodes a union, while type checkers take the base class
    Entry, Note = union(Entry, globals()), union(Note, globals())
