"""Cut-ins, windows asked anew, and undoing (S-64, S-66 to S-68)."""

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
    kinds,
    robbery,
    table,
    total,
    trial,
)

from maskenball.games.hoax.events import GaveBack
from maskenball.games.hoax.model import Declare, Doubt, Fine, Forgive, Pass, Pay, Question, Resist, Unmask
from maskenball.games.hoax.turn import Status
from maskenball.kernel import see

LIARS = "peasant peasant wizard wizard thief"


@pytest.mark.rule("S-64")
def test_what_can_cut_in_where() -> None:
    purses = {A: "gwcw"}
    everywhere = {
        "Acting": table(purses=purses),
        "Declaring": robbery(purses=purses),
        "Fining": robbery(purses=purses).kings(B),
        "Forgiving": robbery(purses=purses).kings(B).judges({C: "gg"}),
        "Deciding": trial(purses=purses),
        "Closing": trial(purses=purses).resist(),
    }
    for phase, game in everywhere.items():
        assert game.phase == phase
        kinds_of_cuts = {type(cut) for cut in game.cuts(A)}
        doubts = {Doubt} if phase not in ("Acting", "Declaring") else set()
        assert kinds_of_cuts == {Unmask, Question} | doubts, phase
        others = {Unmask} if phase == "Acting" else {Unmask, Doubt}
        assert {type(cut) for cut in game.cuts(E)} == others, phase


@pytest.mark.rule("S-64")
def test_nothing_cuts_into_a_vote_an_interrogation_or_the_settlement() -> None:
    game = robbery(purses={A: "gwcw"})
    judged = game.kings(B).judges({C: "gw"}).bishops(D)
    for closed in (game.do(B, Doubt(A, THIEF)), game.do(A, Question(B)), judged.pay(C), judged.accept(D)):
        assert all(closed.cuts(seat) == [] for seat in (A, B, C, D, E))


@pytest.mark.rule("S-64")
def test_what_has_become_impossible_meanwhile_is_refused() -> None:
    game = robbery(cast=LIARS).doubt(C, A, THIEF)
    assert game.refusal(D, Doubt(A, THIEF)) == "not_offered"
    gone = robbery().unmask(C, B)
    assert gone.refusal(D, Unmask(B, KING)) == "not_offered"
    assert gone.refusal(B, Unmask(C, KING)) == "not_asked"


@pytest.mark.rule("S-66")
def test_after_a_cut_in_the_window_is_asked_anew_and_answers_are_dropped_unseen() -> None:
    half = robbery().do(C, Declare()).do(D, Pass())
    game = half.doubt(B, A, THIEF, agree=())
    assert game.asked == (B, C, D, E)
    assert game.table.sealed == {}
    assert see(game.table, C).awaited == (B, C, D, E)
    assert game.kings().phase == "Closing", "Claudia may change her mind"


@pytest.mark.rule("S-66")
def test_the_owner_finds_the_old_answer_as_a_draft_when_somebody_outside_the_window_goes_out() -> None:
    half = robbery(forbidden={E: (KING,)}).do(C, Declare())
    game = half.unmask(E, D, right=False)
    assert game.asked == (B, C, D)
    assert game.table.sealed == {}
    assert see(game.table, C).draft == Declare()
    assert see(game.table, B).draft is None


@pytest.mark.rule("S-66")
def test_the_owner_finds_the_old_answer_again_after_a_vote_or_an_interrogation() -> None:
    half = robbery(purses={A: "gwcw"}).do(C, Declare())
    voting = half.do(B, Doubt(A, THIEF))
    assert see(voting.table, C).draft is None
    voted = half.doubt(B, A, THIEF, agree=())
    asked = half.question(E, KING)
    for game in (voted, asked):
        assert game.phase == "Declaring"
        assert [see(game.table, seat).draft for seat in (B, C, D)] == [None, Declare(), None]


@pytest.mark.rule("S-66", "S-21")
def test_a_closed_king_window_stays_closed() -> None:
    game = robbery(cast=LIARS).kings(B).doubt(A, B, KING)
    assert game.phase == "Closing"
    assert all(game.refusal(seat, Declare()) == "not_offered" for seat in (B, C, D, E))


@pytest.mark.rule("S-67")
def test_when_all_judges_have_fallen_while_a_king_stands_that_window_is_asked_once_more() -> None:
    game = robbery(cast=LIARS).kings(B).judges({C: "gg"}).bishops(D).doubt(A, C, JUDGE)
    assert game.phase == "Fining"
    assert game.asked == (D, E), "Claudia may not be Judge any more; Doris and Erich had passed"
    assert game.mask(D, BISHOP).status is Status.FELL
    again = game.judges({E: "gg"})
    assert again.phase == "Forgiving"
    assert again.asked == (B, C, D)
    assert again.bishops().offered(A) == [Pay(E), Resist()]
    assert game.judges().phase == "Closing", "nobody: it is not asked a third time"


