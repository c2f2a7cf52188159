"""The event of a round (K-30 to K-32, K-53): one out of the bag, carried out by all."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.cultists.box import Happening
from maskenball.games.cultists.decks import draw_unsafe_path
from maskenball.games.cultists.encounters import meet, walk
from maskenball.games.cultists.events import DoorUsed, EventDrawn, PortalChanged, PortalDeed, PowerSwitched, Stayed
from maskenball.games.cultists.flow import Stage, Teller, board_at, from_the_knife, go_on, living, stage
from maskenball.games.cultists.model import Stay, UseDoor
from maskenball.kernel import Ask, Chance, OneOf, Phase, Seat, Step

if TYPE_CHECKING:
    from maskenball.games.cultists.state import State


def draw_event(state: "State", tell: Teller) -> "State":
    """K-30: the knife holder draws, ghost or not."""
    public = state.public
    event, *bag = state.bag
    state = replace(state, bag=tuple(bag))
    state = tell.all(state, EventDrawn(public.knife, event), bag=public.bag - 1)
    order = from_the_knife(public)
    match event:
        case Happening.LIGHTNING if public.power:
            return _lightning(state, tell)
        case Happening.SECRET_DOORS:
            return go_on(state, tell, Stage.DOORS, order)
        case Happening.PORTAL if public.portal is None:
            opened = PortalChanged(PortalDeed.OPENED, public.target)
            state = tell.all(state, opened, portal=public.round)
        case Happening.WINDOW:
            state = draw_unsafe_path(state, tell)
    return go_on(state, tell, Stage.ACTING, order)


def _lightning(state: "State", tell: Teller) -> "State":
    """K-31, K-32: the power goes off; wherever three or more are, they have an encounter, all at the same moment."""
    state = tell.all(state, PowerSwitched(None), power=False)
    public = state.public
    crowds = [living(public, place) for place in dict.fromkeys(public.places)]
    groups = tuple(sorted(here for here in crowds if len(here) > 2))
    order = from_the_knife(public)
    if not groups:
        return go_on(state, tell, Stage.ACTING, order)
    return meet(state, tell, groups, None, (), Stage.ACTING, order)


class Sneaking(Phase, frozen=True):
    """K-31, K-32: one after another, whoever is in a room with a secret door may go through it."""

    hints = ("K-31", "K-32")

    left: tuple[Seat, ...]

    def ask(self, state: "State") -> Ask:
        seat = self.left[0]
        doors = board_at(state.public).doors[state.public.places[seat]]
        return Ask(must={seat: OneOf((Stay(), *(UseDoor(to) for to in doors)))})

    def advance(self, state: "State", moves: Mapping[int, Stay | UseDoor], dice: Chance) -> Step:
        seat, *left = self.left
        tell = Teller(dice)
        move = moves[seat]
        if isinstance(move, Stay):
            state = tell.all(state, Stayed(seat))
            return tell.step(go_on(state, tell, Stage.DOORS, tuple(left)))
        state = tell.all(state, DoorUsed(seat, move.to))
        return tell.step(walk(state, tell, seat, (move.to,), Stage.DOORS, tuple(left)))


@stage(Stage.DOORS)
def await_sneaking(state: "State", tell: Teller, left: tuple[int, ...]) -> "State":
    """K-32: only the living are asked, and only where there is a door."""
    public = state.public
    doors = board_at(public).doors
    for number, seat in enumerate(left):
        if not public.ghosts[seat] and doors[public.places[seat]]:
            return replace(state, phase=Sneaking(left[number:]))
    return go_on(state, tell, Stage.ACTING, from_the_knife(public))
