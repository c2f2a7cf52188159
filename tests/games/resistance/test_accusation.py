"""Early accusations and accusations (J-10 to J-13, J-20 to J-24, J-47, J-48)."""

from random import Random

import pytest
from tests.games.resistance.position import HUNT, R_CHIEF, R_HUNTER, S_CHIEF, S_HUNTER, Position, table

from maskenball.games.resistance import GAME
from maskenball.games.resistance.events import Accused, NobodyAccused, ResultTurned, SteppedForward
from maskenball.games.resistance.model import Accuse, Card, Character, GoOn
from maskenball.kernel import CLOCK, Bell, Dice, Outcome, Slot

FAIL, CHIEF_FAIL = Card.FAIL, Card.CHIEF_FAIL
SPY_HUNTER = SteppedForward(S_HUNTER, Character.SPY_HUNTER)
RESISTANCE_HUNTER = SteppedForward(R_HUNTER, Character.RESISTANCE_HUNTER)


def may_accuse(game: Position) -> bool:
    return any(isinstance(action, Accuse) for action in game.offered(S_HUNTER))


def failed_by_chief(results: str = "") -> Position:
    """Five players, the last mission failed by the Spy Chief."""
    team = {0: (S_CHIEF, 4), 1: (S_CHIEF, 4, 0), 2: (S_CHIEF, 4), 3: (S_CHIEF, 4, 0)}[len(results)]
    return table(HUNT[5], results=results).mission(*team, token=S_HUNTER, play={S_CHIEF: FAIL})


def third_success(results: str = "SS") -> Position:
    return table(HUNT[5], results=results).mission(*((0, 4) if len(results) == 2 else (0, 1, 4)))


def third_failure(results: str = "FF") -> Position:
    team = (S_HUNTER, 4) if len(results) == 2 else (0, S_HUNTER, 4)
    return table(HUNT[5], results=results).mission(*team, play={S_HUNTER: FAIL})


# The early accusation


@pytest.mark.rule("J-10")
@pytest.mark.parametrize("players", [5, 6])
def test_with_five_or_six_players_the_spy_chief_has_to_have_failed_the_mission(players: int) -> None:
    game = table(HUNT[players], results="S").accept(S_CHIEF, S_HUNTER, 4)
    assert may_accuse(game.cards({S_CHIEF: FAIL}))
    assert may_accuse(game.cards({S_CHIEF: FAIL, S_HUNTER: FAIL}))
    assert not may_accuse(game.cards({S_HUNTER: FAIL}))


@pytest.mark.rule("J-10")
@pytest.mark.parametrize("players", [7, 8, 9, 10])
def test_with_seven_or_more_one_chief_fail_is_needed(players: int) -> None:
    team = (S_CHIEF, S_HUNTER, 4) if players == 7 else (S_CHIEF, S_HUNTER, 4, 5)
    game = table(HUNT[players], results="S").accept(*team)
    assert may_accuse(game.cards({S_CHIEF: CHIEF_FAIL}))
    assert may_accuse(game.cards({S_CHIEF: CHIEF_FAIL, S_HUNTER: FAIL}))
    assert not may_accuse(game.cards({S_HUNTER: FAIL}))


@pytest.mark.rule("J-10")
def test_in_the_fourth_mission_one_of_the_two_fails_has_to_be_a_chief_fail() -> None:
    game = table(HUNT[7], results="SFS").accept(S_CHIEF, S_HUNTER, 4, 6, token=1)
    assert may_accuse(game.cards({S_CHIEF: CHIEF_FAIL, 6: FAIL}))
    assert not may_accuse(game.cards({S_HUNTER: FAIL, 6: FAIL}))
    survived = table(HUNT[7], results="FFS").mission(S_CHIEF, S_HUNTER, 4, 6, token=1, play={S_CHIEF: CHIEF_FAIL})
    assert survived.public.results[3] is True
    assert survived.phase == "Investigating", "the mission did not fail"


