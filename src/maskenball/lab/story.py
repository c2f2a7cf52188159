"""The story of a game: what each seat could be sure of, what it had reason to think, and who was about to win.

    story = analyse(record)                 all of it
    for moment in moments(record): ...      moment by moment, for whoever shows it while it is computed

What is certain follows from the rules alone: it is so in every world that fits what the seat has seen (`worlds`).
What is likely is the bots' belief, which also weighs how people vote and what they say. The chances to win are games
that normal bots play to the end from there, in the true world.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec import Struct

from maskenball import games
from maskenball.bots import has_sides, make, run, sides
from maskenball.kernel import AnyRecord, AnySeen, Dice, Game, Match, replay
from maskenball.lab.simulate import Share, wilson, winning

ROLLOUTS = 16
"""Games played on from each moment: an interval of about 45 points; four times as many halve it."""
MOST_WORLDS, FEW_WORLDS = 400, 40
"""Worlds looked at before something counts as certain: what is otherwise in one world of a hundred is missed in one
case of fifty. Nearly everything uncertain is seen to be so within ten."""
LEVEL = "heuristic"
"""Of the bots that play on."""

OPEN = 0.05
"""How much what the rules alone say counts beside the bots' belief, which is only a model of people."""

Roles = Callable[[Any], tuple[str, ...]]
"""(state) -> what each seat is."""
Likely = tuple[dict[str, float], ...]
"""By seat: how likely it is what."""


class Thoughts(Struct, frozen=True):
    """What one seat could make of it at one moment."""

    certain: tuple[str | None, ...]
    """By seat: what it must be; None where it could be several things."""
    likely: Likely


class Moment(Struct, frozen=True):
    """The game after one of its steps."""

    entry: int
    """After so many entries of the record."""
    step: int
    phase: Any
    """What came next: a Phase of the game."""
    roles: tuple[str, ...]
    """What each seat really is now; empty where nobody is anything in secret."""
    chances: dict[str, Share]
    """How often each side, or each seat by its number, won the games that were played on from here."""
    thoughts: tuple[Thoughts, ...]
    """By seat; empty where nobody is anything in secret."""


class Story(Struct, frozen=True):
    """A game, moment by moment."""

    game: str
    names: tuple[str, ...]
    seed: str
    """Of the games that were played on; the same one gives the same story."""
    moments: tuple[Moment, ...]


def analyse(record: AnyRecord, rollouts: int = ROLLOUTS, seed: str = "0") -> Story:
    """The whole story of a record; a game that was broken off has one too."""
    return Story(record.game, record.names, seed, tuple(moments(record, rollouts, seed)))


def moments(record: AnyRecord, rollouts: int = ROLLOUTS, seed: str = "0") -> Iterator[Moment]:
    """Each moment at which something had happened, as soon as it is known."""
    game = games.find(record.game)
    part = games.part(game, "bots.suspicion")
    minds = [part.Suspicion() for _ in record.names] if part is not None else []
    step = -1
    for entry, match in enumerate(replay(record, game)):
        if match.table.step == step:
            continue
        step = match.table.step
        dice = Dice(Random(f"{seed}/{entry}").random)
        roles: Roles = part.roles if part is not None else lambda _: ()
        seens = [match.seen(seat) for seat in range(len(minds))]
        yield Moment(
            entry=entry,
            step=step,
            phase=match.table.state.phase,
            roles=roles(match.table.state),
            chances=chances(match, rollouts, f"{seed}/{entry}"),
            thoughts=tuple(
                _thoughts(game, seen, roles, mind.read(seen), dice) for seen, mind in zip(seens, minds, strict=True)
            ),
        )


def _thoughts(game: Game, seen: AnySeen, roles: Roles, likely: Likely, dice: Dice) -> Thoughts:
    """What the rules leave open counts a little even where the bots' model of people thinks nothing of it."""
    possible = worlds(game, seen, roles, dice)
    certain = tuple(next(iter(shares)) if len(shares) == 1 else None for shares in possible)
    return Thoughts(
        certain,
        tuple(
            {role: (1 - OPEN) * model.get(role, 0.0) + OPEN * shares.get(role, 0.0) for role in {**model, **shares}}
            if len(shares) > 1
            else shares
            for shares, model in zip(possible, likely, strict=True)
        ),
    )


def worlds(game: Game, seen: AnySeen, roles: Roles, dice: Dice, most: int = MOST_WORLDS) -> Likely:
    """In which share of the worlds that fit what a seat has seen each seat is what, by the rules alone.

    Drawn are FEW_WORLDS, and more while another seat was the same in all of them.
    """
    counts: list[Counter[str]] = []
    for number in range(1, most + 1):
        drawn = roles(game.redeal(seen.view, dice).state)
        counts = counts or [Counter() for _ in drawn]
        for count, role in zip(counts, drawn, strict=True):
            count[role] += 1
        if number >= FEW_WORLDS and not any(len(count) == 1 for seat, count in enumerate(counts) if seat != seen.seat):
            break
    return tuple({role: times / count.total() for role, times in count.items()} for count in counts)


def chances(match: Match, rollouts: int, seed: str) -> dict[str, Share]:
    """How often each side, or each seat where everybody plays alone, wins if normal bots take over now."""
    if match.outcome is not None:
        won = [_winners(match)]
    else:
        won = [_play_on(match, f"{seed}/{number}") for number in range(rollouts)]
    if has_sides(match.game):
        names = sides(match.game, len(match.names), match.options)
    else:
        names = [str(seat) for seat in range(len(match.names))]
    return {name: wilson(sum(name in one for one in won), len(won)) for name in names}


def _play_on(match: Match, seed: str) -> tuple[str, ...]:
    game = match.game
    bots = [make(game, LEVEL, Dice(Random(f"{seed}/{seat}").random)) for seat in range(len(match.names))]
    on = Match.of(match.now)
    run(on, bots)
    return _winners(on)


def _winners(match: Match) -> tuple[str, ...]:
    """The sides that won, or the seats by their numbers."""
    assert match.outcome is not None
    return winning(match, match.outcome) or tuple(map(str, match.outcome.winners))
