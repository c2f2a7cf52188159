"""Investigations and loyalty cards (J-30 to J-33, J-49, W-14)."""

import pytest
from tests.games.resistance.position import HUNT, R_HUNTER, S_CHIEF, S_HUNTER, Position, table

from maskenball.games.resistance.events import Accused, Looked, Saw, Showed
from maskenball.games.resistance.model import Card, Interrogate, Investigate, Loyalty, Occasion, Show

FAIL, CHIEF_FAIL, HACK = Card.FAIL, Card.CHIEF_FAIL, Card.HACK
INVESTIGATION = Occasion.INVESTIGATION


def shown(game: Position, seat: int) -> list[Loyalty]:
    """The loyalty cards this player can show."""
    (by,) = game.asked
    asked = game.do(by, Investigate(seat))
    return [action.loyalty for action in asked.offered(seat) if isinstance(action, Show)]


@pytest.mark.rule("J-30")
def test_after_a_success_the_leader_of_the_mission_must_investigate_another_player() -> None:
    game = table(HUNT[5], leader=2).mission(0, 1, token=4)
    assert game.phase == "Investigating"
    assert game.asked == (2,)
    assert game.offered(2) == [Investigate(seat) for seat in (0, 1, 3, 4)]
    assert game.refusal(2, Investigate(2)) == "not_offered"


@pytest.mark.rule("J-30")
def test_after_a_failure_the_holder_of_the_token_must_investigate() -> None:
    game = table(HUNT[5], leader=2).mission(0, S_HUNTER, token=4, play={S_HUNTER: FAIL}).ring()
    assert game.asked == (4,)
    assert game.offered(4) == [Investigate(seat) for seat in (0, 1, 2, 3)]


@pytest.mark.rule("J-30", "H-03")
def test_the_result_after_hacks_says_who_investigates() -> None:
    cast = "R-Chief R-Hunter S-Chief S-Hunter R-Hacker R S"
    hacked = table(cast, leader=5).mission(0, 4, token=6, play={4: HACK}).ring()
    assert hacked.public.results[0] is False
    assert hacked.asked == (6,)
    saved = table(cast, leader=5).mission(S_HUNTER, 4, token=6, play={S_HUNTER: FAIL, 4: HACK})
    assert saved.public.results[0] is True
    assert saved.asked == (5,)


@pytest.mark.rule("J-30")
def test_a_wrong_accusation_does_not_change_who_investigates() -> None:
    success = table(HUNT[5], leader=2, results="SS").mission(0, 1, token=4).accuse(0)
    assert success.public.results[2] is False
    assert success.asked == (2,)
    failure = table(HUNT[5], leader=2, results="FF").mission(0, S_HUNTER, token=4, play={S_HUNTER: FAIL}).accuse(4)
    assert failure.public.results[2] is True
    assert failure.asked == (4,)


@pytest.mark.rule("J-31")
@pytest.mark.parametrize("players", range(5, 11))
def test_chiefs_must_show_theirs_and_all_others_no_chief(players: int) -> None:
    cards = {"R-Chief": Loyalty.RESISTANCE_CHIEF, "S-Chief": Loyalty.SPY_CHIEF}
    if players < 7:
        cards = {"R-Chief": Loyalty.CHIEF, "S-Chief": Loyalty.CHIEF}
    team = (0, 4) if players < 8 else (0, 4, 5)
    for seat, name in enumerate(HUNT[players].split()):
        game = table(HUNT[players], leader=1 if seat != 1 else 4).mission(*team)
        assert shown(game, seat) == [cards.get(name, Loyalty.NO_CHIEF)]


@pytest.mark.rule("J-31")
def test_only_the_investigator_sees_the_card() -> None:
    game = table(HUNT[7], leader=5).mission(0, 4).investigate(S_CHIEF)
    assert game.heard(5, Saw) == [Saw(S_CHIEF, Loyalty.SPY_CHIEF, INVESTIGATION, 1)]
    assert game.heard(S_CHIEF, Showed) == [Showed(5, Loyalty.SPY_CHIEF, INVESTIGATION, 1)]
    assert all(game.heard(seat, Saw) == [] for seat in (None, 0, 1, 2, 3, 4, 6))
    spy = table("R-Chief R-Hunter S S-Hunter R R S-Chief", leader=5).mission(0, 4).investigate(2)
    assert spy.heard(5, Saw) == [Saw(2, Loyalty.NO_CHIEF, INVESTIGATION, 1)]
    assert all(spy.reading(seat) == game.reading(seat) for seat in (None, 0, 1, 4))


