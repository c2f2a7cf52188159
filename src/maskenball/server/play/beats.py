"""For how long people are given to watch what happened before the next question counts.

Only events told to everybody cost time, so how long a beat lasts is public and the same for all.
"""

from collections.abc import Iterable

from maskenball.kernel import Event, Game
from maskenball.kernel.heard import LogLine
from maskenball.texts.beats import Beat, beats_in

MOST_BEAT_SECONDS = 6.0
"""However much happens in one step, people are not kept waiting for longer."""


def beat_seconds(game: Game, news: Iterable[LogLine]) -> float:
    """For how long people watch this news: only what everybody was told counts."""
    return min(MOST_BEAT_SECONDS, sum(_seconds(beat, event) for beat, event in beats_in(game, news)))


def _seconds(beat: Beat, event: Event) -> float:
    if not beat.each:
        return beat.seconds
    each = getattr(event, beat.each)
    return beat.seconds + beat.seconds_each * (each if isinstance(each, int) else len(each))
