"""Sides, aims and the end (K-02 to K-09, K-60, K-61)."""

import pytest
from tests.games.cultists.position import Position, active, at

from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.checking import Announcing
from maskenball.games.cultists.cleanup import CleaningUp
from maskenball.games.cultists.ending import Unmasking, murdered_investigators
from maskenball.games.cultists.events import CleanedUp, Named, RoundBegan
from maskenball.games.cultists.model import Announce, CheckRoom, ClosePortal, GoOn, Name, Options, Point, Present
from maskenball.games.cultists.movement import Moving
from maskenball.games.cultists.votes import Voting
from maskenball.kernel import see

SPREAD = "R4 R9 R7 R8"
NO_SEER = Options(seer=False)


@pytest.mark.rule("K-02", "K-09")
def test_the_points_win_at_once() -> None:
    public = {"active": active("R4"), "points": 9}
    game = at("I C I I", Acting((0, 1)), SPREAD, NO_SEER, rooms={"R4": "+"}, public=public).do({0: CheckRoom()})
    assert game.ended == "points"
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2, 3)
    late = {**public, "points": 8}
    assert (
        at("I C I I", Acting((0, 1)), SPREAD, NO_SEER, rooms={"R4": "+"}, public=late).do({0: CheckRoom()}).ended
        is None
    )


@pytest.mark.rule("K-02", "K-51")
def test_the_points_win_also_when_the_target_sinks_to_them() -> None:
    public = {"points": 9, "portal": 1, "portal_user": 2}
    game = at("I C I I", Acting((0, 1)), "R2 R9 R7 R8", NO_SEER, public=public).do({0: ClosePortal()})
    assert game.ended == "points"


@pytest.mark.rule("K-03", "K-09")
def test_a_vote_that_hits_the_cultist_wins_however_many_are_murdered() -> None:
    game = at("C I I I", Voting(True, ()), options=NO_SEER, decks={1: "AM", 2: "AM", 3: "AM"})
    game = game.do({seat: Point(0) for seat in range(4)}).safe()
    assert game.ended == "eliminated"


@pytest.mark.rule("K-04", "K-61")
@pytest.mark.parametrize(("dead", "offered"), [((1, 2), False), ((1, 2, 3), True)])
def test_the_cultist_may_present_once_enough_are_murdered(dead: tuple[int, ...], offered: bool) -> None:
    game = at("C I I S", CleaningUp(), decks=dict.fromkeys(dead, "AM"))
    assert game.offers(0, Present()) == offered
    assert all(not game.offers(seat, Present()) for seat in (1, 2, 3))
    assert all(game.choice(seat).safe() == GoOn() for seat in range(4))
    assert game.table.ask.hush
    if offered:
        game = game.do({0: Present()})
        assert game.ended == "presented"
        assert game.outcome is not None
        assert game.outcome.winners == (0,)


@pytest.mark.rule("K-04")
def test_presenting_is_the_cultists_own_choice_and_offered_again() -> None:
    game = at("C I I S", CleaningUp(), decks={1: "AM", 2: "AM", 3: "AM"}).do({0: GoOn()})
    assert game.said(CleanedUp) == [CleanedUp(1)]
    again = at("C I I S", CleaningUp(), decks={1: "AM", 2: "AM", 3: "AM"}, public={"round": 2})
    assert again.offers(0, Present())


@pytest.mark.rule("K-04")
@pytest.mark.parametrize(("cast", "needed"), [("C I I S", 3), ("C I I I S", 3), ("C I I I I S", 4)])
def test_how_many_a_single_cultist_needs(cast: str, needed: int) -> None:
    for count in range(1, len(cast.split())):
        game = at(cast, CleaningUp(), decks=dict.fromkeys(range(1, count + 1), "AM"))
        assert game.offers(0, Present()) == (count >= needed)


@pytest.mark.rule("K-05", "K-09", "K-60")
def test_after_round_ten_the_cultist_wins() -> None:
    assert at("C I I S", CleaningUp(), public={"round": 10, "points": 9}).safe().ended == "time"
    assert at("C I I S", CleaningUp(), public={"round": 9, "points": 9}).safe().ended is None
    last = at("C I I S", CleaningUp(), public={"round": 10}, decks={1: "AM", 2: "AM", 3: "AM"})
    assert last.offers(0, Present()), "the check of round 10 comes last"


def unmasking(cast: str, **more: object) -> Position:
    return at(cast, Unmasking(eliminated=True), **more)  # type: ignore[arg-type]


@pytest.mark.rule("K-06")
def test_a_right_guess_at_the_seer_wins_the_game_for_the_cultists() -> None:
    game = unmasking("C I I S")
    assert set(game.choice(0)) == {Name(), Name(1), Name(2), Name(3)}
    assert set(game.table.ask.must) == {0}
    assert game.do({0: Name(3)}).ended == "seer_named"
    assert game.do({0: Name(1)}).ended == "eliminated"
    assert game.do({0: Name()}).ended == "eliminated"


