"""The words of the terminal, its own and each game's: the same in both languages, and none missing or unused."""

import re
from pathlib import Path

import pytest

import maskenball.cli
from maskenball import games
from maskenball.texts.catalogue import LANGUAGES, catalogue

FOLDER = Path(maskenball.cli.__file__).parent
WITH_BOARD = {name for name in games if (FOLDER.parent / "games" / name / "terminal.py").exists()}
PARTS = ["maskenball.cli", *(f"maskenball.games.{name}.terminal" for name in sorted(WITH_BOARD))]


def source(part: str) -> str:
    """The code whose words these are."""
    if part == "maskenball.cli":
        return "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    return (FOLDER.parents[1] / f"{part.replace('.', '/')}.py").read_text(encoding="utf-8")


def prefix(part: str) -> str:
    return "cli" if part == "maskenball.cli" else "terminal"


def ids(part: str, lang: str = "en") -> frozenset[str]:
    return catalogue(lang, (part,)).ids()


def used(part: str, words: str) -> set[str]:
    """The messages named in full; what begins with another prefix belongs to another catalogue."""
    return set(re.findall(rf"""["']({words}-[\w-]+(?:\.\w+)?)["']""", source(part)))


def patterns(part: str) -> list[str]:
    """Messages whose name is put together, here or in the code that all boards share."""
    found = re.findall(rf'f"({prefix(part)}-[^"]+)"', source(part) + source("maskenball.cli"))
    return [re.sub(r"\\\{.*?\\\}", r"[\\w-]+", re.escape(each)) for each in found]


def test_all_our_games_have_a_board_here() -> None:
    assert len(WITH_BOARD) == 5


@pytest.mark.parametrize("part", PARTS)
def test_german_and_english_have_the_same_messages(part: str) -> None:
    assert ids(part, "de") == ids(part, "en")
    assert all(each.startswith(f"{prefix(part)}-") for each in ids(part))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_take_the_same_arguments_in_both_languages(lang: str, part: str) -> None:
    here, there = catalogue(lang, (part,)), catalogue("en", (part,))
    assert {each: here.variables(each) for each in here.ids()} == {each: there.variables(each) for each in there.ids()}


@pytest.mark.parametrize("part", PARTS)
def test_every_message_that_is_used_exists(part: str) -> None:
    assert used(part, "cli") - ids("maskenball.cli") == set()
    if part != "maskenball.cli":
        assert used(part, "terminal") - ids(part) == set()


@pytest.mark.parametrize("part", PARTS)
def test_no_message_is_left_over(part: str) -> None:
    everywhere = set().union(*(used(each, prefix(part)) for each in (part, *PARTS)))
    left = {each for each in ids(part) - everywhere if not any(re.fullmatch(one, each) for one in patterns(part))}
    assert left == set()
