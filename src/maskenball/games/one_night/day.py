"""The day (N-50 to N-68).

Announcing(seat), from the leader clockwise: one marker each, the last is left over -> Discussing
Discussing: time passes; anybody may turn markers or ask for the end (N-52, N-53, N-80, N-81) -> Voting
Voting: all at once -> elimination, outcome, and everything is laid open
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.one_night.events import (
    DiscussionEnded,
    Eliminated,
    Ended,
    HqOpened,
    MarkerTaken,
    MarkerTurned,
    NightEnded,
    NobodyEliminated,
    Unmasked,
    Voted,
    Wished,
)
from maskenball.games.one_night.model import Side, Specialist, TakeMarker, Token, TurnMarker, Vote, Wish
from maskenball.kernel import (
    CLOCK,
    Action,
    Ask,
    Bell,
    Chance,
    Choice,
    OneOf,
    Outcome,
    Over,
    Phase,
    Seat,
    Slot,
    Step,
    Told,
    Who,
    cached,
)

if TYPE_CHECKING:
    from maskenball.games.one_night.state import Public, State

NEEDED = 2
"""N-61: with fewer votes nobody is eliminated."""
MINUTE = 60


def open_day(state: "State", told: list[Told], open_seats: tuple[int, ...], open_hq: tuple[int, ...]) -> Step:
    """N-24, N-73: the night is over, and all see which tokens lie open."""
    told.append((NightEnded(open_seats, open_hq), None))
    public = replace(state.public, open_seats=open_seats, open_hq=open_hq)
    return Step(replace(state, public=public, phase=Announcing(public.leader)), told)


# Announcement


def markers_left(public: "Public") -> tuple[Specialist, ...]:
    """The markers still in the middle."""
    left = list(public.cards)
    for marker in public.markers:
        if marker is not None:
            left.remove(marker)
    return tuple(left)


class Announcing(Phase, frozen=True):
    """N-50: this seat takes one of the markers still in the middle."""

    hints = ("N-50",)

    seat: Seat

    def ask(self, state: "State") -> Ask:
        public = state.public
        return _markers(self.seat, markers_left(public), public.options.answer)

    def advance(self, state: "State", moves: Mapping[int, TakeMarker], dice: Chance) -> Step:
        told: list[Told] = []
        public = _take(state.public, told, self.seat, moves[self.seat].marker)
        seat = (self.seat + 1) % public.players
        left = markers_left(public)
        if len(left) > 1:
            return Step(replace(state, public=public, phase=Announcing(seat)), told)
        public = _take(public, told, seat, left[0])
        return Step(replace(state, public=public, phase=DISCUSSING), told)


@cached
def _markers(seat: int, left: tuple[Specialist, ...], seconds: int) -> Ask:
    markers = OneOf(tuple(TakeMarker(marker) for marker in dict.fromkeys(left)))
    return Ask(must={seat: markers}, bell=Bell(f"marker {seat}", seconds) if seconds else None).listed()


def _take(public: "Public", told: list[Told], seat: int, marker: Specialist) -> "Public":
    told.append((MarkerTaken(seat, marker), None))
    markers = list(public.markers)
    markers[seat] = marker
    return replace(public, markers=tuple(markers))


# Discussion


class Discussing(Phase, frozen=True):
    """N-51 to N-53: everybody talks until the time is up or the majority wants to vote."""

    hints = ("N-51", "N-52", "N-53")

    def ask(self, state: "State") -> Ask:
        public = state.public
        return _discussion(public.players, public.options.discussion, public.turned, public.wishes)

    def advance(self, state: "State", moves: Mapping[int, Action], dice: Chance) -> Step:
        return Step(replace(state, phase=VOTING), ((DiscussionEnded(majority=False), None),))

    def cut(self, state: "State", seat: int, action: Action, dice: Chance) -> Step:
        public = state.public
        if isinstance(action, TurnMarker):
            turned = _with(public.turned, action.seat, action.suspected)
            event = MarkerTurned(seat, action.seat, action.suspected)
            return Step(replace(state, public=replace(public, turned=turned)), ((event, None),))
        assert isinstance(action, Wish)
        told: list[Told] = [(Wished(seat, action.end), None)]
        wishes = _with(public.wishes, seat, action.end)
        state = replace(state, public=replace(public, wishes=wishes))
        if 2 * sum(wishes) > public.players:
            told.append((DiscussionEnded(majority=True), None))
            state = replace(state, phase=VOTING)
        return Step(state, told)


DISCUSSING = Discussing()


def _with(flags: tuple[bool, ...], seat: int, flag: bool) -> tuple[bool, ...]:
    return (*flags[:seat], flag, *flags[seat + 1 :])


@cached
def _discussion(players: int, seconds: int, turned: tuple[bool, ...], wishes: tuple[bool, ...]) -> Ask:
    """N-53, N-80, N-81: the clock runs; each may turn any other's marker, and ask for the end or take that back."""
    may: dict[int, Choice] = {}
    for seat in range(players):
        turns = [TurnMarker(other, not turned[other]) for other in range(players) if other != seat]
        may[seat] = OneOf((*turns, Wish(not wishes[seat])))
    return Ask(must={CLOCK: Slot("discussion", seconds or MINUTE * players)}, may=may).listed()


