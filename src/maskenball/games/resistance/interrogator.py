"""Module 2, the Interrogator (V-01 to V-06)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.resistance.flow import go_on, stage
from maskenball.games.resistance.model import Interrogate, Occasion
from maskenball.games.resistance.plots import look
from maskenball.kernel import Ask, Chance, OneOf, Phase, Seat, Step, Told

if TYPE_CHECKING:
    from maskenball.games.resistance.state import State

AFTER_MISSIONS = range(2, 5)


class Interrogating(Phase, frozen=True):
    """V-02, V-03: the holder of the token looks at somebody who has never held it, and hands it over."""

    hints = ("V-02", "V-03")

    by: Seat

    def ask(self, state: "State") -> Ask:
        public = state.public
        seats = (seat for seat in range(public.players) if seat not in public.interrogators)
        return Ask(must={self.by: OneOf(tuple(Interrogate(seat) for seat in seats))})

    def advance(self, state: "State", moves: Mapping[int, Interrogate], dice: Chance) -> Step:
        seat = moves[self.by].seat
        told: list[Told] = []
        state = look(state, told, self.by, seat, Occasion.INTERROGATION)
        public = state.public
        state = replace(state, public=replace(public, interrogators=(*public.interrogators, seat)))
        return go_on(state, told, "interrogation")


@stage("interrogation")
def demand_interrogation(state: "State", told: list[Told]) -> "State":
    """V-02, V-04: after missions 2, 3 and 4."""
    public = state.public
    if public.played not in AFTER_MISSIONS:
        return state
    return replace(state, phase=Interrogating(public.interrogators[-1]))
