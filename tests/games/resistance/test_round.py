"""The order of a round with all modules (W-11)."""

from collections.abc import Callable

import pytest
from tests.games.resistance.position import R_CHIEF, R_HUNTER, S_CHIEF, S_HUNTER, Position, table

from maskenball.games.resistance.interrogator import Interrogating
from maskenball.games.resistance.model import (
    Blame,
    Card,
    Expose,
    Give,
    Interrogate,
    Investigate,
    Lead,
    Overhear,
    Peek,
    Plot,
    Propose,
    Vote,
)

DECEIVER, HACKER, AGENT = 4, 5, 6

Move = Callable[[Position], Position]
ROUND: list[tuple[str, Move]] = [
    ("Interrogating", lambda game: game.do(HACKER, Interrogate(R_CHIEF))),
    ("Offering strong_leader", lambda game: game.do(R_HUNTER, Lead())),
    ("Dealing", lambda game: game.do(R_HUNTER, Give(R_CHIEF))),
    ("Acting", lambda game: game.do(R_CHIEF, Overhear(AGENT))),
    ("Dealing", lambda game: game.do(R_HUNTER, Give(HACKER))),
    ("Proposing", lambda game: game.do(AGENT, Blame(R_CHIEF))),
    ("Proposing", lambda game: game.do(R_HUNTER, Propose((S_CHIEF, DECEIVER, HACKER, AGENT), None, S_HUNTER))),
    ("Opining", lambda game: game.do(HACKER, Vote(True))),
    ("Voting", lambda game: game.vote("YYYYYYY")),
    ("Offering no_confidence", lambda game: game.keep()),
    ("Offering spotlight", lambda game: game.do(S_HUNTER, Expose(DECEIVER))),
    ("Playing", lambda game: game.cards({S_CHIEF: Card.CHIEF_FAIL, HACKER: Card.HACK})),
    ("Offering close_eye", lambda game: game.do(DECEIVER, Peek(HACKER))),
    ("Pondering", lambda game: game.accuse_early(DECEIVER)),
    ("Accusing", lambda game: game.accuse(DECEIVER)),
    ("Investigating", lambda game: game.do(S_HUNTER, Investigate(R_CHIEF))),
    ("Showing", lambda game: game.ring()),
    ("Interrogating", lambda game: game.do(R_CHIEF, Interrogate(S_CHIEF))),
    ("Proposing", lambda game: game),
]


def late() -> Position:
    """Two successes, one failure; the interrogation after the third mission is the last thing left to do."""
    kept = {
        R_HUNTER: [Plot.STRONG_LEADER],
        R_CHIEF: [Plot.NO_CONFIDENCE],
        S_HUNTER: [Plot.SPOTLIGHT],
        DECEIVER: [Plot.CLOSE_EYE],
    }
    cast = "R-Chief R-Hunter S-Chief S-Hunter Deceiver R-Hacker Agent"
    game = table(cast, leader=S_CHIEF, results="SSF", plots=kept, blame=True, interrogator=True)
    deck = (Plot.OVERHEARD, Plot.OPINION_MAKER)
    return game.put(interrogators=(1, HACKER), deck=deck, deck_left=2, phase=Interrogating(HACKER))


@pytest.mark.rule("W-11")
def test_a_round_with_all_modules_goes_through_its_stages_in_this_order() -> None:
    game = late()
    for step, move in ROUND:
        assert game.phase == step
        game = move(game)
    assert game.asked == (S_CHIEF,), "clockwise from the Strong Leader"
    assert game.public.results == (True, True, False, False, None)


@pytest.mark.rule("W-11", "W-07")
def test_what_is_said_in_a_round_comes_in_this_order() -> None:
    game = late()
    before = len(game.told)
    for _, move in ROUND:
        game = move(game)
    public = [type(event).__name__ for event, audience in game.told[before:] if audience is None]
    assert public == [
        "Looked",
        "LeaderChanged",
        "LedStrongly",
        "PlotsDrawn",
        "PlotGiven",
        "Looked",
        "PlotGiven",
        "Blamed",
        "SteppedForward",
        "Proposed",
        "Opined",
        "Voted",
        "PlotKept",
        "Exposed",
        "CardsLaid",
        "Looked",
        "MissionDone",
        "SteppedForward",
        "Accused",
        "ResultTurned",
        "SteppedForward",
        "Accused",
        "ResultTurned",
        "Looked",
        "LoyaltyShown",
        "Looked",
        "LeaderChanged",
    ]
