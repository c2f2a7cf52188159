"""The night (N-10 to N-45).

    Preparing: all say they know token and card -> the spies see each other (N-10)
    NightTurn(seat), from the leader clockwise: pick by pick, what the card asks for; then Done, and time passes
    after the last: the leader's last look (N-24), open tokens are seen by all (N-73) -> Announcing

Nobody but the acting seat can tell one step of a turn from another: one phase, one slot of time, no event (N-75).
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.one_night.cards import reveal
from maskenball.games.one_night.day import open_day
from maskenball.games.one_night.events import (
    Act,
    Deed,
    Defected,
    DidNothing,
    FeltTap,
    LastLook,
    Looked,
    LookedAtHq,
    LookedAtOwn,
    NightFell,
    Note,
    Recruited,
    Revealed,
    SawCard,
    SawOpen,
    Stole,
    Swapped,
    Tapped,
    TurnCame,
)
from maskenball.games.one_night.model import (
    HQ,
    Betray,
    CloseEyes,
    Done,
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
from maskenball.games.one_night.tasks import looks_at_own, next_pick
from maskenball.kernel import (
    CLOCK,
    Action,
    Ask,
    Bell,
    Chance,
    OneOf,
    Phase,
    Seat,
    Slot,
    Step,
    Told,
)

if TYPE_CHECKING:
    from maskenball.games.one_night.state import State

SPY, RESISTANCE = Token.SPY, Token.RESISTANCE
DONE = OneOf((Done(),))
CLOSE_EYES = OneOf((CloseEyes(),))


class Preparing(Phase, frozen=True):
    """N-02, N-04: everybody knows the own token and card before the night begins."""

    def ask(self, state: "State") -> Ask:
        return _everybody(state.public.players)

    def advance(self, state: "State", moves: Mapping[int, CloseEyes], dice: Chance) -> Step:
        return fall(state)


@lru_cache(maxsize=16)
def _everybody(players: int) -> Ask:
    return Ask(must=dict.fromkeys(range(players), CLOSE_EYES)).standing()


def fall(state: "State") -> Step:
    """N-10: the spies see each other; then it is the leader's turn."""
    told: list[Told] = [(NightFell(), None)]
    notes = list(state.notes)
    for seat, saw in enumerate(reveal(state.deal.tokens, state.deal.cards)):
        if saw is not None:
            notes[seat] = (*notes[seat], saw)
            told.append((saw, (seat,)))
    return begin_turn(replace(state, notes=tuple(notes)), told, state.public.leader)


class NightTurn(Phase, frozen=True):
    """N-20 to N-25, N-75: one seat's turn; whatever it has to do, to all others it is one step of a fixed length."""

    seat: Seat

    def ask(self, state: "State") -> Ask:
        seat = self.seat
        seconds = state.public.options.night
        if state.resting:
            return _rest(seat, seconds)
        choice = next_pick(state, seat)
        assert choice is not None
        return Ask(must={seat: choice}, bell=_bell(seat, seconds), hush=True, private=True)

    def advance(self, state: "State", moves: Mapping[int, Action], dice: Chance) -> Step:
        seat = self.seat
        if not state.resting:
            return carry_out(state, seat, moves[seat])
        public = state.public
        following = (seat + 1) % public.players
        if following != public.leader:
            return begin_turn(state, [], following)
        return end_night(state)


@lru_cache(maxsize=256)
def _bell(seat: int, seconds: int) -> Bell:
    return Bell(f"night {seat}", seconds, turn=seat)


@lru_cache(maxsize=256)
def _rest(seat: int, seconds: int) -> Ask:
    bell = _bell(seat, seconds)
    return Ask(must={seat: DONE, CLOCK: Slot(bell.slot, seconds)}, bell=bell, hush=True).standing()


TURNS = tuple(NightTurn(seat) for seat in range(10))


def begin_turn(state: "State", told: list[Told], seat: int) -> Step:
    """N-20, N-73: the turn passes on; this seat sees open tokens, and does at once what leaves no choice."""
    told.append((TurnCame(seat), None))
    notes: list[Note] = []
    if state.open:
        notes.append(SawOpen(*apart(state.open, state.public.players)))
    state = replace(state, phase=TURNS[seat], resting=False)
    act = None
    if next_pick(state, seat) is None:
        act = LookedAtOwn(state.tokens[seat]) if looks_at_own(state, seat) else DidNothing()
    return Step(_noted(state, told, seat, notes, () if act is None else (act,), resting=act is not None), told)


