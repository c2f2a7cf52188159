"""`maskenball play`: a game in this terminal, you against bots or several people at one keyboard."""

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.text import Text

from maskenball.bots import Bot, make
from maskenball.cli.boards import Board, board_for
from maskenball.cli.keyboard import Keyboard, Left
from maskenball.cli.menu import plain
from maskenball.cli.page import ending, welcome
from maskenball.cli.person import Person
from maskenball.cli.records import free_name, reserve, write_record
from maskenball.cli.screen import can_wipe, open_screen, signs
from maskenball.cli.sitting import Sitting, begin, resume
from maskenball.cli.stop import BROKEN_OFF, INTERRUPTED, Stop, complain
from maskenball.kernel import Dice
from maskenball.lab.run import run as play_out
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Seat everybody, play, say how it ended, keep the record."""
    sitting = resume(args, t) if args.resume else begin(args, t)
    if len(sitting.people) > 1 and not can_wipe(open_screen()):
        raise Stop(t("cli-needs-terminal"))
    if args.save:
        sitting.path = reserve(args.save, t)
    match = sitting.match
    t = Texts(t.language, match.game, match.names, also=t.also)
    keyboard = Keyboard(t, sitting.names)
    board = board_for(match.game, t, signs(keyboard.console))
    try:
        _play(sitting, keyboard, board, t)
    except (Left, EOFError, KeyboardInterrupt) as left:
        return _leave(sitting, left, keyboard, t)
    if sitting.path:
        write_record(sitting.path, match.record(), t)
        keyboard.console.print(Text(t("cli-saved", file=sitting.file), style="dim"))
    return 0


def _play(sitting: Sitting, keyboard: Keyboard, board: Board, t: Texts) -> None:
    match, console = sitting.match, keyboard.console
    asked = console.is_terminal and sys.stdin.isatty()
    if asked and not match.entries:
        keyboard.clear()
        console.print(*welcome(sitting.level, t), sep="\n")
        keyboard.read(t("cli-welcome-go"))
    sitting.begun = True
    players = _players(sitting, keyboard, board, t)
    play_out(match, players, people=sitting.people)
    keyboard.put_down()
    first = players[sitting.people[0]]
    assert isinstance(first, Person)
    news = first.news(match.seen(sitting.people[0]))
    mine = None if keyboard.shared else sitting.people[0]
    console.print(*ending(console, board, match.seen(None), news, mine, t), sep="\n")
    if asked and sitting.path is None:
        sitting.path = _offer_to_save(sitting, keyboard, t)


def _players(sitting: Sitting, keyboard: Keyboard, board: Board, t: Texts) -> list[Bot]:
    match = sitting.match
    since = f"/{len(match.entries)}" if match.entries else ""

    def player(seat: int) -> Bot:
        if seat in sitting.people:
            return Person(match, seat, keyboard, board, t)
        return make(match.game, sitting.level, Dice(Random(f"{match.table.seed}/seat {seat}{since}").random))

    return [player(seat) for seat in range(len(match.names))]


def _leave(sitting: Sitting, left: BaseException, keyboard: Keyboard, t: Texts) -> int:
    """A game left is a game kept, unless nobody sits there to go on with it."""
    if keyboard.shared:
        keyboard.put_down()
    elif isinstance(left, KeyboardInterrupt):
        keyboard.console.print()  # the terminal has written ^C
    code = INTERRUPTED if isinstance(left, KeyboardInterrupt) else BROKEN_OFF
    if sitting.path is None and sitting.begun and sys.stdin.isatty():
        try:
            sitting.path = reserve(free_name(sitting.match.game.name), t)
        except Stop as stop:
            complain(str(stop), code)
    if sitting.path is None:
        return complain(t("cli-no-more-input" if isinstance(left, EOFError) else "cli-left"), code)
    write_record(sitting.path, sitting.match.record(), t)
    keyboard.console.print(Text(t("cli-kept"), style="bold"))
    keyboard.console.print(Text("  " + sitting.command()), soft_wrap=True)
    return code


def _offer_to_save(sitting: Sitting, keyboard: Keyboard, t: Texts) -> Path | None:
    """The game is over and nothing is lost by silence, so the end of the input just means no."""
    free = free_name(sitting.match.game.name)
    with suppress(EOFError, KeyboardInterrupt):
        while file := keyboard.read(t("cli-offer-save", file=free)):
            if plain(file) in t("cli-no-words").split():
                break
            try:
                return reserve(free if plain(file) in t("cli-yes-words").split() else file, t)
            except Stop as stop:
                keyboard.console.print(Text(str(stop), style="red"))
    return None
