"""How the game ends (K-02 to K-09), and the last guess at the seer (K-06)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.cultists.box import Pulse
from maskenball.games.cultists.events import BecameGhost, Ended, Named, SteppedForward
from maskenball.games.cultists.flow import Teller, board_at, cultists, from_the_knife
from maskenball.games.cultists.model import Name, PulseCard, Role, Side
from maskenball.kernel import Ask, Chance, OneOf, Outcome, Over, Phase, Step, put

if TYPE_CHECKING:
    from maskenball.games.cultists.state import State


MURDERED, CULTIST = Pulse.MURDERED, Role.CULTIST


def murdered_investigators(roles: Sequence[Role], ghosts: Sequence[bool], pulses: Sequence[Sequence[PulseCard]]) -> int:
    """K-08: ghosts and secretly murdered ones, each once; cultists never count."""
    seats = [seat for seat, role in enumerate(roles) if role is not CULTIST]
    return sum([ghosts[seat] or is_murdered(pulses[seat]) for seat in seats])


def is_murdered(deck: Sequence[PulseCard]) -> bool:
    """K-13: one Ermordet card is enough, and no Lebend card heals."""
    return MURDERED in [card.kind for card in deck]


def become_ghost(state: "State", tell: Teller, seat: int, voted: bool) -> "State":
    """K-16; K-03, K-07: with the last cultist the game is over at once."""
    ghosts = put(state.public.ghosts, seat, True)
    state = tell.all(state, BecameGhost(seat, voted), ghosts=ghosts)
    if not all(ghosts[one] for one in cultists(state)):
        return state
    if state.met:
        return _end(state, tell, Side.CULTISTS, "murders")
    return investigators_win(state, tell, eliminated=True)


def score(state: "State", tell: Teller) -> "State":
    """K-02: the points win at once, also when the target sinks to them."""
    public = state.public
    return investigators_win(state, tell, eliminated=False) if public.points >= public.target else state


def cultists_present(state: "State", tell: Teller) -> "State":
    """K-04."""
    return _end(state, tell, Side.CULTISTS, "presented")


def time_is_up(state: "State", tell: Teller) -> "State":
    """K-05, K-07: after round 10."""
    return _end(state, tell, Side.CULTISTS, "murders" if state.met else "time")


def investigators_win(state: "State", tell: Teller, eliminated: bool) -> "State":
    """K-58: unless a cultist can still name the seer."""
    if not state.public.options.seer:
        return _end(state, tell, Side.INVESTIGATORS, "eliminated" if eliminated else "points")
    state = tell.all(state, SteppedForward(cultists(state)))
    return replace(state, phase=Unmasking(eliminated))


class Unmasking(Phase, frozen=True):
    """K-06: the cultists, who have stepped forward, name the seer or nobody; without a word."""

    hints = ("K-06", "K-58")

    eliminated: bool

    def ask(self, state: "State") -> Ask:
        known = cultists(state)
        names = (Name(), *(Name(seat) for seat in range(state.public.players) if seat not in known))
        return Ask(must=dict.fromkeys(known, OneOf(names)))

    def advance(self, state: "State", moves: Mapping[int, Name], dice: Chance) -> Step:
        tell = Teller(dice)
        order = from_the_knife(state.public)
        by = next((seat for seat in order if seat in moves and moves[seat].seat is not None), None)
        seat = None if by is None else moves[by].seat
        state = tell.all(state, Named(by, seat))
        if seat is not None and state.roles[seat] is Role.SEER:
            state = _end(state, tell, Side.CULTISTS, "seer_named")
        else:
            state = _end(state, tell, Side.INVESTIGATORS, "eliminated" if self.eliminated else "points")
        return tell.step(state)


def _end(state: "State", tell: Teller, side: Side, reason: str) -> "State":
    """K-61: all is laid open."""
    known = cultists(state)
    seats = range(state.public.players)
    winners = tuple(seat for seat in seats if (seat in known) == (side is Side.CULTISTS))
    outcome = Outcome(reason, side.value, winners)
    tell.told.append((Ended(outcome, state.roles), None))
    return replace(state, phase=Over(outcome))


def enough_murders(state: "State") -> bool:
    """K-04."""
    public = state.public
    murdered = murdered_investigators(state.roles, public.ghosts, state.pulses)
    return murdered >= board_at(public).numbers[public.players].kills
