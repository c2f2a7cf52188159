"""Talk is part of the table: who may speak to whom now, free text, and claims that bots can read too."""

from typing import Generic, TypeVar

from msgspec import Struct

from maskenball.kernel.event import Audience, Event
from maskenball.kernel.seats import Seat

MOST_TEXT = 500


class Claim(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something people say of themselves or others, true or not, as a small struct: one tap for a person."""


C = TypeVar("C", bound=Claim)
E = TypeVar("E", bound=Event)


class Channel(Struct, frozen=True, gc=False):
    """Who may speak here now, and who hears it (None: everybody, spectators included)."""

    name: str
    speakers: tuple[Seat, ...]
    hearers: tuple[Seat, ...] | None = None


class Said(Struct, Generic[C], frozen=True, gc=False):
    """One utterance: a text or a claim. `number` is its place in all that its hearer was told and heard."""

    seat: Seat
    channel: str
    text: str = ""
    claim: C | None = None
    number: int = 0


class Line(Struct, Generic[E, C], frozen=True, gc=False, array_like=True):
    """A line of the common log, as it lies in a file or database: who was told which event, or heard what."""

    to: Audience
    event: E | None
    said: Said[C] | None = None
