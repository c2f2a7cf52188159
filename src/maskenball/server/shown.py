"""What each viewer was last shown of a game, so that only what changed is sent.

Who sees nothing new gets no message; and as everything here is made from Seen alone, neither the number nor the size
of messages can tell more than Seen does.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maskenball.kernel import AnySeen
from maskenball.server import protocol

BY_ANSWERS = ("answer", "draft", "awaited")
AWAITED = {"awaited"}
FIELDS = ("game", "seat", "view", "choice", "may", "bell", "speaks", "claims", "outcome", *BY_ANSWERS)


class Shown(Struct, frozen=True):
    """What one viewer (a seat, or None for all who only look on) has been shown."""

    seen: AnySeen
    """Without events and talk; without the names of those awaited where the table does not want them."""
    waiting: int | None
    """How many are awaited, there."""
    asked: int
    """The number of everything heard when the present question was put; it is the question's name."""
    count: int
    """How much this viewer was told and has heard."""


def show(seen: AnySeen, names: bool, asked: int | None = None) -> Shown:
    """What a viewer is shown who sees this, from nothing; `names`: of those awaited, else only how many they are."""
    count = len(seen.events) + len(seen.talk)
    return Shown(*_kept(seen, names), count if asked is None else asked, count)


def show_on(before: Shown, seen: AnySeen, kept: bool, names: bool) -> Shown:
    """What is shown next, given what is seen; `kept`: phase and questions are what they were, so answers stay valid."""
    old = before.seen
    count = before.count + len(seen.events) + len(seen.talk)
    new = (bool(seen.events) and not kept) or (
        seen.view is not old.view and (seen.choice != old.choice or seen.may != old.may)
    )
    return Shown(*_kept(seen, names), count if new else before.asked, count)


def message(
    match: str, before: Shown | None, after: Shown, news: AnySeen, alike: dict[tuple[int, int], bytes] | None = None
) -> bytes | None:
    """What to send to this viewer; None if nothing changed. Without `before` it is the whole.

    `alike` is for all viewers of one change: where only those awaited are others, many are sent the same.
    """
    changed = _changed(before, after)
    if news.events or news.talk:
        alike = None
    elif before is not None:
        if not changed and before.asked == after.asked:
            return None
        if changed.keys() != AWAITED:
            alike = None
    key = after.asked, news.count
    data = alike.get(key) if alike else None
    if data is None:
        data = protocol.write(
            protocol.SeenNow(
                match=match,
                whole=before is None,
                asked=after.asked,
                set=changed,
                count=news.count,
                events=news.events,
                talk=news.talk,
                private=news.private,
            )
        )
        if alike is not None:
            alike[key] = data
    return data


def _changed(before: Shown | None, after: Shown) -> dict[str, Any]:
    """The fields that are others than before."""
    seen = after.seen
    if before is None:
        return {name: getattr(seen, name) for name in FIELDS} | {"waiting": after.waiting}
    old = before.seen
    changed = {
        name: value
        for name in (BY_ANSWERS if seen.view is old.view else FIELDS)  # the same State, so answers at most
        if (value := getattr(seen, name)) is not (was := getattr(old, name)) and value != was
    }
    if after.waiting != before.waiting:
        changed["waiting"] = after.waiting
    return changed


def _kept(seen: AnySeen, names: bool) -> tuple[AnySeen, int | None]:
    if seen.events or seen.talk:
        seen = replace(seen, events=(), talk=(), private=())
    if names or seen.awaited is None:
        return seen, None
    return replace(seen, awaited=None), len(seen.awaited)
