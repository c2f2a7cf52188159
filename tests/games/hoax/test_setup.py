"""Material, set-up and the personal action (S-01 to S-19)."""

from collections import Counter

import pytest
from msgspec.structs import replace
from tests.games.hoax.position import (
    BISHOP,
    EVERYBODY,
    GOLD,
    GRAIN,
    JUDGE,
    KING,
    PEASANT,
    THIEF,
    WINE,
    WIZARD,
    A,
    B,
    C,
    D,
    E,
    Position,
    robbery,
    table,
)

from maskenball.games.hoax import GAME
from maskenball.games.hoax.events import Acted, Dealt, TokensTaken, TurnBegan
from maskenball.games.hoax.model import Act, Choose, Deal, Doubt, Pass
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.state import Carry
from maskenball.kernel import Dice, Illegal, Malformed, Table, open_table

FIVE = tuple(Character(name) for name in EVERYBODY.split())


def opened(players: int = 5, seed: str = "seed", deal: Deal | None = None) -> Table:
    return open_table(GAME, players, GAME.options({"big_table": players > 8}, players), seed, deal)[0]


@pytest.mark.rule("S-01")
def test_the_stock_holds_twenty_of_each_kind() -> None:
    assert opened().state.public.stock == (20, 20, 20)


@pytest.mark.rule("S-01", "S-19")
def test_what_the_stock_lacks_cant_be_taken() -> None:
    one_left = table(purses={B: "c" * 19}).act(PEASANT)
    assert one_left.holds(A) == "c"
    assert one_left.public.stock[2] == 0
    none_left = table(purses={B: "c" * 20}).act(PEASANT)
    assert none_left.holds(A) == ""
    assert none_left.stands(A, PEASANT)
    assert none_left.phase == "Declaring"


@pytest.mark.rule("S-02")
@pytest.mark.parametrize("players", [3, 8, 12])
def test_everybody_draws_one_of_twelve_cards_and_sees_no_other(players: int) -> None:
    seen = Counter[Character]()
    for number in range(60):
        characters = opened(players, str(number)).state.characters
        assert len(characters) == players
        assert max(Counter(characters).values()) <= 2
        seen.update(characters)
    assert set(seen) == set(Character)
    told = open_table(GAME, players, GAME.options({"big_table": players > 8}), "x")[1]
    assert [audience for event, audience in told if isinstance(event, Dealt)] == [(s,) for s in range(players)]


@pytest.mark.rule("S-02")
def test_there_are_two_cards_of_each_character() -> None:
    pairs = sum(max(Counter(opened(3, str(number)).state.characters).values()) == 2 for number in range(400))
    assert 60 < pairs < 150  # 1 - 12/12 * 10/11 * 8/10 = 27 %
    with pytest.raises(Illegal, match="deal_characters"):
        opened(3, deal=Deal((KING, KING, KING), 0))


@pytest.mark.rule("S-03")
def test_all_choose_a_token_at_once_and_nobody_sees_it_before() -> None:
    game = Position(opened(3))
    assert game.asked == (0, 1, 2)
    assert game.offered(0) == [Choose(GOLD), Choose(WINE), Choose(GRAIN)]
    half = game.do(1, Choose(WINE)).do(0, Choose(GOLD))
    assert half.purses() == ["", "", ""]
    assert b"wine" not in half.reading(2).split(b'"options"')[0]
    done = half.do(2, Choose(GOLD))
    assert done.purses() == ["g", "w", "g"]
    assert done.public.stock == (18, 19, 20)
    assert done.heard(None, TokensTaken) == [TokensTaken((GOLD, WINE, GOLD))]


@pytest.mark.rule("S-04")
def test_anybody_may_begin_and_the_host_can_say_who() -> None:
    assert {opened(3, str(number)).state.public.turn.seat for number in range(40)} == {0, 1, 2}
    game = Position(opened(5, deal=Deal(FIVE, 3)))
    for seat in range(5):
        game = game.do(seat, Choose(GOLD))
    assert game.asked == (3,)


