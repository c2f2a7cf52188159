"""Reactions: Kings, Judges, Bishops, the Wizard, and what the fined player pays (S-20 to S-29)."""

import pytest
from tests.games.hoax.position import (
    BISHOP,
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
    kinds,
    robbery,
    table,
    trial,
)

from maskenball.games.hoax.events import Declared, Fined, Forgave, Paid, PricePaid, Resisted, Shared
from maskenball.games.hoax.model import Accept, Declare, Demand, Fine, Forgive, Pass, Pay, Resist, Share
from maskenball.games.hoax.overview import Character


def fines(game: Position, seat: int) -> list[tuple[str, ...]]:
    """The fines this Judge could name."""
    return [tuple(kind[0] for kind in fine.tokens) for fine in game.offered(seat) if isinstance(fine, Fine)]


# Who may claim what


@pytest.mark.rule("S-20")
def test_nobody_is_king_over_the_own_action() -> None:
    assert robbery().asked == (B, C, D, E)


@pytest.mark.rule("S-20")
def test_a_judge_needs_another_players_king() -> None:
    assert robbery().kings(B).asked == (C, D, E)
    assert robbery().kings(B, C).asked == (B, C, D, E)


@pytest.mark.rule("S-20")
def test_a_bishop_needs_another_players_fine_and_the_acting_player_is_neither_judge_nor_bishop() -> None:
    one = robbery().kings(B).judges({C: "gg"})
    assert one.asked == (B, D, E)
    assert robbery().kings(B).judges({C: "gg", D: "gg"}).asked == (B, C, D, E)


@pytest.mark.rule("S-20")
def test_one_player_may_show_several_characters_and_all_of_them_stand() -> None:
    game = robbery().kings(B, C).judges({B: "gg", D: "gg"}).bishops(B)
    assert [game.stands(B, character) for character in (KING, JUDGE, BISHOP)] == [True] * 3


@pytest.mark.rule("S-20")
def test_thief_and_peasant_have_no_reaction_and_the_windows_offer_one_claim_each() -> None:
    game = robbery()
    assert game.offered(B) == [Pass(), Declare()]
    judges = game.kings(B)
    assert judges.offered(C) == [Pass(), Fine(kinds("gg"))]
    assert judges.judges({C: "gg"}).offered(D) == [Pass(), Forgive()]


@pytest.mark.rule("S-20", "S-32")
def test_a_forbidden_character_cant_be_a_reaction() -> None:
    forbidden = {B: (KING,), C: (JUDGE,), D: (BISHOP,), A: (WIZARD,)}
    game = robbery(forbidden=forbidden)
    assert game.asked == (C, D, E)
    judges = game.kings(E)
    assert judges.asked == (B, D)
    bishops = judges.judges({B: "gg"})
    assert bishops.asked == (C, E)
    assert bishops.bishops().offered(A) == [Pay(B)]


@pytest.mark.rule("S-29")
def test_a_window_nobody_may_claim_in_is_left_out() -> None:
    nobody = dict.fromkeys((B, C, D, E), (KING,))
    assert robbery(forbidden=nobody).phase == "Closing"
    assert robbery(forbidden=dict.fromkeys((B, C, D, E), (JUDGE,))).kings(B).phase == "Closing"
    no_bishop = robbery(forbidden=dict.fromkeys((B, C, D, E), (BISHOP,)))
    assert no_bishop.kings(B).judges({C: "gg"}).phase == "Deciding"


# The links


@pytest.mark.rule("S-21", "S-27")
def test_without_a_king_there_is_no_judge_and_the_action_stands() -> None:
    game = robbery().kings()
    assert game.phase == "Closing"
    assert game.purses()[:2] == ["gg", "g"]


@pytest.mark.rule("S-21")
def test_kings_come_only_right_after_the_action() -> None:
    game = robbery().kings(B)
    for later in (game, game.judges({C: "gg"}), game.judges({C: "gg"}).bishops()):
        assert all(later.refusal(seat, Declare()) in ("not_offered", "not_asked") for seat in (A, B, C, D, E))


@pytest.mark.rule("S-21")
@pytest.mark.parametrize("character", [KING, BISHOP, PEASANT])
def test_the_action_of_any_character_can_be_declared_illegal(character: Character) -> None:
    game = table(purses={A: "gg"}).act(character)
    assert game.kings(C).phase == "Fining"


