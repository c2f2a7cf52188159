"""Why bots claim what they claim: facts that everybody at the table can check."""

from maskenball.games.resistance.model import Field
from maskenball.kernel import Reason, Seat, collected


class OnFailures(Reason, frozen=True):
    """Somebody was on these missions, which failed; `with_me`: so was whoever says it, on all of them."""

    seat: Seat
    missions: tuple[Field, ...]
    with_me: bool


class LeftOver(Reason, frozen=True):
    """A mission failed, it was not the speaker: so it was one of these others on it."""

    mission: Field
    seats: tuple[Seat, ...]


class LedFailure(Reason, frozen=True):
    """Somebody put a team together that failed."""

    seat: Seat
    mission: Field


class VotedForFailure(Reason, frozen=True):
    """Somebody accepted a team that failed, without being on it."""

    seat: Seat
    mission: Field


class VotedAgainstSuccess(Reason, frozen=True):
    """Somebody rejected a team that then succeeded."""

    seat: Seat
    mission: Field


class AccusedMe(Reason, frozen=True):
    """Somebody accuses the speaker, who knows better."""

    seat: Seat


class Vouched(Reason, frozen=True):
    """Somebody stood up for somebody whom the speaker takes for a spy."""

    seat: Seat
    other: Seat


class OnSuccesses(Reason, frozen=True):
    """Somebody was on these missions, which succeeded."""

    seat: Seat
    missions: tuple[Field, ...]


class NoFailures(Reason, frozen=True):
    """The speaker was on no mission that failed."""


class NotAlone(Reason, frozen=True):
    """The speaker was on a mission that failed, and so were these others."""

    mission: Field
    seats: tuple[Seat, ...]


class ChangedMind(Reason, frozen=True):
    """The speaker trusted somebody until this mission failed."""

    seat: Seat
    mission: Field


REASONS = collected(globals(), Reason)
