"""Check status (K-36, K-37, K-40)."""

import pytest
from tests.games.cultists.position import Position, at

from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.board import board
from maskenball.games.cultists.checking import Announcing
from maskenball.games.cultists.events import (
    Announced,
    BecameGhost,
    Looked,
    PileCardLaid,
    StatusChecked,
    TokenTurned,
)
from maskenball.games.cultists.model import Announce, CallVote, CheckStatus, TaskCard, WatchPlayer
from maskenball.games.cultists.votes import Voting
from maskenball.kernel import see

TOGETHER = "R4 R4 R7 G1"


def check(cast: str, deck: str, **more: object) -> Position:
    """Seat 0 checks seat 1, whose pulse deck is this."""
    return at(cast, Acting((0, 1)), TOGETHER, decks={1: deck}, **more).do({0: CheckStatus(1)})  # type: ignore[arg-type]


@pytest.mark.rule("K-40")
def test_another_living_player_at_ones_place_can_be_checked() -> None:
    game = at("I C I S", Acting((0, 1)), "R4 R4 R4 R7", ghosts=[2])
    assert {a for a in game.choice(0) if isinstance(a, CheckStatus)} == {CheckStatus(1)}
    corridor = at("I C I S", Acting((0, 1)), "G1 G1 R4 R7")
    assert corridor.offers(0, CheckStatus(1))


@pytest.mark.rule("K-36")
def test_nobody_checks_oneself() -> None:
    assert not at("I C I S", Acting((0, 1)), TOGETHER).offers(0, CheckStatus(0))


@pytest.mark.rule("K-36", "K-40")
def test_the_checker_alone_sees_how_many_of_each_kind() -> None:
    game = check("I C I S", "AMAAM")
    assert game.whispered(0, Looked) == [Looked(1, 3, 2)]
    assert game.said(StatusChecked) == [StatusChecked(0, 1, False)]
    clean = check("I C I S", "AAAAA")
    for seat in (None, 1, 2, 3):
        assert see(game.table, seat).events == see(clean.table, seat).events
        assert see(game.table, seat).awaited is None


@pytest.mark.rule("K-36", "K-40")
def test_an_investigator_has_one_answer_and_a_cultist_may_lie_that_the_target_lives() -> None:
    assert list(check("I C I S", "AM").choice(0)) == [Announce(True)]
    assert list(check("I C I S", "AA").choice(0)) == [Announce(False)]
    assert list(check("C I I S", "AA").choice(0)) == [Announce(False)], "nobody is declared dead who lives"
    assert set(check("C I I S", "AM").choice(0)) == {Announce(True), Announce(False)}


@pytest.mark.rule("K-40")
def test_a_lie_looks_to_all_others_like_the_truth() -> None:
    lie = check("C I I S", "AM").do({0: Announce(False)})
    truth = check("C I I S", "AA").do({0: Announce(False)})
    for seat in (None, 1, 2, 3):
        assert see(lie.table, seat) == see(truth.table, seat)
    assert lie.said(Announced) == [Announced(0, 1, False)]
    assert lie.public.ghosts == (False,) * 4


@pytest.mark.rule("K-40", "K-59")
def test_a_found_body_becomes_a_ghost_and_a_vote_starts_at_once() -> None:
    game = check("I I C S", "AM", public={"votable": False}).safe()
    assert game.said(BecameGhost) == [BecameGhost(1, False)]
    assert isinstance(game.state.phase, Voting)
    assert set(game.table.ask.must) == {0, 1, 2, 3}, "the new ghost votes"


@pytest.mark.rule("K-59", "K-48")
def test_after_the_vote_on_a_found_body_a_vote_can_still_be_called() -> None:
    found = at("I I C S", Acting((0, 3)), "R4 R4 R7 R5", decks={1: "AM"}).do({0: CheckStatus(1)}).safe()
    assert isinstance(found.state.phase, Voting)
    after = found.safe(2)
    assert after.public.votable
    assert after.offers(3, CallVote()), "card 3 allows white in round 1"
    called = at("I I C S", Acting((3, 0)), "R4 R4 R7 R5").do({3: CallVote()}).safe(2)
    assert not called.public.votable


@pytest.mark.rule("K-37", "K-40")
@pytest.mark.parametrize("deck", ["AA", "AM"])
def test_in_every_case_a_card_of_the_pile_goes_to_the_place(deck: str) -> None:
    game = check("I I C S", deck).safe()
    assert game.said(PileCardLaid) == [PileCardLaid("R4")]
    assert game.public.pile == 23
    assert game.public.room_decks[3] == 3
    assert game.said(TokenTurned), "it may be the third"


@pytest.mark.rule("K-37")
def test_the_card_goes_to_the_place_of_the_checked_player_and_in_a_corridor_to_the_unsafe_paths() -> None:
    game = at("I C I S", Acting((0, 1)), "R6 R4 R7 G1").do({0: WatchPlayer(3)}).safe()
    assert game.said(PileCardLaid) == [PileCardLaid("G1")]
    assert game.public.paths == 3
    game = at("I C I S", Acting((0, 1)), "R6 R4 R7 G1").do({0: WatchPlayer(2)}).safe()
    assert game.public.room_decks[6] == 3


@pytest.mark.rule("K-37")
def test_the_order_is_announcement_card_token_window_ghost() -> None:
    game = check("I I C S", "AM", tokens=(True,) * 9).safe()
    assert game.order()[:5] == ["Announced", "PileCardLaid", "TokenTurned", "PathsDrawn", game.order()[4]]
    assert game.order()[-1] == "BecameGhost"


@pytest.mark.rule("K-40", "K-72")
def test_an_empty_pile_is_skipped() -> None:
    game = check("I C I S", "AA", pile=()).safe()
    assert not game.said(PileCardLaid)
    assert game.state.phase == Acting((1,))


@pytest.mark.rule("K-36")
def test_every_checker_is_asked_to_announce_for_a_fixed_time() -> None:
    for cast, deck in (("I C I S", "AA"), ("I C I S", "AM"), ("C I I S", "AM")):
        game = check(cast, deck)
        assert isinstance(game.state.phase, Announcing)
        assert game.table.ask.hush
        assert game.table.ask.bell is not None
    assert check("C I I S", "AM").choice(0).safe() == Announce(True), "silence says what an investigator would"


@pytest.mark.rule("K-40", "K-72")
def test_the_card_laid_down_is_the_first_of_the_pile_and_has_left_it() -> None:
    game = check("I C I S", "AA")
    pile = game.state.pile
    after = game.do({0: Announce(False)})
    assert after.state.pile == pile[1:]
    assert after.state.rooms[board(None).room_at["R4"]][-1] == TaskCard(pile[0])


@pytest.mark.rule("K-03", "K-07")
def test_finding_the_last_cultist_murdered_ends_the_game_without_a_vote() -> None:
    cast = "I C C I I I I"
    game = at(cast, Acting((0, 1)), "R4 R4 R9 R7 R8 R1 R2", ghosts=[2], decks={1: "AM"}).do({0: CheckStatus(1)})
    after = game.do({0: Announce(True)})
    assert after.said(BecameGhost) == [BecameGhost(1, False)]
    assert after.ended == "eliminated"
    assert after.outcome is not None, "nobody is asked any more"
    first = at(cast, Acting((0, 1)), "R4 R4 R9 R7 R8 R1 R2", decks={1: "AM"}).do({0: CheckStatus(1)})
    assert isinstance(first.do({0: Announce(True)}).state.phase, Voting), "one of two is not the end"
