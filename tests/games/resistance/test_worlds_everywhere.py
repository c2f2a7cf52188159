"""Imagined worlds of The Resistance at the spots where much is hidden: cards face down, Hunters, Hackers, Blame.

The same comparison as for every game (`maskenball.testing.suite`), led to these spots by what lies on top of the plot
deck and by what the players are eager to do.
"""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from maskenball.games.resistance.model import Blame, Deal, Expose, Peek, Plot
from maskenball.kernel import Chance
from maskenball.testing.suite.redealt import GAMES, compared
from maskenball.testing.tables import Case, find

MOST_SCRIPTS = 12


def stacked(*plots: Plot) -> Callable[[Deal, Chance], Deal]:
    """Seat 0 leads, and these plot cards are drawn for the first mission; the rest is left to chance."""

    def arrange(deal: Deal, dice: Chance) -> Deal:
        rest = list(deal.deck)
        for plot in plots:
            rest.remove(plot)
        return replace(deal, leader=0, deck=(*plots, *dice.shuffled(rest)))

    return arrange


SPOTS: dict[str, tuple[int, list[str], dict[str, Any], list[str]]] = {
    "a card seen by Keeping a Close Eye": (
        5,
        ["plot"],
        {"eager": (Peek,), "arrange": stacked(Plot.CLOSE_EYE)},
        ['"type":"Offering","plot":"close_eye"', "SawCard"],
    ),
    "a card in the Spotlight": (
        7,
        ["plot"],
        {"eager": (Expose,), "arrange": stacked(Plot.SPOTLIGHT, Plot.CLOSE_EYE)},
        ['"Exposed"', '"CardsLaid"'],
    ),
    "a character looked at": (
        7,
        ["plot"],
        {"arrange": stacked(Plot.OVERHEARD, Plot.CONFIDENCE)},
        ['"Saw"'],
    ),
    "pondering, and a Doppelganger who may be investigated": (
        5,
        ["hunter", "doppelganger"],
        {"arrange": stacked()},
        ['"type":"Pondering"', "NobodyAccused", '"Saw"', '"type":"Investigating"'],
    ),
    "both Hackers": (
        5,
        ["resistance_hacker", "spy_hacker"],
        {"arrange": stacked()},
        ['"hacks":1'],
    ),
    "Hackers and Hunters": (
        7,
        ["hunter", "resistance_hacker", "spy_hacker", "hidden_hacker"],
        {"arrange": stacked()},
        ['"hacks":1', "NobodyAccused"],
    ),
    "Blame": (
        7,
        ["hunter", "double_agent", "deceiver", "blame"],
        {"eager": (Blame,), "arrange": stacked(), "games": 6 * GAMES},
        ['"Blamed"'],
    ),
    "all modules": (
        6,
        ["hunter", "doppelganger", "coordinator", "plot", "interrogator"],
        {"eager": (Peek,), "arrange": stacked(Plot.CLOSE_EYE)},
        ["SawCard"],
    ),
}


@pytest.mark.parametrize("spot", SPOTS)
def test_worlds_are_imagined_as_often_as_they_happen_also_with(spot: str) -> None:
    players, options, course_of, marks = SPOTS[spot]
    case = Case("resistance", players, find("resistance").options(dict.fromkeys(options, True), players))
    views: list[str] = []
    for number in range(MOST_SCRIPTS):
        views += compared(case, number, **course_of)
        if all(any(mark in view for view in views) for mark in marks):
            return
    pytest.fail(f"{spot}: never got there")
