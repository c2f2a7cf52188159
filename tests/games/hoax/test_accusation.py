"""Accusations: who votes, what a lie costs, what falls and what goes back (S-30 to S-39)."""

import pytest
from tests.games.hoax.position import (
    BISHOP,
    GOLD,
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
    robbery,
    table,
    trial,
)

from maskenball.games.hoax.events import Admitted, Doubted, Ended, Fell, GaveBack, Voted
from maskenball.games.hoax.model import Accept, Act, Doubt, Pay, Resist, Vote

LIARS = "peasant peasant wizard wizard thief"
"""Nobody is King, Judge or Bishop; Anton is no Thief."""


# The vote


@pytest.mark.rule("S-30")
def test_everyone_still_in_votes_but_accuser_and_accused() -> None:
    game = trial().do(A, Doubt(B, KING))
    assert game.phase == "Accusing"
    assert game.asked == (C, D, E)
    assert game.offered(C) == [Vote(False), Vote(True)]
    assert game.heard(None, Doubted) == [Doubted(A, B, KING)]
    assert robbery(out=(E,)).do(B, Doubt(A, THIEF)).asked == (C, D)


@pytest.mark.rule("S-30")
def test_votes_are_sealed_and_then_shown_with_names() -> None:
    game = robbery(cast=LIARS).do(B, Doubt(A, THIEF)).do(C, Vote(True)).do(E, Vote(False))
    assert game.heard(None, Voted) == []
    assert b'"yes":true' not in game.reading(D).split(b'"choice"')[0]
    voted = game.do(D, Vote(False)).heard(None, Voted)
    assert voted == [Voted(B, A, THIEF, (B, C, D, E), (True, True, False, False), upheld=False)]


@pytest.mark.rule("S-30", "S-34")
def test_a_tie_fails_and_nothing_is_revealed() -> None:
    game = robbery(cast=LIARS).doubt(B, A, THIEF, agree=(C,))
    assert game.heard(None, Admitted) == []
    assert game.phase == "Declaring"
    assert game.purses()[:2] == ["gg", "g"]
    assert game.public.forbidden[A] == ()


@pytest.mark.rule("S-31")
@pytest.mark.parametrize(
    ("inside", "yes", "upheld"),
    [
        (3, 1, False),
        (3, 2, True),
        (4, 1, False),
        (4, 2, True),
        (5, 2, False),
        (5, 3, True),
        (8, 3, False),
        (8, 4, True),
    ],
)
def test_a_simple_majority_of_the_others_upholds_it(inside: int, yes: int, upheld: bool) -> None:
    cast = "peasant peasant wizard wizard thief thief king king"
    out = tuple(range(inside, 8))
    game = table(cast, {B: "gg"}, out=out).act(BISHOP)
    game = game.doubt(B, A, BISHOP, agree=tuple(range(2, 1 + yes)))
    assert (game.heard(None, Admitted) == [Admitted(A, BISHOP)]) is upheld


@pytest.mark.rule("S-30")
def test_the_same_claim_is_doubted_once_per_turn() -> None:
    game = robbery().doubt(B, A, THIEF, agree=())
    assert all(Doubt(A, THIEF) not in game.cuts(seat) for seat in (B, C, D, E))
    again = game.kings().last_call().act(PEASANT).kings().last_call()
    assert Doubt(A, THIEF) not in again.cuts(B)
    next_round = again.act(PEASANT).kings().last_call().act(PEASANT).kings().last_call().act(PEASANT)
    assert next_round.kings().last_call().act(THIEF, B, GOLD).cuts(B).count(Doubt(A, THIEF)) == 1


@pytest.mark.rule("S-30")
def test_only_claims_of_this_turn_can_be_doubted() -> None:
    game = robbery().kings(B).judges().last_call()
    assert not [cut for cut in game.cuts(C) if isinstance(cut, Doubt)]


@pytest.mark.rule("S-37")
def test_a_doubt_names_a_player_and_a_character() -> None:
    game = robbery().kings(B, C)
    assert [cut for cut in game.cuts(D) if isinstance(cut, Doubt)] == [Doubt(A, THIEF), Doubt(B, KING), Doubt(C, KING)]
    assert game.refusal(D, Doubt(B, THIEF)) == "not_offered"


