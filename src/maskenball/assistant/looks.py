"""What an assistant is told of its seat, in words and as JSON: made of Seen and of nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import SystemRandom
from typing import Any

import msgspec

from maskenball.assistant.tables import MAY, MUST, Table, asked
from maskenball.kernel import Choice, Dice, Illegal
from maskenball.texts import Texts

MOST_LISTED = 60
"""More answers than this are not listed: then the form says what an answer is made of."""


@dataclass
class Look:
    """What the seat sees now."""

    table: str
    """The key of this table: every other tool wants it. Whoever has it has the seat."""
    game: str
    names: list[str]
    """Who sits where, seat 0 first."""
    code: str = ""
    """By this code others can come into the room."""
    seat: int | None = None
    phase: str = ""
    news: list[str] = field(default_factory=list)
    """What the seat was told and has heard since the number it gave as `since`."""
    told: int = 0
    """How much it was told and has heard in all: give this as `since` the next time."""
    asked: str = ""
    """"must": the game waits for an answer. "may": you can cut in with one of the answers, or `wait` to let it pass."""
    question: str = ""
    """The name of this question: `answer` wants it, so that no answer counts for something else."""
    answers: list[str] = field(default_factory=list)
    """What can be answered; give its number, counted from 0."""
    form: Any = None
    """Where answers are too many to be listed, or are written: what they are made of."""
    example: dict[str, Any] | None = None
    """An answer as JSON: the one that counts for the silent, or, where that is not enough, a random one."""
    channels: list[str] = field(default_factory=list)
    """Where the seat can speak now."""
    over: bool = False
    outcome: str = ""
    winners: list[str] = field(default_factory=list)


def look(key: str, table: Table, language: str, since: int = 0) -> Look:
    """The table as its seat sees it."""
    seen, game = table.seen, table.game
    t = Texts(language, game, table.names)
    found = Look(key, game.name, list(table.names), table.code)
    if seen is None:
        return found
    found.seat, found.phase, found.channels = seen.seat, t.phase(seen.view.phase), list(seen.speaks)
    found.told = seen.count + len(seen.events) + len(seen.talk)
    found.news = [t.line(what) for number, what in seen.log() if number >= since]
    found.asked, found.question = asked(seen), table.question
    if found.asked:
        options = answers(table)
        choice: Any = seen.choice if found.asked == MUST else seen.may
        found.answers = [t.line(option) for option in options]
        safe = choice.safe()
        found.example = msgspec.to_builtins(safe if safe in choice else choice.sample(Dice(SystemRandom().random)))
        if not options:
            found.form = msgspec.to_builtins(choice)
    if seen.outcome is not None:
        found.over, found.outcome = True, t.line(seen.outcome)
        found.winners = [table.names[seat] for seat in seen.outcome.winners]
    return found


def answers(table: Table) -> list[Any]:
    """All that the seat can answer or cut in with, in a fixed order; nothing if that is too much."""
    seen = table.seen
    if seen is None or not asked(seen):
        return []
    may = _listed(seen.may)
    if asked(seen) == MAY:
        return may
    must = _listed(seen.choice)
    return [*must, *may] if must else []


def _listed(choice: Choice | None) -> list[Any]:
    if choice is None:
        return []

    def walk() -> Iterator[Any]:
        yield from choice

    try:
        found = list(islice(walk(), MOST_LISTED + 1))
    except TypeError:  # free text
        return []
    return found if len(found) <= MOST_LISTED else []


def chosen(options: list[Any], number: int) -> Any:
    """The option of this number."""
    if not 0 <= number < len(options):
        raise Illegal("no_such_number", given=number, most=len(options) - 1)
    return options[number]
