"""Grounds: what speaks for and against somebody, out of what everybody has seen."""

from collections.abc import Iterator, Sequence
from typing import Any

from maskenball.games.resistance.events import MissionDone, Voted
from maskenball.games.resistance.model import ITrust
from maskenball.games.resistance.reasons import (
    LedFailure,
    LeftOver,
    NoFailures,
    NotAlone,
    OnFailures,
    OnSuccesses,
    VotedAgainstSuccess,
    VotedForFailure,
    Vouched,
)
from maskenball.games.resistance.state import Public
from maskenball.kernel import Reason, Said

FEW = 2
"""Of so many others one says by name that it must be among them."""


def missions(public: Public, succeeded: bool) -> list[MissionDone]:
    """The missions that ended so, the last one first."""
    done = [entry for entry in public.history if isinstance(entry, MissionDone) and entry.succeeded == succeeded]
    return done[::-1]


def against(public: Public, me: int, seat: int, by_cards: bool) -> Iterator[Reason]:
    """What speaks against somebody; `by_cards`: missions do, and not only votes."""
    failures = missions(public, succeeded=False)
    on = [mission for mission in failures if seat in mission.team] if by_cards else []
    for mission in on:
        others = _others(mission, me)
        if me in mission.team and len(others) <= FEW:
            yield LeftOver(mission.number, others)
    if on:
        numbers = tuple(mission.number for mission in reversed(on))
        yield OnFailures(seat, numbers, all(me in mission.team for mission in on))
    yield from (LedFailure(seat, mission.number) for mission in failures if mission.leader == seat != me)
    votes = dict(_accepted(public))
    for mission in failures:
        if votes[mission.number].votes[seat] and seat not in mission.team:
            yield VotedForFailure(seat, mission.number)
    for mission in missions(public, succeeded=True):
        if not votes[mission.number].votes[seat]:
            yield VotedAgainstSuccess(seat, mission.number)


def vouched(seat: int, suspects: Sequence[int], talk: Sequence[Said[Any]]) -> Iterator[Reason]:
    """Somebody said to trust one of the suspects."""
    for said in talk:
        if said.seat == seat and isinstance(said.claim, ITrust) and said.claim.seat in suspects:
            yield Vouched(seat, said.claim.seat)


def in_favour(public: Public, seat: int) -> Iterator[Reason]:
    """What speaks for somebody."""
    on = tuple(mission.number for mission in reversed(missions(public, succeeded=True)) if seat in mission.team)
    if on and not any(seat in mission.team for mission in missions(public, succeeded=False)):
        yield OnSuccesses(seat, on)


def defence(public: Public, me: int) -> Iterator[Reason]:
    """What one can say for oneself."""
    failures = [mission for mission in missions(public, succeeded=False) if me in mission.team]
    if failures:
        yield NotAlone(failures[0].number, _others(failures[0], me))
    elif public.played:
        yield NoFailures()


def _others(mission: MissionDone, me: int) -> tuple[int, ...]:
    return tuple(seat for seat in mission.team if seat != me)


def _accepted(public: Public) -> Iterator[tuple[int, Voted]]:
    """The number of each mission, and the vote that sent it."""
    last = None
    for entry in public.history:
        if isinstance(entry, Voted):
            last = entry
        elif isinstance(entry, MissionDone) and last is not None:
            yield entry.number, last
