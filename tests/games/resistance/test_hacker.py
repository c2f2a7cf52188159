"""The Hacker (H-01 to H-08)."""

from collections import Counter

import pytest
from tests.games.resistance.position import S_CHIEF, S_HUNTER, Position, dealt, refused_options, table

from maskenball.games.resistance.events import Accused, MissionDone
from maskenball.games.resistance.model import Card, Character, Investigate, Loyalty, Play, Recognition, Show

C = Character
SUCCESS, FAIL, CHIEF_FAIL, HACK = Card.SUCCESS, Card.FAIL, Card.CHIEF_FAIL, Card.HACK
BOTH = "S S S-Hacker R-Hacker R R R"
HUNTED = "R-Chief R-Hunter S-Chief S-Hunter R-Hacker R S-Hacker"
R_HACKER, S_HACKER = 4, 6


def hand(game: Position, seat: int) -> list[Card]:
    return [action.card for action in game.offered(seat) if isinstance(action, Play)]


def cards(fails: int, hacks: int) -> dict[int, Card]:
    """What the spies in seats 0 and 1 and the Hackers in 2 and 3 play."""
    return dict.fromkeys((0, 1)[:fails], FAIL) | dict.fromkeys((3, 2)[:hacks], HACK)


@pytest.mark.rule("H-01")
def test_hackers_replace_ordinary_members_of_their_side() -> None:
    plain = {C.RESISTANCE: 4, C.SPY: 3}
    assert Counter(dealt(7, "any").characters) == plain
    resistance = {C.RESISTANCE: 3, C.RESISTANCE_HACKER: 1, C.SPY: 3}
    assert Counter(dealt(7, "any", resistance_hacker=True).characters) == resistance
    spy = {C.RESISTANCE: 4, C.SPY: 2, C.SPY_HACKER: 1}
    assert Counter(dealt(7, "any", spy_hacker=True).characters) == spy
    both = {C.RESISTANCE: 3, C.RESISTANCE_HACKER: 1, C.SPY: 2, C.SPY_HACKER: 1}
    assert Counter(dealt(7, "any", resistance_hacker=True, spy_hacker=True).characters) == both
    hunter = Counter(dealt(7, "any", hunter=True, resistance_hacker=True, spy_hacker=True).characters)
    assert hunter[C.RESISTANCE] == hunter[C.RESISTANCE_HACKER] == hunter[C.SPY_HACKER] == 1
    assert hunter[C.SPY] == 0


@pytest.mark.rule("H-02")
def test_only_hackers_hack_and_the_spy_hacker_never_fails() -> None:
    game = table(BOTH, results="SFS").accept(0, 2, 3, 4)
    assert hand(game, 0) == [SUCCESS, FAIL]
    assert hand(game, 2) == hand(game, 3) == [SUCCESS, HACK]
    assert hand(game, 4) == [SUCCESS]
    assert game.refusal(2, Play(FAIL)) == "not_offered"
    assert game.refusal(0, Play(HACK)) == game.refusal(4, Play(HACK)) == "not_offered"


@pytest.mark.rule("H-02", "J-05")
def test_with_the_hunter_the_chief_plays_chief_fail_beside_hacks() -> None:
    game = table(HUNTED, results="SFS").accept(S_CHIEF, S_HUNTER, R_HACKER, S_HACKER)
    assert [hand(game, seat) for seat in (S_CHIEF, S_HUNTER, R_HACKER, S_HACKER)] == [
        [SUCCESS, CHIEF_FAIL],
        [SUCCESS, FAIL],
        [SUCCESS, HACK],
        [SUCCESS, HACK],
    ]


@pytest.mark.rule("H-03", "H-04")
@pytest.mark.parametrize(
    ("fails", "hacks", "succeeds"),
    [
        (0, 0, True),
        (0, 1, False),
        (0, 2, True),
        (1, 0, False),
        (1, 1, True),
        (1, 2, False),
        (2, 0, False),
        (2, 1, True),
        (2, 2, False),
    ],
)
def test_exactly_one_hack_turns_the_result_and_two_cancel_out(fails: int, hacks: int, succeeds: bool) -> None:
    game = table(BOTH, results="SSFF").mission(0, 1, 2, 3, play=cards(fails, hacks))
    assert game.public.results[4] is succeeds
    assert [(done.fails, done.hacks) for done in game.heard(None, MissionDone)] == [(fails, hacks)]


@pytest.mark.rule("H-07", "H-03")
@pytest.mark.parametrize(
    ("fails", "hacks", "succeeds"),
    [
        (0, 1, False),
        (1, 1, False),
        (2, 1, True),
        (1, 2, True),
        (2, 2, False),
        (0, 2, True),
        (1, 0, True),
        (2, 0, False),
    ],
)
def test_on_a_mission_with_two_fails_a_hack_is_neither_success_nor_fail(fails: int, hacks: int, succeeds: bool) -> None:
    game = table(BOTH, results="SFS").mission(0, 1, 2, 3, play=cards(fails, hacks))
    assert game.public.results[3] is succeeds


