"""Info-packs and interrogations (S-50 to S-55)."""

from random import Random

import pytest
from tests.games.hoax.position import (
    BISHOP,
    GOLD,
    JUDGE,
    KING,
    PEASANT,
    THIEF,
    WIZARD,
    A,
    B,
    C,
    D,
    E,
    Position,
    robbery,
    table,
    trial,
)

from maskenball.games.hoax import GAME
from maskenball.games.hoax.events import Questioned, Saw, Showed, Shown
from maskenball.games.hoax.model import Act, Question, Show
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.tokens import Purse, loose, packs
from maskenball.kernel import Dice


def asked_for(game: Position, seat: int) -> set[Character]:
    """The characters this player could show when questioned now."""
    asked = game.do(game.public.turn.seat, Question(seat))
    return {show.character for show in asked.offered(seat) if isinstance(show, Show)}


@pytest.mark.rule("S-50")
@pytest.mark.parametrize(
    ("purse", "count", "left"),
    [((0, 0, 0), 0, (0, 0, 0)), ((2, 1, 1), 1, (1, 0, 0)), ((3, 2, 4), 2, (1, 0, 2)), ((5, 0, 2), 0, (5, 0, 2))],
)
def test_packs_form_by_themselves_and_the_rest_is_loose(purse: Purse, count: int, left: Purse) -> None:
    assert packs(purse) == count
    assert loose(purse) == left


@pytest.mark.rule("S-50")
def test_packs_are_shielded_from_all_but_the_thief() -> None:
    game = table(purses={B: "gwc"})
    assert game.act(KING).holds(B) == "gwc"
    assert game.act(BISHOP).holds(B) == "gwc"
    assert game.act(WIZARD, B, GOLD).holds(B) == "gwc"
    assert game.act(THIEF, B, GOLD).holds(B) == "wc"


@pytest.mark.rule("S-50")
def test_packs_are_reckoned_anew_after_every_move() -> None:
    game = table(purses={A: "gw", B: "w"}).act(PEASANT)
    assert packs(game.public.tokens[A]) == 1
    assert game.loose(A) == (0, 0, 1)


@pytest.mark.rule("S-51", "S-64")
def test_the_player_whose_turn_it_is_may_question_at_any_time_of_the_turn() -> None:
    purses = {A: "gwc"}
    before = table(purses=purses)
    moments = [before, robbery(purses=purses), trial(purses=purses), trial(purses=purses).resist()]
    for game in moments:
        assert [cut for cut in game.cuts(A) if isinstance(cut, Question)] == [Question(s) for s in (B, C, D, E)]
        assert not any(isinstance(cut, Question) for seat in (B, C, D, E) for cut in game.cuts(seat))


@pytest.mark.rule("S-51")
def test_a_pack_goes_to_the_stock_and_as_many_questions_as_packs() -> None:
    game = table(purses={A: "ggwwcc", B: "gwc"})
    one = game.do(A, Question(B))
    assert one.holds(A) == "gwc"
    assert one.public.stock == (18, 18, 18)
    assert one.asked == (B,)
    two = one.do(B, Show(JUDGE)).question(C, KING)
    assert two.holds(A) == ""
    assert not [cut for cut in two.cuts(A) if isinstance(cut, Question)]
    assert two.phase == "Acting"


@pytest.mark.rule("S-51")
def test_only_other_players_who_are_still_in_are_questioned() -> None:
    game = table(purses={A: "gwc"}, out=(D,))
    assert [cut for cut in game.cuts(A) if isinstance(cut, Question)] == [Question(s) for s in (B, C, E)]


@pytest.mark.rule("S-52")
def test_never_the_true_character_nor_a_forbidden_one_nor_the_same_twice_to_the_same_asker() -> None:
    game = table("thief king judge bishop peasant", {A: "gggwwwccc"}, forbidden={B: (WIZARD,)})
    assert asked_for(game, B) == set(Character) - {KING, WIZARD}
    once = game.question(B, JUDGE)
    assert asked_for(once, B) == set(Character) - {KING, WIZARD, JUDGE}
    assert once.do(A, Question(B)).refusal(B, Show(JUDGE)) == "not_offered"


