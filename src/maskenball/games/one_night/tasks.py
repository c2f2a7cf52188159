"""What each card asks for: the table N-30 to N-40 as choices, by the side its owner had at the start (N-21)."""

from collections.abc import Callable, Iterable

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
    return _PICKS[deal.cards[seat]][deal.tokens[seat] is SPY] is _search


def next_pick(deal: Deal, seat: int, deeds: Iterable[Deed] = ()) -> Choice | None:
    """What the seat has to choose next, by its card and the side it had at the start (N-21); None: nothing (more)."""
    pick = _PICKS[deal.cards[seat]][deal.tokens[seat] is SPY]
    return pick if pick is None else pick(deal, seat, deeds)


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


def _one(kind: type[OnOne]) -> "PickOf":
    """One other player is picked."""
    return lambda deal, seat, _: _others(kind, len(deal.tokens), seat)


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


def _search(deal: Deal, seat: int, deeds: Iterable[Deed]) -> Choice | None:
    acts = tuple([deed.act for deed in deeds if deed.seat == seat])
    return _hq_search(len(deal.tokens), seat, acts, _spies(deal.tokens))


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


PickOf = Callable[[Deal, int, Iterable[Deed]], Choice | None]
_LOOK, _INSPECT, _REVEAL = _one(Look), _one(Inspect), _one(Reveal)
_PICKS: dict[Specialist, tuple[PickOf | None, PickOf | None]] = {
    **dict.fromkeys(Specialist, (None, None)),
    Specialist.INVESTIGATOR: (_LOOK, _LOOK),
    Specialist.SIGNALLER: (
        lambda deal, seat, _: _neighbours(len(deal.tokens), seat, None),
        lambda deal, seat, _: _neighbours(len(deal.tokens), seat, _spies(deal.tokens)),
    ),
    Specialist.THIEF: (_one(Steal), None),
    Specialist.RECRUITER: (lambda deal, seat, _: _pairs(len(deal.tokens), seat), _search),
    Specialist.DEFECTOR: (_search, None),
    Specialist.ANALYST: (_INSPECT, _INSPECT),
    Specialist.REVEALER: (_REVEAL, _REVEAL),
    Specialist.ROGUE: (None, lambda deal, seat, _: _betrayals(len(deal.tokens), seat, _spies(deal.tokens))),
}
"""What is picked with each card: as Resistance, and as a spy."""
