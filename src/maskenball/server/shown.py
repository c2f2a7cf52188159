"""What each viewer was last shown of a game, so that only what changed is sent.

Who sees nothing new gets no message; and as everything here is made from Seen alone, neither the number nor the size
of messages can tell more than Seen does.
"""

from collections.abc import Iterable, Sequence
from itertools import compress
from operator import attrgetter, is_not, ne
from typing import Any, Protocol

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple, replace

from maskenball.kernel import Action, AnySeen, Match, Table, Who
from maskenball.server import protocol

CHANGING = ("choice", "may", "bell", "speaks", "claims", "outcome", "answer", "draft")
OWN = ("game", "seat", "view", *CHANGING)
"""The fields of Seen that are sent as they are; who is awaited is the same for everybody."""
NEWS, NO_NEWS = ("asks", "events", "talk", "private"), (False, (), (), ())
"""What else there is in a SeenNext, and what it is where nothing is told."""
VIEW = len(CHANGING) + len(NEWS)
"""Behind them all come the fields of a game's own view."""
_encode = msgspec.json.Encoder().encode
_changing, _own = attrgetter(*CHANGING), attrgetter(*OWN)

Viewer = int | None
"""A seat, or None for all who only look on."""
News = list[tuple[Sequence[Viewer], bytes]]
"""Messages, and to whom they are sent."""
Fields = dict[str, Any]
Changes = list[tuple[int, Any]]
"""New values, by their places in CHANGING, NEWS and the view."""


class Shown(Struct, frozen=True):
    """What one viewer has been shown."""

    seen: AnySeen
    """Of which here, once it was sent, only the fields in OWN count."""
    asked: int
    """The number of everything heard when the present question was put; it is the question's name."""
    count: int
    """How much this viewer was told and has heard."""


def show(seen: AnySeen, asked: int | None = None) -> Shown:
    """What a viewer is shown who sees this, from nothing."""
    count = len(seen.events) + len(seen.talk)
    return Shown(seen, count if asked is None else asked, count)


def show_on(before: Shown, seen: AnySeen, kept: bool) -> Shown:
    """What is shown next, given what is seen; `kept`: phase and questions are what they were, so answers stay valid."""
    old = before.seen
    count = before.count + len(seen.events) + len(seen.talk)
    new = (bool(seen.events) and not kept) or (
        seen.view is not old.view and (seen.choice != old.choice or seen.may != old.may)
    )
    return Shown(seen, count if new else before.asked, count)


class Seeing(Protocol):
    """A match as people see it."""

    def seen(self, viewer: Viewer, since: int = 0) -> AnySeen:
        """What this viewer sees, of what it has heard only from its count on."""

    def seen_by_all(self, counts: dict[Viewer, int], line: int) -> dict[Viewer, AnySeen]:
        """What all of them see, who have heard so much of the match's log up to this line."""

    def sealed(self) -> dict[Who, Action]:
        """The answers that are given."""


