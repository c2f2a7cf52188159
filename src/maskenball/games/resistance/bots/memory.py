"""Memory: one seat's belief beside that of the table at large, both read on from where they stopped."""

from collections.abc import Sequence
from typing import Any

from maskenball.games.resistance.bots.belief import Belief
from maskenball.games.resistance.events import Looked, Saw, Voted
from maskenball.games.resistance.model import Occasion
from maskenball.games.resistance.state import View
from maskenball.kernel import Said


class Memory:
    """What a bot has made of its view so far. A new one, handed the same view, gets there too."""

    def __init__(self, view: View) -> None:
        self.own = Belief(view.public, view.seat, view.notes)
        self.common = Belief(view.public, None)
        self._read = self._noted = self._heard = 0
        self._shown: list[Saw] = []

    def read(self, view: View, talk: Sequence[Said[Any]]) -> None:
        """Take in what is new; each look is weighed at its moment, for later a Blame may have changed things."""
        for note in view.notes[self._noted :]:
            if isinstance(note, Saw):
                self._shown.append(note)
            else:
                self.own.note(note)
        self._noted = len(view.notes)
        public = view.public
        for entry in public.history[self._read :]:
            looked = isinstance(entry, Looked) and entry.by == view.seat and entry.occasion is not Occasion.CLOSE_EYE
            if looked and not self._shown:
                break  # J-31: the card is not handed over yet
            expected = self.common.expects(entry) if isinstance(entry, Voted) else None
            self.own.take_in(entry, public, expected)
            self.common.take_in(entry, public, expected)
            if looked:
                self.own.note(self._shown.pop(0))
            self._read += 1
        for said in talk[self._heard :]:
            self.own.hear(said)
            self.common.hear(said)
        self._heard = len(talk)
