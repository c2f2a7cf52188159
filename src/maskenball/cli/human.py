"""Somebody at the keyboard, as a player like any other: shown what the seat sees, asked, listened to."""

from collections.abc import Callable
from random import SystemRandom
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from maskenball.cli.asking import Asking, Both
from maskenball.cli.board import Board
from maskenball.cli.commands import Commands
from maskenball.cli.keyboard import Keyboard
from maskenball.cli.page import Page
from maskenball.kernel import Action, AnySeen, Choice, Claim, Dice, Event, Form, Match, OneOf, Said
from maskenball.texts import Texts


class Human:
    """A Bot whose answers are typed. Of the match it uses what a player has: to look, and to speak."""

    def __init__(self, match: Match, seat: int, keyboard: Keyboard, board: Board, t: Texts) -> None:
        self.match = match
        self.seat = seat
        self.name = match.names[seat]
        self.keyboard = keyboard
        self.board = board
        self.t = t
        commands = Commands(match, seat, keyboard, board, t)
        self._asking = Asking(keyboard.console, board, t, commands, self._redraw)
        self._draw: Callable[[], None] = lambda: keyboard.hand_to(self.name)
        self._looked = 0
        self._offered = -1
        self._cut: Action | None = None
        self._ready: tuple[int, Action | None] = (-1, None)
        """An answer given before its time, and the step it was for."""

    def answer(self, seen: AnySeen) -> Action:
        """The answer typed in, now or when this person could also have stepped in."""
        assert seen.choice is not None
        if isinstance(seen.choice, OneOf) and seen.choice.indifferent:
            return seen.choice.sample(Dice(SystemRandom().random))  # type: ignore[no-any-return]
        (step, ready), self._ready = self._ready, (-1, None)
        if ready is not None and step == self.match.table.step:
            return ready
        self.board.look(seen)
        self._show(seen, self.board.question(seen), seen.choice)
        action: Action = self._asking.ask(seen.choice, seen)
        return action

    def cut(self, seen: AnySeen) -> Action | None:
        """What this person steps in with; in company that was asked already, of everybody alike."""
        if not self.keyboard.shared:
            return self._offer(seen) if seen.choice is None or isinstance(seen.choice, Form) else self._either(seen)
        action, self._cut = self._cut, None
        return action

    def say(self, seen: AnySeen) -> Claim | None:
        """People speak whenever they are asked something, so here they keep silent.

        But where anybody may step in, a shared keyboard goes round now: to hand it only to those who can would
        betray them.
        """
        table = self.match.table
        if self.keyboard.shared and table.ask.may and self._offered != table.step:
            self._offered = table.step
            self._cut = self._offer(seen)
        return None

    def news(self, seen: AnySeen) -> list[tuple[Event | Said[Any], str]]:
        """What this seat was told and heard since it last looked, but for its own words."""
        heard = [what for number, what in seen.log() if number >= self._looked]
        self._looked += len(heard)
        others = [what for what in heard if not (isinstance(what, Said) and what.seat == seen.seat)]
        return [(what, text) for what in others if (text := self.board.news(what)) is not None]

    def _either(self, seen: AnySeen) -> Action | None:
        """One question for both: what to answer, and what to step in with."""
        assert seen.choice is not None
        assert seen.may is not None
        self.board.look(seen)
        both = Both(seen.choice, seen.may)
        self._show(seen, self.board.question(seen), both)
        action: Action = self._asking.ask(both, seen)
        if action in seen.may:
            return action
        self._ready = (self.match.table.step, action)
        return None

    def _offer(self, seen: AnySeen) -> Action | None:
        self.board.look(seen)
        if seen.may is None:
            self._show(seen, self.t("cli-cannot-cut"), None)
            self._asking.wait()
            return None
        self._show(seen, self.board.offer(seen), seen.may)
        action: Action | None = self._asking.ask(seen.may, seen, optional=True)
        return action

    def _show(self, seen: AnySeen, question: str, choice: Choice | None) -> None:
        """The table, what is known and new, and the question; all of it again whenever something else was shown."""
        page = Page(self.board, seen, self.news(seen), self.t)
        asked = self._question(seen, question)
        below = asked if choice is None else Group(asked, self._asking.first(choice, seen))

        def draw() -> None:
            self.keyboard.hand_to(self.name)
            console = self.keyboard.console
            for part in page.parts(console, below):
                console.print(part)
            console.print(asked)

        self._draw = draw
        draw()

    def _question(self, seen: AnySeen, question: str) -> RenderableType:
        asked = Text(question, style="bold yellow")
        if seen.bell is None or seen.awaited is None:  # a bell over a hushed question only hides who thinks
            return asked
        clock = Text(self.t("cli-no-clock", seconds=seen.bell.seconds), style="dim")
        return Group(asked, clock)

    def _redraw(self) -> None:
        self._draw()
