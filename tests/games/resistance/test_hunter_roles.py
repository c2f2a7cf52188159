"""The Hunter: characters, what they know, the investigator token, and Chief-Fails (J-01 to J-06, J-46)."""

from collections import Counter

import pytest
from tests.games.resistance.position import HUNT, R_CHIEF, R_HUNTER, S_CHIEF, S_HUNTER, Position, dealt, table

from maskenball.games.resistance.events import MissionDone, Voted
from maskenball.games.resistance.model import Card, Character, Play, Propose, Recognition

C = Character
FAIL, CHIEF_FAIL, SUCCESS = Card.FAIL, Card.CHIEF_FAIL, Card.SUCCESS
FIRST_TEAM = {5: 2, 6: 2, 7: 2, 8: 3, 9: 3, 10: 3}


def hand(game: Position, seat: int) -> list[Card]:
    return [action.card for action in game.offered(seat) if isinstance(action, Play)]


@pytest.mark.rule("J-01")
@pytest.mark.parametrize(
    ("players", "resistance_chiefs", "resistance", "spy_chiefs", "spies"),
    [(5, 1, 1, 1, 0), (6, 1, 2, 1, 0), (7, 1, 2, 1, 1), (8, 2, 2, 1, 1), (9, 2, 3, 1, 1), (10, 2, 3, 2, 1)],
)
def test_the_characters_with_so_many_players(
    players: int, resistance_chiefs: int, resistance: int, spy_chiefs: int, spies: int
) -> None:
    assert Counter(dealt(players, "any", hunter=True).characters) == +Counter(
        {
            C.RESISTANCE_CHIEF: resistance_chiefs,
            C.RESISTANCE_HUNTER: 1,
            C.RESISTANCE: resistance,
            C.SPY_CHIEF: spy_chiefs,
            C.SPY_HUNTER: 1,
            C.SPY: spies,
        }
    )


@pytest.mark.rule("J-02")
def test_spies_know_the_spies_and_their_chief_but_not_who_is_hunter() -> None:
    game = table(HUNT[7])
    spy, chief = Recognition.SPY, Recognition.SPY_CHIEF
    assert game.recognised(S_CHIEF) == {S_HUNTER: spy, 6: spy}
    assert game.recognised(S_HUNTER) == {S_CHIEF: chief, 6: spy}
    assert game.recognised(6) == {S_CHIEF: chief, S_HUNTER: spy}


@pytest.mark.rule("J-02")
def test_with_ten_players_both_spy_chiefs_are_known() -> None:
    game = table(HUNT[10])
    spy, chief = Recognition.SPY, Recognition.SPY_CHIEF
    assert game.recognised(S_CHIEF) == {S_HUNTER: spy, 6: spy, 9: chief}
    assert game.recognised(9) == {S_CHIEF: chief, S_HUNTER: spy, 6: spy}
    assert game.recognised(S_HUNTER) == {S_CHIEF: chief, 6: spy, 9: chief}


@pytest.mark.rule("J-02")
@pytest.mark.parametrize("players", [8, 9, 10])
def test_two_resistance_chiefs_know_each_other_and_nobody_else_of_the_resistance_knows_anything(
    players: int,
) -> None:
    game = table(HUNT[players])
    assert game.recognised(R_CHIEF) == {7: Recognition.RESISTANCE_CHIEF}
    assert game.recognised(7) == {R_CHIEF: Recognition.RESISTANCE_CHIEF}
    assert all(game.recognised(seat) == {} for seat in (R_HUNTER, 4, 5))
    assert table(HUNT[7]).recognised(R_CHIEF) == {}


@pytest.mark.rule("J-03", "J-20")
def test_three_successes_or_failures_do_not_win() -> None:
    won = table(HUNT[5], results="SS").mission(0, 4)
    assert won.public.results == (True, True, True, None, None)
    assert won.outcome is None
    lost = table(HUNT[5], results="FF").mission(S_HUNTER, 4, play={S_HUNTER: FAIL})
    assert lost.public.results == (False, False, False, None, None)
    assert lost.outcome is None


@pytest.mark.rule("J-04")
@pytest.mark.parametrize("leader", [0, 4])
def test_the_leader_gives_the_token_to_another_player_outside_the_team(leader: int) -> None:
    game = table(HUNT[5], leader=leader)
    team = (0, 1)
    assert game.refusal(leader, Propose(team)) == "not_offered", "the token can't be forgotten"
    for holder in range(5):
        refused = holder in team or holder == leader
        assert (game.refusal(leader, Propose(team, None, holder)) == "accepted") is not refused
    assert game.refusal(leader, Propose((1, 2), None, 2)) == "named_twice"


@pytest.mark.rule("J-04")
def test_the_token_is_given_before_the_vote_and_anew_with_each_proposal() -> None:
    game = table(HUNT[5]).propose(0, 1, token=3)
    assert game.phase == "Voting"
    assert game.public.investigator == 3
    game = game.vote("NNNNN")
    assert game.public.investigator is None
    game = game.propose(0, 2, token=4).vote("YYYYY")
    assert [voted.investigator for voted in game.heard(None, Voted)] == [3, 4]
    game = game.cards({S_CHIEF: FAIL}).ring()
    assert game.asked == (4,)


