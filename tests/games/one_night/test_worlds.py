"""Redealt worlds: drawn as often as random games of that look come up, also in the middle of the night.

Nobody can see how far another seat is with its task (N-75), so a moment of a game is taken at random; then every
step of a turn is as likely in the games as in the worlds.
"""

from collections import Counter, defaultdict
from math import sqrt
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.one_night.position import R, table

from maskenball.games.one_night import GAME
from maskenball.games.one_night.events import Revealed
from maskenball.games.one_night.model import Exchange, Reveal
from maskenball.games.one_night.state import State, View
from maskenball.kernel import Dice, Table, open_table

GAMES = 1500
MOST_STEPS = 14
"""No night of three lasts longer."""

SETS = (
    "revealer recruiter thief",
    "revealer revealer signaller",
    "rogue defector analyst",
    "deep_agent recruiter rogue",
    "signaller defector recruiter",
    "deep_agent revealer analyst",
    "signaller signaller deep_agent",
)


def at_random_moments(cards: str, dice: Dice) -> list[Table]:
    """One moment out of each of many games in which everybody throws dice, the first morning more often."""
    options = GAME.options({"cards": cards.split()}, 3)
    found = []
    for number in range(GAMES):
        at, _told = open_table(GAME, 3, options, f"{cards} {number}", GAME.deal(options, 3, dice, 0))
        for _ in range(dice.below(MOST_STEPS)):
            if at.ask.hush or at.step == 1:
                at, _told = at.submit_all({who: choice.sample(dice) for who, choice in at.ask.must.items()})
        found.append(at)
    return found


def parts(state: State) -> list[tuple[str, bytes]]:
    fields = ("deal", "tokens", "notes", "open", "deeds", "resting")
    values: list[tuple[str, Any]] = [(name, getattr(state, name)) for name in fields]
    values += [("cards", state.deal.cards), ("dealt", state.deal.tokens), ("last", state.deeds[-1:])]
    return [(name, msgspec.json.encode(value)) for name, value in values]


@pytest.mark.rule("N-70", "N-73", "N-75")
@pytest.mark.parametrize("cards", SETS)
def test_worlds_are_drawn_as_often_as_games_of_that_look_come_up(cards: str) -> None:
    dice = Dice(Random(cards).random)
    groups: dict[tuple[int | None, bytes], list[Table]] = defaultdict(list)
    for at in at_random_moments(cards, dice):
        for seat in (None, 0, 1, 2):
            groups[seat, msgspec.json.encode(GAME.view(at.state, seat))].append(at)
    common = sorted(groups.items(), key=lambda group: -len(group[1]))[:10]
    for (seat, encoded), games in common:
        view = msgspec.json.decode(encoded, type=View)
        real = Counter(part for at in games for part in parts(at.state))
        drawn: Counter[tuple[str, bytes]] = Counter()
        redeals = 150
        for _ in range(redeals):
            world = GAME.redeal(view, dice)
            assert world.weight == 1
            drawn.update(parts(world.state))
        for part in real.keys() | drawn.keys():
            pooled = (real[part] + drawn[part]) / (len(games) + redeals)
            spread = sqrt(pooled * (1 - pooled) * (1 / len(games) + 1 / redeals))
            assert abs(real[part] / len(games) - drawn[part] / redeals) <= 5.5 * spread + 0.01, (seat, part)


@pytest.mark.rule("N-38", "N-73")
def test_an_open_token_is_explained_by_every_way_it_may_have_come_there() -> None:
    """Somebody turned it where it lay, or elsewhere before a swap; all worlds have a Revealer who did."""
    night = table("R-Revealer R-Observer R-Recruiter S-Confirmer").sleep()
    position = night.turn(Reveal(1)).turn().turn(Exchange((1, 3))).morning()
    assert position.public.open_seats == (3,)
    dice = Dice(Random(1).random)
    places = set()
    for _ in range(80):
        world = GAME.redeal(position.view(None), dice).state
        (turned,) = [deed.act for deed in world.deeds if isinstance(deed.act, Revealed)]
        assert turned.token is R
        places.add(turned.seat)
    assert places == {0, 1, 2, 3}


@pytest.mark.rule("N-72")
def test_who_sees_nothing_open_takes_a_turned_spy_token_for_possible() -> None:
    position = table("R-Revealer S-Observer R-Thief").sleep().turn(Reveal(1)).morning()
    dice = Dice(Random(1).random)
    turned = set()
    for _ in range(60):
        world = GAME.redeal(position.view(1), dice).state
        turned |= {(deed.seat, deed.act.seat) for deed in world.deeds if isinstance(deed.act, Revealed)}
    assert (0, 1) in turned
    assert (2, 1) in turned
