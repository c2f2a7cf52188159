"""`maskenball play`: a game in this terminal, you against bots or several people at one keyboard."""

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.text import Text

from maskenball.bots import Bot, factory
from maskenball.bots import run as play_out
from maskenball.bots.characters import of_name, with_character
from maskenball.cli.board import Board, board_for
from maskenball.cli.errors import BROKEN_OFF, INTERRUPTED, CommandError, show_error
from maskenball.cli.human import Human
from maskenball.cli.keyboard import Keyboard, Left
from maskenball.cli.menu import plain
from maskenball.cli.page import ending, welcome
from maskenball.cli.records import free_name, reserve, write_record
from maskenball.cli.screen import can_wipe, open_screen, signs
from maskenball.cli.session import Session, begin, resume
from maskenball.kernel import Dice
from maskenball.texts import Texts


def run(args: argparse.Namespace, t: Texts) -> int:
    """Seat everybody, play, say how it ended, keep the record."""
    session = resume(args, t) if args.resume else begin(args, t)
    if len(session.people) > 1 and not can_wipe(open_screen()):
        raise CommandError(t("cli-needs-terminal"))
    if args.save:
        session.path = reserve(args.save, t)
    match = session.match
    t = Texts(t.language, match.game, match.names, also=t.also)
    keyboard = Keyboard(t, session.names)
    board = board_for(match.game, t, signs(keyboard.console))
    try:
        _play(session, keyboard, board, t)
    except (Left, EOFError, KeyboardInterrupt) as left:
        return _leave(session, left, keyboard, t)
    if session.path:
        write_record(session.path, match.record(), t)
        keyboard.console.print(Text(t("cli-saved", file=session.file), style="dim"))
    return 0


def _play(session: Session, keyboard: Keyboard, board: Board, t: Texts) -> None:
    match, console = session.match, keyboard.console
    asked = console.is_terminal and sys.stdin.isatty()
    if asked and not match.entries:
        keyboard.clear()
        console.print(*welcome(session.level, t), sep="\n")
        keyboard.read(t("cli-welcome-go"))
    session.begun = True
    players = _players(session, keyboard, board, t)
    play_out(match, players, people=session.people)
    keyboard.put_down()
    first = players[session.people[0]]
    assert isinstance(first, Human)
    news = first.news(match.seen(session.people[0]))
    mine = None if keyboard.shared else session.people[0]
    console.print(*ending(console, board, match.seen(None), news, mine, t), sep="\n")
    if asked and session.path is None:
        session.path = _offer_to_save(session, keyboard, t)


def _players(session: Session, keyboard: Keyboard, board: Board, t: Texts) -> list[Bot]:
    match = session.match
    since = f"/{len(match.entries)}" if match.entries else ""

    def player(seat: int) -> Bot:
        if seat in session.people:
            return Human(match, seat, keyboard, board, t)
        bot = factory(match.game, session.level)(Dice(Random(f"{match.table.seed}/seat {seat}{since}").random))
        return with_character(bot, of_name(match.names[seat]))

    return [player(seat) for seat in range(len(match.names))]


def _leave(session: Session, left: BaseException, keyboard: Keyboard, t: Texts) -> int:
    """A game left is a game kept, unless nobody sits there to go on with it."""
    if keyboard.shared:
        keyboard.put_down()
    elif isinstance(left, KeyboardInterrupt):
        keyboard.console.print()  # the terminal has written ^C
    code = INTERRUPTED if isinstance(left, KeyboardInterrupt) else BROKEN_OFF
    if session.path is None and session.begun and sys.stdin.isatty():
        try:
            session.path = reserve(free_name(session.match.game.name), t)
        except CommandError as error:
            show_error(str(error), code)
    if session.path is None:
        return show_error(t("cli-no-more-input" if isinstance(left, EOFError) else "cli-left"), code)
    write_record(session.path, session.match.record(), t)
    keyboard.console.print(Text(t("cli-kept"), style="bold"))
    keyboard.console.print(Text("  " + session.command()), soft_wrap=True)
    return code


def _offer_to_save(session: Session, keyboard: Keyboard, t: Texts) -> Path | None:
    """The game is over and nothing is lost by silence, so the end of the input just means no."""
    free = free_name(session.match.game.name)
    with suppress(EOFError, KeyboardInterrupt):
        while file := keyboard.read(t("cli-offer-save", file=free)):
            if plain(file) in t("cli-no-words").split():
                break
            try:
                return reserve(free if plain(file) in t("cli-yes-words").split() else file, t)
            except CommandError as error:
                keyboard.console.print(Text(str(error), style="red"))
    return None
