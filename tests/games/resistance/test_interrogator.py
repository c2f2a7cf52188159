"""The Interrogator (V-01 to V-05); the example V-06 is a record."""

import pytest
from tests.games.resistance.position import HUNT, PLAIN, R_HUNTER, S_CHIEF, table

from maskenball.games.resistance import GAME
from maskenball.games.resistance.events import Looked, Saw, Showed
from maskenball.games.resistance.model import Card, GoOn, Interrogate, Keep, Loyalty, Occasion
from maskenball.kernel import Outcome

FAIL = Card.FAIL


@pytest.mark.rule("V-01")
@pytest.mark.parametrize("players", range(5, 11))
def test_the_token_starts_to_the_right_of_the_first_leader_for_all_to_see(players: int) -> None:
    assert GAME.view(table(PLAIN[players], leader=3, interrogator=True).state, None).public.interrogators == (2,)
    assert table(PLAIN[players], leader=0, interrogator=True).public.interrogators == (players - 1,)
    assert table(PLAIN[players]).public.interrogators == ()


@pytest.mark.rule("V-01")
def test_the_token_stays_when_the_leader_marker_moves() -> None:
    game = table(PLAIN[5], leader=3, interrogator=True).reject(0, 1).mission(3, 4)
    assert game.public.interrogators == (2,)


@pytest.mark.rule("V-02")
@pytest.mark.parametrize(("results", "team"), [("S", (2, 3, 4)), ("SF", (2, 3)), ("SFF", (2, 3, 4))])
def test_at_once_after_missions_two_three_and_four(results: str, team: tuple[int, ...]) -> None:
    game = table(PLAIN[5], leader=1, results=results, interrogator=True).mission(*team)
    assert game.phase == "Interrogating"
    assert game.asked == (0,), "before the next leader does anything"
    assert game.do(0, Interrogate(3)).asked == (2,)


@pytest.mark.rule("V-02")
def test_not_after_the_first_mission_nor_after_a_rejection_nor_without_the_module() -> None:
    assert table(PLAIN[5], interrogator=True).mission(2, 3).phase == "Proposing"
    assert table(PLAIN[5], results="SF", interrogator=True).reject(2, 3).phase == "Proposing"
    assert table(PLAIN[5], results="S").mission(2, 3, 4).phase == "Proposing"


@pytest.mark.rule("V-02")
def test_the_holder_alone_sees_the_card_and_everybody_sees_who_is_interrogated() -> None:
    game = table("R S R S R", leader=1, results="S", interrogator=True).mission(0, 2, 4)
    spy = game.do(0, Interrogate(1))
    assert spy.heard(0, Saw) == [Saw(1, Loyalty.SPY, Occasion.INTERROGATION, 2)]
    assert spy.heard(1, Showed) == [Showed(0, Loyalty.SPY, Occasion.INTERROGATION, 2)]
    assert all(spy.heard(seat, Saw) == [] for seat in (None, 1, 2, 3, 4))
    assert spy.heard(None, Looked) == [Looked(0, 1, Occasion.INTERROGATION)]
    loyal = game.do(0, Interrogate(2))
    assert loyal.heard(0, Saw) == [Saw(2, Loyalty.RESISTANCE, Occasion.INTERROGATION, 2)]


@pytest.mark.rule("V-02", "V-03")
def test_it_is_compulsory_and_not_for_oneself() -> None:
    game = table(PLAIN[5], leader=1, results="S", interrogator=True).mission(2, 3, 4)
    assert game.offered(0) == [Interrogate(seat) for seat in (1, 2, 3, 4)]
    assert game.refusal(0, GoOn()) == game.refusal(0, Keep()) == "not_offered"
    assert game.refusal(0, Interrogate(0)) == "not_offered"
    assert game.refusal(1, Interrogate(2)) == "not_asked"


@pytest.mark.rule("V-03", "V-04")
def test_the_interrogated_player_gets_the_token_and_no_former_holder_is_interrogated_again() -> None:
    game = table(PLAIN[5], leader=1, results="S", interrogator=True).mission(2, 3, 4).do(0, Interrogate(3))
    assert game.public.interrogators == (0, 3)
    game = game.mission(0, 2, play={0: FAIL})
    assert game.asked == (3,)
    assert game.offered(3) == [Interrogate(seat) for seat in (1, 2, 4)]
    game = game.do(3, Interrogate(1)).mission(0, 2, 4, play={0: FAIL})
    assert game.asked == (1,)
    assert game.offered(1) == [Interrogate(seat) for seat in (2, 4)]
    assert game.refusal(1, Interrogate(0)) == "not_offered", "the first holder neither"
    game = game.do(1, Interrogate(2))
    assert len(game.heard(None, Looked)) == 3
    assert game.public.interrogators == (0, 3, 1, 2)


@pytest.mark.rule("V-04")
def test_none_once_the_game_is_over() -> None:
    game = table(PLAIN[5], results="SS", interrogator=True).mission(2, 3)
    assert game.outcome == Outcome("three_successes", "resistance", (2, 3, 4))
    assert game.heard(None, Looked) == []
    last = table(PLAIN[5], results="SFSF", interrogator=True).mission(2, 3, 4)
    assert last.outcome is not None
    assert last.asked == ()


@pytest.mark.rule("V-04")
def test_with_the_hunter_none_after_the_fifth_mission_either() -> None:
    game = table(HUNT[5], results="SSFF", interrogator=True).mission(0, 1, 4).accuse(4)
    assert game.phase == "Accusing"
    assert game.heard(None, Looked) == []


@pytest.mark.rule("V-04")
def test_with_the_hunter_it_comes_after_accusation_and_investigation() -> None:
    game = table(HUNT[5], leader=1, results="SS", interrogator=True)
    game = game.mission(S_CHIEF, 4, token=0, play={S_CHIEF: FAIL})
    assert game.phase == "Pondering"
    game = game.accuse_early(4)
    assert game.phase == "Accusing"
    game = game.accuse(0)
    assert game.phase == "Investigating"
    game = game.investigate(R_HUNTER)
    assert game.phase == "Interrogating"
    assert game.asked == (0,)
    assert game.do(0, Interrogate(1)).phase == "Proposing"


@pytest.mark.rule("V-05")
@pytest.mark.parametrize("cast", ["S-Hacker S R-Hacker R R", HUNT[5], HUNT[7]])
def test_beside_hunter_or_hacker_only_the_side_is_shown(cast: str) -> None:
    names = cast.split()
    players = len(names)
    for seat, name in enumerate(names):
        holder = (seat + 1) % players
        game = table(cast, leader=(holder + 1) % players, results="S", interrogator=True)
        game = game.mission(*[other for other in range(players) if not names[other].startswith("S")][:3])
        if game.phase == "Investigating":
            game = game.investigate(next(other for other in range(players) if (other,) != game.asked))
        game = game.do(holder, Interrogate(seat))
        side = Loyalty.SPY if name.startswith("S") else Loyalty.RESISTANCE
        assert game.heard(holder, Saw)[-1].loyalty is side
