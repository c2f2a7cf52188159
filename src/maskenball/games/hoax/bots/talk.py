"""What it says: doubts that are certain, and that it really is who it has just claimed to be."""

from collections.abc import Iterator

from maskenball.games.hoax.bots.belief import is_ruled_out
from maskenball.games.hoax.model import IAm, IDoubt
from maskenball.games.hoax.redeal import Masks
from maskenball.games.hoax.turn import Turn
from maskenball.kernel import Chance, Claim

INSISTS = 0.5
"""How often it insists on a claim, a true one as often as a bluff: so its words tell nothing that its deeds don't."""


def claims(turn: Turn, me: int, masks: Masks) -> Iterator[Claim]:
    """What it could say now: it doubts claims of this turn that it knows to be false, and insists on its own."""
    for seat, character in turn.doubtable():
        if seat != me and is_ruled_out(masks, seat, character):
            yield IDoubt(seat, character)
    for mask in turn.masks:
        if mask.seat == me:
            yield IAm(mask.character)


def worth_saying(claim: Claim, dice: Chance) -> bool:
    """Doubts always, the own claims now and then."""
    return not isinstance(claim, IAm) or dice.random() < INSISTS
