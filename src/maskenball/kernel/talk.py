"""Talk is part of the table: who may speak to whom now, free text, and claims that bots can read too."""

from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Struct

from maskenball.kernel.event import Audience, Event
from maskenball.kernel.seats import Seat

MOST_TEXT = 500
VARIANTS = 3
"""Different ways in which texts may put the same thing."""


class Claim(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something people say of themselves or others, true or not, as a small struct: one tap for a person."""


class Reason(Claim, frozen=True):
    """Why somebody makes a claim; it is told with that claim and never by itself."""


C = TypeVar("C", bound=Claim)
E = TypeVar("E", bound=Event)


class Channel(Struct, frozen=True, gc=False):
    """Who may speak here now, and who hears it (None: everybody, spectators included)."""

    name: str
    speakers: tuple[Seat, ...]
    hearers: tuple[Seat, ...] | None = None


class Wording(Struct, Generic[C], frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """How a claim is put into words: why it is made, in whose voice, and in which of the ways that texts know."""

    reason: C | None = None
    voice: Annotated[str, Meta(pattern="^[a-z]{0,20}$")] = ""
    """The name of a character; texts that know it speak like that."""
    variant: Annotated[int, Meta(ge=0, lt=VARIANTS)] = 0


class Utterance(Struct, Generic[C], frozen=True, gc=False):
    """A claim in words, which a bot may say instead of the bare claim."""

    claim: C
    wording: Wording[C]


class Said(Struct, Generic[C], frozen=True, gc=False):
    """One utterance: a text or a claim. `number` is its place in all that its hearer was told and heard."""

    seat: Seat
    channel: str
    text: str = ""
    claim: C | None = None
    number: int = 0
    wording: Wording[C] | None = None
    """How a bot put its claim into words; people tap it as it stands."""


class Line(Struct, Generic[E, C], frozen=True, gc=False, array_like=True):
    """A line of the common log, as it lies in a file or database: who was told which event, or heard what."""

    to: Audience
    event: E | None
    said: Said[C] | None = None
