"""What people say of themselves and others by day, true or not."""

from maskenball.games.one_night.model import HqPlace, Specialist, Token
from maskenball.kernel import Claim, Seat, collected


class IAm(Claim, frozen=True):
    """As far as I know I am this now."""

    token: Token


class IWas(Claim, frozen=True):
    """This was dealt to me."""

    token: Token
    card: Specialist


class ILooked(Claim, frozen=True):
    """I was the Investigator and saw this."""

    seat: Seat
    token: Token


class IRevealed(Claim, frozen=True):
    """I was the Revealer and saw this."""

    seat: Seat
    token: Token


class IStole(Claim, frozen=True):
    """I was the Thief, swapped with this player and got this."""

    seat: Seat
    token: Token


class ISwapped(Claim, frozen=True):
    """I swapped these two."""

    seats: tuple[Seat, ...]


class ISearched(Claim, frozen=True):
    """I looked at this token on HQ."""

    place: HqPlace
    token: Token


class IRecruited(Claim, frozen=True):
    """I gave a Spy token of HQ to this player."""

    place: HqPlace
    seat: Seat


class IDefected(Claim, frozen=True):
    """I took a Spy token of HQ."""

    place: HqPlace


class ITapped(Claim, frozen=True):
    """I tapped this neighbour."""

    seat: Seat


class IWasTapped(Claim, frozen=True):
    """I was tapped."""

    by: Seat


class INoticedNoTap(Claim, frozen=True):
    """Nobody tapped me."""


class IInspected(Claim, frozen=True):
    """I was the Analyst and saw this card."""

    seat: Seat
    card: Specialist


class ISawMine(Claim, frozen=True):
    """I looked at my own token in my turn."""

    token: Token


class ISawMineLast(Claim, frozen=True):
    """I looked at my own token at the end of the night."""

    token: Token


class IDidNothing(Claim, frozen=True):
    """I had nothing to do."""


class ITrust(Claim, frozen=True):
    """I trust somebody."""

    seat: Seat


class ISuspect(Claim, frozen=True):
    """I take somebody for a spy."""

    seat: Seat


CLAIMS = collected(globals(), Claim)
