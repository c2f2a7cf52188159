"""What it says: doubts that are certain, and that it really is who it has just claimed to be."""

from collections.abc import Iterator, Sequence, Set

from maskenball.games.hoax.events import (
    Acted,
    Admitted,
    Declared,
    Fined,
    Forgave,
    Handed,
    Resisted,
    Saw,
    Unmasked,
)
from maskenball.games.hoax.model import IAm, IDoubt
from maskenball.games.hoax.turn import Mask, Suspect
from maskenball.kernel import Chance, Claim

OCCASIONS = (Acted, Declared, Fined, Forgave, Resisted, Admitted, Unmasked, Saw, Handed)
"""What it may have something to say about: new claims, and news about who is who."""
INSISTS = 0.5
"""How often it insists on a claim, a true one as often as a bluff: so its words tell nothing that its deeds don't."""


def claims(masks: Sequence[Mask], me: int, ruled_out: Set[Suspect]) -> Iterator[Claim]:
    """What it could say of these claims: it doubts those that it knows to be false, and insists on its own."""
    for mask in masks:
        if mask.seat != me and mask.can_be_doubted and (mask.seat, mask.character) in ruled_out:
            yield IDoubt(mask.seat, mask.character)
    for mask in masks:
        if mask.seat == me:
            yield IAm(mask.character)


def worth_saying(claim: Claim, dice: Chance) -> bool:
    """Doubts always, the own claims now and then."""
    return not isinstance(claim, IAm) or dice.random() < INSISTS