@pytest.mark.rule("J-10", "J-24")
def test_only_the_spy_hunter_may_accuse_early_and_declining_shows_and_uses_up_nothing() -> None:
    game = failed_by_chief()
    assert game.offered(S_HUNTER) == [GoOn(), *(Accuse(seat) for seat in (0, 1, 2, 4))]
    for seat in (R_CHIEF, R_HUNTER, S_CHIEF, 4):
        assert game.offered(seat) == [GoOn()]
        assert game.refusal(seat, Accuse(S_HUNTER)) == "not_offered"
    declined = game.do(S_HUNTER, GoOn()).ring()
    assert declined.heard(None, SteppedForward) == []
    assert declined.heard(None, NobodyAccused) == [NobodyAccused()]
    assert declined.public.revealed == (None,) * 5
    assert declined.phase == "Investigating"
    again = declined.investigate(0).mission(S_CHIEF, 4, 0, play={S_CHIEF: FAIL})
    assert may_accuse(again)


@pytest.mark.rule("J-10", "J-13")
def test_the_early_accusation_is_made_once_in_a_game() -> None:
    game = failed_by_chief().accuse_early(4).investigate(0)
    game = game.mission(S_CHIEF, 4, 0, play={S_CHIEF: FAIL})
    assert game.public.results == (True, False, None, None, None)
    assert game.phase == "Investigating"


@pytest.mark.rule("J-11", "J-48")
def test_a_right_early_accusation_wins_at_once() -> None:
    game = failed_by_chief().accuse_early(R_CHIEF)
    assert game.outcome == Outcome("chief_found", "spies", (S_CHIEF, S_HUNTER))
    assert game.heard(None, Accused) == [Accused(S_HUNTER, R_CHIEF, True, True)]
    eight = table(HUNT[8]).mission(S_CHIEF, 4, 5, play={S_CHIEF: CHIEF_FAIL}).accuse_early(7)
    assert eight.outcome == Outcome("chief_found", "spies", (S_CHIEF, S_HUNTER, 6))


@pytest.mark.rule("J-11", "J-30")
def test_a_wrong_early_accusation_makes_the_mission_a_success_and_reveals_the_hunter() -> None:
    game = failed_by_chief().accuse_early(R_HUNTER)
    assert game.outcome is None
    assert game.public.results[0] is True
    assert game.heard(4, SteppedForward) == [SPY_HUNTER]
    assert game.heard(4, Accused) == [Accused(S_HUNTER, R_HUNTER, True, False)]
    assert game.public.revealed == (None, None, None, Character.SPY_HUNTER, None)
    assert game.phase == "Investigating"
    assert game.asked == (S_HUNTER,), "the holder of the token, for the mission did fail"


@pytest.mark.rule("J-11", "J-20", "J-21", "J-30")
def test_a_wrong_early_accusation_may_give_the_third_success_and_the_resistance_hunter_may_give_it_back() -> None:
    game = failed_by_chief("SS").accuse_early(4)
    assert game.public.results == (True, True, True, None, None)
    assert game.asked == (R_HUNTER,)
    assert game.accuse(S_CHIEF).outcome == Outcome("chief_found", "resistance", (0, 1, 4))
    game = game.accuse(4)
    assert game.public.results == (True, True, False, None, None)
    assert game.heard(None, ResultTurned) == [ResultTurned(2, True), ResultTurned(2, False)]
    assert game.phase == "Investigating", "no second early accusation of the same failure"
    assert game.asked == (S_HUNTER,)


@pytest.mark.rule("J-12")
def test_after_the_third_failure_the_ordinary_accusation_takes_its_place() -> None:
    game = table(HUNT[5], results="FF").mission(S_CHIEF, 4, play={S_CHIEF: FAIL})
    assert game.phase == "Accusing"
    assert game.asked == (S_HUNTER,)
    assert not game.public.early_used
    game = game.accuse(4)
    assert game.heard(None, Accused) == [Accused(S_HUNTER, 4, False, False)]
    assert not game.public.early_used


@pytest.mark.rule("J-13")
@pytest.mark.parametrize("failing", [S_CHIEF, S_HUNTER])
def test_after_every_failure_all_seats_get_the_same_step(failing: int) -> None:
    game = table(HUNT[5]).mission(failing, 4, play={failing: FAIL})
    assert game.phase == "Pondering"
    assert game.asked == (0, 1, 2, 3, 4)
    assert b'"awaited":null' in game.reading(0)
    half = game.do(S_HUNTER, GoOn())
    assert all(half.reading(seat) == game.reading(seat) for seat in (None, 0, 1, 2, 4))


