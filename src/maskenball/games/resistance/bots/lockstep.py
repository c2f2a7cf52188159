"""The Resistance without options, thousands of games at once as NumPy arrays: for learning and for rollouts.

    batch = Batch.deal(players=5, games=4096, seed=1)
    while not batch.over.all():
        batch.step(batch.sample())              # or a policy's answers, from batch.observe() and batch.mask()
    print(batch.resistance_won.mean())

    Batch.behind(seen.view, games=2000, seed=1)     # games that go on from what a seat sees, dealt by `posterior`

Every game is at its own place; one step is one question in each. An answer is a number: NOTHING (not asked), YES, NO,
SUCCESS, FAIL, or FIRST_TEAM and more for the teams in `teams(players)`. Tests play the same games with the rules.
"""

from functools import cache
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maskenball.games.resistance import Card, View
from maskenball.games.resistance.characters import SPY_COUNT, TEAM_SIZES, fails_needed
from maskenball.games.resistance.events import MissionDone, Played, Recognised
from maskenball.games.resistance.missions import Playing, Proposing, Voting
from maskenball.games.resistance.model import MISSIONS, MISSIONS_TO_WIN, MOST_REJECTED, SPIES

Array = NDArray[Any]

NOTHING, YES, NO, SUCCESS, FAIL, FIRST_TEAM = range(6)
PROPOSE, VOTE, PLAY, OVER = range(4)
STAGES = {Proposing: PROPOSE, Voting: VOTE, Playing: PLAY}


@cache
def teams(players: int) -> Array:
    """All teams that can ever be proposed: a row each, who is on it."""
    found = [team for size in sorted({*TEAM_SIZES[players]}) for team in combinations(range(players), size)]
    table = np.zeros((len(found), players), bool)
    for row, team in enumerate(found):
        table[row, list(team)] = True
    return table


