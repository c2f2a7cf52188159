"""The catalogue of the terminal: the same messages in both languages, and none that is missing or unused."""

import re
from pathlib import Path

import pytest

import maskenball.cli
from maskenball.texts.catalogue import LANGUAGES, catalogue

FOLDER = Path(maskenball.cli.__file__).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
USED = set(re.findall(r"""["'](cli-[\w-]+(?:\.\w+)?)["']""", SOURCE))
PATTERNS = [re.sub(r"\\\{.*?\\\}", r"[\\w-]+", re.escape(each)) for each in re.findall(r'f"(cli-[^"]+)"', SOURCE)]


def ids(lang: str) -> frozenset[str]:
    return catalogue(lang, ("maskenball.cli",)).ids()


def test_german_and_english_have_the_same_messages() -> None:
    assert ids("de") == ids("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_take_the_same_arguments_in_both_languages(lang: str) -> None:
    here, there = catalogue(lang, ("maskenball.cli",)), catalogue("en", ("maskenball.cli",))
    assert {each: here.variables(each) for each in here.ids()} == {each: there.variables(each) for each in there.ids()}


def test_every_message_that_is_used_exists() -> None:
    assert USED - ids("en") == set()


def test_no_message_is_left_over() -> None:
    left = {each for each in ids("en") - USED if not any(re.fullmatch(pattern, each) for pattern in PATTERNS)}
    assert left == set()