@pytest.mark.rule("S-04")
def test_turns_go_clockwise_past_players_who_are_out() -> None:
    game = table(turn=D, out=(E, A)).act(PEASANT).kings().last_call()
    assert game.asked == (B,)
    assert game.heard(None, TurnBegan)[-1] == TurnBegan(B)


@pytest.mark.rule("S-05")
def test_the_own_card_is_seen_by_its_owner_alone() -> None:
    game = table("peasant wizard wizard")
    assert b'"character":"peasant"' in game.reading(A)
    for seat in (B, C, None):
        assert GAME.view(game.state, seat).character in (None, WIZARD)
        assert not any(note.character is PEASANT for note in GAME.view(game.state, seat).notes)


@pytest.mark.rule("S-10")
def test_a_player_must_act_as_any_character_true_or_not() -> None:
    game = table("judge king peasant")
    assert game.phase == "Acting"
    assert game.asked == (A,)
    assert Pass() not in game.offered(A)
    assert {act.character for act in game.offered(A) if isinstance(act, Act)} == set(Character) - {JUDGE}
    assert game.act(KING).stands(A, KING)


@pytest.mark.rule("S-10", "S-32")
def test_a_forbidden_character_cant_be_claimed() -> None:
    game = table(forbidden={A: (THIEF, KING)})
    assert {act.character for act in game.offered(A) if isinstance(act, Act)} == {BISHOP, WIZARD, PEASANT}
    assert game.refusal(A, Act(KING)) == "not_offered"


@pytest.mark.rule("S-10", "S-19")
def test_who_has_no_permitted_action_passes_and_nobody_can_react() -> None:
    game = table(forbidden={A: (KING, BISHOP, WIZARD, THIEF, PEASANT)})
    assert game.offered(A) == [Pass()]
    passed = game.do(A, Pass())
    assert passed.heard(None, Acted) == [Acted(A)]
    assert passed.phase == "Closing"
    assert not any(isinstance(cut, Doubt) for cut in passed.cuts(B)), "there is no claim to doubt"
    assert passed.last_call().asked == (B,)


@pytest.mark.rule("S-11")
def test_the_effect_stays_when_nobody_doubts() -> None:
    game = robbery().kings(B).judges().last_call()
    assert game.purses()[:2] == ["gg", "g"]


@pytest.mark.rule("S-12")
def test_the_king_takes_one_loose_gold_from_each_other_player() -> None:
    game = table(purses={A: "g", B: "gg", C: "gwc", D: "ggwc", E: "w"}).act(KING)
    assert game.purses() == ["ggg", "g", "gwc", "gwc", "w"]
    assert game.heard(None, Acted) == [Acted(A, KING, None, GOLD, (B, D), 2)]


@pytest.mark.rule("S-13", "S-18")
def test_the_bishop_takes_one_loose_wine_from_everybody_who_has_any() -> None:
    game = table(turn=C, purses={A: "w", B: "gg", D: "ww", E: "gwc"}).act(BISHOP)
    assert game.purses() == ["", "gg", "ww", "w", "gwc"]


@pytest.mark.rule("S-14", "S-18", "S-50")
@pytest.mark.parametrize(("before", "after"), [("gggw", "gw"), ("gg", ""), ("gw", "w"), ("gwc", "wc"), ("w", "w")])
def test_the_thief_takes_two_of_a_kind_or_what_is_there_packs_included(before: str, after: str) -> None:
    game = table(purses={B: before}).act(THIEF, B, GOLD)
    assert game.holds(B) == after
    assert len(game.holds(A)) == len(before) - len(after)


@pytest.mark.rule("S-14")
def test_the_thief_names_one_other_player_and_one_kind() -> None:
    game = table()
    for wrong in (Act(THIEF), Act(THIEF, B), Act(THIEF, None, GOLD), Act(THIEF, A, GOLD), Act(PEASANT, B, GOLD)):
        assert game.refusal(A, wrong) == "not_offered"


@pytest.mark.rule("S-15", "S-50")
def test_the_wizard_takes_one_loose_token() -> None:
    assert table(purses={B: "ggw"}).act(WIZARD, B, GOLD).purses()[:2] == ["g", "gw"]
    assert table(purses={B: "gwc"}).act(WIZARD, B, GOLD).purses()[:2] == ["", "gwc"]


