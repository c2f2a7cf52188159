"""The table of Hoax: everybody's tokens and packs, what they may no longer be, and what they claim in this turn."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from maskenball.cli.board import Board
from maskenball.cli.screen import printable
from maskenball.games.hoax.accusation import Accusing
from maskenball.games.hoax.interrogation import Showing
from maskenball.games.hoax.state import View
from maskenball.games.hoax.tokens import KINDS, packs
from maskenball.games.hoax.turn import Mask, Status
from maskenball.kernel import AnySeen, Field, Form, Over

NUMBER, NAME, COUNT = 3, 18, 5
"""Widths of columns."""


class HoaxBoard(Board):
    """Everything public at one glance; what only you know stands below it."""

    def draw(self, seen: AnySeen, tight: bool = False) -> RenderableType:
        """A line for each player, and the stock."""
        view: View = seen.view
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", justify="right", width=NUMBER)
        table.add_column("", no_wrap=True, max_width=NAME, overflow="ellipsis")
        for kind in KINDS:
            table.add_column(self.t.word(kind), justify="right", min_width=COUNT)
        table.add_column(self.t("terminal-packs"), justify="right", min_width=COUNT)
        table.add_column("")
        for seat, name in enumerate(self.t.names):
            table.add_row(
                str(seat + 1), self._name(view, seat, name), *self._tokens(view, seat), self._marks(view, seat)
            )
        stock = (str(count) for count in view.public.stock)
        table.add_row("", Text(self.t("terminal-stock"), style="dim"), *(Text(each, style="dim") for each in stock))
        deeds = " · ".join(self._deeds(view))
        return Group(table, *([] if tight else [Text()]), Padding(Text(deeds, style="dim"), (0, 0, 0, 2)))

    def _deeds(self, view: View) -> Iterator[str]:
        """What each character does, as the overview of this table has it."""
        overview = view.public.options.overview
        for character in overview.actors():
            deed = overview.deed(character)
            assert deed is not None
            kind = self.t.word(deed.kind) if deed.kind else self.t("terminal-any", count=deed.takes)
            source = self.t(f"terminal-from-{deed.source}")
            yield self.t("terminal-deed", character=character, takes=deed.takes, kind=kind, source=source)

    def everything(self, seen: AnySeen) -> RenderableType:
        """The board with every note."""
        return Group(self.draw(seen), Text(), *(Text(f"  {line}") for line in self.known(seen)))

    def question(self, seen: AnySeen) -> str:
        """What you are asked for, in the second person."""
        view: View = seen.view
        phase = view.phase
        about: dict[str, Any] = {"name": self.t.names[view.public.turn.seat]}
        if isinstance(phase, Accusing):
            about |= {"name": self.t.names[phase.seat], "character": phase.character}
        elif isinstance(phase, Showing):
            about["name"] = self.t.names[phase.by]
        return self.t(f"terminal-ask-{type(phase).__name__}", **about)

    def offer(self, seen: AnySeen) -> str:
        """Doubting and unmasking go at any time."""
        return self.t("terminal-offer", name=self.t.names[seen.view.public.turn.seat])

    def known(self, seen: AnySeen) -> list[str]:
        """Your card, and what you were shown and handed."""
        return [self.t.line(note) for note in seen.view.notes]

    def form_label(self, form: Form[Any]) -> str:
        """The only form is the unmasking."""
        return self.t("terminal-Unmask")

    def field_question(self, action: Any, name: str, field: Field) -> str:
        """Whom to unmask, and as what."""
        return self.t(f"terminal-Unmask-{name}")

    def _name(self, view: View, seat: int, name: str) -> Text:
        inside = seat in view.public.inside
        if seat != view.seat:
            return Text(printable(name), style="" if inside else "dim")
        you = f" ({self.t('cli-you')})"
        text = Text(printable(name), style="bold" if inside else "dim")
        text.truncate(NAME - len(you), overflow="ellipsis")
        return text.append(you)

    def _tokens(self, view: View, seat: int) -> list[str]:
        purse = view.public.tokens[seat]
        return [str(count) if seat in view.public.inside else "" for count in (*purse, packs(purse))]

    def _marks(self, view: View, seat: int) -> Text:
        """Whose turn it is, the claims of this turn, what is forbidden; at the end the truth."""
        public = view.public
        marks: list[tuple[str, str]] = []
        if view.laid_open:
            marks.append((self.t.word(view.laid_open.characters[seat]), "bold"))
        elif seat == public.turn.seat:
            marks.append((f"{self.signs.leader} {self.t('terminal-turn')}", "yellow"))
        if seat in public.out:
            marks.append((self.t("terminal-out"), "dim"))
        elif not isinstance(view.phase, Over):
            marks += [self._mask(mask) for mask in public.turn.masks if mask.seat == seat]
        if public.forbidden[seat]:
            never = ", ".join(self.t.word(character) for character in public.forbidden[seat])
            marks.append((self.t("terminal-never", characters=never), "red"))
        text = Text()
        for mark, style in marks:
            text.append(" · " if text else "").append(mark, style=style)
        return text

    def _mask(self, mask: Mask) -> tuple[str, str]:
        word = self.t.word(mask.character)
        if mask.fine:
            word += f" ({', '.join(self.t.word(kind) for kind in mask.fine)})"
        return (word, "bold") if mask.status is Status.STANDS else (f"{self.signs.failure} {word}", "dim")


BOARD = HoaxBoard
