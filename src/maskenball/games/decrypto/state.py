"""The State, what of it is Public, and the View of one seat. Public is a type of its own: no secret fits into it."""

from msgspec import Struct
from msgspec.structs import replace

from maskenball.games.decrypto.ending import Recalling
from maskenball.games.decrypto.events import KeywordsDealt, Note, Objected, ObjectionDecided, TeamNamed
from maskenball.games.decrypto.model import (
    KEYWORDS,
    Clue,
    Clues,
    Code,
    Filed,
    Line,
    Options,
    Quartet,
    Sheet,
    Team,
    Token,
)
from maskenball.games.decrypto.phases import Guessing, Naming, Objecting, Writing
from maskenball.games.decrypto.sheets import filed_under
from maskenball.kernel import Over, Party, Seat

AnyPhase = Naming | Writing | Guessing | Objecting | Recalling | Over
NO_CLUES: Filed = ((),) * KEYWORDS


class Public(Struct, frozen=True, gc=False):
    """What everybody sees, spectators too; the note sheets above all (D-05)."""

    players: int
    options: Options
    teams: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    spent: Quartet = ()
    """Words met in earlier games, which can't be dealt now (D-03)."""
    names: tuple[str, str] = ("", "")
    round: int = 0
    encryptors: tuple[Seat | None, Seat | None] = (None, None)
    turns: tuple[tuple[Seat, ...], tuple[Seat, ...]] = ((), ())
    """Who has encrypted for each team, in order."""
    interceptions: tuple[int, int] = (0, 0)
    miscommunications: tuple[int, int] = (0, 0)
    sheets: tuple[Sheet, Sheet] = ((), ())
    """White's side and Black's, a line a round."""
    filed: tuple[Filed, Filed] = (NO_CLUES, NO_CLUES)
    """The clues under the numbers 1 to 4 of White's keywords and of Black's (D-20)."""
    recalled: tuple[tuple[Clue, ...], tuple[Clue, ...]] = ((), ())
    """What each team took the other's keywords to be (D-45)."""
    history: tuple[TeamNamed | Objected | ObjectionDecided, ...] = ()
    """What else has happened: names chosen, objections and the votes on them."""

    def team_of(self, seat: int) -> Team:
        """The team of a seat."""
        return Team.WHITE if seat in self.teams[0] else Team.BLACK

    def line(self, team: Team) -> Line:
        """The last line on a team's side of the sheet."""
        return self.sheets[team.index][-1]

    def guessers(self, team: Team) -> tuple[Party, Party]:
        """D-15, D-26: who guesses this team's code: its own members but the encryptor, and all the others."""
        silent = self.encryptors[team.index]
        own = tuple(seat for seat in self.teams[team.index] if seat != silent)
        return own, self.teams[team.other.index]

    def with_line(self, team: Team, line: Line) -> "Public":
        """With this line for its round, new or changed."""
        sheets = list(self.sheets)
        before = sheets[team.index]
        if before and before[-1].round == line.round:
            before = before[:-1]
        sheets[team.index] = (*before, line)
        return replace(self, sheets=(sheets[0], sheets[1]))

    def filing(self, team: Team, line: Line) -> "Public":
        """With the clues of this line under their numbers."""
        filed = list(self.filed)
        clues = filed_under(line)
        filed[team.index] = tuple(
            (*under, clues[number]) if number in clues else under for number, under in enumerate(filed[team.index], 1)
        )
        return replace(self, filed=(filed[0], filed[1]))

    def taking(self, team: Team, token: Token) -> "Public":
        """With one token more."""
        white, black = (int(team is each) for each in Team)
        if token is Token.INTERCEPTION:
            return replace(self, interceptions=(self.interceptions[0] + white, self.interceptions[1] + black))
        return replace(self, miscommunications=(self.miscommunications[0] + white, self.miscommunications[1] + black))


class State(Struct, frozen=True, gc=False):
    """Everything: what is public, the keywords, the codes and clues of this round, what each seat was told."""

    public: Public
    phase: AnyPhase
    keywords: tuple[Quartet, Quartet]
    notes: tuple[tuple[Note, ...], ...]
    codes: tuple[Code | None, Code | None] = (None, None)
    clues: tuple[Clues | None, Clues | None] = (None, None)
    to_come: tuple[tuple[Code, ...], ...] = ()
    """The code cards of rounds to come."""


class View(Struct, frozen=True, gc=False):
    """What one seat (None: a spectator) knows and remembers."""

    seat: Seat | None
    phase: AnyPhase
    public: Public
    keywords: Quartet = ()
    """The own team's."""
    code: Code | None = None
    """The code this seat has to encrypt, from the draw to the end of the round."""
    notes: tuple[Note, ...] = ()
    laid_open: tuple[Quartet, Quartet] | None = None
    """After the end: the keywords of both teams."""


def opening_notes(keywords: tuple[Quartet, Quartet], public: Public) -> tuple[tuple[Note, ...], ...]:
    """D-02: each seat knows the keywords of its own team."""
    notes: list[tuple[Note, ...]] = []
    for seat in range(public.players):
        own = keywords[public.team_of(seat).index]
        notes.append((KeywordsDealt(*own),) if own else ())
    return tuple(notes)
