"""The exceptions when two players are left (S-60 to S-63)."""

from typing import Any

import pytest
from tests.games.hoax.position import (
    BISHOP,
    GOLD,
    JUDGE,
    KING,
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

from maskenball.games.hoax.events import Admitted, PricePaid, Voted
from maskenball.games.hoax.model import Accept, Pay, Resist, Share

CAST = "king king judge bishop wizard"


def last_two(cast: str = CAST, **how: Any) -> Position:
    """S-62: Claudia and Erich are left; as Thief she has taken 2 wine from him."""
    return table(cast, {E: "ww"}, turn=C, out=(A, B, D), **how).act(THIEF, E, WINE)


@pytest.mark.rule("S-60")
def test_of_two_left_the_accuser_is_the_majority() -> None:
    game = last_two().doubt(E, C, THIEF)
    assert game.heard(None, Voted) == []
    assert game.heard(None, Admitted) == [Admitted(C, THIEF)]
    assert game.holds(E) == "ww"
    truthful = last_two("king king thief bishop wizard").doubt(E, C, THIEF)
    assert truthful.outcome is not None
    assert truthful.outcome.winners == (C,)


@pytest.mark.rule("S-61", "S-62")
def test_a_player_may_be_king_and_then_judge_on_the_own_claim() -> None:
    kings = last_two()
    assert kings.asked == (C, E)
    judges = kings.kings(E)
    assert judges.asked == (C, E)
    bishops = judges.judges({E: "ww"})
    assert bishops.asked == (C, E)
    assert bishops.bishops(C).offered(C) == [Pay(E), Accept(C), Resist()]


@pytest.mark.rule("S-62", "S-26")
def test_the_judge_who_is_also_the_king_keeps_both() -> None:
    game = last_two().kings(E).judges({E: "ww"}).bishops().pay(E)
    assert game.phase == "Closing"
    assert (game.holds(C), game.holds(E)) == ("", "ww")


@pytest.mark.rule("S-61", "S-63")
def test_who_forgives_oneself_pays_nothing() -> None:
    game = last_two().kings(E).judges({E: "ww"}).bishops(C).accept(C)
    assert game.phase == "Closing"
    assert game.heard(None, PricePaid) == [PricePaid(C, C, None)]
    assert game.holds(C) == "ww"


@pytest.mark.rule("S-61")
def test_the_acting_player_may_even_be_king_and_judge_over_the_own_action_and_immune() -> None:
    game = last_two().kings(C).judges({C: "ww"}).bishops()
    assert game.offered(C) == [Pay(C), Resist()]
    assert game.resist().stands(C, WIZARD)


@pytest.mark.rule("S-63")
def test_who_pays_oneself_moves_nothing() -> None:
    game = last_two().kings(E).judges({C: "ww", E: "ww"}).bishops().pay(C)
    assert game.phase == "Closing"
    assert (game.holds(C), game.holds(E)) == ("ww", "")


@pytest.mark.rule("S-26")
def test_the_own_king_may_get_the_share_when_two_are_left() -> None:
    game = last_two().kings(C, E).judges({E: "ww"}).bishops().pay(E)
    assert game.offered(E) == [Share(C, WINE), Share(E, WINE)]
    assert game.share(E, WINE).holds(E) == "ww"
    assert game.share(C, WINE).holds(E) == "w"


@pytest.mark.rule("S-65")
def test_a_claim_may_stand_on_the_own_one() -> None:
    game = last_two().kings(E).judges({E: "ww"}).bishops(E)
    assert all(game.stands(E, character) for character in (KING, JUDGE, BISHOP))
    assert not game.doubt(C, E, KING).stands(E, JUDGE)
    fallen = game.doubt(C, E, BISHOP)
    assert fallen.stands(E, JUDGE), "Erich's fine still rests on his own King"


@pytest.mark.rule("S-63")
def test_the_exceptions_hold_from_the_moment_only_two_are_in() -> None:
    three = table("thief king judge", {B: "gg"}).act(THIEF, B, GOLD).kings(B)
    assert three.asked == (C,)
    two = three.unmask(B, C)
    assert two.phase == "Fining"
    assert two.asked == (A, B)
    assert two.judges({B: "gg"}).bishops().pay(B).holds(B) == "gg"
    assert robbery(out=(D, E)).unmask(B, C).doubt(B, A, THIEF).heard(None, Voted) == []


@pytest.mark.rule("S-63", "S-21")
def test_a_king_window_that_was_closed_does_not_open_for_two() -> None:
    game = table("thief king judge", {B: "gg"}, forbidden={B: (KING,), C: (KING,)}).act(THIEF, B, GOLD)
    assert game.phase == "Closing"
    assert game.unmask(B, C).phase == "Closing"


@pytest.mark.rule("S-67", "S-63", "S-61")
def test_when_the_only_bishop_is_unmasked_and_two_are_left_both_are_asked_to_forgive() -> None:
    # Anton is fined by Bernd, who is King and Judge beside Claudia's King; she alone is Bishop.
    game = robbery(cast="peasant wizard thief bishop king", out=(D, E))
    decision = game.kings(B, C).judges({B: "gg"}).bishops(C)
    assert decision.offered(A) == [Pay(B), Accept(C), Resist()]
    two = decision.unmask(B, C)
    assert two.stands(B, JUDGE), "it rests on his own King now"
    assert two.phase == "Forgiving"
    assert two.asked == (A, B)
    assert two.bishops(A).offered(A) == [Pay(B), Accept(A), Resist()]
    assert two.bishops().offered(A) == [Pay(B), Resist()], "once more, and not again"


@pytest.mark.rule("S-67", "S-44")
def test_when_the_bishop_who_was_paid_is_unmasked_nobody_else_is_asked_to_forgive() -> None:
    game = robbery(cast="peasant wizard thief bishop king", out=(D, E))
    paid = game.kings(B, C).judges({B: "gg"}).bishops(C).accept(C, GOLD)
    assert paid.unmask(B, C).phase == "Closing"


@pytest.mark.rule("S-67", "S-63")
def test_where_nobody_was_bishop_none_is_asked_again_when_two_are_left() -> None:
    game = robbery(cast="peasant wizard thief bishop king", out=(D, E), forbidden={C: (BISHOP,)})
    decision = game.kings(B, C).judges({B: "gg"})
    assert decision.phase == "Deciding", "Claudia may not be Bishop, and Bernd not on his own fine"
    assert decision.unmask(B, C).phase == "Deciding"
