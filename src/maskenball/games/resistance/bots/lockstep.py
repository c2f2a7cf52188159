"""The plain Resistance in lockstep: thousands of games at once, as arrays, for learning and for rollouts.

Every game stands at its own question; `step` answers them all. An answer is a number that means the same in every
position (`Answers`); `observe` gives what each seat knows as floats, `mask` what it may answer. Rules are those of the
base game without options (W-01 to W-08); tests play every game again with the engine, move by move.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from maskenball.games.resistance.characters import SPY_COUNT, TEAM_SIZES, fails_needed, side
from maskenball.games.resistance.events import MissionDone
from maskenball.games.resistance.missions import Playing, Voting
from maskenball.games.resistance.model import MISSIONS, MISSIONS_TO_WIN, MOST_REJECTED, Card, Play, Propose, Side, Vote
from maskenball.games.resistance.state import State, View

Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]

PROPOSE, VOTE, PLAY, OVER = range(4)
NOTHING, NO, YES, SUCCESS, FAIL, TEAMS = range(6)
"""Answers: nothing to answer, two votes, two mission cards, and from `TEAMS` on the teams."""


class Answers:
    """What the numbers mean at a table of this size."""

    def __init__(self, players: int) -> None:
        sizes = sorted(set(TEAM_SIZES[players]))
        self.teams = [team for size in sizes for team in combinations(range(players), size)]
        self.count = TEAMS + len(self.teams)
        self.flags: Flags = np.zeros((len(self.teams), players), dtype=bool)
        for number, team in enumerate(self.teams):
            self.flags[number, list(team)] = True
        lengths = self.flags.sum(axis=1)
        self.first = np.array([np.searchsorted(lengths, size) for size in TEAM_SIZES[players]])
        """By mission: the first team of its size, and how many there are."""
        self.many = np.array([np.count_nonzero(lengths == size) for size in TEAM_SIZES[players]])

    def action(self, number: int) -> Propose | Vote | Play:
        """The engine's action of this number."""
        if number >= TEAMS:
            return Propose(self.teams[number - TEAMS])
        if number in (NO, YES):
            return Vote(number == YES)
        return Play(Card.SUCCESS if number == SUCCESS else Card.FAIL)

    def number(self, action: Propose | Vote | Play) -> int:
        """The number of an action of the engine."""
        match action:
            case Propose(team=team):
                return TEAMS + self.teams.index(team)
            case Vote(yes=yes):
                return YES if yes else NO
            case Play(card=card):
                return SUCCESS if card is Card.SUCCESS else FAIL


answers = cache(Answers)


