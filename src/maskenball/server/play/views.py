"""What each viewer was last sent of a match, as a value, so that only the difference is sent next.

Who sees nothing new gets no message; and as everything here is made from Seen alone, neither the number nor the size
of messages can tell more than Seen does.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maskenball import protocol
from maskenball.kernel import Action, AnySeen, MatchState, Table, Who, awaited, look, seen_by_all
from maskenball.server.play.diff import Fields, Known, diff_parts, diff_seen

WHOLE = ("game", "seat", "view", "choice", "may", "bell", "speaks", "claims", "outcome", "answer", "draft")
"""The fields of Seen that are sent as they are; who is awaited is the same for everybody."""
_whole_fields = attrgetter(*WHOLE)

MOST_TALK = 100
"""Utterances that are sent whole to somebody who connects, or asks for earlier ones."""
Viewer = int | None
"""A seat, or None for all who only look on."""
Sent = list[tuple[Sequence[Viewer], bytes]]
"""Messages, and to which viewers they are sent."""
Difference = tuple[Fields, Fields, tuple[Any, ...]]
"""What is new to a viewer: in the fields of Seen, in those of the view, and asks, events, talk and private."""
NO_DIFFERENCE: Difference = {}, {}, (False, (), (), ())


class Shown(Struct, frozen=True, gc=False):
    """What one viewer has been sent."""

    seen: AnySeen
    """Of which here, once it was sent, only the fields in WHOLE count."""
    asked: int
    """How much this viewer had heard when the present question was put; it is the question's name."""
    count: int
    """How much this viewer was told and has heard."""


def show(seen: AnySeen, asked: int | None = None) -> Shown:
    """What a viewer is sent who sees this, from nothing."""
    count = len(seen.events) + len(seen.talk)
    return Shown(seen, count if asked is None else asked, count)


def show_next(before: Shown, seen: AnySeen, same_question: bool) -> Shown:
    """What is sent next, given what is seen; `same_question`: phase and questions are what they were."""
    old = before.seen
    count = before.count + len(seen.events) + len(seen.talk)
    new = (bool(seen.events) and not same_question) or (
        seen.view is not old.view and (seen.choice != old.choice or seen.may != old.may)
    )
    return Shown(seen, count if new else before.asked, count)


class Views(Struct, frozen=True, gc=False):
    """What all viewers of one match have been sent."""

    shown: dict[Viewer, Shown]
    table: Table
    lines: int
    """How much of the common log was sent, to whomever it concerned."""
    awaited: Fields
    """Who is awaited, or how many they are: the same for everybody."""
    fresh: bool = False
    """Whether nobody has been sent anything yet."""


def open_views(
    match: MatchState, viewers: Iterable[Viewer], names: bool, asked: dict[Viewer, int] | None = None
) -> Views:
    """Views of a match that begins or, with the names of its questions (`asked`), goes on after a restart.

    `names`: people see who is awaited, else only how many they are.
    """
    seen = seen_by_all(look(match.table), match.told[:], dict.fromkeys(viewers, 0))
    shown = {viewer: show(each, (asked or {}).get(viewer)) for viewer, each in seen.items()}
    return Views(shown, match.table, len(match.told), _who_is_awaited(match.table, names), asked is None)


def with_viewer(views: Views, match: MatchState, viewer: Viewer) -> Views:
    """With this viewer, who sees everything from the beginning."""
    if viewer in views.shown:
        return views
    return replace(views, shown={**views.shown, viewer: show(match.seen(viewer))})


def questions(views: Views) -> dict[Viewer, int]:
    """The names of everybody's questions."""
    return {viewer: shown.asked for viewer, shown in views.shown.items()}


def diff(views: Views, match: MatchState, name: str, names: bool) -> tuple[Views, Sent]:
    """The next views, and what is sent to whom, as far as it is new to them; `name`: that of the match."""
    table, before = match.table, views.table
    who = _who_is_awaited(table, names)
    if views.fresh:  # of a new match everybody is sent everything
        sent: Sent = [((viewer,), _whole(name, each, each.seen, who)) for viewer, each in views.shown.items()]
        return Views(views.shown, table, len(match.told), who), sent
    others = {field: value for field, value in who.items() if value != views.awaited[field]}
    if table.state is before.state and len(match.told) == views.lines:
        shown, sent = _answered(name, views, table, others)
    else:
        shown = _look_on(views, match)
        sent = _stepped(name, views.shown, shown, others)
    return Views(shown, table, len(match.told), who), sent


def whole(views: Views, match: MatchState, name: str, viewer: Viewer, since: int = 0) -> bytes:
    """All that this viewer sees, of what was told and said only from its count `since` on."""
    shown = views.shown[viewer]
    return _whole(name, shown, match.seen(viewer, since if since <= shown.count else 0), views.awaited)


