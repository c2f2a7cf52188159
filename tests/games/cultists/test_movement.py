"""Movement (K-11, K-20 to K-22)."""

from random import Random

import pytest
from tests.games.cultists.position import at, deal, opened

from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.board import board
from maskenball.games.cultists.events import EventDrawn, Met, Moved
from maskenball.games.cultists.model import Encounters, Move, Options
from maskenball.games.cultists.movement import Moving, preview
from maskenball.kernel import Dice

SPREAD = "R1 R3 R7 R9"


@pytest.mark.rule("K-20")
def test_everybody_moves_once_from_the_knife_on_clockwise() -> None:
    assert opened("C I I S", written=deal("C I I S", knife=2)).state.phase == Moving((2, 3, 0, 1))
    game = at("C I I S", Moving((2, 3, 0, 1)), SPREAD, public={"knife": 2})
    for seat in (2, 3, 0, 1):
        assert list(game.table.ask.must) == [seat]
        game = game.safe()
        while not isinstance(game.state.phase, Moving | Acting):
            game = game.safe()
    assert game.public.round == 1
    assert game.said(EventDrawn)


@pytest.mark.rule("K-20")
def test_a_living_player_walks_one_to_three_steps_to_neighbouring_places() -> None:
    game = at("C I I S", Moving((0, 1, 2, 3)), SPREAD)
    assert game.offers(0, Move(("G1",)))
    assert game.offers(0, Move(("R4",))), "rooms can be neighbours"
    assert game.offers(0, Move(("G1", "G3", "R5")))
    assert game.offers(0, Move(("G1", "R1", "G1"))), "places may repeat"
    assert game.refusal(0, Move(())) == "wrong_number"
    assert game.refusal(0, Move(("G1", "G3", "G5", "R7"))) == "wrong_number"
    assert game.refusal(0, Move(("R2",))) == "no_way"
    assert game.refusal(0, Move(("R9",))) == "no_way", "a secret door is no way"


@pytest.mark.rule("K-20")
def test_the_whole_path_is_named_at_once() -> None:
    game = at("C I I S", Moving((0, 1, 2, 3)), SPREAD).do({0: Move(("G1", "G3"))})
    assert game.said(Moved) == [Moved(0, ("G1", "G3"))]
    assert game.public.places == ("G3", "R3", "R7", "R9")


@pytest.mark.rule("K-20", "K-21")
def test_a_ghost_names_a_goal_anywhere_but_where_it_stands() -> None:
    game = at("C I I S", Moving((1, 2)), SPREAD, ghosts=[1])
    goals = {answer.path for answer in game.choice(1)}
    assert goals == {(place,) for place in board(None).places if place != "R3"}
    assert game.do({1: Move(("R7",))}).public.places[1] == "R7"


@pytest.mark.rule("K-11", "K-21")
def test_a_move_never_ends_where_it_began() -> None:
    game = at("C I I S", Moving((0, 1, 2, 3)), SPREAD)
    assert game.refusal(0, Move(("G1", "R1"))) == "ends_where_it_began"
    ghost = at("C I I S", Moving((1, 2)), SPREAD, ghosts=[1])
    assert ghost.refusal(1, Move(("R3",))) == "not_offered"


@pytest.mark.rule("K-22")
def test_only_the_knife_holder_enters_the_fishmans_corridor() -> None:
    public = {"fishman": True, "knife": 1}
    holder = at("C I I S", Moving((1, 2, 3, 0)), "R2 R2 R7 R9", public=public)
    other = at("C I I S", Moving((0,)), "R2 R2 R7 R9", public=public)
    for path in (("G2",), ("G2", "R3")):
        assert holder.offers(1, Move(path))
        assert other.refusal(0, Move(path)) == "no_way"


@pytest.mark.rule("K-22")
def test_who_stands_beside_the_fishman_may_leave_and_ghosts_pass_freely() -> None:
    public = {"fishman": True, "knife": 1}
    standing = at("C I I S", Moving((0,)), "G2 R2 R7 R9", public=public)
    assert standing.offers(0, Move(("R3",)))
    assert standing.refusal(0, Move(("R3", "G2", "R2"))) == "no_way"
    ghost = at("C I I S", Moving((2,)), "R2 R2 R7 R9", ghosts=[2], public=public)
    assert ghost.offers(2, Move(("G2",)))


@pytest.mark.rule("K-20")
def test_a_thrown_path_is_always_one_that_can_be_walked() -> None:
    choice = at("C I I S", Moving((0, 1, 2, 3)), SPREAD, public={"fishman": True, "knife": 3}).choice(0)
    dice = Dice(Random(1).random)
    thrown = {choice.sample(dice) for _ in range(2000)}
    assert all(path in choice for path in thrown)
    assert len({move.path[-1] for move in thrown}) == len(board(None).reach("R1", fishman=True))


@pytest.mark.rule("K-28")
def test_the_preview_of_a_path_names_the_encounters_it_would_lead_to() -> None:
    position = at("C I I S", Moving((0, 1, 2, 3)), "R5 G3 R1 R4")
    path = ("G3", "R4", "R1")
    assert preview(position.public, 0, path) == (Met("G3", (0, 1)), Met("R4", (0, 3)), Met("R1", (0, 2)))
    lazy = at("C I I S", Moving((0, 1, 2, 3)), "R5 G3 R1 R4", options=Options(encounters=Encounters.END_OF_MOVE))
    assert preview(lazy.public, 0, path) == (Met("R1", (0, 2)),)


@pytest.mark.rule("K-17")
def test_standing_together_at_the_start_is_no_encounter() -> None:
    game = opened("C I I S")
    assert set(game.public.places) == {"R5"}
    assert isinstance(game.state.phase, Moving)
    assert not game.said(Met)
