"""Why somebody is trusted or suspected by day: what bots give as their reasons, out of what all have heard."""

from maskenball.games.one_night.model import Specialist
from maskenball.kernel import Reason, Seat, collected


class SeenAsSpy(Reason, frozen=True):
    """Somebody says to have seen a Spy token there."""

    seat: Seat
    by: Seat


class SeenAsResistance(Reason, frozen=True):
    """Somebody says to have seen a Resistance token there."""

    seat: Seat
    by: Seat


class SawMyself(Reason, frozen=True):
    """The speaker has seen this token."""

    seat: Seat


class TapDenied(Reason, frozen=True):
    """Somebody says to have tapped somebody who felt nothing."""

    seat: Seat
    other: Seat


class TapFits(Reason, frozen=True):
    """Two people tell the same of a tap."""

    seat: Seat
    other: Seat


class TappedMe(Reason, frozen=True):
    """Somebody tapped the speaker."""

    seat: Seat


class SameCard(Reason, frozen=True):
    """More people say to have had a card than there were."""

    seat: Seat
    other: Seat
    card: Specialist


class SaysNothing(Reason, frozen=True):
    """Somebody tells nothing of the night."""

    seat: Seat


class AccusesMe(Reason, frozen=True):
    """Somebody accuses the speaker, who knows better."""

    seat: Seat


REASONS = collected(globals(), Reason)