@pytest.mark.rule("K-06")
def test_ghosts_can_be_named() -> None:
    assert unmasking("C I I S", ghosts=[3]).do({0: Name(3)}).ended == "seer_named"


@pytest.mark.rule("K-06")
def test_of_two_names_that_of_the_first_from_the_knife_on_counts() -> None:
    game = unmasking("C I I C I I S", public={"knife": 2}).do({0: Name(6), 3: Name(1)})
    assert game.said(Named) == [Named(3, 1)]
    assert game.ended == "eliminated"
    game = unmasking("C I I C I I S", public={"knife": 2}).do({0: Name(6), 3: Name()})
    assert game.ended == "seer_named"


@pytest.mark.rule("K-06")
def test_after_a_cultists_win_nobody_is_named() -> None:
    assert at("C I I S", CleaningUp(), public={"round": 10}).safe().ended == "time"


@pytest.mark.rule("K-07")
def test_two_cultists_are_never_asked_to_present() -> None:
    game = at("C C I I I I S", CleaningUp(), decks=dict.fromkeys((2, 3, 4, 5, 6), "AM"))
    assert all(list(game.choice(seat)) == [GoOn()] for seat in range(7))
    assert game.safe().state.met
    alive = at("C C I I I I S", CleaningUp(), decks=dict.fromkeys((2, 3, 4, 5, 6), "AA"))
    assert see(game.safe().table, 2) == see(alive.safe().table, 2), "it is checked silently"


@pytest.mark.rule("K-07")
@pytest.mark.parametrize(("met", "reason"), [(True, "murders"), (False, "eliminated")])
def test_two_cultists_win_if_the_target_was_met_in_an_earlier_round(met: bool, reason: str) -> None:
    cast = "C C I I I I I"
    game = at(cast, Voting(True, ()), options=NO_SEER, ghosts=[1], met=met, decks=dict.fromkeys((2, 3, 4, 5), "AM"))
    game = game.do({seat: Point(0) for seat in range(7)}).safe()
    assert game.ended == reason


@pytest.mark.rule("K-07")
def test_the_first_of_two_cultists_may_go_and_the_game_goes_on() -> None:
    game = at("C C I I I I S", Voting(True, ())).do({seat: Point(0) for seat in range(7)}).safe()
    assert game.outcome is None
    assert isinstance(game.state.phase, CleaningUp)


@pytest.mark.rule("K-07")
def test_a_cultist_found_murdered_is_eliminated_and_no_vote_follows_the_last() -> None:
    phase = Announcing(2, 0, (3,))
    game = at("C C I I I I I", phase, options=NO_SEER, ghosts=[1], decks={0: "AM"}).do({2: Announce(True)})
    assert game.ended == "eliminated"
    first = at("C C I I I I I", phase, options=NO_SEER, decks={0: "AM"}).do({2: Announce(True)})
    assert isinstance(first.state.phase, Voting)


@pytest.mark.rule("K-07", "K-05")
def test_after_round_ten_two_cultists_win_either_way() -> None:
    assert at("C C I I I I S", CleaningUp(), public={"round": 10}).safe().ended == "time"
    dead = dict.fromkeys((2, 3, 4, 5), "AM")
    assert at("C C I I I I S", CleaningUp(), public={"round": 10}, decks=dead).safe().ended == "murders"


@pytest.mark.rule("K-08", "K-13")
def test_who_counts_as_murdered() -> None:
    game = at("C C I I I I S", CleaningUp(), ghosts=[1, 2, 3], decks={0: "AM", 3: "AM", 4: "MAAA", 5: "AAA"})
    state = game.state
    count = murdered_investigators(state.roles, state.public.ghosts, state.pulses)
    assert count == 3, "ghosts 2 and 3 and the secretly murdered 4, each once"


@pytest.mark.rule("K-60")
def test_clean_up_turns_v_up_and_hands_the_knife_on_ghosts_included() -> None:
    game = at("C I I S", Acting((3,)), "R3 R9 R7 G1", ghosts=[1], public={"votable": False, "round": 3}).safe()
    assert game.public.votable
    game = game.safe()
    assert game.said(RoundBegan) == [RoundBegan(4, 1)]
    assert game.public.knife == 1
    assert game.state.phase == Moving((1, 2, 3, 0))


@pytest.mark.rule("K-61")
def test_after_the_end_everything_is_open_each_card_with_its_giver() -> None:
    game = at("C I I S", CleaningUp(), public={"round": 10}, decks={1: "AM"}).safe()
    for seat in (None, 0, 1):
        opened = see(game.table, seat).view.laid_open
        assert opened is not None
        assert opened.roles == game.state.roles
        assert opened.pulses == game.state.pulses
        assert opened.rooms == game.state.rooms
    assert see(at("C I I S", CleaningUp()).table, 1).view.laid_open is None
