"""The heuristic bots of The Resistance: always legal, never knowing more than their seat, and good at it."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maskenball import games
from maskenball.bots import Bot, make, run, side
from maskenball.games.resistance.model import (
    Accuse,
    Card,
    Character,
    Deal,
    Interrogate,
    ISaw,
    Loyalty,
    Overrule,
    Play,
    Plot,
    Propose,
    Vote,
)
from maskenball.games.resistance.plots import Offering
from maskenball.kernel import Dice, Match, Utterance, see
from maskenball.lab import simulate
from maskenball.testing.tables import option_sets

GAME = games.find("resistance")
R, S = Character.RESISTANCE, Character.SPY


def dice(seed: object) -> Dice:
    return Dice(Random(str(seed)).random)


def bot(seed: object = 1) -> Bot:
    return make(GAME, "heuristic", dice(seed))


def match(characters: tuple[Character, ...], leader: int = 0, **options: bool) -> Match:
    names = tuple(map(str, range(len(characters))))
    return Match(GAME, names, options, seed="1", deal=Deal(characters, leader))


def send(at: Match, team: tuple[int, ...], fails: tuple[int, ...] = ()) -> None:
    """A mission that everybody agreed to."""
    at.submit(at.table.state.public.leader, Propose(team))
    for seat in range(len(at.names)):
        at.submit(seat, Vote(True))
    for seat in team:
        at.submit(seat, Play(Card.FAIL if seat in fails else Card.SUCCESS))


def answers(at: Match, seat: int, times: int = 8) -> list[Any]:
    """What fresh bots with different dice answer here."""
    return [bot(seed).answer(at.seen(seat)) for seed in range(times)]


@pytest.mark.parametrize("players", GAME.seats)
def test_bots_answer_legally_with_every_set_of_options(players: int) -> None:
    for number, options in enumerate(option_sets(GAME, players, drawn=1)):
        table = Match(GAME, tuple(map(str, range(players))), options, seed=f"legal {number}")
        level = ["heuristic"] * players
        if number % 2:
            level[number % players] = "random"  # somebody who does what no reasonable player would do
        run(table, [make(GAME, level[seat], dice((number, seat))) for seat in range(players)])
        assert table.outcome is not None


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (5, {}),
        (7, {"hunter": True, "doppelganger": True, "plot": True}),
        (8, {"spy_hacker": True, "interrogator": True}),
    ],
)
def test_bots_act_the_same_whatever_lies_where_they_can_not_look(players: int, options: dict[str, bool]) -> None:
    """Twins: the hidden part of the table is dealt anew, and a bot in the same seat notices nothing."""
    compared = 0

    def compare(at: Match) -> None:
        nonlocal compared
        if len(at.entries) % 17 or at.outcome:
            return
        for seat in range(players):
            seen = at.seen(seat)
            state = GAME.redeal(seen.view, dice(len(at.entries))).state
            flipped = replace(at.table, state=state, ask=state.phase.ask(state), sealed={})
            twin = see(flipped, seat, seen.count, seen.events, seen.talk)
            assert bot().say(twin) == bot().say(seen)
            if seen.choice is not None and seen.answer is None:
                assert bot().answer(twin) == bot().answer(seen)
                compared += flipped.state.characters != at.table.state.characters

    for number in range(2):
        table = Match(GAME, tuple(map(str, range(players))), options, seed=f"twins {number}")
        run(table, [bot((number, seat)) for seat in range(players)], watch=compare)
    assert compared > 5


def test_heuristic_bots_beat_random_ones_on_both_sides() -> None:
    """Sixty games are enough to see that the margin is wide."""
    alone = simulate(GAME, 5, 60, seed="margin").wins("resistance").share
    loyal = simulate(GAME, 5, 60, seed="margin", sides={"resistance": "heuristic"}).wins("resistance").share
    spies = simulate(GAME, 5, 60, seed="margin", sides={"spies": "heuristic"}).wins("resistance").share
    assert 0.25 < alone < 0.75
    assert loyal > 0.85
    assert spies < 0.15


def test_neither_side_of_equals_is_lost_from_the_start() -> None:
    share = simulate(GAME, 5, 60, seed="equals", bots="heuristic").wins("resistance").share
    assert 0.2 < share < 0.8


def test_a_bot_knows_its_side() -> None:
    table = match((R, R, R, S, S))
    assert [side(GAME, table.seen(seat)) for seat in range(5)] == ["resistance"] * 3 + ["spies"] * 2


@pytest.mark.rule("W-03")
def test_a_loyal_leader_goes_along_and_leaves_out_whoever_must_be_a_spy() -> None:
    table = match((R, R, R, S, S))
    send(table, (0, 3), fails=(3,))  # seat 0 knows now who it was
    for _ in range(4):  # on to seat 0 again
        table.submit(table.table.state.public.leader, Propose((0, 1, 2)))
        for seat in range(5):
            table.submit(seat, Vote(False))
    assert table.table.state.public.leader == 0
    for proposal in answers(table, 0):
        assert 0 in proposal.team
        assert 3 not in proposal.team


@pytest.mark.rule("W-05")
def test_the_loyal_never_reject_the_fifth_team() -> None:
    table = match((R, R, R, S, S))
    for _ in range(4):
        table.submit(table.table.state.public.leader, Propose((3, 4)))
        for seat in range(5):
            table.submit(seat, Vote(False))
    table.submit(4, Propose((3, 4)))
    assert all(vote.yes for seat in range(3) for vote in answers(table, seat))


@pytest.mark.rule("W-06")
def test_two_spies_on_a_team_seldom_fail_it_twice_unless_it_decides() -> None:
    table = match((R, R, R, S, S), leader=2)
    send(table, (0, 3), fails=(3,))
    table.submit(3, Propose((1, 3, 4)))
    for seat in range(5):
        table.submit(seat, Vote(True))
    assert {play.card for play in answers(table, 4, times=20)} == {Card.SUCCESS, Card.FAIL}, "3 has shown that it fails"
    for seat in (1, 3, 4):
        table.submit(seat, Play(Card.SUCCESS if seat == 1 else Card.FAIL))
    table.submit(4, Propose((3, 4)))
    for seat in range(5):
        table.submit(seat, Vote(True))
    for seat in (3, 4):
        assert {play.card for play in answers(table, seat)} == {Card.FAIL}, "what wins is never left to others"


def test_spies_hide_in_the_first_mission_now_and_then() -> None:
    table = match((R, R, R, S, S))
    table.submit(0, Propose((0, 3)))
    for seat in range(5):
        table.submit(seat, Vote(True))
    assert {play.card for play in answers(table, 3, times=20)} == {Card.SUCCESS, Card.FAIL}


def test_a_leading_spy_takes_along_no_more_spies_than_it_takes() -> None:
    table = match((S, S, R, R, R))
    for proposal in answers(table, 0):
        assert 0 in proposal.team
        assert 1 not in proposal.team


@pytest.mark.rule("P-05")
def test_a_spy_with_no_confidence_ends_the_game_on_the_fifth_team() -> None:
    table = match((R, R, R, S, S))
    state = table.table.state
    public = replace(state.public, options=replace(state.public.options, plot=True), rejected=4, team=(0, 1))
    for owner, wanted in ((3, True), (0, False)):
        plots = tuple((Plot.NO_CONFIDENCE,) if seat == owner else () for seat in range(5))
        asked = replace(state, public=replace(public, plots=plots), phase=Offering(Plot.NO_CONFIDENCE, (owner,)))
        seen = see(replace(table.table, state=asked, ask=asked.phase.ask(asked)), owner)
        assert isinstance(bot().answer(seen), Overrule) is wanted


@pytest.mark.rule("J-20")
def test_the_hunter_accuses_the_chief_who_was_seen() -> None:
    chief, hunter = Character.SPY_CHIEF, Character.RESISTANCE_HUNTER
    table = match((hunter, Character.RESISTANCE_CHIEF, R, chief, Character.SPY_HUNTER), hunter=True)
    for team in ((0, 1), (0, 1, 2), (0, 1)):
        leader = table.table.state.public.leader
        outside = next(seat for seat in range(5) if seat not in team and seat != leader)
        table.submit(leader, Propose(team, None, outside))
        for seat in range(5):
            table.submit(seat, Vote(True))
        for seat in team:
            table.submit(seat, Play(Card.SUCCESS))
        phase = table.table.state.phase
        if type(phase).__name__ == "Investigating":  # seat 0 leads the first mission and looks at seat 3
            look = next(each for each in table.seen(phase.by).choice or () if each.seat == (3 if phase.by == 0 else 2))
            table.submit(phase.by, look)
            shown = table.seen(look.seat).choice
            assert shown is not None
            table.submit(look.seat, shown.safe())
            table.ring("show")
    assert {type(answer) for answer in answers(table, 0)} == {Accuse}
    assert {answer.seat for answer in answers(table, 0)} == {3}


@pytest.mark.rule("V-02")
def test_a_loyal_interrogator_tells_what_was_seen_and_a_spy_covers_a_friend() -> None:
    for holder, target in ((R, S), (S, S)):
        table = match((holder, target, R, R, R) if holder is S else (R, S, S, R, R), leader=1, interrogator=True)
        send(table, (3, 4))
        send(table, (0, 3, 4))
        table.submit(0, Interrogate(1))
        said = bot().say(table.seen(0))
        assert isinstance(said, Utterance)
        assert said.claim == ISaw(1, Loyalty.SPY if holder is R else Loyalty.RESISTANCE)
