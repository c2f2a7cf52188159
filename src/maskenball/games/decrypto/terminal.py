"""The table of Decrypto: who is in which team, tokens, and the note sheet with a side for each team (D-05)."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from maskenball.cli.board import Board
from maskenball.cli.screen import printable
from maskenball.games.decrypto.clues import SLOTS, ClueForm, CodeForm
from maskenball.games.decrypto.events import CluesSealed, CodeDrawn, KeywordsDealt
from maskenball.games.decrypto.model import Guess, Line, Team, Write, digits
from maskenball.games.decrypto.phases import Guessing, Naming
from maskenball.games.decrypto.state import View
from maskenball.kernel import AnySeen, Event, Field, Form, Said


class DecryptoBoard(Board):
    """The sheet as it lies on the table; keywords stand on it only for those who know them."""

    _code: str | None = None
    _own: tuple[str, ...] = ()

    def look(self, seen: AnySeen) -> None:
        """A team that has a name is called by it; of three players one is the interceptor."""
        public = seen.view.public
        self._code, self._own = seen.view.code, seen.view.keywords
        for team, name in zip(Team, public.names, strict=True):
            word = f"Team-{team.value}"
            self.t.called.pop(word, None)
            own = self.t.word(team)
            if public.players == 3 and team is Team.BLACK:
                own = self.t("terminal-alone", name=printable(self.t.names[public.teams[1][0]]))
            self.t.called[word] = self.t("terminal-team", team=own, name=printable(name)) if name else own

    def draw(self, seen: AnySeen, tight: bool = False) -> RenderableType:
        """Both sides of the sheet, the own team's first; `tight` shows of the rounds only the one at hand."""
        view: View = seen.view
        own = Team.WHITE if view.seat is None else view.public.team_of(view.seat)
        parts: list[RenderableType] = []
        for team in (own, own.other):
            parts += [self._team(view, team), *self._sheet(view, team, tight)]
            if not tight:
                parts.append(Text())
        return Group(*(parts if tight else parts[:-1]))

    def everything(self, seen: AnySeen) -> RenderableType:
        """The sheet, and every note."""
        view: View = seen.view
        self.look(seen)
        return Group(self.draw(seen), Text(), *(Text(f"  {self.t.line(note)}") for note in view.notes))

    def question(self, seen: AnySeen) -> str:
        """What you are asked for, in the second person."""
        view: View = seen.view
        phase = view.phase
        if isinstance(phase, Guessing) and view.seat is not None:
            own = view.public.team_of(view.seat) is phase.team
            return self.t("terminal-ask-decode" if own else "terminal-ask-intercept", team=phase.team)
        return self.t(f"terminal-ask-{type(phase).__name__}", code=view.code or "")

    def offer(self, seen: AnySeen) -> str:
        """A name for the team before the first round, later an objection to a clue."""
        naming = isinstance(seen.view.phase, Naming)
        return self.t("terminal-offer-name" if naming else "terminal-offer-object")

    def known(self, seen: AnySeen) -> list[str]:
        """The code to be encrypted; the keywords stand on the sheet."""
        view: View = seen.view
        if view.code is None or view.seat is None:
            return []
        sheet = view.public.sheets[view.public.team_of(view.seat).index]
        shown = any(line.round == view.public.round and line.code for line in sheet)
        return [] if shown else [self.t("terminal-code", code=view.code)]

    def form_label(self, form: Form[Any]) -> str:
        """The only form that stands in a list: the team's name (D-06)."""
        return self.t("terminal-name-team")

    def field_question(self, action: Any, name: str, field: Field) -> str:
        """Which clue, which keyword, which code."""
        if isinstance(action, Write) and self._code:
            number = digits(self._code)[SLOTS.index(name)]
            return self.t("terminal-Write", number=number, keyword=self._own[number - 1])
        return self.t(f"terminal-{type(action).__name__}-{name}")

    def is_typed(self, action: Any, name: str) -> bool:
        """A code is typed: 342, 3 4 2 or 3-4-2."""
        return isinstance(action, Guess)

    def check(self, form: Form[Any], name: str, value: str, before: Mapping[str, str]) -> None:
        """Codes and clues are looked at one by one."""
        if isinstance(form, ClueForm):
            form.clue(SLOTS.index(name), value, list(before.values()))
        elif isinstance(form, CodeForm):
            form.check(Guess(value))

    def channel(self, name: str) -> str:
        """Each team talks for itself."""
        return "" if name == "all" else self.t.word(Team(name))

    def news(self, what: Event | Said[Any]) -> str | None:
        """What stands on the sheet anyway is no news."""
        return None if isinstance(what, KeywordsDealt | CodeDrawn | CluesSealed) else super().news(what)

    def _team(self, view: View, team: Team) -> RenderableType:
        """Who is in it, and its tokens."""
        public = view.public
        members = ", ".join(f"{seat + 1} {self._name(view, seat)}" for seat in public.teams[team.index])
        caught, garbled = public.interceptions[team.index], public.miscommunications[team.index]
        tokens = self.t("terminal-tokens", caught=caught, garbled=garbled)
        name = self.t.word(team)
        if public.players == 3:
            alone = team is Team.BLACK
            tokens = self.t("terminal-tokens-three", caught=caught) if alone else ""
            name = self.t("terminal-interceptor") if alone else name
        return Text.assemble((f"  {name}", "bold"), f"  {members}  ", (tokens, "dim"))

    def _name(self, view: View, seat: int) -> str:
        you = f" ({self.t('cli-you')})" if seat == view.seat else ""
        return printable(self.t.names[seat]) + you

    def _sheet(self, view: View, team: Team, tight: bool) -> Iterator[RenderableType]:
        public = view.public
        lines = public.sheets[team.index]
        if team is Team.BLACK and public.players == 3:
            return
        if tight:
            for line in lines[-1:]:
                if line.code is None:
                    label = self.t("terminal-round")
                    yield Text.assemble((f"  {label} {line.round}  ", "dim"), self._clues(line))
        elif lines:
            yield self._rounds(lines)
        if self._keywords(view, team) or any(public.filed[team.index]):
            yield self._filed(view, team)

    def _rounds(self, lines: tuple[Line, ...]) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for head in ("round", "clues", "interception", "guess", "shown"):
            table.add_column(("  " if head == "round" else "") + self.t(f"terminal-{head}"))
        for line in lines:
            table.add_row(
                f"  {line.round}", self._clues(line), line.interception or "", line.guess or "", line.code or ""
            )
        return table

    def _clues(self, line: Line) -> Text:
        text = Text()
        for at, clue in enumerate(line.clues):
            text.append(" – " if at else "")
            shown = self.t("terminal-missing") if clue is None else printable(clue)
            text.append(shown, style="strike" if line.struck[at] else "")
            if line.code and clue is not None:
                text.append(f" {digits(line.code)[at]}", style="dim")
        return text

    def _keywords(self, view: View, team: Team) -> tuple[str, ...]:
        """The keywords of this team, as far as this seat knows them."""
        if view.seat is not None and view.public.team_of(view.seat) is team:
            return view.keywords
        return view.laid_open[team.index] if view.laid_open else ()

    def _filed(self, view: View, team: Team) -> RenderableType:
        public, keywords = view.public, self._keywords(view, team)
        grid = Table.grid(padding=(0, 2))
        for number, clues in enumerate(public.filed[team.index]):
            keyword = printable(keywords[number]) if keywords else "?"
            shown = ", ".join(printable(clue) for clue in clues)
            grid.add_row(f"  {number + 1}", Text(keyword, style="bold yellow" if keywords else "dim"), Text(shown))
        return grid


BOARD = DecryptoBoard
