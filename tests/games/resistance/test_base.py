"""The base game, rule by rule (W-01 to W-08, W-10, W-14)."""

import msgspec
import pytest
from tests.games.resistance.position import CAST, HUNT, PLAIN, Position, dealt, table

from maskenball.games.resistance import GAME
from maskenball.games.resistance.events import Ended, LeaderChanged, MissionDone, Played, Voted
from maskenball.games.resistance.model import (
    Card,
    Character,
    Deal,
    IAm,
    Options,
    Play,
    Propose,
    Recognition,
    Side,
    Vote,
)
from maskenball.kernel import Illegal, Match, Outcome

FAIL = Card.FAIL
SPIES = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
TEAMS = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}
SO_FAR = "SFSF"
EVERY_FIELD = [(players, mission) for players in TEAMS for mission in range(5)]


@pytest.mark.rule("W-01")
@pytest.mark.parametrize(("players", "spies"), SPIES.items())
def test_so_many_of_so_many_players_are_spies(players: int, spies: int) -> None:
    characters = dealt(players, "any").characters
    assert len(characters) == players
    assert characters.count(Character.SPY) == spies
    assert characters.count(Character.RESISTANCE) == players - spies


@pytest.mark.rule("W-01", "W-03")
@pytest.mark.parametrize(("players", "mission"), EVERY_FIELD)
def test_a_team_has_exactly_the_size_of_the_mission(players: int, mission: int) -> None:
    game = table(PLAIN[players], results=SO_FAR[:mission])
    size = TEAMS[players][mission]
    assert game.refusal(0, Propose(tuple(range(size - 1)))) == "wrong_number"
    assert game.refusal(0, Propose(tuple(range(size + 1)))) == "wrong_number"
    assert game.propose(*range(size)).public.team == tuple(range(size))


@pytest.mark.rule("W-01")
@pytest.mark.parametrize(("players", "mission"), EVERY_FIELD)
def test_only_the_fourth_mission_of_seven_or_more_outlives_one_fail(players: int, mission: int) -> None:
    game = table(PLAIN[players], results=SO_FAR[:mission]).accept(*range(TEAMS[players][mission]))
    assert game.cards().public.results[mission] is True
    assert game.cards({0: FAIL}).public.results[mission] is (players >= 7 and mission == 3)
    assert game.cards({0: FAIL, 1: FAIL}).public.results[mission] is False


@pytest.mark.rule("W-02", "W-03")
def test_chance_gives_every_seat_either_side_and_the_first_lead() -> None:
    deals = [dealt(5, f"deal {number}") for number in range(100)]
    assert {deal.public.leader for deal in deals} == set(range(5))
    for seat in range(5):
        assert {deal.characters[seat] for deal in deals} == {Character.SPY, Character.RESISTANCE}


@pytest.mark.rule("W-02")
def test_spies_know_each_other_and_the_resistance_knows_nobody() -> None:
    game = table("R S R R S R S")
    spy = Recognition.SPY
    assert game.recognised(1) == {4: spy, 6: spy}
    assert game.recognised(4) == {1: spy, 6: spy}
    assert game.recognised(6) == {1: spy, 4: spy}
    assert all(game.recognised(seat) == {} for seat in (0, 2, 3, 5))
    assert [GAME.view(game.state, seat).character for seat in range(7)] == list(game.state.characters)


@pytest.mark.rule("W-03")
def test_only_the_leader_proposes_with_or_without_the_own_seat_and_nobody_twice() -> None:
    game = table(PLAIN[5], leader=3)
    assert game.asked == (3,)
    assert game.refusal(2, Propose((0, 1))) == "not_asked"
    assert game.refusal(3, Propose((1, 1))) == "named_twice"
    assert game.refusal(3, Propose((1, 5))) == "not_offered"
    assert game.propose(0, 1).public.team == (0, 1)
    assert game.propose(3, 1).public.team == (1, 3)


@pytest.mark.rule("W-04")
def test_everybody_votes_the_leader_too_and_nothing_is_seen_before_the_last_vote() -> None:
    game = table(PLAIN[5], leader=2).propose(0, 1)
    assert game.asked == (0, 1, 2, 3, 4)
    assert game.offered(2) == [Vote(True), Vote(False)]
    twins = []
    for first in (True, False):
        four = game.do(0, Vote(first)).do(1, Vote(not first)).do(2, Vote(True)).do(4, Vote(first))
        assert four.told == game.told
        twins.append(four)
    assert twins[0].reading(3) == twins[1].reading(3)
    assert twins[0].reading(None) == twins[1].reading(None)
    done = twins[0].do(3, Vote(False))
    voted = Voted(2, 0, (0, 1), None, (True, False, True, False, True), True)
    assert all(done.heard(seat, Voted) == [voted] for seat in (*range(5), None))
    assert voted in done.cards().public.history


