"""How a game ends, the points, and the match over several games (S-70 to S-74)."""

import pytest
from tests.games.hoax.position import BISHOP, GOLD, KING, PEASANT, THIEF, A, B, C, D, E, Position, robbery, table

from maskenball.games.hoax import GAME
from maskenball.games.hoax.events import Acted, Ended
from maskenball.games.hoax.model import Choose
from maskenball.games.hoax.state import Carry
from maskenball.kernel import Dice, Match, open_table

FIVE = ("Anton", "Bernd", "Claudia", "Doris", "Erich")


def rounds(game: Position, turns: int) -> Position:
    """So many turns in which nothing comes to light."""
    for _ in range(turns):
        game = game.act(PEASANT).kings().last_call()
    return game


@pytest.mark.rule("S-70", "S-71")
def test_the_last_player_in_wins_and_points_follow_the_order_of_going_out() -> None:
    game = table().unmask(C, B).unmask(C, E).unmask(A, D, right=False)
    assert game.outcome is None
    over = game.unmask(D, C)
    assert over.outcome is not None
    assert (over.outcome.reason, over.outcome.winners) == ("last_in", (D,))
    assert over.public.points == (3, 1, 4, 7, 2)
    assert over.public.inside == (D,)


@pytest.mark.rule("S-72")
def test_after_a_failed_accusation_all_still_in_share_the_next_position() -> None:
    game = robbery().unmask(B, E).unmask(B, D).doubt(B, A, THIEF)
    assert game.outcome is not None
    assert game.outcome.winners == (A,)
    assert game.public.points == (5, 3, 3, 2, 1)


@pytest.mark.rule("S-72", "S-34")
def test_an_accusation_without_a_majority_ends_nothing() -> None:
    assert robbery().doubt(B, A, THIEF, agree=()).outcome is None


@pytest.mark.rule("S-73")
def test_at_the_end_all_cards_are_laid_open_beside_the_claims() -> None:
    game = robbery().kings(B, C).doubt(D, B, KING)
    for seat in (*range(5), None):
        view = GAME.view(game.state, seat)
        assert view.laid_open is not None
        assert view.laid_open.characters == game.state.characters
        assert [event.character for event in view.public.history if isinstance(event, Acted)] == [THIEF]
    assert game.heard(None, Ended)[0].characters == game.state.characters


@pytest.mark.rule("S-71")
def test_a_match_adds_up_points_over_the_agreed_number_of_games() -> None:
    options = GAME.options({"games": 2}, 5)
    first = table(games=2).unmask(A, B).unmask(A, C).unmask(A, D).unmask(A, E)
    assert first.public.score == (7, 1, 2, 3, 4)
    assert first.public.champions == ()
    assert GAME.carry(first.state) == Carry((7, 1, 2, 3, 4), 1)
    match = Match(GAME, FIVE, options, "next", carry=GAME.carry(first.state))
    public = match.seen(None).view.public
    assert (public.score, public.played) == ((7, 1, 2, 3, 4), 1)
    assert match.record().carry == GAME.carry(first.state)


@pytest.mark.rule("S-71")
def test_points_stay_with_the_person_and_a_match_with_its_people() -> None:
    carry = Carry((7, 1, 2), 1)
    assert GAME.reseat(carry, (2, 0, 1)) == Carry((2, 7, 1), 1)
    assert GAME.reseat(carry, (0, 1, None)) == Carry((0, 0, 0), 0)
    assert GAME.reseat(carry, (0, 1)) == Carry((0, 0), 0)


@pytest.mark.rule("S-71")
def test_most_points_win_the_match_and_equal_totals_share_it() -> None:
    options = GAME.options({"games": 2}, 5)
    deal = GAME.deal(options, 5, Dice(lambda: 0.5), Carry((7, 1, 2, 3, 4), 1))
    game = Position(open_table(GAME, 5, options, "x", deal)[0])
    assert game.public.score == (7, 1, 2, 3, 4)
    for seat in range(5):
        game = game.do(seat, Choose(GOLD))
    last = game.unmask(E, A).unmask(E, B).unmask(E, C).unmask(E, D)
    assert last.public.score == (8, 3, 5, 7, 11)
    assert last.public.champions == (E,)
    alone = table(games=1).unmask(A, B).unmask(A, C).unmask(A, D).unmask(A, E)
    assert alone.heard(None, Ended)[0].champions == (A,)
    shared = robbery(quiet_turns=5).kings().last_call()
    assert rounds(shared, 4).public.champions == (A, B, C, D, E)


@pytest.mark.rule("S-71")
def test_after_the_last_game_a_new_match_begins() -> None:
    deal = GAME.deal(GAME.options({"games": 2}), 5, Dice(lambda: 0.5), Carry((7, 1, 2, 3, 4), 2))
    assert (deal.score, deal.played) == ((), 0)


@pytest.mark.rule("S-74")
def test_after_forty_turns_without_anything_coming_to_light_all_still_in_win_together() -> None:
    game = rounds(table(out=(E,)), 39)
    assert game.outcome is None
    over = rounds(game, 1)
    assert over.outcome is not None
    assert (over.outcome.reason, over.outcome.winners) == ("quiet", (A, B, C, D))
    assert over.public.points == (2, 2, 2, 2, 1)


@pytest.mark.rule("S-74")
def test_a_lie_an_unmasking_or_an_interrogation_breaks_the_quiet_but_a_failed_doubt_does_not() -> None:
    game = table("thief king judge bishop peasant", {A: "gwc"}, quiet_turns=5)
    four = rounds(game, 4)
    assert rounds(four, 1).outcome is not None
    loud = [
        four.unmask(B, C).act(PEASANT).kings().last_call(),
        four.act(BISHOP).doubt(A, E, BISHOP).last_call(),
        rounds(game.question(B, THIEF), 5),
    ]
    assert all(each.outcome is None for each in loud)
    failed = four.act(PEASANT).doubt(A, E, PEASANT, agree=()).kings().last_call()
    assert failed.outcome is not None


@pytest.mark.rule("S-74")
def test_a_group_can_turn_it_off() -> None:
    assert rounds(table(quiet_turns=None), 60).outcome is None


@pytest.mark.rule("S-71")
@pytest.mark.parametrize(
    ("places", "score", "played"),
    [
        ((0, 1, 2), (7, 1, 2), 1),
        ((2, 1, 0), (2, 1, 7), 1),
        ((0, 1, 2, None), (7, 1, 2, 0), 1),  # somebody new begins with nothing
        ((None, 2, 0, 1), (0, 2, 7, 1), 1),
        ((0, 2, None), (0, 0, 0), 0),
        ((1, 2, None), (0, 0, 0), 0),
        ((2, 1), (0, 0), 0),
        ((None, None, None), (0, 0, 0), 0),
    ],
)
def test_a_match_goes_on_only_while_all_its_people_are_there(
    places: tuple[int | None, ...], score: tuple[int, ...], played: int
) -> None:
    assert GAME.reseat(Carry((7, 1, 2), 1), places) == Carry(score, played)
