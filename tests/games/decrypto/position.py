"""Positions of Decrypto, written down: who is with whom, the keywords, the codes, and the moves from there.

    table(5).name().write(("Italien", "Panzer", "Horror"), ("Nacht", "Morgenrot", "König")).guess("4.2.1")

White has the even seats, Black the odd ones (of three players 0 and 1 are White); the keywords are those of the
rulebook's example, and every round White's code is 1.2.3 and Black's 2.3.4, unless said otherwise.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.encryptors import candidates
from maskenball.games.decrypto.model import Code, Deal, Guess, Line, Name, Object, Team, Vote, Write
from maskenball.games.decrypto.phases import Guessing
from maskenball.games.decrypto.state import Public, State
from maskenball.kernel import Action, AnySeen, Dice, Event, Outcome, Refusal, Table, Told, open_table, see
from maskenball.kernel.event import hears

E = TypeVar("E", bound=Event)

W, B = Team.WHITE, Team.BLACK
WORDS = ("Schwarz", "Schildkröte", "Cocktail", "Mafia"), ("Antike", "Krone", "Morgen", "Albtraum")
CODES = "1.2.3", "2.3.4"
WRONG = "4.3.1"
CLUES = ("Nacht", "Panzer", "Strohhalm"), ("König", "Tagesanbruch", "Freddy")
OTHERS = ("Rabe", "langsam", "Schirmchen"), ("Zahn", "Aufgang", "Schrei")


def dice(seed: object = 0) -> Dice:
    """Dice for a test."""
    return Dice(Random(str(seed)).random)


def teams_of(players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """White on the even seats; of three players the last one is the interceptor."""
    if players == 3:
        return (0, 1), (2,)
    return tuple(range(0, players, 2)), tuple(range(1, players, 2))


def table(
    players: int = 4,
    keywords: tuple[Sequence[str], Sequence[str]] = WORDS,
    codes: Sequence[tuple[Code, ...]] | None = None,
    **options: Any,
) -> "Position":
    """A game at its beginning."""
    if players == 3:
        keywords = keywords[0], ()
    cards = tuple(codes) if codes is not None else (CODES if players > 3 else CODES[:1],) * 8
    deal = Deal(teams_of(players), (tuple(keywords[0]), tuple(keywords[1])), cards)
    opened, told = open_table(GAME, players, GAME.options(options, players), "seed", deal)
    return Position(opened, tuple(told))


def last_half(
    players: int = 4,
    caught: tuple[int, int] = (0, 0),
    garbled: tuple[int, int] = (0, 0),
    number: int = 3,
    **options: Any,
) -> "Position":
    """Somewhere in the game: the last code of a round is being guessed (1.2.3 if White's, 2.3.4 if Black's)."""
    game = table(players, **options).name().write()
    team = W if players == 3 else B
    public = replace(game.public, round=number, interceptions=caught, miscommunications=garbled)
    lines = [
        Line(number, seat, clues) for seat, clues in zip(public.encryptors, CLUES, strict=True) if seat is not None
    ]
    sheets = (lines[0],), tuple(lines[1:])
    public = replace(public, sheets=sheets)
    return game.put(replace(game.state, public=public, phase=Guessing(team)))


class Position(Struct, frozen=True):
    """A table, and what was said in the last step."""

    table: Table
    told: tuple[Told, ...] = ()

    @property
    def state(self) -> State:
        """Everything."""
        state: State = self.table.state
        return state

    @property
    def public(self) -> Public:
        """What everybody sees."""
        return self.state.public

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.table.outcome

    def put(self, state: State) -> "Position":
        """The same table with another state."""
        return Position(replace(self.table, state=state, ask=state.phase.ask(state), sealed={}, drafts={}))

    def do(self, seat: int, action: Action) -> "Position":
        """A seat answers or cuts in."""
        after, told = self.table.submit(seat, action)
        return Position(after, tuple(told))

    def refusal(self, seat: int, action: Any) -> str:
        """The code with which this is refused."""
        try:
            self.table.submit(seat, action)
        except Refusal as refusal:
            return refusal.code
        raise AssertionError(f"{action} was taken")

    def ring(self) -> "Position":
        """The bell rings."""
        assert self.table.ask.bell is not None
        after, told = self.table.ring(self.table.ask.bell.slot)
        return Position(after, tuple(told))

    def name(self, *seats: int) -> "Position":
        """These encrypt; else the first who can."""
        at = self
        for team in Team:
            members = self.public.teams[team.index]
            if members in self.table.ask.must:
                able = candidates(self.public, team)
                at = at.do(members[0], Name(next((seat for seat in seats if seat in members), able[0])))
        return at

    def write(self, *clues: Sequence[str]) -> "Position":
        """The encryptors write these clues, White first; else fresh ones."""
        at = self
        fresh = (
            CLUES
            if self.public.round == 1
            else tuple(tuple(f"{clue} {self.public.round}" for clue in row) for row in OTHERS)
        )
        for team in Team:
            seat = self.public.encryptors[team.index]
            if seat is not None:
                row = clues[team.index] if team.index < len(clues) else fresh[team.index]
                at = at.do(seat, Write(*row))
        return at

    def guess(self, own: str, other: str = WRONG) -> "Position":
        """Both teams guess the code now read out; in round 1 only its own team."""
        team = self.public_team
        mine, theirs = self.public.guessers(team)
        at = self.do(mine[-1], Guess(own))
        return at.do(theirs[-1], Guess(other)) if theirs in self.table.ask.must else at

    @property
    def public_team(self) -> Team:
        """Whose code is being guessed."""
        phase = self.state.phase
        assert isinstance(phase, Guessing)
        return phase.team

    def play_round(self, white: str = CODES[0], black: str = CODES[1]) -> "Position":
        """A whole round; White and Black read their own codes as these, nobody intercepts anything."""
        at = self.name() if self.table.ask.must.keys() & set(self.public.teams) else self
        return at.write().guess(white).guess(black)

    def object(self, seat: int, position: int, votes: dict[int, bool] | None = None) -> "Position":
        """Somebody objects, and the table votes; seats not named vote No."""
        at = self.do(seat, Object(position))
        if votes is None:
            return at
        for voter in at.table.ask.must:
            assert isinstance(voter, int)
            at = at.do(voter, Vote(votes.get(voter, False)))
        return at

    def seen(self, seat: int | None) -> AnySeen:
        """All that a seat sees."""
        return see(self.table, seat)

    def heard(self, kind: type[E], seat: int | None = None) -> list[E]:
        """The events of this kind that a seat was told in the last step."""
        return [event for event, audience in self.told if isinstance(event, kind) and hears(audience, seat)]

    def speaks(self, seat: int) -> tuple[str, ...]:
        """The channels a seat can speak in."""
        return self.seen(seat).speaks
