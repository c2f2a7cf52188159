"""What each viewer was last shown of a game, so that only what changed is sent.

Who sees nothing new gets no message; and as everything here is made from Seen alone, neither the number nor the size
of messages can tell more than Seen does.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Protocol

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import asdict, replace

from maskenball.kernel import Action, AnySeen, Match, Table, Who
from maskenball.server import protocol

CHANGING = ("view", "choice", "may", "bell", "speaks", "claims", "outcome", "answer", "draft")
OWN = ("game", "seat", *CHANGING)
"""The fields of Seen that are sent as they are; who is awaited is the same for everybody."""
_encode = msgspec.json.Encoder().encode
_changing, _own = attrgetter(*CHANGING), attrgetter(*OWN)

Viewer = int | None
"""A seat, or None for all who only look on."""
Fields = dict[str, Any]
Parts = dict[str, tuple[Struct, Raw]]
"""The larger fields of one viewer's view, and how they are written."""


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
        self._next: dict[Viewer, Shown] | None = None
        self._alike: dict[tuple[int, int], list[Viewer]] | None = None
        """Those who are asked the same and have heard as much, so that what is new to all is the same message."""
        seen = live.seen_by_all(dict.fromkeys(viewers, 0), 0)
        self.shown = {viewer: show(each, (asked or {}).get(viewer)) for viewer, each in seen.items()}

    def asked(self) -> dict[Viewer, int]:
        """The names of everybody's questions as they will be."""
        self._next = self._look()
        return {viewer: shown.asked for viewer, shown in (self._next or self.shown).items()}

    def forget(self) -> None:
        """What was looked at was not kept."""
        self._next = None

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

    def news(self, match: str, names: bool) -> Iterator[tuple[Sequence[Viewer], bytes]]:
        """What is sent to whom, as far as it is new to them; `names` as above."""
        following = self._look() if self._next is None else self._next
        self._next = None
        before, self._table = self._table, self._match.table
        self._lines = self._match.lines
        answers, self._answers = self._answers, self._live.sealed()
        waited, self._waited = self._waited, self._who_is_awaited(names)
        others = {name: value for name, value in self._waited.items() if value != waited[name]}
        if self._fresh:  # of a new game everybody hears everything
            self._fresh = False
            for viewer, all_new in self.shown.items():
                yield (viewer,), self._whole(match, all_new, all_new.seen)
        elif following:
            self._alike = None
            shown, self.shown = self.shown, following
            parts: Parts = {}
            for viewer, after in following.items():
                data = news(match, shown[viewer], after, others, parts)
                if data is not None:
                    yield (viewer,), data
        else:
            yield from self._answered(match, answers, before.drafts, others)

    def _answered(
        self, match: str, answers: dict[Who, Action], drafts: dict[Who, Action], others: Fields
    ) -> Iterator[tuple[Sequence[Viewer], bytes]]:
        """Most often an answer went under its seal: its owner is sent it, and all others the same."""
        own: set[Viewer] = set()
        for who in _changed(self._answers, answers) | _changed(self._table.drafts, drafts):
            for seat in self.shown.keys() & (who if isinstance(who, tuple) else (who,)):
                own.add(seat)
                shown = self.shown[seat]
                answer, draft = self._answers.get(who), self._table.drafts.get(who)
                changed = {**others}
                if answer != shown.seen.answer:
                    changed["answer"] = answer
                if draft != shown.seen.draft:
                    changed["draft"] = draft
                self.shown[seat] = Shown(replace(shown.seen, answer=answer, draft=draft), shown.asked, shown.count)
                if changed:
                    yield (seat,), _write(match, False, shown.asked, changed, shown.count)
        if others:
            if self._alike is None:
                self._alike = {}
                for viewer, shown in self.shown.items():
                    self._alike.setdefault((shown.asked, shown.count), []).append(viewer)
            for (asked, count), viewers in self._alike.items():
                rest = [viewer for viewer in viewers if viewer not in own]
                if rest:
                    yield rest, _write(match, False, asked, others, count)

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
            self._alike = None
        shown = self.shown[viewer]
        return self._whole(match, shown, self._live.seen(viewer, since if since <= shown.count else 0))

    def _whole(self, match: str, shown: Shown, seen: AnySeen) -> bytes:
        fields = dict(zip(OWN, _own(seen), strict=True))
        return _write(match, True, shown.asked, fields | self._waited, seen.count, seen)


def news(match: str, before: Shown, after: Shown, others: Fields, parts: Parts) -> bytes | None:
    """What to send to this viewer, None if nothing changed; `parts`: as below."""
    was, now = before.seen, after.seen
    new, old = _changing(now), _changing(was)
    differing = compress(zip(CHANGING, new, old, strict=True), map(is_not, new, old))  # most are the same objects
    changed: Fields = {name: value for name, value, former in differing if value != former}
    if "view" in changed:
        changed["view"] = _in_parts(now.view, parts)
    changed.update(others)
    if not (changed or now.events or now.talk) and before.asked == after.asked:
        return None
    return _write(match, False, after.asked, changed, now.count, now)


def _in_parts(view: Struct, parts: Parts) -> Fields:
    """A view as it is sent: what the first viewer saw as well, most of it, is written once and kept in `parts`."""
    fields = asdict(view)
    if not parts:
        large = [(name, value) for name, value in fields.items() if isinstance(value, Struct)]
        parts.update({name: (value, Raw(_encode(value))) for name, value in large})
    for name, (value, written) in parts.items():
        if fields[name] is value:
            fields[name] = written
    return fields


def _changed(now: dict[Who, Action], before: dict[Who, Action]) -> set[Who]:
    """Whose answer is another one, or none any more."""
    if now is before:
        return set()
    changed = {who for who, answer in now.items() if answer is not before.get(who)}
    return changed.union(before.keys() - now.keys())


def _write(match: str, whole: bool, asked: int, fields: Fields, count: int, seen: AnySeen | None = None) -> bytes:
    events, talk, private = (seen.events, seen.talk, seen.private) if seen is not None else ((), (), ())
    return protocol.write(
        protocol.SeenNow(
            match=match,
            whole=whole,
            asked=asked,
            set=fields,
            count=count,
            events=events,
            talk=talk,
            private=private,
        )
    )