@pytest.mark.rule("S-22")
def test_a_fine_is_exactly_two_loose_tokens_or_the_only_one() -> None:
    game = table(purses={A: "ggww", B: "ggg"}).act(THIEF, B, GOLD).kings(B)
    assert fines(game, C) == [("g", "g"), ("g", "w"), ("w", "w")]
    one_wine = table(purses={A: "w", B: "ggg"}).act(THIEF, B, GOLD).kings(B)
    assert fines(one_wine, C) == [("g", "g"), ("g", "w")]
    with_pack = table(purses={A: "wc", B: "ggg"}).act(THIEF, B, GOLD).kings(B)
    assert fines(with_pack, C) == [("g",)]


@pytest.mark.rule("S-22", "S-50")
def test_with_nothing_loose_there_is_no_judge_window() -> None:
    assert table(purses={B: "w"}).act(THIEF, B, GOLD).kings(B).phase == "Closing"
    assert table(purses={A: "wc", B: "g"}).act(THIEF, B, GOLD).kings(B).phase == "Closing"


@pytest.mark.rule("S-22")
def test_the_judge_names_the_tokens_when_speaking() -> None:
    game = robbery(purses={A: "w"}).kings(B).judges({C: "gw", D: "gg"})
    assert game.heard(None, Fined) == [Fined(C, kinds("gw")), Fined(D, kinds("gg"))]
    assert robbery().kings(B).judges().heard(None, Fined) == [Fined(None, ())]


@pytest.mark.rule("S-23")
def test_the_bishop_names_the_price_only_when_picked_and_gets_it_instead_of_every_fine() -> None:
    game = robbery(purses={A: "w"}).kings(B).judges({C: "gw", D: "gg"}).bishops(D, E)
    assert game.heard(None, Forgave) == [Forgave((D, E))]
    picked = game.accept(E)
    assert picked.phase == "Naming"
    assert picked.asked == (E,)
    assert picked.offered(E) == [Demand(GOLD), Demand(WINE)]
    paid = picked.do(E, Demand(WINE))
    assert paid.purses() == ["gg", "g", "", "", "w"]
    assert paid.phase == "Closing"
    assert paid.heard(None, PricePaid) == [PricePaid(A, E, WINE)]


@pytest.mark.rule("S-23", "S-50")
def test_the_price_is_a_loose_token() -> None:
    game = robbery(purses={A: "wc"}).kings(B).judges({C: "g"}).bishops(D).accept(D)
    assert game.offered(D) == [Demand(GOLD)]


@pytest.mark.rule("S-23")
def test_with_nothing_loose_forgiveness_costs_nothing() -> None:
    # Anton unmasks Erich and gets his tokens: all he has are packs now.
    packed = robbery(purses={A: "w", E: "cwc"}).kings(B).judges({C: "gg"}).bishops(D).unmask(A, E)
    assert packed.loose(A) == (0, 0, 0)
    accepted = packed.accept(D)
    assert accepted.phase == "Closing"
    assert accepted.heard(None, PricePaid) == [PricePaid(A, D, None)]
    assert accepted.purses()[D] == ""


@pytest.mark.rule("S-24")
def test_the_wizard_is_immune_to_every_fine_and_keeps_the_gain() -> None:
    game = robbery().kings(B).judges({C: "gg", D: "gg"}).bishops(E).resist()
    assert game.heard(None, Resisted) == [Resisted(A)]
    assert game.phase == "Closing"
    assert game.purses() == ["gg", "g", "", "", ""]


@pytest.mark.rule("S-24")
def test_nobody_but_the_fined_player_can_be_immune() -> None:
    game = trial()
    assert game.asked == (A,)
    assert all(game.refusal(seat, Resist()) in ("not_asked", "not_offered") for seat in (B, C, D, E))


@pytest.mark.rule("S-25")
def test_several_may_claim_the_same_and_the_fined_player_picks() -> None:
    game = robbery().kings(B, C).judges({C: "gg", D: "gg"}).bishops(B, C, E)
    assert game.heard(None, Declared) == [Declared((B, C))]
    assert game.offered(A) == [Pay(C), Pay(D), Accept(B), Accept(C), Accept(E), Resist()]


@pytest.mark.rule("S-25")
def test_a_claim_once_made_cant_be_taken_back() -> None:
    game = robbery().kings(B, C).judges({D: "gg"})
    assert [game.stands(seat, KING) for seat in (B, C)] == [True, True]
    assert game.refusal(B, Declare()) == "not_offered"


