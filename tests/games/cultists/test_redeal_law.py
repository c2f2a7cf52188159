"""`redeal` draws worlds by the law: compared with weighed games of one public course (see oracle)."""

from random import Random

import pytest
from tests.games.cultists.oracle import by_view, course, differences

from maskenball.games.cultists import GAME
from maskenball.games.cultists.model import Role
from maskenball.kernel import Dice, World


def compare(players: int, number: int, games: int, every: int) -> int:
    """Compare at some questions of one course, for the spectators and all seats; how many comparisons."""
    options = GAME.options({}, players)
    dice = Dice(Random(number).random)
    compared = 0
    for question, worlds in enumerate(course(options, players, number, games)):
        if len(worlds) < games / 20:
            break
        for seat in (None, *range(players)) if question % every == every - 1 else ():
            real = by_view(worlds, seat)
            if len(real) >= 60:
                view = GAME.view(real[0].state, seat)
                imagined = [GAME.redeal(view, dice) for _ in range(300)]
                assert list(differences(real, imagined)) == []
                compared += 1
    return compared


@pytest.mark.parametrize(("players", "number"), [(4, 1), (7, 2)])
def test_redealt_worlds_are_distributed_like_real_ones(players: int, number: int) -> None:
    assert compare(players, number, games=500, every=6) >= 3


@pytest.mark.slow
@pytest.mark.parametrize(("players", "number"), [(4, 1), (4, 3), (5, 4), (6, 5), (8, 6)])
def test_redealt_worlds_are_distributed_like_real_ones_in_long_courses(players: int, number: int) -> None:
    assert compare(players, number, games=3000, every=12)


def test_the_comparison_sees_a_wrong_law() -> None:
    options = GAME.options({}, 4)
    found: list[str] = []
    for question, worlds in enumerate(course(options, 4, 1, 1000)):
        if question == 8:
            dice = Dice(Random(1).random)
            imagined = [GAME.redeal(GAME.view(worlds[0].state, None), dice) for _ in range(1000)]
            assert list(differences(worlds, imagined)) == []
            prejudice = [1 + 3 * (world.state.roles[0] is Role.CULTIST) for world in imagined]
            wrong = [World(world.state, world.weight * p) for world, p in zip(imagined, prejudice, strict=True)]
            found = list(differences(worlds, wrong))
            break
    assert any(name.startswith("roles[0]") for name in found)
