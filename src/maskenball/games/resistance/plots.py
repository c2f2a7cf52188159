"""Plot cards (P-01 to P-18): dealing them, what happens at once, and the kept ones offered at their moments."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.resistance.characters import neutral, plots_drawn
from maskenball.games.resistance.events import (
    CardsLaid,
    Exposed,
    LedStrongly,
    Looked,
    Overruled,
    PlotGiven,
    PlotKept,
    PlotsDrawn,
    PlotTaken,
    Saw,
    SawCard,
    Showed,
)
from maskenball.games.resistance.flow import go_on, stage
from maskenball.games.resistance.missions import pass_on
from maskenball.games.resistance.model import (
    Confide,
    Expose,
    Give,
    Keep,
    Lead,
    Occasion,
    Overhear,
    Overrule,
    Peek,
    Plot,
    Take,
)
from maskenball.kernel import Action, Ask, Chance, OneOf, Phase, Seat, Step, Told, clockwise, tell_all, tell_one

if TYPE_CHECKING:
    from maskenball.games.resistance.state import State

KEPT = frozenset({Plot.CLOSE_EYE, Plot.STRONG_LEADER, Plot.NO_CONFIDENCE, Plot.OPINION_MAKER, Plot.SPOTLIGHT})


def _others(state: "State", seat: int) -> list[int]:
    return [other for other in range(state.public.players) if other != seat]


def look(state: "State", told: list[Told], by: int, seat: int, occasion: Occasion) -> "State":
    """J-32, P-15: `by` sees the side of `seat`; everybody sees that, nobody else sees what."""
    state = tell_all(state, told, Looked(by, seat, occasion))
    loyalty = neutral(state.characters[seat])
    state = tell_one(state, told, by, Saw(seat, loyalty, occasion, state.public.played))
    return tell_one(state, told, seat, Showed(by, loyalty, occasion, state.public.played))


# Dealing


@stage("plots")
def draw_plots(state: "State", told: list[Told]) -> "State":
    """P-02: at the start of each mission, not after a rejection; an empty deck gives none."""
    public = state.public
    if public.rejected or not state.deck:
        return state
    count = plots_drawn(public.players)
    drawn, deck = state.deck[:count], state.deck[count:]
    state = tell_all(state, told, PlotsDrawn(drawn))
    public = replace(state.public, deck_left=len(deck))
    return replace(state, public=public, deck=deck, phase=Dealing(drawn))


class Dealing(Phase, frozen=True):
    """P-14: the leader gives the drawn cards in order; Establish Confidence is not given but carried out (P-10)."""

    hints = ("P-02", "P-14")

    plots: tuple[Plot, ...]

    def ask(self, state: "State") -> Ask:
        leader = state.public.leader
        act = Confide if self.plots[0] is Plot.CONFIDENCE else Give
        return Ask(must={leader: OneOf(tuple(act(seat) for seat in _others(state, leader)))})

    def advance(self, state: "State", moves: Mapping[int, Give | Confide], dice: Chance) -> Step:
        plot, rest = self.plots[0], self.plots[1:]
        ((leader, action),) = moves.items()
        told: list[Told] = []
        if plot is Plot.CONFIDENCE:
            state = look(state, told, action.seat, leader, Occasion.CONFIDENCE)
            return _deal_on(state, told, rest)
        state = tell_all(state, told, PlotGiven(plot, action.seat))
        if plot in KEPT:
            return _deal_on(_add(state, action.seat, plot), told, rest)
        acting = Acting(plot, action.seat, rest)
        if plot is Plot.TAKE_RESPONSIBILITY and not takeable(state, action.seat):
            return _deal_on(state, told, rest)
        return Step(replace(state, phase=acting), told)


def _deal_on(state: "State", told: list[Told], rest: tuple[Plot, ...]) -> Step:
    if rest:
        return Step(replace(state, phase=Dealing(rest)), told)
    return go_on(state, told, "plots")


def _add(state: "State", seat: int, plot: Plot) -> "State":
    plots = list(state.public.plots)
    plots[seat] = (*plots[seat], plot)
    return replace(state, public=replace(state.public, plots=tuple(plots)))


def _drop(state: "State", seat: int, plot: Plot) -> "State":
    plots = list(state.public.plots)
    kept = list(plots[seat])
    kept.remove(plot)
    plots[seat] = tuple(kept)
    return replace(state, public=replace(state.public, plots=tuple(plots)))


def takeable(state: "State", by: int) -> tuple[Take, ...]:
    """P-07, P-15: any kept card of another player, an Opinion Maker and the leader's too."""
    plots = state.public.plots
    return tuple(
        Take(seat, plot) for seat in _others(state, by) for plot in Plot if plot in KEPT and plot in plots[seat]
    )


