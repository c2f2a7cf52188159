"""The table of Among Cultists: who stands where, what the rooms hold, and the paths, by whom one would meet."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from maskenball.cli.board import Board
from maskenball.cli.menu import Folder, Line
from maskenball.cli.screen import printable
from maskenball.games.cultists.box import ROUNDS, Colour
from maskenball.games.cultists.flow import board_at
from maskenball.games.cultists.model import Move
from maskenball.games.cultists.movement import Paths, preview, walks
from maskenball.games.cultists.state import Public, View
from maskenball.kernel import AnySeen, Choice, Field, Form

NAME, MANY = 18, 12
"""The width of a name; how many paths are listed one by one."""
STYLES = {
    Colour.RED: "red",
    Colour.GREEN: "green",
    Colour.BLUE: "blue",
    Colour.YELLOW: "yellow",
    Colour.VIOLET: "magenta",
    Colour.WHITE: "",
}


class CultistsBoard(Board):
    """Places and people at one glance; what only you know stands below it."""

    def draw(self, seen: AnySeen, tight: bool = False) -> RenderableType:
        """A line for the state of things, the rooms in two columns, and a line for each player."""
        view: View = seen.view
        own = Padding(Text(" · ".join(self._own(view))), (0, 0, 0, 2))
        if tight:
            return Group(self._head(view.public), self._rooms(view), self._pairs(view), own)
        parts = (self._head(view.public), Text(), self._rooms(view), Text(), self._players(view), Text(), own)
        return Group(*(parts if view.seat is not None else parts[:-2]))

    def everything(self, seen: AnySeen) -> RenderableType:
        """The board with every note."""
        return Group(self.draw(seen), Text(), *(Text(f"  {line}") for line in self.known(seen)))

    def question(self, seen: AnySeen) -> str:
        """What you are asked for, in the second person."""
        return self.t(f"terminal-ask-{type(seen.view.phase).__name__}")

    def known(self, seen: AnySeen) -> list[str]:
        """Your role, and what you gave, put down and saw."""
        return [self.t.line(note) for note in seen.view.notes]

    def field_question(self, action: Any, name: str, field: Field) -> str:
        """What a claim is about."""
        return self.t(f"terminal-{type(action).__name__}-{name}")

    def form_label(self, form: Form[Any]) -> str:
        """The forms are claims."""
        return self.t(f"terminal-{type(form.default).__name__}")

    def lines(self, choice: Choice, seen: AnySeen) -> list[Line] | None:
        """For each place the shortest path to it, and one for each other way to meet people on it; rooms first."""
        if not isinstance(choice, Paths):
            return None
        view: View = seen.view
        assert view.seat is not None
        found: dict[tuple[str, str], tuple[str, ...]] = {}
        for path in walks(choice):
            met = preview(view.public, view.seat, path)
            whom = ", ".join(self.t.names[seat] for each in met for seat in each.seats if seat != view.seat)
            found.setdefault((path[-1], whom), path)
        rooms = board_at(view.public).room_at
        ways: dict[str, list[tuple[str, Move]]] = {}
        for (place, whom), path in found.items():
            ways.setdefault(place if place in rooms else "", []).append((self._goal(view, place, whom), Move(path)))
        corridors = ways.pop("", [])
        lines: list[Line] = []
        for place, goals in ways.items():
            lines += _folded(self._goal(view, place, "…"), goals) if len(found) > MANY else _numbered(goals)
        lines += _folded(self.t("terminal-corridors"), corridors)
        return [Line(str(number), line.label, line.value) for number, line in enumerate(lines, 1)]

    def _goal(self, view: View, place: str, whom: str) -> str:
        """Where a path leads, and whom one would meet."""
        label = self.t.shown(place, "place") + (f" {self.signs.leader}" if self._allowed(view, place) else "")
        return f"{label} ({whom})" if whom else label

    def _allowed(self, view: View, place: str) -> bool:
        """Whether the own route allows this place now (K-11)."""
        board, route = board_at(view.public), view.route
        return route is not None and place in board.room_at and board.on_route(route, view.public.round, place)

    def _own(self, view: View) -> Iterator[str]:
        """What lies before you: the colours of your route for this round and the next, and your hand."""
        if view.route is not None:
            card, number = board_at(view.public).data.routes[view.route], view.public.round
            now, then = (", ".join(map(self.t.word, colours)) for colours in (*card, ())[number - 1 : number + 1])
            yield self.t("terminal-route", now=now, then=then or self.t("value-none"))
        if view.hand is not None:
            kinds = (*view.hand.pulses(), *view.hand.tasks())
            cards = ", ".join(f"{getattr(view.hand, kind)}× {self.t.word(kind)}" for kind in kinds)
            yield self.t("terminal-hand", cards=cards or self.t("value-none"))

    def _pairs(self, view: View) -> Table:
        """The players where there is little room: two in a line, with their pulse and task cards and their deck."""
        public = view.public
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for _ in range(2):
            table.add_column("", justify="right", width=3)
            table.add_column("", no_wrap=True, width=9, overflow="ellipsis")
            table.add_column(self.t("terminal-at"), no_wrap=True, width=12, overflow="ellipsis")
            table.add_column(self.t("terminal-counts"), no_wrap=True)
        cells: list[tuple[str | Text, ...]] = []
        for seat, name in enumerate(self.t.names):
            counts = f"{public.pulse_hands[seat]}/{public.task_hands[seat]}/{public.pulse_decks[seat]}"
            mark = self.t("terminal-knife") if seat == public.knife else ""
            mark = self.t("terminal-ghost") if public.ghosts[seat] else mark
            style = "bold" if seat == view.seat else "dim" if public.ghosts[seat] else ""
            who, where = Text(printable(name), style=style), self.t.shown(public.places[seat], "place")
            cells.append((str(seat + 1), who, where, f"{counts} {mark}"))
        half = (len(cells) + 1) // 2
        for at in range(half):
            table.add_row(*cells[at], *(cells[half + at] if half + at < len(cells) else ()))
        return table

    def _head(self, public: Public) -> RenderableType:
        parts = [
            self.t("terminal-round", round=public.round, rounds=ROUNDS),
            self.t("terminal-score", points=public.points, target=public.target),
            self.t("terminal-power", power=public.power),
            self.t("terminal-paths", count=public.paths),
        ]
        parts += [self.t("terminal-vote")] * public.votable
        parts += [self.t("terminal-portal", round=public.portal + 2)] if public.portal is not None else []
        return Padding(Text(" · ".join(parts)), (0, 0, 0, 2))

    def _rooms(self, view: View) -> RenderableType:
        """The rooms in two columns: what is in them, and whether they are on the way."""
        public, board = view.public, board_at(view.public)
        table = Table(box=None, padding=(0, 1, 0, 1), header_style="dim")
        headings = ("place", "colour", "cards")
        for heading in (*headings, *headings):
            table.add_column(self.t(f"terminal-{heading}"), no_wrap=True)
        cells = [self._room(view, place) for place in board.room_at]
        half = (len(cells) + 1) // 2
        for at in range(half):
            table.add_row(*cells[at], *(cells[half + at] if half + at < len(cells) else ()))
        if public.fishman:
            table.add_row(self.t.shown(board.data.fishman, "place"), "", self.t("terminal-fishman"))
        return Padding(table, (0, 0, 0, 1))

    def _room(self, view: View, place: str) -> tuple[str, Text, str]:
        public, board = view.public, board_at(view.public)
        at = board.room_at[place]
        state = self.t("terminal-active") if public.active[at] else ""
        state = self.t("terminal-marker") if place in public.markers else state
        colour = board.colours[place]
        mark = f" {self.signs.leader}" if self._allowed(view, place) else ""
        return (
            self.t.shown(place, "place"),
            Text(self.t.word(colour) + mark, style=STYLES[colour]),
            f"{public.room_decks[at]} {state}",
        )

    def _name(self, view: View, seat: int, name: str) -> Text:
        if seat != view.seat:
            return Text(printable(name))
        you = f" ({self.t('cli-you')})"
        text = Text(printable(name), style="bold")
        text.truncate(NAME - len(you), overflow="ellipsis")
        return text.append(you)

    def _players(self, view: View) -> Table:
        public = view.public
        table = Table(box=None, padding=(0, 1, 0, 2), header_style="dim")
        table.add_column("", justify="right")
        table.add_column("", no_wrap=True, max_width=NAME, overflow="ellipsis")
        table.add_column(self.t("terminal-at"), no_wrap=True)
        for heading in ("pulse-hand", "task-hand", "pulse-deck"):
            table.add_column(self.t(f"terminal-{heading}"), justify="right")
        table.add_column("")
        for seat, name in enumerate(self.t.names):
            marks = [self.t("terminal-knife")] * (seat == public.knife)
            marks += [self.t("terminal-ghost")] * public.ghosts[seat]
            if view.laid_open:
                marks.append(self.t.word(view.laid_open.roles[seat]))
            counts = (public.pulse_hands[seat], public.task_hands[seat], public.pulse_decks[seat])
            place = self.t.shown(public.places[seat], "place")
            table.add_row(str(seat + 1), self._name(view, seat, name), place, *map(str, counts), " · ".join(marks))
        return table


def _numbered(goals: list[tuple[str, Move]]) -> list[Line]:
    return [Line(str(number), label, move) for number, (label, move) in enumerate(goals, 1)]


def _folded(label: str, goals: list[tuple[str, Move]]) -> list[Line]:
    """Several goals behind one line."""
    return [Line("", label, Folder(tuple(_numbered(goals))))] if len(goals) > 1 else _numbered(goals)


BOARD = CultistsBoard
