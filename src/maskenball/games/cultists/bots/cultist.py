"""A cultist: blends in, strikes where others could have done it or when it wins, harms where many put cards, lies."""

from collections.abc import Sequence
from typing import Any

from maskenball.games.cultists.bots.belief import Belief
from maskenball.games.cultists.bots.mind import Mind
from maskenball.games.cultists.box import ROUNDS, Colour, Pulse, Task
from maskenball.games.cultists.events import FellowSeen, Gave, ISuspect, StartMurdered, Voted
from maskenball.games.cultists.flow import living
from maskenball.games.cultists.model import (
    CallVote,
    CheckRoom,
    CheckStatus,
    ClosePortal,
    DriveOff,
    FightCultist,
    FillRoom,
    Give,
    Pass,
    RestartPower,
    SecureCorridor,
    WatchPlayer,
    WatchRoom,
)
from maskenball.games.cultists.state import View
from maskenball.kernel import Action, Chance, Choice, Said

WIN = 2.0
"""What it is worth to murder the last one who is needed."""
PATIENCE = 4.0
"""How much it minds, at the beginning, that a murder may be laid at its own door."""
HEAT = 2.0
"""How much suspicion takes away the wish to strike."""
MEETING = -0.05
"""What it is worth to meet somebody who is to live: honest players avoid it, too."""
BORN = 2.0
"""How much the chance that somebody was dead from the start counts as cover."""
DOOMED = 0.6
"""How likely a cultist a fellow has to seem to be given up, by word and vote."""
SCAPEGOAT = 0.5
"""How likely a cultist somebody innocent has to seem to be worth a vote."""
HARM = {Task.SABOTAGE: 0.45, Task.FAILURE: 0.4, Task.SUCCESS: 0.1}
"""What each card is worth in a room or corridor, before it is asked whom it points at."""
BLAME = 0.8
"""How much it minds that harm points at those who put cards there."""
OFF_ROUTE = 1.5
"""What it costs to do what no honest player could have done there."""
LEAST_CARDS = 3
"""How many route cards must still fit what one did, for an action off the own route."""
USELESS = (ClosePortal, FightCultist, DriveOff, RestartPower)
"""What only helps the investigators."""


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
        numbers = self.board.numbers[view.public.players]
        self.last = numbers.cultists == 1 and numbers.kills - len(self.victims) == 1
        """One more, and it can be presented in the same round."""

    # Murder

    def strike(self, seat: int) -> float:
        """What it is worth to murder somebody now: the more could have done it and the less time is left, the more."""
        if not self.armed or seat in self.victims or seat in self.fellows:
            return -1.0
        if self.last:
            return WIN
        others = [by for by in self.belief.murderers(seat) if by != self.me]
        born = 0.0 if seat in self.belief.lived else BORN * self.belief.born_dead
        share = 1 / (1 + len(others) + born)
        patience = PATIENCE * (ROUNDS - self.public.round) / ROUNDS
        return (1 - share) - patience * share - HEAT * max(0.0, self.suspected)

    def encounter(self, others: Sequence[int]) -> float:
        return max(MEETING, *(self.strike(seat) for seat in others))

    def give(self, choice: Choice) -> Action:
        """Ermordet where that pays, else Lebend."""
        place = self.public.places[self.me]
        here = [seat for seat in living(self.public, place) if seat != self.me] or [self.me]

        def worth(give: Give) -> float:
            to = give.to if give.to is not None else here[0]
            return self.strike(to) if give.card is Pulse.MURDERED else 0.0

        action: Action = self.best(list(choice), worth)
        return action

    # Where to go, what to do

    def goal(self, place: str) -> float:
        public = self.public
        company = 0.05 if any(seat != self.me for seat in living(public, place)) else 0.0
        if place not in self.board.room_at:
            return 0.15 + company
        return (0.4 if self.on_route(place) else 0.25 if self.plausible(place) else 0.1) + company

    def act(self, actions: Sequence[Any]) -> Action:
        """Harm within what is plausible, else something harmless."""
        action: Action = self.best(actions, self.deed)
        return action

    def deed(self, action: Any) -> float:
        """What an action is worth to a cultist. Whom somebody checks, no route forbids."""
        place = self.public.places[self.me]
        match action:
            case Pass():
                return 0.0 if self.on_route(place) else 0.1
            case CheckStatus(seat=seat):
                return self.check(seat)
            case SecureCorridor(card=card):
                return HARM[card] / 2
            case FightCultist() | DriveOff():
                return -0.1
        return self._room_deed(action, place) - (0.0 if self.plausible(place) else OFF_ROUTE)

    def _room_deed(self, action: Any, place: str) -> float:
        worth = 0.0
        match action:
            case FillRoom(card=card):
                others = self.public.room_decks[self.board.room_at[place]]
                blame = 0.0 if card is Task.SUCCESS else BLAME / (1 + others) + max(0.0, self.suspected)
                worth = HARM[card] - blame
            case CheckRoom():
                worth = 0.1 - 0.3 * self.belief.worth(place)
            case WatchRoom(room=room):
                worth = 0.1 - 0.3 * self.belief.worth(room)
            case WatchPlayer(seat=seat):
                worth = self.check(seat)
            case CallVote():
                worth = self.call()
            case _ if isinstance(action, USELESS):
                worth = -0.2
        return worth

    def check(self, seat: int) -> float:
        """A check costs a turn and harms nobody; a body that somebody else will be blamed for is worth finding."""
        return 0.6 if self.reveals(seat) else 0.05 if seat in self.victims else 0.15

    def reveals(self, seat: int) -> bool:
        """Whether to tell that somebody is murdered: where the blame falls on somebody innocent."""
        murderers = self.belief.murderers(seat)
        return seat in self.victims and bool(murderers) and not self.fellows.intersection(murderers)

    def plausible(self, place: str) -> bool:
        """Whether an investigator with some route card could have done all that, a room action here included."""
        if self.on_route(place) or place not in self.board.room_at:
            return True
        number, colour = self.public.round - 1, self.board.colours[place]
        fitting = [card for card in self.belief.cards[self.me] if colour in self.board.data.routes[card][number]]
        return len(fitting) >= LEAST_CARDS

    # Words and votes

    def call(self) -> float:
        """A vote is worth calling if somebody innocent would be voted out."""
        seat = self.suspect(living(self.public))
        innocent = seat is not None and seat not in self.fellows
        return 1.0 if innocent and seat is not None and self.guilt[seat] > SCAPEGOAT else -0.5

    def suspect(self, seats: Sequence[int]) -> int | None:
        """Whoever seems guilty and is not; a fellow who is lost anyway is given up, for the sake of the mask."""
        lost = [seat for seat in seats if seat in self.fellows and seat != self.me and self.guilt[seat] > DOOMED]
        others = lost or [seat for seat in seats if seat not in self.fellows]
        if not others:
            return None
        top = max(others, key=lambda seat: self.guilt[seat])
        return top if self.guilt[top] > 1 / self.public.players else None

    def has_to_explain(self) -> bool:
        """Whoever was off the own route has something to explain, before anybody asks."""
        turns = self.public.turns
        did = bool(turns) and turns[-1].seat == self.me and turns[-1].did == "room"
        return did and (self.view.route not in self.belief.done[self.me] or super().has_to_explain())

    def pretended_route(self) -> tuple[Colour, ...]:
        """The truth, unless the own deeds and words belie it; then a card that fits them and nobody else claims."""
        assert self.view.route is not None
        cards = sorted(self.belief.cards[self.me])
        free = [card for card in cards if not any({card} == other for other in self.belief.cards)]
        fitting = free or cards
        card = self.view.route if self.view.route in cards or not fitting else fitting[0]
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
