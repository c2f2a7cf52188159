"""Table: one match as an immutable value. `submit` gives a new Table and what was said, or refuses.

Answers stay sealed here, outside the State, until the question is opened: half a vote can't leak, because no view
can reach it. `submit` opens a question with its last answer; `seal` and `open` do the two apart, for tables at which
the moment of opening must not tell who answered last. The seed lives here and never in the State: no view and no
imagined world can hold the future.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from maskenball.kernel.choice import Action, Ring, Slot
from maskenball.kernel.dice import StepDice
from maskenball.kernel.errors import Illegal, Malformed, Refusal
from maskenball.kernel.event import Told
from maskenball.kernel.game import Game
from maskenball.kernel.phase import Ask, Outcome, Over
from maskenball.kernel.seats import CLOCK, Who

ANSWER = "answer"
"""The slot of every question for which the rules name no time but the host does."""

NONE: dict[Who, Action] = {}
"""No answers; never written to, as no dict inside a Table is."""


MOST_DRAFT = 4_000
"""How many bytes an unfinished answer may take."""


class Table(Struct, frozen=True, gc=False):
    """A position of one game: the state and its question, the answers under seal, the drafts, the seed."""

    game: Game
    players: int
    seed: str
    step: int
    state: Any
    ask: Ask
    sealed: dict[Who, Action] = {}
    drafts: dict[Who, Action] = {}
    shelf: dict[Who, Action] = {}
    """Answers that a cut-in dropped; they come back as drafts when what it broke off goes on."""
    broken_off: str = ""
    """The kind of phase that was broken off meanwhile."""
    kept: int = 0
    """How many steps ago the question was put: cut-ins that left it as it was."""

    @property
    def question(self) -> int:
        """The step at which the present question was put."""
        return self.step - self.kept

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        phase = self.state.phase
        return phase.outcome if isinstance(phase, Over) else None

    @property
    def complete(self) -> bool:
        """Whether every answer is in and the question only has to be opened."""
        return bool(self.sealed) and len(self.sealed) == len(self.ask.must)

    def submit(self, seat: int, action: Action) -> tuple["Table", Sequence[Told]]:
        """One seat answers or cuts in; the last answer opens the question. Until then it can be changed."""
        return self.accept(seat, *self.check(seat, action))

    def check(self, seat: int, action: Action) -> tuple[Who | None, Action]:
        """As whom the seat answers (None: it cuts in), and the answer as it counts; or why it can't."""
        ask = self.ask
        who = self._voice(seat)
        reason: Illegal | None = None
        if who is not None:
            try:
                return who, ask.must[who].check(action)
            except Illegal as refusal:
                reason = refusal
        if type(seat) is int and seat in ask.may:
            try:
                return None, ask.may[seat].check(action)
            except Illegal as refusal:
                reason = refusal if reason is None or reason.code == "not_offered" else reason
        raise self._why_not(seat, action, reason)

    def accept(self, seat: int, who: Who | None, action: Action) -> tuple["Table", Sequence[Told]]:
        """Go on with what `check` gave."""
        return self._cut(seat, action) if who is None else self.seal(who, action).open_if_complete()

    def seal(self, who: Who, taken: Action) -> "Table":
        """Put an answer that `check` gave under seal. Even the last one opens nothing."""
        return replace(self, sealed={**self.sealed, who: taken})

    def open(self) -> tuple["Table", Sequence[Told]]:
        """Go on with the answers of all, or refuse while one is missing."""
        if not self.complete:
            raise Illegal("not_complete")
        state, sealed = self.state, self.sealed
        moves = {who: sealed[who] for who in self.ask.must}
        step = state.phase.advance(state, moves, StepDice(self.seed, self.step))
        return self._after(step.state, self.shelf, self.broken_off if self.shelf else ""), step.told

    def open_if_complete(self) -> tuple["Table", Sequence[Told]]:
        """The next table if every answer is in, else this one."""
        return self.open() if self.complete else (self, ())

    def submit_all(self, moves: Mapping[Who, Action]) -> tuple["Table", Sequence[Told]]:
        """Several answers at once, by seat (or party, or CLOCK): all are taken, or none."""
        ask = self.ask
        if moves and len(moves) == len(ask.must) and not self.shelf:  # the usual case, so it costs no further call
            try:
                taken = ask.check(moves)
            except (KeyError, Illegal):
                pass  # below it is found out whose answer is wrong
            else:
                state = self.state
                step = state.phase.advance(state, taken, StepDice(self.seed, self.step))
                state = step.state
                ask = state.phase.ask(state)
                return Table(self.game, self.players, self.seed, self.step + 1, state, ask, NONE, NONE, NONE), step.told
        sealed, must = self.sealed.copy(), ask.must
        for who, action in moves.items():
            if type(who) not in (int, tuple) or who not in must:
                raise self._why_not(who, action)
            try:
                sealed[who] = must[who].check(action)
            except Illegal as reason:
                raise self._why_not(who, action, reason) from None
        return replace(self, sealed=sealed).open_if_complete()

    def draft(self, seat: int, action: Action) -> tuple["Table", Action]:
        """Keep an unfinished answer: only its owner (or party) sees it. It counts when time runs out where the
        choice says so (`Choice.settle`)."""
        who = self._voice(seat)
        if who is None or who == CLOCK or not isinstance(action, self.game.actions):
            raise self._why_not(seat, action)
        try:  # unfinished, but such that it can be stored and read again
            written = msgspec.json.encode(action)
            kept: Action = msgspec.json.decode(written, type=self.game.any_action)
        except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError) as wrong:
            raise Malformed("not_an_action", reason=str(wrong)) from None
        if len(written) > MOST_DRAFT:
            raise Illegal("long_text", most=MOST_DRAFT, given=len(written))
        return replace(self, drafts={**self.drafts, who: kept}), kept

    def withdraw(self, seat: int) -> "Table":
        """Take a sealed answer back; its owner finds it as a draft."""
        who = self._voice(seat)
        if type(seat) is not int or seat not in range(self.players):
            raise Malformed("no_such_seat", given=str(seat), most=self.players)
        if who is None or who not in self.sealed:
            raise Illegal("nothing_sealed")
        sealed = self.sealed.copy()
        return replace(self, drafts={**self.drafts, who: sealed.pop(who)}, sealed=sealed)

    def ring(self, slot: str) -> tuple["Table", Sequence[Told]]:
        """The time of this slot is over: the CLOCK answers, and a bell (or the host's own time) settles the silent."""
        ask, sealed = self.ask, self.sealed.copy()
        clock = ask.must.get(CLOCK)
        passes = isinstance(clock, Slot) and clock.name == slot
        settles = slot == ANSWER or (ask.bell is not None and ask.bell.slot == slot)
        if passes:
            sealed[CLOCK] = Ring()
        if settles:
            for who, choice in ask.must.items():
                if who not in sealed and who != CLOCK:
                    sealed[who] = choice.settle(self.drafts.get(who))
        if len(sealed) == len(self.sealed) and not (self.complete and (passes or settles)):
            raise Illegal("no_such_slot")
        return replace(self, sealed=sealed).open_if_complete()

    def _voice(self, seat: object) -> Who | None:
        """As whom the seat has to answer; what only equals a seat, such as True, is none."""
        return self.ask.voice(seat) if type(seat) is int else None

    def _cut(self, seat: int, action: Action) -> tuple["Table", Sequence[Told]]:
        """A cut-in. What is sealed stays where phase and questions stay; else it is dropped unseen, and the
        owner alone finds it again as a draft: nobody learns who had answered."""
        state = self.state
        step = state.phase.cut(state, seat, action, StepDice(self.seed, self.step))
        if self.broken_off:  # a cut-in during an interruption: what it broke off waits on
            after = self._after(step.state, self.shelf, self.broken_off)
        else:
            after = self._after(step.state, {**self.drafts, **self.sealed}, type(state.phase).__name__)
        if after.state.phase == state.phase and after.ask.must == self.ask.must:
            waits = {"shelf": self.shelf, "broken_off": self.broken_off, "kept": self.kept + 1}
            after = replace(after, sealed=self.sealed, drafts=self.drafts, **waits)
        return after, step.told

    def _after(self, state: Any, shelf: dict[Who, Action], broken_off: str) -> "Table":
        """The next table with answers on the shelf: there they stay while an interruption lasts."""
        ask = state.phase.ask(state)
        step = self.step + 1
        if state.phase.interrupts:
            return Table(self.game, self.players, self.seed, step, state, ask, NONE, NONE, shelf, broken_off)
        drafts = NONE
        if type(state.phase).__name__ == broken_off:
            drafts = {
                who: answer for who, answer in shelf.items() if who in ask.must and ask.must[who].may_become(answer)
            }
        return Table(self.game, self.players, self.seed, step, state, ask, NONE, drafts)

    def _why_not(self, seat: object, action: object, reason: Illegal | None = None) -> Refusal:
        if not isinstance(action, (*self.game.actions, Ring)):
            return Malformed("not_an_action", reason=type(action).__name__)
        known = type(seat) in (int, tuple) and seat in (CLOCK, *range(self.players), *self.ask.must)
        if not known:
            return Malformed("no_such_seat", given=seat, most=self.players)
        return reason or Illegal("over" if self.outcome else "not_asked")


