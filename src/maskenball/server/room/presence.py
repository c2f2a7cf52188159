"""Who is here, as a value. Phones lose their connection all the time: it is noticed after seconds, and counts after a
grace period."""

from collections.abc import Iterable
from typing import Literal, TypeVar

from msgspec import Struct

V = TypeVar("V")
Standing = Literal["here", "lost", "away", "gone"]
"""`here` has a connection, `lost` still looks like here, `away` is shown as absent, `gone` is stood in for."""


class Presence(Struct, frozen=True, gc=False):
    """The people of a room by number."""

    standing: dict[int, Standing] = {}
    due: dict[int, float] = {}
    """When somebody who is lost becomes away, and who is away gone."""

    def of(self, number: int) -> Standing:
        """How this person stands; whoever has just come in is expected to connect."""
        return self.standing.get(number, "lost")

    def is_here(self, number: int) -> bool:
        """Whether somebody counts as being here."""
        return self.of(number) in ("here", "lost")


def come(presence: Presence, number: int) -> Presence:
    """Somebody has a connection."""
    return _stand(presence, number, "here", None)


def lose(presence: Presence, number: int, away_at: float) -> Presence:
    """Somebody has no connection (any more): from now on time counts."""
    return _stand(presence, number, "lost", away_at)


def time_passed(presence: Presence, number: int, gone_at: float) -> Presence:
    """Somebody who is lost becomes away until that moment, who is away gone."""
    if presence.of(number) == "lost":
        return _stand(presence, number, "away", gone_at)
    return _stand(presence, number, "gone", None)


def forget(presence: Presence, numbers: Iterable[int]) -> Presence:
    """These have left for good."""
    for number in numbers:
        presence = Presence(_without(presence.standing, number), _without(presence.due, number))
    return presence


def _stand(presence: Presence, number: int, standing: Standing, due: float | None) -> Presence:
    later = _without(presence.due, number)
    if due is not None:
        later[number] = due
    return Presence({**presence.standing, number: standing}, later)


def _without(values: dict[int, V], number: int) -> dict[int, V]:
    return {key: value for key, value in values.items() if key != number}