# Vote and end


class Voting(Phase, frozen=True):
    """N-60: all vote at the same moment for one other player."""

    hints = ("N-60", "N-61", "N-63", "N-64", "N-65")

    def ask(self, state: "State") -> Ask:
        return _votes(state.public.players, state.public.options.answer)

    def advance(self, state: "State", moves: Mapping[int, Vote], dice: Chance) -> Step:
        return eliminate(state, tuple([vote.seat for vote in moves.values()]))


VOTING = Voting()


@cached
def _votes(players: int, seconds: int) -> Ask:
    must: dict[Who, Choice] = {
        seat: OneOf(tuple(Vote(other % players) for other in range(seat + 1, seat + players)))
        for seat in range(players)
    }
    return Ask(must=must, bell=Bell("vote", seconds) if seconds else None)


def eliminate(state: "State", votes: tuple[int, ...]) -> Step:
    """N-61, N-62: whoever has the most votes, and at least two; all of them on a tie."""
    told: list[Told] = [(Voted(votes), None)]
    counts = [votes.count(seat) for seat in range(len(votes))]
    most = max(counts)
    out = tuple([seat for seat, count in enumerate(counts) if count == most]) if most >= NEEDED else ()
    told += [(Eliminated(seat, state.tokens[seat]), None) for seat in out]
    if not out:
        told.append((NobodyEliminated(), None))
    outcome = judge(state.tokens, len(votes), out)
    public = replace(state.public, votes=votes, eliminated=out)
    state = replace(state, public=public, phase=Over(outcome))
    unmasked, hq = unmask(state)
    told.append((Ended(outcome, Side.RESISTANCE if outcome.side == Side.RESISTANCE else Side.SPIES), None))
    told += [(event, None) for event in (*unmasked, hq, *state.deeds)]
    return Step(state, told)


def judge(tokens: tuple[Token, ...], players: int, out: tuple[int, ...]) -> Outcome:
    """N-63 to N-67, N-83: who wins, by the tokens as they lie now."""
    spies = tuple([seat for seat in range(players) if tokens[seat] is Token.SPY])
    loyal = tuple([seat for seat in range(players) if tokens[seat] is not Token.SPY])
    if not out:
        if spies:
            return Outcome("nobody_eliminated", Side.SPIES.value, spies)
        return Outcome("all_spies_at_hq", Side.RESISTANCE.value, loyal)
    if any(seat in spies for seat in out):
        return Outcome("spy_eliminated", Side.RESISTANCE.value, loyal)
    if not spies:
        return Outcome("nobody_wins", Side.SPIES.value, ())
    return Outcome("no_spy_eliminated", Side.SPIES.value, spies)


def unmask(state: "State") -> tuple[tuple[Unmasked, ...], HqOpened]:
    """N-68: what each who has a marker was dealt, claimed with it, and is now; and HQ."""
    deal, markers, tokens = state.deal, state.public.markers, state.tokens
    unmasked = [
        Unmasked(seat, deal.tokens[seat], deal.cards[seat], marker, tokens[seat])
        for seat, marker in enumerate(markers)
        if marker is not None
    ]
    return tuple(unmasked), HqOpened(deal.hq, tokens[len(markers) :])