@pytest.mark.rule("W-04")
@pytest.mark.parametrize(
    ("players", "votes", "accepted"),
    [
        (5, "YYYNN", True),
        (5, "YYNNN", False),
        (6, "YYYYNN", True),
        (6, "YYYNNN", False),
        (10, "NNNNYYYYYY", True),
        (10, "NNNNNYYYYY", False),
    ],
)
def test_more_yes_than_no_accepts_and_a_tie_rejects(players: int, votes: str, accepted: bool) -> None:
    size = TEAMS[players][0]
    game = table(PLAIN[players]).propose(*range(size)).vote(votes)
    assert game.phase == ("Playing" if accepted else "Proposing")
    assert game.public.rejected == (not accepted)


@pytest.mark.rule("W-05")
def test_after_a_rejection_the_next_player_clockwise_leads_for_the_same_mission() -> None:
    game = table(PLAIN[5], leader=4, results="SF").reject(0, 1)
    assert game.public.leader == 0
    assert game.asked == (0,)
    assert game.public.played == 2
    assert game.propose(2, 3).public.team == (2, 3)
    assert game.heard(None, LeaderChanged) == [LeaderChanged(0)]


@pytest.mark.rule("W-05")
@pytest.mark.parametrize(("cast", "spies"), [(PLAIN[5], (0, 1)), (HUNT[5], (2, 3))])
def test_five_rejected_teams_in_a_row_win_the_game_for_the_spies(cast: str, spies: tuple[int, int]) -> None:
    game = table(cast)
    for rejected in range(1, 5):
        game = game.reject(0, 1)
        assert game.outcome is None
        assert game.public.rejected == rejected
    assert game.reject(0, 1).outcome == Outcome("five_rejected", "spies", spies)


@pytest.mark.rule("W-05")
def test_each_mission_counts_its_rejections_anew() -> None:
    game = table(PLAIN[5]).put(rejected=4).mission(2, 3)
    assert game.public.rejected == 0
    for _ in range(4):
        game = game.reject(0, 1, 2)
    assert game.outcome is None


@pytest.mark.rule("W-06", "W-14")
def test_resistance_plays_success_and_a_spy_may_fail() -> None:
    game = table("S R R S R").accept(0, 1)
    assert game.asked == (0, 1)
    assert game.offered(0) == [Play(Card.SUCCESS), Play(FAIL)]
    assert game.offered(1) == [Play(Card.SUCCESS)]
    assert game.refusal(2, Play(Card.SUCCESS)) == "not_asked"
    assert game.refusal(0, Play(Card.HACK)) == "not_offered"
    assert game.refusal(0, Play(Card.CHIEF_FAIL)) == "not_offered"


@pytest.mark.rule("W-06")
def test_the_number_of_fails_is_public_and_who_played_them_is_not() -> None:
    game = table("R S S S R R R", results="SF").accept(1, 2, 3)
    twins = [game.cards({1: FAIL}), game.cards({2: FAIL})]
    done = MissionDone(2, 2, 0, (1, 2, 3), None, 1, 0, 0, False)
    assert twins[0].heard(None, MissionDone) == [done]
    for onlooker in (None, 0, 3, 4):
        assert twins[0].reading(onlooker) == twins[1].reading(onlooker)
    assert twins[0].heard(1, Played) == [Played(2, FAIL)]
    assert twins[0].heard(2, Played) == [Played(2, Card.SUCCESS)]


@pytest.mark.rule("W-07")
@pytest.mark.parametrize("card", [Card.SUCCESS, FAIL])
def test_after_each_mission_the_next_player_clockwise_leads(card: Card) -> None:
    game = table(PLAIN[5], leader=4).mission(0, 3, play={0: card})
    assert game.public.leader == 0
    assert game.asked == (0,)
    assert game.mission(0, 2, 3, play={0: card}).public.leader == 1


