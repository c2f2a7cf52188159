"""What a bot believes: who may be a cultist and who may be murdered, out of what its seat has Seen and nothing else.

Every possible set of cultists is weighed by what was seen: whom its members gave pulse cards before somebody was
found murdered or alive, what came up out of decks they had put cards into, whether their actions fit a route; and,
with doubt, by what was said: whether the routes they speak of fit what they do, and whom they accuse.
"""

from itertools import combinations

from maskenball.games.cultists.acting import Turn
from maskenball.games.cultists.bots.cards import Harm, harms
from maskenball.games.cultists.box import Task
from maskenball.games.cultists.events import (
    Announced,
    BecameGhost,
    CorridorSecured,
    DoorUsed,
    EventDrawn,
    ISuspect,
    ITrust,
    Met,
    Moved,
    Murderer,
    MyRoute,
    PathsDrawn,
    PileCardLaid,
    PulseGiven,
    RoomChecked,
    RoomFilled,
    RoundBegan,
)
from maskenball.games.cultists.flow import board_at
from maskenball.games.cultists.state import View
from maskenball.kernel import AnySeen, Claim, Handlers, on

HUNTS = 1.15
"""How much more often a cultist walks into somebody who is alone."""
SLOPPY = 0.3
"""How likely a cultist does not keep to the own route."""
SLIP = 0.01
"""How likely an investigator speaks of a wrong route."""
ACCUSES = 1.05
"""How much more often an investigator accuses a cultist than somebody else; a cultist never accuses a fellow."""
TRUSTS = 0.9
"""How much less often an investigator trusts a cultist aloud."""
REVEALS = 0.3
"""How often a cultist tells of somebody murdered."""
EVIDENCE = (Met, Announced, BecameGhost, RoomChecked, PathsDrawn)
BOX, PILE = -1, -2
"""Sources of task cards that are no seats."""