def apart(places: tuple[int, ...], players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Places of tokens as seats, and as places of HQ."""
    seats = tuple([place for place in places if place < players])
    return seats, tuple([place - players for place in places if place >= players])


def end_night(state: "State") -> Step:
    """N-24, N-73: the leader looks at the own token as it lies now; all see the open tokens."""
    leader = state.public.leader
    told: list[Told] = []
    state = _noted(state, told, leader, [LastLook(state.tokens[leader])], (), resting=False)
    return open_day(state, told, *apart(state.open, state.public.players))


def _noted(
    state: "State", told: list[Told], seat: int, before: list[Note], acts: tuple[Act, ...], *, resting: bool
) -> "State":
    """Tell a seat what it saw and did; it will remember, and the deeds are kept for the end (N-68)."""
    new = (*before, *acts)
    if not new:
        return state
    told += [(note, (seat,)) for note in new]
    notes = list(state.notes)
    notes[seat] = notes[seat] + new
    deeds = state.deeds + tuple([Deed(seat, act) for act in acts])
    return replace(state, notes=tuple(notes), deeds=deeds, resting=resting)


# What comes of it


def carry_out(state: "State", seat: int, action: Action) -> Step:
    """One pick of the seat whose turn it is (N-30 to N-45, N-71: tokens as they lie at this moment)."""
    told: list[Told] = []
    tokens = state.tokens
    acts: tuple[Act, ...]
    resting = True
    match action:
        case Look(other):
            acts = (Looked(other, tokens[other]),)
        case Steal(other):
            state = _swap(state, seat, other)
            acts = (Stole(other, state.tokens[seat]),)
        case Tap(other):
            acts = (Tapped(other),)
        case Exchange((one, two)):
            state = _swap(state, one, two)
            acts = (Swapped((one, two)),)
        case Betray(one, two):
            state = _swap(state, one, two)
            acts = (Swapped((one, two)),)
        case Search(place):
            state, acts, resting = _search(state, seat, place)
        case Recruit(other):
            found = state.deeds[-1].act
            assert isinstance(found, LookedAtHq)
            state = _swap(state, other, state.public.players + found.place)
            acts = (Recruited(found.place, other),)
        case Inspect(other):
            acts = (SawCard(other, state.deal.cards[other]),)
        case Reveal(other):
            acts = (Revealed(other, tokens[other]),)
            if tokens[other] is RESISTANCE and other not in state.open:
                state = replace(state, open=tuple(sorted((*state.open, other))))
        case _:
            raise AssertionError(f"{type(action).__name__} is no action of the night")
    state = _noted(state, told, seat, [], acts, resting=resting)
    if isinstance(action, Tap):
        notes = list(state.notes)
        notes[action.seat] = (*notes[action.seat], FeltTap(seat))
        told.append((FeltTap(seat), (action.seat,)))
        state = replace(state, notes=tuple(notes))
    return Step(state, told)


def _search(state: "State", seat: int, place: int) -> "tuple[State, tuple[Act, ...], bool]":
    """N-41: one look at HQ; the Defector takes a Spy token at once, three in vain end the turn."""
    at = state.public.players + place
    look = LookedAtHq(place, state.tokens[at])
    if look.token is SPY:
        if state.deal.cards[seat] is Specialist.RECRUITER:
            return state, (look,), False
        return _swap(state, seat, at), (look, Defected(place)), True
    looks = 1 + sum(deed.seat == seat for deed in state.deeds[-HQ:])
    return state, ((look, DidNothing()) if looks == HQ else (look,)), looks == HQ


def _swap(state: "State", one: int, two: int) -> "State":
    """Two tokens change places; one that lies open stays open (N-44)."""
    tokens = list(state.tokens)
    tokens[one], tokens[two] = tokens[two], tokens[one]
    lies_open = state.open
    if lies_open:
        moved = {one: two, two: one}
        lies_open = tuple(sorted([moved.get(place, place) for place in lies_open]))
    return replace(state, tokens=tuple(tokens), open=lies_open)
