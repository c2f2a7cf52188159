"""The table of Nacht der Entscheidung: leader, turn, markers, open tokens, votes; and in the end the truth."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from maskenball.cli.board import Board
from maskenball.cli.screen import printable
from maskenball.games.one_night.day import Announcing
from maskenball.games.one_night.events import Dealt, HqOpened, SawSpies, Unmasked
from maskenball.games.one_night.model import Token
from maskenball.games.one_night.night import NightTurn
from maskenball.games.one_night.state import View
from maskenball.kernel import AnySeen, Event, Field, Said

NUMBER, NAME, MARKER = 3, 18, 16


class OneNightBoard(Board):
    """Everything public at one glance; what only you know stands below it."""

    def draw(self, seen: AnySeen, tight: bool = False) -> RenderableType:
        """The set of specialists, and the seats with their markers."""
        view: View = seen.view
        public = view.public
        counts = [(public.cards.count(card), self.t.word(card)) for card in dict.fromkeys(public.cards)]
        cards = ", ".join(f"{count}× {card}" if count > 1 else card for count, card in counts)
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        table.add_column(justify="right", width=NUMBER)
        table.add_column(no_wrap=True, max_width=NAME, overflow="ellipsis")
        table.add_column(width=MARKER)
        table.add_column()
        for seat, name in enumerate(self.t.names):
            marker = public.markers[seat]
            word = Text("" if marker is None else self.t.word(marker), style="red" if public.turned[seat] else "")
            table.add_row(str(seat + 1), self._name(view, seat, name), word, self._marks(view, seat))
        gap = [] if tight else [Text()]
        return Group(Text.assemble(("  " + self.t("terminal-cards") + "  ", "dim"), cards), *gap, table)

    def everything(self, seen: AnySeen) -> RenderableType:
        """The board with every note, and after the end the whole story."""
        view: View = seen.view
        lines: list[Event] = [*view.notes]
        if view.laid_open:
            lines += [*view.laid_open.deeds, *view.laid_open.unmasked, view.laid_open.hq]
        return Group(self.draw(seen), Text(), *(Text(f"  {self.t.line(line)}") for line in lines))

    def question(self, seen: AnySeen) -> str:
        """What you are asked for, in the second person; at night with your card."""
        view: View = seen.view
        return self.t(f"terminal-ask-{type(view.phase).__name__}", card=view.card)

    def offer(self, seen: AnySeen) -> str:
        """While all talk, whoever wants may act."""
        return self.t("terminal-offer")

    def known(self, seen: AnySeen) -> list[str]:
        """All you saw and did."""
        return [self.t.line(note) for note in seen.view.notes]

    def news(self, what: Event | Said[Any]) -> str | None:
        """What you were dealt and saw stands below the board, the truth about everybody in it."""
        return None if isinstance(what, Dealt | SawSpies | Unmasked | HqOpened) else super().news(what)

    def field_question(self, action: Any, name: str, field: Field) -> str:
        """The fields of the two swaps that name two players."""
        return self.t(f"terminal-{type(action).__name__}-{name}")

    def _name(self, view: View, seat: int, name: str) -> Text:
        if seat != view.seat:
            return Text(printable(name))
        you = f" ({self.t('cli-you')})"
        text = Text(printable(name), style="bold")
        text.truncate(NAME - len(you), overflow="ellipsis")
        return text.append(you)

    def _marks(self, view: View, seat: int) -> Text:
        marks = Text()
        for mark, style in self._mark_words(view, seat):
            marks.append(", " if marks else "").append(mark, style=style)
        return marks

    def _mark_words(self, view: View, seat: int) -> Iterator[tuple[str, str]]:
        public, opened = view.public, view.laid_open
        if seat == public.leader:
            yield f"{self.signs.leader} {self.t('terminal-leads')}", "yellow"
        if isinstance(view.phase, NightTurn | Announcing) and seat == view.phase.seat:
            yield f"{self.signs.now} {self.t('terminal-turn')}", "bold yellow"
        if public.turned[seat]:
            yield self.t("terminal-suspected"), "red"
        if seat in public.open_seats:
            yield self.t("terminal-open"), "green"
        if public.votes:
            yield self.t("terminal-voted", target=printable(self.t.names[public.votes[seat]])), ""
        if seat in public.eliminated:
            yield self.t("terminal-eliminated"), "bold"
        if opened:
            truth = opened.unmasked[seat]
            yield self.t.word(truth.card), ""
            for token in dict.fromkeys((truth.dealt, truth.token)):
                yield self.t.word(token), "red" if token is Token.SPY else "green"


BOARD = OneNightBoard
