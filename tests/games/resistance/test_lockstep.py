"""The Resistance in lockstep against the engine: the same games, move by move."""

import numpy as np
import pytest

from maskenball import games
from maskenball.games.resistance.bots.lockstep import (
    NOTHING,
    OVER,
    TEAMS,
    Lockstep,
    Numbers,
    answers,
    play,
    spies_of,
)
from maskenball.games.resistance.model import Character, Deal, Side
from maskenball.kernel import Match, Table

GAME = games.find("resistance")
SIZES = (5, 6, 7, 8, 9, 10)


def dealt(spies: np.ndarray, leader: int) -> Table:
    """The engine's table with this deal."""
    characters = tuple(Character.SPY if spy else Character.RESISTANCE for spy in spies)
    names = tuple(f"P{seat}" for seat in range(len(characters)))
    return Match(GAME, names, {}, seed="unused", deal=Deal(characters, leader)).table


@pytest.mark.parametrize("players", SIZES)
def test_every_game_is_the_one_that_the_engine_plays(players: int) -> None:
    batch = Lockstep.deal(players, 60, np.random.default_rng(players))
    tables = [dealt(batch.spies[row], int(batch.leader[row])) for row in range(60)]
    numbers = answers(players)
    while (batch.phase != OVER).any():
        given, asked, mask = batch.random(), batch.asked, batch.mask()
        for row in np.flatnonzero(batch.phase != OVER):
            table = tables[row]
            assert set(np.flatnonzero(asked[row])) == set(table.ask.must)
            for seat, choice in table.ask.must.items():
                assert isinstance(seat, int)
                legal = {numbers.number(action) for action in choice}
                assert set(np.flatnonzero(mask[row, seat])) == legal
                table, _ = table.submit(seat, numbers.action(int(given[row, seat])))
            tables[row] = table
        batch.step(given)
        over = [table.outcome is not None for table in tables]
        assert over == [bool(phase == OVER) for phase in batch.phase]
    assert [table.outcome is not None and table.outcome.side == Side.SPIES.value for table in tables] == [
        bool(won) for won in batch.won_by_spies
    ]


@pytest.mark.parametrize("players", SIZES)
def test_seats_that_are_not_asked_have_nothing_to_answer(players: int) -> None:
    batch = Lockstep.deal(players, 200, np.random.default_rng(1))
    for _ in range(12):
        mask = batch.mask()
        assert mask.any(axis=2).all(), "nobody is without any answer"
        assert (mask[..., NOTHING] == ~batch.asked).all()
        batch.step(batch.random())


def test_numbers_mean_the_same_in_every_position() -> None:
    for players in SIZES:
        numbers = answers(players)
        for number in range(1, numbers.count):
            assert numbers.number(numbers.action(number)) == number


@pytest.mark.parametrize("players", [5, 10])
def test_a_seat_observes_nothing_of_who_the_spies_are_unless_it_is_one(players: int) -> None:
    rng = np.random.default_rng(3)
    batch = Lockstep.deal(players, 50, rng)
    for _ in range(9):
        batch.step(batch.random())
    seen = batch.observe()
    loyal = ~batch.spies
    other = Lockstep.deal(players, 50, rng)
    for name in ("phase", "mission", "rejected", "leader", "team", "votes", "teams", "fails"):
        setattr(other, name, getattr(batch, name))
    both = loyal & ~other.spies
    assert both.any()
    assert (seen[both] == other.observe()[both]).all()


def test_the_own_seat_comes_first_in_what_a_seat_observes() -> None:
    batch = Lockstep.deal(5, 1, np.random.default_rng(1))
    leads = batch.observe()[0, :, 4 + 6 + 6 + 5 + 1 + 5 : 4 + 6 + 6 + 5 + 1 + 10]
    for seat in range(5):
        assert leads[seat].argmax() == (batch.leader[0] - seat) % 5


def test_games_go_on_from_a_position_with_given_spies() -> None:
    match = Match(GAME, ("A", "B", "C", "D", "E"), {}, seed="a position")
    while match.table.state.public.played < 2:
        for seat, choice in match.table.ask.must.items():
            assert isinstance(seat, int)
            match.submit(seat, choice.safe())
    state = match.table.state
    batch = Lockstep.at(state, np.repeat(spies_of(state), 500, axis=0), np.random.default_rng(1))
    assert (batch.mission == 2).all()
    assert (batch.succeeded == state.public.results.count(True)).all()
    won = play(batch)
    assert 0 < won.mean() < 1


def test_a_policy_decides_what_is_answered() -> None:
    def nobody_fails(batch: Lockstep) -> Numbers:
        given = batch.random()
        return np.where(given < TEAMS, np.minimum(given, 3), given)

    def yes(batch: Lockstep) -> Numbers:
        given = nobody_fails(batch)
        return np.where(given == 1, 2, given)

    assert not play(Lockstep.deal(7, 100, np.random.default_rng(1)), yes).any(), "without a Fail the Resistance wins"
