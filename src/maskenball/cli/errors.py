"""CommandError: a command that can't go on says why in one sentence. Bad input never ends in a traceback."""

import sys
from collections.abc import Iterable
from difflib import get_close_matches

from maskenball.texts import Texts

USAGE = 2
"""What was asked for can't be done."""
BROKEN_OFF = 1
"""A game was left before its end."""
INTERRUPTED = 130
"""Ctrl-C: 128 and the number of the signal, as shells count."""
PIPE_CLOSED = 141
"""Nobody reads on, as with `| head`: likewise."""


class CommandError(Exception):
    """The command ends here, with this sentence for the person and this code for the shell."""

    def __init__(self, sentence: str, code: int = USAGE) -> None:
        super().__init__(sentence)
        self.code = code


def show_error(sentence: str, code: int) -> int:
    """Say what is wrong where it disturbs no output; the code is handed on."""
    print(sentence, file=sys.stderr)
    return code


def unknown(t: Texts, message: str, given: str, known: Iterable[str], **also: str) -> str:
    """The sentence for a name that does not exist, with the nearest one that does."""
    names = {name.casefold(): name for name in known}
    near = get_close_matches(given.casefold(), names, n=1)
    return t(message, given=given, near=names[near[0]] if near else "none", known=", ".join(names.values()), **also)
