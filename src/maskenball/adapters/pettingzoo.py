"""Every game as an environment of PettingZoo (extra `pettingzoo`), with masks.

    env = aec_env("resistance", players=7, options={"hunter": True})            one agent after another
    env = parallel_env("hoax", players=4)                                       all at once

An observation is {"observation": floats, "action_mask": which numbers are answers now}. Numbers mean the same in every
position: `env.text(agent, number)` says what. A number that is no answer counts as the safe answer, as for somebody who
says nothing, and `infos` tell so. The reward is 1 for winners and -1 for losers, at the end.

In `parallel_env` an agent sees a step go by whenever anybody is asked, and where a question is hushed even that is a
secret: let an agent learn only from steps at which `infos[agent]["asked"]` is not empty, or use `aec_env`.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    raise ImportError("PettingZoo is not installed: pip install 'maskenball[pettingzoo]'") from None

from maskenball.adapters.arrays import Number, Observation, action_space, observation, observation_space, variant_from
from maskenball.adapters.course import Node, start
from maskenball.adapters.variant import Variant
from maskenball.kernel import Game

Infos = dict[str, dict[str, Any]]


class _Table:
    """One game after another at the same table."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": True}  # noqa: RUF012 # as PettingZoo has it
    render_mode: str | None
    possible_agents: list[str]

    def _sit_down(self, variant: Variant, render_mode: str | None) -> None:
        self.variant, self.render_mode = variant, render_mode
        self.metadata = {**self.metadata, "name": f"maskenball_{variant.game.name}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(variant.players)]
        self.observation_spaces = {agent: observation_space(variant) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(variant) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = np.random.default_rng()
        self.node: Node

    def observation_space(self, agent: str) -> Dict:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent can answer."""
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """A new game; without a seed the generator goes on."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.node = start(self.variant, str(self._rng.integers(1 << 62)))

    def observe(self, agent: str) -> Observation:
        """What an agent knows: never what others have answered to the question."""
        node, seat = self.node, self._seats[agent]
        given = node.given.get(seat, ())
        return observation(self.variant, node.view(seat), seat, node.asked_as(seat), given, node.legal(seat))

    def _number(self, agent: str, given: Number) -> tuple[int, dict[str, Any]]:
        """What counts, and what is to be said about it."""
        number, seat = int(given), self._seats[agent]
        if number in self.node.legal(seat):
            return number, {}
        return self.node.safe(seat), {"illegal": number}

    def text(self, agent: str, number: Number) -> str:
        """What a number means if this agent says it."""
        return self.variant.numbers.texts(self._seats[agent])[int(number)]

    def number(self, agent: str, text: str) -> int:
        """The number that means this."""
        return self.variant.numbers.number(text, self._seats[agent])

    def render(self) -> str | None:
        """What a spectator sees."""
        return str(self.node.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left behind."""

    def _infos(self, agents: list[str]) -> Infos:
        return {agent: {"asked": self.node.asked_as(self._seats[agent])} for agent in agents}

    def _returns(self, agents: list[str]) -> dict[str, float]:
        returns = self.node.returns()
        return {agent: returns[self._seats[agent]] for agent in agents}

    @property
    def _broken_off(self) -> bool:
        return self.node.over and self.node.outcome is None


class TurnsEnv(_Table, AECEnv[str, Observation, Number]):
    """One agent after another; those asked at the same time don't see each other's answers."""

    def __init__(self, variant: Variant, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        self._sit_down(variant, render_mode)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Deal."""
        self._deal(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos(self.agents)
        self.agent_selection = self.possible_agents[self.node.asked[0]]

    def step(self, action: Number | None) -> None:
        """The selected agent says its next number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None, "who is asked has to say something"
        number, wrong = self._number(agent, action)
        self.node = self.node.go({self._seats[agent]: number})
        self.infos = self._infos(self.agents)
        self.infos[agent] |= wrong
        if self.node.over:
            self.terminations = dict.fromkeys(self.agents, not self._broken_off)
            self.truncations = dict.fromkeys(self.agents, self._broken_off)
            self.rewards = self._returns(self.agents)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.node.asked[0]]
        self._accumulate_rewards()


class AtOnceEnv(_Table, ParallelEnv[str, Observation, Number]):
    """All agents at once; whoever is not asked says 0."""

    def __init__(self, variant: Variant, render_mode: str | None = None) -> None:
        self._sit_down(variant, render_mode)

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Observation], Infos]:
        """Deal."""
        self._deal(seed)
        self.agents = [*self.possible_agents]
        return {agent: self.observe(agent) for agent in self.agents}, self._infos(self.agents)

    def step(
        self, actions: Mapping[str, Number]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Everybody who is asked says the next number."""
        agents, numbers, wrong = self.agents, {}, {}
        for seat in self.node.asked:
            agent = self.possible_agents[seat]
            numbers[seat], wrong[agent] = self._number(agent, actions[agent])
        self.node = self.node.go(numbers)
        over, broken_off = self.node.over, self._broken_off
        infos = self._infos(agents)
        for agent, about in wrong.items():
            infos[agent] |= about
        if over:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            self._returns(agents),
            dict.fromkeys(agents, over and not broken_off),
            dict.fromkeys(agents, broken_off),
            infos,
        )


def aec_env(
    game: str | Game, players: int | None = None, options: Any = None, render_mode: str | None = None, **rest: Any
) -> TurnsEnv:
    """One agent after another. `rest`: words (the vocabulary), cuts, longest, position."""
    return TurnsEnv(variant_from(game, players, options, **rest), render_mode)


def parallel_env(
    game: str | Game, players: int | None = None, options: Any = None, render_mode: str | None = None, **rest: Any
) -> AtOnceEnv:
    """All agents at once. `rest`: words (the vocabulary), cuts, longest, position."""
    return AtOnceEnv(variant_from(game, players, options, **rest), render_mode)
