"""What each viewer was last shown of a game, so that only what changed is sent.

Who sees nothing new gets no message; and as everything here is made from Seen alone, neither the number nor the size
of messages can tell more than Seen does.
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maskenball.kernel import Action, AnySeen, Match, Table, Who
from maskenball.kernel.seen import awaited
from maskenball.server import protocol

OWN = ("game", "seat", "view", "choice", "may", "bell", "speaks", "claims", "outcome", "answer", "draft")
"""The fields of Seen that are sent as they are; who is awaited is the same for everybody."""
BY_ANSWERS = ("answer", "draft")

Viewer = int | None
"""A seat, or None for all who only look on."""
Fields = dict[str, Any]


class Shown(Struct, frozen=True):
    """What one viewer has been shown."""

    seen: AnySeen
    """Of which here only the fields in OWN count."""
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


class Views:
    """What all viewers of one match are shown."""

    def __init__(
        self,
        match: Match,
        seen: Callable[[Viewer, int], AnySeen],
        sealed: Callable[[], dict[Who, Action]],
        viewers: Iterable[Viewer],
        names: bool,
        asked: dict[Viewer, int] | None,
    ) -> None:
        """`seen` and `sealed` are those of the match as people see it; `names`: of those awaited, else only how many
        they are; `asked`: the names of the questions, if they have been put before."""
        self._match = match
        self._seen = seen
        self._sealed = sealed
        self._table: Table = match.table
        self._lines = match.now.lines
        """How far everybody has been told."""
        self._answers = sealed()
        self._waited = _waited(match.table, names)
        self._fresh = asked is None
        self._next: dict[Viewer, tuple[Shown, AnySeen]] | None = None
        self.shown = {viewer: show(seen(viewer, 0), (asked or {}).get(viewer)) for viewer in viewers}

    def asked(self) -> dict[Viewer, int]:
        """The names of everybody's questions as they will be."""
        self._next = self._look()
        return {viewer: self._next.get(viewer, (shown,))[0].asked for viewer, shown in self.shown.items()}

    def forget(self) -> None:
        """What was looked at was not kept."""
        self._next = None

    def _look(self) -> dict[Viewer, tuple[Shown, AnySeen]]:
        """What is next for those for whom something changed, except that others were awaited before."""
        table, before = self._match.table, self._table
        if table.state is before.state and self._match.now.lines == self._lines:
            return self._look_at_answers(table, before)
        kept = table.step == before.step or (
            table.state.phase == before.state.phase and table.ask.must == before.ask.must
        )
        following = {}
        for viewer, shown in self.shown.items():
            seen = self._seen(viewer, shown.count)
            following[viewer] = show_on(shown, seen, kept), seen
        return following

    def _look_at_answers(self, table: Table, before: Table) -> dict[Viewer, tuple[Shown, AnySeen]]:
        """Most often an answer went under its seal, and nobody was told anything."""
        following: dict[Viewer, tuple[Shown, AnySeen]] = {}
        sealed, old = self._sealed(), self._answers
        drafts, old_drafts = table.drafts, before.drafts
        for who in table.ask.must:
            if sealed.get(who) is old.get(who) and drafts.get(who) is old_drafts.get(who):
                continue
            for seat in who if isinstance(who, tuple) else (who,):
                if seat in self.shown:
                    shown = self.shown[seat]
                    seen = replace(
                        shown.seen,
                        answer=sealed.get(who),
                        draft=drafts.get(who),
                        count=shown.count,
                        events=(),
                        talk=(),
                        private=(),
                    )
                    following[seat] = show_on(shown, seen, kept=True), seen
        return following

    def tell(self, match: str, names: bool, send: Callable[[Viewer, bytes], None]) -> None:
        """Everybody is sent what is new to them; `names` as above."""
        following = self._look() if self._next is None else self._next
        self._next = None
        self._table, _, self._lines = self._match.now
        self._answers = self._sealed()
        waited = _waited(self._table, names)
        if self._fresh:  # of a new game everybody hears everything
            self._fresh, self._waited = False, waited
            for viewer in self.shown:
                send(viewer, self.whole(match, viewer))
            return
        others = {name: value for name, value in waited.items() if value != self._waited[name]}
        self._waited = waited
        alike: dict[tuple[int, int], bytes] = {}
        """Where only others are awaited, many are sent the same."""
        for viewer, shown in self.shown.items():
            if viewer in following:
                self.shown[viewer], seen = following[viewer]
                data = news(match, shown, self.shown[viewer], seen, others)
            elif others:
                key = shown.asked, shown.count
                data = alike.get(key) or alike.setdefault(key, _write(match, False, shown, others, shown.count))
            else:
                continue
            if data is not None:
                send(viewer, data)

    def whole(self, match: str, viewer: Viewer, since: int = 0) -> bytes:
        """All that this viewer sees, of what was told and said only from its count `since` on."""
        if viewer not in self.shown:
            self.shown[viewer] = show(self._seen(viewer, 0))
        shown = self.shown[viewer]
        seen = self._seen(viewer, since if since <= shown.count else 0)
        fields = {name: getattr(shown.seen, name) for name in OWN}
        return _write(match, True, shown, {**fields, **self._waited}, seen.count, seen)


def news(match: str, before: Shown, after: Shown, seen: AnySeen, others: Fields) -> bytes | None:
    """What to send to this viewer; None if nothing changed."""
    was, now = before.seen, after.seen
    changed = {}
    for name in BY_ANSWERS if now.view is was.view else OWN:  # the same State, so answers at most
        value, old = getattr(now, name), getattr(was, name)
        if value is not old and value != old:
            changed[name] = value
    if not (changed or others or seen.events or seen.talk) and before.asked == after.asked:
        return None
    changed.update(others)
    return _write(match, False, after, changed, seen.count, seen)


def _write(match: str, whole: bool, shown: Shown, fields: Fields, count: int, seen: AnySeen | None = None) -> bytes:
    events, talk, private = (seen.events, seen.talk, seen.private) if seen is not None else ((), (), ())
    return protocol.write(
        protocol.SeenNow(
            match=match,
            whole=whole,
            asked=shown.asked,
            set=fields,
            count=count,
            events=events,
            talk=talk,
            private=private,
        )
    )


def _waited(table: Table, names: bool) -> Fields:
    """Who is awaited, or how many they are."""
    seats = awaited(table)
    if names or seats is None:
        return {"awaited": seats, "waiting": None}
    return {"awaited": None, "waiting": len(seats)}
