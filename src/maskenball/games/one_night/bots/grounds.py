"""Grounds: what speaks for and against somebody by day, out of what everybody has heard and the speaker would tell."""

from collections.abc import Iterator, Sequence
from typing import Any

from maskenball.games.one_night.bots.story import Story
from maskenball.games.one_night.claims import ILooked, IRevealed, ISuspect
from maskenball.games.one_night.events import Looked, Revealed, Tapped
from maskenball.games.one_night.model import Token
from maskenball.games.one_night.reasons import (
    AccusesMe,
    SameCard,
    SawMyself,
    SaysNothing,
    SeenAsResistance,
    SeenAsSpy,
    TapDenied,
    TapFits,
    TappedMe,
)
from maskenball.games.one_night.state import Public
from maskenball.kernel import Reason, Said


def against(public: Public, told: Sequence[Story], talk: Sequence[Said[Any]], me: int, seat: int) -> Iterator[Reason]:
    """What speaks against somebody."""
    for by in _saw(told, seat, Token.SPY):
        if by not in (me, seat):
            yield SeenAsSpy(seat, by)
        elif by == me:
            yield SawMyself(seat)
    match told[seat].act:
        case Tapped(other) if told[other].no_tap and other != me:  # of oneself one has said so already
            yield TapDenied(seat, other)
    card = told[seat].card
    same = [other for other, story in enumerate(told) if story.card is card and other != seat]
    if card is not None and len(same) >= public.cards.count(card) and me not in same:
        yield SameCard(seat, same[0], card)
    if told[seat].act is None:
        yield SaysNothing(seat)
    if seat in accusers(talk, me):
        yield AccusesMe(seat)


def in_favour(told: Sequence[Story], me: int, seat: int) -> Iterator[Reason]:
    """What speaks for somebody."""
    if seat in told[me].felt:
        yield TappedMe(seat)
    for by in _saw(told, seat, Token.RESISTANCE):
        if by == me:
            yield SawMyself(seat)
        elif by != seat:
            yield SeenAsResistance(seat, by)
    match told[seat].act:
        case Tapped(other) if seat in told[other].felt:
            yield TapFits(seat, other)


def accusers(talk: Sequence[Said[Any]], seat: int) -> list[int]:
    """Who has called this seat a spy, the last one last."""
    found: list[int] = []
    for said in talk:
        match said.claim:
            case ISuspect(accused) | ILooked(accused, Token.SPY) | IRevealed(accused, Token.SPY) if accused == seat:
                found.append(said.seat)
    return found


def _saw(told: Sequence[Story], seat: int, token: Token) -> Iterator[int]:
    """Who says to have seen this token there."""
    for by, story in enumerate(told):
        if isinstance(story.act, Looked | Revealed) and (story.act.seat, story.act.token) == (seat, token):
            yield by
