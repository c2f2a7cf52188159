"""What can be written on the command line, in the language of the person who reads it."""

import argparse
import os
from collections.abc import Callable, Sequence
from functools import partial
from textwrap import fill
from typing import Any, Literal

from maskenball import __version__, games
from maskenball.cli.errors import CommandError, unknown
from maskenball.cli.parser import Parser
from maskenball.texts import LANGUAGES, Texts

COMMANDS = (
    *("serve", "play", "games", "rules", "simulate", "arena", "replay", "analyse", "verify", "data", "schema"),
    *("bench", "mcp", "new-game", "move-database"),
)

ENVIRONMENT = "MASKENBALL_"
"""Every flag of `serve` can also be set in the environment: --close-after as MASKENBALL_CLOSE_AFTER."""
MOST_PORT, MOST_HOURS = 65_535, 100_000
MOST_PLAYERS, MOST_GAMES, MOST_WORKERS, MOST_STEPS, MOST_SECONDS = 100, 10_000_000, 256, 1_000_000, 600
"""More than anybody can want; a slip of the finger must not fill the memory."""


def parse(words: Sequence[str], t: Texts) -> argparse.Namespace:
    """What the words ask for; ends the program (SystemExit 0) after help, stops with a sentence if they are wrong."""
    parser = _parser(t)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["serve", *words]  # the main thing needs no word
    if not words[0].startswith("-") and words[0] not in COMMANDS:
        parser.error(unknown(t, "cli-no-such-command", words[0], COMMANDS))
    args, rest = parser.parse_known_args(words)
    if rest:
        parser.prog += f" {args.command}"
        parser.error(t("cli-unrecognized", words=" ".join(rest)))
    return args


def take_language(words: Sequence[str]) -> tuple[list[str], str | None]:
    """The words without `--lang de`, which may stand anywhere, and the language asked for."""
    rest: list[str] = []
    lang = None
    queue = list(words)
    while queue:
        word = queue.pop(0)
        if word == "--lang" and queue:
            lang = queue.pop(0)
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
            if word == "--":
                return rest + queue, lang
    return rest, lang


def _parser(t: Texts) -> Parser:
    parser = Parser(t, prog="maskenball", usage=t("cli-usage"), **_about(t, "main"))
    parser.add_argument("--version", action="version", version=f"maskenball {__version__}", help=t("cli-version"))
    _add_language(parser, t)
    words: dict[str, Any] = {"title": t("cli-commands"), "metavar": t("cli-command-word")}
    made: Any = partial(Parser, t)  # called like a class, and nothing else
    commands = parser.add_subparsers(dest="command", prog="maskenball", parser_class=made, **words)
    for name in COMMANDS:
        about = _about(t, name)
        command = commands.add_parser(name, usage=t(f"cli-{name}-usage"), help=t(f"cli-{name}-help"), **about)
        _ARGUMENTS[name](command, t)
        _add_language(command, t)
    return parser


def _about(t: Texts, name: str) -> dict[str, Any]:
    return {
        "description": fill(t(f"cli-{name}-about"), 79),
        "epilog": t("cli-examples") + "\n" + t(f"cli-{name}-examples"),
    }


def _add_language(parser: Parser, t: Texts) -> None:
    # Taken out of the line beforehand (take_language); here for the help alone.
    parser.add_argument("--lang", metavar="|".join(LANGUAGES), help=t("cli-lang"))