@pytest.mark.rule("S-67", "S-39")
def test_also_after_the_payment() -> None:
    paid = robbery(cast=LIARS).kings(B).judges({C: "gg"}).bishops().pay(C).share(B, GOLD)
    game = paid.doubt(A, C, JUDGE)
    assert game.phase == "Fining"
    assert game.purses()[A] == "gg"
    assert game.judges({D: "gg"}).bishops().pay(D).share(B, GOLD).purses() == ["", "gg", "", "g", ""]


@pytest.mark.rule("S-67")
def test_also_when_the_only_judge_goes_out() -> None:
    game = trial(cast=LIARS).unmask(B, C)
    assert game.phase == "Fining"
    assert game.asked == (D, E)


@pytest.mark.rule("S-67")
def test_before_an_open_decision_the_bishops_are_asked_once_more_if_all_have_fallen() -> None:
    one = trial(cast=LIARS).doubt(A, D, BISHOP)
    assert one.phase == "Deciding", "Erich still stands"
    none = one.doubt(A, E, BISHOP)
    assert none.phase == "Forgiving"
    assert none.asked == (B,), "Doris and Erich lied, Claudia rests on nobody's fine but her own"
    assert none.bishops(B).stands(B, BISHOP)
    assert none.bishops().phase == "Deciding"
    assert none.bishops().doubt(D, B, KING, agree=()).phase == "Deciding", "once more, and not again"
    again = none.bishops().resist().doubt(B, A, WIZARD)
    assert again.phase == "Deciding", "also when the decision is open again"


@pytest.mark.rule("S-67")
def test_after_the_decision_fallen_bishops_are_not_replaced() -> None:
    game = trial(cast=LIARS).pay(C).share(B, GOLD).doubt(A, D, BISHOP).doubt(A, E, BISHOP)
    assert game.phase == "Closing"
    reopened = trial(cast=LIARS).resist().doubt(B, D, BISHOP).doubt(B, E, BISHOP)
    assert reopened.phase == "Closing"
    assert reopened.doubt(B, A, WIZARD).phase == "Forgiving", "now the decision is open again"


@pytest.mark.rule("S-66")
def test_a_window_whose_basis_is_gone_is_gone() -> None:
    game = robbery(cast=LIARS).kings(B).do(C, Fine(kinds("gg"))).doubt(A, B, KING)
    assert game.phase == "Closing"
    assert not any(mask.character is JUDGE for mask in game.public.turn.masks)
    bishops = robbery(cast=LIARS).kings(B).judges({C: "gg"}).do(D, Forgive()).doubt(A, B, KING)
    assert bishops.phase == "Closing"


@pytest.mark.rule("S-68")
def test_undoing_goes_out_of_packs_if_need_be_and_the_last_move_first() -> None:
    game = robbery(cast=LIARS, purses={A: "wc"})
    assert game.loose(A) == (1, 0, 0)
    back = game.doubt(C, A, THIEF)
    assert back.purses()[:2] == ["wc", "ggg"]
    paid = robbery(cast=LIARS, purses={A: "w"}).kings(B).judges({C: "gw"}).bishops().pay(C).share(B, WINE)
    moves = paid.doubt(D, A, THIEF).heard(None, GaveBack)
    assert moves == [
        GaveBack(B, C, WINE, 1),
        GaveBack(C, A, WINE, 1),
        GaveBack(C, A, GOLD, 1),
        GaveBack(A, B, GOLD, 2),
    ]


@pytest.mark.rule("S-68")
def test_what_the_receiver_no_longer_holds_comes_from_the_stock() -> None:
    game = robbery(cast=LIARS, purses={A: "wc"})
    asked = game.question(B, THIEF)
    assert asked.holds(A) == "g"
    back = asked.doubt(C, A, THIEF)
    assert back.purses()[:2] == ["", "ggg"]
    assert back.heard(None, GaveBack) == [GaveBack(A, B, GOLD, 1), GaveBack(None, B, GOLD, 1)]
    assert total(back) == 60


@pytest.mark.rule("S-68")
def test_what_came_from_the_stock_goes_back_as_far_as_it_is_still_there() -> None:
    game = table(LIARS.replace("peasant", "king"), {A: "gw"}).act(PEASANT).question(B, THIEF)
    assert game.holds(A) == "c"
    assert game.doubt(C, A, PEASANT).holds(A) == ""
    assert game.doubt(C, A, PEASANT).public.stock == (20, 20, 20)


@pytest.mark.rule("S-68")
def test_interrogations_unmaskings_and_forbidden_characters_stay() -> None:
    game = robbery(cast=LIARS, purses={A: "wc"}).question(B, THIEF).unmask(D, E).kings(C).doubt(B, C, KING)
    undone = game.doubt(C, A, THIEF)
    assert undone.public.out == (E,)
    assert undone.public.forbidden[C] == (KING,)
    assert undone.holds(A) == ""
