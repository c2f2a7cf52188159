"""What a seat can think of the others, for whoever analyses a game: tokens, as the bots' belief weighs them."""

import numpy as np

from maskenball.games.one_night.bots import ROWS
from maskenball.games.one_night.bots.belief import Belief
from maskenball.games.one_night.bots.story import stories
from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.model import Token
from maskenball.games.one_night.state import State
from maskenball.kernel import AnySeen


def roles(state: State) -> tuple[str, ...]:
    """The token that lies before each seat now."""
    return tuple(token.value for token in state.tokens[: state.public.players])


class Suspicion:
    """One seat's; a night is short enough to be read anew each time."""

    def read(self, seen: AnySeen) -> tuple[dict[str, float], ...]:
        """How likely each seat has which token now, by all that was seen and heard."""
        public = seen.view.public
        belief = Belief(public, stories(public, seen.talk), Facts(seen.view), np.random.default_rng(1), ROWS)
        spies = belief.suspicion
        return tuple({Token.SPY.value: float(one), Token.RESISTANCE.value: 1 - float(one)} for one in spies)