@pytest.mark.rule("W-14", "J-31")
def test_everybody_investigated_is_asked_and_no_wrong_card_is_taken() -> None:
    game = table(HUNT[7], leader=5).mission(0, 4)
    chief, no_chief = Loyalty.RESISTANCE_CHIEF, Loyalty.NO_CHIEF
    for seat, card, wrong in ((0, chief, no_chief), (4, no_chief, chief)):
        asked = game.do(5, Investigate(seat))
        assert asked.phase == "Showing"
        assert asked.asked == (seat,)
        assert asked.refusal(seat, Show(wrong)) == "not_offered"
        assert asked.refusal(seat, Show(card)) == "accepted"
        assert b'"awaited":null' in asked.reading(1)


@pytest.mark.rule("J-32", "V-05", "J-49")
@pytest.mark.parametrize(
    ("cast", "sides"),
    [
        (HUNT[7], "RRSSRRS"),
        ("R-Chief R-Hunter S-Chief S-Hunter Deceiver Doppelganger Agent", "RRSSRRS"),
        ("R-Chief R-Hunter S-Chief S-Hunter Coordinator R-Hacker S-Hacker", "RRSSRRS"),
    ],
)
def test_other_modules_see_the_neutral_card_and_always_the_truth(cast: str, sides: str) -> None:
    for seat, side in enumerate(sides):
        holder = (seat + 1) % 7
        game = table(cast, leader=(holder + 1) % 7, results="S", interrogator=True)
        game = game.mission(0, 1, 4)
        game = game.investigate(6 if game.asked == (0,) else 0)
        assert game.asked == (holder,)
        game = game.do(holder, Interrogate(seat))
        neutral = Loyalty.SPY if side == "S" else Loyalty.RESISTANCE
        assert game.heard(holder, Saw)[-1] == Saw(seat, neutral, Occasion.INTERROGATION, 2)


@pytest.mark.rule("J-33")
def test_no_investigation_after_the_fifth_mission() -> None:
    game = table(HUNT[5], results="SSFF").mission(0, 1, 4)
    assert game.phase == "Accusing"
    game = game.accuse(4)
    assert game.phase == "Accusing"
    assert game.heard(None, Looked) == []
    before = table(HUNT[5], results="SFF").mission(0, 1, 4)
    assert before.phase == "Investigating"


@pytest.mark.rule("J-33", "J-20")
@pytest.mark.parametrize(("results", "team", "play"), [("SS", (0, 4), {}), ("FF", (3, 4), {S_HUNTER: FAIL})])
def test_after_a_third_result_it_waits_for_the_accusations(
    results: str, team: tuple[int, int], play: dict[int, Card]
) -> None:
    game = table(HUNT[5], results=results).mission(*team, play=play)
    assert game.phase == "Accusing"
    game = game.accuse(4)
    assert game.heard(None, Accused) != []
    assert game.phase == "Investigating"


@pytest.mark.rule("J-33", "J-10")
def test_it_comes_after_the_early_accusation() -> None:
    game = table(HUNT[7]).mission(S_CHIEF, 4, token=R_HUNTER, play={S_CHIEF: CHIEF_FAIL})
    assert game.phase == "Pondering"
    assert game.ring().phase == "Investigating"
    assert game.accuse_early(4).phase == "Investigating"


@pytest.mark.rule("J-49")
def test_who_investigates_whom_is_public_and_the_same_player_may_be_chosen_again() -> None:
    game = table(HUNT[5], leader=2).mission(0, 1).investigate(4).mission(0, 1, 2).investigate(4)
    looks = [Looked(2, 4, INVESTIGATION), Looked(3, 4, INVESTIGATION)]
    assert game.heard(None, Looked) == looks
    again = table(HUNT[5], leader=2).mission(0, 1).investigate(4).put(leader=2).mission(0, 1, 2)
    assert again.refusal(2, Investigate(4)) == "accepted"
