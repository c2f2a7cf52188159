"""OpenSpiel's own tests and algorithms on our games, one call each; run in a process of its own, since C++ may abort.

python -m tests.adapters.openspiel_checks api "maskenball_hoax_turns(players=4)"
"""

import random
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    best_response,
    cfr,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import maskenball.adapters.openspiel  # noqa: F401 - registers the games

STATES, DEALS = 30, 5


def some_states(game: Any, count: int) -> list[Any]:
    """States out of random games, few of them deals; their own sampler gives only the first of a simultaneous game."""
    rng = np.random.RandomState(1)
    states: list[Any] = []
    state = game.new_initial_state()
    while len(states) < count:
        if len(states) < DEALS or not state.is_chance_node():
            states.append(state.clone())
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([rng.choice(numbers) if numbers else 0 for numbers in legal])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return states


def run(case: type[unittest.TestCase]) -> None:
    result = unittest.TextTestRunner(stream=sys.stdout).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.testsRun > 4
    assert result.wasSuccessful()


def api(name: str) -> None:
    """Their API tests on a part of the tree."""
    game = pyspiel.load_game(name)

    class Partial(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # without types
        @classmethod
        def setUpClass(cls) -> None:
            cls.some_states = some_states(game, STATES)
            cls.game, cls.game_name, cls.game_type = game, name, game.get_type()

    run(Partial)


def whole_tree(name: str) -> None:
    """Their API tests on a whole tree, perfect recall among them."""
    game = pyspiel.load_game(name)
    counts = [0, 0, 0]

    def count(state: Any) -> None:
        counts[2 if state.is_terminal() else 0 if state.is_chance_node() else 1] += 1
        for action in state.legal_actions():
            count(state.child(action))

    count(game.new_initial_state())
    api_test.TOTAL_NUM_STATES[name] = tuple(counts)
    api_test.PERFECT_RECALL_NUM_STATES[name] = len(policy.TabularPolicy(game).state_lookup)

    class Whole(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc] # without types
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name = game, name
            super().setUpClass()

    run(Whole)


def simulation(name: str) -> None:
    """Their C++ test by random games, with serialising, clones, masks and tensors."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        turns = pyspiel.convert_to_turn_based(game)
        pyspiel.random_sim_test(turns, num_sims=1, serialize=False, verbose=False)


def playthrough(name: str) -> None:
    """A playthrough written by them is the same when it is played again."""
    text = generate_playthrough.playthrough(name, [], seed=7)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "playthrough.txt"
        file.write_text(text, encoding="utf-8")
        before, after = generate_playthrough.replay(str(file))
    assert before == after
    assert "InformationStateTensor(0)" in text


def search(name: str) -> None:
    """Their IS-MCTS chooses the first moves of a game."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 8, random_state=np.random.RandomState(3))
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal() and moves < 6:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
            continue
        other = state.resample_from_infostate(state.current_player(), rng.random_sample)
        assert other.information_state_string() == state.information_state_string()
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, other))[1]
        assert again.information_state_string() == other.information_state_string()
        assert str(again) == str(other)
        moves += len(state.legal_actions()) > 1
        state.apply_action(bot.step(state))


def learning(name: str) -> None:
    """CFR (theirs in Python and in C++), MCCFR and best responses: what they learn is harder to exploit."""
    random.seed(1)
    np.random.seed(1)
    game = pyspiel.load_game(name)
    uniform = policy.UniformRandomPolicy(game)
    value = best_response.BestResponsePolicy(game, 0, uniform).value(game.new_initial_state())
    held = pyspiel.UniformRandomPolicy(game)  # in a variable: C++ does not keep it alive
    assert abs(pyspiel.TabularBestResponse(game, 0, held).value_from_state(game.new_initial_state()) - value) < 1e-9
    before = exploitability.nash_conv(game, uniform)
    ours, theirs = cfr.CFRSolver(game), pyspiel.CFRSolver(game)
    for _ in range(6):
        ours.evaluate_and_update_policy()
        theirs.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, ours.average_policy()) < before / 2
    sampling(name)


def sampling(name: str) -> None:
    """MCCFR by external and by outcome sampling."""
    game = pyspiel.load_game(name)
    external = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    outcome = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(20):
        external.iteration()
        outcome.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    assert external.average_policy().action_probabilities(state)


def best(name: str) -> None:
    """The exact best response to random play, over the whole tree."""
    game = pyspiel.load_game(name)
    value = best_response.BestResponsePolicy(game, 0, policy.UniformRandomPolicy(game)).value(game.new_initial_state())
    assert -1 < value < 1


CHECKS = {each.__name__: each for each in (api, whole_tree, simulation, playthrough, search, learning, sampling, best)}

if __name__ == "__main__":
    flags.FLAGS(sys.argv[:1])
    for argument in sys.argv[1:]:
        check, _, game_name = argument.partition(" ")
        CHECKS[check](game_name)
        sys.stdout.write(f"passed {argument}\n")