@pytest.mark.rule("S-37", "S-30")
def test_a_doubt_leaves_the_other_claims_of_that_player_open_to_doubt() -> None:
    game = robbery().kings(B, C).judges({B: "gg"}).doubt(D, B, KING, agree=())
    assert [cut for cut in game.cuts(E) if isinstance(cut, Doubt)] == [Doubt(A, THIEF), Doubt(C, KING), Doubt(B, JUDGE)]


@pytest.mark.rule("S-38")
def test_nobody_doubts_an_own_claim_or_one_of_a_player_who_is_out() -> None:
    game = robbery().kings(B, C)
    assert game.refusal(B, Doubt(B, KING)) == "not_offered"
    gone = game.unmask(D, B)
    assert gone.refusal(E, Doubt(B, KING)) == "not_offered"
    assert gone.refusal(E, Doubt(C, KING)) == "accepted"


# What it brings


@pytest.mark.rule("S-32")
def test_a_liar_admits_it_and_may_not_use_the_character_any_more() -> None:
    game = robbery(cast=LIARS).doubt(B, A, THIEF)
    assert game.heard(None, Admitted) == [Admitted(A, THIEF)]
    assert game.public.forbidden[A] == (THIEF,)
    assert not any(game.suspects(seat)[A] == {PEASANT} for seat in (B, C, D, E, None)), "the true card stays hidden"
    game = game.last_call()
    for _ in range(4):
        game = game.act(PEASANT).kings().last_call()
    assert game.asked == (A,)
    assert game.refusal(A, Act(THIEF, B, GOLD)) == "not_offered"


@pytest.mark.rule("S-33", "S-70")
def test_whoever_told_the_truth_turns_up_the_card_and_wins_at_once() -> None:
    game = robbery().doubt(C, A, THIEF, agree=(B, D))
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("wrongly_accused", (A,))
    assert game.heard(None, Ended)[0].characters[A] is THIEF
    assert game.asked == ()


@pytest.mark.rule("S-35", "S-36")
def test_after_a_revoked_wizard_the_fined_player_decides_again() -> None:
    game = trial(cast=LIARS).resist().doubt(B, A, WIZARD)
    assert game.phase == "Deciding"
    assert game.offered(A) == [Pay(C), Accept(D), Accept(E)]
    assert game.purses()[:2] == ["gg", "g"]


@pytest.mark.rule("S-35")
def test_after_a_revoked_action_everything_goes_back_and_only_the_last_call_follows() -> None:
    game = robbery(cast=LIARS, purses={A: "w"}).kings(B).judges({C: "gw"}).bishops().pay(C).share(B, WINE)
    assert game.purses()[:3] == ["g", "gw", "g"]
    revoked = game.doubt(D, A, THIEF)
    assert revoked.purses() == ["w", "ggg", "", "", ""]
    assert not any(revoked.stands(*claim) for claim in ((A, THIEF), (B, KING), (C, JUDGE)))
    assert revoked.heard(None, Fell) == [Fell(B, KING), Fell(C, JUDGE)]
    assert revoked.phase == "Closing"
    assert revoked.last_call().asked == (B,)


@pytest.mark.rule("S-35")
def test_a_revoked_action_opens_no_king_window_and_no_other_action() -> None:
    game = robbery(cast=LIARS).doubt(B, A, THIEF)
    assert game.phase == "Closing"
    assert game.purses()[:2] == ["", "ggg"]


@pytest.mark.rule("S-35")
def test_a_tax_goes_back_to_everybody() -> None:
    game = table("peasant king judge", {A: "g", B: "g", C: "ggw"}).act(KING)
    assert game.purses() == ["ggg", "", "gw"]
    back = game.doubt(B, A, KING)
    assert back.purses() == ["g", "g", "ggw"]
    assert back.heard(None, GaveBack) == [GaveBack(A, C, GOLD, 1), GaveBack(A, B, GOLD, 1)]


@pytest.mark.rule("S-37")
def test_all_claims_of_that_character_by_that_player_fall() -> None:
    spell = table(LIARS, {B: "gg"}).act(WIZARD, B, GOLD).kings(B).judges({C: "g"}).bishops(D).resist()
    assert spell.purses()[:2] == ["g", "g"]
    doubted = spell.doubt(E, A, WIZARD)
    assert [mask.status.value for mask in doubted.public.turn.masks if mask.seat == A] == ["fell", "fell"]
    assert doubted.purses()[:2] == ["", "gg"]
    assert doubted.phase == "Closing"


