"""Games in lockstep are the same games, answer for answer, as those of the rules."""

from collections import defaultdict
from random import Random

import numpy as np
import pytest

from maskenball import Match, games
from maskenball.games.resistance import Card, Character, Deal, Play, Propose, Vote
from maskenball.games.resistance.bots import lockstep
from maskenball.games.resistance.bots.lockstep import FAIL, FIRST_TEAM, NO, NOTHING, SUCCESS, YES, Batch, teams
from maskenball.kernel import Action, Dice, posterior
from maskenball.testing.tables import NIGHTLY

RESISTANCE = games["resistance"]
WORDS = {YES: Vote(True), NO: Vote(False), SUCCESS: Play(Card.SUCCESS), FAIL: Play(Card.FAIL)}
GAMES = 200 if NIGHTLY else 60


def spoken(number: int, players: int) -> Action:
    if number in WORDS:
        return WORDS[number]
    return Propose(tuple(int(seat) for seat in np.flatnonzero(teams(players)[number - FIRST_TEAM])))


def dealt(batch: Batch, game: int) -> Match:
    characters = tuple(Character.SPY if spy else Character.RESISTANCE for spy in batch.spies[game])
    return Match(RESISTANCE, tuple("ABCDEFGHIJ"[: batch.players]), deal=Deal(characters, int(batch.leader[game])))


def ask_alike(batch: Batch, matches: dict[int, Match]) -> None:
    """Those whom the batch asks are asked at the tables, and can answer the same."""
    asked, mask = batch.asked, batch.mask()
    for game, match in matches.items():
        assert batch.over[game] == (match.outcome is not None)
        must = match.table.ask.must if match.outcome is None else {}
        assert [*np.flatnonzero(asked[game])] == sorted(must)
        for seat in range(batch.players):
            numbers = [int(number) for number in np.flatnonzero(mask[game, seat])]
            if seat not in must:
                assert numbers == [NOTHING]
                continue
            assert len(numbers) == len([*must[seat]])
            assert all(spoken(number, batch.players) in must[seat] for number in numbers)


def play_alike(batch: Batch, matches: dict[int, Match]) -> None:
    """Random answers of the batch, given at the tables too, to the end."""
    while not batch.over.all():
        ask_alike(batch, matches)
        asked, answers = batch.asked, batch.sample()
        batch.step(answers)
        for game, match in matches.items():
            for seat in np.flatnonzero(asked[game]):
                match.submit(int(seat), spoken(int(answers[game, seat]), batch.players))
    for game, match in matches.items():
        assert match.outcome is not None
        assert (match.outcome.side == "resistance") == batch.resistance_won[game]


@pytest.mark.parametrize("players", range(5, 11))
def test_whole_games_are_those_of_the_rules(players: int) -> None:
    batch = Batch.deal(players, GAMES, seed=players)
    play_alike(batch, {game: dealt(batch, game) for game in range(GAMES)})


def test_games_that_are_over_are_dealt_anew() -> None:
    batch = Batch.deal(6, 30, seed=2)
    batch.play_out()
    assert [*batch.renew()] == [*range(30)]
    play_alike(batch, {game: dealt(batch, game) for game in range(5)})
    for _ in range(60):
        batch.renew()
        batch.step(batch.sample())
    assert (batch.spies.sum(axis=1) == 2).all()
    assert not batch.over.all()


@pytest.mark.parametrize("seed", range(40 if NIGHTLY else 6))
@pytest.mark.parametrize("players", [5, 7, 10])
def test_what_goes_on_from_a_position_is_that_of_the_rules_and_deals_are_as_likely(players: int, seed: int) -> None:
    pick = Random(seed)
    match = Match(RESISTANCE, tuple("ABCDEFGHIJ"[:players]), seed=str(seed))
    for _ in range(pick.randrange(12)):
        before = match.now
        for seat, choice in match.table.ask.must.items():
            assert isinstance(seat, int)
            match.submit(seat, choice.sample(Dice(pick.random)))
        if match.outcome is not None:
            match.now = before
            break
    view = match.seen(pick.randrange(players)).view

    worlds: dict[tuple[bool, ...], float] = defaultdict(float)
    for state, chance in posterior(RESISTANCE, view, most=50_000) or ():
        worlds[tuple(character is Character.SPY for character in state.characters)] += chance
    deals, chances = lockstep.posterior(view)
    assert {
        tuple(map(bool, deal)): float(chance) for deal, chance in zip(deals, chances, strict=True)
    } == pytest.approx(dict(worlds))

    batch = Batch.behind(view, 300, seed)
    spies = [character is Character.SPY for character in match.table.state.characters]
    same = np.flatnonzero((batch.spies == spies).all(axis=1))[:5]
    tables = {int(game): Match.of(match.now) for game in same}
    play_alike(batch, tables)