@pytest.mark.rule("J-13")
@pytest.mark.parametrize("failing", [S_CHIEF, S_HUNTER])
def test_that_step_takes_the_same_time_however_quickly_people_answer(failing: int) -> None:
    game = table(HUNT[5]).mission(failing, 4, play={failing: FAIL})
    slot = game.table.ask.must[CLOCK]
    assert slot == Slot("ponder", 12)
    assert game.table.ask.bell == Bell("ponder", 12), "at its end the silent go on"
    for seat in game.asked:
        game = game.do(seat, GoOn())
    assert game.phase == "Pondering", "all have answered, and the time has not passed"
    assert game.ring().phase == "Investigating"


@pytest.mark.rule("J-13")
def test_no_such_step_after_a_success_a_third_failure_or_once_the_right_is_used() -> None:
    assert table(HUNT[5]).mission(0, 4).phase == "Investigating"
    assert third_failure().phase == "Accusing"
    used = table(HUNT[5]).put(early_used=True)
    assert used.mission(S_CHIEF, 4, play={S_CHIEF: FAIL}).phase == "Investigating"


# The accusation


@pytest.mark.rule("J-20")
def test_after_the_third_success_the_resistance_hunter_must_step_forward_and_accuse() -> None:
    game = third_success()
    assert game.heard(4, SteppedForward) == [RESISTANCE_HUNTER]
    assert game.phase == "Accusing"
    assert game.asked == (R_HUNTER,)
    assert game.offered(R_HUNTER) == [Accuse(seat) for seat in (0, 2, 3, 4)]
    assert game.refusal(R_HUNTER, GoOn()) == "not_offered"


@pytest.mark.rule("J-20")
def test_after_the_third_failure_the_spy_hunter_must_step_forward_and_accuse() -> None:
    game = third_failure()
    assert game.heard(4, SteppedForward) == [SPY_HUNTER]
    assert game.asked == (S_HUNTER,)
    assert game.offered(S_HUNTER) == [Accuse(seat) for seat in (0, 1, 2, 4)]
    assert game.refusal(S_HUNTER, GoOn()) == "not_offered"


@pytest.mark.rule("J-21")
def test_a_right_accusation_wins_at_once() -> None:
    assert third_success().accuse(S_CHIEF).outcome == Outcome("chief_found", "resistance", (0, 1, 4))
    assert third_failure().accuse(R_CHIEF).outcome == Outcome("chief_found", "spies", (2, 3))


@pytest.mark.rule("J-21", "J-22", "J-33")
def test_a_wrong_accusation_turns_the_last_result_and_the_accused_stays_hidden() -> None:
    game = third_success("FSS").accuse(4)
    assert game.public.results == (False, True, True, False, None)
    assert game.heard(None, ResultTurned) == [ResultTurned(3, False)]
    assert game.heard(None, Accused) == [Accused(R_HUNTER, 4, False, False)]
    assert game.public.revealed == (None, Character.RESISTANCE_HUNTER, None, None, None)
    assert game.phase == "Investigating", "now it is made up for"
    failure = third_failure("SFF").accuse(4)
    assert failure.public.results == (True, False, False, True, None)
    assert failure.phase == "Investigating"


@pytest.mark.rule("J-22", "J-23")
def test_after_the_fifth_mission_the_other_hunter_is_next_and_so_on() -> None:
    game = third_success("SSFF")
    assert game.asked == (R_HUNTER,)
    game = game.accuse(4)
    assert game.public.results[4] is False
    assert game.asked == (S_HUNTER,)
    assert game.public.revealed[S_HUNTER] is Character.SPY_HUNTER
    game = game.accuse(4)
    assert game.public.results[4] is True
    assert game.asked == (R_HUNTER,)
    assert game.heard(None, SteppedForward) == [RESISTANCE_HUNTER, SPY_HUNTER], "nobody steps forward twice"
    assert game.accuse(S_CHIEF).outcome == Outcome("chief_found", "resistance", (0, 1, 4))


@pytest.mark.rule("J-23", "J-24")
def test_the_accusations_after_the_fifth_mission_end_when_only_the_right_one_is_left() -> None:
    game = third_success("SFSF").accuse(R_CHIEF).accuse(S_CHIEF).accuse(4).accuse(4)
    assert game.asked == (R_HUNTER,)
    assert game.offered(R_HUNTER) == [Accuse(S_CHIEF)]
    assert game.accuse(S_CHIEF).outcome == Outcome("chief_found", "resistance", (0, 1, 4))
    last = third_failure("SFSF").accuse(S_CHIEF).accuse(R_CHIEF).accuse(4).accuse(4)
    assert last.offered(S_HUNTER) == [Accuse(R_CHIEF)]


