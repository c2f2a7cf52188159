"""Check status (K-36, K-37, K-40): look, announcement, card, token and window, ghost, vote."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.cultists.box import Pulse
from maskenball.games.cultists.decks import add_from_pile
from maskenball.games.cultists.ending import become_ghost, is_murdered
from maskenball.games.cultists.events import Announced, Looked, StatusChecked
from maskenball.games.cultists.flow import Stage, Teller, go_on
from maskenball.games.cultists.model import Announce, PulseCard, Role
from maskenball.games.cultists.votes import start_vote
from maskenball.kernel import CLOCK, Ask, Bell, Chance, OneOf, Phase, Seat, Slot, Step

if TYPE_CHECKING:
    from maskenball.games.cultists.state import State

ANNOUNCING = Slot("announcement", 15)
"""A fixed stretch of time: how long somebody thinks must not tell whether there was a choice."""

LIVES = OneOf((Announce(murdered=False),))
MURDERED = OneOf((Announce(murdered=True),))
MURDERED_OR_LIE = OneOf((Announce(murdered=True), Announce(murdered=False)))


def look(state: "State", tell: Teller, by: int, seat: int, camera: bool, left: tuple[int, ...]) -> "State":
    """K-36: the checker alone sees how many cards of each kind there are, not their order or giver."""
    state = tell.all(state, StatusChecked(by, seat, camera))
    state = tell.one(state, by, looked(seat, state.pulses[seat]))
    return replace(state, phase=Announcing(by, seat, left))


def looked(seat: int, deck: Sequence[PulseCard]) -> Looked:
    """What a look into this deck shows."""
    murdered = sum([card.kind is Pulse.MURDERED for card in deck])
    return Looked(seat, len(deck) - murdered, murdered)


class Announcing(Phase, frozen=True):
    """K-36: every checker is asked; an investigator has one answer, and a cultist may lie that the target lives."""

    hints = ("K-36", "K-37", "K-40")

    by: Seat
    seat: Seat
    left: tuple[Seat, ...]

    def ask(self, state: "State") -> Ask:
        choice = LIVES
        if is_murdered(state.pulses[self.seat]):
            choice = MURDERED_OR_LIE if state.roles[self.by] is Role.CULTIST else MURDERED
        bell = Bell(ANNOUNCING.name, ANNOUNCING.seconds, turn=self.by)
        return Ask(must={self.by: choice, CLOCK: ANNOUNCING}, bell=bell, hush=True)

    def advance(self, state: "State", moves: Mapping[int, Announce], dice: Chance) -> Step:
        tell = Teller(dice)
        murdered = moves[self.by].murdered
        state = tell.all(state, Announced(self.by, self.seat, murdered))
        state = add_from_pile(state, tell, state.public.places[self.seat])
        if not murdered:
            return tell.step(go_on(state, tell, Stage.ACTING, self.left))
        state = become_ghost(state, tell, self.seat, voted=False)
        return tell.step(start_vote(state, called=False, left=self.left) if state.phase is self else state)
