"""The overview of the characters: what each may do as a personal action (S-12 to S-17). Data, and how it is checked.

The printed overview of the box is not in the rules text; `data/characters.json` holds the house's. Put the box's
figures there, or hand a table its own overview as an option: no line of code knows an amount or a kind.
"""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from maskenball.kernel import Illegal, cached


class Character(StrEnum):
    """The six characters (S-02)."""

    __hash__ = str.__hash__  # Enum's own does the same, at three times the price

    KING = "king"
    JUDGE = "judge"
    BISHOP = "bishop"
    WIZARD = "wizard"
    THIEF = "thief"
    PEASANT = "peasant"


class Kind(StrEnum):
    """The three kinds of tokens (S-01)."""

    __hash__ = str.__hash__

    GOLD = "gold"
    WINE = "wine"
    GRAIN = "grain"


class Source(StrEnum):
    """From whom a personal action takes."""

    OTHERS = "others"
    """Each other player gives."""
    PLAYER = "player"
    """One player, named with the action."""
    STOCK = "stock"


OF_EACH = 20
"""S-01: tokens of each kind."""


class Deed(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A personal action: it takes up to so many tokens of one kind."""

    takes: Annotated[int, Meta(ge=1, le=OF_EACH)]
    source: Source
    kind: Kind | None = None
    """None: named with the action."""
    packs: bool = False
    """Whether it reaches into info-packs."""
    punishable: bool = True
    """Whether a King may declare it illegal (S-21)."""


class Overview(Struct, frozen=True, gc=False, forbid_unknown_fields=True, cache_hash=True):
    """The whole overview, a line a character; null: no personal action."""

    king: Deed | None
    judge: Deed | None
    bishop: Deed | None
    wizard: Deed | None
    thief: Deed | None
    peasant: Deed | None

    def deed(self, character: Character) -> Deed | None:
        """The personal action of this character, if it has one."""
        deed: Deed | None = getattr(self, character)
        return deed

    def actors(self) -> tuple[Character, ...]:
        """The characters with a personal action."""
        return _actors(self)


@cached
def _actors(overview: Overview) -> tuple[Character, ...]:
    return tuple(character for character in Character if overview.deed(character))


def check_overview(overview: Overview) -> None:
    """Refuse an overview that nobody could play with, naming the fault; wrong types never come this far."""
    if not overview.actors():
        raise Illegal("overview_no_action")
    for character in overview.actors():
        deed = overview.deed(character)
        if deed and deed.packs and deed.source is Source.STOCK:
            raise Illegal("overview_stock_packs", character=character)


def read_overview(text: bytes, name: str) -> Overview:
    """An overview out of a JSON file, or ValueError with the name of the file and the place that is wrong."""
    try:
        overview = msgspec.json.decode(text, type=Overview)
        check_overview(overview)
    except (msgspec.MsgspecError, Illegal) as wrong:
        raise ValueError(f"{name}: {wrong}") from None
    return overview
