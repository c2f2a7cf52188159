"""The ballot: whom to accuse and to vote for, given what one believes and what the others say."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from maskenball.games.one_night.bots.belief import Belief
from maskenball.games.one_night.bots.nights import Floats
from maskenball.games.one_night.bots.story import opinions
from maskenball.kernel import Said

HEEDS = 0.06
"""How much each trusted voice against somebody adds, so that those who think alike vote alike."""
JOINS = 0.2
"""The same for a spy, who votes where the others vote anyway."""


def target(belief: Belief, onlooker: Belief, talk: Sequence[Said[Any]]) -> int:
    """The likeliest spy; for whoever is a spy by now, the one who looks so and is none.

    Where it is best that nobody has two votes (N-65: no spy at the table, or spies alone), all vote to their left.
    """
    me = belief.me
    assert me is not None
    left = (me + 1) % belief.players
    voices = _voices(belief, talk)
    if belief.turned:
        if belief.suspicion.min() > 0.5:
            return left
        scores = (1 - belief.suspicion) * (0.2 + onlooker.suspicion + JOINS * voices)
    else:
        scores = belief.suspicion + HEEDS * voices
    scores[me] = -1.0
    return left if not belief.turned and belief.nobody > scores.max() else int(scores.argmax())


def _voices(belief: Belief, talk: Sequence[Said[Any]]) -> Floats:
    """How many call each seat suspect, everybody counted as far as trusted."""
    voices = np.zeros(belief.players)
    for seat, (suspect, trusted) in opinions(talk).items():
        if seat != belief.me:
            trust = 1 - belief.suspicion[seat]
            voices[[*trusted]] -= trust / 2
            if suspect is not None:
                voices[suspect] += trust
    return voices