class Acting(Phase, frozen=True):
    """P-07 to P-09, P-14: a card that takes effect at once, before the next is given; it can't be declined."""

    hints = ("P-07", "P-08", "P-09")

    plot: Plot
    seat: Seat
    rest: tuple[Plot, ...]

    def ask(self, state: "State") -> Ask:
        seat, players = self.seat, state.public.players
        options: tuple[Action, ...]
        if self.plot is Plot.TAKE_RESPONSIBILITY:
            options = takeable(state, seat)
        elif self.plot is Plot.OVERHEARD:
            options = (Overhear((seat + 1) % players), Overhear((seat - 1) % players))
        else:
            options = tuple(Confide(other) for other in _others(state, seat))
        return Ask(must={seat: OneOf(options)})

    def advance(self, state: "State", moves: Mapping[int, Take | Overhear | Confide], dice: Chance) -> Step:
        ((seat, action),) = moves.items()
        told: list[Told] = []
        if isinstance(action, Take):
            state = tell_all(state, told, PlotTaken(seat, action.seat, action.plot))
            state = _add(_drop(state, action.seat, action.plot), seat, action.plot)
        elif isinstance(action, Overhear):
            state = look(state, told, seat, action.seat, Occasion.OVERHEARD)
        else:
            state = look(state, told, action.seat, seat, Occasion.OPEN_UP)
        return _deal_on(state, told, self.rest)


# Kept cards


class Offering(Phase, frozen=True):
    """P-12: the owners of one kind of kept card are asked from the leader clockwise, one chance each."""

    hints = ("P-12", "P-15")

    plot: Plot
    left: tuple[Seat, ...]
    peeked: tuple[Seat, ...] = ()
    """P-16: whose card a Close Eye has seen in this mission."""

    @property
    def face_down(self) -> bool:
        """Whether the mission cards lie on the table meanwhile."""
        return self.plot is Plot.CLOSE_EYE

    def ask(self, state: "State") -> Ask:
        return Ask(must={self.left[0]: OneOf((Keep(), *uses(state, self.plot, self.left[0], self.peeked)))})

    def advance(self, state: "State", moves: Mapping[int, Action], dice: Chance) -> Step:
        ((seat, action),) = moves.items()
        told: list[Told] = []
        if isinstance(action, Keep):
            told.append((PlotKept(self.plot, seat), None))
            return _offer_on(state, told, self.plot, self.left[1:], self.peeked)
        state = _drop(state, seat, self.plot)
        if isinstance(action, Lead):
            state = tell_all(state, told, LedStrongly(seat))
            state = replace(state, public=replace(state.public, leader=seat))
            return go_on(state, told, "strong_leader")
        if isinstance(action, Overrule):
            state = tell_all(state, told, Overruled(seat))
            return pass_on(state, told, state.public.history)
        if isinstance(action, Expose):
            state = tell_all(state, told, Exposed(seat, action.seat))
            state = replace(state, public=replace(state.public, exposed=action.seat))
            return go_on(state, told, "spotlight")
        assert isinstance(action, Peek)
        card = state.cards[state.public.team.index(action.seat)]
        state = tell_all(state, told, Looked(seat, action.seat, Occasion.CLOSE_EYE))
        state = tell_one(state, told, seat, SawCard(state.public.played, action.seat, card))
        return _offer_on(state, told, self.plot, self.left[1:], (*self.peeked, action.seat))


def uses(state: "State", plot: Plot, seat: int, peeked: tuple[int, ...]) -> tuple[Action, ...]:
    """What the owner could do with this kept card now; nothing: the owner is not asked."""
    public = state.public
    match plot:
        case Plot.STRONG_LEADER:
            return (Lead(),) if seat != public.leader else ()
        case Plot.NO_CONFIDENCE:
            return (Overrule(),)
        case Plot.SPOTLIGHT:
            return tuple(Expose(member) for member in public.team)
    hidden = (member for member in public.team if member not in (seat, public.exposed, *peeked))
    return tuple(Peek(member) for member in hidden)


_THEN: dict[Plot, str] = {
    Plot.STRONG_LEADER: "strong_leader",
    Plot.NO_CONFIDENCE: "no_confidence",
    Plot.SPOTLIGHT: "spotlight",
    Plot.CLOSE_EYE: "close_eye",
}


def _offer_on(
    state: "State", told: list[Told], plot: Plot, left: tuple[int, ...], peeked: tuple[int, ...] = ()
) -> Step:
    for index, seat in enumerate(left):
        if uses(state, plot, seat, peeked):
            return Step(replace(state, phase=Offering(plot, left[index:], peeked)), told)
    return go_on(state, told, _THEN[plot])


def _offer(state: "State", plot: Plot) -> "State":
    public = state.public
    owners = tuple(seat for seat in clockwise(public.leader, public.players) if plot in public.plots[seat])
    for index, seat in enumerate(owners):
        if uses(state, plot, seat, ()):
            return replace(state, phase=Offering(plot, owners[index:]))
    return state


@stage("strong_leader")
def offer_strong_leader(state: "State", told: list[Told]) -> "State":
    """P-04, P-17: at every change of leader, one per change, not to the new leader."""
    return _offer(state, Plot.STRONG_LEADER)


@stage("no_confidence")
def offer_no_confidence(state: "State", told: list[Told]) -> "State":
    """P-05."""
    return _offer(state, Plot.NO_CONFIDENCE)


@stage("spotlight")
def offer_spotlight(state: "State", told: list[Told]) -> "State":
    """P-11, P-18."""
    return _offer(state, Plot.SPOTLIGHT)


@stage("close_eye")
def offer_close_eye(state: "State", told: list[Told]) -> "State":
    """P-03, P-16: while the cards lie face down."""
    offering = _offer(state, Plot.CLOSE_EYE)
    if offering is not state and state.public.exposed is None:
        return tell_all(offering, told, CardsLaid(state.public.played))
    return offering
