"""What a seat would have been told in another world: one that looked the same to it before, and looks the same after.

Views hold everything a seat was ever told. So two steps that begin and end with the same view of a seat must have told
it the same; if they did not, it was told a secret, or its view forgot something.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from maskenball.kernel import Action, Chance, Event, Game, Refusal, Step, StepDice, Told, Who
from maskenball.kernel.event import hears
from maskenball.testing.play import MOST_CUTS, MOST_ENTRIES
from maskenball.testing.tables import Case

TURNS = 6
"""How many steps of each phase of a game are looked at, each through one pair of eyes."""

WORLDS = 2
"""How many worlds are imagined for each."""

ANSWERS = 8
"""How many other answers are tried in each of them."""


class Turn(Struct, frozen=True):
    """One step of a game: a state, all answers to its question or one cut-in, and what came of them."""

    before: Any
    moves: dict[Who, Action]
    cut: tuple[int, Action] | None
    seed: str
    step: Step

    def again(self, state: Any, dice: Chance, anew: Sequence[Who] = ()) -> Step | None:
        """The same step in another state; answers that can't be given there, and those of `anew`, are drawn.

        None where the cut-in is not possible.
        """
        phase, chance = state.phase, StepDice(self.seed, 1)
        ask = phase.ask(state)
        if self.cut is not None:
            seat, action = self.cut
            if seat not in ask.may or not _takes(ask.may[seat], action):
                return None
            return phase.cut(state, seat, ask.may[seat].sample(dice) if seat in anew else action, chance)  # type: ignore[no-any-return]
        moves = {}
        for who, choice in ask.must.items():
            move = self.moves.get(who)
            keep = move is not None and who not in anew and _takes(choice, move)
            moves[who] = move if keep else choice.sample(dice)
        return phase.advance(state, moves, chance)  # type: ignore[no-any-return]

    def others(self, seat: int | None) -> list[Who]:
        """Who answered besides this seat and its party."""
        voice = None if seat is None else self.before.phase.ask(self.before).voice(seat)
        answered: list[Who] = [*self.moves] if self.cut is None else [self.cut[0]]
        return [who for who in answered if who not in (seat, voice)]


def _takes(choice: Any, action: Action) -> bool:
    try:
        choice.check(action)
    except Refusal:
        return False
    return True


def turns(case: Case, number: int) -> Iterator[Turn]:
    """One random game, step by step."""
    dice = case.dice(f"turns {number}")
    game = case.game
    state = game.start(case.options, case.players, game.deal(case.options, case.players, dice, None)).state
    cuts: Counter[int] = Counter()
    for at in range(MOST_ENTRIES):
        ask = state.phase.ask(state)
        if not ask.must:
            return
        seed = f"{case} {number} {at}"
        seats = [seat for seat in ask.may if cuts[seat] < MOST_CUTS]
        moves: dict[Who, Action] = {}
        cut = None
        if seats and dice.random() < 0.3:
            seat = dice.pick(seats)
            cuts[seat] += 1
            cut = seat, ask.may[seat].sample(dice)
            step = state.phase.cut(state, *cut, StepDice(seed, 1))
        else:
            moves = ask.sample(dice)
            step = state.phase.advance(state, moves, StepDice(seed, 1))
        yield Turn(state, moves, cut, seed, step)
        state = step.state
    raise AssertionError("this game does not end")


def heard(told: Sequence[Told], seat: int | None) -> list[Event]:
    """What this seat is told."""
    return [event for event, audience in told if hears(audience, seat)]


def other_worlds(turn: Turn, seat: int | None, game: Game, dice: Chance) -> Iterator[Sequence[Told]]:
    """What was told in worlds that looked to this seat like the real one, before this step and after it.

    First with the same answers, as far as they are possible there, then with others that may look the same to it.
    """
    before, after = game.view(turn.before, seat), game.view(turn.step.state, seat)
    others = turn.others(seat)
    hush = turn.before.phase.ask(turn.before).hush
    for _ in range(WORLDS):
        state = game.redeal(before, dice).state
        for number in range(1 + ANSWERS if others else 1):
            anew = () if not number else others if hush else (dice.pick(others),)
            step = turn.again(state, dice, anew)
            if step is not None and game.view(step.state, seat) == after:
                yield step.told


class Pair(Struct, frozen=True):
    """What was told in two worlds that look alike to one seat."""

    seat: int | None
    one: Sequence[Told]
    other: Sequence[Told]


def deals_that_look_alike(case: Case, count: int) -> Iterator[Pair]:
    """Of so many deals each with the first that looked the same to somebody."""
    game, dice = case.game, case.dice("deals")
    first: dict[tuple[int | None, bytes], Sequence[Told]] = {}
    for _ in range(count):
        step = game.start(case.options, case.players, game.deal(case.options, case.players, dice, None))
        for seat in case.audience:
            seen = seat, msgspec.json.encode(game.view(step.state, seat))
            if seen in first:
                yield Pair(seat, first[seen], step.told)
            else:
                first[seen] = step.told


def steps_that_look_alike(case: Case, number: int) -> Iterator[Pair]:
    """Some steps of each phase of one game, each with worlds in which somebody saw the same."""
    dice = case.dice(f"looks {number}")
    by_phase: dict[type, list[Turn]] = defaultdict(list)
    for turn in turns(case, number):
        by_phase[type(turn.before.phase)].append(turn)
    for found in by_phase.values():
        for turn in dice.some(found, min(len(found), TURNS)):
            seat = dice.pick(case.audience)
            for told in other_worlds(turn, seat, case.game, dice):
                yield Pair(seat, turn.step.told, told)
