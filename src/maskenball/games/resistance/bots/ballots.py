"""Ballots: what the votes of a table tell, as far as one can know how its people vote.

Some think teams over, some say yes to anything, some only to teams with themselves; a spy may vote like any of these,
or for spies and against all others. Which habit somebody has is weighed by all votes of that seat in this game, for a
loyal player and for a spy, so that a table's habits are learnt while it plays.
"""

import numpy as np

from maskenball.games.resistance.bots.judgement import Expected
from maskenball.games.resistance.bots.sets import Floats, spy_sets
from maskenball.games.resistance.events import Voted

THINKS, EASY, SELFISH, ERRATIC, SLY, GREEDY = range(6)
LOYAL = np.array([0.5, 0.25, 0.1, 0.15])
"""How common each habit is among the loyal, of whom nobody votes for spies on purpose."""
SPY = np.array([0.25, 0.1, 0.08, 0.15, 0.32, 0.1])
"""And among spies: a sly one thinks like the loyal until the game may be decided, a greedy one never does."""
AS_EXPECTED = 0.83
"""The chance that whoever thinks does what was expected."""
YES = 0.88
"""The chance of a yes from those who say yes, and of a no from those who say no."""
OWN = 0.97
"""The chance that a leader accepts the own team."""


class Ballots:
    """The chance of all votes so far: for each seat and habit if it is loyal, and if it is a spy."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._same: Floats = np.zeros((players, SLY))
        """For habits that a loyal player and a spy have alike."""
        sets = len(spy_sets(players).members)
        self._apart: Floats = np.zeros((2, sets, players))
        """For spies who vote for spies, the sly and the greedy: it hangs on who they are."""
        self._before: Floats = np.zeros(sets)
        """What was weighed before people changed sides (J-45)."""

    def take_in(self, voted: Voted, expected: Expected, spoilt: "Floats", last: bool, pressed: bool) -> None:
        """A vote; `spoilt`: by set of spies, whether they could fail this team; `last`: a rejection ends the game;
        `pressed`: one more success or failure does."""
        players = self._players
        yes = np.array(voted.votes)
        chances = np.empty((players, SLY))
        chances[:, THINKS] = np.where(expected.votes | last, AS_EXPECTED, 1 - AS_EXPECTED)
        chances[:, EASY] = YES
        chances[:, SELFISH] = 1 - YES
        chances[voted.team, SELFISH] = YES
        chances[voted.leader] = OWN
        chances[:, ERRATIC] = 0.5
        logs = np.log(np.where(yes[:, None], chances, 1 - chances))
        self._same += logs
        greedy = np.where(spoilt, YES, 1 - YES)[:, None].repeat(players, axis=1)
        greedy[:, voted.leader] = OWN
        apart = np.log(np.where(yes, greedy, 1 - greedy))
        self._apart[0] += apart if pressed else logs[:, THINKS]
        self._apart[1] += apart

    def chances(self, spies: Floats) -> Floats:
        """How much likelier each set (a row of spies) is made by them than if nobody were a spy."""
        chances: Floats = self._before + (spies * self._ratios()).sum(axis=1)
        return chances

    def close(self, spies: Floats) -> None:
        """People change sides: what was weighed stays, habits are learnt anew."""
        self._before = self.chances(spies)
        self._same, self._apart = np.zeros_like(self._same), np.zeros_like(self._apart)

    def _ratios(self) -> Floats:
        same, apart = np.exp(self._same), np.exp(self._apart)
        sly = same @ SPY[:SLY] + SPY[SLY] * apart[0] + SPY[GREEDY] * apart[1]
        ratios: Floats = np.log(sly) - np.log(same @ LOYAL)
        return ratios
