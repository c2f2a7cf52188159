"""The table of Decrypto: who is in which team, tokens, and the note sheet with a side for each team (D-05)."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from maskenball.cli.boards import Board
from maskenball.cli.screen import printable
from maskenball.games.decrypto.ending import Recalling
from maskenball.games.decrypto.events import CluesSealed, KeywordsDealt
from maskenball.games.decrypto.model import Line, Team, digits
from maskenball.games.decrypto.phases import Guessing, Naming, Objecting, Writing
from maskenball.games.decrypto.state import View
from maskenball.kernel import AnySeen, Event, Field, Form, Phase, Said

RULES: dict[type[Phase], tuple[str, ...]] = {
    Naming: ("D-06", "D-10"),
    Writing: ("D-12", "D-13", "D-32", "D-38"),
    Guessing: ("D-15", "D-16", "D-27", "D-53"),
    Objecting: ("D-53",),
    Recalling: ("D-45", "D-46"),
}
"""What `?` points to."""


class DecryptoBoard(Board):
    """The sheet as it lies on the table; keywords stand on it only for those who know them."""

    def draw(self, seen: AnySeen) -> RenderableType:
        """Both sides of the sheet."""
        view: View = seen.view
        teams = [team for team in Team if team is Team.WHITE or view.public.players > 3]
        parts: list[RenderableType] = [self._teams(view)]
        for team in teams:
            parts += [Text(), self._sheet(view, team)]
        return Group(*parts)

    def everything(self, seen: AnySeen) -> RenderableType:
        """The sheet, and every note."""
        view: View = seen.view
        return Group(self.draw(seen), Text(), *(Text(f"  {self.t.line(note)}") for note in view.notes))

    def question(self, seen: AnySeen) -> str:
        """What you are asked for, in the second person."""
        view: View = seen.view
        phase = view.phase
        if isinstance(phase, Guessing) and view.seat is not None:
            own = view.public.team_of(view.seat) is phase.team
            return self.t("cli-decrypto-ask-decode" if own else "cli-decrypto-ask-intercept", team=phase.team)
        return self.t(f"cli-decrypto-ask-{type(phase).__name__}", code=view.code or "")

    def known(self, seen: AnySeen) -> list[str]:
        """The code to be encrypted; the keywords stand on the sheet."""
        view: View = seen.view
        if view.code is None or view.seat is None:
            return []
        sheet = view.public.sheets[view.public.team_of(view.seat).index]
        shown = any(line.round == view.public.round and line.code for line in sheet)
        return [] if shown else [self.t("cli-decrypto-code", code=view.code)]

    def form_label(self, form: Form[Any]) -> str:
        """The only form that stands in a list: the team's name (D-06)."""
        return self.t("cli-decrypto-name-team")

    def field_question(self, action: Any, name: str, field: Field) -> str:
        """Which clue, which keyword, which code."""
        return self.t(f"cli-decrypto-{type(action).__name__}-{name}")

    def rules(self, phase: Phase) -> tuple[str, ...]:
        """Those that the phase itself carries out."""
        return RULES.get(type(phase), ())

    def news(self, what: Event | Said[Any]) -> str | None:
        """What stands on the sheet anyway is no news."""
        return None if isinstance(what, KeywordsDealt | CluesSealed) else super().news(what)

    def _teams(self, view: View) -> RenderableType:
        public = view.public
        grid = Table.grid(padding=(0, 2))
        for team in Team:
            at = team.index
            members = ", ".join(f"{seat + 1} {printable(self.t.names[seat])}" for seat in public.teams[at])
            tokens = self.t(
                "cli-decrypto-tokens", caught=public.interceptions[at], garbled=public.miscommunications[at]
            )
            name = f"{self.t.word(team)} {printable(public.names[at])}".strip()
            grid.add_row(Text(f"  {name}", style="bold"), Text(members), Text(tokens, style="dim"))
        return grid

    def _sheet(self, view: View, team: Team) -> RenderableType:
        public = view.public
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        heads = ("round", "clues", "interception", "guess", "shown")
        for head in heads:
            table.add_column(("  " if head == "round" else "") + self.t(f"cli-decrypto-{head}"))
        for line in public.sheets[team.index]:
            table.add_row(
                f"  {line.round}", self._clues(line), line.interception or "", line.guess or "", line.code or ""
            )
        parts: list[RenderableType] = [Text(f"  {self.t.word(team)}", style="bold")]
        if public.sheets[team.index]:
            parts.append(table)
        return Group(*parts, self._filed(view, team))

    def _clues(self, line: Line) -> Text:
        text = Text()
        for at, clue in enumerate(line.clues):
            text.append(" – " if at else "")
            shown = self.t("cli-decrypto-missing") if clue is None else printable(clue)
            text.append(shown, style="strike" if line.struck[at] else "")
            if line.code and clue is not None:
                text.append(f" {digits(line.code)[at]}", style="dim")
        return text

    def _filed(self, view: View, team: Team) -> RenderableType:
        public = view.public
        keywords = view.laid_open[team.index] if view.laid_open else ()
        if view.seat is not None and public.team_of(view.seat) is team:
            keywords = view.keywords
        grid = Table.grid(padding=(0, 2))
        for number, clues in enumerate(public.filed[team.index]):
            keyword = printable(keywords[number]) if keywords else "?"
            shown = ", ".join(printable(clue) for clue in clues)
            grid.add_row(f"  {number + 1}", Text(keyword, style="bold yellow" if keywords else "dim"), Text(shown))
        return grid


BOARD = DecryptoBoard
