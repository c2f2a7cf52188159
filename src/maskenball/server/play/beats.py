"""Beats: how long people are given to watch what happened before the next question counts.

Each game may name beats for its events in `beats.json`. Only events told to everybody cost time, so how long a beat
lasts is public and the same for all.
"""

from collections.abc import Iterable
from functools import cache

import msgspec

from maskenball.kernel import Event, Game
from maskenball.kernel.heard import LogLine
from maskenball.protocol.beats import Beat
from maskenball.texts.files import find_file

MOST_BEAT_SECONDS = 6.0
"""However much happens in one step, people are not kept waiting for longer."""


@cache
def beats_of(game: Game) -> dict[str, Beat]:
    """The beats of a game, by the name of the event; a game without the file has none."""
    file = find_file(game.package, "beats.json")
    return read_beats(game, file.read_bytes()) if file is not None else {}


def read_beats(game: Game, data: bytes) -> dict[str, Beat]:
    """Beats out of JSON; ValueError if they name what is no event or field of this game, or a bad number."""
    try:
        beats = msgspec.json.decode(data, type=dict[str, Beat])
    except msgspec.MsgspecError as wrong:
        raise ValueError(f"beats of {game.name}: {wrong}") from None
    events = {event.__name__: event for event in game.events}
    for name, beat in beats.items():
        if name not in events:
            raise ValueError(f"beats of {game.name}: {name} is no event")
        if bool(beat.each) != bool(beat.seconds_each):
            raise ValueError(f"beats of {game.name}: {name}: each and seconds_each go together")
        if beat.each and beat.each not in events[name].__struct_fields__:
            raise ValueError(f"beats of {game.name}: {name} has no field {beat.each}")
    return beats


def beat_seconds(game: Game, news: Iterable[LogLine]) -> float:
    """For how long people watch this news: only what everybody was told counts."""
    beats = beats_of(game)
    if not beats:
        return 0.0
    public = (what for what, audience in news if audience is None and isinstance(what, Event))
    return min(MOST_BEAT_SECONDS, sum(_seconds(beats[name], what) for what in public if (name := _name(what)) in beats))


def _name(event: Event) -> str:
    return type(event).__name__


def _seconds(beat: Beat, event: Event) -> float:
    if not beat.each:
        return beat.seconds
    each = getattr(event, beat.each)
    return beat.seconds + beat.seconds_each * (each if isinstance(each, int) else len(each))
