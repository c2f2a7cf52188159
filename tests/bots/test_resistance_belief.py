"""What a bot of The Resistance believes: the posterior, checked against worlds counted one by one."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, permutations, product
from math import prod
from operator import mul
from random import Random
from typing import Any

import numpy as np
import pytest

from maskenball import games
from maskenball.bots import RandomBot, run
from maskenball.games.resistance.bots import ballots
from maskenball.games.resistance.bots import habits as habit
from maskenball.games.resistance.bots.belief import Belief
from maskenball.games.resistance.bots.judgement import Expected, Proposal, accepts, if_loyal
from maskenball.games.resistance.bots.memory import Memory
from maskenball.games.resistance.bots.sets import spy_sets, teams
from maskenball.games.resistance.bots.worlds import KINDS, worlds
from maskenball.games.resistance.characters import in_play
from maskenball.games.resistance.events import Blamed, MissionDone, Voted
from maskenball.games.resistance.model import (
    Card,
    Character,
    Deal,
    IDistrust,
    Interrogate,
    ISaw,
    Loyalty,
    Options,
    Play,
    Propose,
    Vote,
)
from maskenball.kernel import Dice, Illegal, Match

GAME = games.find("resistance")
R, S = Character.RESISTANCE, Character.SPY


def dice(seed: object) -> Dice:
    return Dice(Random(str(seed)).random)


def plain_match() -> Match:
    """Five players without modules: seats 3 and 4 are the spies, seat 0 leads."""
    return Match(GAME, tuple("ABCDE"), seed="1", deal=Deal((R, R, R, S, S), 0))


def send(match: Match, team: tuple[int, ...], votes: str, fails: tuple[int, ...] = ()) -> None:
    """Propose, vote, and play the mission if the team is accepted."""
    match.submit(match.table.state.public.leader, Propose(team))
    for seat, vote in enumerate(votes):
        match.submit(seat, Vote(vote == "Y"))
    if votes.count("Y") > 2:
        for seat in team:
            match.submit(seat, Play(Card.FAIL if seat in fails else Card.SUCCESS))


def memory(match: Match, seat: int) -> Memory:
    seen = match.seen(seat)
    kept = Memory(seen.view)
    kept.read(seen.view, seen.talk)
    return kept


def chance_of_fails(spies: int, fails: int, sabotage: float) -> float:
    """The model of W-06 with one Fail needed, spelt out card by card."""
    apart = sum(
        prod(sabotage if card else 1 - sabotage for card in cards)
        for cards in product((True, False), repeat=spies)
        if sum(cards) == fails
    )
    agreed = float(fails == 0) if spies == 0 else {0: 1 - sabotage, 1: sabotage}.get(fails, 0.0)
    return habit.TOGETHER * agreed + (1 - habit.TOGETHER) * apart


def test_the_posterior_after_missions_is_the_one_counted_by_hand() -> None:
    match = plain_match()
    send(match, (0, 3), "YYYYY", fails=())
    send(match, (1, 2, 4), "YYYYY", fails=(4,))
    send(match, (0, 4), "YYYYY", fails=(4,))
    missions = [((0, 3), 0, habit.SABOTAGE_FIRST), ((1, 2, 4), 1, habit.SABOTAGE), ((0, 4), 1, habit.SABOTAGE)]
    by_hand: dict[tuple[int, ...], float] = {}
    for spies in combinations(range(5), 2):
        if 0 not in spies:
            by_hand[spies] = prod(
                chance_of_fails(sum(seat in spies for seat in team), fails, sabotage)
                for team, fails, sabotage in missions
            )
    total = sum(by_hand.values())
    believed = memory(match, 0).own.sets_by_cards()
    for row, spies in enumerate(combinations(range(5), 2)):
        assert believed[row] == pytest.approx(by_hand.get(spies, 0) / total)
    assert by_hand[1, 2] == by_hand[1, 3] == 0, "somebody beside seat 0 has failed the third mission"


def test_votes_weigh_as_the_habits_say() -> None:
    match = plain_match()
    kept = memory(match, 0)
    send(match, (3, 4), "NYNYN")
    proposal = Proposal(0, (3, 4), 0, 0)
    common = kept.common.sets()
    expected = accepts(if_loyal(common, 5), common, proposal, 5)
    kept.read(match.seen(0).view, ())
    votes = (False, True, False, True, False)
    by_hand = []
    for spies in combinations(range(5), 2):
        spoilt = bool({3, 4} & set(spies))
        ratio = 1.0
        for seat in spies:
            thinks = ballots.AS_EXPECTED if expected[seat] else 1 - ballots.AS_EXPECTED
            selfish = ballots.YES if seat in (3, 4) else 1 - ballots.YES
            yes = [thinks, ballots.YES, selfish, 0.5, thinks, ballots.YES if spoilt else 1 - ballots.YES]
            if seat == 0:  # the leader; who sends others, and rejects them
                yes = [ballots.OWN, ballots.OWN, ballots.OWN, 0.5, ballots.OWN, ballots.OWN]
                ratio *= habit.LEADS_OTHERWISE * habit.LEADS[len({3, 4} & set(spies)) - 1]
            chances = [each if votes[seat] else 1 - each for each in yes]
            ratio *= sum(map(mul, chances, ballots.SPY)) / sum(map(mul, chances[:4], ballots.LOYAL))
        by_hand.append(ratio)
    assert kept.common.votes / kept.common.votes.sum() == pytest.approx([each / sum(by_hand) for each in by_hand])


def voted(team: tuple[int, ...], votes: str, leader: int = 0) -> Voted:
    return Voted(leader, 0, team, None, tuple(vote == "Y" for vote in votes), accepted=votes.count("Y") > 2)


def test_habits_are_learnt_from_the_votes_of_a_table() -> None:
    """Who says yes to everything says nothing by it; the same yes of somebody who thinks tells of a spy."""
    nobody = Expected(np.zeros(5, dtype=bool), team=False)
    sets = spy_sets(5).members
    spoilt = sets[:, 4] == 1
    easy, picky = ballots.Ballots(5), ballots.Ballots(5)
    for votes, kept in (("NYNNN", easy), ("NNNNN", picky)):
        for _ in range(4):
            kept.take_in(voted((2, 3), votes), nobody, np.zeros(len(sets), dtype=bool), last=False, pressed=False)
        kept.take_in(voted((0, 4), "NYNNN"), nobody, spoilt, last=False, pressed=True)
    with_four = list(combinations(range(5), 2)).index((1, 4))
    easy_rise, picky_rise = (float(np.exp(kept.chances(sets))[with_four]) for kept in (easy, picky))
    assert picky_rise > 2 * easy_rise


def test_a_distrusted_player_is_believed_a_little_less() -> None:
    match = plain_match()
    before = memory(match, 0).own.sets() @ spy_sets(5).members
    match.say(1, "all", claim=IDistrust(3))
    after = memory(match, 0).own.sets() @ spy_sets(5).members
    assert before[3] < after[3] < 0.6
    match.say(1, "all", claim=IDistrust(3))
    assert (memory(match, 0).own.sets() @ spy_sets(5).members == after).all(), "saying it twice adds nothing"


@pytest.mark.rule("V-02")
def test_what_an_interrogator_says_is_believed_with_doubt() -> None:
    match = Match(GAME, tuple("ABCDE"), {"interrogator": True}, seed="1", deal=Deal((R, R, R, S, S), 1))
    send(match, (1, 2), "YYYYY")
    send(match, (0, 1, 2), "YYYYY")
    match.submit(0, Interrogate(3))
    before = memory(match, 1).own.sets() @ spy_sets(5).members
    match.say(0, "all", claim=ISaw(3, Loyalty.SPY))
    after = memory(match, 1).own.sets() @ spy_sets(5).members
    assert before[3] < after[3] < 1
    lied_to = Match(GAME, tuple("ABCDE"), {"interrogator": True}, seed="1", deal=Deal((S, R, R, R, S), 1))
    send(lied_to, (1, 2), "YYYYY")
    send(lied_to, (0, 1, 2), "YYYYY")
    lied_to.submit(0, Interrogate(3))
    lied_to.say(0, "all", claim=ISaw(3, Loyalty.SPY))
    assert (memory(lied_to, 3).own.sets() @ spy_sets(5).members)[0] > 0.8, "seat 3 knows better"
    with pytest.raises(Illegal, match="not_offered"):  # nobody saw seat 0 look at seat 4
        match.say(0, "all", claim=ISaw(4, Loyalty.SPY))


def test_worlds_are_all_the_deals_with_the_own_character_in_the_own_seat() -> None:
    characters = in_play(Options(hunter=True, doppelganger=True), 6)
    for seat, mine in ((0, Character.SPY_CHIEF), (3, Character.RESISTANCE), (5, Character.RESISTANCE_HUNTER)):
        found = worlds(characters, seat, mine)
        listed = {tuple(KINDS[code] for code in world) for world in found.columns.T}
        assert len(listed) == found.columns.shape[1]
        assert listed == {deal for deal in permutations(characters) if deal[seat] is mine}


CASES = [
    (5, {"hunter": True, "coordinator": True}),
    (5, {"hunter": True, "plot": True, "interrogator": True, "doppelganger": True}),
    (6, {"resistance_hacker": True, "spy_hacker": True, "hidden_hacker": True, "plot": True}),
    (7, {"blind_spies": True, "interrogator": True, "spy_hacker": True}),
]


class Halt(Exception):
    """Far enough."""


def stop(at: int, match: Match) -> None:
    if len(match.entries) >= at:
        raise Halt


def positions(players: int, options: dict[str, bool], count: int) -> Iterator[Match]:
    """Matches between random bots, broken off somewhere."""
    for number in range(count):
        match = Match(GAME, tuple(map(str, range(players))), options, seed=f"position {number}")
        try:
            run(
                match,
                [RandomBot(dice((number, seat))) for seat in range(players)],
                watch=partial(stop, 25 * number + 10),
            )
        except Halt:
            yield match


@pytest.mark.parametrize(("players", "options"), CASES)
def test_the_deals_believed_in_are_exactly_those_that_can_be(players: int, options: dict[str, bool]) -> None:
    """`redeal` draws every world that fits the view: here it is the oracle."""
    for match in positions(players, options, 3):
        for seat in (0, players - 1):
            own = memory(match, seat).own
            possible = own.worlds.columns[:, own.weights > 0]
            believed = {tuple(KINDS[code] for code in world) for world in possible.T}
            view = match.seen(seat).view
            throw = dice(seat)
            drawn = {GAME.redeal(view, throw).state.characters for _ in range(12 * len(believed))}
            assert drawn <= believed
            assert len(believed - drawn) <= len(believed) // 50


def test_after_a_right_blame_both_are_believed_to_have_changed_sides() -> None:
    characters = in_play(Options(hunter=True, double_agent=True, deceiver=True, blame=True), 7)
    match = Match(
        GAME,
        tuple("ABCDEFG"),
        {"hunter": True, "double_agent": True, "deceiver": True, "blame": True},
        deal=Deal(characters, 0),
    )
    agent, deceiver = characters.index(Character.DOUBLE_AGENT), characters.index(Character.DECEIVER)
    loyal = characters.index(Character.RESISTANCE_HUNTER)
    (blame,) = [each for each in match.seen(agent).may or () if each.seat == deceiver]
    match.submit(agent, blame)
    assert isinstance(match.table.state.public.history[0], Blamed)
    own = memory(match, loyal).own
    suspicion = own.sets() @ spy_sets(7).members
    assert suspicion[deceiver] == pytest.approx(1)
    assert suspicion[agent] == pytest.approx(0)
    assert own.kinds(agent) == {Character.DECEIVER: pytest.approx(1)}


def test_a_fresh_bot_in_the_middle_of_a_game_believes_what_one_that_was_there_believes() -> None:
    match = Match(GAME, tuple("ABCDEF"), {"hunter": True, "interrogator": True}, seed="late")
    there: list[Memory] = []

    def follow(at: Match) -> None:
        if at.outcome is None:
            seen: Any = at.seen(2)
            if not there:
                there.append(Memory(seen.view))
            there[0].read(seen.view, ())
            stop(150, at)

    with pytest.raises(Halt):
        run(match, [RandomBot(dice(seat)) for seat in range(6)], talk=False, watch=follow)
    assert there[0].own.sets() == pytest.approx(memory(match, 2).own.sets())


def test_the_fifth_team_is_accepted_by_any_loyal_player() -> None:
    match = plain_match()
    send(match, (0, 3), "YYYYY", fails=(3,))
    believed = memory(match, 1)
    spies = Proposal(1, (0, 3, 4), 1, 4)
    assert accepts(believed.own.sets()[None], believed.common.sets(), spies, 5).all()
    assert not accepts(believed.own.sets()[None], believed.common.sets(), spies._replace(rejected=0), 5).any()


def test_somebody_known_to_be_a_spy_can_still_be_imagined_loyal() -> None:
    sure = (spy_sets(5).members @ [0, 0, 0, 1, 1] == 2).astype(float)
    assert (if_loyal(sure, 5)[3] == sure).all()


def test_an_onlooker_counts_the_same_fails_in_sides_alone() -> None:
    match = Match(GAME, tuple("ABCDEFG"), {"hunter": True}, seed="sides")
    run(match, [RandomBot(dice(seat)) for seat in range(7)], talk=False)
    public = match.table.state.public
    onlooker = Belief(public, None)
    for entry in public.history:
        if isinstance(entry, MissionDone):
            onlooker.take_in(entry, public)
            spies_there = spy_sets(7).members[:, entry.team].sum(axis=1)
            assert (onlooker.sets()[spies_there < entry.fails + entry.chief_fails] == 0).all()
    assert onlooker.sets().sum() == pytest.approx(1)


def test_teams_and_sets_are_numbered_as_they_are_listed() -> None:
    listed = teams(6, 3)
    assert all(listed.number[team] == row for row, team in enumerate(listed.seats))
    assert [tuple(row.nonzero()[0]) for row in listed.members] == list(listed.seats)
    sets = spy_sets(6)
    bits = [sum(2 ** int(seat) for seat in row.nonzero()[0]) for row in sets.members]
    assert [int(number) for number in sets.number[bits]] == list(range(len(bits)))
