"""Optional characters of the Hunter module, and Blame (J-40 to J-45, J-48 to J-50)."""

from random import Random

import pytest
from tests.games.resistance.position import R_CHIEF, R_HUNTER, S_CHIEF, S_HUNTER, Position, refused_options, table

from maskenball.games.resistance import GAME
from maskenball.games.resistance.events import Accused, Blamed, Recognised, Saw, SteppedForward
from maskenball.games.resistance.model import (
    Accuse,
    Blame,
    Card,
    Character,
    Interrogate,
    Investigate,
    Loyalty,
    Play,
    Plot,
    Recognition,
    Show,
)
from maskenball.kernel import Dice, Illegal, Outcome

FAIL, CHIEF_FAIL, SUCCESS = Card.FAIL, Card.CHIEF_FAIL, Card.SUCCESS
FOUR = "R-Chief R-Hunter S-Chief S-Hunter"
AGENT_ALONE = f"{FOUR} R R Agent"
BLAME = f"{FOUR} Deceiver R Agent"
DECEIVER, AGENT = 4, 6


def blaming(leader: int = 0) -> Position:
    return table(BLAME, leader, blame=True)


def hand(game: Position, seat: int) -> list[Card]:
    return [action.card for action in game.offered(seat) if isinstance(action, Play)]


# Doppelganger


@pytest.mark.rule("J-40")
@pytest.mark.parametrize(
    ("cast", "chief"),
    [(f"{FOUR} Doppelganger", Loyalty.CHIEF), (f"{FOUR} Doppelganger R S", Loyalty.RESISTANCE_CHIEF)],
)
def test_the_doppelganger_shows_either_card_as_he_likes(cast: str, chief: Loyalty) -> None:
    game = table(cast, leader=1).mission(0, 1)
    assert game.do(1, Investigate(4)).offered(4) == [Show(Loyalty.NO_CHIEF), Show(chief)]
    for card in (Loyalty.NO_CHIEF, chief):
        assert [saw.loyalty for saw in game.investigate(4, show=card).heard(1, Saw)] == [card]
    assert game.do(1, Investigate(4)).refusal(4, Show(Loyalty.SPY_CHIEF)) == "not_offered"


@pytest.mark.rule("J-40")
def test_who_was_shown_a_card_takes_the_doppelganger_for_half_as_likely_and_nobody_else_does() -> None:
    game = table(f"{FOUR} Doppelganger", leader=1).mission(0, 1).investigate(4, show=Loyalty.NO_CHIEF)

    def heaviest(seat: int, character: Character) -> float:
        dice = Dice(Random(seat).random)
        worlds = [GAME.redeal(GAME.view(game.state, seat), dice) for _ in range(200)]
        return max(world.weight for world in worlds if world.state.characters[4] is character)

    assert heaviest(1, Character.DOPPELGANGER) == heaviest(1, Character.SPY_HUNTER) / 2
    assert heaviest(0, Character.DOPPELGANGER) == heaviest(0, Character.SPY_HUNTER)


@pytest.mark.rule("J-40")
def test_accusing_the_doppelganger_is_wrong() -> None:
    game = table(f"{FOUR} Doppelganger", results="FF").mission(S_HUNTER, 4, play={S_HUNTER: FAIL}).accuse(4)
    assert game.outcome is None
    assert game.public.results[2] is True


# Coordinator


@pytest.mark.rule("J-41")
def test_the_resistance_chiefs_know_the_coordinator_and_not_vice_versa() -> None:
    seven = table(f"{FOUR} Coordinator R S")
    assert seven.recognised(R_CHIEF) == {4: Recognition.COORDINATOR}
    eight = table(f"{FOUR} Coordinator R S R-Chief")
    assert eight.recognised(R_CHIEF) == {4: Recognition.COORDINATOR, 7: Recognition.RESISTANCE_CHIEF}
    assert eight.recognised(7) == {4: Recognition.COORDINATOR, 0: Recognition.RESISTANCE_CHIEF}
    for game in (seven, eight):
        assert game.recognised(4) == game.recognised(R_HUNTER) == game.recognised(5) == {}


