"""A parser for command lines that speaks the reader's language: argparse's own few words come from our catalogue."""

import argparse
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NoReturn

from maskenball.cli.errors import CommandError
from maskenball.texts import Texts

HEADINGS = {
    "usage: ": "cli-word-usage",
    "positional arguments": "cli-word-positionals",
    "options": "cli-word-options",
    "show this help message and exit": "cli-word-help",
}
COMPLAINTS = {
    "the following arguments are required: %s": "cli-word-required",
    "argument %(argument_name)s: %(message)s": "cli-word-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-word-choice",
    "expected one argument": "cli-word-one",
    "expected at most one argument": "cli-word-most-one",
    "expected at least one argument": "cli-word-least-one",
    "expected %s argument": "cli-word-some",
    "expected %s arguments": "cli-word-some",
    "ignored explicit argument %r": "cli-word-explicit",
}
ARGPARSE_WORDS = HEADINGS | COMPLAINTS
"""What argparse says by itself, in its own spelling, and our messages for it."""


class _Once(argparse.Action):
    """Stores what was given; argparse's own would silently take the last of several."""

    given = False

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        if self.given and option_string:
            parser.error(parser.t("cli-given-twice", flag=option_string))
        self.given = True
        setattr(namespace, self.dest, values)


class Parser(argparse.ArgumentParser):
    """Its headings are in the reader's language, and its complaint is one sentence with the way to the help."""

    def __init__(self, t: Texts, **about: Any) -> None:
        class Formatter(argparse.RawDescriptionHelpFormatter):
            def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
                super().add_usage(usage, actions, groups, t("cli-word-usage") if prefix is None else prefix)

        self.t = t
        super().__init__(formatter_class=Formatter, add_help=False, allow_abbrev=False, **about)
        self.register("action", None, _Once)
        self._positionals.title, self._optionals.title = t("cli-word-positionals"), t("cli-word-options")
        self.add_argument("-h", "--help", action="help", help=t("cli-word-help"))

    def error(self, message: str) -> NoReturn:
        """Stop with what is wrong, and where to read more."""
        sentence = translated(message, self.t)
        end = "" if sentence.endswith(("?", ".")) else "."
        raise CommandError(f"{sentence}{end} {self.t('cli-see-help', command=self.prog)}")


def translated(message: str, t: Texts) -> str:
    """What argparse complains of, in the reader's language; our own complaints are so already."""
    for template, word in COMPLAINTS.items():
        if found := _shape(template).fullmatch(message):
            # What argparse has written as a Python literal stays as it is.
            sentence = re.sub(r"(%(?:\(\w+\))?)r", r"\1s", t(word))
            named = found.groupdict()
            values: Mapping[str, Any] | tuple[str, ...] = found.groups()
            if named:
                values = {name: translated(part, t) if name == "message" else part for name, part in named.items()}
            return sentence % values if found.groups() else sentence
    return message


@cache
def _shape(template: str) -> re.Pattern[str]:
    """Whatever argparse makes of this template."""
    shape = re.sub(r"%\\\((\w+)\\\)[sr]", r"(?P<\1>.*?)", re.escape(template))
    return re.compile(re.sub(r"%[sr]", "(.*?)", shape), re.DOTALL)
