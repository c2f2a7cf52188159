"""The board of Among Cultists: places and people at one glance, and every path by its end and whom one would meet."""

from random import Random

import pytest
from rich.console import Console

from maskenball import games
from maskenball.bots import make, run
from maskenball.cli import CATALOGUES
from maskenball.cli.board import board_for
from maskenball.cli.menu import Folder
from maskenball.cli.screen import FINE
from maskenball.games.cultists.movement import Moving, Paths, preview, walks
from maskenball.kernel import Dice, Match
from maskenball.texts import LANGUAGES, Texts

GAME = games.find("cultists")
NAMES = ("Ada", "Bo", "Cy", "Di")


def drawn(match: Match, seat: int | None, lang: str) -> str:
    """The board as it is printed for this seat, with all it knows and its question."""
    board = board_for(GAME, Texts(lang, GAME, match.names, also=CATALOGUES), FINE)
    seen = match.seen(seat)
    console = Console(width=80, force_terminal=False)
    with console.capture() as captured:
        console.print(board.everything(seen))
        if seen.choice is not None:
            console.print(board.question(seen))
    return captured.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_of_a_game_can_be_drawn_for_everybody(lang: str) -> None:
    match = Match(GAME, NAMES, None, "drawn")
    bots = [make(GAME, "random", Dice(Random(seat).random)) for seat in range(4)]
    dice = Random(lang)

    def watch(match: Match) -> None:
        if dice.random() < 0.05:
            for seat in (None, 0, 1):
                assert all(name in drawn(match, seat, lang) for name in NAMES)

    run(match, bots, watch=watch)
    assert drawn(match, None, lang)


def test_the_own_route_is_marked_and_the_hand_is_told() -> None:
    match = Match(GAME, NAMES, None, "drawn")
    text = drawn(match, 0, "en")
    assert "★" in text
    assert "Hand: " in text
    assert "★" not in drawn(match, None, "en")


def test_paths_are_offered_by_their_end_and_whom_one_meets_on_them() -> None:
    match = Match(GAME, NAMES, None, "drawn")
    bots = [make(GAME, "random", Dice(Random(seat).random)) for seat in range(4)]
    board = board_for(GAME, Texts("en", GAME, NAMES, also=CATALOGUES), FINE)
    compared = 0

    def watch(match: Match) -> None:
        nonlocal compared
        phase = match.table.state.phase
        if not isinstance(phase, Moving):
            return
        seen = match.seen(phase.left[0])
        if isinstance(seen.choice, Paths):
            shown = board.lines(seen.choice, seen)
            assert shown is not None
            lines = [one for line in shown for one in (line.value.lines if isinstance(line.value, Folder) else [line])]
            assert all(line.value in seen.choice for line in lines)
            assert {line.value.path[-1] for line in lines} == {path[-1] for path in walks(seen.choice)}
            for line in lines:
                meets = preview(seen.view.public, phase.left[0], line.value.path)
                assert bool(meets) == ("(" in line.label)
            compared += 1

    run(match, bots, watch=watch)
    assert compared > 3
