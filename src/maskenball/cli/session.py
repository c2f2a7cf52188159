"""A session: a match, the people at it, the bots' level and the file it is kept in; begun anew or taken up again."""

import argparse
import secrets
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from maskenball import games
from maskenball.bots import factory, levels
from maskenball.cli.errors import CommandError, unknown
from maskenball.cli.menu import Line, Unclear, find
from maskenball.cli.names import BOT_NAMES, find_seat, seat_people
from maskenball.cli.options import read_options
from maskenball.cli.records import read_record
from maskenball.cli.screen import open_screen
from maskenball.kernel import Game, Match, Refusal, replay
from maskenball.texts import Texts


@dataclass
class Session:
    """Who plays what here."""

    match: Match
    people: tuple[int, ...]
    """The seats of people; bots have the others."""
    level: str
    path: Path | None = None
    begun: bool = False
    """Whether somebody has seen anything that is worth keeping."""

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names."""
        return tuple(self.match.names[seat] for seat in self.people)

    @property
    def file(self) -> str:
        """The file, as one types it."""
        return shlex.quote(str(self.path))

    def command(self) -> str:
        """What to type to go on with it."""
        words = ["maskenball", "play", "--resume", str(self.path)]
        if self.people != people_of(self.match.names):
            words += ["--people", *self.names]
        if self.level != levels(self.match.game)[-1]:
            words += ["--level", self.level]
        return shlex.join(words)


def begin(args: argparse.Namespace, t: Texts) -> Session:
    """A new match, as the command line asks for it."""
    game = args.game or choose_game(t)
    t = Texts(t.language, game, also=t.also)
    people = args.people or [t("cli-guest")]
    names = seat_people(game, people, args.players, t)
    options = read_options(game, args.option, len(names), t, args.data, t.language)
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    level = read_bot(game, args.level, t)
    return Session(Match(game, names, options, seed), tuple(range(len(people))), level)


def resume(args: argparse.Namespace, t: Texts) -> Session:
    """The match of a record, as far as it was played; it is kept in the same file."""
    if args.players or args.option or args.data or args.seed is not None or args.save:
        raise CommandError(t("cli-resume-alone"))
    record = read_record(args.resume, t)
    game = games.find(record.game)
    t = Texts(t.language, game, record.names, also=t.also)
    if args.resume == "-" or (args.game and args.game is not game):
        raise CommandError(t("cli-resume-other", file=args.resume, game=t("game-name")))
    try:
        *_, match = replay(record, game)
    except Refusal as refusal:
        raise CommandError(t.error(refusal)) from None
    if match.outcome is not None:
        raise CommandError(t("cli-resume-over", file=shlex.quote(args.resume)))
    people = tuple(find_seat(name, match.names, t) for name in args.people or ()) or people_of(match.names)
    return Session(match, tuple(sorted(set(people))), read_bot(game, args.level, t), Path(args.resume))


def people_of(names: tuple[str, ...]) -> tuple[int, ...]:
    """The seats of those who are not called like a bot; the first one, if all are."""
    return tuple(seat for seat, name in enumerate(names) if name not in BOT_NAMES) or (0,)


def read_bot(game: Game, given: str | None, t: Texts) -> str:
    """The bot asked for, by its level or as package:Class; or the strongest."""
    known = levels(game)
    if given is None:
        return known[-1]
    if ":" in given:
        if str(Path.cwd()) not in sys.path:
            sys.path.insert(0, str(Path.cwd()))  # a bot that is being written mostly lies here
        factory(game, given)
    elif given not in known:
        raise CommandError(unknown(t, "cli-no-level", given, known))
    return given


def choose_game(t: Texts) -> Game:
    """Whoever named no game picks one; without anybody to ask it is just missing."""
    if not sys.stdin.isatty():
        raise CommandError(t("cli-which-game", known=", ".join(games.names())))
    console = open_screen()
    lines = []
    for number, name in enumerate(games.names(), 1):
        words = Texts(t.language, games.find(name), also=t.also)
        lines.append(Line(str(number), f"{words('game-name')} {name}", games.find(name)))
        console.print(Text.assemble((f"  {number}  ", "bold cyan"), (words("game-name"), "bold"), f"  ({name})"))
        console.print(Padding(words("game-tagline"), (0, 0, 0, 5)))
    while True:
        console.print(Text(t("cli-pick-game"), style="bold"), end=" ")
        try:
            game: Game = find(lines, input(), t).value
        except Unclear as unclear:
            console.print(Text(f"  {unclear}", style="red"))
        except EOFError:
            raise CommandError(t("cli-which-game", known=", ".join(games.names()))) from None
        else:
            return game
