"""What the table says in Decrypto: events for all, and those for one seat or team. No rules here."""

from maskenball.games.decrypto.model import Clue, Code, Position, Quartet, Team, Token
from maskenball.kernel import Event, Outcome, Seat, collected

# For all


class Began(Event, frozen=True):
    """The teams are made."""

    white: tuple[Seat, ...]
    black: tuple[Seat, ...]


class TeamNamed(Event, frozen=True):
    """A team calls itself something."""

    team: Team
    seat: Seat
    name: str


class RoundBegan(Event, frozen=True):
    """A new round begins."""

    round: int


class EncryptorNamed(Event, frozen=True):
    """Who encrypts for a team this round."""

    team: Team
    seat: Seat


class CluesRead(Event, frozen=True):
    """Three clues are read out."""

    team: Team
    seat: Seat
    first: Clue
    second: Clue
    third: Clue


class Objected(Event, frozen=True):
    """Somebody objected to a clue."""

    seat: Seat
    position: Position
    clue: str


class ObjectionDecided(Event, frozen=True):
    """How the table voted on the objection."""

    position: Position
    clue: str
    struck: bool
    seats: tuple[Seat, ...]
    votes: tuple[bool, ...]


class InterceptionGuessed(Event, frozen=True):
    """What the other team believes the code to be."""

    team: Team
    guess: Code | None
    right: bool


class DecodingGuessed(Event, frozen=True):
    """What the own team believes the code to be."""

    team: Team
    guess: Code | None
    right: bool


class CodeShown(Event, frozen=True):
    """The code card is turned over."""

    team: Team
    code: Code


class TokenTaken(Event, frozen=True):
    """A team takes a token."""

    team: Team
    token: Token


class Tied(Event, frozen=True):
    """The points are equal too: the keywords decide."""

    white_points: int
    black_points: int


class KeywordsGuessed(Event, frozen=True):
    """What a team takes the other's keywords to be, and how many are right."""

    team: Team
    first: Clue
    second: Clue
    third: Clue
    fourth: Clue
    right: int


class Ended(Event, frozen=True):
    """The game is over, and the keywords are shown."""

    outcome: Outcome
    white: Quartet
    black: Quartet


# For one seat or team


class KeywordsDealt(Event, frozen=True):
    """The keywords of the own team."""

    first: str
    second: str
    third: str
    fourth: str


class CodeDrawn(Event, frozen=True):
    """The code to be encrypted."""

    round: int
    code: Code


class CluesSealed(Event, frozen=True):
    """The clues as they count, before they are read out."""

    round: int
    first: Clue
    second: Clue
    third: Clue


Note = KeywordsDealt | CodeDrawn | CluesSealed
"""What a seat remembers for itself."""

EVENTS = collected(globals(), Event)
