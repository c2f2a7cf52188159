"""PettingZoo's own tests for every game, and what they don't look at: masks, wrong numbers, who sees what."""

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from maskenball.adapters.pettingzoo import aec_env, parallel_env
from maskenball.kernel import Game
from maskenball.testing import Case

CYCLES = 60
EXPECTED = (  # what they say of every environment with masks in its observations, their own among them
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)


def without_surprises(test: Callable[[], Any]) -> None:
    """Run one of their tests: what it warns of counts as a failure, too."""
    with warnings.catch_warnings(record=True) as given:
        warnings.simplefilter("always")
        test()
    assert [str(each.message) for each in given if str(each.message) not in EXPECTED] == []


def check(game: Game, players: int | None = None, options: Any = None) -> None:
    without_surprises(lambda: api_test(aec_env(game, players, options), num_cycles=CYCLES))
    without_surprises(lambda: parallel_api_test(parallel_env(game, players, options), num_cycles=CYCLES))
    without_surprises(lambda: seed_test(lambda: aec_env(game, players, options), num_cycles=CYCLES))
    without_surprises(lambda: parallel_seed_test(lambda: parallel_env(game, players, options), num_cycles=CYCLES))


def test_their_own_tests_pass(game: Game) -> None:
    check(game)


@pytest.mark.nightly
def test_their_own_tests_pass_with_every_set_of_options(case: Case) -> None:
    check(case.game, case.players, case.options)


def test_a_whole_game_one_after_another(game: Game) -> None:
    env = aec_env(game, render_mode="ansi")
    env.reset(seed=1)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))
    assert set(map(abs, rewards.values())) == {1.0}
    assert env.render()


def test_a_whole_game_all_at_once(game: Game) -> None:
    env = parallel_env(game)
    observations, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    while env.agents:
        chosen = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, _, _, infos = env.step(chosen)
        assert not any("illegal" in about for about in infos.values())
    assert set(map(abs, rewards.values())) == {1.0}


def test_whoever_is_not_asked_can_only_say_nothing() -> None:
    env = parallel_env("resistance")
    observations, infos = env.reset(seed=3)
    asked = [agent for agent in env.agents if infos[agent]["asked"]]
    assert len(asked) == 1
    for agent in env.agents:
        legal = np.flatnonzero(observations[agent]["action_mask"])
        assert [env.text(agent, number) for number in legal] == ["pass"] or agent in asked


def test_answers_of_others_to_the_same_question_are_not_observed() -> None:
    def voted(text: str) -> list[Any]:
        env = aec_env("resistance")
        env.reset(seed=5)
        leader = env.agent_selection
        env.step(int(np.flatnonzero(env.observe(leader)["action_mask"])[0]))
        env.step(env.number(env.agent_selection, text))
        return [env.observe(agent)["observation"] for agent in env.agents[1:]]

    yes, no = voted("Vote(yes=True)"), voted("Vote(yes=False)")
    assert all((one == other).all() for one, other in zip(yes, no, strict=True))


def test_a_number_that_is_no_answer_counts_as_the_safe_answer_and_is_reported() -> None:
    env = aec_env("resistance")
    env.reset(seed=5)
    agent = env.agent_selection
    env.step(env.number(agent, "Vote(yes=True)"))
    assert env.infos[agent]["illegal"] == env.number(agent, "Vote(yes=True)")
    assert env.node.state.public.team == (0, 1)


def test_without_a_seed_another_game_is_dealt_and_the_same_one_after_the_same_seed() -> None:
    env = aec_env("one_night", 5)

    def dealt(seed: int | None) -> Any:
        env.reset(seed=seed)
        return env.node.state

    assert dealt(1) == dealt(1)
    first = dealt(1)
    assert dealt(None) != first
    again = dealt(1)
    assert again == first


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = parallel_env("resistance", longest=10)
    observations, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    truncated: dict[str, bool] = {}
    while env.agents:
        chosen = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, _, truncated, _ = env.step(chosen)
    assert all(truncated.values())
    assert set(rewards.values()) == {0.0}
