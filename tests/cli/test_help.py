"""Help teaches: in both languages, with examples, and within 80 columns."""

import argparse
import ast
import inspect
import re

import pytest
from tests.cli.keys import Call

from maskenball import __version__
from maskenball.cli.arguments import COMMANDS
from maskenball.cli.parser import ARGPARSE_WORDS

# What argparse says to those who write a parser, and what can't come up with ours.
NOT_FOR_PEOPLE = re.compile(
    r"conflict|'required' is an|mutually exclusive|not defined|not callable|cannot |dest=|invalid option string"
    r"|parser|unrecognized|can't open|invalid %\(type\)s|argument \"-\"|not allowed with|one of the arguments"
    r"|unexpected option|ambiguous option|%\(prog\)s|deprecated"
)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("lang", "usage", "examples"), [("de", "Aufruf", "Beispiele"), ("en", "usage", "examples")])
def test_every_command_explains_itself_with_examples(
    call: Call, command: str, lang: str, usage: str, examples: str
) -> None:
    code, out, err = call(f"{command} --help --lang {lang}")
    assert (code, err) == (0, "")
    assert out.startswith(f"{usage}: maskenball {command}")
    assert f"  maskenball {command}" in out.partition(f"\n{examples}:\n")[2]
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_german_help_is_german_down_to_the_words_of_argparse(call: Call, command: str) -> None:
    out = call(f"{command} --help --lang de").out
    assert not re.search(r"\b(usage|options|positional|arguments|show this|exit|FILE|GAME)\b", out)


def test_the_whole_help_names_every_command(call: Call) -> None:
    code, out, _ = call("--help")
    assert code == 0
    assert all(
        f"\n    {command}{after}" in out for command in COMMANDS for after in (" " if len(command) < 13 else "\n")
    )


def test_the_version(call: Call) -> None:
    assert call("--version") == (0, f"maskenball {__version__}\n", "")


@pytest.mark.parametrize("line", ["--lang de games", "games --lang de", "games --lang=de"])
def test_the_language_may_stand_anywhere(call: Call, line: str) -> None:
    assert "Plotkarten" in call(line).out


@pytest.mark.parametrize(("locale", "word"), [("de_AT.UTF-8", "Leute"), ("fr_FR.UTF-8", "players"), ("C", "players")])
def test_the_language_is_that_of_the_system_or_english(
    call: Call, monkeypatch: pytest.MonkeyPatch, locale: str, word: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    assert word in call("games").out


def test_argparse_says_nothing_to_people_that_we_have_no_words_for() -> None:
    """Read from the source of this Python's argparse, so that a new Python with new words shows up here."""
    said = set()
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
            said |= {word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str)}
    assert {word for word in said - ARGPARSE_WORDS.keys() if not NOT_FOR_PEOPLE.search(word)} == set()


def test_argparse_speaks_english_again_afterwards(call: Call) -> None:
    call("games --help --lang de")
    assert argparse.ArgumentParser(prog="other").format_usage() == "usage: other [-h]\n"