def _serve(parser: Parser, t: Texts) -> None:
    def given(name: str, otherwise: object = None) -> Any:  # argparse reads a text as if it were typed
        return os.environ.get(ENVIRONMENT + name, otherwise)

    port, hours = _count(t, MOST_PORT, least=0), _count(t, MOST_HOURS)
    parser.add_argument("--host", default=given("HOST", "0.0.0.0"), help=t("cli-serve-host"))
    parser.add_argument("--port", type=port, default=given("PORT", 8080), metavar="N", help=t("cli-serve-port"))
    file = t("cli-file-word")
    parser.add_argument("--database", default=given("DATABASE"), metavar=file, help=t("cli-serve-database"))
    workers = _count(t, MOST_WORKERS)
    parser.add_argument(
        "--workers", type=workers, default=given("WORKERS", 1), metavar="N", help=t("cli-serve-workers")
    )
    parser.add_argument("--peer-host", default=given("PEER_HOST", ""), metavar="HOST", help=t("cli-serve-peer-host"))
    parser.add_argument("--public-url", default=given("PUBLIC_URL", ""), metavar="URL", help=t("cli-serve-public-url"))
    parser.add_argument(
        "--close-after", type=hours, default=given("CLOSE_AFTER", 24), metavar="N", help=t("cli-serve-close-after")
    )
    parser.add_argument(
        "--limit",
        nargs="+",
        action="extend",
        default=given("LIMIT", "").split(),
        metavar="NAME=N",
        help=t("cli-serve-limit"),
    )
    parser.add_argument(
        "--log",
        type=_one_of(t, "people", "json"),
        default=given("LOG", "people"),
        metavar="people|json",
        help=t("cli-serve-log"),
    )
    for flag in ("behind-proxy", "no-metrics", "quiet"):
        word = given(flag.upper().replace("-", "_"), False)  # read by the command: argparse has no type for switches
        parser.add_argument(f"--{flag}", action="store_true", default=word, help=t(f"cli-serve-{flag}"))


def _move_database(parser: Parser, t: Texts) -> None:
    parser.add_argument("source", metavar=t("cli-move-database-from"), help=t("cli-move-database-source"))
    parser.add_argument("target", metavar=t("cli-move-database-to"), help=t("cli-move-database-target"))


def _play(parser: Parser, t: Texts) -> None:
    _add_game(parser, t, nargs="?")
    parser.add_argument("--players", type=_count(t, MOST_PLAYERS), metavar="N", help=t("cli-play-players"))
    parser.add_argument("--people", nargs="+", metavar="NAME", help=t("cli-play-people"))
    parser.add_argument("--bot", "--level", dest="level", metavar=t("cli-level-word"), help=t("cli-level"))
    _add_options(parser, t)
    parser.add_argument("--seed", type=_seed, metavar="TEXT", help=t("cli-play-seed"))
    parser.add_argument("--save", metavar=t("cli-file-word"), help=t("cli-play-save"))
    parser.add_argument("--resume", metavar=t("cli-file-word"), help=t("cli-play-resume"))