@pytest.mark.parametrize("players", range(5, 11))
def test_nobody_is_without_any_answer(players: int) -> None:
    batch = Batch.deal(players, 200, seed=1)
    for _ in range(12):
        mask = batch.mask()
        assert mask.any(axis=2).all()
        assert (mask[..., NOTHING] == ~batch.asked).all()
        batch.step(batch.sample())


def test_numbers_mean_the_same_in_every_position() -> None:
    for players in range(5, 11):
        numbers = range(1, FIRST_TEAM + len(teams(players)))
        assert len({spoken(number, players) for number in numbers}) == len(numbers)


def test_the_own_seat_comes_first_in_what_a_seat_observes() -> None:
    batch = Batch.deal(5, 1, seed=1)
    seen = batch.observe()[0]
    for seat in range(5):
        assert seen[seat, 5:10].argmax() == (batch.leader[0] - seat) % 5
        assert seen[seat, 0] == batch.spies[0, seat]


def test_games_go_on_from_a_position() -> None:
    match = Match(RESISTANCE, ("A", "B", "C", "D", "E"), {}, seed="a position")
    while match.table.state.public.played < 2:
        for seat, choice in match.table.ask.must.items():
            assert isinstance(seat, int)
            match.submit(seat, choice.safe())
    batch = Batch.behind(match.seen(0).view, 500, seed=1)
    assert (batch.mission == 2).all()
    assert ((batch.results == 1).sum(axis=1) == match.table.state.public.results.count(True)).all()
    assert 0 < batch.play_out().mean() < 1


def test_without_a_fail_the_resistance_wins() -> None:
    batch = Batch.deal(7, 100, seed=1)
    while not batch.over.all():
        answers = batch.sample()
        answers[answers == FAIL] = SUCCESS
        answers[answers == NO] = YES
        batch.step(answers)
    assert batch.resistance_won.all()


@pytest.mark.parametrize("players", [5, 7, 10])
def test_a_seat_observes_nothing_of_what_it_does_not_know(players: int) -> None:
    batch = Batch.deal(players, 50, seed=3)
    for _ in range(9):
        batch.step(batch.sample())
        before = batch.observe()
        assert before.shape[:2] == (50, players)
        loyal = ~batch.spies[:, 0]
        real, batch.spies = batch.spies, batch.spies.copy()
        batch.spies[:, 1:] = batch.spies[:, :0:-1]
        assert (batch.observe()[loyal, 0] == before[loyal, 0]).all()
        assert (batch.observe()[~loyal, 0] != before[~loyal, 0]).any()
        batch.spies = real


def test_what_is_no_answer_is_refused_and_changes_nothing() -> None:
    batch = Batch.deal(5, 20, seed=1)
    for number in (NOTHING, YES, FIRST_TEAM + len(teams(5)) - 1, -1, 30_000):
        with pytest.raises(ValueError, match="no answers"):
            batch.step(np.full((20, 5), number))
    assert not batch.stage.any()
    batch.step(batch.sample())
    with pytest.raises(ValueError, match="no answers"):
        batch.step(np.zeros((20, 5), int))
    batch.step(np.full((20, 5), YES))
    with pytest.raises(ValueError, match="no answers"):
        batch.step(np.full((20, 5), FAIL))


def test_a_game_with_options_has_no_such_posterior() -> None:
    match = Match(RESISTANCE, tuple("ABCDE"), {"interrogator": True}, seed="1")
    with pytest.raises(ValueError, match="without options"):
        lockstep.posterior(match.seen(0).view)
