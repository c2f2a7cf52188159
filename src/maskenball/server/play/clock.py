"""Time at a live table, as a value. Rules know none: they name slots, and here is how long each still lasts.

A slot runs on across all phases that name it, and once it runs nothing refills it. It stands still during a pause, a
beat, while nobody is there, during an interruption of the phase that names it, and across a restart.
"""

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from maskenball.kernel import ANSWER, CLOCK, Slot, Table
from maskenball.protocol.settings import Settings


class Terms(Struct, frozen=True, gc=False):
    """On what terms time passes at a table, besides its question. All of it is known to everybody."""

    settings: Settings
    bots: frozenset[int] = frozenset()
    """The seats that are bots'."""
    bot_turn: float = 4.0
    """Seconds: a bot's turn takes no longer, however long a person's does."""
    hush_step: float = 4.0
    """Seconds: a hushed question whose time is over while a person is awaited ends at one of these steps after it."""


class Clock(Struct, frozen=True, gc=False):
    """The slots of one table."""

    left: dict[str, float] = {}
    """Seconds left of each slot at `since`; less than 0 if it is over and people are waited for."""
    named: tuple[str, ...] = ()
    """The slots that the question names; all others stand still until what was interrupted goes on."""
    since: float = 0.0
    running: bool = False
    question: int = 0
    """The step at which the question was put that this clock is set for."""
    rings: dict[str, float] = {}
    """When each slot that runs is over."""
    basis: tuple[int, bool, bool, bool, Terms] | None = None
    """What the clock was set by; while that is the same, it need not be worked out again."""


def seconds_left(clock: Clock, now: float) -> dict[str, float]:
    """Seconds left of the slots that the question names, as people see them."""
    left = exact_seconds_left(clock, now)
    return {slot: round(max(0.0, left[slot]), 1) for slot in clock.named}


def is_over(clock: Clock, slot: str, now: float) -> bool:
    """Whether the time of this slot is over, here and now."""
    return clock.running and seconds_left(clock, now).get(slot, 1.0) <= 0


def follow(clock: Clock, table: Table, terms: Terms, running: bool, now: float) -> Clock:
    """Start, keep and drop slots as the table and the host want it."""
    must, sealed = table.ask.must, table.sealed
    answered = len(sealed) + (CLOCK in must and CLOCK not in sealed) >= len(must)
    basis = table.question, bool(sealed), answered, running, terms
    if basis == clock.basis:  # most answers do not change what time it is
        return clock
    left = ahead(clock, table, terms, now)
    named = tuple(_named(table, terms, left))
    rings = {slot: now + wait for slot in named if (wait := _wait(left[slot], terms, answered)) is not None}
    return Clock(left, named, now, running, table.question, rings if running else {}, basis)


def looks_different(before: Clock, after: Clock) -> bool:
    """Whether people have to be shown the clock anew."""
    if before is after:
        return False
    again = ANSWER in before.named and before.question != after.question
    return again or (set(before.named), before.running) != (set(after.named), after.running)


def ahead(clock: Clock, table: Table, terms: Terms, now: float) -> dict[str, float]:
    """Seconds left, by slot, once the clock follows this table."""
    left = exact_seconds_left(clock, now)
    if clock.question != table.question:
        left.pop(ANSWER, None)  # another question, another time
    named = _named(table, terms, left)
    if not table.state.phase.interrupts:
        left = {slot: seconds for slot, seconds in left.items() if slot in named}
    return named | left


def rang(clock: Clock) -> Clock:
    """A slot rang: whatever comes of it, when it rings again has to be worked out anew."""
    return replace(clock, basis=None)


def exact_seconds_left(clock: Clock, now: float) -> dict[str, float]:
    """Seconds left of all slots, not rounded: a busy table asks so often that the clock would drift."""
    spent = now - clock.since if clock.running else 0.0
    return {slot: left - spent if slot in clock.named else left for slot, left in clock.left.items()}


def _wait(seconds: float, terms: Terms, answered: bool) -> float | None:
    """Seconds until a slot rings that has so many left; None: it waits for people."""
    if round(seconds, 1) <= 0 and not terms.settings.timers:  # over as people see it, see `is_over`
        if terms.hush_step:
            return terms.hush_step - max(0.0, -seconds) % terms.hush_step
        if not answered:
            return None
    return max(0.0, seconds)


def _named(table: Table, terms: Terms, started: Collection[str]) -> dict[str, float]:
    """The slots that the question names, with their seconds; `started`: those that have begun to run."""
    ask, settings = table.ask, terms.settings
    named: dict[str, float] = {}
    clock, bell = ask.must.get(CLOCK), ask.bell
    on = settings.timers or ask.hush  # a hushed question has its time whether or not anybody is hurried
    if isinstance(clock, Slot) and on:
        named[clock.name] = seconds_of(clock.name, clock.seconds, settings)
    if bell is not None and on and (bell.after == "question" or table.sealed or bell.slot in started):
        named.setdefault(bell.slot, seconds_of(bell.slot, bell.seconds, settings))
        if bell.turn in terms.bots:
            named[bell.slot] = min(named[bell.slot], terms.bot_turn)
    if not named and settings.timers and ANSWER in settings.seconds and bell is None and ask.must:
        named[ANSWER] = float(settings.seconds[ANSWER])
    return named


def seconds_of(slot: str, seconds: int, settings: Settings) -> float:
    """How long a slot lasts at this table: "night 3" is set by "night"."""
    return float(settings.seconds.get(slot, settings.seconds.get(slot.partition(" ")[0], seconds)))
