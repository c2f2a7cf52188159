"""A turn as data: a chain of masks, each resting on another, and a ledger of the tokens each of them moved.

A mask is a claim to be a character. It stands while something it can rest on stands (S-65):

    personal action <- King <- Judge <- Bishop, Wizard
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum, StrEnum

from msgspec import Struct
from msgspec.structs import replace

from maskenball.games.hoax.overview import Character, Kind
from maskenball.kernel import Seat


class Stage(IntEnum):
    """S-29: the order of a turn."""

    __hash__ = int.__hash__

    ACTION = 0
    KINGS = 1
    JUDGES = 2
    BISHOPS = 3
    DECISION = 4
    SETTLEMENT = 5
    LAST_CALL = 6


class Link(StrEnum):
    """Which link of the chain a mask is."""

    __hash__ = str.__hash__

    ACTION = "action"
    KING = "king"
    JUDGE = "judge"
    BISHOP = "bishop"
    WIZARD = "wizard"


RESTS_ON = {Link.KING: Link.ACTION, Link.JUDGE: Link.KING, Link.BISHOP: Link.JUDGE, Link.WIZARD: Link.JUDGE}


class Status(StrEnum):
    """How a mask stands."""

    STANDS = "stands"
    FELL = "fell"
    """By a lie, or with its base."""
    GONE = "gone"
    """S-43: its player went out before the chain was paid."""
    SUPPORTS = "supports"
    """S-44: its player went out after that; it still bears what was paid, and nothing new."""


BEARS = (Status.STANDS, Status.SUPPORTS)
STANDS = Status.STANDS
FELL = Status.FELL
"""By these names in loops: finding a member by way of its enum takes longer than all the rest there."""


Suspect = tuple[int, Character]
"""A player, and a character claimed in this turn."""


class Mask(Struct, frozen=True, gc=False):
    """One claim of this turn to be a character."""

    seat: Seat
    character: Character
    link: Link
    status: Status = STANDS
    doubted: bool = False
    """S-30: the same claim may be doubted once per turn."""
    fine: tuple[Kind, ...] = ()
    """What a Judge demands."""

    @property
    def can_be_doubted(self) -> bool:
        """S-37, S-38: nobody has doubted it yet, and its player is in; it may have fallen."""
        return not self.doubted and (self.status is STANDS or self.status is FELL)


class Moved(Struct, frozen=True, gc=False):
    """Tokens that were moved, and the masks (by their place in the chain) that the move rests on."""

    masks: tuple[int, ...]
    giver: Seat | None
    """None: the stock."""
    receiver: Seat
    kind: Kind
    count: int


class Turn(Struct, frozen=True, gc=False):
    """All that was claimed and moved in one turn, and how far it has come."""

    seat: Seat
    """Whose turn it is."""
    at: Stage = Stage.ACTION
    masks: tuple[Mask, ...] = ()
    ledger: tuple[Moved, ...] = ()
    picked: int | None = None
    """The mask that decides: the Judge who is paid, the Bishop who forgives, the own Wizard."""
    paid: bool = False
    """Whether the picked Judge or Bishop has been settled with."""
    to_share: tuple[Kind, ...] = ()
    """What a Judge received and has to share with a King (S-26)."""
    bishops_lost: bool = False
    """S-67: all Bishops have fallen while their base stands, and the window was not asked again yet."""
    cuts: int = 0
    """Cut-ins so far: a window is another one after each of them (S-66)."""
    eventful: bool = False
    """Whether anything came to light in this turn (S-74)."""

    def standing(self, link: Link) -> Iterator[Mask]:
        """The masks that stand as this link."""
        return (mask for mask in self.masks if mask.link is link and mask.status is STANDS)

    def stands(self, link: Link) -> bool:
        """Whether any does."""
        return next(self.standing(link), None) is not None

    def place(self, seat: int, link: Link) -> int:
        """Where in the chain this player's standing mask is."""
        places = (
            place
            for place, mask in enumerate(self.masks)
            if mask.seat == seat and mask.link is link and mask.status is STANDS
        )
        return next(places)

    def doubtable(self) -> tuple[Suspect, ...]:
        """S-37, S-38: whose claim to which character nobody has doubted yet, fallen ones included."""
        return tuple({(mask.seat, mask.character): None for mask in self.masks if mask.can_be_doubted})


def settle(masks: Iterable[Mask], two_left: bool) -> tuple[Mask, ...]:
    """S-65: let fall, link by link, whatever has nothing to rest on any more."""
    settled = list(masks)
    for link, base in RESTS_ON.items():
        bases = {mask.seat for mask in settled if mask.link is base and mask.status in BEARS}
        for place, mask in enumerate(settled):
            if mask.link is link and mask.status in BEARS:
                rests = bases if two_left else bases - {mask.seat}
                if not rests:
                    settled[place] = replace(mask, status=FELL)
    return tuple(settled)
