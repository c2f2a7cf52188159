"""What each seat sees (`view`), whom it can speak to, and what it could claim."""

from itertools import combinations, product

from maskenball.games.one_night.claims import (
    IAm,
    IDefected,
    IDidNothing,
    IInspected,
    ILooked,
    INoticedNoTap,
    IRecruited,
    IRevealed,
    ISawMine,
    ISawMineLast,
    ISearched,
    IStole,
    ISuspect,
    ISwapped,
    ITapped,
    ITrust,
    IWas,
    IWasTapped,
)
from maskenball.games.one_night.day import unmask
from maskenball.games.one_night.model import HQ, Specialist, Token
from maskenball.games.one_night.night import NightTurn
from maskenball.games.one_night.state import LaidOpen, State, View
from maskenball.kernel import Channel, Claim, OneOf, Over, cached


def lay_open(state: State) -> LaidOpen:
    """All that is secret: what was dealt and done, the tokens as they lie now."""
    return LaidOpen(state.deal, state.deeds, state.tokens, *unmask(state), state.notes)


def view(state: State, seat: int | None) -> View:
    """What this seat knows: the public, what it was dealt, and all it was ever told (N-70, N-84).

    The phase of a night turn names the seat alone; how far its task is can be told from nothing here (N-75).
    """
    laid_open = lay_open(state) if isinstance(state.phase, Over) else None
    if seat is None:
        return View(None, state.phase, state.public, laid_open=laid_open)
    deal = state.deal
    return View(seat, state.phase, state.public, deal.tokens[seat], deal.cards[seat], state.notes[seat], laid_open)


@cached
def _channels(players: int) -> tuple[Channel, ...]:
    return (Channel("all", tuple(range(players))),)


def channels(state: State) -> tuple[Channel, ...]:
    """N-69: nobody can talk during the night; at any other time anybody may say anything, to all."""
    return () if isinstance(state.phase, NightTurn) else _channels(state.public.players)


@cached
def _claims(players: int, seat: int, cards: tuple[Specialist, ...], leads: bool) -> OneOf[Claim]:
    others = tuple(other % players for other in range(seat + 1, seat + players))
    neighbours = (others[0], others[-1])
    kinds = tuple(dict.fromkeys(cards))
    looks = tuple(product(others, Token))
    claims: list[Claim] = [IAm(token) for token in Token]
    claims += [IWas(token, card) for token in Token for card in kinds]
    claims += [IDidNothing(), *(ISawMine(token) for token in Token)]
    if leads:
        claims += [ISawMineLast(token) for token in Token]
    for card in kinds:
        match card:
            case Specialist.INVESTIGATOR:
                claims += [ILooked(*look) for look in looks]
            case Specialist.REVEALER:
                claims += [IRevealed(*look) for look in looks]
            case Specialist.THIEF:
                claims += [IStole(*look) for look in looks]
            case Specialist.ANALYST:
                claims += [IInspected(other, kind) for other in others for kind in kinds]
            case Specialist.SIGNALLER:
                claims += [ITapped(other) for other in neighbours]
                claims += [IWasTapped(other) for other in neighbours]
                claims.append(INoticedNoTap())
            case Specialist.RECRUITER:
                claims += [IRecruited(place, other) for place in range(HQ) for other in others]
            case Specialist.DEFECTOR:
                claims += [IDefected(place) for place in range(HQ)]
    if {Specialist.RECRUITER, Specialist.ROGUE} & {*kinds}:
        claims += [ISwapped(pair) for pair in combinations(sorted(others), 2)]
    if {Specialist.RECRUITER, Specialist.DEFECTOR} & {*kinds}:
        claims += [ISearched(place, token) for place in range(HQ) for token in Token]
    claims += [ITrust(other) for other in others]
    claims += [ISuspect(other) for other in others]
    return OneOf(tuple(claims))


def claims(view: View) -> OneOf[Claim]:
    """N-51: what a speaker can claim with one tap, true or not, as far as the specialists in play give rise to it."""
    public = view.public
    assert view.seat is not None
    return _claims(public.players, view.seat, public.cards, view.seat == public.leader)
