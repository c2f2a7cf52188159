"""An investigator: keeps away from suspects, gathers points on the route, checks who may be murdered, votes by odds."""

from collections.abc import Sequence
from typing import Any

from maskenball.games.cultists.bots.belief import Belief
from maskenball.games.cultists.bots.mind import FIND, LOOK, Mind
from maskenball.games.cultists.events import CultistsSeen
from maskenball.games.cultists.flow import living
from maskenball.games.cultists.state import View
from maskenball.kernel import Action, Chance

LIFE = 2.0
"""What it costs to be murdered."""
SURE = 0.75
"""How likely somebody has to be a cultist to be voted out."""
GREEDY = 0.85
"""How likely, to spend an action on calling the vote."""


HEEDS = 0.1
"""How much less sure one has to be if enough others accuse the same player."""
HINT = 0.05
"""How much sooner than others the seer follows those who accuse a cultist."""


class Investigator(Mind):
    """Honest to the bone. The seer keeps out of the way of cultists, but must not show how much is known."""

    def __init__(self, view: View, belief: Belief, dice: Chance) -> None:
        super().__init__(view, belief, dice)
        self.seen = [seat for note in view.notes if isinstance(note, CultistsSeen) for seat in note.seats]

    def encounter(self, others: Sequence[int]) -> float:
        danger = [float(seat in self.seen) if self.seen else self.guilt[seat] for seat in others]
        return -LIFE * self.belief.deadly * sum(danger) / len(others)

    def goal(self, place: str) -> float:
        public = self.public
        others = [seat for seat in living(public, place) if seat != self.me]
        worth = 0.0
        if self.on_route(place):
            worth = self.room(place)
        elif public.ghosts[self.me]:
            return 0.0
        elif place not in self.board.room_at:
            worth = 0.12
        if public.ghosts[self.me]:
            return worth
        if others:
            worth = max([worth, *(LOOK + FIND * self.belief.murdered(seat) for seat in others)])
        # In company nobody is murdered while the power is on.
        return worth + (0.1 if public.power and len(others) > 1 else 0.0)

    def act(self, actions: Sequence[Any]) -> Action:
        """The most useful action."""
        action: Action = self.best(actions, self.deed)
        return action

    def call(self) -> float:
        return 2.0 if self._top(living(self.public))[1] > GREEDY else 0.0

    def suspect(self, seats: Sequence[int]) -> int | None:
        seat, guilt = self._top(seats)
        voices = [by for by, other in self.belief.accused.items() if other == seat and by not in (self.me, seat)]
        heeded = len(voices) >= self.public.players // 2
        return seat if guilt > (SURE - HEEDS if heeded else SURE) else None

    def _top(self, seats: Sequence[int]) -> tuple[int | None, float]:
        others = [seat for seat in seats if seat != self.me and not self.public.ghosts[seat]]
        if not others:
            return None, 0.0
        # The seer hides in the crowd: never the first to point at a cultist.
        named = {other for by, other in self.belief.accused.items() if by != self.me}
        guilt = [self.guilt[seat] + HINT * (seat in self.seen and seat in named) for seat in others]
        most = max(guilt)
        return others[guilt.index(most)], most
