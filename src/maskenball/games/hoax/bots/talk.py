"""What it says: doubts that are certain, and that it really is who it has just claimed to be."""

from collections.abc import Iterator

from maskenball.games.hoax.bots.thought import Thought
from maskenball.games.hoax.model import IAm, IDoubt
from maskenball.kernel import Chance, Claim

INSISTS = 0.5
"""How often it insists on a claim, a true one as often as a bluff: so its words tell nothing that its deeds don't."""


def claims(thought: Thought) -> Iterator[Claim]:
    """What it could say now: it doubts claims of this turn that it knows to be false, and insists on its own."""
    turn = thought.public.turn
    for seat, character in turn.doubtable():
        if seat != thought.me and not thought.chance(seat, character):
            yield IDoubt(seat, character)
    for mask in turn.masks:
        if mask.seat == thought.me:
            yield IAm(mask.character)


def worth_saying(claim: Claim, dice: Chance) -> bool:
    """Doubts always, the own claims now and then."""
    return not isinstance(claim, IAm) or dice.random() < INSISTS
