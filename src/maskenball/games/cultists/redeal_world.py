"""A world in the making: roles and routes are drawn, then what lies face down, then what everybody knows of it."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from maskenball.games.cultists.board import Board
from maskenball.games.cultists.box import Hand, Pulse, Task
from maskenball.games.cultists.ending import Unmasking
from maskenball.games.cultists.events import (
    CorridorSecured,
    EventDrawn,
    Gave,
    MarkerPlaced,
    PulseGiven,
    Put,
    RoomFilled,
    StartMurdered,
    TokenTurned,
)
from maskenball.games.cultists.flow import board_at
from maskenball.games.cultists.model import Role, TaskCard
from maskenball.games.cultists.redeal_cards import (
    Face,
    Laid,
    Pool,
    PulseDecks,
    pulses_laid,
    tasks_laid,
)
from maskenball.games.cultists.redeal_seats import Seating
from maskenball.games.cultists.redeal_walks import Checks, Draws, Past
from maskenball.games.cultists.setup import events, start_pool, tokens
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

    def is_own(self, seat: int) -> bool:
        """Whether this is the viewer's seat."""
        return seat == self.view.seat

    # Pulse decks

    def lay_pulses(self) -> bool:
        """Start cards and gifts, given what was announced and what the viewer saw; False: it can't have been so."""
        gifts = Counter(entry.by for entry in self.history if isinstance(entry, PulseGiven))
        mine = tuple(note.card for note in self.view.notes if isinstance(note, Gave))
        laid = {
            seat: Laid([(mine, 1.0)]) if self.is_own(seat) else pulses_laid(self.start_hands[seat], gifts[seat])
            for seat in self.cultists
        }
        decks = PulseDecks(self._starts(), self.pool, laid)
        if not Checks(self, decks).walk(self.history):
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
        puts = Counter(entry.by for entry in self.history if isinstance(entry, RoomFilled | CorridorSecured))
        own = tuple(note.card for note in self.view.notes if isinstance(note, Put))
        laid = {
            seat: Laid([(own, 1.0)]) if self.is_own(seat) else tasks_laid(self.start_hands[seat], puts[seat])
            for seat in self.cultists
        }
        tasks = Draws(self, laid)
        if not tasks.walk(self.history):
            return False
        self._settle_tasks([*tasks.rooms, tasks.paths, tasks.spent], tasks.starts, tasks.pile, laid)
        self.rooms = tuple(_cards(deck) for deck in tasks.rooms)
        self.paths, self.spent = _cards(tasks.paths), _cards(tasks.spent)
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
        """Hands, pulse decks, and what each seat was told."""
        board, past = self.board, Past(self)
        past.walk(self.history)
        state = State(
            public=self.public,
            phase=self.view.phase,
            roles=self.roles,
            routes=self.routes,
            hands=tuple(self._hand(seat, past.given[seat], past.put[seat]) for seat in range(self.public.players)),
            pulses=tuple(map(tuple, past.pulses)),
            rooms=self.rooms,
            paths=self.paths,
            tokens=self._tokens(),
            markers=self._rest(board.data.markers, [e.place for e in self.history if isinstance(e, MarkerPlaced)]),
            bag=self._rest(events(board), [e.event for e in self.history if isinstance(e, EventDrawn)]),
            pile=self.pile,
            notes=tuple(map(tuple, past.notes)),
            spent=self.spent,
            met=past.met,
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


def _cards(deck: list[Face]) -> tuple[TaskCard, ...]:
    return tuple([TaskCard(card.kind, card.by) for card in deck if card.kind is not None])