def open_table(
    game: Game, players: int, options: Any, seed: str, deal: Any = None, carry: Any = None
) -> tuple[Table, Sequence[Told]]:
    """A new table, dealt from the seed or as written down in `deal`, and what is said at the start."""
    if deal is None:
        given, deal = carry, game.deal(options, players, StepDice(seed, 0), carry)
    else:
        given = deal
    if given is not None:  # written by hand, or by somebody else's game
        game.check_deal(options, players, deal)
    step = game.start(options, players, deal)
    state = step.state
    return Table(game, players, seed, 1, state, state.phase.ask(state)), step.told


class StoredTable(Struct, frozen=True):
    """A Table as it lies in a file or database; the question is worked out anew when it is read."""

    game: str
    players: int
    seed: str
    step: int
    state: Any
    sealed: tuple[tuple[Who, Any], ...] = ()
    drafts: tuple[tuple[Who, Any], ...] = ()
    shelf: tuple[tuple[Who, Any], ...] = ()
    broken_off: str = ""
    kept: int = 0


def dump(table: Table) -> bytes:
    """The Table as JSON."""
    stored = StoredTable(
        table.game.name,
        table.players,
        table.seed,
        table.step,
        table.state,
        tuple(table.sealed.items()),
        tuple(table.drafts.items()),
        tuple(table.shelf.items()),
        table.broken_off,
        table.kept,
    )
    return msgspec.json.encode(stored)


def load(data: bytes, game: Game) -> Table:
    """A Table out of its JSON; it does not replay anything."""
    try:
        stored = msgspec.json.decode(data, type=StoredTable)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise Malformed("bad_table", reason=str(wrong)) from None
    if stored.game != game.name:
        raise Malformed("bad_table", reason=stored.game)
    state = game.read(stored.state, game.State, "bad_table")
    sealed, drafts, shelf = (
        {who: game.action(action) for who, action in answers}
        for answers in (stored.sealed, stored.drafts, stored.shelf)
    )
    ask = state.phase.ask(state)
    rest = ask, sealed, drafts, shelf, stored.broken_off, stored.kept
    return Table(game, stored.players, stored.seed, stored.step, state, *rest)
