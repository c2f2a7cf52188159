"""Options of the base box: blind spies and targeting (W-09, W-12, W-13)."""

import pytest
from tests.games.resistance.position import HUNT, PLAIN, Position, refused_options, table

from maskenball.games.resistance.events import Proposed, Voted
from maskenball.games.resistance.model import Card, Propose, Recognition
from maskenball.kernel import Outcome

FAIL = Card.FAIL
REFUSED = ("not_offered", "wrong_number")


def fields_open(game: Position) -> set[int | None]:
    return {action.field for action in game.offered(game.public.leader) if isinstance(action, Propose)}


@pytest.mark.rule("W-09", "W-13")
@pytest.mark.parametrize("cast", [PLAIN[7], HUNT[7], HUNT[10], "S S-Hacker R R R"])
def test_blind_spies_know_neither_each_other_nor_their_chief(cast: str) -> None:
    game = table(cast, blind_spies=True)
    spies = [seat for seat, name in enumerate(cast.split()) if name.startswith("S")]
    assert all(game.recognised(seat) == {} for seat in spies)


@pytest.mark.rule("W-13")
def test_resistance_chiefs_see_as_usual_beside_blind_spies() -> None:
    game = table("R-Chief R-Hunter S-Chief S-Hunter Coordinator R S R-Chief", blind_spies=True)
    chief, coordinator = Recognition.RESISTANCE_CHIEF, Recognition.COORDINATOR
    assert game.recognised(0) == {7: chief, 4: coordinator}
    assert game.recognised(7) == {0: chief, 4: coordinator}


@pytest.mark.rule("W-13")
@pytest.mark.parametrize(
    "options",
    [
        {"hunter": True, "double_agent": True},
        {"hunter": True, "double_agent": True, "deceiver": True},
        {"spy_hacker": True, "hidden_hacker": True},
    ],
)
def test_blind_spies_go_with_nothing_that_needs_the_reveal(options: dict[str, bool]) -> None:
    assert refused_options(9, **options) == "accepted"
    assert refused_options(9, blind_spies=True, **options) == "blind_spies_know_nobody"


@pytest.mark.rule("W-09")
def test_with_targeting_the_leader_proposes_mission_and_team_and_one_vote_decides_on_both() -> None:
    game = table(PLAIN[5], targeting=True).propose(0, 1, 2, field=3)
    assert game.heard(None, Proposed) == [Proposed(0, 3, (0, 1, 2))]
    game = game.vote("YYYNN")
    assert [(voted.field, voted.team) for voted in game.heard(None, Voted)] == [(3, (0, 1, 2))]
    assert game.cards().public.results == (None, None, None, True, None)


@pytest.mark.rule("W-09")
def test_with_targeting_each_mission_is_played_once() -> None:
    game = table(PLAIN[5], targeting=True).mission(0, 1, 2, field=3)
    assert fields_open(game) == {0, 1, 2}
    assert game.refusal(1, Propose((0, 1, 2), 3)) in REFUSED
    assert game.refusal(1, Propose((0, 1, 2))) in REFUSED


@pytest.mark.rule("W-09")
def test_with_targeting_the_fifth_mission_waits_for_two_successes() -> None:
    game = table(PLAIN[5], targeting=True)
    assert fields_open(game) == {0, 1, 2, 3}
    game = game.mission(2, 3, field=0)
    assert fields_open(game) == {1, 2, 3}
    game = game.mission(0, 1, 2, field=1, play={0: FAIL})
    assert fields_open(game) == {2, 3}
    game = game.mission(2, 3, field=2)
    assert fields_open(game) == {3, 4}
    assert game.mission(2, 3, 4, field=4).outcome == Outcome("three_successes", "resistance", (2, 3, 4))


@pytest.mark.rule("W-12")
def test_with_targeting_size_and_number_of_fails_belong_to_the_field() -> None:
    game = table(PLAIN[7], targeting=True)
    assert game.refusal(0, Propose((0, 1), 3)) == "wrong_number"
    game = game.mission(0, 1, 2, 3, field=3, play={0: FAIL})
    assert game.public.results[3] is True
    game = game.mission(3, 4, 5, field=1).mission(0, 4, 5, field=2, play={0: FAIL})
    assert game.refusal(3, Propose((0, 1, 2, 3), 0)) in REFUSED
    game = game.mission(0, 1, field=0, play={0: FAIL})
    assert game.public.results == (False, True, False, True, None)


@pytest.mark.rule("W-12", "J-04", "J-23", "J-33")
def test_with_targeting_the_fifth_mission_played_has_no_token_and_no_investigation() -> None:
    game = table(HUNT[5], leader=4, targeting=True)
    assert game.refusal(4, Propose((0, 1, 4), 3)) != "accepted"
    game = game.mission(0, 1, 4, field=3, token=2)
    assert game.phase == "Investigating"
    game = game.investigate(0).mission(0, 4, field=0).investigate(1)
    assert game.refusal(1, Propose((0, 1, 2), 4)) != "accepted", "the third mission, though on field 5"
    game = game.mission(0, 1, 2, field=4, token=3, play={2: FAIL}).ring()
    assert game.phase == "Investigating"
    assert game.asked == (3,)
    game = game.investigate(4).mission(2, 4, field=2, token=0, play={2: FAIL}).ring().investigate(4)
    assert game.public.results == (True, None, False, True, False)
    assert game.refusal(3, Propose((0, 1, 2), 1, 4)) != "accepted"
    game = game.mission(0, 1, 4, field=1)
    assert game.phase == "Accusing"
    game = game.accuse(4)
    assert game.public.results == (True, False, False, True, False), "the last mission played is turned, on field 2"
    assert game.phase == "Accusing", "no investigation any more, the other Hunter is next"


@pytest.mark.rule("W-12", "V-02")
def test_with_targeting_the_interrogation_follows_the_second_mission_played() -> None:
    game = table(PLAIN[5], targeting=True, interrogator=True).mission(2, 3, field=2)
    assert game.phase == "Proposing"
    assert game.mission(2, 3, field=0).phase == "Interrogating"


@pytest.mark.rule("W-12", "W-05")
def test_with_targeting_rejections_count_on_when_another_field_is_proposed() -> None:
    game = table(PLAIN[5], targeting=True)
    for field in (0, 1, 2, 3):
        game = game.propose(*range(2 + field % 2), field=field).vote("NNNNN")
    assert game.public.rejected == 4
    assert game.propose(0, 1, field=0).vote("NNNNN").outcome == Outcome("five_rejected", "spies", (0, 1))
