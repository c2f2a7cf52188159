"""The vote (K-35, K-48, K-54 to K-59)."""

import pytest
from tests.games.cultists.position import Position, at

from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.ending import Unmasking
from maskenball.games.cultists.events import BecameGhost, KnifeSpoke, NoMajority, SteppedForward, Voted
from maskenball.games.cultists.model import Majority, Options, Point
from maskenball.games.cultists.seen import channels
from maskenball.games.cultists.votes import Deciding, Voting, elected
from maskenball.kernel import see

SPREAD = "R3 R9 R7 R8"


def vote(targets: str, last: str = "", cast: str = "C I I S", **more: object) -> Position:
    """All point ("-": abstain), and the knife holder, seat 0, has the last word."""
    game = at(cast, Voting(True, (2, 3)), **more)  # type: ignore[arg-type]
    points = {seat: Point(None if to == "-" else int(to)) for seat, to in enumerate(targets.split())}
    game = game.do(points)
    return game.do({0: Point(None if last == "-" else int(last))} if last else {})


@pytest.mark.rule("K-55")
def test_all_point_at_one_moment_and_all_is_shown_together() -> None:
    game = at("C I I S", Voting(True, (2, 3)))
    assert set(game.table.ask.must) == {0, 1, 2, 3}
    half, told = game.table.submit(1, Point(0))
    assert not told
    assert see(half, 2).view == see(game.table, 2).view
    game = game.do({0: Point(1), 1: Point(0), 2: Point(0)})
    assert game.said(Voted) == [Voted((0, 1, 2), (1, 0, 0), (3,))]


@pytest.mark.rule("K-55")
def test_a_majority_makes_a_ghost_at_once_and_a_tie_nothing() -> None:
    assert vote("1 1 1 -").said(BecameGhost) == [BecameGhost(1, True)]
    assert vote("1 1 2 2").said(NoMajority)
    assert vote("- - - -").said(NoMajority)


@pytest.mark.rule("K-55")
@pytest.mark.parametrize(("targets", "last", "hit"), [("- 1 1 -", "1", 1), ("1 1 1 -", "-", None), ("1 1 2 2", "2", 2)])
def test_the_knife_holder_may_change_the_own_vote_after_seeing_all(targets: str, last: str, hit: int | None) -> None:
    game = vote(targets, last)
    assert game.said(KnifeSpoke)[0].changed
    assert [ghost.seat for ghost in game.said(BecameGhost)] == ([] if hit is None else [hit])


@pytest.mark.rule("K-55")
def test_only_the_knife_holder_has_the_last_word_and_silence_keeps_the_vote() -> None:
    game = at("C I I S", Voting(True, (2, 3)), public={"knife": 2}).do({2: Point(3)})
    assert isinstance(game.state.phase, Deciding)
    assert set(game.table.ask.must) == {2}
    assert game.choice(2).safe() == Point(3)


@pytest.mark.rule("K-56", "K-19")
def test_ghosts_vote_and_one_with_the_knife_has_the_last_word() -> None:
    game = at("C I I S", Voting(True, (2, 3)), ghosts=[1], public={"knife": 1})
    assert 1 in game.table.ask.must
    assert set(game.safe().table.ask.must) == {1}


@pytest.mark.rule("K-56", "K-10")
def test_ghosts_talk() -> None:
    game = at("C I I S", Voting(True, (2, 3)), ghosts=[1])
    assert 1 in channels(game.state)[0].speakers


@pytest.mark.rule("K-57")
def test_only_the_living_can_be_voted_for_oneself_too() -> None:
    game = at("C I I S", Voting(True, (2, 3)), ghosts=[1])
    assert set(game.choice(2)) == {Point(None), Point(0), Point(2), Point(3)}


@pytest.mark.rule("K-57")
@pytest.mark.parametrize(
    ("votes", "by_all", "by_cast", "by_most"),
    [
        ((1, 1, 1, None), 1, 1, 1),
        ((1, 1, None, None), None, 1, 1),
        ((1, 1, 2, None), None, 1, 1),
        ((1, 1, 2, 3, 0), None, None, 1),
        ((1, 1, 2, 2), None, None, None),
        ((None, None, None, None), None, None, None),
    ],
)
def test_what_a_majority_is(
    votes: tuple[int | None, ...], by_all: int | None, by_cast: int | None, by_most: int | None
) -> None:
    assert elected(votes, Majority.ALL_PLAYERS) == by_all
    assert elected(votes, Majority.VOTES_CAST) == by_cast
    assert elected(votes, Majority.PLURALITY) == by_most


@pytest.mark.rule("K-57")
def test_ghosts_count_for_the_majority_of_all() -> None:
    assert vote("- 2 2 -", ghosts=[3]).said(NoMajority)
    plural = Options(majority=Majority.PLURALITY)
    assert vote("- 2 2 -", ghosts=[3], options=plural).said(BecameGhost) == [BecameGhost(2, True)]


@pytest.mark.rule("K-35")
def test_after_a_vote_the_phase_goes_on_with_the_next_player() -> None:
    game = vote("2 2 2 -")
    assert game.state.phase == Acting((2, 3))
    assert game.public.ghosts == (False, False, True, False)


@pytest.mark.rule("K-48", "K-59")
def test_a_called_vote_turns_v_over_one_after_a_found_body_does_not() -> None:
    assert not at("C I I S", Voting(True, (2, 3))).safe(2).public.votable
    assert at("C I I S", Voting(False, (2, 3))).safe(2).public.votable
    assert not at("C I I S", Voting(False, (2, 3)), public={"votable": False}).safe(2).public.votable


@pytest.mark.rule("K-03", "K-58", "K-06")
def test_with_the_last_cultist_the_game_ends_but_the_seer_can_still_be_named() -> None:
    game = vote("0 0 0 -")
    assert isinstance(game.state.phase, Unmasking)
    assert game.said(SteppedForward) == [SteppedForward((0,))]
    assert channels(game.state) == (), "everybody stays quiet"
    without = vote("0 0 0 -", cast="C I I I", options=Options(seer=False))
    assert without.ended == "eliminated"


@pytest.mark.rule("K-54")
def test_who_is_voted_out_shows_nothing() -> None:
    cast = "C I I C I I S"
    guilty = vote("3 3 3 3 - - -", cast=cast)
    innocent = vote("3 3 3 3 - - -", cast="C I I I C I S")
    assert guilty.outcome is None
    assert [event for event, _ in guilty.told] == [event for event, _ in innocent.told]
    assert see(guilty.table, None) == see(innocent.table, None)
