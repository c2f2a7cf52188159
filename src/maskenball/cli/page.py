"""One screen: the table, what you know, what is new, so that the question below still fits into the window."""

from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from maskenball.cli.board import Board
from maskenball.cli.history import hanging, labelled, marked
from maskenball.cli.screen import lines_of, printable, rows, title
from maskenball.kernel import AnySeen, Event, Said
from maskenball.texts import Texts

MOST_NEWS = 14
"""Older news are left to the log."""
FIRST_KNOWN, FOR_NEWS = 3, 3
"""Of what is known the first so many are worth most; so many lines are for news, if there are any."""
PROMPT = 2
"""The line on which the answer is typed, and one to say that it does not do."""

News = list[tuple[Event | Said[Any], str]]


class Page:
    """What stands above a question. In a small window blank lines go first, then old knowledge, then old news."""

    def __init__(self, board: Board, seen: AnySeen, news: News, t: Texts) -> None:
        self.board = board
        self.seen = seen
        self.t = t
        facts = board.known(seen)
        fresh = {text for _, text in news}
        self._known = [Text(printable(fact), style="bold" if fact in fresh else "") for fact in facts]
        self._news = [hanging(*marked(what, text)) for what, text in news if text not in facts]

    def parts(self, console: Console, below: RenderableType) -> list[RenderableType]:
        """What to print, with room for `below` in the same window."""
        head = title(console, self.t("game-name"), self.board.phase(self.seen))
        roomy = [*head, self.board.draw(self.seen), Text()]
        for block in (self._facts(self._known), self._told(MOST_NEWS)):
            roomy += [*block, Text()] if block else []
        height = rows(console)
        room = None if height is None else height - PROMPT - lines_of(console, below)
        if room is None or lines_of(console, *roomy) <= room:
            return roomy
        tight = [head[0], self.board.draw(self.seen, tight=True)]
        room -= lines_of(console, *tight)
        facts = self._facts(self._shortened(console, room - min(FOR_NEWS, lines_of(console, *self._told(MOST_NEWS)))))
        room -= lines_of(console, *facts)
        count = next(
            count
            for count in range(min(MOST_NEWS, len(self._news)), -1, -1)
            if not count or lines_of(console, *self._told(count)) <= room
        )
        return [*tight, *facts, *self._told(count)]

    def _facts(self, known: list[Text]) -> list[RenderableType]:
        return [labelled(self.t("cli-know"), known)] if known else []

    def _shortened(self, console: Console, room: int) -> list[Text]:
        """What one knew first (who one is) and what is newest, as far as there is room; the middle is left out."""
        known = self._known
        for first in (FIRST_KNOWN, 1):
            for left_out in range(max(1, len(known) - first + 1)):
                more = [Text(self.t("cli-known-more", count=left_out), style="dim")] if left_out else []
                shown = [*known[:first], *more, *known[first + left_out :]]
                if lines_of(console, *self._facts(shown)) <= room:
                    return shown
        return known[:1]

    def _told(self, most: int) -> list[RenderableType]:
        """The newest of what is new, up to so many."""
        before = max(0, len(self._news) - most)
        more = [Text(self.t("cli-news-before", count=before), style="dim")] if before else []
        return [labelled(self.t("cli-news"), [*more, *self._news[before:]])] if self._news else []


def welcome(level: str, t: Texts) -> list[RenderableType]:
    """The first screen: what this is about, who is there, and how one answers."""
    assert t.game is not None
    about = "terminal-about"
    return [
        Text(t("game-name"), style="bold yellow"),
        Text(t("game-tagline"), style="italic"),
        Text(),
        *([Text(" ".join(t(about).split())), Text()] if t.has(about) else []),
        labelled(t("cli-table"), [Text(printable(", ".join(t.names)))]),
        labelled(t("cli-table-bots"), [Text(level)]),
        Text(),
        Text(t("cli-how-to")),
        Text(),
    ]


def ending(
    console: Console, board: Board, seen: AnySeen, news: News, mine: int | None, t: Texts
) -> list[RenderableType]:
    """The last things that happened, the outcome with its reason, and who everybody was. Now all may look."""
    assert seen.outcome is not None
    last = [(what, text) for what, text in news if not hasattr(what, "outcome")]  # which comes below, in full
    told = [hanging(*marked(what, text)) for what, text in last[-MOST_NEWS:]]
    parts = [
        *title(console, t("game-name"), t("cli-over")),
        board.draw(seen, tight=True),
        *([labelled(t("cli-news"), told)] if told else []),
        Text("\n" + printable(t.line(seen.outcome)), style="bold yellow"),
    ]
    if mine is not None:
        parts.append(Text(t("cli-won" if mine in seen.outcome.winners else "cli-lost"), style="bold"))
    return [*parts, Text()]
