"""Encounters (K-23 to K-29): pulse cards change hands face down, and nobody looks at what was received."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.cultists.box import Place, Pulse
from maskenball.games.cultists.events import Gave, Met, PulseGiven
from maskenball.games.cultists.flow import Stage, Teller, go_on, living
from maskenball.games.cultists.model import Encounters, Give, PulseCard
from maskenball.kernel import Ask, Chance, Choice, OneOf, Phase, Seat, Step, Who, cached, put

if TYPE_CHECKING:
    from maskenball.games.cultists.state import Public, State


def encounter(public: "Public", seat: int) -> tuple[int, ...]:
    """K-23, K-24, K-27: who has an encounter when this player has entered a place; nobody if there is none."""
    if public.ghosts[seat]:
        return ()
    here = living(public, public.places[seat])
    return here if len(here) == 2 or (len(here) > 2 and not public.power) else ()


def walk(state: "State", tell: Teller, seat: int, path: tuple[str, ...], at: Stage, left: tuple[int, ...]) -> "State":
    """Go on along a path to the next encounter, or to its end (K-23, K-24, K-28, K-29)."""
    for number, place in enumerate(path, 1):
        public = state.public
        state = replace(state, public=replace(public, places=put(public.places, seat, place)))
        rest = path[number:]
        if not rest or public.options.encounters is Encounters.EACH_STEP:
            here = encounter(state.public, seat)
            if here:
                return meet(state, tell, (here,), seat, rest, at, left)
    return go_on(state, tell, at, left)


def meet(
    state: "State",
    tell: Teller,
    groups: tuple[tuple[int, ...], ...],
    walker: int | None,
    rest: tuple[str, ...],
    at: Stage,
    left: tuple[int, ...],
) -> "State":
    """Encounters at the same moment; afterwards the walker goes on with the rest of the path."""
    for here in groups:
        state = tell.all(state, Met(state.public.places[here[0]], here))
    hands = state.public.pulse_hands
    if any(hands[seat] for here in groups for seat in here):
        return replace(state, phase=Meeting(groups, walker, rest, at, left))
    return _part(state, tell, walker, rest, at, left)


def _part(
    state: "State", tell: Teller, walker: int | None, rest: tuple[str, ...], at: Stage, left: tuple[int, ...]
) -> "State":
    if walker is None:
        return go_on(state, tell, at, left)
    return walk(state, tell, walker, rest, at, left)


@cached
def _gifts(kinds: tuple[Pulse, ...], others: tuple[int, ...]) -> OneOf[Give]:
    """With one other there is nobody to choose."""
    to = others if len(others) > 1 else (None,)
    return OneOf(tuple(Give(kind, seat) for kind in kinds for seat in to))


class Meeting(Phase, frozen=True):
    """K-25: each gives one pulse card to the other, or among more than two to one of them.

    Of two only a cultist has something to think over, so nobody is told who is awaited; among more all have.
    """

    hints = ("K-25", "K-26", "K-27")

    groups: tuple[tuple[Seat, ...], ...]
    walker: Seat | None
    rest: tuple[Place, ...]
    at: Stage
    left: tuple[Seat, ...]

    def ask(self, state: "State") -> Ask:
        must: dict[Who, Choice] = {}
        for here in self.groups:
            for seat in here:
                hand = state.hands[seat]
                if hand.pulse:
                    must[seat] = _gifts(hand.pulses(), tuple([other for other in here if other != seat]))
        return Ask(must=must, hush=all(len(here) == 2 for here in self.groups))

    def advance(self, state: "State", moves: Mapping[int, Give], dice: Chance) -> Step:
        tell = Teller(dice)
        for here in self.groups:
            for seat in here:
                if seat in moves:
                    to = moves[seat].to
                    if to is None:
                        to = here[1] if seat == here[0] else here[0]
                    state = _give(state, tell, seat, to, moves[seat].card)
        return tell.step(_part(state, tell, self.walker, self.rest, self.at, self.left))


def _give(state: "State", tell: Teller, seat: int, to: int, card: Pulse) -> "State":
    """K-25, K-26: the card goes face down into the other's pulse deck."""
    public, hand = state.public, state.hands[seat]
    left = replace(hand, alive=hand.alive - 1) if card is Pulse.ALIVE else replace(hand, murdered=hand.murdered - 1)
    state = replace(
        state,
        hands=put(state.hands, seat, left),
        pulses=put(state.pulses, to, (*state.pulses[to], PulseCard(card, seat))),
    )
    state = tell.all(
        state,
        PulseGiven(seat, to),
        pulse_hands=put(public.pulse_hands, seat, public.pulse_hands[seat] - 1),
        pulse_decks=put(public.pulse_decks, to, public.pulse_decks[to] + 1),
    )
    return tell.one(state, seat, Gave(card, to))
