"""Our games in OpenSpiel, PettingZoo and Gymnasium beside those libraries' own, by CPU time of one decision.

    python -m benchmarks.adapters [--seconds 2]

A decision is one player's answer at random; chance, deals and scoring are not counted, but their time is. Every row is
driven in the same way: "bare" asks who is asked and what is legal, and applies it; "string" and "tensor" also take the
information state of whoever answers. A library's own environments are measured if they are installed.
"""

import argparse
import sys
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from maskenball import games

Play = Callable[[], int]
"""Plays one game to its end, and gives the number of decisions in it."""

OWN_OF_OPENSPIEL = (
    *("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker", "python_block_dominoes"),
    "python_iterated_prisoners_dilemma",
)
OWN_OF_PETTINGZOO = ("rps_v2", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3")

pick = Random(2026).choice


def measured(play: Play, seconds: float) -> float:
    """Microseconds for a decision, after a first game that fills caches."""
    play()
    decisions, began = 0, process_time()
    while (took := process_time() - began) < seconds:
        decisions += play()
    return took / decisions * 1e6


def spiel(name: str, look: str = "") -> Play:
    """A game of OpenSpiel; `look` is the information that is asked for before each answer."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    seats = range(game.num_players())

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pick([outcome for outcome, _ in state.chance_outcomes()]))
            elif state.is_simultaneous_node():
                answers = []
                for seat in seats:
                    legal = state.legal_actions(seat)
                    answers.append(pick(legal) if legal else 0)
                    decisions += bool(legal)
                    if look and legal:
                        getattr(state, f"information_state_{look}")(seat)
                state.apply_actions(answers)
            else:
                if look:
                    getattr(state, f"information_state_{look}")(state.current_player())
                state.apply_action(pick(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def aec(env: Any) -> Play:
    """An environment of PettingZoo, one agent after another."""

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            holder = observation if isinstance(observation, dict) else info
            env.step(env.action_space(agent).sample(holder.get("action_mask")))
            decisions += 1
        return decisions

    return play


def parallel(env: Any) -> Play:
    """An environment of PettingZoo, all at once; only who is asked counts."""

    def play() -> int:
        observations, infos = env.reset()
        decisions = 0
        while env.agents:
            spaces = {agent: env.action_space(agent) for agent in env.agents}
            decisions += sum(bool(infos[agent]["asked"]) for agent in env.agents)
            chosen = {agent: space.sample(observations[agent]["action_mask"]) for agent, space in spaces.items()}
            observations, _, _, _, infos = env.step(chosen)
        return decisions

    return play


def single(env: Any) -> Play:
    """An environment of Gymnasium: one seat, against bots."""

    def play() -> int:
        observation, _ = env.reset()
        for decisions in range(1, sys.maxsize):
            number = env.action_space.sample(observation["action_mask"])
            observation, _, over, _, _ = env.step(number)
            if over:
                return decisions
        raise AssertionError

    return play


def in_openspiel() -> Iterator[tuple[str, list[Play]]]:
    """Rows: the name, and what is played for each column."""
    import_module("maskenball.adapters.openspiel")
    import_module("open_spiel.python.games")
    ours = [f"maskenball_{name}{form}" for name in games for form in ("", "_turns")]
    for name in (*ours, *OWN_OF_OPENSPIEL):
        yield name, [spiel(name), spiel(name, "string"), spiel(name, "tensor")]


def in_pettingzoo() -> Iterator[tuple[str, list[Play]]]:
    """Likewise: one after another, and all at once."""
    adapter = import_module("maskenball.adapters.pettingzoo")
    for name in games:
        yield name, [aec(adapter.aec_env(name)), parallel(adapter.parallel_env(name))]
    for name in OWN_OF_PETTINGZOO:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
        except ImportError as missing:
            sys.stderr.write(f"{name} is left out: {missing}\n")
            continue
        yield name, [aec(module.raw_env())]


def in_gymnasium() -> Iterator[tuple[str, list[Play]]]:
    """Likewise: against random and against heuristic bots, whose thinking counts."""
    adapter = import_module("maskenball.adapters.gymnasium")
    for name in games:
        yield name, [single(adapter.SeatEnv(name, bots=bots)) for bots in ("random", "heuristic")]


TABLES = (
    ("OpenSpiel", ("bare", "string", "tensor"), in_openspiel),
    ("PettingZoo", ("one after another", "all at once"), in_pettingzoo),
    ("Gymnasium", ("random bots", "heuristic bots"), in_gymnasium),
)


def main(arguments: list[str]) -> int:
    """Print a table for each library."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure")
    seconds = parser.parse_args(arguments).seconds
    warnings.simplefilter("ignore")
    for library, columns, rows in TABLES:
        print(f"\n| {library}, µs a decision | {' | '.join(columns)} |\n|---|{'---|' * len(columns)}")
        for name, plays in rows():
            figures = [f"{measured(play, seconds):.1f}" for play in plays]
            print(f"| {name} | {' | '.join([*figures, *[''] * (len(columns) - len(figures))])} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
