"""A loyal player's judgement of teams, from beliefs alone: whom a leader would send, and whether to say yes.

A bot asks it of itself, of what others are to be expected to do, and, as a spy, of the loyal player it pretends
to be.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from maskenball.games.resistance.bots.habits import successes
from maskenball.games.resistance.bots.sets import Floats, Ints, spy_sets, teams
from maskenball.games.resistance.characters import fails_needed
from maskenball.games.resistance.model import MOST_REJECTED

PATIENCE = 1.0
"""A team is accepted if it is as good as so much of what waiting promises."""
ALIKE = 0.98
"""Teams nearly as good as the best: a leader could take any of them."""

Flags = NDArray[np.bool_]


class Proposal(NamedTuple):
    """A team put to the vote, how many were rejected before it, and how many more the loyal can afford."""

    leader: int
    team: tuple[int, ...]
    field: int
    rejected: int
    threats: int = 0
    """No Confidence cards in doubtful hands (P-05)."""

    @property
    def chances(self) -> int:
        """How many more proposals there will be after this one if it is rejected, and all that follow."""
        return max(0, MOST_REJECTED - 1 - self.rejected - self.threats)


def if_loyal(sets: Floats, players: int) -> Floats:
    """What these beliefs would be if one knew that a seat is loyal; one row for each seat."""
    believed: Floats = sets * (1 - spy_sets(players).members.T)
    total = believed.sum(axis=1, keepdims=True)
    known_spies = total[:, 0] == 0
    believed[known_spies], total[known_spies] = sets, 1.0
    believed /= total
    return believed


def accepts(beliefs: Floats, common: Floats, proposal: Proposal, players: int) -> Flags:
    """W-04, W-05: whether loyal players with these beliefs (a row each) would accept the team.

    Waiting is worth what the leaders to come are hoped to propose, each time taking the better of that team and
    of waiting on; the last team has to be taken as it is.
    """
    chances = beliefs @ _hopes(proposal, players)
    waiting = np.full((len(beliefs), 1), -1.0)
    for hoped in reversed(_hoped_teams(common.tobytes(), proposal, players)[1:]):
        waiting = np.maximum(chances[:, hoped], waiting).sum(axis=1, keepdims=True) / len(hoped)
    number = teams(players, len(proposal.team)).number[proposal.team]
    accepted: Flags = chances[:, number] >= PATIENCE * waiting[:, 0]
    return accepted


def _hopes(proposal: Proposal, players: int) -> Floats:
    return successes(players, len(proposal.team), fails_needed(players, proposal.field))


@lru_cache(maxsize=64)
def _hoped_teams(common: bytes, proposal: Proposal, players: int) -> tuple[Ints, ...]:
    """The teams that this leader and each one to come would propose if loyal, as far as the table can tell.

    Everybody at the table asks the same, so it is worked out once.
    """
    members = teams(players, len(proposal.team)).members
    loyal = if_loyal(np.frombuffer(common), players)
    hoped = []
    for leader in range(proposal.leader, proposal.leader + proposal.chances + 1):
        chances = np.where(members[:, leader % players] == 1, loyal[leader % players] @ _hopes(proposal, players), -1)
        hoped.append(np.flatnonzero(chances >= chances.max() * ALIKE))
    return tuple(hoped)


class Expected(NamedTuple):
    """What the table expected of the loyal: their votes, and whether such a team would be proposed."""

    votes: Flags
    team: bool


def expects(common: Floats, proposal: Proposal, players: int) -> Expected:
    """What everybody, if loyal, was to be expected to do."""
    return _expects(common.tobytes(), proposal, players)


@lru_cache(maxsize=64)
def _expects(common: bytes, proposal: Proposal, players: int) -> Expected:
    sets = np.frombuffer(common)
    votes = accepts(if_loyal(sets, players), sets, proposal, players)
    number = teams(players, len(proposal.team)).number[proposal.team]
    return Expected(votes, number in _hoped_teams(common, proposal, players)[0])