@pytest.mark.rule("S-26")
def test_of_two_tokens_one_goes_to_a_king_of_the_judges_choice() -> None:
    game = robbery(purses={A: "w"}).kings(B, D).judges({C: "gw"}).bishops().pay(C)
    assert game.heard(None, Paid) == [Paid(A, C, (GOLD, WINE))]
    assert game.phase == "Sharing"
    assert game.offered(C) == [Share(B, GOLD), Share(B, WINE), Share(D, GOLD), Share(D, WINE)]
    shared = game.share(D, WINE)
    assert shared.purses() == ["g", "g", "g", "w", ""]
    assert shared.heard(None, Shared) == [Shared(C, D, WINE)]
    assert shared.phase == "Closing"


@pytest.mark.rule("S-26")
def test_the_share_never_goes_to_the_judges_own_king() -> None:
    game = robbery().kings(B, C).judges({C: "gg"}).bishops().pay(C)
    assert game.offered(C) == [Share(B, GOLD)]


@pytest.mark.rule("S-26")
def test_a_judge_who_received_one_token_keeps_it() -> None:
    game = table(purses={B: "g"}).act(THIEF, B, GOLD).kings(B).judges({C: "g"}).bishops().pay(C)
    assert game.phase == "Closing"
    assert game.purses() == ["", "", "g", "", ""]


@pytest.mark.rule("S-27")
def test_without_a_judge_there_is_nothing_to_pay() -> None:
    game = robbery().kings(B, C).judges()
    assert game.phase == "Closing"
    assert game.purses()[:2] == ["gg", "g"]


@pytest.mark.rule("S-28")
def test_who_cant_pay_in_full_pays_what_is_loose_of_the_kinds_named() -> None:
    game = robbery(purses={A: "w", E: "wc"}).kings(B).judges({C: "gg"}).bishops().unmask(A, E)
    assert game.holds(A) == "ggwwc"  # one pack: one gold, one wine loose
    paid = game.pay(C)
    assert paid.heard(None, Paid) == [Paid(A, C, (GOLD,))]
    assert paid.purses()[A] == "gwwc"
    assert paid.purses()[C] == "g"
    assert paid.phase == "Closing"


@pytest.mark.rule("S-29")
def test_the_windows_come_in_their_order() -> None:
    kings = robbery(purses={A: "w"})
    judges = kings.kings(B)
    bishops = judges.judges({C: "gw"})
    decision = bishops.bishops(D)
    settlement = decision.pay(C)
    last_call = settlement.share(B, GOLD)
    after = last_call.last_call()
    order = [game.phase for game in (kings, judges, bishops, decision, settlement, last_call, after)]
    assert order == ["Declaring", "Fining", "Forgiving", "Deciding", "Sharing", "Closing", "Acting"]
    assert after.asked == (B,)


@pytest.mark.rule("S-29")
def test_answers_are_seen_only_when_the_window_closes() -> None:
    game = robbery()
    half = game.do(C, Declare()).do(B, Pass()).do(E, Declare())
    for seat in (A, D, None):
        assert half.heard(seat, Declared) == []
        assert b"Declare" not in half.reading(A)
    assert half.do(D, Pass()).heard(None, Declared) == [Declared((C, E))]


@pytest.mark.rule("S-29")
def test_being_quick_is_no_advantage() -> None:
    one = robbery().do(B, Declare()).do(C, Declare()).do(D, Pass()).do(E, Pass())
    other = robbery().do(E, Pass()).do(C, Declare()).do(D, Pass()).do(B, Declare())
    assert one.state == other.state


@pytest.mark.rule("S-29")
def test_the_last_call_ends_the_turn_when_all_have_passed() -> None:
    game = robbery().kings()
    assert game.asked == (A, B, C, D, E)
    assert game.offered(A) == [Pass()]
    game = game.do(A, Pass()).do(B, Pass()).do(C, Pass()).do(D, Pass())
    assert game.public.turn.seat == A
    assert game.do(E, Pass()).public.turn.seat == B


@pytest.mark.rule("S-23")
def test_the_price_may_be_any_loose_kind() -> None:
    game = robbery(purses={A: "c"}).kings(B).judges({C: "gg"}).bishops(D).accept(D)
    assert game.offered(D) == [Demand(GOLD), Demand(GRAIN)]
    assert WIZARD not in {mask.character for mask in game.public.turn.masks}
