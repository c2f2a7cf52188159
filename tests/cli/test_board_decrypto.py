"""The board of Decrypto: the note sheet at one glance, with nobody's keywords but the own."""

from pathlib import Path

import pytest
from rich.console import Console

from maskenball import games
from maskenball.cli import CATALOGUES
from maskenball.cli.board import board_for
from maskenball.cli.screen import PLAIN
from maskenball.games.decrypto.events import TokenTaken
from maskenball.games.decrypto.model import NameTeam, Team, Token
from maskenball.kernel import Match, load_record, replay
from maskenball.texts import LANGUAGES, Texts

GAME = games.find("decrypto")
RECORD = Path(__file__).parents[1] / "games" / "decrypto" / "records" / "rulebook.json"


@pytest.fixture
def match() -> Match:
    """Two rounds of the rulebook's example, and the encryptors of the third are to be named."""
    *_, last = replay(load_record(RECORD.read_bytes(), games.find), GAME)
    return last


def drawn(match: Match, seat: int | None, lang: str = "de") -> str:
    """The board as it is printed for this seat."""
    board = board_for(GAME, Texts(lang, GAME, match.names, also=CATALOGUES), PLAIN)
    console = Console(width=80, force_terminal=False)
    with console.capture() as captured:
        console.print(board.everything(match.seen(seat)))
        console.print(board.question(match.seen(seat)), *board.known(match.seen(seat)))
    return captured.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_sees_the_sheets(match: Match, lang: str) -> None:
    for seat in (None, 0, 1):
        text = drawn(match, seat, lang)
        assert "Italien 4 – Panzer 2 – Horror 1" in text
        assert "Panzer, Sauropsida" in text
        assert "3.4.1" in text


def test_keywords_are_for_the_own_team(match: Match) -> None:
    assert "Schildkröte" in drawn(match, 0)
    assert "Antike" not in drawn(match, 0)
    assert "Antike" in drawn(match, 1)
    assert "Schildkröte" not in drawn(match, None)


def test_an_encryptor_sees_the_code_until_it_is_shown() -> None:
    match = Match(GAME, tuple("abcd"), {"teams": "1212"}, seed="x")
    for seat in (0, 1):
        match.submit(seat, next(iter(match.seen(seat).choice or ())))
    code = match.seen(0).view.code
    assert code is not None
    assert code in drawn(match, 0)
    assert code not in drawn(match, 2)


def test_a_team_with_a_name_is_called_by_it_in_all_that_is_told(match: Match) -> None:
    named = Match(GAME, tuple("abcd"), {"teams": "1122"}, seed="x")
    named.submit(1, NameTeam("Foxes"))
    t = Texts("en", GAME, named.names, also=CATALOGUES)
    board = board_for(GAME, t, PLAIN)
    board.look(named.seen(0))
    assert board.line(TokenTaken(Team.WHITE, Token.INTERCEPTION)) == "White “Foxes” takes one interception token."
    assert board.line(TokenTaken(Team.BLACK, Token.INTERCEPTION)) == "Black takes one interception token."
    assert "White “Foxes”  1 a" in drawn(named, None, "en")


@pytest.mark.rule("D-60")
def test_of_three_players_one_is_the_interceptor() -> None:
    three = Match(GAME, ("Ada", "Bo", "Cy"), {"teams": "112"}, seed="x")
    t = Texts("en", GAME, three.names, also=CATALOGUES)
    board = board_for(GAME, t, PLAIN)
    board.look(three.seen(0))
    told = [board.line(event) for event in three.seen(0).events]
    assert "The team: Ada and Bo. The interceptor is Cy." in told
    assert board.line(TokenTaken(Team.BLACK, Token.INTERCEPTION)) == "Cy (interceptor) takes one interception token."
    assert "Interceptor  3 Cy  tokens: 0 of 2" in drawn(three, 0, "en")
    assert "Black" not in drawn(three, 0, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_low_window_gets_the_clues_at_hand_and_all_that_is_known_of_the_words(match: Match, lang: str) -> None:
    board = board_for(GAME, Texts(lang, GAME, match.names, also=CATALOGUES), PLAIN)
    console = Console(width=80, force_terminal=False)
    with console.capture() as captured:
        console.print(board.draw(match.seen(0), tight=True))
    assert "Panzer, Sauropsida" in captured.get()
    assert "Italien 4 – Panzer 2 – Horror 1" not in captured.get()
    assert len(captured.get().splitlines()) <= 12
