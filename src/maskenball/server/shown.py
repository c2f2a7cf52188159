"""What each viewer was last shown of a game, field by field as JSON, so that only what changed is sent.

Who sees nothing new gets no message; and as everything here is made from Seen alone, neither the number nor the size
of messages can tell more than Seen does.
"""

from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from maskenball.kernel import AnySeen, Match
from maskenball.server import protocol

_encode = msgspec.json.Encoder().encode

BY_STATE = ("game", "seat", "view", "choice", "may", "bell", "speaks", "claims", "outcome")
BY_ANSWERS = ("answer", "draft", "awaited")


class Shown(Struct, frozen=True):
    """What one viewer (a seat, or None for all who only look on) has been shown."""

    seen: AnySeen
    """Without events and talk."""
    fields: dict[str, bytes]
    state: Any
    asked: int
    """The number of everything heard when the present question was put; it is the question's name."""
    count: int
    """How much this viewer was told and has heard."""


def show(match: Match, seat: int | None, names: bool, asked: int | None = None) -> Shown:
    """What this viewer gets to see, from nothing; `names`: of those awaited, else only how many they are."""
    seen = match.seen(seat)
    fields = {name: _encode(getattr(seen, name)) for name in (*BY_STATE, *BY_ANSWERS)}
    fields.update(_waiting(seen, names))
    count = len(seen.events) + len(seen.talk)
    return Shown(_bare(seen), fields, match.table.state, count if asked is None else asked, count)


def show_on(before: Shown, match: Match, kept: bool, names: bool) -> tuple[Shown, AnySeen]:
    """What it sees now, and the news; `kept`: phase and questions are what they were, so answers stay valid."""
    seen = match.seen(before.seen.seat, before.count)
    return follow(before, seen, match.table.state, kept, names), seen


def follow(before: Shown, seen: AnySeen, state: Any, kept: bool, names: bool) -> Shown:
    """The next thing shown, given what is seen."""
    old = before.seen
    fields = dict(before.fields)
    if state is not before.state:
        for name in BY_STATE:
            value = getattr(seen, name)
            if value is not getattr(old, name):
                fields[name] = _encode(value)
    for name in BY_ANSWERS:
        fields[name] = _encode(getattr(seen, name))
    fields.update(_waiting(seen, names))
    count = before.count + len(seen.events) + len(seen.talk)
    new = seen.choice != old.choice or seen.may != old.may or (bool(seen.events) and not kept)
    return Shown(_bare(seen), fields, state, count if new else before.asked, count)


def message(match: str, before: Shown | None, after: Shown, news: AnySeen) -> bytes | None:
    """What to send to this viewer; None if nothing changed. Without `before` it is the whole."""
    known = before.fields if before is not None else {}
    changed = {name: Raw(value) for name, value in after.fields.items() if known.get(name) != value}
    if before is not None and not changed and not news.events and not news.talk and before.asked == after.asked:
        return None
    return protocol.write(
        protocol.SeenNow(
            match=match,
            whole=before is None,
            asked=after.asked,
            set=changed,
            count=news.count,
            events=news.events,
            talk=news.talk,
        )
    )


def _waiting(seen: AnySeen, names: bool) -> dict[str, bytes]:
    """How many are awaited, and who only where the table wants names."""
    if names or seen.awaited is None:
        return {"waiting": b"null"}
    return {"awaited": b"null", "waiting": _encode(len(seen.awaited))}


def _bare(seen: AnySeen) -> AnySeen:
    return replace(seen, count=0, events=(), talk=())
