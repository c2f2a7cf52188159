"""A world in the making: roles and routes are drawn, then what lies face down, then what everybody knows of it."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from maskenball.games.cultists.board import Board
from maskenball.games.cultists.box import Hand, Pulse, Task
from maskenball.games.cultists.ending import Unmasking
from maskenball.games.cultists.events import (
    Announced,
    BecameGhost,
    CleanedUp,
    CorridorSecured,
    DoorUsed,
    EventDrawn,
    Gave,
    Looked,
    MarkerPlaced,
    Moved,
    PathsDrawn,
    PileCardLaid,
    PulseGiven,
    Put,
    RoomChecked,
    RoomFilled,
    StartMurdered,
    StatusChecked,
    TokenTurned,
)
from maskenball.games.cultists.flow import board_at
from maskenball.games.cultists.model import PulseCard, Role, TaskCard
from maskenball.games.cultists.redeal_cards import (
    Face,
    Laid,
    Pool,
    PulseDecks,
    drawn_openly,
    pulses_laid,
    tasks_laid,
)
from maskenball.games.cultists.redeal_seats import Seating
from maskenball.games.cultists.setup import events, night_notes, room_pool, start_pool, tokens
from maskenball.games.cultists.state import Public, State, View
from maskenball.kernel import Chance, World

T = TypeVar("T")


class Imagined:
    """A world in the making: the roles first, then what lies face down, then what everybody knows of it."""

    def __init__(self, view: View, ways: Seating, dice: Chance) -> None:
        self.view, self.dice = view, dice
        self.public: Public = view.public
        self.board: Board = board_at(view.public)
        self.history = view.public.history
        self.weight = 1.0
        ghosts = view.public.ghosts
        while True:
            is_cultist, self.routes = ways.draw(dice)
            self.cultists = tuple(seat for seat, cultist in enumerate(is_cultist) if cultist)
            # With the last cultist the game would have ended (K-03, K-07).
            if isinstance(view.phase, Unmasking) or not all(ghosts[seat] for seat in self.cultists):
                break
        self.roles = self._roles()
        numbers = self.board.numbers[view.public.players]
        self.start_hands = tuple(numbers.cultist if cultist else self.board.data.investigator for cultist in is_cultist)

    def _roles(self) -> tuple[Role, ...]:
        """K-01: one of the investigators is the seer, whom only the seer knows."""
        view = self.view
        roles = [Role.CULTIST if seat in self.cultists else Role.INVESTIGATOR for seat in range(self.public.players)]
        if self.public.options.seer:
            if view.role is Role.SEER and view.seat is not None:
                roles[view.seat] = Role.SEER
            else:
                innocent = [seat for seat, role in enumerate(roles) if role is Role.INVESTIGATOR]
                roles[self.dice.pick([seat for seat in innocent if seat != view.seat])] = Role.SEER
        return tuple(roles)

    def _own(self, seat: int) -> bool:
        return seat == self.view.seat

    # Pulse decks

    def lay_pulses(self) -> bool:
        """Start cards and gifts, given what was announced and what the viewer saw; False: it can't have been so."""
        view, history = self.view, self.history
        gifts = Counter(entry.by for entry in history if isinstance(entry, PulseGiven))
        mine = tuple(note.card for note in view.notes if isinstance(note, Gave))
        laid = {
            seat: Laid([(mine, 1.0)]) if self._own(seat) else pulses_laid(self.start_hands[seat], gifts[seat])
            for seat in self.cultists
        }
        decks = PulseDecks(self._starts(), self.pool, laid)
        looks = iter([note.murdered for note in view.notes if isinstance(note, Looked)])
        for entry in history:
            match entry:
                case PulseGiven(by=by, to=to):
                    decks.give(by, to)
                case StatusChecked(by=by, seat=seat) if self._own(by):
                    seen = next(looks)
                    if not decks.observe(seat, lambda murdered, seen=seen: float(murdered == seen), self.dice):  # type: ignore[misc]
                        return False
                case Announced(by=by, seat=seat, murdered=said) if not self._own(by):
                    honest = by not in self.cultists
                    if not decks.observe(seat, _TOLD[honest, said], self.dice):
                        return False
        self.weight *= decks.weight
        unknown = [seat for seat, start in decks.starts.items() if start is None]
        for seat, start in zip(unknown, self.dice.some(self.pool.cards, len(unknown)), strict=True):
            decks.starts[seat] = start
        self.starts = {seat: start for seat, start in decks.starts.items() if start is not None}
        self.gifts = {seat: cards.draw(self.dice) for seat, cards in laid.items()}
        return True

    def _starts(self) -> dict[int, Pulse | None]:
        """What is known of the start cards, and the pool of the rest (K-13, K-14, K-71)."""
        self.pool = Pool(start_pool(self.board, self.public.players))
        starts: dict[int, Pulse | None] = dict.fromkeys(range(self.public.players))
        starts |= dict.fromkeys(self.cultists, Pulse.ALIVE)
        known = [note.seats for note in self.view.notes if isinstance(note, StartMurdered)]
        if known:
            for seat in range(self.public.players):
                if seat not in self.cultists:
                    kind = Pulse.MURDERED if seat in known[0] else Pulse.ALIVE
                    starts[seat] = kind
                    self.pool.take(kind)
        return starts

    # Task cards

    def lay_tasks(self) -> bool:
        """Decks of rooms and unsafe paths, given the open draws; False: it can't have been so."""
        board, history, view = self.board, self.history, self.view
        puts = Counter(entry.by for entry in history if isinstance(entry, RoomFilled | CorridorSecured))
        own = tuple(note.card for note in view.notes if isinstance(note, Put))
        laid = {
            seat: Laid([(own, 1.0)]) if self._own(seat) else tasks_laid(self.start_hands[seat], puts[seat])
            for seat in self.cultists
        }
        starts = Pool(room_pool(board, self.public.players))
        pile = Pool(board.data.pile.cards())
        each = board.numbers[self.public.players].room_cards
        rooms = [[Face(None, pool=starts) for _ in range(each)] for _ in board.rooms]
        paths = [Face(card) for card in board.data.paths.cards()]
        spent: list[Face] = []
        put: Counter[int] = Counter()

        def card_of(seat: int) -> Face:
            kind = None if seat in self.cultists else Task.SUCCESS
            put[seat] += 1
            return Face(kind, seat, put[seat] - 1)

        for entry in history:
            match entry:
                case RoomFilled(by=by, place=place):
                    rooms[board.room_at[place]].append(card_of(by))
                case CorridorSecured(by=by):
                    paths.append(card_of(by))
                case PileCardLaid(place=place):
                    at = board.room_at.get(place)
                    (paths if at is None else rooms[at]).append(Face(None, pool=pile))
                case RoomChecked(place=place, card=card):
                    deck = rooms[board.room_at[place]]
                    drawn, chance = drawn_openly(deck, card, laid, self.dice)
                    self.weight *= chance
                    if not chance:
                        return False
                    spent.append(deck.pop(drawn))
                case PathsDrawn(card=card):
                    self.weight *= drawn_openly(paths, card, laid, self.dice)[1]
                    if not self.weight:
                        return False
        self._settle_tasks([*rooms, paths, spent], starts, pile, laid)
        self.rooms = tuple(_cards(deck) for deck in rooms)
        self.paths, self.spent = _cards(paths), _cards(spent)
        return True

    def _settle_tasks(
        self, decks: list[list[Face]], starts: Pool[Task], pile: Pool[Task], laid: dict[int, Laid[Task]]
    ) -> None:
        self.puts = {seat: cards.draw(self.dice) for seat, cards in laid.items()}
        left = {id(pool): self.dice.shuffled(pool.cards) for pool in (starts, pile)}
        for card in (card for deck in decks for card in deck if card.kind is None):
            if card.pool is not None:
                card.kind = left[id(card.pool)].pop()
            elif card.by is not None:
                card.kind = self.puts[card.by][card.index]
        self.pile = tuple(left[id(pile)])

    # What follows from it

    def world(self) -> World:
        """Walk through the history once more: hands, pulse decks, and what each seat was told."""
        public, board = self.public, self.board
        players = range(public.players)
        dead = tuple(seat for seat in players if self.starts[seat] is Pulse.MURDERED)
        notes = [list(mine) for mine in night_notes(self.roles, self.routes, self.cultists, dead)]
        pulses = [[PulseCard(self.starts[seat])] for seat in players]
        given, put = Counter[int](), Counter[int]()
        places = [board.data.start] * public.players
        ghosts: set[int] = set()
        kills = board.numbers[public.players].kills
        met = False

        def lay(seat: int) -> None:
            card = self.puts[seat][put[seat]] if seat in self.cultists else Task.SUCCESS
            put[seat] += 1
            notes[seat].append(Put(card, places[seat]))

        for entry in self.history:
            match entry:
                case Moved(seat=seat, path=path):
                    places[seat] = path[-1]
                case DoorUsed(seat=seat, place=place):
                    places[seat] = place
                case PulseGiven(by=by, to=to):
                    card = self.gifts[by][given[by]] if by in self.cultists else Pulse.ALIVE
                    given[by] += 1
                    pulses[to].append(PulseCard(card, by))
                    notes[by].append(Gave(card, to))
                case RoomFilled(by=by) | CorridorSecured(by=by):
                    lay(by)
                case StatusChecked(by=by, seat=seat):
                    found = sum([card.kind is Pulse.MURDERED for card in pulses[seat]])
                    notes[by].append(Looked(seat, len(pulses[seat]) - found, found))
                case BecameGhost(seat=seat):
                    ghosts.add(seat)
                case CleanedUp():
                    if _murdered(pulses, ghosts, self.cultists) >= kills:
                        met = met or len(self.cultists) > 1
                        # A single cultist could have presented, and did not.
                        self.weight *= 1.0 if met or self._own(self.cultists[0]) else 0.5
        state = State(
            public=public,
            phase=self.view.phase,
            roles=self.roles,
            routes=self.routes,
            hands=tuple(self._hand(seat, given[seat], put[seat]) for seat in players),
            pulses=tuple(map(tuple, pulses)),
            rooms=self.rooms,
            paths=self.paths,
            tokens=self._tokens(),
            markers=self._rest(board.data.markers, [e.place for e in self.history if isinstance(e, MarkerPlaced)]),
            bag=self._rest(events(board), [e.event for e in self.history if isinstance(e, EventDrawn)]),
            pile=self.pile,
            notes=tuple(map(tuple, notes)),
            spent=self.spent,
            met=met,
        )
        return World(state, self.weight)

    def _hand(self, seat: int, given: int, put: int) -> Hand:
        hand = self.start_hands[seat]
        pulses = Counter(self.gifts[seat] if seat in self.cultists else (Pulse.ALIVE,) * given)
        tasks = Counter(self.puts[seat] if seat in self.cultists else (Task.SUCCESS,) * put)
        used: dict[str, int] = {kind.value: count for kind, count in (*pulses.items(), *tasks.items())}
        return replace(hand, **{kind: getattr(hand, kind) - count for kind, count in used.items()})

    def _tokens(self) -> tuple[bool, ...]:
        """The backs of the tokens: those turned are known."""
        known = {entry.place: entry.window for entry in self.history if isinstance(entry, TokenTurned)}
        rest = list(self._rest(tokens(self.board), list(known.values())))
        return tuple(known[room] if room in known else rest.pop() for room in self.board.rooms)

    def _rest(self, every: Sequence[T], gone: Sequence[T | None]) -> tuple[T, ...]:
        """What has not come up yet, in any order."""
        left = Counter(every) - Counter(one for one in gone if one is not None)
        return tuple(self.dice.shuffled(list(left.elements())))


_TOLD = {
    (True, True): lambda murdered: float(murdered > 0),
    (True, False): lambda murdered: float(murdered == 0),
    (False, True): lambda murdered: 0.5 * (murdered > 0),
    (False, False): lambda murdered: 0.5 if murdered else 1.0,
}
"""(honest, said to be murdered): how likely that was said with so many Ermordet cards in the deck (K-36, K-40)."""


def _murdered(pulses: list[list[PulseCard]], ghosts: set[int], cultists: tuple[int, ...]) -> int:
    """K-08."""
    dead = {seat for seat, deck in enumerate(pulses) if any(card.kind is Pulse.MURDERED for card in deck)}
    return len((dead | ghosts) - set(cultists))


def _cards(deck: list[Face]) -> tuple[TaskCard, ...]:
    return tuple([TaskCard(card.kind, card.by) for card in deck if card.kind is not None])
