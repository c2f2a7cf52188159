"""A cultist: hunts where one can be alone with somebody, harms where many could have done it, lies, and blends in."""

from collections.abc import Sequence
from typing import Any

from maskenball.games.cultists.bots.belief import Belief
from maskenball.games.cultists.bots.mind import Mind
from maskenball.games.cultists.box import Colour, Pulse, Task
from maskenball.games.cultists.events import FellowSeen, Gave, ISuspect, StartMurdered, Voted
from maskenball.games.cultists.flow import living
from maskenball.games.cultists.model import CallVote, CheckRoom, FillRoom, Give, Pass, SecureCorridor, WatchRoom
from maskenball.games.cultists.state import View
from maskenball.kernel import Action, Chance, Choice, Said

PREY = 1.0
"""What it is worth to meet somebody who can still be murdered."""
HEAT = 4.0
"""How much suspicion takes away the wish to hunt."""
LONE = 0.15
"""How much of that is left where nobody else could have done it."""
HARM = {Task.SABOTAGE: 0.3, Task.FAILURE: 0.25, Task.SUCCESS: 0.15}
"""What each card is worth in a room or corridor; no more than a little, as harm points at whoever was there."""
LEAST_CARDS = 3
"""How many route cards must still fit what one did, for an action off the own route."""


class Cultist(Mind):
    """`belief` is what somebody who knows nothing would believe: the mask to wear."""

    def __init__(self, view: View, belief: Belief, dice: Chance) -> None:
        super().__init__(view, belief, dice)
        self.fellows = {seat for note in view.notes if isinstance(note, FellowSeen) for seat in note.seats} | {self.me}
        dead = [seat for note in view.notes if isinstance(note, StartMurdered) for seat in note.seats]
        mine = [note.to for note in view.notes if isinstance(note, Gave) and note.card is Pulse.MURDERED]
        ghosts = [seat for seat, ghost in enumerate(view.public.ghosts) if ghost]
        self.victims = {*dead, *mine, *ghosts} - self.fellows
        self.armed = view.hand is not None and view.hand.murdered > 0
        needed = self.board.numbers[view.public.players].kills - len(self.victims)
        self.last = needed == 1
        """One more, and it can be presented in the same round."""

    def _prey(self, seats: Sequence[int]) -> list[int]:
        return [seat for seat in seats if seat not in self.victims and seat not in self.fellows]

    def encounter(self, others: Sequence[int]) -> float:
        prey = self._prey(others)
        if self.armed and prey:
            return PREY if self.last else max(PREY * self._cover(seat) for seat in prey) - HEAT * self._suspected()
        return 0.05 if self.armed else -0.1

    def _cover(self, seat: int) -> float:
        """How many others could have murdered this seat: with nobody else in question it points straight at oneself."""
        others = sum(bool(gifts[seat]) for by, gifts in enumerate(self.belief.gifts) if by not in self.fellows)
        return (others + LONE) / (others + 1)

    def _suspected(self) -> float:
        """How much more likely than by chance one seems to be a cultist."""
        public = self.public
        return self.guilt[self.me] - self.board.numbers[public.players].cultists / public.players

    def goal(self, place: str) -> float:
        public = self.public
        if self.on_route(place):
            return 0.5
        if place not in self.board.room_at:
            return 0.3
        others = [seat for seat in living(public, place) if seat != self.me]
        return 0.2 if others else 0.1

    def give(self, choice: Choice) -> Action:
        """Ermordet to whoever can still be murdered, Lebend to all others."""
        here = self._partners()

        def worth(give: Give) -> float:
            to = give.to if give.to is not None else here[0]
            prey = to not in self.victims and to not in self.fellows
            if give.card is Pulse.MURDERED:
                return 1.0 if prey else -1.0
            return 0.0

        action: Action = self.best(list(choice), worth)
        return action

    def _partners(self) -> list[int]:
        place = self.public.places[self.me]
        return [seat for seat in living(self.public, place) if seat != self.me] or [self.me]

    def act(self, actions: Sequence[Any]) -> Action:
        """Harm within what is plausible, else something harmless."""
        action: Action = self.best(actions, self._deed)
        return action

    def _deed(self, action: Any) -> float:
        place = self.public.places[self.me]
        risky = not isinstance(action, Pass) and not self._plausible(place)
        match action:
            case FillRoom(card=card):
                return HARM[card] - (1.5 if risky else 0.0)
            case CheckRoom() | WatchRoom():
                return 0.1 - (1.5 if risky else 0.0)
            case SecureCorridor(card=card):
                return HARM[card] * 0.7
            case CallVote():
                return -1.0
            case Pass():
                return 0.0 if self.on_route(place) else 0.2
            case _:
                return 0.5 * self.deed(action) - (1.5 if risky and place in self.board.room_at else 0.0)

    def _plausible(self, place: str) -> bool:
        """Whether an investigator with some route card could have done all that, this room action included."""
        if self.on_route(place) or place not in self.board.room_at:
            return True
        number, colour = self.public.round - 1, self.board.colours[place]
        fitting = [card for card in self.belief.cards[self.me] if colour in self.board.data.routes[card][number]]
        return len(fitting) >= LEAST_CARDS

    def call(self) -> float:
        return 0.0

    def suspect(self, seats: Sequence[int]) -> int | None:
        others = [seat for seat in seats if seat not in self.fellows]
        if not others:
            return None
        top = max(others, key=lambda seat: self.guilt[seat])
        return top if self.guilt[top] > 1 / self.public.players else None

    def pretended_route(self) -> tuple[Colour, ...]:
        """The truth, unless the own deeds and words belie it; then a card that fits them."""
        assert self.view.route is not None
        cards = sorted(self.belief.cards[self.me])
        card = self.view.route if self.view.route in cards or not cards else cards[0]
        return self.board.data.routes[card][self.public.round - 1]

    def name(self, talk: Sequence[Said[Any]]) -> int | None:
        """Who seemed to know too much: whoever suspected or voted for a cultist most often."""
        score = dict.fromkeys((seat for seat in range(self.public.players) if seat not in self.fellows), 0.0)
        for entry in self.public.history:
            if isinstance(entry, Voted):
                for seat, target in zip(entry.seats, entry.targets, strict=True):
                    if target in self.fellows and seat in score:
                        score[seat] += 1
        for said in talk:
            if isinstance(said.claim, ISuspect) and said.claim.seat in self.fellows and said.seat in score:
                score[said.seat] += 0.5
        return max(self.dice.shuffled(list(score)), key=lambda seat: score[seat])
