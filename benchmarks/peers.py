"""Random play on other people's engines, by CPU time, so that our figures stand beside theirs.

Holds one small function per peer and knows nothing of Maskenball. A decision is one player's answer;
chance, set-up and scoring are not counted as decisions, but their time is. Every peer is driven by the
leanest way its own documentation shows, in this process, without printing. A peer that is missing or
fails costs one line on stderr. They come in by import_module: few are typed, and mypy must pass where none
is installed. The packages: open_spiel rlcard pettingzoo[classic] textarena chess pokerkit.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module, metadata
from random import Random
from time import process_time
from typing import Any

Play = Callable[[], int]  # plays one game to its end and returns the number of decisions in it

uniform = Random(2026).random  # our picks only: the peers deal with dice of their own


@dataclass(frozen=True)
class Row:
    """What one peer did in the CPU time it was given."""

    engine: str
    version: str
    game: str
    decisions: int
    games: int
    cpu_seconds: float

    @property
    def us_per_decision(self) -> float:
        """CPU time of one decision in microseconds, with its share of chance, set-up and scoring."""
        return self.cpu_seconds / self.decisions * 1e6

    @property
    def games_per_second(self) -> float:
        """Whole games in one second of CPU time."""
        return self.games / self.cpu_seconds


def pick(answers: Sequence[Any]) -> Any:
    """Draw one answer, like random.choice but in about 0.6 of its time."""
    return answers[int(uniform() * len(answers))]


def open_spiel(name: str, view: bool) -> Play:
    """Prepare an OpenSpiel game, C++ driven from Python, with or without the acting player's view."""
    # Measured: new_initial_state, current_player, legal_actions, apply_action(s), chance_outcomes with
    # sample_action, returns; as "view" also the information state of everyone who answers, as a string.
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)
    seats = range(game.num_players())
    sample = spiel.sample_action
    chance, over = int(spiel.PlayerId.CHANCE), int(spiel.PlayerId.TERMINAL)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while (seat := state.current_player()) != over:
            if seat >= 0:
                if view:
                    state.information_state_string(seat)
                state.apply_action(pick(state.legal_actions()))
                decisions += 1
            elif seat == chance:
                state.apply_action(sample(state.chance_outcomes(), uniform())[0])
            else:  # all answer at once
                if view:
                    for each in seats:
                        state.information_state_string(each)
                state.apply_actions([pick(state.legal_actions(each)) for each in seats])
                decisions += len(seats)
        state.returns()
        return decisions

    return play


def rlcard(layer: str) -> Play:
    """Prepare RLCard's Leduc hold'em: its environment (env), or the bare rules below it (game)."""
    # Measured: reset and step, each of which returns the next player's state with the legal actions: as a
    # dict from the game, as that and a NumPy vector from the environment (raw actions, so no decoding);
    # is_over, get_payoffs.
    env: Any = import_module("rlcard").make("leduc-holdem")
    reset, step, legal = env.reset, partial(env.step, raw_action=True), "raw_legal_actions"
    if layer == "game":
        reset, step, legal = env.game.init_game, env.game.step, "legal_actions"

    def play() -> int:
        (state, _), decisions = reset(), 0
        while not env.game.is_over():
            state, _ = step(pick(state[legal]))
            decisions += 1
        env.get_payoffs()
        return decisions

    return play


def pettingzoo(maker: str) -> Play:
    """Prepare PettingZoo's Leduc hold'em, bare (raw_env) or in its usual wrappers (env)."""
    # Measured: reset, last (observation and action mask) and step, without the empty steps of finished
    # agents. The module is the one its registry names for leduc_holdem_v4; the old alias is deprecated.
    env: Any = getattr(import_module("pettingzoo.classic.rlcard_envs.leduc_holdem"), maker)()

    def play() -> int:
        env.reset()
        decisions = 0
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions
            env.step(pick(seen["action_mask"].nonzero()[0]))
            decisions += 1

    return play


def textarena() -> Play:
    """Prepare TextArena's SecretMafia for six players, without wrappers."""
    # Measured: reset, get_observation (the player's new messages as a list) and step, which reads the
    # answer by a regular expression; there is no list of legal answers, so we name anyone alive, which it
    # accepts in every phase (in the discussion it is simply what the player says).
    env: Any = import_module("textarena").make("SecretMafia-v0-raw")
    texts = [f"[{seat}]" for seat in range(6)]

    def play() -> int:
        env.reset(num_players=6)
        alive: list[int] = env.state.game_state["alive_players"]
        done, decisions = False, 0
        while not done:
            env.get_observation()
            done, _ = env.step(texts[pick(alive)])
            decisions += 1
        env.close()
        return decisions

    return play