@pytest.mark.rule("J-41")
def test_the_coordinator_shows_no_chief() -> None:
    game = table(f"{FOUR} Coordinator", leader=1).mission(0, 1).do(1, Investigate(4))
    assert game.offered(4) == [Show(Loyalty.NO_CHIEF)]


@pytest.mark.rule("J-41")
def test_the_spies_win_when_their_hunter_accuses_the_coordinator_early_or_not() -> None:
    spies_win = Outcome("chief_found", "spies", (S_CHIEF, S_HUNTER))
    late = table(f"{FOUR} Coordinator", results="FF").mission(S_HUNTER, 4, play={S_HUNTER: FAIL})
    assert late.accuse(4).outcome == spies_win
    early = table(f"{FOUR} Coordinator").mission(S_CHIEF, 4, play={S_CHIEF: FAIL})
    assert early.accuse_early(4).outcome == spies_win


@pytest.mark.rule("J-41", "J-48")
def test_the_resistance_hunter_gets_a_plain_no_from_the_coordinator() -> None:
    game = table(f"{FOUR} Coordinator", results="SSFF").mission(0, 1, 4).accuse(4)
    assert game.heard(None, Accused) == [Accused(R_HUNTER, 4, False, False)]
    assert game.public.revealed[4] is None
    assert game.asked == (S_HUNTER,)
    assert game.accuse(4).outcome == Outcome("chief_found", "spies", (S_CHIEF, S_HUNTER))


# Double Agent and Deceiver


@pytest.mark.rule("J-42")
def test_the_double_agent_knows_no_spies_and_they_know_him_as_such() -> None:
    game = table(AGENT_ALONE)
    assert game.recognised(AGENT) == {}
    assert game.recognised(S_CHIEF) == {S_HUNTER: Recognition.SPY, AGENT: Recognition.DOUBLE_AGENT}
    assert game.recognised(S_HUNTER) == {S_CHIEF: Recognition.SPY_CHIEF, AGENT: Recognition.DOUBLE_AGENT}
    assert hand(game.accept(AGENT, 4), AGENT) == [SUCCESS, FAIL]


@pytest.mark.rule("J-42", "J-44")
@pytest.mark.parametrize("players", [5, 6])
def test_the_double_agent_needs_seven_players(players: int) -> None:
    assert refused_options(players, hunter=True, double_agent=True) == "double_agent_needs_seven"
    assert refused_options(7, hunter=True, double_agent=True) == "accepted"


@pytest.mark.rule("J-43")
def test_the_spies_cannot_tell_deceiver_and_double_agent_apart() -> None:
    game = table(BLAME)
    either = Recognition.AGENT_OR_DECEIVER
    assert game.recognised(S_CHIEF) == {S_HUNTER: Recognition.SPY, DECEIVER: either, AGENT: either}
    other = table(f"{FOUR} Agent R Deceiver")
    for spy in (S_CHIEF, S_HUNTER):
        assert game.reading(spy) == other.reading(spy)


@pytest.mark.rule("J-43")
def test_the_deceiver_learns_nothing_and_plays_for_the_resistance() -> None:
    game = table(BLAME)
    assert game.recognised(DECEIVER) == game.recognised(AGENT) == {}
    assert hand(game.accept(DECEIVER, 5), DECEIVER) == [SUCCESS]


@pytest.mark.rule("J-43")
def test_no_deceiver_without_the_double_agent() -> None:
    assert refused_options(7, hunter=True, deceiver=True) == "deceiver_needs_double_agent"