@pytest.mark.rule("H-04")
def test_the_number_of_hacks_is_public_and_whose_they_were_is_not() -> None:
    game = table(BOTH, results="SFS").accept(0, 2, 3, 4)
    twins = [game.cards({2: HACK}), game.cards({3: HACK})]
    assert [done.hacks for done in twins[0].heard(None, MissionDone)] == [1]
    assert all(twins[0].reading(seat) == twins[1].reading(seat) for seat in (None, 0, 1, 4, 5, 6))


@pytest.mark.rule("H-05")
def test_spies_see_a_spy_and_not_the_hacker() -> None:
    game = table(BOTH)
    spy = Recognition.SPY
    assert game.recognised(0) == {1: spy, 2: spy}
    assert game.recognised(2) == {0: spy, 1: spy}
    swapped = table("S S-Hacker S R-Hacker R R R")
    assert game.reading(0) == swapped.reading(0)


@pytest.mark.rule("H-05")
def test_as_an_option_the_spy_hacker_neither_sees_nor_is_seen() -> None:
    game = table(BOTH, hidden_hacker=True)
    assert game.recognised(2) == {}
    assert game.recognised(0) == {1: Recognition.SPY}
    assert game.recognised(1) == {0: Recognition.SPY}
    hunted = table(HUNTED, hidden_hacker=True)
    assert hunted.recognised(S_HACKER) == {}
    assert hunted.recognised(S_CHIEF) == {S_HUNTER: Recognition.SPY}
    assert hunted.recognised(S_HUNTER) == {S_CHIEF: Recognition.SPY_CHIEF}


@pytest.mark.rule("H-05")
def test_the_hidden_hacker_needs_a_spy_hacker() -> None:
    assert refused_options(7, hidden_hacker=True) == "hidden_hacker_needs_spy_hacker"
    assert refused_options(7, hidden_hacker=True, resistance_hacker=True) == "hidden_hacker_needs_spy_hacker"


def accuses_early(game: Position) -> bool:
    return game.phase == "Pondering" and len(game.offered(S_HUNTER)) > 1


@pytest.mark.rule("H-06", "J-10")
def test_an_early_accusation_needs_a_failure_after_hacking_and_the_chiefs_card() -> None:
    first = table(HUNTED).accept(S_CHIEF, R_HACKER)
    assert accuses_early(first.cards({S_CHIEF: CHIEF_FAIL}))
    assert first.cards({S_CHIEF: CHIEF_FAIL, R_HACKER: HACK}).phase == "Investigating", "hacked into a success"
    hacked = first.cards({R_HACKER: HACK})
    assert hacked.phase == "Pondering"
    assert not accuses_early(hacked), "the Chief did not fail it"
    fourth = table(HUNTED, results="SFS").accept(0, 1, S_CHIEF, R_HACKER)
    assert accuses_early(fourth.cards({S_CHIEF: CHIEF_FAIL, R_HACKER: HACK})), "though only the Hack made it fail"


@pytest.mark.rule("H-08")
@pytest.mark.parametrize("seat", [R_HACKER, S_HACKER])
def test_a_hacker_shows_no_chief(seat: int) -> None:
    game = table(HUNTED).mission(0, 1).do(0, Investigate(seat))
    assert game.offered(seat) == [Show(Loyalty.NO_CHIEF)]


@pytest.mark.rule("H-08")
@pytest.mark.parametrize("seat", [R_HACKER, S_HACKER])
def test_accusing_a_hacker_is_wrong(seat: int) -> None:
    by_resistance = table(HUNTED, results="SS").mission(0, 1, 5).accuse(seat)
    assert by_resistance.heard(None, Accused)[0].right is False
    by_spies = table(HUNTED, results="FF").mission(0, 1, S_HUNTER, play={S_HUNTER: FAIL}).accuse(seat)
    assert by_spies.heard(None, Accused)[0].right is False


@pytest.mark.rule("H-08", "J-44")
def test_with_the_hunter_a_spy_hacker_needs_seven_players_and_no_double_agent() -> None:
    for players in (5, 6):
        assert refused_options(players, hunter=True, spy_hacker=True) == "spy_hacker_needs_seven"
        assert refused_options(players, spy_hacker=True) == "accepted"
    assert refused_options(7, hunter=True, spy_hacker=True) == "accepted"
    assert refused_options(7, hunter=True, spy_hacker=True, double_agent=True) == "one_place_for_a_spy"
