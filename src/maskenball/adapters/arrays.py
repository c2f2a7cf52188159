"""What PettingZoo and Gymnasium share: spaces, masks and observations as NumPy arrays."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from maskenball import games
from maskenball.adapters.spelling import PASS, Row
from maskenball.adapters.variant import Variant
from maskenball.kernel import Game

BOUND = 8.0
"""No value of an observation is larger."""

Observation = dict[str, NDArray[Any]]
Number = int | np.integer[Any]
"""The number of an answer, as Python or NumPy has it."""


def variant_from(game: str | Game, players: int | None, options: Any, **rest: Any) -> Variant:
    """A variant out of what somebody calls an environment with."""
    rules = games.find(game) if isinstance(game, str) else game
    return Variant(rules, players or min(rules.sizes(options)), options, **rest)


def observation_space(variant: Variant) -> Dict:
    """What a seat observes, and which numbers it may answer with."""
    numbers = variant.numbers.count
    return Dict(
        {
            "observation": Box(-BOUND, BOUND, (variant.encoder.size,), np.float32),
            "action_mask": Box(0, 1, (numbers,), np.int8),
        }
    )


def action_space(variant: Variant) -> Discrete:
    """The numbers of all answers."""
    return Discrete(variant.numbers.count)


def observation(variant: Variant, view: Any, seat: int, asked: str, given: Row, legal: Row) -> Observation:
    """What this seat observes; whoever is not asked has nothing to say but 0."""
    mask = np.zeros(variant.numbers.count, np.int8)
    mask[[*legal] or [PASS]] = 1
    written = variant.encoder.encode(view, seat, asked, given)
    return {"observation": np.frombuffer(written, np.float32), "action_mask": mask}
