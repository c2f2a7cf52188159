"""The rules of a round, in the order of the rulebook.

Naming (D-10) -> Writing (D-11 to D-13) -> Guessing White's code (D-14 to D-20) -> Guessing Black's (D-21)
-> the round is over (D-40 to D-44): the next one, or the end (ending.py).
While a team's code is guessed, anybody of the other team may object to a clue: Objecting (D-53).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from maskenball.games.decrypto.clues import CODE_FORM, TIMED_CODE_FORM, clue_form
from maskenball.games.decrypto.encryptors import candidates, draw_codes
from maskenball.games.decrypto.ending import round_over
from maskenball.games.decrypto.events import (
    CluesRead,
    CluesSealed,
    CodeDrawn,
    CodeShown,
    DecodingGuessed,
    EncryptorNamed,
    InterceptionGuessed,
    Objected,
    ObjectionDecided,
    RoundBegan,
    TeamNamed,
    TokenTaken,
)
from maskenball.games.decrypto.model import (
    LONGEST_NAME,
    Clues,
    Guess,
    Line,
    Name,
    NameTeam,
    Object,
    Position,
    Team,
    Three,
    Token,
    Vote,
    Write,
)
from maskenball.games.decrypto.sheets import marked, used_clues
from maskenball.games.decrypto.words import translations
from maskenball.kernel import (
    Action,
    Ask,
    Bell,
    Chance,
    Choice,
    Either,
    Form,
    OneOf,
    Party,
    Phase,
    Seat,
    Step,
    Text,
    Told,
    Who,
    cached,
)

if TYPE_CHECKING:
    from maskenball.games.decrypto.state import Public, State


# Before a round


def begin_round(state: "State", told: list[Told], dice: Chance) -> "State":
    """The next round: teams with a choice name their encryptor, the others have only one."""
    public = replace(state.public, round=state.public.round + 1, encryptors=(None, None))
    told.append((RoundBegan(public.round), None))
    state = replace(state, public=public, codes=(None, None), clues=(None, None))
    if any(len(candidates(public, team)) > 1 for team in Team):
        return replace(state, phase=NAMING)
    return _draw(state, told, {}, dice)


class Naming(Phase, frozen=True):
    """D-10: each team names its encryptor; D-06: before the first round it may choose a name."""

    hints = ("D-06", "D-10")

    def ask(self, state: "State") -> Ask:
        public = state.public
        must: dict[Who, Choice] = {}
        for team in Team:
            able = candidates(public, team)
            if len(able) > 1:
                must[public.teams[team.index]] = OneOf(tuple(Name(seat) for seat in able))
        may: dict[int, Choice] = dict.fromkeys(range(public.players), TEAM_NAME) if public.round == 1 else {}
        return Ask(must=must, may=may)

    def advance(self, state: "State", moves: Mapping[Party, Name], dice: Chance) -> Step:
        told: list[Told] = []
        named = {state.public.team_of(party[0]): name.seat for party, name in moves.items()}
        return Step(_draw(state, told, named, dice), told)

    def cut(self, state: "State", seat: int, action: Action, dice: Chance) -> Step:
        assert isinstance(action, NameTeam)
        public = state.public
        team = public.team_of(seat)
        names = list(public.names)
        names[team.index] = action.name
        named = TeamNamed(team, seat, action.name)
        public = replace(public, names=(names[0], names[1]), history=(*public.history, named))
        return Step(replace(state, public=public), [(named, None)])


NAMING = Naming()
TEAM_NAME = Either((Form(NameTeam("?"), {"name": Text(LONGEST_NAME)}),))


def _draw(state: "State", told: list[Told], named: dict[Team, int], dice: Chance) -> "State":
    """D-11: both encryptors draw a code; D-23: the same one can come again."""
    public = state.public
    encryptors: list[int | None] = [None, None]
    codes: list[str | None] = [None, None]
    turns = list(public.turns)
    notes = list(state.notes)
    drawn: list[Told] = []
    (cards,) = state.to_come[:1] or draw_codes(public.players, 1, dice)
    for team in Team:
        able = candidates(public, team)
        if not able:
            continue
        at = team.index
        seat = named.get(team, able[0])
        code = cards[at]
        encryptors[at], codes[at] = seat, code
        turns[at] = (*turns[at], seat)
        told.append((EncryptorNamed(team, seat), None))
        note = CodeDrawn(public.round, code)
        notes[seat] = (*notes[seat], note)
        drawn.append((note, (seat,)))
    told += drawn
    public = replace(public, encryptors=(encryptors[0], encryptors[1]), turns=(turns[0], turns[1]))
    return replace(
        state,
        public=public,
        codes=(codes[0], codes[1]),
        notes=tuple(notes),
        to_come=state.to_come[1:],
        phase=WRITING,
    )


# Clues


class Writing(Phase, frozen=True):
    """D-12: both encryptors write three clues; D-13: when one has finished, the other has 30 seconds."""

    hints = ("D-12", "D-13", "D-32", "D-38")

    def ask(self, state: "State") -> Ask:
        public = state.public
        options = public.options
        used = used_clues(public.sheets)
        must: dict[Who, Choice] = {}
        for team in Team:
            seat, code = public.encryptors[team.index], state.codes[team.index]
            if seat is not None and code is not None:
                keywords = state.keywords[team.index]
                abroad = tuple(translations(text, options.language) for text in keywords)
                must[seat] = clue_form(options.language, keywords, abroad, code, used)
        bell = None
        if options.timer and len(must) > 1:
            bell = Bell(f"writing {public.round}", options.timer, "first_answer")
        return Ask(must=must, bell=bell)

    def advance(self, state: "State", moves: Mapping[int, Write], dice: Chance) -> Step:
        told: list[Told] = []
        notes = list(state.notes)
        sealed: list[Clues | None] = [None, None]
        for seat, action in moves.items():
            clues: Clues = (action.first or None, action.second or None, action.third or None)
            sealed[state.public.team_of(seat).index] = clues
            note = CluesSealed(state.public.round, *clues)
            notes[seat] = (*notes[seat], note)
            told.append((note, (seat,)))
        state = replace(state, clues=(sealed[0], sealed[1]), notes=tuple(notes))
        return Step(read_out(state, told, Team.WHITE), told)


WRITING = Writing()


def read_out(state: "State", told: list[Told], team: Team) -> "State":
    """D-14: the clues are read out and go onto the sheets."""
    public = state.public
    clues, seat = state.clues[team.index], public.encryptors[team.index]
    assert clues is not None
    assert seat is not None
    told.append((CluesRead(team, seat, *clues), None))
    public = public.with_line(team, Line(public.round, seat, clues))
    return replace(state, public=public, phase=Guessing(team))


# Guesses


@cached
def _objections(open_to: Three) -> OneOf[Object]:
    """D-53: what can be objected to: a clue that is there, once."""
    return OneOf(tuple(Object(at) for at, is_open in enumerate(open_to, 1) if is_open))


class Guessing(Phase, frozen=True):
    """D-15 to D-20: both teams guess the code of one of them; in round 1 only its own team does (D-17)."""

    hints = ("D-15", "D-16", "D-27", "D-53")

    team: Team

    def ask(self, state: "State") -> Ask:
        public = state.public
        options = public.options
        own, others = public.guessers(self.team)
        form = TIMED_CODE_FORM if options.guess_timer else CODE_FORM
        line = public.line(self.team)
        (first, second, third), (one, two, three) = line.clues, line.objected
        open_to = _objections(
            (not one and first is not None, not two and second is not None, not three and third is not None)
        )
        bell = None
        if options.guess_timer:
            bell = Bell(f"guessing {public.round} {self.team.value}", options.guess_timer)
        return Ask(
            must={own: form, others: form} if public.round > 1 else {own: form},
            may=dict.fromkeys(others, open_to) if open_to.options else {},
            bell=bell,
        )

    def advance(self, state: "State", moves: Mapping[Party, Guess], dice: Chance) -> Step:
        public = state.public
        own, others = public.guessers(self.team)
        code = state.codes[self.team.index]
        assert code is not None
        interception = moves[others].code if others in moves else None
        guess = moves[own].code
        told: list[Told] = []
        if public.round > 1:
            told.append((InterceptionGuessed(self.team.other, interception, interception == code), None))
        told.append((DecodingGuessed(self.team, guess, guess == code), None))
        told.append((CodeShown(self.team, code), None))
        line = replace(public.line(self.team), interception=interception, guess=guess, code=code)
        public = public.with_line(self.team, line).filing(self.team, line)
        public = _tokens(public, told, self.team, line)
        state = replace(state, public=public)
        if self.team is Team.WHITE and public.encryptors[1] is not None:
            return Step(read_out(state, told, Team.BLACK), told)
        state = round_over(state, told)
        return Step(begin_round(state, told, dice) if state.phase is self else state, told)

    def cut(self, state: "State", seat: int, action: Action, dice: Chance) -> Step:
        assert isinstance(action, Object)
        public = state.public
        line = public.line(self.team)
        at = action.position - 1
        clue = line.clues[at]
        assert clue is not None
        public = public.with_line(self.team, replace(line, objected=marked(line.objected, at)))
        objected = Objected(seat, action.position, clue)
        public = replace(public, history=(*public.history, objected))
        state = replace(state, public=public, phase=Objecting(self.team, action.position, seat))
        return Step(state, [(objected, None)])


def _tokens(public: "Public", told: list[Told], team: Team, line: Line) -> "Public":
    """D-18, D-19; D-62, D-64: against the interceptor a misreading is worth an interception token."""
    if line.interception == line.code:
        public = public.taking(team.other, Token.INTERCEPTION)
        told.append((TokenTaken(team.other, Token.INTERCEPTION), None))
    if line.guess != line.code:
        taker = (team, Token.MISCOMMUNICATION) if public.players > 3 else (team.other, Token.INTERCEPTION)
        public = public.taking(*taker)
        told.append((TokenTaken(*taker), None))
    return public


_BALLOT = OneOf((Vote(False), Vote(True)))


class Objecting(Phase, frozen=True):
    """D-53: all but the clue's encryptor vote on an objection; then guessing goes on."""

    hints = ("D-53",)

    team: Team
    position: Position
    seat: Seat
    interrupts: ClassVar[bool] = True

    def ask(self, state: "State") -> Ask:
        silent = state.public.encryptors[self.team.index]
        return Ask(must={seat: _BALLOT for seat in range(state.public.players) if seat != silent})

    def advance(self, state: "State", moves: Mapping[int, Vote], dice: Chance) -> Step:
        public = state.public
        line = public.line(self.team)
        clue = line.clues[self.position - 1]
        assert clue is not None
        votes = tuple(vote.strike for vote in moves.values())
        own = public.teams[self.team.index]
        struck = 2 * sum(votes) > len(votes) and any(vote.strike for seat, vote in moves.items() if seat in own)
        decided = ObjectionDecided(self.position, clue, struck, tuple(moves), votes)
        if struck:
            public = public.with_line(self.team, replace(line, struck=marked(line.struck, self.position - 1)))
        public = replace(public, history=(*public.history, decided))
        return Step(replace(state, public=public, phase=Guessing(self.team)), [(decided, None)])
