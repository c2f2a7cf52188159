"""`maskenball play`: a game in this terminal, you against bots or several people at one keyboard."""

import argparse
import secrets
import shlex
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random

from rich.text import Text

from maskenball.bots import Bot, levels, make
from maskenball.cli.boards import Board, board_for
from maskenball.cli.keyboard import Keyboard, Left
from maskenball.cli.menu import plain
from maskenball.cli.options import read_options
from maskenball.cli.people import seat_people
from maskenball.cli.person import Person
from maskenball.cli.records import reserve, write_record
from maskenball.cli.screen import can_wipe, open_screen, print_title, printable, signs
from maskenball.cli.stop import BROKEN_OFF, Stop, unknown
from maskenball.kernel import Dice, Game, Match
from maskenball.lab.run import run as play_out
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Seat everybody, play, say how it ended, keep the record."""
    game: Game = args.game
    people = args.people or [t("cli-guest")]
    names = seat_people(game, people, args.players, t)
    options = read_options(game, args.option, len(names), t)
    level = read_level(game, args.level, t)
    if len(people) > 1 and not can_wipe(open_screen()):
        raise Stop(t("cli-needs-terminal"))
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    match = Match(game, names, options, seed)
    t = t.with_names(names)
    path = reserve(args.save, t) if args.save else None
    keyboard = Keyboard(t, names[: len(people)])
    board = board_for(game, t, signs(keyboard.console))
    try:
        players = _players(match, len(people), level, keyboard, board, t)
        play_out(match, players)
        _show_end(match, players, keyboard, board, t)
        if path is None and sys.stdin.isatty():
            path = _offer_to_save(game, keyboard, t)
    except Left as left:
        raise Stop(str(left), BROKEN_OFF) from None
    finally:
        if keyboard.shared and match.outcome is None:
            keyboard.put_down()
        if path:
            write_record(path, match.record(), t)
            keyboard.console.print(Text(t("cli-saved", file=shlex.quote(str(path))), style="dim"))
    return 0


def read_level(game: Game, given: str | None, t: Texts) -> str:
    """The level asked for, or the strongest."""
    known = levels(game)
    if given is None:
        return known[-1]
    if given not in known:
        raise Stop(unknown(t, "cli-no-level", given, known))
    return given


def _players(match: Match, people: int, level: str, keyboard: Keyboard, board: Board, t: Texts) -> list[Bot]:
    seed = match.table.seed

    def bot(seat: int) -> Bot:
        return make(match.game, level, Dice(Random(f"{seed}/seat {seat}").random))

    seats = range(len(match.names))
    return [Person(match, seat, keyboard, board, t) if seat < people else bot(seat) for seat in seats]


def _show_end(match: Match, players: list[Bot], keyboard: Keyboard, board: Board, t: Texts) -> None:
    """The last things that happened, the outcome with its reason, and who everybody was. Now all may look."""
    keyboard.put_down()
    seen = match.seen(None)
    console = keyboard.console
    assert seen.outcome is not None
    print_title(console, t("game-name"), t("cli-over"))
    console.print(board.draw(seen))
    if isinstance(players[0], Person):
        players[0].show_news(match.seen(0))
    console.print(Text(f"\n{printable(t.line(seen.outcome))}", style="bold yellow"))
    if not keyboard.shared:
        console.print(Text(t("cli-won" if 0 in seen.outcome.winners else "cli-lost"), style="bold"))
    console.print()


def _offer_to_save(game: Game, keyboard: Keyboard, t: Texts) -> Path | None:
    """The game is over and nothing is lost by silence, so the end of the input just means no."""
    free = next(name for number in count(1) if not Path(name := f"{game.name}-{number}.json").exists())
    with suppress(Left):
        while file := keyboard.read(t("cli-offer-save", file=free)):
            if plain(file) in t("cli-no-words").split():
                break
            try:
                return reserve(free if plain(file) in t("cli-yes-words").split() else file, t)
            except Stop as stop:
                keyboard.console.print(Text(str(stop), style="red"))
    return None
