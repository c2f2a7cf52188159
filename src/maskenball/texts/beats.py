"""Beats: which events of a game are shown as a moment of their own, and for how long, as `beats.json` beside it says.

Every event of a game that has the file is either a beat there, or quiet for a reason that is written down.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from maskenball.kernel import Event, Game
from maskenball.kernel.heard import LogLine
from maskenball.texts.files import find_file

Seconds = Annotated[float, Meta(ge=0, le=10)]


class Beat(Struct, frozen=True, forbid_unknown_fields=True):
    """How an event is shown, and for how long."""

    beat: Annotated[str, Meta(min_length=1, max_length=40)]
    """The kind of moment ("vote", "mission"): what a page plays."""
    seconds: Seconds
    each: str = ""
    """A field of the event, a list or a number: for each of it `seconds_each` more."""
    seconds_each: Seconds = 0.0
    decisive: bool = False
    """Whether the game turns here: shown also to whoever has to catch up, and a place to jump to in a replay."""


class Beats(Struct, frozen=True, forbid_unknown_fields=True):
    """What `beats.json` holds."""

    beats: dict[str, Beat]
    """By the name of the event."""
    quiet: dict[str, tuple[str, ...]] = {}
    """All other events, by the reason why they are no moment of their own."""

    def missing(self, game: Game) -> list[str]:
        """Events of which nobody has said whether they are worth a moment."""
        quiet = {name for names in self.quiet.values() for name in names}
        return [event.__name__ for event in game.events if event.__name__ not in self.beats.keys() | quiet]


@cache
def beats_of(game: Game) -> Beats:
    """The beats of a game; one without the file has none."""
    file = find_file(game.package, "beats.json")
    return read_beats(game, file.read_bytes()) if file is not None else Beats({})


def beats_in(game: Game, news: Iterable[LogLine]) -> Iterator[tuple[Beat, Event]]:
    """What of this news is shown as a beat: only what everybody was told."""
    beats = beats_of(game).beats
    for what, audience in news:
        if audience is None and isinstance(what, Event) and (beat := beats.get(type(what).__name__)):
            yield beat, what


def read_beats(game: Game, data: bytes) -> Beats:
    """Beats out of JSON; ValueError if they name what is no event or field of this game, or a bad number."""
    try:
        found = msgspec.json.decode(data, type=Beats)
    except msgspec.MsgspecError as wrong:
        raise ValueError(f"beats of {game.name}: {wrong}") from None
    events = {event.__name__: event for event in game.events}
    named = [*found.beats, *(name for names in found.quiet.values() for name in names)]
    for name in named:
        if name not in events:
            raise ValueError(f"beats of {game.name}: {name} is no event")
        if named.count(name) > 1:
            raise ValueError(f"beats of {game.name}: {name} is named twice")
    for name, beat in found.beats.items():
        if bool(beat.each) != bool(beat.seconds_each):
            raise ValueError(f"beats of {game.name}: {name}: each and seconds_each go together")
        if beat.each and beat.each not in events[name].__struct_fields__:
            raise ValueError(f"beats of {game.name}: {name} has no field {beat.each}")
    return found
