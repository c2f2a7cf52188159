"""One seat against given bots, as an environment of Gymnasium (extra `pettingzoo`).

    env = gymnasium.make("Maskenball-v0", game="resistance", players=5, bots="heuristic")

The bots are those of simulations: levels of the game, classes, or names such as "package:Class". They talk as always;
the seat itself answers and cuts in, and keeps silent. Observations, numbers and masks are those of `pettingzoo`.
"""

from typing import Any

try:
    import gymnasium
except ImportError:
    raise ImportError("Gymnasium is not installed: pip install 'maskenball[pettingzoo]'") from None

from maskenball.adapters.arrays import Number, Observation, action_space, observation, observation_space, variant_from
from maskenball.adapters.spelling import PASS, Row, Spelled
from maskenball.bots import Bot, BotFactory, factory
from maskenball.bots.turns import FRESH, turns
from maskenball.kernel import Action, AnySeen, Chance, Dice, Game, Match

ID = "Maskenball-v0"


class Asked(Exception):
    """The seat is asked, and has not answered yet."""


class Learner:
    """Stands at the seat: gives the answer that lies ready, or lets the game wait for one."""

    def __init__(self, most_cuts: int) -> None:
        self.seen: AnySeen
        self.asked = ""
        self.ready: Action | None = None
        self._passed: Any = None
        self._cuts = 0
        self._most_cuts = most_cuts

    def answer(self, seen: AnySeen) -> Action:
        """What lies ready."""
        ready = self._take(seen, "must")
        self._cuts = 0
        return ready

    def cut(self, seen: AnySeen) -> Action | None:
        """What lies ready, unless the seat has passed here."""
        if self._cuts >= self._most_cuts or self._passed is seen.view:  # the same one, as long as nothing happens
            return None
        ready = self._take(seen, "may")
        self._cuts += 1
        return ready

    def say(self, seen: AnySeen) -> None:
        """Nothing."""

    def let_pass(self) -> None:
        """Don't cut in here."""
        self._passed = self.seen.view

    def _take(self, seen: AnySeen, asked: str) -> Action:
        """What lies ready for this very question: if somebody was quicker and it is another one now, it is dropped."""
        ready, self.ready = self.ready, None
        if ready is None or (asked, seen.view) != (self.asked, self.seen.view):
            self.seen, self.asked = seen, asked
            raise Asked
        return ready


class SeatEnv(gymnasium.Env[Observation, Number]):
    """A table at which one seat is the agent's."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 # as Gymnasium has it

    def __init__(
        self,
        game: str | Game = "resistance",
        players: int | None = None,
        options: Any = None,
        bots: str | BotFactory = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **rest: Any,
    ) -> None:
        """`seat` None: another one in each game, by chance. `rest`: words (the vocabulary), cuts."""
        self.variant = variant_from(game, players, options, **rest)
        self.observation_space = observation_space(self.variant)  # type: ignore[assignment] # a Dict of any arrays
        self.action_space = action_space(self.variant)
        self.render_mode = render_mode
        self._make, self._seat = factory(self.variant.game, bots), seat
        self._given: Row = ()

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Observation, dict[str, Any]]:
        """Deal, and play until the seat is asked."""
        super().reset(seed=seed)
        variant = self.variant
        dice: Chance = Dice(self.np_random.random)
        names = tuple(f"player {seat}" for seat in range(variant.players))
        while True:  # games in which the seat is never asked are not shown
            self.match = Match(variant.game, names, variant.options, str(self.np_random.integers(1 << 62)))
            self.seat = int(self.np_random.integers(variant.players)) if self._seat is None else self._seat
            self._learner = Learner(variant.cuts)
            self._bots: list[Bot] = [self._make(dice) for _ in names]
            self._bots[self.seat] = self._learner
            self._tallies = [FRESH] * variant.players
            self._play_on()
            if self.match.outcome is None:
                return self._observe(), self._info()

    def step(self, action: Number) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat says its next number, and everybody plays on until it is asked again."""
        number, about = int(action), {}
        if number not in self._legal():
            about = {"illegal": number}
            number = self._safe()
        spelled, learner = self._spelled(), self._learner
        if number == PASS and learner.asked == "may":
            learner.let_pass()
        else:
            given = spelled.extended((*(self._given or spelled.start), number))
            learner.ready = spelled.answer(given)
            if learner.ready is None:
                self._given = given
                return self._observe(), 0.0, False, False, {**self._info(), **about}
        self._play_on()
        outcome = self.match.outcome
        reward = 0.0 if outcome is None else 1.0 if self.seat in outcome.winners else -1.0
        return self._observe(), reward, outcome is not None, False, {**self._info(), **about}

    def render(self) -> str | None:
        """What a spectator sees."""
        return str(self.match.seen(None).view) if self.render_mode == "ansi" else None

    def text(self, number: Number) -> str:
        """What a number means if the seat says it now."""
        return self.variant.numbers.texts(self.seat)[int(number)]

    def _play_on(self) -> None:
        self._given = ()
        try:
            for _ in turns(self.match, self._bots, self.variant.cuts, voice=self._voice, tallies=self._tallies):
                pass
            self._learner.asked = ""
        except Asked:
            pass

    def _voice(self, party: Any) -> int:
        return self.seat if self.seat in party else min(party)

    def _spelled(self) -> Spelled:
        learner = self._learner
        choice: Any = learner.seen.may if learner.asked == "may" else learner.seen.choice
        return self.variant.numbers.spelled(choice, self.seat)

    def _legal(self) -> Row:
        if not self._learner.asked:
            return ()
        spelled = self._spelled()
        legal = spelled.legal(self._given or spelled.start)
        cutting = self._learner.asked == "may" and not self._given and PASS not in legal
        return (PASS, *legal) if cutting else legal

    def _safe(self) -> int:
        spelled = self._spelled()
        return PASS if self._learner.asked == "may" else spelled.safe(self._given or spelled.start)

    def _observe(self) -> Observation:
        view = self.match.seen(self.seat, since=1 << 30).view
        return observation(self.variant, view, self.seat, self._learner.asked, self._given, self._legal())

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "asked": self._learner.asked}


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point=SeatEnv)

__all__ = ["ID", "SeatEnv"]