class Batch:
    """Many games in lockstep."""

    def __init__(self, spies: Array, leader: Array, seed: int) -> None:
        games, self.players = spies.shape
        self.spies, self.leader = spies, leader
        self.stage = np.full(games, PROPOSE, np.int8)
        self.mission = np.zeros(games, np.int8)
        self.rejected = np.zeros(games, np.int8)
        self.results = np.zeros((games, MISSIONS), np.int8)
        """1 for a success, -1 for a failure, 0 for what has not been played."""
        self.fails = np.zeros((games, MISSIONS), np.int8)
        self.teams = np.zeros((games, MISSIONS, self.players), bool)
        self.team = np.zeros((games, self.players), bool)
        self.votes = np.zeros((games, self.players), np.int8)
        """The last votes: 1 for Yes, -1 for No."""
        self.resistance_won = np.zeros(games, bool)
        self.rng = np.random.default_rng(seed)
        self._teams = teams(self.players)
        self._sizes = np.array(TEAM_SIZES[self.players])
        self._needed = np.array([fails_needed(self.players, field) for field in range(MISSIONS)])
        of_size = self._teams.sum(axis=1)
        self._first = np.array([np.flatnonzero(of_size == size)[0] for size in self._sizes])
        self._count = np.array([(of_size == size).sum() for size in self._sizes])

    @classmethod
    def deal(cls, players: int, games: int, seed: int) -> "Batch":
        """New games."""
        batch = cls(np.zeros((games, players), bool), np.zeros(games, np.int64), seed)
        batch._deal(np.arange(games))
        return batch

    @classmethod
    def behind(cls, view: View, games: int, seed: int) -> "Batch":
        """Games that go on from what a seat sees; who are the spies is drawn by `posterior`."""
        public = view.public
        deals, chances = posterior(view)
        drawn = np.random.default_rng([seed, 2]).choice(len(deals), size=games, p=chances)
        batch = cls(deals[drawn], np.full(games, public.leader), seed)
        batch.stage[:] = STAGES[type(view.phase)]
        batch.mission[:] = public.played
        batch.rejected[:] = public.rejected
        for done in _missions(view):
            batch.results[:, done.number] = 1 if done.succeeded else -1
            batch.fails[:, done.number] = done.fails
            batch.teams[:, done.number, list(done.team)] = True
        if type(view.phase) is not Proposing:
            batch.team[:, list(public.team)] = True
        return batch

    @property
    def over(self) -> Array:
        """Which games have ended."""
        over: Array = self.stage == OVER
        return over

    @property
    def asked(self) -> Array:
        """Who is asked, game by game."""
        seats = np.arange(self.players)
        stage = self.stage[:, None]
        leads = (stage == PROPOSE) & (seats == self.leader[:, None])
        asked: Array = leads | (stage == VOTE) | ((stage == PLAY) & self.team)
        return asked

    def mask(self) -> Array:
        """Which numbers are answers now: games × seats × numbers."""
        legal = np.zeros((*self.spies.shape, FIRST_TEAM + len(self._teams)), bool)
        asked, stage = self.asked, self.stage[:, None]
        legal[..., NOTHING] = ~asked
        legal[..., YES] = legal[..., NO] = asked & (stage == VOTE)
        legal[..., SUCCESS] = asked & (stage == PLAY)
        legal[..., FAIL] = legal[..., SUCCESS] & self.spies
        fits = self._teams.sum(axis=1) == self._sizes[np.minimum(self.mission, MISSIONS - 1)][:, None]
        legal[..., FIRST_TEAM:] = (asked & (stage == PROPOSE))[..., None] & fits[:, None, :]
        return legal

    def observe(self) -> Array:
        """What each seat knows: games × seats × values; who, counted from the own seat on: which spies it knows, who
        leads, the team, the last votes (no earlier ones), the teams of all missions."""
        games, players = self.spies.shape
        seats = np.arange(players)
        turned = (seats[:, None] + seats) % players
        team = self.team & ((self.stage == VOTE) | (self.stage == PLAY))[:, None]
        by_seat: list[Array] = [
            self.spies[:, turned] & self.spies[:, :, None],
            *(each[:, turned] for each in (np.eye(players)[self.leader], team, self.votes)),
            self.teams[:, :, turned].transpose(0, 2, 1, 3).reshape(games, players, -1),
        ]
        parts: list[Array] = [
            np.eye(4)[self.stage],
            np.eye(MISSIONS)[np.minimum(self.mission, MISSIONS - 1)],
            self.rejected[:, None] / MOST_REJECTED,
            self.results,
            self.fails,
        ]
        common = np.concatenate(parts, axis=1)[:, None, :]
        everybody = np.broadcast_to(common, (games, players, common.shape[-1]))
        return np.concatenate([*by_seat, everybody], axis=2).astype(np.float32)

    def sample(self) -> Array:
        """Random answers."""
        stage, rng = self.stage, self.rng
        answers = np.zeros(self.spies.shape, np.int16)
        proposing, voting, playing = ((stage == each).nonzero()[0] for each in (PROPOSE, VOTE, PLAY))
        mission = self.mission[proposing]
        number = (rng.random(len(proposing)) * self._count[mission]).astype(np.int16)
        answers[proposing, self.leader[proposing]] = FIRST_TEAM + self._first[mission] + number
        answers[voting] = YES + rng.integers(2, size=(len(voting), self.players), dtype=bool)
        cards = SUCCESS + (self.spies[playing] & rng.integers(2, size=(len(playing), self.players), dtype=bool))
        answers[playing] = np.where(self.team[playing], cards, NOTHING)
        return answers

    def step(self, answers: Array) -> None:
        """One question in every game that is not over. What is not an answer is refused, and nothing is changed."""
        proposing, voting, playing = ((self.stage == each).nonzero()[0] for each in (PROPOSE, VOTE, PLAY))
        number = answers[proposing, self.leader[proposing]] - FIRST_TEAM
        first = self._first[self.mission[proposing]]
        votes, cards, team = answers[voting], answers[playing], self.team[playing]
        legal = (
            ((first <= number) & (number < first + self._count[self.mission[proposing]])).all()
            and ((votes == YES) | (votes == NO)).all()
            and (((cards == SUCCESS) | ((cards == FAIL) & self.spies[playing])) | ~team).all()
        )
        if not legal:
            raise ValueError("these are no answers: look at mask()")
        self.team[proposing] = self._teams[number]
        self.stage[proposing] = VOTE
        self._vote(voting, votes == YES)
        self._play(playing, (cards == FAIL) & team)

    def renew(self) -> Array:
        """Deal anew where a game is over, so that there is always something to learn; the numbers of those games."""
        ended = self.over.nonzero()[0]
        for rows in (self.stage, self.mission, self.rejected, self.results, self.fails, self.teams, self.votes):
            rows[ended] = 0
        self.resistance_won[ended] = False
        self._deal(ended)
        return ended

    def play_out(self) -> Array:
        """Random answers to the end; which games the resistance won."""
        while not self.over.all():
            self.step(self.sample())
        return self.resistance_won

    def _deal(self, games: Array) -> None:
        order = self.rng.random((len(games), self.players)).argsort(axis=1)
        self.spies[games] = order < SPY_COUNT[self.players]
        self.leader[games] = self.rng.integers(self.players, size=len(games))

    def _vote(self, games: Array, yes: Array) -> None:
        self.votes[games] = np.where(yes, 1, -1)
        accepted = 2 * yes.sum(axis=1) > self.players
        self.stage[games[accepted]] = PLAY
        refused = games[~accepted]
        self.rejected[refused] += 1
        last = self.rejected[refused] == MOST_REJECTED
        self.stage[refused[last]] = OVER
        self._lead_on(refused[~last])

    def _play(self, games: Array, failed: Array) -> None:
        mission, fails = self.mission[games], failed.sum(axis=1)
        succeeded = fails < self._needed[mission]
        self.results[games, mission] = np.where(succeeded, 1, -1)
        self.fails[games, mission] = fails
        self.teams[games, mission] = self.team[games]
        self.mission[games] += 1
        self.rejected[games] = 0
        won = (self.results[games] == np.where(succeeded, 1, -1)[:, None]).sum(axis=1) == MISSIONS_TO_WIN
        self.resistance_won[games[won]] = succeeded[won]
        self.stage[games[won]] = OVER
        self._lead_on(games[~won])

    def _lead_on(self, games: Array) -> None:
        self.leader[games] = (self.leader[games] + 1) % self.players
        self.stage[games] = PROPOSE


