"""One seat against given bots: Gymnasium's own check for every game, and whole games."""

import warnings
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from maskenball import games
from maskenball.adapters.gymnasium import ID, SeatEnv
from maskenball.bots import RandomBot, levels
from maskenball.kernel import Action, AnySeen, Game, Match
from maskenball.testing import Case
from maskenball.testing.toy import GAME as TOY


def check(**about: Any) -> None:
    with warnings.catch_warnings(record=True) as given:
        warnings.simplefilter("always")
        check_env(gymnasium.make(ID, **about).unwrapped)
    assert [str(each.message) for each in given] == []


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """One game at random: the reward at its end, and how many steps it took."""
    env.action_space.seed(seed)
    observation, _ = env.reset(seed=seed)
    for steps in range(1, 10_000):
        number = env.action_space.sample(observation["action_mask"])
        observation, reward, over, truncated, info = env.step(number)
        assert "illegal" not in info
        assert not truncated
        if over:
            return float(reward), steps
    raise AssertionError("this game does not end")


@pytest.mark.parametrize("name", games)
def test_their_own_check_passes(name: str) -> None:
    check(game=name)


@pytest.mark.nightly
def test_their_own_check_passes_with_every_set_of_options(case: Case) -> None:
    if case.game is not TOY:
        check(game=case.name, players=case.players, options=case.options)


def test_whole_games_against_the_strongest_bots(game: Game) -> None:
    env = SeatEnv(game, bots=levels(game)[-1])
    rewards = [play(env, seed)[0] for seed in range(3)]
    assert set(rewards) <= {1.0, -1.0}


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (play(SeatEnv("hoax", 4, bots="heuristic"), 7) for _ in range(2))
    assert one == two


def test_the_bots_are_those_that_were_given() -> None:
    asked: list[AnySeen] = []

    class Witness(RandomBot):
        """Remembers what it was asked."""

        def answer(self, seen: AnySeen) -> Action:
            asked.append(seen)
            return super().answer(seen)

    env = SeatEnv("resistance", bots=Witness, seat=2)
    play(env, 1)
    assert {seen.seat for seen in asked} == {0, 1, 3, 4}
    assert all(seen.events for seen in asked), "bots are handed all that they were told"


def test_a_party_speaks_by_the_learning_seat() -> None:
    env = SeatEnv("decrypto", 4, seat=3)
    observation, info = env.reset(seed=1)
    texts = set()
    for _ in range(200):
        legal = observation["action_mask"].nonzero()[0]
        texts |= {env.text(int(number)).split("(")[0] for number in legal}
        observation, _, over, _, info = env.step(int(legal[-1]))
        if over:
            break
    assert {"Guess", "Name"} <= texts
    assert info["seat"] == 3


def test_what_happens_is_a_match_that_replays() -> None:
    env = SeatEnv("one_night", 5, bots="heuristic")
    play(env, 3)
    match: Match = env.match
    assert match.outcome is not None
    assert match.record().outcome == match.outcome
