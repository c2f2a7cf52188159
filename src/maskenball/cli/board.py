"""How the table looks in a terminal: one board for any game, and better ones in `terminal.py` of a game's folder."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from maskenball import games
from maskenball.cli.menu import Line
from maskenball.cli.screen import Signs
from maskenball.kernel import AnySeen, Choice, Event, Field, Form, Game, Said
from maskenball.texts import Texts


class Board:
    """Draws any game from what a seat sees: the phase, and the view as plain data if somebody asks for it."""

    def __init__(self, t: Texts, signs: Signs) -> None:
        self.t = t
        self.signs = signs

    def look(self, seen: AnySeen) -> None:
        """Learn what things are called at this table."""

    def phase(self, seen: AnySeen) -> str:
        """What is going on now."""
        return self.t.phase(seen.view.phase)

    def draw(self, seen: AnySeen, tight: bool = False) -> RenderableType:
        """What is public; `tight` where the window is low."""
        names = "   ".join(f"{seat + 1} {name}" for seat, name in enumerate(self.t.names))
        return Text(f"  {names}")

    def everything(self, seen: AnySeen) -> RenderableType:
        """All that this seat sees, for those who want every detail."""
        plain = msgspec.json.format(msgspec.json.encode(seen.view), indent=2)
        return Text(plain.decode())

    def question(self, seen: AnySeen) -> str:
        """What this seat has to do now."""
        return self.t("cli-your-turn")

    def offer(self, seen: AnySeen) -> str:
        """What this seat may step in with now, or let pass."""
        return self.t("cli-may-cut")

    def known(self, seen: AnySeen) -> list[str]:
        """What this seat knows that others may not, and how."""
        return []

    def news(self, what: Event | Said[Any]) -> str | None:
        """How something new reads beside the board; None where the board already shows it."""
        return self.line(what)

    def line(self, what: Event | Said[Any]) -> str:
        """How anything that was told or said reads; what not all could hear says so."""
        line = self.t.line(what)
        circle = self.channel(what.channel) if isinstance(what, Said) else ""
        return f"{line}  ({self.t('cli-only-to', names=circle)})" if circle else line

    def channel(self, name: str) -> str:
        """What a circle of people is called in which not all hear what is said."""
        return ""

    def lines(self, choice: Choice, seen: AnySeen) -> list[Line] | None:
        """The answers of a choice of the game's own, as lines to pick from; None where it can't be asked here."""
        return None

    def form_label(self, form: Form[Any]) -> str:
        """How one of several forms reads in a list."""
        return self.t.line(form.default)

    def field_question(self, action: Struct, name: str, field: Field) -> str:
        """What to ask for one field of a form."""
        return name

    def is_typed(self, action: Struct, name: str) -> bool:
        """Whether the value of this field is better typed than picked from a list."""
        return False

    def check(self, form: Form[Any], name: str, value: str, before: Mapping[str, str]) -> None:
        """Refuse a text of one's own at once (Illegal) where that can be said before the whole form is filled in."""


def board_for(game: Game, t: Texts, signs: Signs) -> Board:
    """The board of this game, or the one for all."""
    module = games.part(game, "terminal")
    kind: type[Board] = module.BOARD if module is not None else Board
    return kind(t, signs)
