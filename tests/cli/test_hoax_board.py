"""The board of Hoax: tokens, claims and what is forbidden at one glance, at 80 columns."""

from pathlib import Path

import pytest
from rich.console import Console

from maskenball import games
from maskenball.cli import CATALOGUES
from maskenball.cli.board import board_for
from maskenball.cli.screen import FINE, PLAIN
from maskenball.kernel import Match, load_record, replay
from maskenball.texts import LANGUAGES, Texts

RECORDS = Path(__file__).parents[1] / "games" / "hoax" / "records"
GAME = games.find("hoax")


def at(name: str, entry: int | None = None) -> Match:
    """The match of a record after so many entries, or at its end."""
    record = load_record((RECORDS / f"{name}.json").read_bytes(), games.find)
    for number, match in enumerate(replay(record, GAME)):
        if number == (len(record.entries) if entry is None else entry):
            return match
    raise AssertionError("the record is shorter")


def drawn(match: Match, seat: int | None, lang: str = "en") -> str:
    board = board_for(GAME, Texts(lang, GAME, match.names, also=CATALOGUES), FINE)
    console = Console(width=80, force_terminal=False)
    with console.capture() as captured:
        console.print(board.everything(match.seen(seat)))
    return captured.get()


def row(text: str, start: str) -> list[str]:
    return next(line for line in text.splitlines() if line.strip().startswith(start)).split()


def test_tokens_claims_and_whose_turn_it_is() -> None:
    text = drawn(at("s36_no_king", 57), 0)
    assert row(text, "1 Anton") == ["1", "Anton", "(you)", "2", "0", "0", "0", "★", "turn", "·", "Thief", "·", "Wizard"]
    assert row(text, "2 Bernd") == ["2", "Bernd", "0", "0", "0", "0", "King"]
    assert row(text, "3 Claudia") == ["3", "Claudia", "0", "0", "3", "0", "Judge", "(gold,", "gold)"]
    assert row(text, "stock") == ["stock", "18", "18", "13"]
    assert "What you really are: Thief." in text


def test_what_fell_and_what_is_forbidden() -> None:
    text = drawn(at("s36_no_king", 65), None)
    assert "✘ Wizard · not Wizard" in text
    assert "✘ King · not King" in text
    assert "What you really are" not in text


def test_at_the_end_the_truth_is_shown() -> None:
    text = drawn(at("s36_true_king"), 2)
    assert row(text, "2 Bernd")[-1] == "King"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words_and_no_line_is_too_long(lang: str) -> None:
    for name in ("s36_true_king", "s55", "s62_pays"):
        record = load_record((RECORDS / f"{name}.json").read_bytes(), games.find)
        for step, match in enumerate(replay(record, GAME)):
            if step % 5:
                continue
            board = board_for(GAME, Texts(lang, GAME, match.names, also=CATALOGUES), PLAIN)
            for seat in range(len(match.names)):
                seen = match.seen(seat)
                assert all(len(line) <= 80 for line in drawn(match, seat, lang).splitlines())
                if seen.choice is not None:
                    assert board.question(seen).endswith("?")
                    assert GAME.hints[type(seen.view.phase)]
