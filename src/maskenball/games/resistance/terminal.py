"""The table of The Resistance: missions, rejected teams, who leads and goes along, every vote so far."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from maskenball.cli.board import Board
from maskenball.cli.screen import printable
from maskenball.games.resistance.characters import TEAM_SIZES, fails_needed
from maskenball.games.resistance.events import Dealt, Entry, MissionDone, Overruled, Played, Recognised, Voted
from maskenball.games.resistance.hunter import Showing
from maskenball.games.resistance.missions import Proposing
from maskenball.games.resistance.model import MISSIONS, MOST_REJECTED, SPIES, Character, Plot
from maskenball.games.resistance.plots import Dealing
from maskenball.games.resistance.state import Public, View
from maskenball.kernel import AnySeen, Event, Field, Form, Said, Some
from maskenball.kernel.phase import Over

NUMBER, NAME, MARKS, CHARACTER, VOTE = 3, 18, 20, 30, 4
"""Widths of columns, without the blank after each."""
WIDTH = 80


class ResistanceBoard(Board):
    """Everything public at one glance; what only you know stands below it."""

    def draw(self, seen: AnySeen, tight: bool = False) -> RenderableType:
        """Mission track, seats, votes, kept plot cards."""
        view: View = seen.view
        gap = [] if tight else [Text()]
        parts = [self._missions(view, tight), *gap, self._seats(view, tight)]
        if any(view.public.plots):
            parts += [*gap, self._plots(view.public)]
        return Group(*parts)

    def everything(self, seen: AnySeen) -> RenderableType:
        """The board with the characters in play and every note."""
        view: View = seen.view
        in_play = self._in_play(view.public)
        notes = [Text(f"  {self.t.line(note)}") for note in view.notes]
        return Group(self.draw(seen), Text(), Text(f"  {in_play}"), Text(), *notes)

    def question(self, seen: AnySeen) -> str:
        """What you are asked for, in the second person; with what the question is about."""
        view: View = seen.view
        public, phase = view.public, view.phase
        kind = type(phase).__name__
        plot = phase.plots[0] if isinstance(phase, Dealing) else getattr(phase, "plot", None)
        if isinstance(phase, Dealing) and plot is Plot.CONFIDENCE:
            kind = "Confiding"
        team = ", ".join(self.t.names[seat] for seat in public.team)
        by = self.t.names[phase.by] if isinstance(phase, Showing) else ""
        if isinstance(phase, Proposing):
            return self.t(f"terminal-ask-{kind}", number=0 if public.options.targeting else public.played + 1)
        return self.t(f"terminal-ask-{kind}", number=public.field + 1, team=team, plot=plot, by=by)

    def known(self, seen: AnySeen) -> list[str]:
        """All notes but the cards you played yourself."""
        view: View = seen.view
        return [self.t.line(note) for note in view.notes if not isinstance(note, Played)]

    def form_label(self, form: Form[Any]) -> str:
        """With targeting there is one form for each mission still open (W-09)."""
        team = form.fields["team"]
        assert isinstance(team, Some)
        return self.t("terminal-target", number=form.default.field + 1, size=team.least)

    def field_question(self, action: Any, name: str, field: Field) -> str:
        """The two fields of a proposal."""
        size = field.least if isinstance(field, Some) else 1
        return self.t(f"terminal-{type(action).__name__}-{name}", size=size)

    def news(self, what: Event | Said[Any]) -> str | None:
        """The board shows the votes, and what the opening night told stands below it."""
        if isinstance(what, Dealt | Recognised):
            return None
        if isinstance(what, Voted):
            return self.t("terminal-voted", accepted=what.accepted, yes=sum(what.votes), no=what.votes.count(False))
        return super().news(what)

    def _missions(self, view: View, tight: bool) -> RenderableType:
        public = view.public
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", width=11)
        for _ in range(MISSIONS):
            grid.add_column(width=12)
        sizes = TEAM_SIZES[public.players]
        fields = range(MISSIONS)
        stars = [fails_needed(public.players, field) > 1 for field in fields]
        numbers = [self._number(view, field) for field in fields]
        if tight:
            numbers = [number.append(f" ({sizes[field]})", "dim") for field, number in enumerate(numbers)]
        grid.add_row("  " + self.t("terminal-mission"), *numbers)
        if not tight:
            grid.add_row("  " + self.t("terminal-size"), *(f"  {sizes[field]}" for field in fields))
        if public.played or any(stars):
            grid.add_row("  " + self.t("terminal-cards"), *(self._cards(public, field) for field in fields))
        return Group(grid, self._rejected(public, tight))

    def _rejected(self, public: Public, tight: bool) -> Text:
        marks = self.signs.full * public.rejected + self.signs.empty * (MOST_REJECTED - public.rejected)
        style = "bold red" if public.rejected >= MOST_REJECTED - 1 else ""
        label = self.t("terminal-rejected")
        voted = any(isinstance(entry, Voted) for entry in public.history)
        hint = self._legend() if tight and voted else self.t("terminal-rejected.hint")
        return Text.assemble((f"  {label:9}   ", "dim"), (marks, style), (f"  {hint}", "dim"))

    def _legend(self) -> str:
        signs = self.signs
        return self.t("terminal-legend", yes=signs.yes, no=signs.no, leader=signs.leader)

    def _number(self, view: View, field: int) -> Text:
        """The number of a mission, with its result or a mark if it is the one at hand."""
        public = view.public
        result = public.results[field]
        if result is not None:
            sign = self.signs.success if result else self.signs.failure
            return Text(f"{sign} {field + 1}", style="bold green" if result else "bold red")
        if not isinstance(view.phase, Over) and field == self._aim(public):
            return Text(f"{self.signs.now} {field + 1}", style="bold yellow")
        return Text(f"  {field + 1}")

    def _aim(self, public: Public) -> int | None:
        """The mission at hand; with targeting there is none until it is proposed."""
        if not public.options.targeting:
            return public.played
        return public.field if public.team else None

    def _cards(self, public: Public, field: int) -> Text:
        done = next((each for each in public.history if isinstance(each, MissionDone) and each.field == field), None)
        if done is None:
            two = fails_needed(public.players, field) > 1
            return Text("  " + self.t("terminal-two-fails") if two else "", style="dim")
        kinds = {"fails": done.fails, "chief-fails": done.chief_fails, "hacks": done.hacks}
        lines = [self.t(f"terminal-{kind}", count=count) for kind, count in kinds.items() if count]
        lines = lines or [self.t("terminal-fails", count=0)]
        if public.results[field] is not done.succeeded:  # J-11, J-21
            lines.append(self.t("terminal-turned"))
        return Text("\n".join(f"  {each}" for each in lines))

    def _seats(self, view: View, tight: bool) -> RenderableType:
        public = view.public
        marks = CHARACTER if view.laid_open else MARKS
        longest = max(len(self._name(view, seat, name)) for seat, name in enumerate(self.t.names))
        widest = max(16, *(len(self._marks(view, seat)) for seat in range(public.players)))
        room = (WIDTH - NUMBER - min(NAME, longest) - min(marks, widest) - 3) // (VOTE + 1)
        shown = [(at, entry) for at, entry in enumerate(public.history) if isinstance(entry, Voted)][-room:]
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=bool(shown))
        table.add_column("", justify="right", width=NUMBER)
        table.add_column("", no_wrap=True, max_width=NAME, overflow="ellipsis")
        table.add_column("", min_width=16, max_width=marks)
        for at, vote in shown:
            table.add_column(self._came_of(public, vote, public.history[at + 1 :]), width=VOTE, no_wrap=True)
        for seat, name in enumerate(self.t.names):
            cells = [self._vote(vote, seat) for _, vote in shown]
            table.add_row(str(seat + 1), self._name(view, seat, name), self._marks(view, seat), *cells)
        return Group(table, Text(f"    {self._legend()}", style="dim")) if shown and not tight else table

    def _name(self, view: View, seat: int, name: str) -> Text:
        if seat != view.seat:
            return Text(printable(name))
        you = f" ({self.t('cli-you')})"
        text = Text(printable(name), style="bold")
        text.truncate(NAME - len(you), overflow="ellipsis")
        return text.append(you)

    def _vote(self, vote: Voted, seat: int) -> Text:
        """Yes or No, in brackets for those who were to go, with a star for who led."""
        yes = vote.votes[seat]
        sign = self.signs.yes if yes else self.signs.no
        cell = Text(f"[{sign}]" if seat in vote.team else f" {sign} ", style="green" if yes else "red")
        return cell.append(self.signs.leader if seat == vote.leader else "", style="dim")

    def _came_of(self, public: Public, vote: Voted, after: tuple[Entry, ...]) -> Text:
        """Above each vote: the mission, and how it counts now, or that there was none, or that it is under way."""
        mission = Text(f"M{vote.field + 1}", style="dim")
        if not vote.accepted:
            return mission.append("·")
        for entry in after:
            if isinstance(entry, MissionDone):
                won = public.results[vote.field]
                return mission.append(self.signs.success if won else self.signs.failure, "green" if won else "red")
            if isinstance(entry, Overruled):
                return mission.append("·")
        return mission.append(self.signs.now, "yellow")

    def _marks(self, view: View, seat: int) -> Text:
        marks = Text()
        for mark, style in self._mark_words(view, seat):
            marks.append(", " if marks else "").append(mark, style=style)
        return marks

    def _mark_words(self, view: View, seat: int) -> Iterator[tuple[str, str]]:
        public = view.public
        if view.laid_open:
            yield self._character(view.laid_open.characters[seat])
            return
        if seat == public.leader:
            yield f"{self.signs.leader} {self.t('terminal-leads')}", "yellow"
        if seat in public.team:
            yield f"{self.signs.full} {self.t('terminal-in-team')}", "bold"
        if seat == public.investigator:
            yield self.t("terminal-investigator"), "magenta"
        if public.interrogators and seat == public.interrogators[-1]:
            yield self.t("terminal-interrogator"), "magenta"
        if seat == public.exposed:
            yield self.t("terminal-exposed"), "bold"
        if character := public.revealed[seat]:
            yield self._character(character)

    def _character(self, character: Character) -> tuple[str, str]:
        return self.t.word(character), "red" if character in SPIES else "green"

    def _plots(self, public: Public) -> RenderableType:
        kept = [
            f"{printable(name)}: {', '.join(self.t.word(plot) for plot in plots)}"
            for name, plots in zip(self.t.names, public.plots, strict=True)
            if plots
        ]
        label = self.t("terminal-plots")
        return Text.assemble((f"  {label}  ", "dim"), " · ".join(kept))

    def _in_play(self, public: Public) -> str:
        kinds = dict.fromkeys(public.characters)
        counted = [f"{public.characters.count(kind)}× {self.t.word(kind)}" for kind in kinds]
        return self.t("terminal-in-play", characters=", ".join(counted))


BOARD = ResistanceBoard
