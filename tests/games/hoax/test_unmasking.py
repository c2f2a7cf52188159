"""Unmasking, and what becomes of the claims of a player who goes out (S-40 to S-44, S-69)."""

import pytest
from tests.games.hoax.position import (
    BISHOP,
    GOLD,
    JUDGE,
    KING,
    THIEF,
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

from maskenball.games.hoax import GAME
from maskenball.games.hoax.events import Handed, Received, Unmasked
from maskenball.games.hoax.model import Accept, Declare, Doubt, Pay, Resist, Unmask, Vote
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.turn import Status

LIARS = "peasant peasant wizard wizard thief"


@pytest.mark.rule("S-40")
def test_any_of_the_six_cards_by_and_to_any_player_still_in_in_anybodys_turn() -> None:
    game = table(out=(E,))
    for seat in (A, B, C, D):
        cards = [cut for cut in game.cuts(seat) if isinstance(cut, Unmask)]
        others = [other for other in (A, B, C, D) if other != seat]
        assert cards == [Unmask(other, character) for other in others for character in Character]
    assert game.cuts(E) == []


@pytest.mark.rule("S-40", "S-64")
def test_not_during_a_vote_or_a_settlement() -> None:
    assert robbery().do(B, Doubt(A, THIEF)).cuts(C) == []
    game = robbery(purses={A: "w"}).kings(B).judges({C: "gw"}).bishops(D)
    assert game.pay(C).cuts(E) == []
    assert game.accept(D).cuts(E) == []
    assert game.cuts(E) != []


@pytest.mark.rule("S-41")
def test_a_right_unmasking_puts_the_target_out_and_brings_the_tokens() -> None:
    game = table(purses={B: "gwc", C: "g"}).unmask(C, B)
    assert game.public.inside == (A, C, D, E)
    assert game.public.out == (B,)
    assert game.purses()[:3] == ["", "", "ggwc"]


@pytest.mark.rule("S-41")
def test_a_wrong_unmasking_puts_the_unmasker_out_and_the_target_gets_the_tokens() -> None:
    game = table(purses={B: "gwc", C: "g"}).unmask(C, B, right=False)
    assert game.public.out == (C,)
    assert game.purses()[:3] == ["", "ggwc", ""]


@pytest.mark.rule("S-42", "S-05")
@pytest.mark.parametrize("right", [True, False])
def test_only_the_two_know_the_card_and_the_others_who_went_out(right: bool) -> None:
    game = table().unmask(C, B, right)
    out = B if right else C
    for seat in (A, D, E, None):
        assert game.heard(seat, Unmasked) == [Unmasked(C, B, out)]
        assert (game.heard(seat, Handed), game.heard(seat, Received)) == ([], [])
    (handed,), (received,) = game.heard(C, Handed), game.heard(B, Received)
    assert (handed.seat, handed.character, handed.right) == (B, received.character, right)
    assert (received.seat, received.right) == (C, right)


@pytest.mark.rule("S-42")
def test_the_identity_of_a_player_who_is_out_stays_secret_until_the_end() -> None:
    game = table().unmask(C, B)
    assert game.suspects(C)[B] == {KING}
    for seat in (A, D, E, None):
        assert len(game.suspects(seat)[B]) == 6
    wrong = table().do(C, Unmask(B, JUDGE))
    assert JUDGE not in wrong.suspects(C)[B]
    assert JUDGE in wrong.suspects(A)[B]
    over = game.unmask(C, A).unmask(C, D).unmask(C, E)
    assert GAME.view(over.state, A).laid_open is not None
    assert over.state.characters[B] is KING


@pytest.mark.rule("S-42")
def test_all_six_cards_are_there_for_the_next_use() -> None:
    game = table("king king judge bishop thief").unmask(C, B)
    assert Unmask(A, KING) in game.cuts(C)
    assert game.do(C, Unmask(A, KING)).public.out == (B, A)


@pytest.mark.rule("S-42")
def test_who_is_out_is_asked_nothing_and_says_nothing_until_the_end() -> None:
    game = robbery().unmask(C, B)
    assert B not in game.asked
    assert game.refusal(B, Vote(True)) == "not_asked"
    (channel,) = GAME.channels(game.state)
    assert channel.speakers == (A, C, D, E)
    over = game.doubt(C, A, THIEF)
    (channel,) = GAME.channels(over.state)
    assert channel.speakers == (A, B, C, D, E)


@pytest.mark.rule("S-43")
def test_when_the_acting_player_goes_out_the_turn_ends_at_once_and_the_loot_counts_as_paid() -> None:
    for game in (robbery(), robbery().kings(B), trial(), trial().resist()):
        ended = game.unmask(C, A)
        assert (ended.phase, ended.asked) == ("Acting", (B,))
        assert ended.purses() == ["", "g", "gg", "", ""]
    before = table(purses={A: "g"}).unmask(A, B, right=False)
    assert (before.phase, before.asked) == ("Acting", (B,))
    assert before.holds(B) == "g"


@pytest.mark.rule("S-43", "S-44")
def test_before_the_payment_the_claims_of_the_one_who_goes_out_vanish_and_what_rested_on_them_falls() -> None:
    game = trial(cast=LIARS).unmask(E, B)
    assert game.mask(B, KING).status is Status.GONE
    assert game.mask(C, JUDGE).status is Status.FELL
    assert game.phase == "Closing"
    assert game.purses()[A] == "gg"
    two = robbery(cast=LIARS).kings(B, D).judges({C: "gg"}).bishops().unmask(E, B)
    assert two.stands(C, JUDGE)
    assert two.phase == "Deciding"


@pytest.mark.rule("S-43")
def test_the_claims_of_a_failed_unmasker_vanish_too() -> None:
    game = trial(cast=LIARS).unmask(D, E, right=False)
    assert game.mask(D, BISHOP).status is Status.GONE
    assert game.offered(A) == [Pay(C), Accept(E), Resist()]


@pytest.mark.rule("S-44")
def test_after_the_payment_nothing_moves_and_the_claims_bear_on_but_cant_be_doubted() -> None:
    paid = robbery(cast=LIARS).kings(B).judges({C: "gg"}).bishops().pay(C).share(B, GOLD)
    for gone, character in ((B, KING), (C, JUDGE)):
        game = paid.unmask(E, gone)
        assert game.mask(gone, character).status is Status.SUPPORTS
        assert game.stands(C, JUDGE) or gone == C
        assert game.phase == "Closing"
        assert Doubt(gone, character) not in game.cuts(A)
        assert sum(map(len, game.purses())) == 3
        assert game.purses()[A] == ""


@pytest.mark.rule("S-44", "S-67")
def test_a_wizards_immunity_is_no_payment_it_falls_when_the_only_judge_goes_out() -> None:
    immune = trial(cast=LIARS).resist()
    assert immune.phase == "Closing"
    game = immune.unmask(E, C)
    assert game.mask(C, JUDGE).status is Status.GONE
    assert game.mask(A, WIZARD).status is Status.FELL
    assert game.phase == "Fining", "King Bernd stands, so Judges are asked once more"
    assert game.judges({E: "gg"}).bishops().offered(A) == [Pay(E), Resist()]


@pytest.mark.rule("S-44")
def test_who_is_out_supports_nothing_new() -> None:
    # Bernd's King bears the payment to Claudia; once she falls, Doris' fine has nothing to rest on.
    paid = robbery(cast=LIARS).kings(B).judges({C: "gg", D: "gg"}).bishops().pay(C).share(B, GOLD)
    game = paid.unmask(E, B).doubt(A, C, JUDGE)
    assert game.mask(B, KING).status is Status.GONE
    assert not game.stands(D, JUDGE)
    assert game.phase == "Closing"
    assert game.purses()[A] == "gg"


@pytest.mark.rule("S-69")
def test_in_undoing_the_heir_stands_in_for_a_player_who_is_out() -> None:
    # Bernd was robbed and goes out to Erich: the gold goes back to Erich.
    receiver = robbery(cast=LIARS).unmask(E, B).doubt(C, A, THIEF)
    assert receiver.purses() == ["", "", "", "", "ggg"]
    # Claudia was paid and goes out to Erich, Erich goes out to Doris: Doris gives the fine back.
    paid = robbery(cast=LIARS).kings(B).judges({C: "gg"}).bishops().pay(C).share(B, GOLD)
    giver = paid.unmask(E, C).unmask(D, E)
    assert giver.purses() == ["", "gg", "", "g", ""]
    undone = giver.doubt(A, B, KING)
    assert undone.purses() == ["gg", "g", "", "", ""]


@pytest.mark.rule("S-38", "S-44")
def test_a_claim_of_a_player_who_is_out_cant_be_doubted_even_when_it_falls_after_the_payment() -> None:
    # Bernd really is King; he goes out after the payment, and then his claim falls with Anton's action.
    cast = "peasant king wizard wizard thief"
    paid = robbery(cast=cast).kings(B).judges({C: "gg"}).bishops().pay(C).share(B, GOLD)
    revoked = paid.unmask(E, B).doubt(D, A, THIEF)
    assert revoked.purses() == ["", "", "", "", "ggg"]
    assert revoked.phase == "Closing"
    assert revoked.refusal(D, Doubt(B, KING)) == "not_offered"
    assert revoked.refusal(D, Doubt(C, JUDGE)) == "accepted"


@pytest.mark.rule("S-69")
def test_what_would_go_back_to_the_one_who_has_it_stays() -> None:
    game = robbery(cast=LIARS).unmask(A, B).doubt(C, A, THIEF)
    assert game.purses() == ["ggg", "", "", "", ""]


@pytest.mark.rule("S-68", "S-69")
def test_nobody_gets_tokens_from_the_stock_for_a_debt_to_oneself() -> None:
    # Anton takes all of Bernd's gold and unmasks him, so he owes the gold to himself; he has spent one on a question.
    robbed = robbery(cast=LIARS, purses={A: "wc", B: "gg"}).unmask(A, B).question(D, THIEF)
    assert robbed.holds(A) == "g"
    assert robbed.doubt(C, A, THIEF).purses() == ["g", "", "", "", ""]


@pytest.mark.rule("S-66")
def test_an_unmasking_drops_the_answers_of_the_window() -> None:
    game = robbery(forbidden={E: (KING,)})
    half = game.do(C, Declare()).unmask(E, D, right=False)
    assert half.asked == (B, C, D)
    assert half.table.sealed == {}
    assert half.public.inside == (A, B, C, D)


@pytest.mark.rule("S-41")
def test_tokens_of_all_kinds_are_handed_over() -> None:
    game = table("thief peasant judge", {A: "gwwccc", B: "w"}).unmask(B, A)
    assert game.purses() == ["", "gwwwccc", ""]


@pytest.mark.rule("S-44")
def test_what_was_paid_stays_paid_though_another_claim_has_fallen_since() -> None:
    paid = robbery(cast=LIARS).kings(B).judges({C: "gg", D: "gg"}).bishops().pay(C).share(B, GOLD)
    later = paid.doubt(A, D, JUDGE)
    game = later.unmask(E, C)
    assert game.mask(C, JUDGE).status is Status.SUPPORTS
    assert game.phase == "Closing"
    assert game.purses()[A] == ""


@pytest.mark.rule("S-68", "S-69")
def test_a_payment_that_the_payer_has_inherited_back_does_not_keep_the_rest_from_going_back() -> None:
    paid = robbery(cast=LIARS).kings(B).judges({C: "gg"}).bishops().pay(C).share(B, GOLD)
    inherited = paid.unmask(A, C)
    assert inherited.purses()[:3] == ["g", "gg", ""]
    assert inherited.doubt(E, A, THIEF).purses()[:3] == ["", "ggg", ""]


@pytest.mark.rule("S-44", "S-67")
def test_an_immunity_is_no_payment_either_after_another_claim_has_fallen() -> None:
    immune = trial(cast=LIARS).resist().doubt(B, E, BISHOP)
    assert immune.stands(A, WIZARD)
    assert not immune.public.turn.paid
    game = immune.unmask(E, C)
    assert game.mask(C, JUDGE).status is Status.GONE
    assert game.mask(A, WIZARD).status is Status.FELL
