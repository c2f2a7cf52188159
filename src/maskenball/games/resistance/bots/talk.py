"""What bots say: the loyal what they saw and are sure of, spies what a loyal player could have said."""

from collections.abc import Iterator, Sequence
from typing import Any

from maskenball.games.resistance.bots.mind import Mind
from maskenball.games.resistance.bots.spy import Spy
from maskenball.games.resistance.events import Saw
from maskenball.games.resistance.model import (
    MISSIONS_TO_WIN,
    Character,
    IAm,
    IDistrust,
    ISaw,
    ITrust,
    Loyalty,
    Occasion,
    Side,
)
from maskenball.kernel import Claim, Said

SURE = 0.9
"""From this suspicion on a loyal player speaks out."""
SMEARS_FROM = 0.6
"""From this suspicion on a spy joins in against a loyal player."""
SLANDERS = 0.3
"""How often a spy calls a loyal player a spy after a look."""


def claim(mind: Mind, talk: Sequence[Said[Any]]) -> Claim | None:
    """The next thing this mind wants to say and has not said yet."""
    said = {each.claim for each in talk if each.seat == mind.me}
    wanted = _spy(mind) if isinstance(mind, Spy) else _loyal(mind)
    for each in wanted:
        if each not in said and not _spoken_of(each, said):
            return each
    doubted = any(each.claim in (ISaw(mind.me, Loyalty.SPY), IDistrust(mind.me)) for each in talk)
    protest = IAm(Side.RESISTANCE)
    return protest if doubted and protest not in said else None


def _spoken_of(claim: Claim, said: set[Any]) -> bool:
    """Nobody takes back an opinion or tells two stories of one look."""
    match claim:
        case ISaw(seat=seat):
            return any(isinstance(each, ISaw) and each.seat == seat for each in said)
        case ITrust(seat=seat) | IDistrust(seat=seat):
            return bool({ITrust(seat), IDistrust(seat)} & said)
    return False


def _looks(mind: Mind) -> Iterator[Saw]:
    for note in mind.view.notes:
        if isinstance(note, Saw):
            yield note


def _loyal(mind: Mind) -> Iterator[Claim]:
    """Spies are named; a Chief of the Resistance never is (J-20), nor a friend where friends are hunted."""
    suspicion = mind.belief.sets_without_talk() @ mind.members
    for saw in _looks(mind):
        plain = saw.loyalty in (Loyalty.SPY, Loyalty.RESISTANCE, Loyalty.SPY_CHIEF)
        if plain or (saw.loyalty is Loyalty.CHIEF and suspicion[saw.seat] >= SURE):
            yield ISaw(saw.seat, saw.loyalty)
    for seat in range(mind.players):
        if seat != mind.me and suspicion[seat] >= SURE:
            yield IDistrust(seat)
        elif seat != mind.me and suspicion[seat] <= 1 - SURE and not mind.public.options.hunter:
            yield ITrust(seat)


def _spy(mind: Spy) -> Iterator[Claim]:
    """Partners are covered for; the Hunter among the spies is told of a Chief only when it can decide the game."""
    for saw in _looks(mind):
        if saw.occasion is not Occasion.INVESTIGATION:
            slander = saw.loyalty is Loyalty.RESISTANCE and mind.dice.random() < SLANDERS
            yield ISaw(saw.seat, Loyalty.SPY if slander else Loyalty.RESISTANCE)
        elif saw.loyalty is Loyalty.RESISTANCE_CHIEF and mind.failures == MISSIONS_TO_WIN - 1 and not _is_hunter(mind):
            yield ISaw(saw.seat, saw.loyalty)
    for seat in range(mind.players):
        if seat != mind.me and seat not in mind.partners and mind.appearance[seat] >= SMEARS_FROM:
            yield IDistrust(seat)


def _is_hunter(mind: Mind) -> bool:
    return mind.view.character is Character.SPY_HUNTER
