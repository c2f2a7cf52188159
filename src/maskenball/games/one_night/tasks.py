"""What each card asks for: the table N-30 to N-40 as choices, by the side its owner had at the start (N-21)."""

from collections.abc import Iterable

from maskenball.games.one_night.events import Act, Deed, Defected, LookedAtHq, Recruited, Stole, Swapped
from maskenball.games.one_night.model import (
    HQ,
    Betray,
    Deal,
    Exchange,
    Inspect,
    Look,
    Recruit,
    Reveal,
    Search,
    Specialist,
    Steal,
    Tap,
    Token,
)
from maskenball.kernel import Action, Choice, Form, OneOf, Pick, Some, cached

SPY = Token.SPY
OnOne = Look | Steal | Inspect | Reveal


def looks_at_own(deal: Deal, seat: int) -> bool:
    """N-31, N-35, N-36, N-39: cards without a choice that let their owner look at the own token."""
    card, spy = deal.cards[seat], deal.tokens[seat] is SPY
    if card is Specialist.CONFIRMER:
        return True
    return card in (Specialist.THIEF, Specialist.DEFECTOR) if spy else card is Specialist.ROGUE


def searches(deal: Deal, seat: int) -> bool:
    """N-34, N-35: who looks for a Spy token on HQ: a Recruiter who is a spy, a Defector who is none."""
    card, spy = deal.cards[seat], deal.tokens[seat] is SPY
    return card is Specialist.RECRUITER if spy else card is Specialist.DEFECTOR


def next_pick(deal: Deal, seat: int, deeds: Iterable[Deed] = ()) -> Choice | None:
    """What the seat has to choose next, by its card and the side it had at the start (N-21); None: nothing (more)."""
    players, card, spy = len(deal.tokens), deal.cards[seat], deal.tokens[seat] is SPY
    pick = _PICKS[card][spy]
    if pick is not None:
        return _others(pick, players, seat)
    if card is Specialist.SIGNALLER:
        return _neighbours(players, seat, _spies(deal.tokens) if spy else None)
    if card is Specialist.RECRUITER and not spy:
        return _pairs(players, seat)
    if searches(deal, seat):
        return _hq_search(players, seat, tuple([deed.act for deed in deeds if deed.seat == seat]), _spies(deal.tokens))
    return _betrayals(players, seat, _spies(deal.tokens)) if spy and card is Specialist.ROGUE else None


_ONE: dict[Specialist, tuple[type[OnOne] | None, type[OnOne] | None]] = {
    Specialist.INVESTIGATOR: (Look, Look),
    Specialist.THIEF: (Steal, None),
    Specialist.ANALYST: (Inspect, Inspect),
    Specialist.REVEALER: (Reveal, Reveal),
}
_PICKS = {card: _ONE.get(card, (None, None)) for card in Specialist}
"""Cards with which one other player is picked: as Resistance, and as a spy."""


def swapped(did: Action | Act, seat: int, found: int = -1) -> tuple[int, int] | None:
    """The places of the two tokens that this seat swapped, if any; `found` is where on HQ a Spy token was found."""
    match did:
        case Steal(other) | Stole(other, _):
            return seat, other
        case Exchange((one, two)) | Swapped((one, two)) | Betray(one, two):
            return one, two
        case Recruit(other) | Recruited(_, other):
            return other, found
        case Defected():
            return seat, found
    return None


@cached
def _spies(tokens: tuple[Token, ...]) -> tuple[int, ...]:
    """N-42: who counts as a spy at night: as seen in the reveal."""
    return tuple(seat for seat, token in enumerate(tokens) if token is SPY)


def others(players: int, seat: int) -> tuple[int, ...]:
    """N-45, N-82: all but oneself, the nearest clockwise first."""
    return (*range(seat + 1, players), *range(seat))


@cached
def _others(kind: type[OnOne], players: int, seat: int) -> Choice:
    return OneOf(tuple(kind(other) for other in others(players, seat)))


@cached
def _neighbours(players: int, seat: int, spies: tuple[int, ...] | None) -> Choice | None:
    """N-32: the left or right neighbour; for a spy, a neighbour who is one too."""
    around = others(players, seat)
    taps = tuple(Tap(other) for other in (around[0], around[-1]) if spies is None or other in spies)
    return OneOf(taps) if taps else None


@cached
def _pairs(players: int, seat: int) -> Choice:
    """N-34: any two other players."""
    around = others(players, seat)
    return Form(Exchange(tuple(sorted(around[:2]))), {"seats": Some(tuple(sorted(around)), 2, 2)})


@cached
def _hq_search(players: int, seat: int, acts: tuple[Act, ...], spies: tuple[int, ...]) -> Choice | None:
    """N-41, N-74: place after place until a Spy token is found; then a spy chooses whose token it replaces."""
    if not acts or isinstance(acts[-1], LookedAtHq):
        looks = [act for act in acts if isinstance(act, LookedAtHq)]
        if looks and looks[-1].token is SPY:
            return OneOf(tuple(Recruit(other) for other in others(players, seat) if other not in spies))
        seen = [look.place for look in looks]
        return OneOf(tuple(Search(place) for place in range(HQ) if place not in seen), indifferent=True)
    return None


@cached
def _betrayals(players: int, seat: int, spies: tuple[int, ...]) -> Choice | None:
    """N-39: a Resistance player and another spy, if there are both."""
    around = others(players, seat)
    loyal = tuple(other for other in around if other not in spies)
    partners = tuple(other for other in around if other in spies)
    if not loyal or not partners:
        return None
    return Form(Betray(loyal[0], partners[0]), {"resistance": Pick(loyal), "spy": Pick(partners)})
