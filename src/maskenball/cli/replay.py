"""`maskenball replay`: a record step by step, as somebody at the table lived through it, or as nobody could."""

import argparse
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from maskenball import games
from maskenball.cli.board import Board, board_for
from maskenball.cli.errors import CommandError
from maskenball.cli.history import hanging, marked
from maskenball.cli.menu import plain
from maskenball.cli.names import find_seat
from maskenball.cli.records import read_record
from maskenball.cli.screen import open_screen, printable, signs, title
from maskenball.kernel import AnyRecord, Event, Match, Refusal, Said
from maskenball.kernel import replay as play_back
from maskenball.kernel.record import Answered
from maskenball.texts import Texts

ALL = -2
"""A viewer who sees everything, as nobody at the table does."""
WORDS = {"spectator": None, "zuschauer": None, "all": ALL, "alle": ALL, "alles": ALL}


def run(args: argparse.Namespace, t: Texts) -> int:
    """Play it back up to the step asked for."""
    record = read_record(args.file, t)
    game = games.find(record.game)
    names = tuple(printable(name) for name in record.names)
    t = Texts(t.language, game, names, also=t.also)
    viewer = _viewer(args.viewer, names, t)
    last = len(record.entries) if args.to is None else args.to
    if last > len(record.entries):
        raise CommandError(t("cli-too-far", steps=len(record.entries), given=last))
    try:
        if args.json:
            print(_json(record, viewer, last))
        else:
            _print(open_screen(), record, viewer, last, t)
    except Refusal as refusal:
        raise CommandError(t.error(refusal)) from None
    return 0


def _viewer(given: str, names: tuple[str, ...], t: Texts) -> int | None:
    """A seat by number or name, None for a spectator, or ALL."""
    word = plain(given)
    return WORDS[word] if word in WORDS else find_seat(given, names, t)


def _steps(record: AnyRecord, last: int) -> Iterator[Match]:
    """The match at the deal and after each step; where that is all of it, its outcome is checked, too."""
    steps = play_back(record, games.find(record.game))
    return steps if last == len(record.entries) else islice(steps, last + 1)


def _json(record: AnyRecord, viewer: int | None, last: int) -> str:
    *_, match = _steps(record, last)
    shown: dict[str, Any] = {"step": last, "steps": len(record.entries)}
    if viewer == ALL:
        shown["state"] = match.table.state
        shown["seats"] = [match.seen(seat) for seat in range(len(match.names))]
    shown["seen"] = match.seen(None if viewer == ALL else viewer)
    return msgspec.json.format(msgspec.json.encode(shown), indent=2).decode()


def _print(console: Console, record: AnyRecord, viewer: int | None, last: int, t: Texts) -> None:
    board = board_for(games.find(record.game), t, signs(console))
    told = _Told(viewer, board, t)
    for number, match in enumerate(_steps(record, last)):
        lines = [*_deed(record, number, viewer, t), *told.lines(match)]
        for at, (mark, text) in enumerate(lines):
            console.print(hanging(Text(("" if at else str(number)).rjust(4), style="dim").append(f"  {mark}"), text))
    seen = match.seen(None if viewer == ALL else viewer)
    heading = t("cli-replay-title", step=last, steps=len(record.entries))
    console.print("", *title(console, heading, board.phase(seen)), board.draw(seen), sep="\n")
    for seat in range(len(record.names)) if viewer == ALL else () if viewer is None else (viewer,):
        if known := board.known(match.seen(seat)):
            console.print(Text("\n" + t("cli-knows", name=t.names[seat]), style="bold"))
            for fact in known:
                console.print(hanging("  ", Text(fact)))
    if seen.outcome:
        console.print(Text("\n" + printable(t.line(seen.outcome)), style="bold yellow"))


def _deed(record: AnyRecord, number: int, viewer: int | None, t: Texts) -> Iterator[tuple[str, Text]]:
    """What the viewer did in this step; who sees everything sees what anybody did."""
    entry = record.entries[number - 1] if number else None
    if isinstance(entry, Answered) and entry.seat >= 0 and viewer in (ALL, entry.seat):
        yield "→ ", Text(f"{t.names[entry.seat]}: {printable(t.line(entry.action))}", style="yellow")


class _Told:
    """What a viewer was told and has heard since the last time; for ALL also what only some were told."""

    def __init__(self, viewer: int | None, board: Board, t: Texts) -> None:
        self.board = board
        self.t = t
        self.first = None if viewer == ALL else viewer
        self.others = range(len(t.names)) if viewer == ALL else range(0)
        self._heard: dict[int | None, int] = {}

    def lines(self, match: Match) -> Iterator[tuple[str, Text]]:
        self.board.look(match.seen(None))
        common = self._news(match, self.first)
        yield from (marked(what, self.board.line(what)) for what in common)
        private: dict[Event | Said[Any], list[str]] = {}
        for seat in self.others:
            for what in self._news(match, seat):
                if what not in common:
                    private.setdefault(what, []).append(self.t.names[seat])
        for what, names in private.items():
            mark, text = marked(what, self.board.line(what))
            yield mark, text.append(f"  ({self.t('cli-only-to', names=', '.join(names))})", style="magenta")

    def _news(self, match: Match, seat: int | None) -> list[Event | Said[Any]]:
        heard = self._heard.get(seat, 0)
        news = [what for _, what in match.seen(seat, heard).log()]
        self._heard[seat] = heard + len(news)
        return [replace(what, number=0) if isinstance(what, Said) else what for what in news]