def python_chess() -> Play:
    """Prepare python-chess."""
    # Measured: Board(), the list of legal moves, push, and the automatic ends: no move left, too little
    # material, 75 moves, fivefold repetition (is_game_over would generate the moves a second time).
    new_board: Callable[[], Any] = import_module("chess").Board

    def play() -> int:
        pos, decisions = new_board(), 0
        while moves := list(pos.legal_moves):
            if pos.is_insufficient_material() or pos.is_seventyfive_moves() or pos.is_fivefold_repetition():
                break
            pos.push(pick(moves))
            decisions += 1
        return decisions

    return play


def pokerkit() -> Play:
    """Prepare PokerKit's no-limit hold'em for six players with a hundred big blinds each."""
    # Measured: one hand with every automation on; per decision can_fold, the smallest and largest raise,
    # then one of the legal kinds of action, a raise to any legal amount.
    kit: Any = import_module("pokerkit")
    deal = kit.NoLimitTexasHoldem(tuple(kit.Automation), True, 0, (1, 2), 2)

    def play() -> int:
        state, decisions = deal(200, 6), 0
        while state.status:
            kinds = [state.check_or_call]
            if state.can_fold():
                kinds.append(state.fold)
            if (lowest := state.min_completion_betting_or_raising_to_amount) is not None:
                highest = state.max_completion_betting_or_raising_to_amount
                amount = lowest + int(uniform() * (highest - lowest + 1))
                kinds.append(partial(state.complete_bet_or_raise_to, amount))
            pick(kinds)()
            decisions += 1
        return decisions

    return play


SPIELS = {
    "social_deduction 5p": "social_deduction(players=5)",
    "social_deduction 10p": "social_deduction(players=10)",
    "liars_dice 2p": "liars_dice",  # takes two players, no more
    "goofspiel 5p": "goofspiel(players=5,imp_info=True)",  # the one with simultaneous answers
}
PEERS: list[tuple[str, str, str, Callable[[], Play]]] = [  # engine, package on PyPI, game, how to prepare
    *(
        ("OpenSpiel", "open_spiel", game + " + view" * view, partial(open_spiel, name, view))
        for game, name in SPIELS.items()
        for view in (False, True)
    ),
    ("RLCard", "rlcard", "leduc-holdem game", partial(rlcard, "game")),
    ("RLCard", "rlcard", "leduc-holdem env", partial(rlcard, "env")),
    ("PettingZoo", "pettingzoo[classic]", "leduc_holdem raw", partial(pettingzoo, "raw_env")),
    ("PettingZoo", "pettingzoo[classic]", "leduc_holdem wrapped", partial(pettingzoo, "env")),
    ("TextArena", "textarena", "SecretMafia 6p raw", textarena),
    ("python-chess", "chess", "chess", python_chess),
    ("PokerKit", "pokerkit", "no-limit hold'em 6p", pokerkit),
]


def run(play: Play, seconds: float) -> tuple[int, int, float]:
    """Play for about so much CPU time, looking at the clock after every eighth game."""
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        for _ in range(8):
            decisions += play()
        games += 8
    return decisions, games, spent


def rows(seconds: float = 1.0) -> Iterator[Row]:
    """Run each peer for about so many seconds of CPU time, after a warm-up of a tenth of that."""
    missing: set[str] = set()
    for engine, package, game, prepare in PEERS:
        if package in missing:
            continue
        try:
            play = prepare()
            run(play, seconds / 10)
            row = Row(engine, metadata.version(package.partition("[")[0]), game, *run(play, seconds))
        except ImportError as error:
            missing.add(package)
            print(f"{engine}: left out, pip install {package} ({error})", file=sys.stderr)
        except Exception as error:  # whatever breaks in other people's code must not stop the run
            print(f"{engine}, {game}: left out, failed with {error!r}", file=sys.stderr)
        else:
            yield row


def main() -> None:
    """Print the table; an argument is the CPU seconds for each line."""
    print(f"{'engine':<13}{'version':<9}{'game':<27}{'us/decision':>12}{'games/s':>9}{'decisions/game':>16}")
    for r in rows(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0):
        figures = f"{r.us_per_decision:>12.2f}{r.games_per_second:>9,.0f}{r.decisions / r.games:>16.1f}"
        print(f"{r.engine:<13}{r.version:<9}{r.game:<27}{figures}", flush=True)


if __name__ == "__main__":
    main()