@pytest.mark.rule("J-04")
def test_the_fifth_mission_has_no_token_and_all_before_have_one() -> None:
    game = table(HUNT[5], results="SSFF")
    assert game.refusal(0, Propose((0, 1, 2), None, 3)) == "not_offered"
    assert game.refusal(0, Propose((0, 1, 2))) == "accepted"
    assert table(HUNT[5], results="SSF").refusal(0, Propose((0, 1, 2))) == "not_offered"


@pytest.mark.rule("J-05")
@pytest.mark.parametrize("players", [5, 6])
def test_with_five_or_six_players_every_spy_has_the_cards_of_the_base_game(players: int) -> None:
    for spy in (S_CHIEF, S_HUNTER):
        assert hand(table(HUNT[players]).accept(spy, 4), spy) == [SUCCESS, FAIL]
    for loyal in (R_CHIEF, R_HUNTER, 4):
        assert hand(table(HUNT[players]).accept(loyal, S_CHIEF), loyal) == [SUCCESS]


@pytest.mark.rule("J-05")
@pytest.mark.parametrize("players", [7, 8, 9, 10])
def test_with_seven_or_more_only_a_spy_chief_plays_chief_fail_and_never_an_ordinary_fail(players: int) -> None:
    for seat, name in enumerate(HUNT[players].split()):
        others = [other for other in range(players) if other != seat][: FIRST_TEAM[players] - 1]
        game = table(HUNT[players]).accept(seat, *others)
        second = {"S-Chief": [CHIEF_FAIL], "S-Hunter": [FAIL], "S": [FAIL]}.get(name, [])
        assert hand(game, seat) == [SUCCESS, *second]
    game = table(HUNT[7]).accept(S_CHIEF, S_HUNTER)
    assert game.refusal(S_CHIEF, Play(FAIL)) == "not_offered"
    assert game.refusal(S_HUNTER, Play(CHIEF_FAIL)) == "not_offered"


@pytest.mark.rule("J-06", "W-01")
@pytest.mark.parametrize(
    ("cards", "succeeds"),
    [
        ({S_CHIEF: CHIEF_FAIL}, True),
        ({S_HUNTER: FAIL}, True),
        ({S_CHIEF: CHIEF_FAIL, S_HUNTER: FAIL}, False),
        ({S_CHIEF: CHIEF_FAIL, 9: CHIEF_FAIL}, False),
        ({6: FAIL, S_HUNTER: FAIL}, False),
    ],
)
def test_fail_and_chief_fail_count_alike_in_the_fourth_mission(cards: dict[int, Card], succeeds: bool) -> None:
    team = (S_CHIEF, S_HUNTER, 4, 6, 9)
    game = table(HUNT[10], results="SFS").mission(*team, token=5, play=cards)
    assert game.public.results[3] is succeeds


@pytest.mark.rule("J-06")
def test_one_chief_fail_fails_an_ordinary_mission_and_their_number_is_public() -> None:
    one = table(HUNT[7]).mission(S_CHIEF, 4, token=5, play={S_CHIEF: CHIEF_FAIL})
    assert one.heard(None, MissionDone) == [MissionDone(0, 0, 0, (2, 4), 5, 0, 1, 0, False)]
    both = {S_CHIEF: CHIEF_FAIL, 9: CHIEF_FAIL}
    two = table(HUNT[10], results="SFS").mission(S_CHIEF, S_HUNTER, 4, 6, 9, token=5, play=both)
    assert [(done.fails, done.chief_fails) for done in two.heard(None, MissionDone)] == [(0, 2)]


@pytest.mark.rule("J-46")
def test_a_revealed_hunter_plays_on_with_all_rights() -> None:
    game = table(HUNT[7], leader=1).mission(S_CHIEF, 4, token=S_HUNTER, play={S_CHIEF: CHIEF_FAIL})
    game = game.accuse_early(4)
    assert game.public.revealed[S_HUNTER] is C.SPY_HUNTER
    assert game.asked == (S_HUNTER,), "investigates"
    game = game.investigate(0).put(leader=S_HUNTER)
    assert game.asked == (S_HUNTER,), "leads"
    game = game.propose(S_HUNTER, 4, 5, token=0)
    assert S_HUNTER in game.asked, "votes"
    game = game.vote("YYYYYYY")
    assert hand(game, S_HUNTER) == [SUCCESS, FAIL], "fails missions"
    game = game.cards({S_HUNTER: FAIL})
    assert game.public.results == (True, False, None, None, None)
    third = table(HUNT[7], results="FF").put(revealed=game.public.revealed, early_used=True)
    third = third.mission(S_HUNTER, 4, 5, token=6, play={S_HUNTER: FAIL})
    assert third.phase == "Accusing"
    assert third.asked == (S_HUNTER,), "accuses"