@pytest.mark.rule("J-44")
@pytest.mark.parametrize(("players", "places"), [(5, 1), (6, 2), (7, 2), (8, 2), (9, 3), (10, 3)])
def test_only_so_many_ordinary_members_of_the_resistance_give_way(players: int, places: int) -> None:
    wanted = ["doppelganger", "coordinator", "resistance_hacker", "deceiver"]
    fits = dict.fromkeys(wanted[:places], True)
    assert refused_options(players, hunter=True, **fits) == "accepted"
    agent = {"double_agent": True} if places == 3 else {}
    too_many = {"hunter": True, **dict.fromkeys(wanted[: places + 1], True), **agent}
    with pytest.raises(Illegal) as refusal:
        GAME.options(too_many, players)
    assert refusal.value.code == "too_many_characters"
    assert refusal.value.details == {"places": places, "wanted": places + 1}


@pytest.mark.rule("J-44", "J-45", "H-08")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"doppelganger": True}, "options_need_hunter"),
        ({"coordinator": True}, "options_need_hunter"),
        ({"double_agent": True}, "options_need_hunter"),
        ({"hunter": True, "blame": True}, "blame_needs_deceiver"),
        ({"hunter": True, "double_agent": True, "blame": True}, "blame_needs_deceiver"),
        ({"hunter": True, "double_agent": True, "spy_hacker": True}, "one_place_for_a_spy"),
    ],
)
def test_every_choice_that_does_not_fit_is_refused_with_its_reason(options: dict[str, bool], code: str) -> None:
    assert refused_options(10, **options) == code


# Blame


@pytest.mark.rule("J-45")
def test_only_the_double_agent_may_blame_and_only_as_an_option() -> None:
    game = blaming()
    assert game.cuts(AGENT) == [Blame(seat) for seat in range(6)]
    assert all(game.cuts(seat) == [] for seat in range(6))
    assert game.refusal(DECEIVER, Blame(AGENT)) == "not_asked"
    assert game.refusal(AGENT, Blame(AGENT)) == "not_offered"
    assert table(BLAME).cuts(AGENT) == []


@pytest.mark.rule("J-45", "J-50")
def test_a_right_blame_swaps_character_and_side_for_all_to_see() -> None:
    game = blaming().do(AGENT, Blame(DECEIVER))
    assert game.heard(None, Blamed) == [Blamed(AGENT, DECEIVER, True)]
    assert game.state.characters[DECEIVER] is Character.DOUBLE_AGENT
    assert game.state.characters[AGENT] is Character.DECEIVER
    assert game.public.revealed[DECEIVER] is Character.DOUBLE_AGENT
    assert game.public.revealed[AGENT] is Character.DECEIVER
    assert GAME.view(game.state, AGENT).character is Character.DECEIVER
    assert GAME.view(game.state, DECEIVER).character is Character.DOUBLE_AGENT


@pytest.mark.rule("J-45")
def test_a_wrong_blame_reveals_the_double_agent_alone() -> None:
    game = blaming().do(AGENT, Blame(5))
    assert game.heard(None, Blamed) == [Blamed(AGENT, 5, False)]
    assert game.heard(None, SteppedForward) == [SteppedForward(AGENT, Character.DOUBLE_AGENT)]
    assert game.public.revealed == (None,) * 6 + (Character.DOUBLE_AGENT,)
    assert game.state.characters == blaming().state.characters
    assert hand(game.accept(DECEIVER, AGENT), AGENT) == [SUCCESS, FAIL]


@pytest.mark.rule("J-45")
def test_blaming_the_coordinator_is_wrong() -> None:
    game = table(f"{FOUR} Deceiver Coordinator Agent", blame=True).do(AGENT, Blame(5))
    assert game.heard(None, Blamed) == [Blamed(AGENT, 5, False)]
    assert game.state.characters[5] is Character.COORDINATOR


