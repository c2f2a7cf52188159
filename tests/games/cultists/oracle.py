"""Play and reject: many games of one public course, each weighed by how likely random players would have taken it.

What everybody sees (moves, which action, what is announced, who is voted for) is forced to be the same in all games,
and a game's weight is the chance with which `sample` would have thrown it there; cards are thrown; games in which
chance shows something else are dropped. What is left is what `redeal` has to draw, by other means.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from math import log, sqrt
from random import Random
from typing import Any

import msgspec

from maskenball.games.cultists import GAME
from maskenball.games.cultists.model import Give, Options
from maskenball.kernel import CLOCK, Action, Choice, Dice, Either, Table, World, open_table

INTERESTING = ("CheckStatus", "WatchPlayer", "FillRoom", "CheckRoom", "WatchRoom", "Present", "ClosePortal")
DOUBT = 1e-6
LEAST_EXPECTED = 20
NEW = 24
"""No step says more than that."""


def public(action: Action) -> Any:
    """What others see of an answer: everything but the kind of a card."""
    if isinstance(action, Give):
        return ("Give", action.to)
    if hasattr(action, "card"):
        return type(action).__name__
    return action


def chance_of(choice: Choice, wanted: Any) -> float:
    """How likely a random player gives an answer that looks like this."""
    if isinstance(choice, Either):
        return sum(chance_of(part, wanted) for part in choice.choices) / len(choice.choices)
    try:
        answers = [public(answer) for answer in choice]
    except TypeError:
        return 1.0  # paths: the same for every role
    return answers.count(wanted) / len(answers)


def throw(choice: Choice, wanted: Any, dice: Dice) -> Action:
    """An answer that looks like this, its card thrown."""
    if isinstance(choice, Either):
        choice = next(part for part in choice.choices if chance_of(part, wanted))
    try:
        fitting = [answer for answer in choice if public(answer) == wanted]
    except TypeError:
        fitting = [wanted]
    action: Action = dice.pick(fitting)
    return action


def course(options: Options, players: int, number: int, games: int) -> Iterator[list[World]]:
    """Weighed games that look alike to a spectator, after each question; the games end or become too few."""
    script = Dice(Random(f"script {number}").random)
    dice = Dice(Random(f"cards {number}").random)
    runs: list[tuple[Table, float]] = []
    first = GAME.deal(options, players, script, None)
    for game in range(games):
        deal = GAME.deal(options, players, dice, None)
        # What comes out of bag, tokens and markers is public in time: the same in all games, so that they stay alike.
        deal = msgspec.structs.replace(deal, knife=0, bag=first.bag, tokens=first.tokens, markers=first.markers)
        runs.append((open_table(GAME, players, options, f"{number} {game}", deal)[0], 1.0))
    while runs and not runs[0][0].outcome:
        yield [World(table.state, weight) for table, weight in runs]
        runs = list(_alike(_step(runs, script, dice), script))


def _step(runs: list[tuple[Table, float]], script: Dice, dice: Dice) -> list[tuple[Table, float]]:
    """One question, answered alike by all who can."""
    wanted = {who: _wish(runs, who, script) for who in runs[0][0].ask.must}
    after = []
    for table, weight in runs:
        odds = weight
        for who, choice in table.ask.must.items():
            odds *= chance_of(choice, wanted[who]) if who != CLOCK else 1.0
        if odds:
            moves = {who: throw(choice, wanted[who], dice) for who, choice in table.ask.must.items()}
            after.append((table.submit_all(moves)[0], odds))
    return after


def _wish(runs: list[tuple[Table, float]], who: Any, script: Dice) -> Any:
    """What one of the games would answer, something interesting if it can."""
    at = script.weighted([weight for _, weight in runs])
    choice = runs[at][0].ask.must[who]
    thrown = [choice.sample(script) for _ in range(6)]
    liked = [answer for answer in thrown if type(answer).__name__ in INTERESTING]
    if liked and type(liked[0]).__name__ == "Present" and script.random() < 0.7:
        liked = []
    return public((liked or thrown)[0])


def _alike(runs: list[tuple[Table, float]], script: Dice) -> Iterable[tuple[Table, float]]:
    branches: dict[bytes, list[tuple[Table, float]]] = defaultdict(list)
    for table, weight in runs:
        # They looked alike before, so what was said last tells them apart.
        said = table.state.public.history[-NEW:]
        branches[msgspec.json.encode((said, table.state.phase))].append((table, weight))
    kept = list(branches.values())
    return kept[script.weighted([len(branch) ** 2 for branch in kept])]


def by_view(worlds: list[World], seat: int | None) -> list[World]:
    """The largest group of worlds that look alike to this seat."""
    groups: dict[bytes, list[World]] = defaultdict(list)
    for world in worlds:
        groups[msgspec.json.encode(GAME.view(world.state, seat))].append(world)
    return max(groups.values(), key=len)


def differences(real: list[World], imagined: list[World]) -> Iterator[str]:
    """Where two sets of weighed worlds differ by more than chance can explain."""
    lived, games = _shares(real)
    drawn, redeals = _shares(imagined)
    spread = 1 / games + 1 / redeals
    for name in {*lived, *drawn}:
        one, other = lived[name], drawn[name]
        for value in {*one, *other}:
            if min(one[value], other[value]) == 0 and max(one[value], other[value]) / spread > LEAST_EXPECTED:
                yield f"{name}: {value.decode()[:200]} only in one of the two"
        values = {*one, *other}
        distance = sum(abs(one[value] - other[value]) for value in values) / 2
        pooled = [(one[value] * games + other[value] * redeals) / (games + redeals) for value in values]
        usual = sum(sqrt(max(0.0, share * (1 - share)) * spread) for share in pooled) / 2
        if distance > usual + sqrt(log(1 / DOUBT) * spread / 2):
            yield f"{name} differs by {distance:.3f}, usual {usual:.3f} at {games:.0f} games and {redeals:.0f} redeals"


def _shares(worlds: list[World]) -> tuple[dict[str, Counter[bytes]], float]:
    found: dict[str, Counter[bytes]] = defaultdict(Counter)
    total = sum(world.weight for world in worlds)
    for world in worlds:
        for name, value in _parts(world.state):
            found[name][value] += world.weight / total  # type: ignore[assignment] # shares, not pieces
    return found, total**2 / sum(world.weight**2 for world in worlds)


def _parts(state: Any) -> Iterator[tuple[str, bytes]]:
    plain = msgspec.to_builtins(state)
    for name, value in plain.items():
        if name not in ("public", "phase", "bag", "tokens", "markers"):
            yield name, msgspec.json.encode(value)
            if isinstance(value, list | tuple):
                for index, one in enumerate(value):
                    yield f"{name}[{index}]", msgspec.json.encode(one)