def posterior(view: View) -> tuple[Array, Array]:
    """All deals that fit what a seat sees, a row each with who is a spy; how likely each is if all play at random."""
    players, me = view.public.players, view.seat
    if view.public.options != type(view.public.options)() or me is None or view.laid_open is not None:
        raise ValueError("only for a seat in a game without options that is not over")
    spy = view.character in SPIES
    known = (
        {me, *(seat for note in view.notes if isinstance(note, Recognised) for seat in note.seats)} if spy else set()
    )
    mine = {note.number: note.card for note in view.notes if isinstance(note, Played)}
    rows, chances = [], []
    for spies in combinations(range(players), SPY_COUNT[players]):
        if (known and known != {*spies}) or (not spy and me in spies):
            continue
        chance = 1.0
        for done in _missions(view):
            others = len({*spies} & {*done.team} - {me})
            fails = done.fails - (mine.get(done.number) is Card.FAIL)
            chance *= comb(others, fails) / 2**others if fails >= 0 else 0.0
        if chance:
            rows.append([seat in spies for seat in range(players)])
            chances.append(chance)
    return np.array(rows, bool), np.array(chances) / sum(chances)


def _missions(view: View) -> list[MissionDone]:
    return [event for event in view.public.history if isinstance(event, MissionDone)]
