"""The data of Decrypto: teams, codes, note sheets, options, answers, claims. No rules here."""

from enum import StrEnum
from itertools import permutations
from typing import Annotated

from msgspec import Meta, Struct

from maskenball.kernel import Action, Claim, Seat, collected

ROUNDS = 8
ROUNDS_OF_THREE = 5
KEYWORDS = 4
ENOUGH = 2
"""So many tokens of a kind decide the game."""
LONGEST_CLUE = 100
LONGEST_WORD = 30
LONGEST_NAME = 30
LONGEST_GUESS = 50
MOST_WORDS = 1000
"""Words in a group's own list; the house has 700."""

Code = Annotated[str, Meta(title="code", pattern=r"^[1-4]\.[1-4]\.[1-4]$")]
"""A code as it is read out: 3.4.2."""

CODES: tuple[str, ...] = tuple(".".join(digits) for digits in permutations("1234", 3))
"""D-04: the deck of code cards."""

Number = Annotated[int, Meta(title="number", ge=1, le=KEYWORDS)]
"""The number of a keyword."""

Position = Annotated[int, Meta(title="position", ge=1, le=3)]
"""First, second or third clue."""


def digits(code: str) -> tuple[int, int, int]:
    """The three keyword numbers of a code."""
    return int(code[0]), int(code[2]), int(code[4])


class Team(StrEnum):
    """The two teams; with three players Black is the interceptor."""

    WHITE = "white"
    BLACK = "black"

    __hash__ = str.__hash__  # as quick as the word it is; what Enum brings is Python code

    index: int  # type: ignore[assignment] # of a team, not of a letter in its name
    """Its place in pairs of something."""

    def __init__(self, _name: str) -> None:
        self.index = len(type(self).__members__)

    @property
    def other(self) -> "Team":
        """The opponents."""
        return TEAMS[1 - self.index]


TEAMS = tuple(Team)


class Token(StrEnum):
    """The two kinds of tokens."""

    INTERCEPTION = "interception"
    MISCOMMUNICATION = "miscommunication"


class Language(StrEnum):
    """The language of the keywords."""

    DE = "de"
    EN = "en"

    __hash__ = str.__hash__  # as above

    @property
    def other(self) -> "Language":
        """The one the keywords are not in."""
        return Language.EN if self is Language.DE else Language.DE


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the group plays with: the language, its own words, who is with whom, and how long one may take."""

    language: Language = Language.DE
    timer: Annotated[int, Meta(ge=0, le=600)] = 30
    """Seconds for the second encryptor (D-13); 0 is off."""
    guess_timer: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds for both guesses (D-27); 0 is off."""
    teams: Annotated[str, Meta(max_length=20)] = ""
    """By choice: a 1 (White) or a 2 (Black) for each seat; by lot if empty (D-07)."""
    words: Annotated[
        str, Meta(max_length=MOST_WORDS * (LONGEST_WORD + 2), extra_json_schema={"contentMediaType": "text/plain"})
    ] = ""
    """The group's own keywords, one a line or with commas between; ours if empty."""


Quartet = tuple[str, ...]
"""The keywords of one team, 1 to 4 in order; a team without keywords (the interceptor) has none."""
Clue = str | None
"""What was written; None is a missing clue."""
Clues = tuple[Clue, Clue, Clue]
Three = tuple[bool, bool, bool]
NONE: Three = (False, False, False)


class Deal(Struct, frozen=True, gc=False):
    """What is settled before the game: teams and keywords, and the code cards in the order they will be drawn."""

    teams: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    keywords: tuple[Quartet, Quartet]
    codes: tuple[tuple[Code, ...], ...] = ()
    """The code cards of each round, White's and Black's; where a deal is written by hand, the rest is drawn later."""
    spent: Quartet = ()
    """Words this group met in earlier games (D-03)."""


class Line(Struct, frozen=True, gc=False):
    """One round on one side of the note sheet (D-05)."""

    round: int
    encryptor: Seat
    clues: Clues
    objected: Three = NONE
    struck: Three = NONE
    interception: Code | None = None
    guess: Code | None = None
    code: Code | None = None

    def stands(self, position: int) -> bool:
        """Whether there is a clue here that was neither left out nor struck."""
        return self.clues[position] is not None and not self.struck[position]


Sheet = tuple[Line, ...]
Filed = tuple[tuple[str, ...], ...]
"""The clues under each of the four numbers, as far as known (D-20)."""


# Answers


class Name(Action, frozen=True):
    """A team names its encryptor."""

    seat: Seat


class NameTeam(Action, frozen=True):
    """A team chooses a name for itself."""

    name: str


class Write(Action, frozen=True):
    """The three clues; an empty one is not written yet."""

    first: str = ""
    second: str = ""
    third: str = ""


class Guess(Action, frozen=True):
    """The code a team believes in; None is no guess when time has run out."""

    code: Annotated[str, Meta(extra={"offered": CODES})] | None


class Object(Action, frozen=True):
    """Somebody thinks a clue is against the rules."""

    position: Position


class Vote(Action, frozen=True):
    """Whether the clue is to be struck."""

    strike: bool


class GuessKeywords(Action, frozen=True):
    """The other team's keywords; an empty one is not guessed."""

    first: str = ""
    second: str = ""
    third: str = ""
    fourth: str = ""


ACTIONS = collected(globals(), Action)


# Claims


class IRead(Claim, frozen=True):
    """I take this clue to mean this keyword."""

    position: Position
    number: Number


class IWouldEncrypt(Claim, frozen=True):
    """I would like to encrypt."""


class IPass(Claim, frozen=True):
    """I have no idea."""


CLAIMS = collected(globals(), Claim)
