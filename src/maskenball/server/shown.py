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
from msgspec.structs import astuple, replace

from maskenball.kernel import Action, AnySeen, Match, Table, Who
from maskenball.server import protocol

CHANGING = ("choice", "may", "bell", "speaks", "claims", "outcome", "answer", "draft")
OWN = ("game", "seat", "view", *CHANGING)
"""The fields of Seen that are sent as they are; who is awaited is the same for everybody."""
_encode = msgspec.json.Encoder().encode
_changing, _own = attrgetter(*CHANGING), attrgetter(*OWN)

Viewer = int | None
"""A seat, or None for all who only look on."""
Fields = dict[str, Any]


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
            shown, self.shown = self.shown, following
            yield from _step(match, shown, following, others)
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
                    yield (seat,), protocol.write(protocol.SeenNext(match=match, set=changed))
        if others:
            rest = [viewer for viewer in self.shown if viewer not in own]
            yield rest, protocol.write(protocol.SeenNext(match=match, set=others))

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
    match: str, before: dict[Viewer, Shown], after: dict[Viewer, Shown], others: Fields
) -> Iterator[tuple[Sequence[Viewer], bytes]]:
    """What is new to whom after a step; those to whom the same is new are sent the same message."""
    alike: dict[tuple[object, ...], tuple[list[Viewer], bytes]] = {}
    parts: dict[int, Raw] = {}
    for viewer, shown in after.items():
        was, now = before[viewer].seen, shown.seen
        asks = shown.asked != before[viewer].asked
        changed = _differing(CHANGING, _changing(was), _changing(now))
        view = _differing(now.view.__struct_fields__, astuple(was.view), astuple(now.view))
        if not (changed or view or others or asks or now.events or now.talk):
            continue
        new = (*changed.values(), *view.values(), now.events, now.talk, now.private)
        same = (asks, *changed, *view, *map(id, new))  # the very same, as most of what people see is
        if same in alike:
            alike[same][0].append(viewer)
        else:
            message = protocol.SeenNext(
                match=match,
                asks=asks,
                set=changed | others,
                view=_written(view, parts),
                events=now.events,
                talk=now.talk,
                private=now.private,
            )
            alike[same] = [viewer], protocol.write(message)
    yield from alike.values()


def _differing(names: Sequence[str], was: Sequence[Any], now: Sequence[Any]) -> Fields:
    """What is another value now; by name."""
    others = compress(zip(names, was, now, strict=True), map(is_not, was, now))  # most are the same objects
    return {name: value for name, former, value in others if value != former}


def _written(view: Fields, parts: dict[int, Raw]) -> Fields:
    """The fields of a view with the larger ones as they are sent; `parts`: those that somebody else saw as well."""
    for name, value in view.items():
        if isinstance(value, Struct):
            if id(value) not in parts:
                parts[id(value)] = Raw(_encode(value))
            view[name] = parts[id(value)]
    return view


def _changed(now: dict[Who, Action], before: dict[Who, Action]) -> set[Who]:
    """Whose answer is another one, or none any more."""
    if now is before:
        return set()
    changed = {who for who, answer in now.items() if answer is not before.get(who)}
    return changed.union(before.keys() - now.keys())
