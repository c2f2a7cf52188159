"""What all heuristic players of Among Cultists share: where a path leads, and what there is to do at a place."""

from collections.abc import Iterator, Sequence
from typing import Any

from maskenball.games.cultists.acting import Acting, checkable
from maskenball.games.cultists.bots.belief import Belief
from maskenball.games.cultists.box import ROUNDS, Colour
from maskenball.games.cultists.events import IAm, ISuspect, ITrust, Murderer, MyRoute
from maskenball.games.cultists.flow import board_at, living
from maskenball.games.cultists.model import (
    CallVote,
    CheckRoom,
    CheckStatus,
    ClosePortal,
    DriveOff,
    Encounters,
    FightCultist,
    FillRoom,
    Move,
    Point,
    RestartPower,
    SecureCorridor,
    Side,
    UseDoor,
    WatchPlayer,
    WatchRoom,
)
from maskenball.games.cultists.movement import Paths, walks
from maskenball.games.cultists.state import View
from maskenball.kernel import Action, Chance, Choice, Claim

SUCCESS = 0.62
"""What a success in a room is worth while there is time to draw it."""
TIME = 6
"""Rounds after which a card that is put into a room will have been drawn."""

LOOK, FIND = 0.1, 1.4
"""What it is worth to check somebody, and more to find somebody murdered."""

SPEAKS = 0.6
"""How likely somebody has to be a cultist to be accused aloud."""
WARY = 0.1
"""How much more likely than by chance one has to seem a cultist to explain what one does."""
PLAIN: dict[type[Action], float] = {SecureCorridor: 0.12, FightCultist: 0.4, DriveOff: 0.2, RestartPower: 0.55}


