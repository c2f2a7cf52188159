"""The command line. Each command is a module of its own with `run(args, t)`, loaded when it is asked for."""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from maskenball.cli.arguments import parse, take_language
from maskenball.cli.errors import INTERRUPTED, PIPE_CLOSED, USAGE, CommandError, show_error
from maskenball.kernel import Refusal
from maskenball.texts import LANGUAGES, Texts, language

CATALOGUES = ("maskenball.cli", ".terminal")


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the words ask for; the exit code says how it went. An error is one sentence on standard error."""
    _never_stumble_over_letters()
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on; nor should Python try to hand over the rest when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return PIPE_CLOSED
    return code


def _run(line: Sequence[str]) -> int:
    words, wanted = take_language(line)
    t = Texts(wanted if wanted in LANGUAGES else language(os.environ), also=CATALOGUES)
    try:
        if wanted not in (None, *LANGUAGES):
            raise CommandError(t("cli-no-language", given=wanted, known=", ".join(LANGUAGES)))
        args = parse(words, t)
        t = Texts(t.language, getattr(args, "game", None), also=CATALOGUES)
        code: int = import_module(f"{__name__}.{args.command.replace('-', '_')}").run(args, t)
    except SystemExit as done:  # argparse, after help or the version
        return int(done.code or 0)
    except CommandError as error:
        return show_error(str(error), error.code)
    except Refusal as refusal:
        return show_error(t.error(refusal), USAGE)
    except KeyboardInterrupt:
        return show_error("\n" + t("cli-interrupted"), INTERRUPTED)
    return code


def _never_stumble_over_letters() -> None:
    """A terminal that can't show or send a letter shows or sends another one; no game ends over that."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