class Views:
    """What all viewers of one match are shown."""

    def __init__(
        self,
        match: Match,
        live: Seeing,
        viewers: Iterable[Viewer],
        names: bool,
        asked: dict[Viewer, int] | None,
    ) -> None:
        """`live`: the match as people see it; `names`: of those awaited, else only how many they are; `asked`: the
        names of the questions, if they have been put before."""
        self._match = match
        self._live = live
        self._table: Table = match.table
        self._lines = match.lines
        """How far everybody has been told."""
        self._answers = live.sealed()
        self._waited = self._who_is_awaited(names)
        self._fresh = asked is None
        seen = live.seen_by_all(dict.fromkeys(viewers, 0), 0)
        self.shown = {viewer: show(each, (asked or {}).get(viewer)) for viewer, each in seen.items()}

    @property
    def now(self) -> tuple[Any, ...]:
        """How far everybody has been told."""
        return self._table, self._lines, self._answers, self._waited, self._fresh, self.shown

    def back_to(self, now: tuple[Any, ...]) -> None:
        """What was to be told since then could not be kept, so nobody was."""
        self._table, self._lines, self._answers, self._waited, self._fresh, self.shown = now

    def asked(self) -> dict[Viewer, int]:
        """The names of everybody's questions."""
        return {viewer: shown.asked for viewer, shown in self.shown.items()}

    def _look(self) -> dict[Viewer, Shown]:
        """What is next for everybody; nothing if nothing was told or done, and only answers came in."""
        table, before = self._match.table, self._table
        if table.state is before.state and self._match.lines == self._lines:
            return {}
        kept = table.step == before.step or (
            table.state.phase == before.state.phase and table.ask.must == before.ask.must
        )
        counts = {viewer: shown.count for viewer, shown in self.shown.items()}
        seen = self._live.seen_by_all(counts, self._lines)
        return {viewer: show_on(shown, seen[viewer], kept) for viewer, shown in self.shown.items()}

    def news(self, match: str, names: bool) -> News:
        """What is sent to whom, as far as it is new to them; `names` as above."""
        following = self._look()
        before, self._table = self._table, self._match.table
        self._lines = self._match.lines
        answers, self._answers = self._answers, self._live.sealed()
        waited, self._waited = self._waited, self._who_is_awaited(names)
        others = {name: value for name, value in self._waited.items() if value != waited[name]}
        if self._fresh:  # of a new game everybody hears everything
            self._fresh = False
            return [((viewer,), self._whole(match, each, each.seen)) for viewer, each in self.shown.items()]
        if following:
            shown, self.shown = self.shown, following
            return _step(match, self._match.game.View.__struct_fields__, shown, following, others)
        return self._answered(match, answers, before.drafts, others)

    def _answered(self, match: str, answers: dict[Who, Action], drafts: dict[Who, Action], others: Fields) -> News:
        """Most often an answer went under its seal: its owner is sent it, and all others the same."""
        news: News = []
        own: dict[Viewer, Shown] = {}
        for who in _changed(self._answers, answers) | _changed(self._table.drafts, drafts):
            for seat in self.shown.keys() & (who if isinstance(who, tuple) else (who,)):
                shown = self.shown[seat]
                answer, draft = self._answers.get(who), self._table.drafts.get(who)
                changed = {**others}
                if answer != shown.seen.answer:
                    changed["answer"] = answer
                if draft != shown.seen.draft:
                    changed["draft"] = draft
                own[seat] = Shown(replace(shown.seen, answer=answer, draft=draft), shown.asked, shown.count)
                if changed:
                    news.append(((seat,), protocol.write(protocol.SeenNext(match=match, set=changed))))
        if own:
            self.shown = {**self.shown, **own}
        if others:
            news.append(([*self.shown.keys() - own], protocol.write(protocol.SeenNext(match=match, set=others))))
        return news

    def _who_is_awaited(self, names: bool) -> Fields:
        """Or how many they are."""
        seats = self._match.awaited
        if names or seats is None:
            return {"awaited": seats, "waiting": None}
        return {"awaited": None, "waiting": len(seats)}

    def whole(self, match: str, viewer: Viewer, since: int = 0) -> bytes:
        """All that this viewer sees, of what was told and said only from its count `since` on."""
        if viewer not in self.shown:
            self.shown[viewer] = show(self._live.seen(viewer))
        shown = self.shown[viewer]
        return self._whole(match, shown, self._live.seen(viewer, since if since <= shown.count else 0))

    def _whole(self, match: str, shown: Shown, seen: AnySeen) -> bytes:
        fields = dict(zip(OWN, _own(seen), strict=True))
        return protocol.write(
            protocol.SeenNow(
                match=match,
                asked=shown.asked,
                set=fields | self._waited,
                count=seen.count,
                events=seen.events,
                talk=seen.talk,
                private=seen.private,
            )
        )


def _step(
    match: str, view: Sequence[str], before: dict[Viewer, Shown], after: dict[Viewer, Shown], others: Fields
) -> News:
    """What is new to whom after a step; those to whom the same is new are sent the same message.

    `view`: the names of the fields of a view.
    """
    alike: list[tuple[Changes, list[Viewer]]] = []
    for viewer, shown in after.items():
        was, now = before[viewer], shown.seen
        old = [*_changing(was.seen), *NO_NEWS, *astuple(was.seen.view)]
        new = [*_changing(now), shown.asked != was.asked, now.events, now.talk, now.private, *astuple(now.view)]
        for changes, viewers in alike:
            if _make(changes, old, new):
                viewers.append(viewer)
                break
        else:
            alike.append(([*compress(enumerate(new), map(ne, new, old))], [viewer]))
    parts: dict[int, Raw] = {}
    return [(viewers, _next(match, view, changes, others, parts)) for changes, viewers in alike if changes or others]


def _make(changes: Changes, old: list[Any], new: list[Any]) -> bool:
    """Whether these changes, and each of them is one, make the new of the old."""
    old = old.copy()
    for at, value in changes:
        if old[at] == value:  # a change for others: this viewer must not even learn that
            return False
        old[at] = value
    return old == new


def _next(match: str, view: Sequence[str], changes: Changes, others: Fields, parts: dict[int, Raw]) -> bytes:
    """What is sent to those for whom all this is new; `parts`: what was written for others."""
    fields, news, seen = {}, {}, {}
    for at, value in changes:
        if at < len(CHANGING):
            fields[CHANGING[at]] = value
        elif at < VIEW:
            news[NEWS[at - len(CHANGING)]] = value
        elif isinstance(value, Struct):  # the larger part, which most others see as well
            if id(value) not in parts:
                parts[id(value)] = Raw(_encode(value))
            seen[view[at - VIEW]] = parts[id(value)]
        else:
            seen[view[at - VIEW]] = value
    return protocol.write(protocol.SeenNext(match=match, set=fields | others, view=seen, **news))


def _changed(now: dict[Who, Action], before: dict[Who, Action]) -> set[Who]:
    """Whose answer is another one, or none any more."""
    if now is before:
        return set()
    other = compress(now, map(is_not, now.values(), map(before.get, now)))
    return {*other, *(before.keys() - now.keys())}
