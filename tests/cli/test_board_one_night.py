"""The board of Nacht der Entscheidung, and options that take several values."""

import re
from random import Random

import pytest
from rich.console import Console

from maskenball import games
from maskenball.bots import make, run
from maskenball.cli import CATALOGUES
from maskenball.cli.board import board_for
from maskenball.cli.options import read_options
from maskenball.cli.screen import FINE
from maskenball.games.one_night.model import CloseEyes, Deal, Done, Specialist, Steal, Token
from maskenball.kernel import Dice, Illegal, Match
from maskenball.texts import LANGUAGES, Texts

GAME = games.find("one_night")
NAMES = ("Ada", "Bo", "Cy")
R, S = Token.RESISTANCE, Token.SPY


def texts(names: tuple[str, ...], lang: str = "en") -> Texts:
    return Texts(lang, GAME, names, also=CATALOGUES)


def drawn(match: Match, seat: int | None, lang: str = "en") -> str:
    """The board as it is printed for this seat, with all it knows."""
    board = board_for(GAME, texts(match.names, lang), FINE)
    console = Console(width=80, force_terminal=False)
    with console.capture() as captured:
        console.print(board.everything(match.seen(seat)))
    return captured.get()


def row(text: str, start: str) -> list[str]:
    """The words of the line that begins so."""
    return next(line for line in text.splitlines() if re.sub(r"\s+", " ", line.strip()).startswith(start)).split()


def test_a_night_turn_shows_whose_it_is_and_what_you_know() -> None:
    cards = (Specialist.THIEF, Specialist.INVESTIGATOR, Specialist.RECRUITER)
    match = Match(GAME, NAMES, None, "", Deal((R, S, R), (S, S, R), cards, 0))
    for seat in range(3):
        match.submit(seat, CloseEyes())
    match.submit(0, Steal(1))
    assert row(drawn(match, 0), "1 Ada") == ["1", "Ada", "(you)", "★", "leads,", "▶", "acts", "now"]
    assert "Swapped tokens with Bo and looked: Spy." in drawn(match, 0)
    assert "Swapped" not in drawn(match, 1)
    match.submit(0, Done())
    match.ring("night 0")
    assert row(drawn(match, None), "2 Bo") == ["2", "Bo", "▶", "acts", "now"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_of_a_game_can_be_drawn_and_asked_about(lang: str) -> None:
    match = Match(GAME, tuple("ABCDEF"), {"card_set": "shadows"}, "drawn")
    board = board_for(GAME, texts(match.names, lang), FINE)

    def look(at: Match) -> None:
        for seat in (None, *range(6)):
            assert drawn(at, seat, lang)
            seen = at.seen(seat)
            if seen.choice or seen.may:
                assert board.question(seen)
            assert all(rule.startswith("N-") for rule in GAME.hints.get(type(seen.view.phase), ()))

    run(match, [make(GAME, "random", Dice(Random(seat).random)) for seat in range(6)], watch=look)
    assert len(match.seen(None).view.laid_open.unmasked) == 6


def test_an_option_takes_several_values_with_commas() -> None:
    t = texts(())
    options = read_options(GAME, ["cards=thief, rogue,observer"], 3, t)
    assert options.cards == (Specialist.THIEF, Specialist.ROGUE, Specialist.OBSERVER)
    with pytest.raises(Illegal, match="cards_count"):
        read_options(GAME, ["cards=thief,rogue"], 3, t)
