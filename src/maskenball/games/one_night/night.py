"""The night (N-10 to N-45).

    Preparing: all say they know token and card -> the spies see each other (N-10)
    NightTurn(seat), from the leader clockwise: pick by pick, what the card asks for; then Done, and time passes
    after the last: the leader's last look (N-24), open tokens are seen by all (N-73) -> Announcing

Nobody but the acting seat can tell one step of a turn from another: one phase, one slot of time, no event (N-75).
"""

from collections.abc import Mapping
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
from maskenball.games.one_night.tasks import looks_at_own, next_pick, swapped
from maskenball.kernel import CLOCK, Action, Ask, Bell, Chance, OneOf, Phase, Seat, Slot, Step, Told, cached, tell_one

if TYPE_CHECKING:
    from maskenball.games.one_night.state import State

SPY, RESISTANCE = Token.SPY, Token.RESISTANCE
FROM_HQ = Recruited, Defected
SWAPS = Stole, Swapped, *FROM_HQ
"""What moves tokens, and of that what takes one from HQ."""
DONE = OneOf((Done(),))
CLOSE_EYES = OneOf((CloseEyes(),))


class Preparing(Phase, frozen=True):
    """N-02, N-04: everybody knows the own token and card before the night begins."""

    hints = ("N-01", "N-02", "N-10")

    def ask(self, state: "State") -> Ask:
        return _everybody(state.public.players)

    def advance(self, state: "State", moves: Mapping[int, CloseEyes], dice: Chance) -> Step:
        return fall(state)


@cached
def _everybody(players: int) -> Ask:
    return Ask(must=dict.fromkeys(range(players), CLOSE_EYES)).listed()


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

    hints = ("N-20", "N-21", "N-22")

    seat: Seat

    def ask(self, state: "State") -> Ask:
        seat = self.seat
        seconds = state.public.options.night
        if state.resting:
            return _rest(seat, seconds)
        choice = next_pick(state.deal, seat, state.deeds)
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


@cached
def _bell(seat: int, seconds: int) -> Bell:
    return Bell(f"night {seat}", seconds, turn=seat)


@cached
def _rest(seat: int, seconds: int) -> Ask:
    bell = _bell(seat, seconds)
    return Ask(must={seat: DONE, CLOCK: Slot(bell.slot, seconds)}, bell=bell, hush=True).listed()


TURNS = tuple(NightTurn(seat) for seat in range(10))


def begin_turn(state: "State", told: list[Told], seat: int) -> Step:
    """N-20, N-73: the turn passes on; this seat sees open tokens, and does at once what leaves no choice."""
    told.append((TurnCame(seat), None))
    notes: list[Note] = []
    if state.open:
        notes.append(SawOpen(*apart(state.open, state.public.players)))
    state = replace(state, phase=TURNS[seat], resting=False)
    act = None
    if next_pick(state.deal, seat) is None:
        act = LookedAtOwn(state.tokens[seat]) if looks_at_own(state.deal, seat) else DidNothing()
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
    acts = _acts(state, seat, action)
    last = acts[-1]
    if type(last) in SWAPS:
        found = state.public.players + last.place if isinstance(last, FROM_HQ) else -1
        pair = swapped(last, seat, found)
        assert pair is not None
        state = _swap(state, *pair)
    elif isinstance(last, Revealed) and last.token is RESISTANCE and last.seat not in state.open:
        state = replace(state, open=tuple(sorted((*state.open, last.seat))))
    state = _noted(state, told, seat, [], acts, resting=not isinstance(last, LookedAtHq))
    if isinstance(action, Tap):
        state = tell_one(state, told, action.seat, FeltTap(seat))
    return Step(state, told)


def _acts(state: "State", seat: int, action: Action) -> tuple[Act, ...]:
    """What comes of a pick, as its owner will remember it."""
    tokens = state.tokens
    match action:
        case Look(other):
            return (Looked(other, tokens[other]),)
        case Steal(other):
            return (Stole(other, tokens[other]),)
        case Tap(other):
            return (Tapped(other),)
        case Exchange((one, two)) | Betray(one, two):
            return (Swapped((one, two)),)
        case Search(place):
            return _search(state, seat, LookedAtHq(place, tokens[state.public.players + place]))
        case Recruit(other):
            found = state.deeds[-1].act
            assert isinstance(found, LookedAtHq)
            return (Recruited(found.place, other),)
        case Inspect(other):
            return (SawCard(other, state.deal.cards[other]),)
    assert isinstance(action, Reveal), f"{type(action).__name__} is no action of the night"
    return (Revealed(action.seat, tokens[action.seat]),)


def _search(state: "State", seat: int, look: LookedAtHq) -> tuple[Act, ...]:
    """N-41: one look at HQ; the Defector takes a Spy token at once, three in vain end the turn."""
    if look.token is SPY:
        return (look,) if state.deal.cards[seat] is Specialist.RECRUITER else (look, Defected(look.place))
    looks = 1 + sum(deed.seat == seat for deed in state.deeds[-HQ:])
    return (look, DidNothing()) if looks == HQ else (look,)


def _swap(state: "State", one: int, two: int) -> "State":
    """Two tokens change places; one that lies open stays open (N-44)."""
    tokens = list(state.tokens)
    tokens[one], tokens[two] = tokens[two], tokens[one]
    lies_open = state.open
    if lies_open:
        moved = {one: two, two: one}
        lies_open = tuple(sorted([moved.get(place, place) for place in lies_open]))
    return replace(state, tokens=tuple(tokens), open=lies_open)
