"""The table of Among Cultists: who stands where, what the rooms hold, and the paths, by whom one would meet."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from maskenball.cli.boards import Board
from maskenball.cli.menu import Line
from maskenball.cli.screen import printable
from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.box import ROUNDS
from maskenball.games.cultists.checking import Announcing
from maskenball.games.cultists.cleanup import CleaningUp
from maskenball.games.cultists.encounters import Meeting
from maskenball.games.cultists.ending import Unmasking
from maskenball.games.cultists.flow import board_at
from maskenball.games.cultists.happenings import Sneaking
from maskenball.games.cultists.model import Move
from maskenball.games.cultists.movement import Moving, Paths, preview, walks
from maskenball.games.cultists.state import Public, View
from maskenball.games.cultists.votes import Deciding, Voting
from maskenball.kernel import AnySeen, Choice, Field, Form, Phase

RULES: dict[type[Phase], tuple[str, ...]] = {
    Moving: ("K-11", "K-20", "K-22", "K-23", "K-24", "K-28"),
    Meeting: ("K-25", "K-26", "K-27"),
    Sneaking: ("K-31", "K-32"),
    Acting: ("K-34", "K-40", "K-41", "K-45", "K-47", "K-48", "K-49", "K-51", "K-52"),
    Announcing: ("K-36", "K-37", "K-40"),
    Voting: ("K-55", "K-56", "K-57"),
    Deciding: ("K-55",),
    CleaningUp: ("K-04", "K-60", "K-61"),
    Unmasking: ("K-06", "K-58"),
}
"""What `?` points to."""


class CultistsBoard(Board):
    """Places and people at one glance; what only you know stands below it."""

    def draw(self, seen: AnySeen) -> RenderableType:
        """A line for the state of things, one for each place, one for each player."""
        view: View = seen.view
        return Group(self._head(view.public), Text(), self._places(view), Text(), self._players(view))

    def everything(self, seen: AnySeen) -> RenderableType:
        """The board with every note."""
        return Group(self.draw(seen), Text(), *(Text(f"  {line}") for line in self.known(seen)))

    def question(self, seen: AnySeen) -> str:
        """What you are asked for, in the second person."""
        return self.t(f"cli-cultists-ask-{type(seen.view.phase).__name__}")

    def known(self, seen: AnySeen) -> list[str]:
        """Your role, route, hand, and what you gave, put down and saw."""
        view: View = seen.view
        lines = [self.t.line(note) for note in view.notes]
        if view.hand is not None:
            kinds = (*view.hand.pulses(), *view.hand.tasks())
            cards = ", ".join(f"{getattr(view.hand, kind)} × {self.t.word(kind)}" for kind in kinds)
            lines.insert(1, self.t("cli-cultists-hand", cards=cards or self.t("value-none")))
        return lines

    def rules(self, phase: Phase) -> tuple[str, ...]:
        """Those that the phase itself carries out."""
        return RULES.get(type(phase), ())

    def field_question(self, action: Any, name: str, field: Field) -> str:
        """What a claim is about."""
        return self.t(f"cli-cultists-{type(action).__name__}-{name}")

    def form_label(self, form: Form[Any]) -> str:
        """The forms are claims."""
        return self.t(f"cli-cultists-{type(form.default).__name__}")

    def lines(self, choice: Choice, seen: AnySeen) -> list[Line] | None:
        """For each place the shortest path to it, and one for each other way to meet people on it."""
        if not isinstance(choice, Paths):
            return None
        view: View = seen.view
        assert view.seat is not None
        found: dict[tuple[str, str], tuple[str, ...]] = {}
        for path in walks(choice):
            met = preview(view.public, view.seat, path)
            whom = ", ".join(self.t.names[seat] for each in met for seat in each.seats if seat != view.seat)
            found.setdefault((path[-1], whom), path)
        lines = []
        for number, ((_, whom), path) in enumerate(found.items(), 1):
            label = self.t.line(Move(path))
            if whom:
                label += f" ({self.t('cli-cultists-meets', names=whom)})"
            lines.append(Line(str(number), label, Move(path)))
        return lines

    def _head(self, public: Public) -> Text:
        parts = [
            self.t("cli-cultists-round", round=public.round, rounds=ROUNDS),
            self.t("cli-cultists-score", points=public.points, target=public.target),
            self.t("cli-cultists-power", power=public.power),
            self.t("cli-cultists-paths", count=public.paths),
        ]
        parts += [self.t("cli-cultists-vote")] * public.votable
        parts += [self.t("cli-cultists-portal", round=public.portal + 2)] if public.portal is not None else []
        return Text("  " + " · ".join(parts))

    def _places(self, view: View) -> Table:
        public, board = view.public, board_at(view.public)
        table = Table(box=None, padding=(0, 1, 0, 2), header_style="dim")
        for heading in ("place", "colour", "cards", "state", "here"):
            table.add_column(self.t(f"cli-cultists-{heading}"))
        for place in board.places:
            cards = state = colour = ""
            if place in board.room_at:
                at = board.room_at[place]
                cards = str(public.room_decks[at])
                allowed = view.route is not None and board.on_route(view.route, public.round, place)
                colour = self.t.word(board.colours[place]) + (f" {self.signs.leader}" if allowed else "")
                state = self.t("cli-cultists-active") if public.active[at] else ""
                state = self.t("cli-cultists-marker") if place in public.markers else state
            elif public.fishman and place == board.data.fishman:
                state = self.t("cli-cultists-fishman")
            here = [printable(name) for seat, name in enumerate(self.t.names) if public.places[seat] == place]
            table.add_row(self.t.shown(place, "place"), colour, cards, state, ", ".join(here))
        return table

    def _players(self, view: View) -> Table:
        public = view.public
        table = Table(box=None, padding=(0, 1, 0, 2), header_style="dim")
        table.add_column("", justify="right")
        table.add_column("")
        for heading in ("pulse-hand", "task-hand", "pulse-deck"):
            table.add_column(self.t(f"cli-cultists-{heading}"), justify="right")
        table.add_column("")
        for seat, name in enumerate(self.t.names):
            marks = [self.t("cli-you")] * (seat == view.seat) + [self.t("cli-cultists-knife")] * (seat == public.knife)
            marks += [self.t("cli-cultists-ghost")] * public.ghosts[seat]
            if view.laid_open:
                marks.append(self.t.word(view.laid_open.roles[seat]))
            counts = (public.pulse_hands[seat], public.task_hands[seat], public.pulse_decks[seat])
            table.add_row(str(seat + 1), printable(name), *map(str, counts), " · ".join(marks))
        return table


BOARD = CultistsBoard
