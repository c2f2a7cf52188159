"""Talking: words of one's own and claims, and who is to hear them."""

from typing import Any

from rich.text import Text

from maskenball.cli.asking import Asking
from maskenball.cli.board import Board
from maskenball.cli.history import hanging, marked
from maskenball.cli.keyboard import Keyboard
from maskenball.cli.menu import Line, Several, Unclear, about, find
from maskenball.kernel import Channel, Claim, Match, Refusal
from maskenball.texts import Texts

MANY = 12
"""More claims than this are asked for by whom they are about."""


class NeverMind(Exception):
    """Nothing was typed, so nothing is said."""


class Talking:
    """What one person says. Where there is more than one circle, nothing is said before it is clear who hears it."""

    def __init__(self, match: Match, seat: int, keyboard: Keyboard, board: Board, t: Texts) -> None:
        self.match = match
        self.seat = seat
        self.keyboard = keyboard
        self.board = board
        self.t = t
        self._asking = Asking(keyboard.console, board, t, self)

    def say(self, text: str) -> None:
        """Words of one's own."""
        if not self.match.seen(self.seat).speaks:
            self._asking.show_error(self.t("cli-cant-speak"))
        elif not text:
            self._asking.show_error(self.t("cli-say-what"))
        else:
            self._speak(text=text)

    def claim(self, text: str) -> None:
        """Something that bots understand, too; `text` says which one, or what it is about."""
        seen = self.match.seen(self.seat)
        if seen.claims is None:
            self._asking.show_error(self.t("cli-no-claims" if seen.speaks else "cli-cant-speak"))
            return
        lines = self._asking.lines(seen.claims, seen)
        try:
            self._speak(claim=self._found(lines, text) if text else self._picked(lines))
        except NeverMind:
            self._asking.show_error(self.t("cli-nothing-said"))
        except Unclear as unclear:
            self._asking.show_error(str(unclear))

    def read(self, prompt: str, help_on_answer: str) -> str:
        """A line; an empty one takes it all back."""
        typed = self.keyboard.read(self.t("cli-prompt-never-mind"))
        if not typed:
            raise NeverMind
        return typed

    def meant(self, typed: str) -> None:
        """Commands mean nothing here."""

    def _found(self, lines: list[Line], text: str) -> Any:
        try:
            return self._asking.finish(find(lines, text, self.t).value)
        except Several as several:
            return self._asking.pick(several.lines)

    def _picked(self, lines: list[Line]) -> Any:
        self.keyboard.console.print(Text(self.t("cli-claims"), style="bold yellow"))
        groups = about(lines)
        if len(lines) > MANY and len(groups) > 1:
            whom = [
                Line("0" if seat is None else str(seat + 1), self._about(seat), group) for seat, group in groups.items()
            ]
            lines = self._asking.pick(whom)
        return self._asking.pick([Line(str(number), line.label, line.value) for number, line in enumerate(lines, 1)])

    def _about(self, seat: int | None) -> str:
        if seat is None or seat == self.seat:
            return self.t("cli-claim-general")
        return self.t("cli-claim-about", name=self.t.names[seat])

    def _speak(self, text: str = "", claim: Claim | None = None) -> None:
        try:
            self.match.say(self.seat, self._circle(), text, claim)
        except NeverMind:
            self._asking.show_error(self.t("cli-nothing-said"))
        except Refusal as refusal:
            self._asking.show_error(self.t.error(refusal))
        else:
            said = self.match.seen(self.seat).talk[-1]
            self.keyboard.console.print(hanging("  ", hanging(*marked(said, self.board.line(said)))))

    def _circle(self) -> str:
        """The channel to speak in; where there are several, those who hear it are named before anything is said."""
        every = self.match.game.channels(self.match.table.state)
        mine = [channel for channel in every if self.seat in channel.speakers]
        if len(every) == 1:
            return mine[0].name
        self.keyboard.console.print(Text(self.t("cli-who-hears"), style="bold yellow"))
        lines = [Line(str(number), self._hearers(channel), channel.name) for number, channel in enumerate(mine, 1)]
        name: str = self._asking.pick(lines)
        return name

    def _hearers(self, channel: Channel) -> str:
        others = [self.t.names[seat] for seat in channel.hearers or () if seat != self.seat]
        if channel.hearers is None:
            return self.t("cli-hear-all")
        return self.t("cli-hear-some", circle=self.board.channel(channel.name), names=", ".join(others))