@pytest.mark.rule("W-08")
@pytest.mark.parametrize("results", ["SS", "SFS", "FSSF"])
def test_three_successes_win_for_the_resistance_at_once(results: str) -> None:
    game = table(PLAIN[5], results=results)
    game = game.mission(*range(TEAMS[5][len(results)]))
    assert game.outcome == Outcome("three_successes", "resistance", (2, 3, 4))
    assert game.asked == ()
    assert game.refusal(0, Vote(True)) == "over"


@pytest.mark.rule("W-08")
@pytest.mark.parametrize("results", ["FF", "SFF", "FSSF"])
def test_three_failures_win_for_the_spies_at_once(results: str) -> None:
    game = table(PLAIN[5], results=results)
    game = game.mission(*range(TEAMS[5][len(results)]), play={0: FAIL})
    assert game.outcome == Outcome("three_failures", "spies", (0, 1))
    assert game.asked == ()


@pytest.mark.rule("W-08")
def test_at_the_end_everything_is_laid_open_and_not_before() -> None:
    game = table(PLAIN[5], results="SS")
    assert GAME.view(game.state, None).laid_open is None
    assert b'laid_open":null' in game.reading(4)
    over = game.mission(0, 4)
    for seat in (None, 4):
        assert GAME.view(over.state, seat).laid_open.characters == game.state.characters
        assert over.heard(seat, Ended)[0].characters == game.state.characters
    assert Played(2, Card.SUCCESS) in GAME.view(over.state, None).laid_open.notes[0]


def spoken(match: Match, seat: int | None) -> list[tuple[int, object]]:
    return [(said.seat, said.claim or said.text) for said in match.seen(seat).talk]


@pytest.mark.rule("W-10")
def test_anybody_may_say_anything_at_any_time_but_to_all() -> None:
    deal = Deal(tuple(CAST[name] for name in PLAIN[5].split()), 0)
    match = Match(GAME, ("Ada", "Bo", "Cy", "Di", "Ed"), deal=deal)
    match.say(0, "all", claim=IAm(Side.RESISTANCE))
    match.submit(0, Propose((0, 1)))
    match.say(2, "all", claim=IAm(Side.SPIES))
    for seat in range(5):
        match.submit(seat, Vote(True))
    match.say(4, "all", "Bo hesitates")
    said = [(0, IAm(Side.RESISTANCE)), (2, IAm(Side.SPIES)), (4, "Bo hesitates")]
    assert all(spoken(match, seat) == said for seat in (*range(5), None))
    assert all(match.seen(seat).speaks == ("all",) for seat in range(5))
    assert match.seen(None).speaks == ()
    with pytest.raises(Illegal, match="no_channel"):
        match.say(0, "spies", "now")


@pytest.mark.rule("W-10")
def test_options_and_the_list_of_characters_are_public_but_not_who_is_who() -> None:
    seven = "R-Chief R-Hunter S-Chief S-Hunter R Coordinator S"
    games = [table(seven, interrogator=True), table(" ".join(sorted(seven.split())), interrogator=True)]
    seen = [GAME.view(game.state, None).public for game in games]
    assert seen[0].options == Options(hunter=True, coordinator=True, interrogator=True)
    assert sorted(seen[0].characters) == sorted(games[0].state.characters)
    assert seen[0] == seen[1]


def playing_hand(game: Position, seat: int) -> list[str]:
    return [action.card.value for action in game.offered(seat) if isinstance(action, Play)]


@pytest.mark.rule("W-14")
def test_every_member_is_asked_for_a_card_and_a_forbidden_one_is_refused_not_altered() -> None:
    game = table("S R R S R").accept(1, 2)
    assert game.asked == (1, 2)
    assert playing_hand(game, 1) == ["success"]
    assert game.refusal(1, Play(FAIL)) == "not_offered"
    waiting = game.do(1, Play(Card.SUCCESS))
    assert waiting.phase == "Playing"
    assert waiting.cards().public.results[0] is True


@pytest.mark.rule("W-14")
def test_nobody_is_told_whose_mission_card_is_missing() -> None:
    game = table("S R R S R").accept(0, 1)
    assert b'"awaited":null' in game.reading(4)
    for seat in (0, 1):
        answered = game.do(seat, Play(Card.SUCCESS))
        assert all(answered.reading(other) == game.reading(other) for other in (None, 1 - seat, 2, 3, 4))
    assert msgspec.json.decode(game.do(0, Play(FAIL)).reading(0))["answer"] == {"type": "Play", "card": "fail"}
