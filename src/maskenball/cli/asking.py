"""Asking: a choice as questions and menus, and what was typed as one of its answers."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from msgspec.structs import replace
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from maskenball.cli.board import Board
from maskenball.cli.errors import CommandError
from maskenball.cli.keyboard import Redraw
from maskenball.cli.menu import Folder, Line, Several, Unclear, find, find_some, folded, lines_of, lines_of_field
from maskenball.cli.screen import printable, rows
from maskenball.kernel import AnySeen, Choice, Either, Field, Form, Illegal, OneOf, Some
from maskenball.kernel import Text as FreeText
from maskenball.texts import Texts

MANY = 12
"""More answers than this are asked for in two steps, where they can be put together."""
FEW, LOW = 4, 30
"""Up to so many answers stand below each other, if the window has at least so many lines."""


class Reader(Protocol):
    """Where lines come from."""

    def read(self, prompt: str, help_on_answer: str) -> str:
        """A line that somebody typed as an answer; the help is for those who ask for it."""
        ...

    def meant(self, typed: str) -> str | None:
        """What somebody may have meant by a line that is no answer."""
        ...


class Again(Exception):
    """The person wants to begin this answer anew."""


class Both(Choice, frozen=True):
    """What has to be answered and what could be stepped in with, as one question."""

    must: Choice
    may: Choice


class Asking:
    """The questions to one person: menus, forms, words of one's own."""

    def __init__(
        self, console: Console, board: Board, t: Texts, reader: Reader, redraw: Callable[[], None] = lambda: None
    ) -> None:
        self.console = console
        self.board = board
        self.t = t
        self._reader = reader
        self._redraw = redraw
        self._typed: dict[str, str] = {}
        self._back = False

    def ask(self, choice: Choice, seen: AnySeen, optional: bool = False) -> Any:
        """An answer out of the choice; None, if that is allowed and nothing was typed."""
        self._typed = {}
        while True:
            self._back = False
            try:
                return self._choose(choice, seen, optional)
            except Again:
                if rows(self.console) is not None:
                    self._redraw()
            except Illegal as refusal:
                if rows(self.console) is not None:
                    self._redraw()
                self.show_error(self.t.error(refusal))

    def first(self, choice: Choice, seen: AnySeen) -> RenderableType:
        """What stands right below the question, so that the screen has room for it."""
        if not isinstance(choice, Form):
            return self._menu(folded(self.lines(choice, seen), MANY))
        name, field = next(iter(choice.fields.items()))
        question = Text(self.board.field_question(choice.default, name, field))
        lines = self._field_lines(choice, name, field)
        return Group(question, self._menu(lines)) if lines and not self._stand_on_board(lines) else question

    def wait(self) -> None:
        """Go on when somebody has read this."""
        self._read([], lambda _typed: None, self.t("cli-prompt-go-on"), self.t("cli-help-only"))

    def lines(self, choice: Choice, seen: AnySeen) -> list[Line]:
        """The answers as lines; forms are among them as what is still to be filled in."""
        if isinstance(choice, Both):
            first, second = (self.lines(each, seen) for each in (choice.must, choice.may))
            after = max(int(line.key) for line in first) + 1
            return first + [Line(str(number), line.label, line.value) for number, line in enumerate(second, after)]
        if isinstance(choice, Either):
            return self._lines_of_either(choice)
        if isinstance(choice, OneOf):
            return lines_of(choice, self.t)
        lines = self.board.lines(choice, seen)
        if lines is None:
            raise CommandError(self.t("cli-cant-ask"))
        return lines

    def show_error(self, sentence: str) -> None:
        """Why what was typed does not do."""
        self.console.print(Text(f"  {sentence}", style="red"))

    def pick(self, lines: list[Line], optional: bool = False, lead: str = "") -> Any:
        """One of the lines; nothing, if that is allowed; the only one, if there is just one. Forms are filled in."""
        shown = folded(lines, MANY)
        only = lines[0].value if len(lines) == 1 and not optional else None

        def understand(typed: str) -> Any:
            if not typed and (optional or len(lines) == 1):
                return only
            return find(shown, typed, self.t, lines if len(shown) < len(lines) else ()).value

        if optional or len(lines) == 1:
            help_ = self.t("cli-help-optional" if optional else "cli-help-only")
            value = self._read(shown, understand, self.t("cli-prompt-enter"), help_, lead)
        else:
            value = self._read(shown, understand, self.t("cli-prompt"), self.t("cli-help-answer"), lead)
        return self.finish(value)

    def finish(self, value: Any) -> Any:
        """What was picked as an answer: forms are filled in, folders opened."""
        if isinstance(value, Folder):
            return self.pick(list(value.lines))
        return self._fill(value, back=True) if isinstance(value, Form) else value

    def _choose(self, choice: Choice, seen: AnySeen, optional: bool) -> Any:
        return self._fill(choice) if isinstance(choice, Form) else self.pick(self.lines(choice, seen), optional)

    def _lines_of_either(self, either: Either[Any]) -> list[Line]:
        labelled: list[tuple[str, Any]] = []
        for choice in either.choices:
            if isinstance(choice, Form):
                labelled.append((self.board.form_label(choice), choice))
            else:
                labelled += [(self.t.line(option), option) for option in choice.options]
        return [Line(str(number), label, value) for number, (label, value) in enumerate(labelled, 1)]

    def _fill(self, form: Form[Any], back: bool = False) -> Any:
        """Field by field; with `back`, Enter alone leads back to where the form was picked."""
        values: dict[str, Any] = {}
        for name, field in form.fields.items():
            self._back = back and not self._typed.get(name)
            values[name] = self._value(form, name, field, values)
        self._back = False
        return form.check(replace(form.default, **values))

    def _value(self, form: Form[Any], name: str, field: Field, before: dict[str, Any]) -> Any:
        lead = self.board.field_question(form.default, name, field)
        if isinstance(field, FreeText) or self.board.is_typed(form.default, name):
            return self._text(form, name, before, lead)
        lines = self._field_lines(form, name, field, before)
        if isinstance(field, Some):
            help_ = self.t("cli-help-some")
            return self._read(
                lines, lambda typed: find_some(lines, typed, field, self.t), self.t("cli-prompt-some"), help_, lead
            )
        return self.pick(lines, lead=lead)

    def _field_lines(
        self, form: Form[Any], name: str, field: Field, before: dict[str, Any] | None = None
    ) -> list[Line]:
        """The values a field can take; none where they are typed. With `apart` nobody can be named again."""
        if isinstance(field, FreeText) or self.board.is_typed(form.default, name):
            return []
        left = [value for value in getattr(field, "of", ()) if not (form.apart and value in _flat(before or {}))]
        return lines_of_field(type(form.default), name, left, self.t)

    def _text(self, form: Form[Any], name: str, before: dict[str, Any], lead: str) -> str:
        """Words of one's own; what was typed before something else was refused is not lost."""
        last = self._typed.get(name, "")
        prompt = self.t("cli-prompt-keep", text=printable(last)) if last else self.t("cli-prompt-text")

        def understand(typed: str) -> str:
            value = typed or last
            self.board.check(form, name, value, before)
            self._typed[name] = value
            return value

        text: str = self._read([], understand, prompt, self.t("cli-help-text"), lead)
        return text

    def _read(
        self, lines: list[Line], understand: Callable[[str], Any], prompt: str, help_: str, lead: str = ""
    ) -> Any:
        """A line as what it means; `lead` says what of a form is asked for."""
        self._show(lead, lines)
        while True:
            typed = ""
            try:
                typed = self._reader.read(self.t("cli-prompt-back") if self._back else prompt, help_)
                if self._back and not typed:
                    raise Again
                return understand(typed)
            except Redraw:
                self._redraw()
                self._show(lead, lines)
            except Illegal as refusal:
                self._again(self.t.error(refusal), lead, lines)
            except Unclear as unclear:
                meant = self._reader.meant(typed)
                sentence = self.t("cli-meant", command=meant) if meant else str(unclear)
                self._again(sentence, lead, lines, unclear.lines if isinstance(unclear, Several) else [])

    def _again(self, sentence: str, lead: str, lines: list[Line], fitting: list[Line] | None = None) -> None:
        """Say why that did not do, below the same question; in a window all of it stays in sight."""
        if rows(self.console) is not None:
            self._redraw()
            self._show(lead, fitting or lines)
            self.show_error(sentence)
        else:
            self.show_error(sentence)
            self._show("", fitting or [])

    def _show(self, lead: str, lines: list[Line]) -> None:
        if lead:
            self.console.print(Text(lead))
        if lines and not self._stand_on_board(lines):
            self.console.print(self._menu(lines))

    def _stand_on_board(self, lines: list[Line]) -> bool:
        """In a low window there is no need to list many players again: their numbers are those on the board."""
        names = {str(seat): name for seat, name in enumerate(self.t.names, 1)}
        return self._low and len(lines) > 2 * FEW and all(names.get(line.key) == line.label for line in lines)

    @property
    def _low(self) -> bool:
        height = rows(self.console)
        return height is not None and height < LOW

    def _menu(self, lines: list[Line]) -> RenderableType:
        """Numbered answers; in columns where there are many, or the window is low."""
        width = max(len(line.key) for line in lines)
        texts = [Text.assemble((f"  {line.key:>{width}}", "bold cyan"), f"  {printable(line.label)}") for line in lines]
        columns = self._low or len(lines) > FEW
        return Columns(texts, column_first=True) if columns else Text("\n").join(texts)


def _flat(values: dict[str, Any]) -> Iterator[Any]:
    """Everybody named so far."""
    for value in values.values():
        yield from value if isinstance(value, tuple) else (value,)
