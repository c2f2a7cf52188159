"""Many matches between bots, counted. The same seed gives the same Summary, whatever the number of workers."""

import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal
from statistics import fmean, median
from typing import Any

from msgspec import Struct

from maskenball.bots import BotFactory, Guarded, factory, has_sides, label, run, side
from maskenball.kernel import Dice, Game, Malformed, Match, Outcome
from maskenball.kernel.record import Answered

AnyBot = str | BotFactory
"""A level of the game, something that makes a bot, or the name of such a thing as "package:Class"."""

CHUNK = 25
"""Games a worker plays before it reports."""


class Share(Struct, frozen=True):
    """How often something happened, with the 95 % Wilson interval of its chance."""

    count: int
    of: int
    share: float
    low: float
    high: float


class Ending(Struct, frozen=True):
    """One way the games ended: the sides that won, and the reason."""

    sides: tuple[str, ...]
    """Several where a win is shared; none where nobody won, or everybody plays alone."""
    winners: int
    """How many won, where everybody plays alone."""
    reason: str
    games: Share


class Spread(Struct, frozen=True):
    """How a number varied from game to game."""

    mean: float
    median: float
    least: int
    most: int


class Summary(Struct, frozen=True):
    """What came out of many games between bots."""

    game: str
    players: int
    options: Any
    seed: str
    bots: tuple[str, ...]
    """Who sat at each seat, by level or name."""
    sides: dict[str, str]
    """Who played for a side instead."""
    games: int
    outcomes: tuple[Ending, ...]
    """The most frequent first."""
    answers: Spread
    steps: Spread
    seats: tuple[Share, ...]
    """How often each seat won."""
    faults: dict[str, int] = {}
    """Of bots that failed: how often a safe answer, or silence, counted in their place."""

    def wins(self, side: str) -> Share:
        """How often this side won, alone or with others, for whatever reason."""
        return wilson(sum(ending.games.count for ending in self.outcomes if side in ending.sides), self.games)


class Stopped(KeyboardInterrupt):
    """Ctrl-C, with what was measured until then; None if no chunk of games was finished."""

    def __init__(self, summary: Summary | None) -> None:
        super().__init__()
        self.summary = summary


