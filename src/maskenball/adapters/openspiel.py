"""Every game as a game of OpenSpiel (extra `openspiel`). Importing this registers them.

    import pyspiel
    import maskenball.adapters.openspiel

    pyspiel.load_game("maskenball_resistance(players=7,hunter=true)")           all answer at once
    pyspiel.load_game("maskenball_resistance_turns(players=7,hunter=true)")     one after another, for IS-MCTS and CFR

Chance is explicit. Information states and observations come as strings and tensors; `resample_from_infostate` draws
another world by the game's own redeal.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel
except ImportError:
    raise ImportError("OpenSpiel is not installed: pip install 'maskenball[openspiel]'") from None

from maskenball import games
from maskenball.adapters.course import Node, start
from maskenball.adapters.encoder import FINGERPRINT, fingerprint
from maskenball.adapters.imagine import imagined
from maskenball.adapters.parameters import specification, variant, written
from maskenball.adapters.variant import write_position
from maskenball.kernel import Dice, Malformed
from maskenball.kernel import Game as Rules

PREFIX = "maskenball_"
TURNS = "_turns"
MOST_OUTCOMES = 1_000
"""Outcomes of a draw, where the deal is not one of a list."""


class Game(pyspiel.Game):
    """A game with its parameters."""

    rules: Rules
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.variant = variant(self.rules, params or {})
        beginnings = self.variant.beginnings
        info = pyspiel.GameInfo(
            num_distinct_actions=self.variant.numbers.count,
            max_chance_outcomes=max(MOST_OUTCOMES, len(beginnings or ())),
            num_players=self.variant.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.variant.longest + 2 * self.variant.players,
        )
        super().__init__(self.kind, info, params or {})
        self.sequential = self.kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL

    def new_initial_state(self) -> "State":
        """The beginning."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound."""
        return int(self.max_game_length())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """An observer."""
        if params:
            raise ValueError(f"there are no parameters for observations: {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):
    """A position; all of it is the node, which is a value."""

    def __init__(self, game: Game, node: Node | None = None) -> None:
        super().__init__(game)
        self.node = start(game.variant) if node is None else node

    def current_player(self) -> int:
        """Who is asked."""
        node = self.node
        if node.odds is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if not node.asked:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(node.asked) > 1 and not self.get_game().sequential:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return node.asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.node.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring."""
        return [*enumerate(self.node.odds or ())]

    def _apply_action(self, action: int) -> None:
        node = self.node
        self.node = node.draw(action) if node.odds is not None else node.go({node.asked[0]: action})

    def _apply_actions(self, actions: list[int]) -> None:
        self.node = self.node.go({seat: actions[seat] for seat in self.node.asked})

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"outcome {action}"
        return self.node.variant.numbers.texts(player)[action]

    def string_to_action(self, *about: Any) -> int:
        """The number of an action in words; of the current player, or of the one named first."""
        player = about[0] if len(about) > 1 else self.current_player()
        return self.node.variant.numbers.number(about[-1], player)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.over

    def returns(self) -> list[float]:
        """1 for winners, -1 for losers."""
        return self.node.returns()

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "State":
        """Another position that this player, who is asked, can't tell from the present one."""
        return State(self.get_game(), imagined(self.node, player, Dice(probability_sampler)))

    def __str__(self) -> str:
        node = self.node
        if node.state is None:
            return f"dealing {node.drawn}"
        given = "" if node.over else f" asked {node.asked} given {node.given}"
        return f"{node.view(None)}{given}"


class Observer:
    """What a player knows as a string and as a tensor; both remember all that the player was ever told."""

    def __init__(self, game: Game, wanted: Any) -> None:
        private = wanted.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody observes the secrets of all")
        self._encoder = game.variant.encoder
        self._remembers = bool(wanted.perfect_recall)
        self._own = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._own and wanted.public_info:
            size = self._encoder.size
            self.tensor = np.zeros(size + FINGERPRINT * self._remembers, np.float32)
            self.dict["observation"] = self.tensor[:size]
            if self._remembers:
                self.dict["fingerprint"] = self.tensor[size:]

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is None:
            return
        node = state.node
        player = max(player, 0)
        given = node.given.get(player, ())
        written = self._encoder.encode(node.view(player), player, node.asked_as(player), given)
        self.dict["observation"][:] = np.frombuffer(written, np.float32)
        if self._remembers:
            self.dict["fingerprint"][:] = fingerprint(node.information(player))

    def string_from(self, state: State, player: int) -> str:
        """The same as a string; without private information what a spectator sees."""
        return state.node.information(player) if self._own else str(state.node.view(None))


def game_string(game: str, turns: bool = False, **given: Any) -> str:
    """`maskenball_hoax_turns(players=4)` and the like, out of options and parameters as Python has them."""
    plain = ",".join(f"{name}={value}" for name, value in written(games.find(game), given).items())
    return f"{PREFIX}{game}{TURNS if turns else ''}({plain})"


def position(state: Any) -> str:
    """The parameter `position` for games that begin where this state stands, as everybody sees it."""
    node: Node = state.node
    if node.state is None:
        raise Malformed("bad_position", reason="nothing is dealt yet")
    return write_position(node.variant.game, node.state)


def game_type(rules: Rules, turns: bool) -> Any:
    """How OpenSpiel describes a game."""
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"{PREFIX}{rules.name}{TURNS if turns else ''}",
        long_name=f"Maskenball: {rules.name}{', one after another' if turns else ''}",
        dynamics=dynamics.SEQUENTIAL if turns else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(rules),
    )


def register(rules: Rules) -> None:
    """Make a game known to OpenSpiel in both forms."""
    for turns in (False, True):
        kind = game_type(rules, turns)
        pyspiel.register_game(kind, type(f"{rules.name}{turns}", (Game,), {"rules": rules, "kind": kind}))


for _name in games:
    if PREFIX + _name not in pyspiel.registered_names():
        register(games[_name])

__all__ = ["Game", "State", "game_string", "position", "register"]