class Mind:
    """One seat, thinking about its view."""

    def __init__(self, view: View, belief: Belief, dice: Chance) -> None:
        assert view.seat is not None
        self.view, self.belief, self.dice = view, belief, dice
        self.me = view.seat
        self.public = view.public
        self.board = board_at(view.public)
        self.guilt = self.mask = belief.guilt()
        """How likely each seat is a cultist, for oneself and for somebody who knows nothing."""

    # Movement

    def move(self, choice: Choice) -> Action:
        """The best path, or for a ghost the best goal."""
        if not isinstance(choice, Paths):
            goal: Action = self.best(list(choice), lambda move: self.goal(move.path[-1]))
            return goal
        goals = {place: self.goal(place) for place in self.board.places}
        meets = {place: self.meeting(place) for place in self.board.places}
        each_step = self.public.options.encounters is Encounters.EACH_STEP

        def worth(move: Move) -> float:
            entered = move.path if each_step else move.path[-1:]
            return goals[move.path[-1]] + sum([meets[place] for place in entered])

        best: Action = self.best([Move(path) for path in walks(choice)], worth)
        return best

    def meeting(self, place: str) -> float:
        """What it is worth to enter a place, for whom one meets there."""
        others = [seat for seat in living(self.public, place) if seat != self.me]
        if not others or self.public.ghosts[self.me] or (self.public.power and len(others) > 1):
            return 0.0
        return self.encounter(others)

    def encounter(self, others: Sequence[int]) -> float:
        """What meeting these is worth."""
        raise NotImplementedError

    def goal(self, place: str) -> float:
        """What it is worth to end a move here."""
        raise NotImplementedError

    # Actions

    def on_route(self, place: str) -> bool:
        """Whether the own route allows room actions here in this round."""
        view = self.view
        return (
            place in self.board.room_at
            and view.route is not None
            and self.board.on_route(view.route, self.public.round, place)
        )

    def fill(self, room: str) -> float:
        """What a success in this room's deck is worth."""
        public = self.public
        worth = SUCCESS * min(1.0, (ROUNDS - public.round) / TIME)
        at = self.board.room_at[room]
        if not public.active[at]:
            worth += 0.2 if public.room_decks[at] == 2 else -0.05
        elif public.room_decks[at] > 3:
            worth -= 0.2
        return worth

    def deed(self, action: Any) -> float:
        """What an action is worth to an honest player."""
        public, belief = self.public, self.belief
        worth = PLAIN.get(type(action), 0.0)
        match action:
            case FillRoom():
                worth = self.fill(public.places[self.me])
            case CheckRoom():
                worth = belief.worth(public.places[self.me])
            case WatchRoom(room=room):
                worth = belief.worth(room)
            case CheckStatus(seat=seat) | WatchPlayer(seat=seat):
                worth = LOOK + FIND * belief.murdered(seat)
            case ClosePortal():
                worth = self.close()
            case CallVote():
                worth = self.call()
        return worth

    def close(self) -> float:
        """What it is worth to push against the portal: more, if that closes it."""
        return 0.9 if self.public.portal_user is not None else 0.5

    def call(self) -> float:
        """What it is worth to call a vote."""
        raise NotImplementedError

    def room(self, place: str) -> float:
        """The best that an honest player could do in this room, were it on the route."""
        public, board = self.public, self.board
        if place in public.markers:
            return 0.4
        rooms = checkable(public)
        worth = self.fill(place) if public.task_hands[self.me] else 0.0
        if place in rooms:
            worth = max(worth, self.belief.worth(place))
        if public.ghosts[self.me]:
            return worth
        if place == board.red:
            worth = max([worth, *(self.belief.worth(room) for room in rooms)]) if public.power else 0.55
        if place == board.green and public.portal is not None:
            worth = max(worth, self.close())
        if place == board.white and public.votable:
            worth = max(worth, self.call())
        return worth

    # Encounters, doors, votes, talk

    def give(self, choice: Choice) -> Action:
        """Among several, a card to whoever seems harmless."""
        action: Action = self.best(list(choice), lambda give: 0.0 if give.to is None else -self.guilt[give.to])
        return action

    def sneak(self, choice: Choice) -> Action:
        """Through a secret door, if that is better than to stay."""

        def worth(action: Any) -> float:
            if isinstance(action, UseDoor):
                return self.goal(action.to) + self.meeting(action.to)
            return self.goal(self.public.places[self.me])

        action: Action = self.best(list(choice), worth)
        return action

    def claims(self) -> Iterator[Claim]:
        """What to say, if it is worth a word: an answer when accused, whom the odds accuse, who is accused wrongly."""
        accusers = [by for by, other in self.belief.accused.items() if other == self.me and by != self.me]
        if accusers:
            yield IAm(Side.INVESTIGATORS)
            if isinstance(self.view.phase, Acting):
                yield MyRoute(self.pretended_route())
        suspect = self.suspect(living(self.public))
        if suspect is not None and suspect != self.me and self.guilt[suspect] > SPEAKS:
            yield ISuspect(suspect)
            victim = self.belief.last_found
            if victim is not None and suspect in self.belief.murderers(victim):
                yield Murderer(suspect, victim)
        yield from (ITrust(seat) for seat in self.defended())
        if self.has_to_explain():
            yield MyRoute(self.pretended_route())

    def defended(self) -> list[int]:
        """Who is accused, by others, though it is unlikely."""
        fair = self.board.numbers[self.public.players].cultists / self.public.players
        accused = {other for by, other in self.belief.accused.items() if self.me not in (by, other)}
        return [seat for seat in sorted(accused) if self.guilt[seat] < fair / 2]

    def has_to_explain(self) -> bool:
        """Whether what one has just done in a room may be asked about: one seems more likely a cultist than others."""
        turns = self.public.turns
        did = bool(turns) and turns[-1].seat == self.me and turns[-1].did == "room"
        return did and self.suspected > WARY

    @property
    def suspected(self) -> float:
        """How much more likely than by chance one seems to be a cultist to somebody who knows nothing."""
        public = self.public
        return self.mask[self.me] - self.board.numbers[public.players].cultists / public.players

    def pretended_route(self) -> tuple[Colour, ...]:
        """The colours of the own route in this round."""
        assert self.view.route is not None
        return self.board.data.routes[self.view.route][self.public.round - 1]

    def vote(self, choice: Choice) -> Action:
        """Whom to point at."""
        options = [action.seat for action in choice if isinstance(action, Point)]
        return Point(self.suspect([seat for seat in options if seat is not None and seat != self.me]))

    def suspect(self, seats: Sequence[int]) -> int | None:
        """Whom to vote out, if anybody."""
        raise NotImplementedError

    def best(self, actions: Sequence[Any], worth: Any) -> Any:
        """The action worth most, by chance among equals."""
        return max(self.dice.shuffled(list(actions)), key=worth)
