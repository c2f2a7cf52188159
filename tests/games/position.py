"""What positions of all games have in common: a table, all that was said at it, and what can be asked about them.

A game adds its own words: how a position is written down, and its moves.
"""

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from maskenball.kernel import CLOCK, Action, Choice, Event, Outcome, Refusal, Slot, Table, Told, see
from maskenball.kernel.event import hears

S = TypeVar("S")
P = TypeVar("P")
E = TypeVar("E", bound=Event)


class AnyPosition(Struct, Generic[S, P], frozen=True):
    """A table and all that was said at it; every move gives a new one. S and P: the game's State and Public."""

    table: Table
    told: tuple[Told, ...] = ()

    @property
    def state(self) -> S:
        state: S = self.table.state
        return state

    @property
    def public(self) -> P:
        public: P = self.table.state.public
        return public

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome

    @property
    def phase(self) -> str:
        """The name of the step."""
        return type(self.table.state.phase).__name__

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to answer."""
        return tuple(who for who in self.table.ask.must if isinstance(who, int) and who != CLOCK)

    def offered(self, seat: int) -> list[Action]:
        """All answers of a seat that is asked."""
        return list(self.table.ask.must[seat])

    def cuts(self, seat: int) -> list[Action]:
        """All a seat may cut in with."""
        may: dict[int, Choice] = self.table.ask.may
        return list(may[seat]) if seat in may else []

    def refusal(self, seat: int, action: Action) -> str:
        """The code with which this answer is refused."""
        try:
            self.table.submit(seat, action)
        except Refusal as refusal:
            return refusal.code
        return "accepted"

    # What somebody knows

    def heard(self, seat: int | None, kind: type[E]) -> list[E]:
        """All events of this kind that the seat (None: a spectator) was told."""
        return [event for event, audience in self.told if hears(audience, seat) and isinstance(event, kind)]

    def reading(self, seat: int | None) -> bytes:
        """Every byte that reaches this seat."""
        events = tuple(event for event, audience in self.told if hears(audience, seat))
        return msgspec.json.encode(see(self.table, seat, events=events))

    # Moves

    def do(self, seat: int, action: Action) -> Self:
        """One seat answers or cuts in."""
        return self.after(*self.table.submit(seat, action))

    def ring(self) -> Self:
        """The time is over: the CLOCK answers, and the silent give their safe answer."""
        clock = self.table.ask.must.get(CLOCK)
        bell = self.table.ask.bell
        slot = clock.name if isinstance(clock, Slot) else bell.slot if bell else "no slot"
        return self.after(*self.table.ring(slot))

    def after(self, table: Table, told: Sequence[Told]) -> Self:
        """The position that followed, and what was said with it."""
        return replace(self, table=table, told=(*self.told, *told))
