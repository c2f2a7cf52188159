"""What each seat claims to have been and done, by its marker and what it said; and what one could claim."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from maskenball.games.one_night.claims import (
    IDefected,
    IDidNothing,
    IInspected,
    ILooked,
    INoticedNoTap,
    IRevealed,
    ISawMine,
    ISawMineLast,
    IStole,
    ISuspect,
    ISwapped,
    ITapped,
    ITrust,
    IWas,
    IWasTapped,
)
from maskenball.games.one_night.events import (
    Act,
    Defected,
    DidNothing,
    Looked,
    LookedAtOwn,
    Revealed,
    SawCard,
    Stole,
    Swapped,
    Tapped,
)
from maskenball.games.one_night.model import Specialist, Token
from maskenball.games.one_night.state import Public
from maskenball.kernel import Claim, Said

RESISTANCE, SPY = Token.RESISTANCE, Token.SPY


class Story(Struct, frozen=True):
    """What one seat would have us believe; always that it began as Resistance."""

    card: Specialist | None = None
    act: Act | None = None
    felt: tuple[int, ...] = ()
    no_tap: bool = False
    last: Token | None = None


def opinions(talk: Sequence[Said[Any]]) -> dict[int, tuple[int | None, set[int]]]:
    """For each seat that told: whom it suspects, by its last word, and all whom it trusts."""
    found: dict[int, tuple[int | None, set[int]]] = {}
    for said in talk:
        suspect, trusted = found.get(said.seat, (None, set()))
        match said.claim:
            case ISuspect(seat):
                found[said.seat] = seat, trusted - {seat}
            case ITrust(seat):
                found[said.seat] = None if suspect == seat else suspect, trusted | {seat}
    return found


def stories(public: Public, talk: Sequence[Said[Any]]) -> list[Story]:
    """The story of each seat, its last word on each point."""
    found: list[dict[str, Any]] = [{"card": marker} for marker in public.markers]
    for said in talk:
        story = found[said.seat]
        claim = said.claim
        match claim:
            case INoticedNoTap():
                story["no_tap"] = True
            case IWasTapped(by):
                story["felt"] = (*story.get("felt", ()), by)
            case ISawMineLast(token):
                story["last"] = token
            case IWas():
                story["card"] = claim.card
            case _ if claim is not None and (told := as_act(claim)) is not None:
                card, story["act"] = told
                story["card"] = card or story["card"]
    return [Story(**story) for story in found]


def as_act(claim: Claim) -> tuple[Specialist | None, Act] | None:  # noqa: PLR0911  one line a claim
    """The card and the act that a claim speaks of; the card is None where several have such an act."""
    match claim:
        case ILooked(seat, token):
            return Specialist.INVESTIGATOR, Looked(seat, token)
        case IRevealed(seat, token):
            return Specialist.REVEALER, Revealed(seat, token)
        case IStole(seat, token):
            return Specialist.THIEF, Stole(seat, token)
        case ISwapped(seats):
            return Specialist.RECRUITER, Swapped(seats)
        case ITapped(seat):
            return Specialist.SIGNALLER, Tapped(seat)
        case IInspected(seat, card):
            return Specialist.ANALYST, SawCard(seat, card)
        case IDefected(place):
            return Specialist.DEFECTOR, Defected(place)
        case ISawMine(token):
            return None, LookedAtOwn(token)
        case IDidNothing():
            return None, DidNothing()
    return None


def as_claim(act: Act) -> Claim | None:  # noqa: PLR0911  one line an act
    """The claim that tells of an act truthfully."""
    match act:
        case Looked(seat, token):
            return ILooked(seat, token)
        case Revealed(seat, token):
            return IRevealed(seat, token)
        case Stole(seat, token):
            return IStole(seat, token)
        case Swapped(seats):
            return ISwapped(tuple(sorted(seats)))
        case Tapped(seat):
            return ITapped(seat)
        case SawCard(seat, card):
            return IInspected(seat, card)
        case LookedAtOwn(token):
            return ISawMine(token)
        case DidNothing():
            return IDidNothing()
    return None


def excuses(card: Specialist, seat: int, players: int) -> Iterator[Claim]:
    """All a member of the Resistance with this card could say of the night."""
    others = [(seat + step) % players for step in range(1, players)]
    match card:
        case Specialist.INVESTIGATOR:
            yield from (ILooked(other, token) for other in others for token in Token)
        case Specialist.REVEALER:
            yield from (IRevealed(other, SPY) for other in others)
        case Specialist.THIEF:
            yield from (IStole(other, RESISTANCE) for other in others)
        case Specialist.SIGNALLER:
            yield from (ITapped(other) for other in (others[0], others[-1]))
        case Specialist.RECRUITER:
            yield from (ISwapped(tuple(sorted((one, two)))) for one in others for two in others if one < two)
        case Specialist.ROGUE | Specialist.CONFIRMER:
            yield ISawMine(RESISTANCE)
        case Specialist.OBSERVER | Specialist.DEEP_AGENT:
            yield IDidNothing()
        case Specialist.DEFECTOR:
            yield IDidNothing()
