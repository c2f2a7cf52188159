"""Lessons: two minutes of a prepared game, stepped through at one seat, with a coach's sentence at each step.

A lesson is data in its game's folder `lesson/`: a record (one for all languages, or one for each where words are
played with), which seat learns, the steps, and the sentences in both languages. Nothing here knows a single game.
"""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from maskenball import games
from maskenball.kernel import AnySeen, Game, Line, Malformed
from maskenball.kernel.record import Answered
from maskenball.server.http.records import play_through
from maskenball.server.http.routes import get
from maskenball.texts import LANGUAGES
from maskenball.texts.files import find_file


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the lesson stops to say something: after so many entries of the record."""

    name: str
    """Its sentence is `step-<name>`; the attribute `other` is for whoever answers something else."""
    at: int
    show: str = ""
    """The part of the board that the sentence is about."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    seat: int
    steps: tuple[Stop, ...]
    record: msgspec.Raw


class LessonStep(Struct, frozen=True):
    """One step, as it is sent."""

    name: str
    show: str
    seen: AnySeen
    log: tuple[Line[Any, Any], ...]
    """What was told and said since the step before."""
    answer: Any
    """What the learner does here; None where there is only something to see."""


class Lesson(Struct, frozen=True):
    """A whole lesson: once it is here, no line is needed any more."""

    game: str
    names: tuple[str, ...]
    seat: int
    steps: tuple[LessonStep, ...]
    texts: str
    """The coach's sentences, as a Fluent file."""


def plan(game: Game, lang: str) -> Plan | None:
    """The lesson of a game in this language, if somebody has written one."""
    package = game.package
    file = find_file(package, f"lesson/lesson.{lang}.json") or find_file(package, "lesson/lesson.json")
    return None if file is None else msgspec.json.decode(file.read_bytes(), type=Plan)


@cache
def lesson(game: Game, lang: str) -> Lesson | None:
    """The lesson played through; an answer of the learner's is asked for at the last step before it."""
    written = plan(game, lang)
    if written is None:
        return None
    laid = play_through(bytes(written.record))
    steps: list[LessonStep] = []
    heard = 0
    for stop, following in zip(written.steps, (*written.steps[1:], None), strict=True):
        here = laid.step(stop.at, written.seat)
        entry = laid.record.entries[stop.at] if stop.at < len(laid.record.entries) else None
        asked = isinstance(entry, Answered) and entry.seat == written.seat
        last = following is None or following.at > stop.at
        answer = entry.action if asked and last else None  # type: ignore[union-attr]  # what is asked is Answered
        steps.append(LessonStep(stop.name, stop.show, here.seen, here.log[heard:], answer))
        heard = len(here.log)
    file = find_file(game.package, f"lesson/{lang}.ftl")
    texts = "" if file is None else file.read_text(encoding="utf-8")
    return Lesson(game.name, laid.record.names, written.seat, tuple(steps), texts)


def taught() -> list[str]:
    """The games that have a lesson."""
    return [name for name in games.names() if plan(games.find(name), LANGUAGES[0])]


@get("/api/lessons/{lang}/{game}", "no_such_game", "no_such_page", packed=True, fixed=True)
def _lesson(lang: str, game: str) -> Lesson:
    """A prepared game to learn by: what the learner sees at each step, and what to answer."""
    found = lesson(games.find(game), lang) if lang in LANGUAGES else None
    if found is None:
        raise Malformed("no_such_page")
    return found