@pytest.mark.rule("S-16")
def test_the_peasant_takes_two_grain_from_the_stock() -> None:
    game = table(purses={B: "c"}).act(PEASANT)
    assert game.purses()[:2] == ["cc", "c"]
    assert game.public.stock == (20, 20, 17)


@pytest.mark.rule("S-17")
def test_the_judge_has_no_personal_action() -> None:
    assert table().refusal(A, Act(JUDGE)) == "not_offered"


@pytest.mark.rule("S-19")
def test_an_action_that_comes_to_nothing_is_still_a_full_claim() -> None:
    game = table().act(THIEF, B, GOLD)
    assert game.purses() == [""] * 5
    assert game.phase == "Declaring"
    assert game.doubt(B, A, THIEF).outcome is not None


@pytest.mark.rule("S-01", "S-02")
def test_three_to_eight_play_and_up_to_twelve_by_option() -> None:
    for players in range(3, 9):
        GAME.options(None, players)
    with pytest.raises(Illegal, match="small_table"):
        GAME.options(None, 9)
    for players in (9, 12):
        GAME.options({"big_table": True}, players)
    for players in (2, 13):
        with pytest.raises(Malformed, match="bad_players"):
            GAME.options({"big_table": True}, players)


def test_a_deal_by_hand_has_to_fit() -> None:
    for deal, code in ((Deal(FIVE[:4], 0), "deal_characters"), (Deal(FIVE, 5), "deal_first")):
        with pytest.raises(Illegal, match=code):
            opened(deal=deal)
    for deal in (Deal(FIVE, 0, (1, 2)), Deal(FIVE, 0, (), 1)):
        with pytest.raises(Illegal, match="deal_score"):
            opened(deal=deal)
    assert replace(GAME.deal(GAME.options(), 5, Dice(lambda: 0.5), None), first=0).played == 0


@pytest.mark.parametrize(
    ("option", "least", "most"), [("quiet_turns", 5, 999), ("games", 1, 99)], ids=("quiet turns", "games")
)
def test_options_have_limits(option: str, least: int, most: int) -> None:
    for value in (least, most):
        assert getattr(GAME.options({option: value}), option) == value
    for value in (least - 1, most + 1):
        with pytest.raises(Malformed):
            GAME.options({option: value})


@pytest.mark.rule("S-71", "S-74")
def test_without_options_a_match_is_one_game_that_ends_after_forty_quiet_turns() -> None:
    options = GAME.options()
    assert (options.big_table, options.games, options.quiet_turns) == (False, 1, 40)
    assert GAME.options({"quiet_turns": None}).quiet_turns is None


@pytest.mark.rule("S-71")
def test_a_deal_may_say_how_the_match_stands_as_far_as_it_goes() -> None:
    options = GAME.options({"games": 3}, 5)
    for played in (0, 1, 2):
        GAME.check_deal(options, 5, Deal(FIVE, 4, (1, 2, 3, 4, 5), played))
    for deal in (Deal(FIVE, 0, (), 3), Deal(FIVE, 0, (), -1), Deal(FIVE, 0, (1,) * 6), Deal(FIVE, 0, (1,) * 4)):
        with pytest.raises(Illegal, match="deal_score"):
            GAME.check_deal(options, 5, deal)
    for first in (5, 6, -1):
        with pytest.raises(Illegal, match="deal_first"):
            GAME.check_deal(options, 5, Deal(FIVE, first))
    with pytest.raises(Illegal, match="deal_characters"):
        GAME.check_deal(options, 5, Deal((*FIVE, KING), 0))


@pytest.mark.rule("S-71")
@pytest.mark.parametrize(("played", "goes_on"), [(0, True), (2, True), (3, False), (4, False)])
def test_a_match_goes_on_until_all_its_games_are_played(played: int, goes_on: bool) -> None:
    dealt = GAME.deal(GAME.options({"games": 3}), 3, Dice(lambda: 0.5), Carry((5, 6, 7), played))
    assert (dealt.score, dealt.played) == (((5, 6, 7), played) if goes_on else ((), 0))


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(Malformed, match="dragons"):
        GAME.options({"dragons": 1})