def earlier(match: MatchState, viewer: Viewer, before: int) -> tuple[Any, ...]:
    """The last texts and claims that this viewer heard before that number."""
    talk = match.seen(viewer).talk
    return talk[: bisect_left(talk, before, key=attrgetter("number"))][-MOST_TALK:]


def _look_on(views: Views, match: MatchState) -> dict[Viewer, Shown]:
    """What is next for everybody."""
    table, before = match.table, views.table
    same_question = table.step == before.step or (
        table.state.phase == before.state.phase and table.ask.must == before.ask.must
    )
    counts = {viewer: shown.count for viewer, shown in views.shown.items()}
    seen = seen_by_all(look(table), match.told[views.lines :], counts)
    return {viewer: show_next(shown, seen[viewer], same_question) for viewer, shown in views.shown.items()}


def _answered(name: str, views: Views, table: Table, others: Fields) -> tuple[dict[Viewer, Shown], Sent]:
    """Most often an answer went under its seal: its owner is sent it, and all others the same."""
    sent: Sent = []
    own: dict[Viewer, Shown] = {}
    changed = _changed(table.sealed, views.table.sealed)
    if table.drafts is not views.table.drafts:
        changed += [who for who in _changed(table.drafts, views.table.drafts) if who not in changed]
    for who in changed:
        for seat in who if isinstance(who, tuple) else (who,):
            shown = views.shown.get(seat)
            if shown is None:  # the clock
                continue
            answer, draft = table.sealed.get(who), table.drafts.get(who)
            fields = {**others}
            if answer != shown.seen.answer:
                fields["answer"] = answer
            if draft != shown.seen.draft:
                fields["draft"] = draft
            own[seat] = Shown(replace(shown.seen, answer=answer, draft=draft), shown.asked, shown.count)
            if fields:
                sent.append(((seat,), protocol.write(protocol.SeenNext(match=name, set=fields))))
    if others:
        rest = [viewer for viewer in views.shown if viewer not in own]
        sent.append((rest, protocol.write(protocol.SeenNext(match=name, set=others))))
    return {**views.shown, **own} if own else views.shown, sent


def _who_is_awaited(table: Table, names: bool) -> Fields:
    """Or how many they are."""
    seats = awaited(table)
    if names or seats is None:
        return {"awaited": seats, "waiting": None}
    return {"awaited": None, "waiting": len(seats)}


def _whole(name: str, shown: Shown, seen: AnySeen, who: Fields) -> bytes:
    fields = dict(zip(WHOLE, _whole_fields(seen), strict=True))
    return protocol.write(
        protocol.SeenNow(
            match=name,
            asked=shown.asked,
            set=fields | who,
            count=seen.count,
            events=seen.events,
            talk=_newest(seen.talk),
            private=seen.private,
        )
    )


def _newest(talk: tuple[Any, ...]) -> tuple[Any, ...]:
    """The last of it whole; of what is older who said something where, without the words (`Earlier` asks for them)."""
    if len(talk) <= MOST_TALK:
        return talk
    return *(replace(said, text="") if said.text else said for said in talk[:-MOST_TALK]), *talk[-MOST_TALK:]


def _stepped(name: str, before: dict[Viewer, Shown], after: dict[Viewer, Shown], others: Fields) -> Sent:
    """What is new to whom after a step; those to whom the same is new are sent the same message."""
    known: Known = {}
    alike: list[tuple[Difference, list[Viewer]]] = []
    for viewer, shown in after.items():
        was, now = before[viewer], shown.seen
        fields = diff_seen(was.seen, now)
        view = diff_parts(was.seen.view, now.view, known)
        difference = fields, view, (shown.asked != was.asked, now.events, now.talk, now.private)
        for same, viewers in alike:
            if difference == same:
                viewers.append(viewer)
                break
        else:
            alike.append((difference, [viewer]))
    return [(viewers, _next(name, new, others)) for new, viewers in alike if others or new != NO_DIFFERENCE]


def _next(name: str, difference: Difference, others: Fields) -> bytes:
    """What is sent to those for whom all this is new."""
    fields, view, (asks, events, talk, private) = difference
    message = protocol.SeenNext(
        match=name, asks=asks, set={**fields, **others}, view=view, events=events, talk=talk, private=private
    )
    return protocol.write(message)


def _changed(now: dict[Who, Action], before: dict[Who, Action]) -> list[Who]:
    """Whose answer is another one, or none any more."""
    changed = [who for who, answer in now.items() if before.get(who) is not answer]
    if len(before) + len(changed) > len(now):  # else there are only more than before
        changed += [who for who in before if who not in now]
    return changed
