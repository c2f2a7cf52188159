"""OpenSpiel's own tests and algorithms, in a process of their own; and how games are named there."""

import os
import subprocess
import sys
from pathlib import Path

import pyspiel
import pytest

from maskenball import games
from maskenball.adapters.openspiel import game_string, position
from maskenball.adapters.variant import write_position
from maskenball.games.hoax.data import HOUSE
from maskenball.games.resistance import Card, Character, Deal, Play, Propose, Vote
from maskenball.kernel import Malformed, Match
from maskenball.testing import Case, cases
from maskenball.testing.tables import NIGHTLY

ROOT = Path(__file__).parents[2]
BOTH = (False, True)


def passes(*checks: str) -> None:
    """Run these checks elsewhere; what they print is shown if one fails."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.adapters.openspiel_checks", *checks],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, f"{ran.stdout[-3000:]}\n{ran.stderr[-3000:]}"
    assert ran.stdout.count("passed ") == len(checks)


@pytest.mark.parametrize("name", games)
def test_their_own_tests_and_their_search_over_hidden_worlds_pass(name: str) -> None:
    at_once, in_turn = (game_string(name, turns) for turns in BOTH)
    few_moves = f"playthrough {game_string(name, longest=4)}"
    whole_games = [f"{check} {form}" for form in (at_once, in_turn) for check in ("simulation", "api")]
    passes(*whole_games, few_moves, f"search {in_turn}")


@pytest.mark.nightly
def test_their_own_tests_pass_with_every_set_of_options(case: Case) -> None:
    if case.name not in games:
        pytest.skip("the toy is not registered")
    at_once, in_turn = (named(case, turns) for turns in BOTH)
    passes(*(f"{check} {form}" for form in (at_once, in_turn) for check in ("simulation", "api")), f"search {in_turn}")


def named(case: Case, turns: bool) -> str:
    options = {field: getattr(case.options, field) for field in case.options.__struct_fields__}
    return game_string(case.name, turns, players=case.players, **options)


def last_vote() -> str:
    """Two missions have succeeded and two failed, four teams in a row were refused: the fifth team is voted on."""
    spy, loyal = Character.SPY, Character.RESISTANCE
    match = Match(games["resistance"], tuple("ABCDE"), deal=Deal((spy, spy, loyal, loyal, loyal), 0))

    def propose(*team: int, yes: bool) -> None:
        (leader,) = match.table.ask.must
        assert isinstance(leader, int)
        match.submit(leader, Propose(team))
        for seat in range(5):
            match.submit(seat, Vote(yes))

    for team, traitors in (((2, 3), ()), ((0, 2, 3), (0,)), ((2, 3), ()), ((1, 2, 3), (1,))):
        propose(*team, yes=True)
        for seat in team:
            match.submit(seat, Play(Card.FAIL if seat in traitors else Card.SUCCESS))
    for _ in range(4):
        propose(0, 1, 2, yes=False)
    (leader,) = match.table.ask.must
    assert isinstance(leader, int)
    match.submit(leader, Propose((2, 3, 4)))
    return write_position(match.game, match.table.state)


def test_their_learning_works_from_a_late_position_that_the_name_of_the_game_holds() -> None:
    passes(f"learning {game_string('resistance', turns=True, position=last_vote())}")


@pytest.mark.nightly
def test_their_own_tests_pass_on_a_whole_tree() -> None:
    passes(f"whole_tree {game_string('resistance', turns=True, position=last_vote())}")


def test_one_night_for_three_is_small_enough_to_learn() -> None:
    passes(f"sampling {game_string('one_night', turns=True, cuts=0)}")


@pytest.mark.nightly
def test_one_night_for_three_is_small_enough_for_an_exact_best_response() -> None:
    passes(f"best {game_string('one_night', turns=True, cuts=0)}")


# Names and parameters


def test_every_game_is_registered_in_both_forms() -> None:
    known = pyspiel.registered_names()
    for name in games:
        assert {f"maskenball_{name}", f"maskenball_{name}_turns"} <= {*known}


@pytest.mark.parametrize("name", games)
def test_every_set_of_options_can_be_named(name: str) -> None:
    for case in cases(name)[:: 1 if NIGHTLY else 4]:
        game = pyspiel.load_game(named(case, turns=False))
        assert game.variant.options == case.options
        assert game.num_players() == case.players
        assert pyspiel.load_game(str(game)).variant.options == case.options


def test_options_of_every_kind_come_through() -> None:
    hoax = pyspiel.load_game(game_string("hoax", players=9, big_table=True, quiet_turns=None, overview=HOUSE))
    assert hoax.variant.options == games["hoax"].options({"big_table": True, "quiet_turns": None}, 9)
    night = pyspiel.load_game(game_string("one_night", cards=("thief", "thief", "rogue"), card_set="shadows"))
    assert [card.value for card in night.variant.options.cards] == ["thief", "thief", "rogue"]
    words = ("ice cream", "a,b", "(x)", "12", "true")
    assert pyspiel.load_game(game_string("decrypto", vocabulary=words)).variant.words == words


def test_unknown_options_and_tables_are_refused() -> None:
    with pytest.raises(Malformed, match="bad_option"):
        game_string("hoax", colour="red")
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("maskenball_hoax(colour=red)")
    with pytest.raises(Malformed, match="bad_players"):
        pyspiel.load_game("maskenball_hoax(players=2)")
    with pytest.raises(Malformed, match="bad_position"):
        pyspiel.load_game("maskenball_hoax(position=nowhere)")


def test_actions_have_texts_both_ways() -> None:
    state = pyspiel.load_game("maskenball_resistance").new_initial_state()
    state.apply_action(0)
    leader = state.current_player()
    for number in state.legal_actions():
        text = state.action_to_string(leader, number)
        assert text.startswith("Propose(team=(")
        assert state.string_to_action(text) == number
    state.apply_action(state.legal_actions()[0])
    assert state.is_simultaneous_node()
    assert state.action_to_string(3, state.string_to_action(3, "Vote(yes=False)")) == "Vote(yes=False)"


def test_a_state_names_the_position_it_stands_in() -> None:
    game = pyspiel.load_game("maskenball_resistance_turns")
    state = game.new_initial_state()
    with pytest.raises(Malformed, match="bad_position"):
        position(state)
    state.apply_action(7)
    for _ in range(6):
        state.apply_action(state.legal_actions()[-1])
    there = pyspiel.load_game(game_string("resistance", turns=True, position=position(state))).new_initial_state()
    assert there.is_chance_node()
    there.apply_action(0)
    assert there.node.view(None) == state.node.view(None)
    assert there.current_player() == state.current_player()


def test_chance_deals_as_the_rules_do() -> None:
    state = pyspiel.load_game("maskenball_resistance").new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 50
    assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
    dealt = {state.child(outcome).node.state.characters for outcome, _ in outcomes}
    assert len(dealt) == 10