@pytest.mark.rule("J-45")
@pytest.mark.parametrize("named", [DECEIVER, 5])
def test_blame_is_tried_once_right_or_wrong(named: int) -> None:
    game = blaming().do(AGENT, Blame(named))
    assert all(game.cuts(seat) == [] for seat in range(7))
    later = game.reject(0, 1)
    assert all(later.cuts(seat) == [] for seat in range(7))


@pytest.mark.rule("J-45", "J-50")
def test_blame_is_possible_while_any_proposal_is_awaited_and_then_that_leader_goes_on() -> None:
    game = blaming(leader=AGENT)
    assert game.do(AGENT, Blame(DECEIVER)).asked == (AGENT,), "also as the leader"
    later = game.reject(0, 1)
    assert later.cuts(AGENT) != []
    after_mission = game.mission(0, 1).investigate(5)
    assert after_mission.cuts(AGENT) != []
    blamed = later.do(AGENT, Blame(DECEIVER))
    assert blamed.phase == "Proposing"
    assert blamed.asked == (0,)
    assert blamed.public.rejected == 1


@pytest.mark.rule("J-45")
def test_no_blame_during_votes_missions_or_investigations() -> None:
    voting = blaming().propose(0, 1)
    playing = voting.vote("YYYYYYY")
    investigating = playing.cards()
    for game in (voting, playing, investigating):
        assert game.cuts(AGENT) == []
        assert game.refusal(AGENT, Blame(DECEIVER)) != "accepted"


@pytest.mark.rule("J-50")
def test_after_the_swap_both_play_show_and_win_with_the_new_side() -> None:
    game = blaming().do(AGENT, Blame(DECEIVER)).accept(DECEIVER, AGENT)
    assert hand(game, DECEIVER) == [SUCCESS, FAIL]
    assert hand(game, AGENT) == [SUCCESS]
    assert game.cards({DECEIVER: FAIL}).public.results[0] is False
    over = blaming().do(AGENT, Blame(DECEIVER)).put(rejected=4).reject(0, 1)
    assert over.outcome == Outcome("five_rejected", "spies", (S_CHIEF, S_HUNTER, DECEIVER))


@pytest.mark.rule("J-50", "J-49")
def test_looks_are_true_for_their_time() -> None:
    game = table(BLAME, leader=1, results="F", blame=True, interrogator=True).mission(0, 1, 5).investigate(5)
    game = game.do(R_CHIEF, Interrogate(DECEIVER)).do(AGENT, Blame(DECEIVER))
    game = game.mission(0, 1, 5).investigate(5).do(DECEIVER, Interrogate(AGENT))
    assert [saw.loyalty for saw in game.heard(R_CHIEF, Saw)] == [Loyalty.RESISTANCE], "then he was"
    assert [saw.loyalty for saw in game.heard(DECEIVER, Saw)] == [Loyalty.RESISTANCE], "now he is"


@pytest.mark.rule("J-50")
def test_after_the_swap_seats_keep_marker_tokens_and_plot_cards_and_nobody_learns_spies() -> None:
    kept = {DECEIVER: [Plot.CLOSE_EYE], AGENT: [Plot.OPINION_MAKER]}
    before = table(BLAME, AGENT, plots=kept, blame=True, interrogator=True).put(interrogators=(0, DECEIVER))
    after = before.do(AGENT, Blame(DECEIVER))
    assert after.public.leader == AGENT
    assert after.public.interrogators == (0, DECEIVER)
    assert after.public.plots == before.public.plots
    for seat in (DECEIVER, AGENT):
        assert after.heard(seat, Recognised) == []
        assert after.recognised(seat) == {}


@pytest.mark.rule("J-24", "J-50")
def test_swapped_players_may_be_accused_and_are_no_chiefs() -> None:
    game = table(BLAME, blame=True, results="FF").do(AGENT, Blame(DECEIVER))
    game = game.mission(DECEIVER, 5, 0, play={DECEIVER: FAIL})
    assert Accuse(AGENT) in game.offered(S_HUNTER)
    assert game.accuse(AGENT).outcome is None
