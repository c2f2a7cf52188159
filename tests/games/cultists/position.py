"""Positions of Among Cultists, written down: who sits where and stands where, and the answers from there.

    at("C I I S", places="R1 R5 R5 R5", phase=Moving((0, 1, 2, 3))).do({0: Move(("R4",))})

A cast names the roles in seat order. Nobody holds the knife but seat 0, routes are the box's cards in seat order,
all start cards are Lebend, and no token shows a window, unless a test says otherwise. Such a position has no past,
and a plain deal need not be one that the box can give.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from maskenball.games.cultists import GAME
from maskenball.games.cultists.board import board
from maskenball.games.cultists.box import Hand, Pulse, Task
from maskenball.games.cultists.events import Ended
from maskenball.games.cultists.model import Deal, Options, PulseCard, Role, TaskCard
from maskenball.games.cultists.setup import events, room_pool
from maskenball.games.cultists.state import Public, State
from maskenball.kernel import CLOCK, Action, Choice, Event, Outcome, Phase, Refusal, Ring, Table, Told

E = TypeVar("E", bound=Event)
CAST = {"C": Role.CULTIST, "I": Role.INVESTIGATOR, "S": Role.SEER}
PULSES = {"A": Pulse.ALIVE, "M": Pulse.MURDERED}
TASKS = {"+": Task.SUCCESS, "0": Task.FAILURE, "-": Task.SABOTAGE}


def deal(cast: str, options: Options | None = None, knife: int = 0) -> Deal:
    """A plain deal for this cast."""
    roles = tuple(CAST[letter] for letter in cast.split())
    options = options or Options(seer="S" in cast)
    box = board(options.data)
    players = len(roles)
    cards, each = room_pool(box, players), box.numbers[players].room_cards
    return Deal(
        roles=roles,
        routes=tuple(range(players)),
        pulses=(Pulse.ALIVE,) * players,
        rooms=tuple(cards[each * room : each * (room + 1)] for room in range(len(box.rooms))),
        tokens=(False,) * len(box.rooms),
        markers=box.data.markers,
        bag=events(box),
        pile=box.data.pile.cards(),
        knife=knife,
    )


def tasks(letters: str, by: int | None = None) -> tuple[TaskCard, ...]:
    """A deck of task cards: "+" success, "0" failure, "-" sabotage."""
    return tuple(TaskCard(TASKS[letter], by) for letter in letters)


def pulses(letters: str, by: int | None = None) -> tuple[PulseCard, ...]:
    """A pulse deck: "A" Lebend, "M" Ermordet."""
    return tuple(PulseCard(PULSES[letter], by) for letter in letters)


class Position(Struct, frozen=True):
    """A table, and what was said in the last step."""

    table: Table
    told: Sequence[Told] = ()

    @property
    def state(self) -> State:
        """Everything."""
        state: State = self.table.state
        return state

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return self.state.public

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.table.outcome

    def do(self, moves: Mapping[int, Action]) -> "Position":
        """These seats answer, the CLOCK if it has to, and whoever else is asked says the safe thing."""
        must = self.table.ask.must
        assert set(moves) <= set(must), f"asked are {list(must)}"
        answers = {who: moves[who] if isinstance(who, int) and who in moves else must[who].safe() for who in must}
        if CLOCK in must:
            answers[CLOCK] = Ring()
        return Position(*self.table.submit_all(answers))

    def safe(self, times: int = 1) -> "Position":
        """Everybody says the safe thing."""
        at = self
        for _ in range(times):
            at = at.do({})
        return at

    def choice(self, seat: int) -> Choice:
        """What a seat is asked."""
        return self.table.ask.must[seat]

    def offers(self, seat: int, action: Action) -> bool:
        """Whether a seat may answer that now."""
        return seat in self.table.ask.must and action in self.choice(seat)

    def kinds(self, seat: int) -> set[str]:
        """The kinds of answers a seat has."""
        return {type(answer).__name__ for answer in self.choice(seat)}

    def refusal(self, seat: int, action: Action) -> str:
        """The code with which an answer is refused."""
        try:
            self.table.submit(seat, action)
        except Refusal as refused:
            return refused.code
        return "accepted"

    def said(self, kind: type[E]) -> list[E]:
        """What everybody was told of this kind in the last step."""
        return [event for event, audience in self.told if isinstance(event, kind) and audience is None]

    def whispered(self, seat: int, kind: type[E]) -> list[E]:
        """What this seat alone was told of this kind in the last step."""
        return [event for event, audience in self.told if isinstance(event, kind) and audience == (seat,)]

    def order(self) -> list[str]:
        """The kinds of what everybody was told in the last step, in order."""
        return [type(event).__name__ for event, audience in self.told if audience is None]

    @property
    def ended(self) -> str | None:
        """The reason for which it ended in the last step."""
        return self.said(Ended)[0].outcome.reason if self.said(Ended) else None


def opened(cast: str, options: Options | None = None, written: Deal | None = None, seed: str = "") -> Position:
    """A table just opened."""
    options = options or Options(seer="S" in cast)
    players = len(cast.split())
    step = GAME.start(options, players, written or deal(cast, options))
    return Position(Table(GAME, players, seed, 1, step.state, step.state.phase.ask(step.state)), step.told)


def at(  # noqa: PLR0913, PLR0917 - a position has many parts, and a test names those that matter
    cast: str,
    phase: Phase,
    places: str = "",
    options: Options | None = None,
    ghosts: Sequence[int] = (),
    seed: str = "",
    rooms: Mapping[str, str] | None = None,
    decks: Mapping[int, str] | None = None,
    hands: Mapping[int, Hand] | None = None,
    public: Mapping[str, Any] | None = None,
    **secret: Any,
) -> Position:
    """A position; `rooms` and `decks` are room and pulse decks in letters, `public` and the rest replace fields."""
    first = opened(cast, options, seed=seed).state
    box = board(first.public.options.data)
    players = first.public.players
    room_decks = list(first.rooms)
    for room, letters in (rooms or {}).items():
        room_decks[box.room_at[room]] = tasks(letters)
    pulse_decks = list(first.pulses)
    for seat, letters in (decks or {}).items():
        pulse_decks[seat] = pulses(letters)
    held = tuple((hands or {}).get(seat, hand) for seat, hand in enumerate(first.hands))
    state = replace(
        first,
        **{
            "phase": phase,
            "rooms": tuple(room_decks),
            "pulses": tuple(pulse_decks),
            "hands": held,
            **secret,
        },
    )
    changes: dict[str, Any] = {
        "ghosts": tuple(seat in ghosts for seat in range(players)),
        "places": tuple(places.split()) if places else first.public.places,
        "pulse_hands": tuple(hand.pulse for hand in held),
        "task_hands": tuple(hand.task for hand in held),
        "pulse_decks": tuple(map(len, pulse_decks)),
        "room_decks": tuple(map(len, room_decks)),
        "paths": len(state.paths),
        "pile": len(state.pile),
        "bag": len(state.bag),
        "markers_left": len(state.markers),
        **(public or {}),
    }
    state = replace(state, public=replace(first.public, **changes))
    return Position(Table(GAME, players, seed, 1, state, state.phase.ask(state)))


def active(*rooms: str) -> tuple[bool, ...]:
    """The house's rooms, these of them active."""
    return tuple(room in rooms for room in board(None).rooms)
