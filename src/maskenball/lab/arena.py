"""The arena: any bots against any, each on every side, over the same deals.

Where a game has no sides, the even seats play against the odd ones, and then the other way round.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Any

from msgspec import Struct

from maskenball.bots import has_sides, label
from maskenball.bots import sides as sides_of
from maskenball.kernel import Game
from maskenball.lab.simulate import AnyBot, Share, Summary, simulate, wilson

EVEN, ODD = "even", "odd"


class Pairing(Struct, frozen=True):
    """Which bot played for each side, and how often each side won."""

    bots: dict[str, str]
    wins: dict[str, Share]
    """Of the games; where everybody plays alone, of the chances to win: a game has one for each seat of the side."""
    faults: dict[str, int] = {}
    """Of bots that failed: how often a safe answer, or silence, counted in their place."""


class Stopped(KeyboardInterrupt):
    """Ctrl-C, with the pairings that were played to the end until then; None if there were none."""

    def __init__(self, arena: "Arena | None") -> None:
        super().__init__()
        self.arena = arena


class Arena(Struct, frozen=True):
    """All pairings of some bots in one game at one table size, each over the same deals."""

    game: str
    players: int
    options: Any
    seed: str
    games: int
    """Games of each pairing."""
    pairings: tuple[Pairing, ...]

    def wins(self, winner: str, **bots: str) -> Share:
        """How often a side won when these played: `wins("spies", resistance="random", spies="heuristic")`."""
        return next(pairing.wins[winner] for pairing in self.pairings if pairing.bots == bots)

    def standings(self) -> dict[str, Share]:
        """How often each bot won on whichever side against others than itself, the best first."""
        won: dict[str, list[Share]] = {}
        for pairing in self.pairings:
            if len(set(pairing.bots.values())) > 1:
                for side, bot in pairing.bots.items():
                    won.setdefault(bot, []).append(pairing.wins[side])
        added = {bot: _together(shares) for bot, shares in won.items()}
        return dict(sorted(added.items(), key=lambda each: -each[1].share))

    def against(self, bot: str, other: str) -> Share:
        """How often one bot won against one other, on every side."""
        met = [pairing for pairing in self.pairings if set(pairing.bots.values()) == {bot, other}]
        return _together([one.wins[side] for one in met for side, named in one.bots.items() if named == bot])


def arena(  # noqa: PLR0913, PLR0917  every one of them says what is played
    game: Game,
    bots: Sequence[AnyBot] | Mapping[str, AnyBot],
    players: int | None = None,
    games: int = 100,
    options: Any = None,
    seed: str = "0",
    workers: int = 1,
    talk: bool = True,
    progress: Callable[[int, int], None] | None = None,
) -> Arena:
    """Let every bot meet every bot (and itself), so many games a pairing.

    A bot is a level of the game, a class, or its name as "package:Class"; a mapping gives them names of one's own.
    `progress` hears how many games are done, and of how many.
    """
    named = dict(bots) if isinstance(bots, Mapping) else {label(bot): bot for bot in bots}
    players = game.sizes(options)[0] if players is None else players
    setting = game.options(options, players)
    sides = sides_of(game, players, setting) if has_sides(game) else [EVEN, ODD]
    play = partial(simulate, game, players, games, seed, setting, workers=workers, talk=talk)
    lineups = [dict(zip(sides, names, strict=True)) for names in product(named, repeat=len(sides))]
    pairings: list[Pairing] = []
    try:
        for names in lineups:
            heard = partial(_add, progress, len(pairings) * games, len(lineups) * games)
            by_side = {side: named[name] for side, name in names.items()}
            pairings.append(_meet(partial(play, progress=heard), players, names, by_side))
    except KeyboardInterrupt:
        found = Arena(game.name, players, setting, seed, games, tuple(pairings)) if pairings else None
        raise Stopped(found) from None
    return Arena(game.name, players, setting, seed, games, tuple(pairings))


def _add(progress: Callable[[int, int], None] | None, before: int, total: int, done: int) -> None:
    if progress is not None:
        progress(before + done, total)


def _meet(play: Callable[..., Summary], players: int, names: dict[str, str], bots: dict[str, AnyBot]) -> Pairing:
    if EVEN not in bots:
        summary = play(bots=next(iter(bots.values())), sides=bots)
        return Pairing(names, {side: summary.wins(side) for side in bots}, summary.faults)
    summary = play(bots=tuple(bots[ODD if seat % 2 else EVEN] for seat in range(players)))
    wins = {EVEN: _together(summary.seats[::2]), ODD: _together(summary.seats[1::2])}
    return Pairing(names, wins, summary.faults)


def _together(shares: Sequence[Share]) -> Share:
    """Several shares as one."""
    return wilson(sum(one.count for one in shares), sum(one.of for one in shares))
