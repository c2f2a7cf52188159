"""What each card asks for: the table N-30 to N-40 as choices, by the side its owner had at the start (N-21)."""

from functools import lru_cache
from typing import TYPE_CHECKING

from maskenball.games.one_night.events import Act, LookedAtHq
from maskenball.games.one_night.model import (
    HQ,
    Betray,
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
from maskenball.kernel import Choice, Form, OneOf, Pick, Some, Text

if TYPE_CHECKING:
    from maskenball.games.one_night.state import State

SPY = Token.SPY


def looks_at_own(state: "State", seat: int) -> bool:
    """N-31, N-35, N-36, N-39: cards without a choice that let their owner look at the own token."""
    card, spy = state.deal.cards[seat], state.deal.tokens[seat] is SPY
    if card is Specialist.CONFIRMER:
        return True
    return card in (Specialist.THIEF, Specialist.DEFECTOR) if spy else card is Specialist.ROGUE


def next_pick(state: "State", seat: int) -> Choice | None:  # noqa: PLR0911  one line a card
    """What the seat has to choose next, by its card and the side it had at the start (N-21); None: nothing (more)."""
    deal = state.deal
    players = state.public.players
    spy = deal.tokens[seat] is SPY
    match deal.cards[seat]:
        case Specialist.INVESTIGATOR:
            return _others(Look, players, seat)
        case Specialist.THIEF if not spy:
            return _others(Steal, players, seat)
        case Specialist.SIGNALLER:
            return _neighbours(players, seat, _spies(deal.tokens) if spy else None)
        case Specialist.RECRUITER if not spy:
            return _pairs(players, seat)
        case Specialist.RECRUITER | Specialist.DEFECTOR as card if spy == (card is Specialist.RECRUITER):
            searched = tuple([deed.act for deed in state.deeds if deed.seat == seat])
            return _hq_search(players, seat, searched, _spies(deal.tokens))
        case Specialist.ANALYST:
            return _others(Inspect, players, seat)
        case Specialist.REVEALER:
            return _others(Reveal, players, seat)
        case Specialist.ROGUE if spy:
            return _betrayals(players, seat, _spies(deal.tokens))
    return None


@lru_cache(maxsize=1024)
def _spies(tokens: tuple[Token, ...]) -> tuple[int, ...]:
    """N-42: who counts as a spy at night: as seen in the reveal."""
    return tuple(seat for seat, token in enumerate(tokens) if token is SPY)


def others(players: int, seat: int) -> tuple[int, ...]:
    """N-45, N-82: all but oneself, the nearest clockwise first."""
    return (*range(seat + 1, players), *range(seat))


@lru_cache(maxsize=256)
def _others(kind: type[Look] | type[Steal] | type[Inspect] | type[Reveal], players: int, seat: int) -> Choice:
    return OneOf(tuple(kind(other) for other in others(players, seat)))


@lru_cache(maxsize=4096)
def _neighbours(players: int, seat: int, spies: tuple[int, ...] | None) -> Choice | None:
    """N-32: the left or right neighbour; for a spy, a neighbour who is one too."""
    around = others(players, seat)
    taps = tuple(Tap(other) for other in (around[0], around[-1]) if spies is None or other in spies)
    return OneOf(taps) if taps else None


@lru_cache(maxsize=256)
def _pairs(players: int, seat: int) -> Choice:
    """N-34: any two other players."""
    around = others(players, seat)
    return Form(Exchange(tuple(sorted(around[:2]))), {"seats": Some(tuple(sorted(around)), 2, 2)})


@lru_cache(maxsize=4096)
def _hq_search(players: int, seat: int, acts: tuple[Act, ...], spies: tuple[int, ...]) -> Choice | None:
    """N-41, N-74: place after place until a Spy token is found; then a spy chooses whose token it replaces."""
    if not acts or isinstance(acts[-1], LookedAtHq):
        looks = [act for act in acts if isinstance(act, LookedAtHq)]
        if looks and looks[-1].token is SPY:
            return OneOf(tuple(Recruit(other) for other in others(players, seat) if other not in spies))
        seen = [look.place for look in looks]
        return OneOf(tuple(Search(place) for place in range(HQ) if place not in seen), indifferent=True)
    return None


@lru_cache(maxsize=4096)
def _betrayals(players: int, seat: int, spies: tuple[int, ...]) -> Choice | None:
    """N-39: a Resistance player and another spy, if there are both."""
    around = others(players, seat)
    loyal = tuple(other for other in around if other not in spies)
    partners = tuple(other for other in around if other in spies)
    if not loyal or not partners:
        return None
    return Form(Betray(loyal[0], partners[0]), _fields(loyal, partners))


def _fields(loyal: tuple[int, ...], partners: tuple[int, ...]) -> "dict[str, Pick | Some | Text]":
    return {"resistance": Pick(loyal), "spy": Pick(partners)}