@pytest.mark.rule("S-37")
def test_after_a_failed_doubt_only_a_new_claim_of_that_character_can_be_doubted() -> None:
    spell = table(LIARS, {B: "gg"}).act(WIZARD, B, GOLD).doubt(D, A, WIZARD, agree=())
    later = spell.kings(B).judges({C: "g"}).bishops(D)
    assert Doubt(A, WIZARD) not in later.cuts(E)
    immune = later.resist()
    assert Doubt(A, WIZARD) in immune.cuts(E)
    assert immune.doubt(E, A, WIZARD).purses()[:2] == ["", "gg"]


@pytest.mark.rule("S-30", "S-37")
def test_spell_and_immunity_that_were_doubted_together_are_not_doubted_again() -> None:
    immune = table(LIARS, {B: "gg"}).act(WIZARD, B, GOLD).kings(B).judges({C: "g"}).bishops(D).resist()
    believed = immune.doubt(E, A, WIZARD, agree=())
    assert believed.phase == "Closing"
    for seat in (B, C, D, E):
        assert believed.refusal(seat, Doubt(A, WIZARD)) == "not_offered"
    twice = table(LIARS, {B: "gg"}).act(WIZARD, B, GOLD).doubt(D, A, WIZARD, agree=()).kings(B).judges({C: "g"})
    again = twice.bishops(D).resist().doubt(E, A, WIZARD, agree=())
    assert again.refusal(C, Doubt(A, WIZARD)) == "not_offered"


@pytest.mark.rule("S-38")
def test_a_claim_that_fell_with_its_base_can_still_be_doubted_until_the_turn_ends() -> None:
    cast = "thief peasant judge wizard wizard"
    fallen = robbery(cast=cast).kings(B).judges({C: "gg", D: "gg"}).bishops().doubt(A, B, KING)
    assert fallen.phase == "Closing"
    assert not fallen.stands(C, JUDGE)
    liar = fallen.doubt(A, D, JUDGE)
    assert liar.public.forbidden[D] == (JUDGE,)
    truthful = fallen.doubt(A, C, JUDGE).outcome
    assert truthful is not None
    assert truthful.winners == (C,)
    assert Doubt(C, JUDGE) not in fallen.last_call().cuts(A)


@pytest.mark.rule("S-39")
def test_when_the_paid_judge_falls_the_payment_goes_back_and_the_offender_decides_again() -> None:
    game = robbery(cast=LIARS, purses={A: "w"}).kings(B).judges({C: "gw", D: "gg"}).bishops(E)
    paid = game.pay(C).share(B, WINE)
    assert paid.purses() == ["g", "gw", "g", "", ""]
    back = paid.doubt(A, C, JUDGE)
    assert back.purses() == ["ggw", "g", "", "", ""]
    assert back.phase == "Deciding"
    assert back.offered(A) == [Pay(D), Accept(E), Resist()]
    assert back.pay(D).share(B, GOLD).purses() == ["w", "gg", "", "g", ""]


@pytest.mark.rule("S-39", "S-67")
def test_when_the_paid_bishop_falls_the_price_goes_back() -> None:
    game = trial(cast=LIARS).accept(D, GOLD)
    assert game.purses() == ["g", "g", "", "g", ""]
    back = game.doubt(A, D, BISHOP)
    assert back.purses() == ["gg", "g", "", "", ""]
    assert back.offered(A) == [Pay(C), Accept(E), Resist()]


@pytest.mark.rule("S-39")
def test_when_only_the_king_with_the_share_falls_the_judge_gives_it_to_another() -> None:
    game = robbery(cast=LIARS, purses={A: "w"}).kings(B, D).judges({C: "gw"}).bishops().pay(C).share(B, WINE)
    back = game.doubt(E, B, KING)
    assert back.phase == "Sharing"
    assert back.purses()[:3] == ["g", "g", "gw"]
    assert [share.king for share in back.offered(C)] == [D]  # type: ignore[attr-defined] # they are Shares
    assert back.share(D, WINE).purses() == ["g", "g", "g", "w", ""]
    assert back.share(D, WINE).phase == "Closing"