class Lockstep:
    """Games at one table size, each at its own question; those that are over wait for the others."""

    def __init__(self, players: int, spies: Flags, leader: Numbers, rng: np.random.Generator) -> None:
        games = len(spies)
        self.players, self.rng, self.answers = players, rng, answers(players)
        self.needed = np.array([fails_needed(players, field) for field in range(MISSIONS)])
        self.game: Numbers = np.arange(games)
        """Which of the games that began here each row is; rows of games that are over can be dropped."""
        self.spies, self.leader = spies, leader.astype(np.int64)
        self.phase: Numbers = np.full(games, PROPOSE)
        self.mission: Numbers = np.zeros(games, dtype=np.int64)
        self.rejected: Numbers = np.zeros(games, dtype=np.int64)
        self.succeeded: Numbers = np.zeros(games, dtype=np.int64)
        self.team: Flags = np.zeros((games, players), dtype=bool)
        self.votes: Numbers = np.zeros((games, players), dtype=np.int64)
        """The last votes as -1 and 1; 0 before the first."""
        self.teams: Flags = np.zeros((games, MISSIONS, players), dtype=bool)
        self.fails: Numbers = np.full((games, MISSIONS), -1)
        """How many Fails each mission had; -1 if it is still to come."""
        self.won_by_spies: Flags = np.zeros(games, dtype=bool)

    @classmethod
    def deal(cls, players: int, games: int, rng: np.random.Generator) -> "Lockstep":
        """New games: who is a spy and who leads first by chance (W-02, W-03)."""
        order = rng.random((games, players)).argsort(axis=1)
        return cls(players, order < SPY_COUNT[players], rng.integers(players, size=games), rng)

    @classmethod
    def at(cls, view: View | State, spies: Flags, rng: np.random.Generator) -> "Lockstep":
        """From this position on, with these spies in each game; what lies under seal is thrown anew."""
        public = view.public
        games = cls(public.players, spies, np.full(len(spies), public.leader), rng)
        games.mission[:], games.rejected[:] = public.played, public.rejected
        games.succeeded[:] = public.results.count(True)
        games.team[:, list(public.team)] = True
        games.phase[:] = {Voting: VOTE, Playing: PLAY}.get(type(view.phase), PROPOSE)
        for entry in (each for each in public.history if isinstance(each, MissionDone)):
            games.teams[:, entry.number, list(entry.team)] = True
            games.fails[:, entry.number] = entry.fails
        return games

    def __len__(self) -> int:
        return len(self.game)

    # What is asked

    @property
    def asked(self) -> Flags:
        """Which seats have to answer, by game."""
        leads = np.arange(self.players) == self.leader[:, None]
        phase = self.phase[:, None]
        asked: Flags = (phase == PROPOSE) & leads | (phase == VOTE) | (phase == PLAY) & self.team
        return asked

    def mask(self) -> Flags:
        """Which answers each seat may give, by game and seat; `NOTHING` where it is not asked."""
        asked, phase = self.asked, self.phase[:, None]
        legal = np.zeros((len(self), self.players, self.answers.count), dtype=bool)
        legal[..., NOTHING] = ~asked
        legal[..., NO] = legal[..., YES] = phase == VOTE
        legal[..., SUCCESS] = asked & (phase == PLAY)
        legal[..., FAIL] = legal[..., SUCCESS] & self.spies
        rows = np.flatnonzero(self.phase == PROPOSE)
        first, many = self.answers.first[self.mission[rows]], self.answers.many[self.mission[rows]]
        number = np.arange(len(self.answers.teams))
        fitting = (number >= first[:, None]) & (number < (first + many)[:, None])
        legal[rows, self.leader[rows], TEAMS:] = fitting
        return legal

    def observe(self) -> Floats:
        """What each seat knows, by game and seat, with the own seat first: see `features` for the order."""
        games, players = len(self), self.players
        turned = (np.arange(players)[:, None] + np.arange(players)) % players

        def by_seat(flags: NDArray[np.generic]) -> Floats:
            return flags.astype(np.float32)[..., turned].reshape(*flags.shape[:-1], players, players)

        def to_all(values: NDArray[np.generic]) -> Floats:
            return np.broadcast_to(values.astype(np.float32)[:, None, :], (games, players, values.shape[-1]))

        leads = np.arange(players) == self.leader[:, None]
        known = by_seat(self.spies) * self.spies[:, :, None]
        teams = by_seat(self.teams).transpose(0, 2, 1, 3).reshape(games, players, -1)
        return np.concatenate(
            [
                to_all(np.eye(4)[self.phase]),
                to_all(np.eye(MISSIONS + 1)[self.mission]),
                to_all(np.eye(MOST_REJECTED + 1)[self.rejected]),
                to_all(self.fails),
                self.spies[:, :, None].astype(np.float32),
                known,
                by_seat(leads),
                by_seat(self.team),
                by_seat(self.votes),
                teams,
            ],
            axis=2,
        )

    # Answering

    def step(self, given: Numbers) -> None:
        """Answer every question with these numbers, by game and seat; those of seats not asked are not read."""
        proposing, voting, playing = (np.flatnonzero(self.phase == phase) for phase in (PROPOSE, VOTE, PLAY))
        if len(proposing):
            chosen = given[proposing, self.leader[proposing]]
            self.team[proposing] = self.answers.flags[chosen - TEAMS]
            self.phase[proposing] = VOTE
        if len(voting):
            self._vote(voting, given[voting] == YES)
        if len(playing):
            self._play(playing, (given[playing] == FAIL) & self.team[playing])

    def _vote(self, rows: Numbers, yes: Flags) -> None:
        """W-04, W-05."""
        accepted = 2 * yes.sum(axis=1) > self.players
        self.votes[rows] = 2 * yes - 1
        self.phase[rows] = np.where(accepted, PLAY, PROPOSE)
        refused = rows[~accepted]
        self.rejected[refused] += 1
        lost = refused[self.rejected[refused] == MOST_REJECTED]
        self.phase[lost], self.won_by_spies[lost] = OVER, True
        self._next_leader(refused)

    def _play(self, rows: Numbers, failing: Flags) -> None:
        """W-06 to W-08."""
        mission, fails = self.mission[rows], failing.sum(axis=1)
        success = fails < self.needed[mission]
        self.teams[rows, mission], self.fails[rows, mission] = self.team[rows], fails
        self.succeeded[rows] += success
        self.mission[rows] += 1
        self.rejected[rows] = 0
        failed = self.mission[rows] - self.succeeded[rows]
        over = (self.succeeded[rows] == MISSIONS_TO_WIN) | (failed == MISSIONS_TO_WIN)
        self.phase[rows] = np.where(over, OVER, PROPOSE)
        self.won_by_spies[rows] = failed == MISSIONS_TO_WIN
        self._next_leader(rows[~over])

    def _next_leader(self, rows: Numbers) -> None:
        self.leader[rows] = (self.leader[rows] + 1) % self.players
        self.team[rows] = False

    def random(self) -> Numbers:
        """A legal answer for every seat that is asked, each as likely as any other; for the others any number."""
        rng, players = self.rng, self.players
        given = np.where(rng.integers(2, size=(len(self), players), dtype=np.int8), YES, NO)
        playing = np.flatnonzero(self.phase == PLAY)
        given[playing] = np.where(self.spies[playing], given[playing] + SUCCESS - NO, SUCCESS)
        rows = np.flatnonzero(self.phase == PROPOSE)
        first, many = self.answers.first[self.mission[rows]], self.answers.many[self.mission[rows]]
        given[rows, self.leader[rows]] = TEAMS + first + rng.integers(many)
        return given

    def keep(self, rows: Flags) -> None:
        """Drop all games but these."""
        for name in _BY_GAME:
            setattr(self, name, getattr(self, name)[rows])


_BY_GAME = (
    *("game", "spies", "leader", "phase", "mission", "rejected", "succeeded", "team", "votes", "teams", "fails"),
    "won_by_spies",
)


def play(games: Lockstep, policy: Callable[[Lockstep], Numbers] = Lockstep.random) -> Flags:
    """Play them all to their end; in which of them the spies won."""
    won = np.zeros(len(games), dtype=bool)
    while len(games):
        games.step(policy(games))
        over = games.phase == OVER
        if 4 * np.count_nonzero(over) >= len(games):  # dropping rows costs about as much as a step
            won[games.game[over]] = games.won_by_spies[over]
            games.keep(~over)
    return won


def spies_of(state: State) -> Flags:
    """Who is a spy in this world, as one row."""
    return np.array([[side(character) is Side.SPIES for character in state.characters]])
