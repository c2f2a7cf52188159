"""What each seat sees (`view`), whom it can speak to, and what it could claim."""

from functools import lru_cache
from itertools import combinations

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
from maskenball.games.one_night.day import lay_open
from maskenball.games.one_night.model import HQ, Specialist, Token
from maskenball.games.one_night.night import NightTurn
from maskenball.games.one_night.state import LaidOpen, State, View
from maskenball.kernel import Channel, Claim, Either, Form, OneOf, Over, Pick


def view(state: State, seat: int | None) -> View:
    """What this seat knows: the public, what it was dealt, and all it was ever told (N-70, N-84).

    The phase of a night turn names the seat alone; how far its task is can be told from nothing here (N-75).
    """
    laid_open = None
    if isinstance(state.phase, Over):
        laid_open = LaidOpen(state.deal, state.deeds, *lay_open(state), state.notes)
    if seat is None:
        return View(None, state.phase, state.public, laid_open=laid_open)
    deal = state.deal
    return View(seat, state.phase, state.public, deal.tokens[seat], deal.cards[seat], state.notes[seat], laid_open)


@lru_cache(maxsize=16)
def _channels(players: int) -> tuple[Channel, ...]:
    return (Channel("all", tuple(range(players))),)


def channels(state: State) -> tuple[Channel, ...]:
    """N-69: nobody can talk during the night; at any other time anybody may say anything, to all."""
    return () if isinstance(state.phase, NightTurn) else _channels(state.public.players)


@lru_cache(maxsize=256)
def _claims(players: int, seat: int, cards: tuple[Specialist, ...], leads: bool) -> Either[Claim]:
    others = tuple(other % players for other in range(seat + 1, seat + players))
    kinds = tuple(dict.fromkeys(cards))
    tokens, places = tuple(Token), tuple(range(HQ))
    here = Pick(others)
    neighbours = (others[0], others[-1])
    simple: list[Claim] = [IAm(token) for token in tokens]
    simple += [IDidNothing(), *(ISawMine(token) for token in tokens)]
    if leads:
        simple += [ISawMineLast(token) for token in tokens]
    if Specialist.SIGNALLER in kinds:
        simple += [ITapped(other) for other in neighbours]
        simple += [INoticedNoTap(), *(IWasTapped(other) for other in neighbours)]
    choices: list[OneOf[Claim] | Form[Claim]] = [
        OneOf(tuple(simple)),
        Form(IWas(tokens[0], kinds[0]), {"token": Pick(tokens), "card": Pick(kinds)}),
        OneOf(tuple(ITrust(other) for other in others)),
        OneOf(tuple(ISuspect(other) for other in others)),
    ]
    for card, kind in (
        (Specialist.INVESTIGATOR, ILooked),
        (Specialist.REVEALER, IRevealed),
        (Specialist.THIEF, IStole),
    ):
        if card in kinds:
            choices.append(Form(kind(others[0], tokens[0]), {"seat": here, "token": Pick(tokens)}))
    if Specialist.ANALYST in kinds:
        choices.append(Form(IInspected(others[0], kinds[0]), {"seat": here, "card": Pick(kinds)}))
    if Specialist.RECRUITER in kinds or Specialist.ROGUE in kinds:
        choices.append(OneOf(tuple(ISwapped(tuple(sorted(pair))) for pair in combinations(others, 2))))
    if Specialist.RECRUITER in kinds or Specialist.DEFECTOR in kinds:
        choices.append(Form(ISearched(0, tokens[0]), {"place": Pick(places), "token": Pick(tokens)}))
    if Specialist.RECRUITER in kinds:
        choices.append(Form(IRecruited(0, others[0]), {"place": Pick(places), "seat": here}))
    if Specialist.DEFECTOR in kinds:
        choices.append(OneOf(tuple(IDefected(place) for place in places)))
    return Either(tuple(choices))


def claims(view: View) -> Either[Claim]:
    """N-51: what a speaker can claim with one tap, true or not, as far as the specialists in play give rise to it."""
    public = view.public
    assert view.seat is not None
    return _claims(public.players, view.seat, public.cards, view.seat == public.leader)