@pytest.mark.rule("S-39", "S-65")
def test_the_judge_keeps_the_share_if_there_is_no_other_king_for_it() -> None:
    # Claudia is Judge on Bernd's and Doris' Kings; Doris goes out after the payment and bears on.
    game = robbery(cast=LIARS).kings(B, D).judges({C: "gg"}).bishops().pay(C).share(B, GOLD)
    kept = game.unmask(E, D).doubt(A, B, KING)
    assert kept.phase == "Closing"
    assert kept.stands(C, JUDGE)
    assert kept.purses()[:3] == ["", "g", "gg"]


@pytest.mark.rule("S-39", "S-44", "S-69")
@pytest.mark.parametrize("heir", [A, D, E])
def test_if_the_paid_judge_is_out_the_heir_keeps_the_share_though_another_king_stands(heir: int) -> None:
    game = robbery(cast=LIARS, purses={A: "w"}).kings(B, D).judges({C: "gw"}).bishops().pay(C).share(B, WINE)
    out = game.unmask(heir, C)
    assert out.holds(B) == "gw"
    back = out.doubt(E, B, KING)
    assert back.stands(D, KING)
    assert back.phase == "Closing", "nobody is asked to hand it on"
    assert back.holds(B) == "g"
    assert back.holds(heir) == {A: "ggw", D: "gw", E: "gw"}[heir]


@pytest.mark.rule("S-39", "S-69")
def test_a_king_who_is_the_heir_of_the_judge_keeps_the_share() -> None:
    game = robbery(cast=LIARS, purses={A: "w"}).kings(B, D).judges({C: "gw"}).bishops().pay(C).share(B, WINE)
    back = game.unmask(B, C).doubt(E, B, KING)
    assert back.holds(B) == "ggw"
    assert back.phase == "Closing"


@pytest.mark.rule("S-39")
def test_a_fall_of_those_not_picked_moves_no_tokens() -> None:
    game = robbery(cast=LIARS).kings(B, D).judges({C: "gg", E: "gg"}).bishops(D).pay(C).share(B, GOLD)
    before = game.purses()
    for liar, character in ((D, KING), (E, JUDGE), (D, BISHOP)):
        after = game.doubt(A, liar, character)
        assert after.purses() == before
        assert after.phase == "Closing"


@pytest.mark.rule("S-32", "S-65")
def test_the_chain_survives_while_another_claimant_stands() -> None:
    game = robbery(cast=LIARS).kings(B, D).judges({C: "gg"}).bishops(E)
    one_king = game.doubt(A, B, KING)
    assert one_king.stands(C, JUDGE)
    assert one_king.stands(E, BISHOP)
    assert one_king.phase == "Deciding"
    no_king = one_king.doubt(A, D, KING)
    assert not no_king.stands(C, JUDGE)
    assert not no_king.stands(E, BISHOP)
    assert no_king.phase == "Closing"


@pytest.mark.rule("S-65")
def test_a_reaction_does_not_stand_on_the_own_claim_alone() -> None:
    game = robbery(cast=LIARS).kings(B, C).judges({B: "gg"}).bishops()
    assert game.stands(B, JUDGE)
    after = game.doubt(A, C, KING)
    assert after.stands(B, KING)
    assert not after.stands(B, JUDGE)


@pytest.mark.rule("S-65", "S-24")
def test_the_immunity_rests_on_a_fine_and_on_nothing_else() -> None:
    immune = trial(cast=LIARS).resist()
    no_judge = immune.doubt(A, C, JUDGE)
    assert not no_judge.stands(A, WIZARD)
    assert no_judge.purses()[:2] == ["gg", "g"]
    no_bishop = immune.doubt(A, D, BISHOP)
    assert no_bishop.stands(A, WIZARD)
    assert no_bishop.phase == "Closing"


@pytest.mark.rule("S-65")
def test_forgiveness_rests_on_a_fine_not_on_the_king() -> None:
    game = trial(cast=LIARS).doubt(A, C, JUDGE)
    assert game.stands(B, KING)
    assert not game.stands(D, BISHOP)
    assert not game.stands(E, BISHOP)