@pytest.mark.rule("J-24")
def test_a_hunter_accuses_nobody_twice_no_revealed_hunter_and_not_himself() -> None:
    game = failed_by_chief("SF").accuse_early(4).investigate(0)
    game = game.mission(S_CHIEF, 4, 0, play={S_CHIEF: FAIL}).investigate(0)
    game = game.mission(S_CHIEF, 4, 0, play={S_CHIEF: FAIL})
    assert game.asked == (S_HUNTER,)
    assert game.offered(S_HUNTER) == [Accuse(seat) for seat in (R_CHIEF, R_HUNTER, S_CHIEF)]
    assert game.refusal(S_HUNTER, Accuse(4)) == "not_offered", "accused early, and wrongly"
    assert game.refusal(S_HUNTER, Accuse(S_HUNTER)) == "not_offered"
    assert game.refusal(S_HUNTER, Accuse(S_CHIEF)) == "accepted", "a known friend may be accused"
    game = game.accuse(R_HUNTER)
    assert game.asked == (R_HUNTER,)
    assert game.offered(R_HUNTER) == [Accuse(seat) for seat in (R_CHIEF, S_CHIEF, 4)]
    game = game.accuse(4)
    assert game.offered(S_HUNTER) == [Accuse(seat) for seat in (R_CHIEF, S_CHIEF)]


@pytest.mark.rule("J-47")
def test_a_success_turned_by_a_wrong_accusation_opens_no_early_accusation() -> None:
    game = table(HUNT[7], results="SSF").mission(S_CHIEF, 4, 5, 0, play={S_CHIEF: CHIEF_FAIL})
    assert game.asked == (R_HUNTER,), "one Chief-Fail is not enough there, so it is the third success"
    game = game.accuse(4)
    assert game.public.results == (True, True, False, False, None)
    assert game.phase == "Investigating"
    assert game.asked == (0,), "the mission's leader, for its own result counts"


@pytest.mark.rule("J-48")
@pytest.mark.parametrize("chief", [R_CHIEF, 7])
def test_either_of_two_resistance_chiefs_is_right(chief: int) -> None:
    game = table(HUNT[10], results="FF").mission(S_HUNTER, 4, 5, 6, play={S_HUNTER: FAIL})
    assert game.accuse(chief).outcome == Outcome("chief_found", "spies", (2, 3, 6, 9))


@pytest.mark.rule("J-48")
@pytest.mark.parametrize("chief", [S_CHIEF, 9])
def test_either_of_two_spy_chiefs_is_right(chief: int) -> None:
    game = table(HUNT[10], results="SS").mission(0, 4, 5, 8)
    assert game.accuse(chief).outcome == Outcome("chief_found", "resistance", (0, 1, 4, 5, 7, 8))


@pytest.mark.rule("J-48")
def test_a_chief_of_the_own_side_is_the_same_plain_no_as_anybody() -> None:
    for accused in (R_CHIEF, 4):
        wrong = third_success().accuse(accused)
        assert wrong.heard(None, Accused) == [Accused(R_HUNTER, accused, False, False)]
        assert wrong.public.revealed[accused] is None
    for accused in (S_CHIEF, 4):
        wrong = third_failure().accuse(accused)
        assert wrong.heard(None, Accused) == [Accused(S_HUNTER, accused, False, False)]
        assert wrong.public.revealed[accused] is None


@pytest.mark.rule("J-10", "J-13")
def test_that_nobody_accused_speaks_against_a_chief_who_failed() -> None:
    """The Spy Hunter could have accused each of the four others, or nobody: one answer of five."""
    game = failed_by_chief().ring()
    assert NobodyAccused() in game.public.history
    dice = Dice(Random(1).random)
    worlds = [GAME.redeal(GAME.view(game.state, R_CHIEF), dice) for _ in range(200)]
    by_chief, by_hunter = (
        max(world.weight for world in worlds if world.state.chief_failed is failed) for failed in (True, False)
    )
    assert by_chief == pytest.approx(by_hunter / 5)