class Belief(Handlers):
    """Sums over all sets of cultists; it reads on where it stopped."""

    def __init__(self, view: View, me: int | None) -> None:
        self.public = public = view.public
        self.board = board_at(public)
        numbers = self.board.numbers[public.players]
        seats = [seat for seat in range(public.players) if seat != me]
        self.sets = list(combinations(seats, numbers.cultists))
        self.weights = [1 / len(self.sets)] * len(self.sets)
        pool = numbers.starts_alive + numbers.starts_murdered
        self.born_dead = numbers.starts_murdered / pool
        self.deadly = numbers.cultist.murdered / numbers.cultist.pulse
        """How likely a cultist's pulse card is Ermordet, as far as the hand tells."""
        self.harm, self.sabotage = harms(self.board.data, numbers)
        self.gifts = [[0] * public.players for _ in range(public.players)]
        """gifts[by][to]"""
        self.cleared: list[dict[int, tuple[int, ...]]] = [{} for _ in self.sets]
        """For each set, whom a check has shown to live, and the gifts that seat had got by then."""
        self.lived: dict[int, tuple[int, ...]] = {}
        """The same as everybody was told."""
        each = numbers.room_cards
        self.decks: dict[str, dict[int, float]] = {room: {BOX: float(each)} for room in self.board.rooms}
        self.paths: dict[int, float] = {BOX: float(len(self.board.data.paths.cards()))}
        cards = set(range(len(self.board.data.routes)))
        if me is not None and view.route is not None:
            cards.discard(view.route)
        self.cards = [cards.copy() for _ in range(public.players)]
        """The route cards that fit what each seat did and said as an investigator."""
        self.done = [cards.copy() for _ in range(public.players)]
        """The same by deeds alone, in which nobody can slip."""
        self.accused: dict[int, int] = {}
        """Whom each seat suspects, by its last word."""
        self.walker: int | None = None
        """Who is on the way."""
        self.last_found: int | None = None
        """Who was found murdered last."""
        self.read = self.read_turns = self.heard = self.rounds = self.events = 0

    def learn(self, seen: AnySeen) -> None:
        """Read and hear what is new."""
        view: View = seen.view
        self.public = view.public
        for entry in view.public.history[self.read :]:
            self.handle(entry)
            if isinstance(entry, EVIDENCE):
                self._even_out()
        self.read = len(view.public.history)
        for turn in view.public.turns[self.read_turns :]:
            self._follow(turn)
        self.read_turns = len(view.public.turns)
        for at, said in enumerate(seen.talk[self.heard :], self.heard):
            if said.claim is not None:
                self._count_rounds(seen, said.number - at)
                self._hear(said.seat, said.claim)
        self.heard = len(seen.talk)

    def _count_rounds(self, seen: AnySeen, events: int) -> None:
        """In which round something was said after so many events."""
        self.rounds += sum([isinstance(event, RoundBegan) for event in seen.events[self.events : events]])
        self.events = events

    def _hear(self, seat: int, claim: Claim) -> None:
        match claim:
            case MyRoute(colours):
                routes = self.board.data.routes
                fits = {card for card in self.cards[seat] if {*routes[card][self.rounds - 1]} == {*colours}}
                self._narrow(seat, fits, SLIP)
            case ISuspect(seat=other) | Murderer(by=other) if self.accused.get(seat) != other != seat:
                self.accused[seat] = other
                for index, one in enumerate(self.sets):
                    if other in one:
                        self.weights[index] *= 0.5 if seat in one else ACCUSES
                self._even_out()
            case ITrust(seat=other) if other != seat:
                for index, one in enumerate(self.sets):
                    if other in one and seat not in one:
                        self.weights[index] *= TRUSTS
                self._even_out()

    @on(Moved, DoorUsed)
    def _walk(self, entry: Moved | DoorUsed) -> None:
        self.walker = entry.seat

    @on(EventDrawn)
    def _stand(self, _: EventDrawn) -> None:
        self.walker = None

    @on(Met)
    def _meet(self, entry: Met) -> None:
        if self.walker in entry.seats:
            for index, one in enumerate(self.sets):
                if self.walker in one:
                    self.weights[index] *= HUNTS

    @on(PulseGiven)
    def _give(self, entry: PulseGiven) -> None:
        self.gifts[entry.by][entry.to] += 1

    @on(RoomFilled, CorridorSecured)
    def _fill(self, entry: RoomFilled | CorridorSecured) -> None:
        self._put(self.decks[entry.place] if isinstance(entry, RoomFilled) else self.paths, entry.by)

    @on(PileCardLaid)
    def _lay(self, entry: PileCardLaid) -> None:
        self._put(self.decks.get(entry.place, self.paths), PILE)

    @on(RoomChecked)
    def _check_room(self, entry: RoomChecked) -> None:
        deck = self.decks[entry.place]
        self._weigh_draw(deck, entry.card)
        size = sum(deck.values())
        for source in deck:
            deck[source] *= (size - 1) / size

    @on(PathsDrawn)
    def _draw_path(self, entry: PathsDrawn) -> None:
        self._weigh_draw(self.paths, entry.card)

    @on(BecameGhost)
    def _weigh_ghost(self, entry: BecameGhost) -> None:
        """With the last cultist the game would have ended."""
        ghosts = {other for other, ghost in enumerate(self.public.ghosts) if ghost} | {entry.seat}
        for index, one in enumerate(self.sets):
            if ghosts.issuperset(one):
                self.weights[index] = 0.0

    @staticmethod
    def _put(deck: dict[int, float], source: int) -> None:
        deck[source] = deck.get(source, 0.0) + 1

    def alive(self, index: int, seat: int) -> float:
        """How likely somebody lives if these are the cultists."""
        one = self.sets[index]
        if seat in one and len(one) == 1:
            return 1.0
        before = self.cleared[index].get(seat)
        count = sum([self.gifts[by][seat] for by in one if by != seat])
        if before is not None:
            return float((1 - self.deadly) ** (count - sum([before[by] for by in one if by != seat])))
        born = 1.0 if seat in one else 1 - self.born_dead
        return float(born * (1 - self.deadly) ** count)

    @on(Announced)
    def _weigh_check(self, entry: Announced) -> None:
        by, seat, murdered = entry.by, entry.seat, entry.murdered
        if murdered:
            self.last_found = seat
        so_far = tuple([gifts[seat] for gifts in self.gifts])
        if not murdered:
            self.lived[seat] = so_far
        for index, one in enumerate(self.sets):
            alive = self.alive(index, seat)
            if by in one:
                self.weights[index] *= REVEALS * (1 - alive) if murdered else 1.0
                continue
            self.weights[index] *= (1 - alive) if murdered else alive
            if not murdered:
                self.cleared[index][seat] = so_far

    def _weigh_draw(self, deck: dict[int, float], card: Task) -> None:
        size = sum(deck.values())
        for index, one in enumerate(self.sets):
            harm = self._expected(deck, one, self.harm) / size
            self.weights[index] *= (1 - harm) if card is Task.SUCCESS else harm

    @staticmethod
    def _expected(deck: dict[int, float], one: tuple[int, ...], share: Harm) -> float:
        """The number of such cards to be expected in a deck."""
        cards = deck.get(BOX, 0.0) * share.box + deck.get(PILE, 0.0) * share.pile
        return cards + sum([deck.get(seat, 0.0) * share.cultist for seat in one])

    def _follow(self, turn: Turn) -> None:
        """Which route cards fit: a room action was on the route, a pass beside an open room off it."""
        if turn.colour is None or not turn.room or turn.did == "character":
            return
        seat, routes = turn.seat, self.board.data.routes
        on = {card for card, route in enumerate(routes) if turn.colour in route[turn.round - 1]}
        fits = on if turn.did == "room" else set(range(len(routes))) - on
        self.done[seat] &= fits
        self._narrow(seat, self.cards[seat] & fits, SLIP if self.done[seat] else 1e-9)

    def _narrow(self, seat: int, fits: set[int], slip: float) -> None:
        """As an investigator this seat has one of these cards, or there was a slip."""
        before, after = len(self.cards[seat]), len(fits)
        if before == after:
            return
        total = len(self.board.data.routes)
        honest, sloppy = (1 - SLOPPY) / total, SLOPPY / total
        guilty = (honest * after + sloppy) / (honest * before + sloppy)
        innocent = max(after / before, slip)
        clashes = [other for other, cards in enumerate(self.cards) if other != seat and after == 1 and cards == fits]
        for index, one in enumerate(self.sets):
            if seat in one:
                self.weights[index] *= guilty
            else:  # a card is dealt to one player alone
                self.weights[index] *= innocent * (SLIP if any(other not in one for other in clashes) else 1.0)
        self.cards[seat] = fits or self.done[seat].copy()
        self._even_out()

    def _even_out(self) -> None:
        total = sum(self.weights)
        if total <= 0:  # a bluff we do not understand: begin anew
            self.weights = [1 / len(self.sets)] * len(self.sets)
        else:
            self.weights = [weight / total for weight in self.weights]

    def murderers(self, seat: int) -> list[int]:
        """Who could have murdered somebody since that one was last said to live."""
        before = self.lived.get(seat, (0,) * self.public.players)
        return [by for by, gifts in enumerate(self.gifts) if gifts[seat] > before[by]]

    def guilt(self) -> list[float]:
        """How likely each seat is a cultist."""
        found = [0.0] * self.public.players
        for weight, one in zip(self.weights, self.sets, strict=True):
            for seat in one:
                found[seat] += weight
        return [round(share, 9) for share in found]  # equals stay equals, in whatever order things were read

    def murdered(self, seat: int) -> float:
        """How likely somebody is murdered."""
        weights = enumerate(self.weights)
        return 1 - sum([weight * self.alive(index, seat) for index, weight in weights if weight > 1e-6])

    def worth(self, room: str) -> float:
        """The points to be expected of checking a room."""
        deck = self.decks[room]
        size = sum(deck.values())
        if size < 0.5:
            return 0.0
        bad = 0.0
        for weight, one in zip(self.weights, self.sets, strict=True):
            bad += weight * (self._expected(deck, one, self.harm) + self._expected(deck, one, self.sabotage))
        return 1 - bad / size
