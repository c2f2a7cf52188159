"""Clues judged by hand, and what the checks say of them (D-38, D-39, D-51). `judged/held_out_*` was not looked at while
the checks were written."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from maskenball.games.decrypto.clues import clue_form
from maskenball.games.decrypto.model import CODES, Language
from maskenball.games.decrypto.words import translations
from maskenball.kernel import Illegal

PRECISION, RECALL = 0.98, 0.85


def judged(which: str, language: Language) -> Iterator[tuple[str, str, bool]]:
    """Keyword, clue, and whether it is to be refused."""
    text = (Path(__file__).parent / "judged" / f"{which}_{language.value}.tsv").read_text(encoding="utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            keyword, refused, taken = line.split("\t")
            yield from ((keyword, clue.strip(), True) for clue in refused.split(","))
            yield from ((keyword, clue.strip(), False) for clue in taken.split(","))


def is_refused(keyword: str, clue: str, language: Language) -> bool:
    """Whether the checks refuse the clue where the keyword is one of the own."""
    try:
        clue_form(language, (keyword,) * 4, (translations(keyword, language),) * 4, CODES[0], ()).clue(0, clue, [])
    except Illegal:
        return True
    return False


def wrong(which: str, language: Language) -> tuple[list[str], list[str], int]:
    """Clues wrongly refused, wrongly taken, and how many were rightly refused."""
    found = [
        (keyword, clue, ours, is_refused(keyword, clue, language)) for keyword, clue, ours in judged(which, language)
    ]
    refused = [f"{keyword}: {clue}" for keyword, clue, ours, checks in found if checks and not ours]
    taken = [f"{keyword}: {clue}" for keyword, clue, ours, checks in found if ours and not checks]
    return refused, taken, sum(ours and checks for _, _, ours, checks in found)


@pytest.mark.rule("D-38", "D-39", "D-51")
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("which", ["tuning", "held_out"])
def test_the_checks_agree_with_people(which: str, language: Language) -> None:
    refused, taken, right = wrong(which, language)
    assert right / (right + len(refused)) >= PRECISION, refused
    assert right / (right + len(taken)) >= RECALL, taken