def wilson(count: int, total: int) -> Share:
    """The share with the interval that would hold it in 95 of 100 repetitions (Wilson's, good at the ends too)."""
    z = 1.959964
    share = count / total
    middle = share + z * z / (2 * total)
    reach = z * sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    scale = 1 + z * z / total
    return Share(count, total, share, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


def simulate(  # noqa: PLR0913, PLR0917  every one of them says what is simulated
    game: Game,
    players: int | None = None,
    games: int = 100,
    seed: str = "0",
    options: Any = None,
    bots: AnyBot | Sequence[AnyBot] = "random",
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    sides: Mapping[str, AnyBot] | None = None,
    talk: bool = True,
) -> Summary:
    """Play so many games (at the smallest table, if no size is said); `progress` hears how many are done.

    `bots` is one for all seats, or one for each: a level of the game, a class, or its name as "package:Class". `sides`
    overrules it for all who are dealt to a side: sides={"spies": "random"} plays `bots` against random spies.
    """
    if games < 1:
        raise Malformed("bad_games", given=games)
    players = game.sizes(options)[0] if players is None else players
    setting = game.options(options, players)
    lineup = _Lineup(game, players, seed, setting, _by_seat(players, bots), dict(sides or {}), talk)
    for bot in (*lineup.bots, *lineup.sides.values()):
        factory(game, bot)  # refused here, before anything is played
    played: list[_Played] = []
    try:
        for chunk in _chunks(lineup, games, workers):
            played += chunk
            if progress:
                progress(len(played))
    except KeyboardInterrupt:
        raise Stopped(_sum_up(lineup, played) if played else None) from None
    return _sum_up(lineup, played)


def _by_seat(players: int, bots: AnyBot | Sequence[AnyBot]) -> tuple[AnyBot, ...]:
    each = tuple(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else (bots,)
    if len(each) not in (1, players):
        raise Malformed("bad_levels", given=len(each), players=players)
    return each * (players // len(each))


class _Lineup(Struct, frozen=True):
    game: Game
    players: int
    seed: str
    options: Any
    bots: tuple[AnyBot, ...]
    sides: dict[str, AnyBot]
    talk: bool


class _Played(Struct, frozen=True):
    sides: tuple[str, ...]
    winners: int
    reason: str
    answers: int
    steps: int
    won: tuple[int, ...]
    faults: tuple[str, ...]


def _chunks(lineup: _Lineup, games: int, workers: int) -> Iterator[list[_Played]]:
    """The games in their order, a chunk at a time; each has its own seed, so it does not matter who plays it."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if workers <= 1 or len(chunks) == 1:
        yield from (_play(lineup, chunk) for chunk in chunks)
        return
    # A Game holds functions; workers find their own. They are started afresh, as on every platform they can be.
    play = partial(_play_there, lineup.game.package, *_portable(lineup))
    # Ctrl-C is for us to answer: we end them, and they need not complain.
    undisturbed = partial(signal, SIGINT, SIG_IGN)
    with get_context("spawn").Pool(min(workers, len(chunks)), undisturbed) as pool:
        yield from pool.imap(play, chunks)


def _portable(lineup: _Lineup) -> tuple[Any, ...]:
    """All but the game, such that another process can read it."""
    rest = (lineup.players, lineup.seed, lineup.options, lineup.bots, lineup.sides, lineup.talk)
    try:
        pickle.dumps(rest)
    except Exception as wrong:  # a class inside a function, a lambda: each says so in its own way
        raise Malformed("bot_stays_here", reason=str(wrong)) from None
    return rest


def _play_there(package: str, *rest: Any) -> list[_Played]:
    *setting, chunk = rest
    return _play(_Lineup(import_module(package).GAME, *setting), chunk)


def _play(lineup: _Lineup, chunk: range) -> list[_Played]:
    return [_play_one(lineup, f"{lineup.seed}/{number}") for number in chunk]


def _play_one(lineup: _Lineup, seed: str) -> _Played:
    """One game between fresh bots with neutral names; the deal itself shuffles who is who."""
    names = tuple(f"Player {seat + 1}" for seat in range(lineup.players))
    match = Match(lineup.game, names, lineup.options, seed)
    bots = []
    for seat, bot in enumerate(lineup.bots):
        chosen = lineup.sides.get(side(lineup.game, match.seen(seat)), bot) if lineup.sides else bot
        bots.append(factory(lineup.game, chosen)(Dice(Random(f"{seed}/seat {seat}").random)))
    outcome = run(match, bots, talk=lineup.talk)
    answers = sum(isinstance(entry, Answered) for entry in match.entries)
    sides = winning(match, outcome)
    winners = 0 if sides else len(outcome.winners)
    faults = tuple(bot.name for bot in bots if isinstance(bot, Guarded) for _ in range(bot.faults))
    return _Played(sides, winners, outcome.reason, answers, match.table.step, outcome.winners, faults)


def winning(match: Match, outcome: Outcome) -> tuple[str, ...]:
    """The side the outcome names, or all that share the win; none where everybody plays alone."""
    if outcome.side is not None:
        return (outcome.side,)
    if not has_sides(match.game):
        return ()
    return tuple(sorted({side(match.game, match.seen(seat)) for seat in outcome.winners}))


def _sum_up(lineup: _Lineup, played: list[_Played]) -> Summary:
    total = len(played)
    endings = Counter((one.sides, one.winners, one.reason) for one in played)
    ranked = sorted(endings.items(), key=lambda ending: (-ending[1], str(ending[0])))
    return Summary(
        game=lineup.game.name,
        players=lineup.players,
        options=lineup.options,
        seed=lineup.seed,
        bots=tuple(map(label, lineup.bots)),
        sides={side: label(bot) for side, bot in lineup.sides.items()},
        games=total,
        outcomes=tuple(Ending(*ending, wilson(count, total)) for ending, count in ranked),
        answers=_spread([one.answers for one in played]),
        steps=_spread([one.steps for one in played]),
        seats=tuple(wilson(sum(seat in one.won for one in played), total) for seat in range(lineup.players)),
        faults=dict(Counter(name for one in played for name in one.faults)),
    )


def _spread(numbers: list[int]) -> Spread:
    return Spread(fmean(numbers), float(median(numbers)), min(numbers), max(numbers))
