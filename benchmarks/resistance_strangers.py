"""Strangers for The Resistance: simple players that our bots were not made with, in two pools.

Numbers of our bots may be chosen by games with those of TUNING; those of HELD_OUT are only ever counted. None of them
knows an agreement of ours, none listens or talks, and each has habits of its own, good or bad.
"""

from collections.abc import Callable
from typing import Any

from maskenball import Bot
from maskenball.games.resistance import Seen
from maskenball.games.resistance.characters import SPY_COUNT, fails_needed
from maskenball.games.resistance.events import MissionDone, Recognised, Voted
from maskenball.games.resistance.model import MOST_REJECTED, SPIES, Card, Play, Propose, Vote
from maskenball.games.resistance.state import Public
from maskenball.kernel import Action, Chance


class Stranger(Bot):
    """Plays at random; others change some of it."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice

    def answer(self, seen: Seen) -> Action:
        """A team, a vote or a mission card."""
        view = seen.view
        assert view.seat is not None
        assert seen.choice is not None
        self.me: int = view.seat
        self.public: Public = view.public
        self.spy = view.character in SPIES
        self.spies = {seat for note in view.notes if isinstance(note, Recognised) for seat in note.seats}
        if self.spy:
            self.spies.add(self.me)
        self.votes = [entry for entry in self.public.history if isinstance(entry, Voted)]
        self.missions = [entry for entry in self.public.history if isinstance(entry, MissionDone)]
        self.failures = [mission for mission in self.missions if not mission.succeeded]
        safe: Any = seen.choice.safe()
        if isinstance(safe, Propose):
            return Propose(tuple(sorted(self.propose(len(safe.team)))))
        if isinstance(safe, Vote):
            return Vote(self.votes_yes())
        return Play(Card.FAIL if self.spy and self.sabotages() else Card.SUCCESS)

    # What others change

    def propose(self, size: int) -> list[int]:
        """Whom to send."""
        return self.dice.some(range(self.public.players), size)

    def votes_yes(self) -> bool:
        """Whether to accept the team."""
        return self.dice.random() < 0.5

    def sabotages(self) -> bool:
        """Whether a spy fails this mission."""
        return self.dice.random() < 0.5

    # What they may ask themselves

    @property
    def last(self) -> bool:
        """Whether a rejection would end the game."""
        return self.public.rejected == MOST_REJECTED - 1

    @property
    def fellows(self) -> list[int]:
        """The spies on the team, as far as a spy knows."""
        return [seat for seat in self.public.team if seat in self.spies]

    def least(self, size: int, suspicion: Callable[[int], float]) -> list[int]:
        """Oneself and those least suspected, by chance among equals."""
        others = [seat for seat in self.dice.shuffled(range(self.public.players)) if seat != self.me]
        return [self.me, *sorted(others, key=suspicion)[: size - 1]]

    def on_failures(self, seat: int) -> float:
        """How often somebody was on a mission that failed, by its size."""
        return sum(mission.fails / len(mission.team) for mission in self.failures if seat in mission.team)


# The pool to choose numbers by


class Naive(Stranger):
    """Says yes to anybody who was on fewer than two failures; as a spy sabotages whenever it can."""

    def propose(self, size: int) -> list[int]:
        return self.least(size, self.on_failures)

    def votes_yes(self) -> bool:
        return self.last or all(self.on_failures(seat) < 0.6 for seat in self.public.team if seat != self.me)

    def sabotages(self) -> bool:
        return True


class Greedy(Naive):
    """As a spy votes for spies and against all others, and hides in the first mission."""

    def votes_yes(self) -> bool:
        if self.spy:
            return bool(self.fellows)
        return super().votes_yes()

    def sabotages(self) -> bool:
        return bool(self.missions)


class Counter(Naive):
    """Remembers who voted for failures; as a spy fails alone or as the leader."""

    def suspicion(self, seat: int) -> float:
        """Failures, and half as much the yes to their teams."""
        failed = {(mission.team, mission.number) for mission in self.failures}
        teams = [team for team, _ in failed]
        eager = sum(vote.votes[seat] for vote in self.votes if vote.accepted and vote.team in teams)
        return self.on_failures(seat) + 0.15 * eager

    def propose(self, size: int) -> list[int]:
        return self.least(size, self.suspicion)

    def votes_yes(self) -> bool:
        if self.last:
            return True
        ranked = sorted(range(self.public.players), key=self.suspicion)
        worst = set(ranked[-SPY_COUNT[self.public.players] :]) - {self.me}
        return not self.failures or not worst & set(self.public.team)

    def sabotages(self) -> bool:
        return len(self.fellows) == 1 or self.public.leader == self.me


# The pool that is only counted


class Paranoid(Stranger):
    """Trusts only teams with itself on them; as a spy always fails."""

    def propose(self, size: int) -> list[int]:
        return self.least(size, self.on_failures)

    def votes_yes(self) -> bool:
        return self.me in self.public.team or (self.last and not self.spy)

    def sabotages(self) -> bool:
        return True


class Believer(Stranger):
    """Says yes to everything; as a spy never fails the first mission, later always."""

    def propose(self, size: int) -> list[int]:
        return self.least(size, lambda _: 0.0)

    def votes_yes(self) -> bool:
        return True

    def sabotages(self) -> bool:
        return self.public.played > 0


class Logician(Stranger):
    """Works out which sets of spies are possible at all, and says yes if the team may be clean in most of them."""

    def suspicion(self, seat: int) -> float:
        """In how many of the possible sets somebody is a spy."""
        possible = [spies for spies in self._sets() if self.me not in spies] or [set(range(self.public.players))]
        return sum(seat in spies for spies in possible) / len(possible)

    def _sets(self) -> list[set[int]]:
        from itertools import combinations  # noqa: PLC0415  nobody else needs it

        sets = map(set, combinations(range(self.public.players), SPY_COUNT[self.public.players]))
        return [spies for spies in sets if all(len(spies & set(m.team)) >= m.fails for m in self.missions)]

    def propose(self, size: int) -> list[int]:
        return self.least(size, self.suspicion)

    def votes_yes(self) -> bool:
        if self.last or self.public.leader == self.me:
            return True
        average = SPY_COUNT[self.public.players] / self.public.players
        looks = sum(self.suspicion(seat) for seat in self.public.team) / len(self.public.team)
        if self.spy and self.public.results.count(False) == 2:
            return bool(self.fellows)
        return looks <= average + 0.05

    def sabotages(self) -> bool:
        needed = fails_needed(self.public.players, self.public.field)
        pressed = 2 in (self.public.results.count(True), self.public.results.count(False))
        return pressed or (self.public.played > 0 and len(self.fellows) <= needed)


class Watcher(Stranger):
    """Suspects whoever accepts teams that others reject, and proposes whom it went along with before."""

    def suspicion(self, seat: int) -> float:
        """Votes on the losing side of what turned out, and failures."""
        seen = 0.0
        for mission in self.missions:
            for vote in self.votes:
                if vote.accepted and vote.team == mission.team:
                    seen += 0.2 * (vote.votes[seat] != mission.succeeded)
        return seen + self.on_failures(seat) - 0.1 * sum(vote.leader == seat and vote.accepted for vote in self.votes)

    def propose(self, size: int) -> list[int]:
        if self.spy:
            loyal = [seat for seat in range(self.public.players) if seat not in self.spies]
            return [self.me, *self.dice.some(loyal, size - 1)]
        return self.least(size, self.suspicion)

    def votes_yes(self) -> bool:
        if self.spy:
            return bool(self.fellows) if self.dice.random() < 0.7 else self.me in self.public.team
        most = max(range(self.public.players), key=lambda seat: (seat != self.me, self.suspicion(seat)))
        return self.last or most not in self.public.team

    def sabotages(self) -> bool:
        return len(self.fellows) == 1 or self.dice.random() < 0.6


TUNING: dict[str, type[Stranger]] = {"random": Stranger, "naive": Naive, "greedy": Greedy, "counter": Counter}
HELD_OUT: dict[str, type[Stranger]] = {
    "random": Stranger,
    "paranoid": Paranoid,
    "believer": Believer,
    "logician": Logician,
    "watcher": Watcher,
}
