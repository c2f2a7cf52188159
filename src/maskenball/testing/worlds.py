"""Many random games with one public course, and how often each hidden truth lies behind one view of them.

What everybody sees anyway (teams, votes, whom somebody looks at) is played by a script, the same in all games, so
that many games lead to the same view. What depends on a secret is thrown as `sample` throws it: the law that
`redeal` has to keep.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import log, sqrt
from typing import Any

import msgspec
from msgspec import Struct

from maskenball.kernel import Action, Chance, Event, Table, Told, Who, World, open_table
from maskenball.testing.play import answer_all, lasts
from maskenball.testing.tables import Case

DEALS = 5
"""How many deals are looked at for each game that is played."""

CUTS = 0.25
"""How often the script lets somebody cut in."""

SAFE = 0.75
"""How often the script gives the safe answers."""

DOUBT = 1e-7
"""How often one sound comparison may fail by accident."""


class Run(Struct):
    """One game on its way, and all that each seat was told in it."""

    table: Table
    told: dict[int | None, list[Event]]

    def go(self, step: tuple[Table, Sequence[Told]]) -> set[int]:
        """Go on to the next question; who was told something in secret."""
        self.table, told = step
        for event, audience in told:
            for seat in self.told if audience is None else audience:
                self.told[seat].append(event)
        return {seat for _event, audience in told for seat in audience or ()}


def course(
    case: Case,
    number: int,
    games: int,
    eager: tuple[type[Action], ...] = (),
    arrange: Callable[[Any, Chance], Any] | None = None,
) -> Iterator[tuple[list[Run], set[int]]]:
    """So many games that begin alike for a spectator, and after each secret those of them that still look alike.

    Each time also the seats that were told something in secret. `eager`: what is done in public whenever it can be.
    `arrange` puts a deal in order, say by fixing what lies on top; it must leave the secrets to chance.
    """
    dice = case.dice(f"worlds {number}")
    script = case.dice(f"script {number}")
    runs = _begin(case, dice, games, arrange)
    yield runs, set(range(case.players))
    view = case.game.view
    while not runs[0].table.outcome:
        look = view(runs[0].table.state, None)
        secret, told = _play_on(runs, script, dice, eager)
        for run in runs:
            while run.table.ask.hush and view(run.table.state, None) == look:
                told |= run.go(answer_all(run.table, dice))
        # One of the branches: a likely one, but not always the same, so that missions fail in some courses.
        branches = list(by_view(runs, None).values())
        runs = branches[script.weighted([len(branch) ** 2 for branch in branches])]
        # How far somebody is with several secret picks nobody can see: the moment itself is a secret then, and no
        # course throws it. Games with such turns compare moments at random in tests of their own.
        if (secret or told or len(branches) > 1) and not any(lasts(run.table, dice) for run in runs[:50]):
            yield runs, told


def _begin(case: Case, dice: Chance, games: int, arrange: Callable[[Any, Chance], Any] | None) -> list[Run]:
    """The most frequent beginning that a spectator can see, of so many games at the most."""
    game = case.game
    found: dict[bytes, list[Run]] = defaultdict(list)
    for _ in range(games if arrange else DEALS * games):
        deal = game.deal(case.options, case.players, dice, None)
        # Each game has chances of its own; where a step throws dice, the law is over those too.
        seed = str(dice.random())
        step = open_table(game, case.players, case.options, seed, arrange(deal, dice) if arrange else deal)
        public = msgspec.json.encode(game.view(step[0].state, None))
        if len(found[public]) < games:
            run = Run(step[0], {seat: [] for seat in case.audience})
            run.go(step)
            found[public].append(run)
    return max(found.values(), key=len)


def _play_on(runs: list[Run], script: Chance, dice: Chance, eager: tuple[type[Action], ...]) -> tuple[bool, set[int]]:
    """One question for all of them; whether a secret answer was given, and who was told something in secret."""
    told: set[int] = set()
    ask = runs[0].table.ask
    if ask.may and (script.random() < CUTS or any(isinstance(cut.safe(), eager) for cut in ask.may.values())):
        index = script.below(len(ask.may))
        for run in runs:
            seat, choice = list(run.table.ask.may.items())[index]
            told |= run.go(run.table.submit(seat, choice.sample(dice)))
        return True, told
    public: dict[Who, Action] = {}
    # Safe answers lead further on: a script of random votes would seldom send a team on a mission.
    safe = script.random() < SAFE
    for who, choice in {} if ask.hush else ask.must.items():
        if all(run.table.ask.must.get(who) == choice for run in runs):
            wanted = [action for action in (choice.sample(script) for _ in range(9)) if isinstance(action, eager)]
            public[who] = wanted[0] if wanted else choice.safe() if safe else choice.sample(script)
    for run in runs:
        hidden = {who: choice.sample(dice) for who, choice in run.table.ask.must.items() if who not in public}
        told |= run.go(run.table.submit_all(hidden | public))
    return len(public) < len(ask.must), told


def by_view(runs: list[Run], seat: int | None) -> dict[bytes, list[Run]]:
    """The games by what this seat sees of them."""
    groups: dict[bytes, list[Run]] = defaultdict(list)
    for run in runs:
        table = run.table
        groups[msgspec.json.encode(table.game.view(table.state, seat))].append(run)
    return groups


def parts(state: Any) -> Iterator[tuple[str, bytes]]:
    """The whole state, each of its fields, and each element of these: what is compared."""
    plain = msgspec.to_builtins(state)
    yield "", msgspec.json.encode(plain)
    for name, value in plain.items():
        yield name, msgspec.json.encode(value)
        if isinstance(value, list | tuple):
            for index, one in enumerate(value):
                yield f"{name}[{index}]", msgspec.json.encode(one)


Shares = dict[str, Counter[bytes]]


def shares(worlds: Iterable[World]) -> tuple[Shares, float]:
    """How much weight each value of each part has, of 1 in all, and how many equally weighted worlds that is like."""
    found: Shares = defaultdict(Counter)
    total = squares = 0.0
    for world in worlds:
        total += world.weight
        squares += world.weight**2
        for name, value in parts(world.state):
            found[name][value] += world.weight  # type: ignore[assignment] # a Counter of shares, not of pieces
    for counter in found.values():
        for value in counter:
            counter[value] /= total  # type: ignore[assignment]
    return found, total**2 / squares


def differences(real: Iterable[World], imagined: Iterable[World]) -> Iterator[str]:
    """Where the imagined worlds are not distributed like the real ones, more than chance can explain."""
    lived, games = shares(real)
    drawn, redeals = shares(imagined)
    spread = 1 / games + 1 / redeals
    for name in {*lived, *drawn}:
        one, other = lived[name], drawn[name]
        values = {*one, *other}
        for value in values:
            # All of so many on one side, none on the other: how likely is that, if both draw alike?
            if not other[value] and (games / (games + redeals)) ** (one[value] * games) < DOUBT:
                yield f"{name or 'the world'} {value.decode()} happens but is never imagined"
            if not one[value] and (redeals / (games + redeals)) ** (other[value] * redeals) < DOUBT:
                yield f"{name or 'the world'} {value.decode()} is imagined but never happens"
        distance = sum(abs(one[value] - other[value]) for value in values) / 2
        # What chance alone makes of it on average (the mean deviation of each share), and how far it strays
        # from that (McDiarmid).
        pooled = [(one[value] * games + other[value] * redeals) / (games + redeals) for value in values]
        usual = sum(sqrt(share * (1 - share) * spread) for share in pooled) / 2
        if distance > usual + sqrt(log(1 / DOUBT) * spread / 2):
            yield f"{name or 'the world'} differs by {distance:.3f} at {games:.0f} games and {redeals:.0f} redeals"
