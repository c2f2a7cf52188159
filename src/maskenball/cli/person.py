"""Somebody at the keyboard, as a player like any other: shown what the seat sees, asked, listened to."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from rich.text import Text

from maskenball.cli.boards import Board
from maskenball.cli.commands import Again, Commands, as_list
from maskenball.cli.history import hanging, marked
from maskenball.cli.keyboard import Keyboard
from maskenball.cli.menu import Line, Unclear, find, find_some, lines_of, lines_of_field
from maskenball.cli.screen import print_title, printable
from maskenball.cli.stop import Stop
from maskenball.kernel import Action, AnySeen, Choice, Claim, Either, Form, Illegal, Match, OneOf, Said, Some
from maskenball.kernel import Text as FreeText
from maskenball.texts import Texts

MOST_NEWS = 14
"""Older news are left to `log`: the question has to stay on the screen."""


class Person:
    """A Bot whose answers are typed. Of the match it uses what a player has: to look, and to speak."""

    def __init__(self, match: Match, seat: int, keyboard: Keyboard, board: Board, t: Texts) -> None:
        self.match = match
        self.seat = seat
        self.name = match.names[seat]
        self.keyboard = keyboard
        self.board = board
        self.t = t
        self.commands = Commands(match, seat, keyboard, board, t)
        self._print = keyboard.console.print
        self._looked = 0
        self._offered = -1
        self._cut: Action | None = None
        self._typed: dict[str, str] = {}

    def answer(self, seen: AnySeen) -> Action:
        """The answer typed in."""
        self._show(seen)
        self._print(Text(self.board.question(seen), style="bold yellow"))
        assert seen.choice is not None
        action: Action = self._ask(seen.choice)
        return action

    def cut(self, seen: AnySeen) -> Action | None:
        """What this person steps in with; in company that was asked already, of everybody alike."""
        if not self.keyboard.shared:
            return self._offer(seen)
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

    def _offer(self, seen: AnySeen) -> Action | None:
        self._show(seen)
        if seen.may is None:
            self.commands.read(self.t("cli-cannot-cut"), self.t("cli-help-only"))
            return None
        self._print(Text(self.t("cli-may-cut"), style="bold yellow"))
        action: Action | None = self._ask(seen.may, optional=True)
        return action

    def _show(self, seen: AnySeen) -> None:
        self.keyboard.hand_to(self.name)
        print_title(self.keyboard.console, self.t("game-name"), self.board.phase(seen))
        if not self._looked:
            self._print(Text(f"  {self.t('game-tagline')}\n", style="italic"))
        self._print(self.board.draw(seen))
        if known := self.board.known(seen):
            self._print(Text("\n" + self.t("cli-know"), style="bold"))
            for fact in known:
                self._print(hanging("  ", Text(fact)))
        self.show_news(seen)
        self._print()

    def show_news(self, seen: AnySeen) -> None:
        """What this seat was told and heard since it last looked."""
        heard = [what for number, what in seen.log() if number >= self._looked]
        self._looked += len(heard)
        others = [what for what in heard if not (isinstance(what, Said) and what.seat == seen.seat)]
        news = [(what, text) for what in others if (text := self.board.news(what)) is not None]
        if not news:
            return
        self._print(Text("\n" + self.t("cli-news"), style="bold"))
        if len(news) > MOST_NEWS:
            self._print(Text("  " + self.t("cli-news-before", count=len(news) - MOST_NEWS), style="dim"))
        for what, text in news[-MOST_NEWS:]:
            self._print(hanging(*marked(what, text)))

    def _ask(self, choice: Choice, optional: bool = False) -> Any:
        self._typed = {}
        while True:
            try:
                return self._choose(choice, optional)
            except Again:
                continue
            except Illegal as refusal:
                self.commands.complain(self.t.error(refusal))

    def _choose(self, choice: Choice, optional: bool) -> Any:
        if isinstance(choice, Form):
            return self._fill(choice)
        if isinstance(choice, Either):
            picked = self._pick(self._lines_of_either(choice), optional)
            return self._fill(picked) if isinstance(picked, Form) else picked
        if isinstance(choice, OneOf):
            return self._pick(lines_of(choice, self.t), optional)
        lines = self.board.lines(choice, self.match.seen(self.seat))
        if lines is None:
            raise Stop(self.t("cli-cant-ask"))
        return self._pick(lines, optional)

    def _lines_of_either(self, either: Either[Any]) -> list[Line]:
        labelled: list[tuple[str, Any]] = []
        for choice in either.choices:
            if isinstance(choice, Form):
                labelled.append((self.board.form_label(choice), choice))
            else:
                labelled += [(self.t.line(option), option) for option in choice.options]
        return [Line(str(number), label, value) for number, (label, value) in enumerate(labelled, 1)]

    def _fill(self, form: Form[Any]) -> Any:
        values: dict[str, Any] = {}
        named: set[Any] = set()
        for name, field in form.fields.items():
            self._print(Text(self.board.field_question(form.default, name, field)))
            if isinstance(field, FreeText):
                values[name] = self._typed[name] = self._text(self._typed.get(name, ""))
                continue
            left = [value for value in field.of if not (form.apart and value in named)]
            lines = lines_of_field(type(form.default), name, left, self.t)
            if isinstance(field, Some):
                values[name] = self._pick_some(lines, field)
                named.update(values[name])
            else:
                values[name] = self._pick(lines)
                named.add(values[name])
        return form.take(replace(form.default, **values))

    def _text(self, before: str) -> str:
        """Words of one's own; what was typed before something else was refused is not lost."""
        prompt = self.t("cli-prompt-keep", text=printable(before)) if before else self.t("cli-prompt-text")
        typed: str = self._read(lambda typed: typed or before, prompt, self.t("cli-help-text"))
        return typed

    def _pick(self, lines: list[Line], optional: bool = False) -> Any:
        """One of the lines; nothing, if that is allowed; the only one, if there is just one."""
        self._print(as_list(lines))
        only = lines[0].value if len(lines) == 1 and not optional else None

        def read(typed: str) -> Any:
            return find(lines, typed, self.t).value if typed else only

        if optional or len(lines) == 1:
            help_ = self.t("cli-help-optional" if optional else "cli-help-only")
            return self._read(read, self.t("cli-prompt-enter"), help_)
        return self._read(
            lambda typed: find(lines, typed, self.t).value, self.t("cli-prompt"), self.t("cli-help-answer")
        )

    def _pick_some(self, lines: list[Line], field: Some) -> Any:
        self._print(as_list(lines))
        return self._read(
            lambda typed: find_some(lines, typed, field, self.t), self.t("cli-prompt"), self.t("cli-help-some")
        )

    def _read(self, understand: Callable[[str], Any], prompt: str, help_on_answer: str) -> Any:
        while True:
            try:
                return understand(self.commands.read(prompt, help_on_answer))
            except Unclear as unclear:
                self.commands.complain(str(unclear))
