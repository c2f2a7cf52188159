"""Boards: how the table looks in a terminal. One for any game, and better ones by the name of the game."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from maskenball.cli.screen import Signs
from maskenball.kernel import AnySeen, Event, Field, Form, Game, Phase, Said
from maskenball.texts import Texts


class Board:
    """Draws any game from what a seat sees: the phase, and the view as plain data if somebody asks for it."""

    def __init__(self, t: Texts, signs: Signs) -> None:
        self.t = t
        self.signs = signs

    def phase(self, seen: AnySeen) -> str:
        """What is going on now."""
        return self.t.phase(seen.view.phase)

    def draw(self, seen: AnySeen) -> RenderableType:
        """What is public."""
        names = "   ".join(f"{seat + 1} {name}" for seat, name in enumerate(self.t.names))
        return Text(f"  {names}")

    def everything(self, seen: AnySeen) -> RenderableType:
        """All that this seat sees, for those who want every detail."""
        plain = msgspec.json.format(msgspec.json.encode(seen.view), indent=2)
        return Text(plain.decode())

    def question(self, seen: AnySeen) -> str:
        """What this seat has to do now."""
        return self.t("cli-your-turn")

    def known(self, seen: AnySeen) -> list[str]:
        """What this seat knows that others may not, and how."""
        return []

    def rules(self, phase: Phase) -> tuple[str, ...]:
        """The numbered rules that matter most in this phase."""
        return ()

    def news(self, what: Event | Said[Any]) -> str | None:
        """How something new reads beside the board; None where the board already shows it."""
        return self.t.line(what)

    def form_label(self, form: Form[Any]) -> str:
        """How one of several forms reads in a list."""
        return self.t.line(form.default)

    def field_question(self, action: Struct, name: str, field: Field) -> str:
        """What to ask for one field of a form."""
        return name


def board_for(game: Game, t: Texts, signs: Signs) -> Board:
    """The board of this game, or the one for all."""
    name = f"{__name__}.{game.name}"
    kind: type[Board] = import_module(name).BOARD if find_spec(name) else Board
    return kind(t, signs)