def _games(parser: Parser, t: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def _rules(parser: Parser, t: Texts) -> None:
    _add_game(parser, t)
    parser.add_argument("ids", nargs="*", metavar=t("cli-rule-word"), help=t("cli-rules-ids"))


def _simulate(parser: Parser, t: Texts) -> None:
    _add_game(parser, t)
    _add_games(parser, t)
    parser.add_argument("--bot", "--level", dest="level", metavar=t("cli-level-word"), help=t("cli-level"))
    parser.add_argument(
        "--side",
        nargs="+",
        action="extend",
        default=[],
        type=_pair(t),
        metavar=t("cli-side-word"),
        help=t("cli-simulate-side"),
    )


def _arena(parser: Parser, t: Texts) -> None:
    _add_game(parser, t)
    parser.add_argument("bots", nargs="+", metavar=t("cli-level-word"), help=t("cli-arena-bots"))
    _add_games(parser, t)


def _add_games(parser: Parser, t: Texts) -> None:
    """What is played, and how often."""
    parser.add_argument("--players", type=_count(t, MOST_PLAYERS), metavar="N", help=t("cli-simulate-players"))
    parser.add_argument("--games", type=_count(t, MOST_GAMES), default=200, metavar="N", help=t("cli-simulate-games"))
    parser.add_argument("--seed", type=_seed, default="maskenball", metavar="TEXT", help=t("cli-simulate-seed"))
    _add_options(parser, t)
    parser.add_argument("--workers", type=_count(t, MOST_WORKERS), metavar="N", help=t("cli-simulate-workers"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def _replay(parser: Parser, t: Texts) -> None:
    parser.add_argument("file", metavar=t("cli-file-word"), help=t("cli-replay-file"))
    parser.add_argument(
        "--as", dest="viewer", default="spectator", metavar=t("cli-viewer-word"), help=t("cli-replay-as")
    )
    parser.add_argument("--to", type=_count(t, MOST_STEPS, least=0), metavar="N", help=t("cli-replay-to"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def _analyse(parser: Parser, t: Texts) -> None:
    parser.add_argument("file", metavar=t("cli-file-word"), help=t("cli-replay-file"))
    parser.add_argument("--games", type=_count(t, MOST_GAMES), default=16, metavar="N", help=t("cli-analyse-games"))
    parser.add_argument("--seed", type=_seed, default="maskenball", metavar="TEXT", help=t("cli-simulate-seed"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def _data(parser: Parser, t: Texts) -> None:
    _add_game(parser, t)
    parser.add_argument("file", nargs="?", metavar=t("cli-file-word"), help=t("cli-data-file"))
    parser.add_argument("--schema", action="store_true", help=t("cli-data-schema"))


def _verify(parser: Parser, t: Texts) -> None:
    parser.add_argument("file", metavar=t("cli-file-word"), help=t("cli-replay-file"))
    parser.add_argument("--commitment", metavar="HASH", help=t("cli-verify-commitment"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))


def _schema(parser: Parser, t: Texts) -> None:
    _add_game(parser, t, nargs="?")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--protocol", action="store_true", help=t("cli-schema-protocol"))
    which.add_argument("--openapi", action="store_true", help=t("cli-schema-openapi"))


def _bench(parser: Parser, t: Texts) -> None:
    _add_game(parser, t, nargs="?")
    parser.add_argument("--seconds", type=_count(t, MOST_SECONDS), default=1, metavar="N", help=t("cli-bench-seconds"))


def _mcp(parser: Parser, t: Texts) -> None:
    parser.add_argument("--server", default="", metavar="URL", help=t("cli-mcp-server"))
    parser.add_argument("--http", type=_count(t, MOST_PORT), metavar="PORT", help=t("cli-mcp-http"))
    parser.add_argument("--host", default="127.0.0.1", help=t("cli-mcp-host"))


def _new_game(parser: Parser, t: Texts) -> None:
    parser.add_argument("name", metavar="NAME", help=t("cli-new-game-name"))


def _add_game(parser: Parser, t: Texts, nargs: Literal["?"] | None = None) -> None:
    def game(given: str) -> Any:
        if given in games.broken():
            raise CommandError(t("cli-broken-game", given=given, reason=games.broken()[given]))
        if given not in games.names():
            raise CommandError(unknown(t, "cli-no-game", given, games.names()))
        return games.find(given)

    parser.add_argument(
        "game", type=game, nargs=nargs, metavar=t("cli-game-word"), help=t("cli-game", known=", ".join(games.names()))
    )


def _add_options(parser: Parser, t: Texts) -> None:
    parser.add_argument(
        "--option", nargs="+", action="extend", default=[], metavar=t("cli-option-word"), help=t("cli-option")
    )
    parser.add_argument("--data", metavar=t("cli-file-word"), help=t("cli-data"))


def _count(t: Texts, most: int, least: int = 1) -> Callable[[str], int]:
    def count(given: str) -> int:
        try:
            number = int(given)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(t("cli-no-number", given=given, least=str(least), most=str(most)))
        return number

    return count


def _one_of(t: Texts, *known: str) -> Callable[[str], str]:
    def one(given: str) -> str:
        if given not in known:
            raise argparse.ArgumentTypeError(t("cli-not-one-of", given=given, known=", ".join(known)))
        return given

    return one


def _seed(given: str) -> str:
    """Any text, also one that is no text in this system's encoding."""
    return given.encode(errors="replace").decode()


def _pair(t: Texts) -> Callable[[str], tuple[str, str]]:
    def pair(given: str) -> tuple[str, str]:
        side, sign, level = given.partition("=")
        if not (side and sign and level):
            raise argparse.ArgumentTypeError(t("cli-no-pair", given=given))
        return side, level

    return pair


_ARGUMENTS: dict[str, Callable[[Parser, Texts], None]] = {
    "serve": _serve,
    "play": _play,
    "games": _games,
    "rules": _rules,
    "simulate": _simulate,
    "arena": _arena,
    "replay": _replay,
    "analyse": _analyse,
    "data": _data,
    "verify": _verify,
    "schema": _schema,
    "bench": _bench,
    "mcp": _mcp,
    "new-game": _new_game,
    "move-database": _move_database,
}
