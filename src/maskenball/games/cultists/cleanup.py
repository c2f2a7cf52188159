"""Clean-up (K-53, K-60, K-61): portal, marker V, the cultist's presentation, the next round."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.cultists.box import ROUNDS
from maskenball.games.cultists.ending import cultists_present, enough_murders, time_is_up
from maskenball.games.cultists.events import CleanedUp, PortalChanged, PortalDeed, RoundBegan
from maskenball.games.cultists.flow import Stage, Teller, cultists, from_the_knife, go_on
from maskenball.games.cultists.model import GoOn, Present
from maskenball.kernel import CLOCK, Ask, Bell, Chance, Choice, OneOf, Phase, Slot, Step, Who

if TYPE_CHECKING:
    from maskenball.games.cultists.state import State

PORTAL_ROUNDS = 3
CLEANING_UP = Slot("clean_up", 10)
GO_ON = OneOf((GoOn(),))
GO_ON_OR_PRESENT = OneOf((GoOn(), Present()))


def clean_up(state: "State", tell: Teller) -> "State":
    """K-53, K-60, K-61: the portal's deadline comes first; a single use lapses; V is turned up."""
    public = replace(state.public, votable=True, portal_user=None)
    state = replace(state, public=public, phase=CleaningUp())
    if public.portal is not None and public.round == public.portal + PORTAL_ROUNDS - 1:
        target = public.target + 1
        state = tell.all(state, PortalChanged(PortalDeed.LAPSED, target), portal=None, target=target)
    return state


class CleaningUp(Phase, frozen=True):
    """K-61: all are asked to go on; only a single cultist who may present has a second answer (K-04, K-07)."""

    hints = ("K-04", "K-60", "K-61")

    def ask(self, state: "State") -> Ask:
        must: dict[Who, Choice] = dict.fromkeys(range(state.public.players), GO_ON)
        known = cultists(state)
        if len(known) == 1 and enough_murders(state):
            must[known[0]] = GO_ON_OR_PRESENT
        bell = Bell(CLEANING_UP.name, CLEANING_UP.seconds)
        return Ask(must={**must, CLOCK: CLEANING_UP}, bell=bell, hush=True)

    def advance(self, state: "State", moves: Mapping[int, GoOn | Present], dice: Chance) -> Step:
        tell = Teller(dice)
        if any(isinstance(move, Present) for move in moves.values()):
            return tell.step(cultists_present(state, tell))
        if len(cultists(state)) > 1 and enough_murders(state):
            state = replace(state, met=True)
        public = state.public
        state = tell.all(state, CleanedUp(public.round))
        if public.round == ROUNDS:
            return tell.step(time_is_up(state, tell))
        number, knife = public.round + 1, (public.knife + 1) % public.players
        state = tell.all(state, RoundBegan(number, knife), round=number, knife=knife)
        return tell.step(go_on(state, tell, Stage.MOVING, from_the_knife(state.public)))
