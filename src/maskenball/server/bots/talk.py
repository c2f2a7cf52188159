"""Turns in which the bots of one table speak: one at a time, some seconds apart, and few while somebody is asked.

Where nobody is asked and time has to pass, people talk, and bots with them as long as they have something to say.
"""

from maskenball.server.run.time import Time

MOST_UTTERANCES = 2
"""Of all bots of a table together, while somebody has to answer a question."""


class TalkTurns:
    """Who may speak when. Only what was said moves it: a bot that wanted to speak and did not leaves no trace."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._free_at = 0.0
        self._question = 0
        self._said = 0

    def seconds_left(self, question: int, discussion: bool = False) -> float | None:
        """Seconds until a bot may speak at this question; None: enough was said, which in a discussion it never is."""
        if not discussion and question == self._question and self._said >= MOST_UTTERANCES:
            return None
        return max(0.0, self._free_at - self._time.now())

    def spoke(self, question: int, gap: float) -> None:
        """A bot speaks now; the next one may do so after the gap (seconds)."""
        if question != self._question:
            self._question, self._said = question, 0
        self._said += 1
        self._free_at = self._time.now() + gap
