"""The data of Nacht der Entscheidung: tokens, specialists, options, the deal, answers. No rules here."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from maskenball.kernel import Action, Seat, collected

HQ = 3
MOST_CARDS = 20
"""Cards that a group's own choice may name: more than any table has players."""
SPIES = 3

HqPlace = Annotated[int, Meta(title="ordinal", ge=0, lt=HQ)]
"""One of the three places on the HQ board, counted from 0; texts count from 1."""


class Token(StrEnum):
    """The two kinds of ID tokens (N-01)."""

    RESISTANCE = "resistance"
    SPY = "spy"


class Side(StrEnum):
    """The two sides."""

    RESISTANCE = "resistance"
    SPIES = "spies"


class Specialist(StrEnum):
    """The eleven specialists, in the order N-30 to N-40."""

    __hash__ = str.__hash__  # Enum's own does the same, at three times the price

    INVESTIGATOR = "investigator"
    THIEF = "thief"
    SIGNALLER = "signaller"
    OBSERVER = "observer"
    RECRUITER = "recruiter"
    DEFECTOR = "defector"
    CONFIRMER = "confirmer"
    ANALYST = "analyst"
    REVEALER = "revealer"
    ROGUE = "rogue"
    DEEP_AGENT = "deep_agent"


class CardSet(StrEnum):
    """The named sets of specialists: the recommended one (N-03), and others of the house."""

    RECOMMENDED = "recommended"
    TURNCOATS = "turncoats"
    SPOTLIGHT = "spotlight"
    SHADOWS = "shadows"


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Which specialists are played, and how long things take."""

    card_set: CardSet = CardSet.RECOMMENDED
    cards: Annotated[tuple[Specialist, ...], Meta(max_length=MOST_CARDS)] = ()
    """The group's own choice of cards, as many as players; none: the named set."""
    night: Annotated[int, Meta(ge=5, le=600)] = 12
    """Seconds for each turn of the night, whatever the card (N-25)."""
    discussion: Annotated[int, Meta(ge=0, le=7200)] = 0
    """Seconds for the discussion; 0: a minute per player (N-53)."""
    answer: Annotated[int, Meta(ge=0, le=300)] = 0
    """Seconds for a marker or a vote; 0: no limit (N-82)."""


class Deal(Struct, frozen=True, gc=False):
    """What is settled before the game begins: tokens of the players and on HQ, cards, leader."""

    tokens: tuple[Token, ...]
    hq: tuple[Token, ...]
    cards: tuple[Specialist, ...]
    leader: Seat


# Answers


class CloseEyes(Action, frozen=True):
    """I know my token and my card; let the night begin."""


class Look(Action, frozen=True):
    """Investigator: look at this player's token."""

    seat: Seat


class Steal(Action, frozen=True):
    """Thief: swap the own token with this player's, and look at it."""

    seat: Seat


class Tap(Action, frozen=True):
    """Signaller: tap this neighbour."""

    seat: Seat


class Exchange(Action, frozen=True):
    """Recruiter: swap the tokens of two other players."""

    seats: tuple[Seat, ...]


class Search(Action, frozen=True):
    """Recruiter or Defector: look at this token on HQ."""

    place: HqPlace


class Recruit(Action, frozen=True):
    """Recruiter: give the Spy token just found to this player."""

    seat: Seat


class Inspect(Action, frozen=True):
    """Analyst: look at this player's card."""

    seat: Seat


class Reveal(Action, frozen=True):
    """Revealer: turn this player's token face up."""

    seat: Seat


class Betray(Action, frozen=True):
    """Rogue: swap the token of a Resistance player with that of another spy."""

    resistance: Seat
    spy: Seat


class Done(Action, frozen=True):
    """Task done."""


class TakeMarker(Action, frozen=True):
    """Take this specialist's marker."""

    marker: Specialist


class TurnMarker(Action, frozen=True):
    """Turn somebody's marker over (suspected) or back."""

    seat: Seat
    suspected: bool


class Wish(Action, frozen=True):
    """Ask for the end of the discussion, or take that back."""

    end: bool


class Vote(Action, frozen=True):
    """Vote for this player's elimination."""

    seat: Seat


ACTIONS = collected(globals(), Action)
