"""What each viewer was last shown of a game, so that only what changed is sent.

Who sees nothing new gets no message; and as everything here is made from Seen alone, neither the number nor the size
of messages can tell more than Seen does.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple, replace

from maskenball.kernel import Action, AnySeen, Match, Table, Who
from maskenball.server import protocol

WHOLE = ("game", "seat", "view", "choice", "may", "bell", "speaks", "claims", "outcome", "answer", "draft")
"""The fields of Seen that are sent as they are; who is awaited is the same for everybody."""
_whole = attrgetter(*WHOLE)

TALK = 100
"""Utterances that are sent whole to somebody who comes, or asks for earlier ones."""
Viewer = int | None
"""A seat, or None for all who only look on."""
News = list[tuple[Sequence[Viewer], bytes]]
"""Messages, and to whom they are sent."""
Fields = dict[str, Any]
Known = dict[tuple[str, int, int], Fields]
"""What is new, by where it goes and by which value became which."""
Change = tuple[Fields, Fields, tuple[Any, ...]]
"""What is new to somebody: in the fields of Seen, in those of the view, and asks, events, talk and private."""
NOTHING: Change = {}, {}, (False, (), (), ())


class Shown(Struct, frozen=True):
    """What one viewer has been shown."""

    seen: AnySeen
    """Of which here, once it was sent, only the fields in WHOLE count."""
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
        viewers: Iterable[Viewer],
        names: bool,
        asked: dict[Viewer, int] | None,
    ) -> None:
        """`names`: of those awaited, else only how many they are; `asked`: the names of the questions, if they have
        been put before."""
        self._match = match
        self._table: Table = match.table
        self._lines = match.lines
        """How far everybody has been told."""
        self._answers = match.table.sealed
        self._waited = self._who_is_awaited(names)
        self._fresh = asked is None
        seen = match.seen_by_all(dict.fromkeys(viewers, 0), 0)
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

    def _look(self, before: Table) -> dict[Viewer, Shown]:
        """What is next for everybody."""
        table = self._match.table
        kept = table.step == before.step or (
            table.state.phase == before.state.phase and table.ask.must == before.ask.must
        )
        counts = {viewer: shown.count for viewer, shown in self.shown.items()}
        seen = self._match.seen_by_all(counts, self._lines)
        return {viewer: show_on(shown, seen[viewer], kept) for viewer, shown in self.shown.items()}

    def news(self, match: str, names: bool) -> News:
        """What is sent to whom, as far as it is new to them; `names` as above."""
        table, before, lines = self._match.table, self._table, self._match.lines
        only_answers = table.state is before.state and lines == self._lines
        following = {} if only_answers else self._look(before)
        self._table, self._lines = table, lines
        answers, self._answers = self._answers, self._match.table.sealed
        waited, self._waited = self._waited, self._who_is_awaited(names)
        others: Fields = {}
        for name, value in self._waited.items():
            if value != waited[name]:
                others[name] = value
        if self._fresh:  # of a new game everybody hears everything
            self._fresh = False
            return [((viewer,), self._whole(match, each, each.seen)) for viewer, each in self.shown.items()]
        if following:
            shown, self.shown = self.shown, following
            return _step(match, shown, following, others)
        return self._answered(match, answers, before.drafts, others)

    def _answered(self, match: str, answers: dict[Who, Action], drafts: dict[Who, Action], others: Fields) -> News:
        """Most often an answer went under its seal: its owner is sent it, and all others the same."""
        news: News = []
        own: dict[Viewer, Shown] = {}
        changed = _changed(self._answers, answers)
        if self._table.drafts is not drafts:
            changed += [who for who in _changed(self._table.drafts, drafts) if who not in changed]
        for who in changed:
            for seat in who if isinstance(who, tuple) else (who,):
                shown = self.shown.get(seat)
                if shown is None:  # the clock
                    continue
                answer, draft = self._answers.get(who), self._table.drafts.get(who)
                fields = {**others}
                if answer != shown.seen.answer:
                    fields["answer"] = answer
                if draft != shown.seen.draft:
                    fields["draft"] = draft
                own[seat] = Shown(replace(shown.seen, answer=answer, draft=draft), shown.asked, shown.count)
                if fields:
                    news.append(((seat,), protocol.write(protocol.SeenNext(match=match, set=fields))))
        if own:
            self.shown = {**self.shown, **own}
        if others:
            rest = [viewer for viewer in self.shown if viewer not in own]
            news.append((rest, protocol.write(protocol.SeenNext(match=match, set=others))))
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
            self.shown[viewer] = show(self._match.seen(viewer))
        shown = self.shown[viewer]
        return self._whole(match, shown, self._match.seen(viewer, since if since <= shown.count else 0))

    def earlier(self, viewer: Viewer, before: int) -> tuple[Any, ...]:
        """The last texts and claims that this viewer heard before that number."""
        talk = self._match.seen(viewer).talk
        return talk[: bisect_left(talk, before, key=attrgetter("number"))][-TALK:]

    def _whole(self, match: str, shown: Shown, seen: AnySeen) -> bytes:
        fields = dict(zip(WHOLE, _whole(seen), strict=True))
        return protocol.write(
            protocol.SeenNow(
                match=match,
                asked=shown.asked,
                set=fields | self._waited,
                count=seen.count,
                events=seen.events,
                talk=_newest(seen.talk),
                private=seen.private,
            )
        )


def _newest(talk: tuple[Any, ...]) -> tuple[Any, ...]:
    """The last of it whole; of what is older who said something where, without the words (`Earlier` asks for them)."""
    if len(talk) <= TALK:
        return talk
    return *(replace(said, text="") if said.text else said for said in talk[:-TALK]), *talk[-TALK:]


def _step(match: str, before: dict[Viewer, Shown], after: dict[Viewer, Shown], others: Fields) -> News:
    """What is new to whom after a step; those to whom the same is new are sent the same message."""
    known: Known = {}
    alike: list[tuple[Change, list[Viewer]]] = []
    for viewer, shown in after.items():
        was, now = before[viewer], shown.seen
        fields = _new_in_seen(was.seen, now)
        view = _new_in_parts(was.seen.view, now.view, known)
        change = fields, view, (shown.asked != was.asked, now.events, now.talk, now.private)
        for same, viewers in alike:
            if change == same:
                viewers.append(viewer)
                break
        else:
            alike.append((change, [viewer]))
    return [(viewers, _next(match, change, others)) for change, viewers in alike if others or change != NOTHING]


def _new_in_seen(was: AnySeen, now: AnySeen) -> Fields:
    """Every field by its name: a loop over the names takes four times as long."""
    fields: Fields = {}
    if now.choice is not was.choice and now.choice != was.choice:
        fields["choice"] = now.choice
    if now.may is not was.may and now.may != was.may:
        fields["may"] = now.may
    if now.bell is not was.bell and now.bell != was.bell:
        fields["bell"] = now.bell
    if now.speaks is not was.speaks and now.speaks != was.speaks:
        fields["speaks"] = now.speaks
    if now.claims is not was.claims and now.claims != was.claims:
        fields["claims"] = now.claims
    if now.outcome is not was.outcome and now.outcome != was.outcome:
        fields["outcome"] = now.outcome
    if now.answer is not was.answer and now.answer != was.answer:
        fields["answer"] = now.answer
    if now.draft is not was.draft and now.draft != was.draft:
        fields["draft"] = now.draft
    return fields


def _new_in_parts(was: Struct, now: Struct, known: Known, within: str = "") -> Fields:
    """What is new in the parts of something, by where it goes; `known`: what was found for others who see the same."""
    fields: Fields = {}
    for name, old, new in zip(now.__struct_fields__, astuple(was), astuple(now), strict=True):
        if new is not old:
            change = within + name, id(old), id(new)
            found = known.get(change)
            if found is None:
                found = known[change] = {} if new == old else _new_at(within + name, old, new, known)
            fields.update(found)
    return fields


def _new_at(where: str, was: Any, now: Any, known: Known) -> Fields:
    """All of it; but of what is made of the same parts only those that are new, and of a list that grew what came."""
    if isinstance(now, tuple) and isinstance(was, tuple) and now[: len(was)] == was:
        return {f"{where}+": now[len(was) :]}
    if isinstance(now, Struct) and type(now) is type(was):
        return _new_in_parts(was, now, known, f"{where}.")
    return {where: now}


def _next(match: str, change: Change, others: Fields) -> bytes:
    """What is sent to those for whom all this is new."""
    fields, view, (asks, events, talk, private) = change
    message = protocol.SeenNext(
        match=match, asks=asks, set={**fields, **others}, view=view, events=events, talk=talk, private=private
    )
    return protocol.write(message)


def _changed(now: dict[Who, Action], before: dict[Who, Action]) -> list[Who]:
    """Whose answer is another one, or none any more."""
    changed = [who for who, answer in now.items() if before.get(who) is not answer]
    if len(before) + len(changed) > len(now):  # else there are only more than before
        changed += [who for who in before if who not in now]
    return changed
