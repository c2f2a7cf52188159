"""Walks through the history while a world is made: what was said of pulse decks, what was drawn openly, and, once all
is settled, what each seat was told."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from maskenball.games.cultists.box import Pulse, Task
from maskenball.games.cultists.checking import looked
from maskenball.games.cultists.ending import murdered_investigators
from maskenball.games.cultists.events import (
    Announced,
    BecameGhost,
    CleanedUp,
    CorridorSecured,
    DoorUsed,
    Gave,
    Looked,
    Moved,
    PathsDrawn,
    PileCardLaid,
    PulseGiven,
    Put,
    RoomChecked,
    RoomFilled,
    StatusChecked,
)
from maskenball.games.cultists.model import PulseCard
from maskenball.games.cultists.redeal_cards import Face, Laid, Pool, PulseDecks, drawn_openly
from maskenball.games.cultists.setup import night_notes, room_pool
from maskenball.kernel import Handlers, on

if TYPE_CHECKING:
    from maskenball.games.cultists.redeal_world import Imagined


TOLD: dict[tuple[bool, bool], Callable[[int], float]] = {
    (True, True): lambda murdered: float(murdered > 0),
    (True, False): lambda murdered: float(murdered == 0),
    (False, True): lambda murdered: 0.5 * (murdered > 0),
    (False, False): lambda murdered: 0.5 if murdered else 1.0,
}
"""(honest, said to be murdered): how likely that was said with so many Ermordet cards in the deck (K-36, K-40)."""


class Checks(Handlers):
    """Pulse decks as they grew, and what was seen and said of them."""

    def __init__(self, world: "Imagined", decks: PulseDecks) -> None:
        self.world, self.decks = world, decks
        self.looks = iter([note.murdered for note in world.view.notes if isinstance(note, Looked)])

    @on(PulseGiven)
    def _give(self, entry: PulseGiven) -> None:
        self.decks.give(entry.by, entry.to)

    @on(StatusChecked)
    def _look(self, entry: StatusChecked) -> bool:
        if not self.world.is_own(entry.by):
            return True
        seen = next(self.looks)
        return self.decks.observe(entry.seat, lambda murdered: float(murdered == seen), self.world.dice)

    @on(Announced)
    def _announce(self, entry: Announced) -> bool:
        if self.world.is_own(entry.by):
            return True
        honest = entry.by not in self.world.cultists
        return self.decks.observe(entry.seat, TOLD[honest, entry.murdered], self.world.dice)


class Draws(Handlers):
    """Decks of rooms and unsafe paths as they grew, and what was drawn openly."""

    def __init__(self, world: "Imagined", laid: dict[int, Laid[Task]]) -> None:
        self.world, self.laid, self.board = world, laid, world.board
        self.starts = Pool(room_pool(self.board, world.public.players))
        self.pile = Pool(self.board.data.pile.cards())
        each = self.board.numbers[world.public.players].room_cards
        self.rooms = [[Face(None, pool=self.starts) for _ in range(each)] for _ in self.board.rooms]
        self.paths = [Face(card) for card in self.board.data.paths.cards()]
        self.spent: list[Face] = []
        self.put: Counter[int] = Counter()

    def _deck(self, place: str) -> list[Face]:
        at = self.board.room_at.get(place)
        return self.paths if at is None else self.rooms[at]

    @on(RoomFilled, CorridorSecured)
    def _fill(self, entry: RoomFilled | CorridorSecured) -> None:
        kind = None if entry.by in self.world.cultists else Task.SUCCESS
        deck = self._deck(entry.place) if isinstance(entry, RoomFilled) else self.paths
        deck.append(Face(kind, entry.by, self.put[entry.by]))
        self.put[entry.by] += 1

    @on(PileCardLaid)
    def _lay(self, entry: PileCardLaid) -> None:
        self._deck(entry.place).append(Face(None, pool=self.pile))

    @on(RoomChecked)
    def _check(self, entry: RoomChecked) -> bool:
        deck = self._deck(entry.place)
        drawn, chance = drawn_openly(deck, entry.card, self.laid, self.world.dice)
        self.world.weight *= chance
        if chance:
            self.spent.append(deck.pop(drawn))
        return bool(chance)

    @on(PathsDrawn)
    def _draw(self, entry: PathsDrawn) -> bool:
        self.world.weight *= drawn_openly(self.paths, entry.card, self.laid, self.world.dice)[1]
        return bool(self.world.weight)


class Past(Handlers):
    """The history once more, with everything settled: pulse decks, and what each seat was told."""

    def __init__(self, world: "Imagined") -> None:
        self.world = world
        board, players = world.board, range(world.public.players)
        dead = tuple(seat for seat in players if world.starts[seat] is Pulse.MURDERED)
        self.notes = [list(mine) for mine in night_notes(world.roles, world.routes, world.cultists, dead)]
        self.pulses = [[PulseCard(world.starts[seat])] for seat in players]
        self.given, self.put = Counter[int](), Counter[int]()
        self.places = [board.data.start] * len(players)
        self.ghosts = [False] * len(players)
        self.kills = board.numbers[len(players)].kills
        self.met = False

    @on(Moved, DoorUsed)
    def _move(self, entry: Moved | DoorUsed) -> None:
        self.places[entry.seat] = entry.place if isinstance(entry, DoorUsed) else entry.path[-1]

    @on(PulseGiven)
    def _give(self, entry: PulseGiven) -> None:
        by, world = entry.by, self.world
        card = world.gifts[by][self.given[by]] if by in world.cultists else Pulse.ALIVE
        self.given[by] += 1
        self.pulses[entry.to].append(PulseCard(card, by))
        self.notes[by].append(Gave(card, entry.to))

    @on(RoomFilled, CorridorSecured)
    def _fill(self, entry: RoomFilled | CorridorSecured) -> None:
        by, world = entry.by, self.world
        card = world.puts[by][self.put[by]] if by in world.cultists else Task.SUCCESS
        self.put[by] += 1
        self.notes[by].append(Put(card, self.places[by]))

    @on(StatusChecked)
    def _look(self, entry: StatusChecked) -> None:
        self.notes[entry.by].append(looked(entry.seat, self.pulses[entry.seat]))

    @on(BecameGhost)
    def _rise(self, entry: BecameGhost) -> None:
        self.ghosts[entry.seat] = True

    @on(CleanedUp)
    def _clean_up(self, _: CleanedUp) -> None:
        """A single cultist could have presented, and did not."""
        cultists = self.world.cultists
        if murdered_investigators(self.world.roles, self.ghosts, self.pulses) >= self.kills:
            self.met = self.met or len(cultists) > 1
            self.world.weight *= 1.0 if self.met or self.world.is_own(cultists[0]) else 0.5