@pytest.mark.rule("S-52")
def test_another_asker_may_be_shown_the_same() -> None:
    game = table("thief king judge", {A: "gwc", C: "gwc"}).question(B, JUDGE)
    later = game.act(PEASANT).kings().last_call().act(PEASANT).kings().last_call()
    assert JUDGE in asked_for(later, B)


@pytest.mark.rule("S-52", "S-05")
def test_only_the_asker_sees_it() -> None:
    game = table(purses={A: "gwc"}).question(B, JUDGE)
    assert game.heard(A, Saw) == [Saw(B, JUDGE)]
    assert game.heard(B, Showed) == [Showed(A, JUDGE)]
    for seat in (C, D, E, None):
        assert (game.heard(seat, Saw), game.heard(seat, Showed)) == ([], [])
        assert game.heard(seat, Questioned) == [Questioned(A, B)]
        assert game.heard(seat, Shown) == [Shown(A, B)]
        assert JUDGE in game.suspects(seat)[B] or seat == C
    assert game.suspects(A)[B] == set(Character) - {JUDGE}


@pytest.mark.rule("S-52")
def test_two_players_may_show_the_same_asker_the_same_character() -> None:
    game = table(purses={A: "ggwwcc"}).question(B, WIZARD)
    assert WIZARD in asked_for(game, C)
    assert game.question(C, WIZARD).heard(A, Saw) == [Saw(B, WIZARD), Saw(C, WIZARD)]
    assert WIZARD not in asked_for(game, B)


@pytest.mark.rule("S-53")
def test_a_character_that_was_shown_may_still_be_used() -> None:
    game = table(purses={A: "gwc"}).question(B, PEASANT).act(THIEF, C, GOLD).kings().last_call()
    assert Act(PEASANT) in game.offered(B)


@pytest.mark.rule("S-54")
def test_an_interrogation_with_nothing_left_to_show_is_refused_without_cost() -> None:
    forbidden = {B: (WIZARD, THIEF, PEASANT, JUDGE)}
    game = table("thief king judge", {A: "ggwwcc"}, forbidden=forbidden)
    assert Question(B) in game.cuts(A)
    known = game.question(B, BISHOP)
    assert known.refusal(A, Question(B)) == "not_offered"
    assert known.holds(A) == "gwc"
    assert known.suspects(A)[B] == {KING}, "the asker can work it out"
    assert Question(C) in known.cuts(A)
    assert len(known.suspects(C)[B]) > 1


@pytest.mark.rule("S-54")
def test_that_an_interrogation_took_place_says_there_was_something_to_show() -> None:
    # Bernd shows Anton three characters, then admits that he is neither King nor Judge. That he can be questioned
    # once more tells the others that he had shown one of these two.
    game = table("thief bishop wizard peasant peasant", {A: "ggggwwwwccccg"})
    for shown in (KING, THIEF, PEASANT):
        game = game.question(B, shown)
    game = game.act(PEASANT).kings(B, C).judges({B: "gc", D: "gc"}).bishops().doubt(C, B, KING).doubt(C, B, JUDGE)
    more = game.do(A, Question(B))
    assert set(more.offered(B)) == {Show(WIZARD)}
    view = GAME.view(more.state, C)
    for number in range(100):
        world = GAME.redeal(view, Dice(Random(number).random)).state
        shown_to_anton = {note.character for note in world.notes[A] if isinstance(note, Saw)}
        assert shown_to_anton & {KING, JUDGE}


@pytest.mark.rule("S-55")
def test_the_example_claudia_knows_that_bernd_is_peasant_or_bishop() -> None:
    forbidden = {B: (KING, WIZARD, THIEF)}
    game = table("king peasant judge king wizard", {C: "gwc"}, turn=C, forbidden=forbidden, out=(A, D))
    assert asked_for(game, B) == {JUDGE, BISHOP}
    assert game.question(B, JUDGE).suspects(C)[B] == {PEASANT, BISHOP}
