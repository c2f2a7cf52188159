"""redeal: a full world that fits what a seat has seen, reading nothing but its view.

Unknown keywords are drawn from the pool, without those that a clue read so far would have been refused for; a code
not shown yet can be any; clues still sealed are thrown as `sample` throws them. Sampled clues fit any keywords, so
nothing else is to be weighed: every world has weight 1.
"""

from maskenball.games.decrypto.clues import clue_form
from maskenball.games.decrypto.encryptors import draw_codes
from maskenball.games.decrypto.ending import most_rounds
from maskenball.games.decrypto.events import CluesSealed, CodeDrawn, Note
from maskenball.games.decrypto.model import CODES, KEYWORDS, Clues, Line, Quartet, Team, digits
from maskenball.games.decrypto.phases import Guessing, Objecting
from maskenball.games.decrypto.sheets import used_clues
from maskenball.games.decrypto.spelling import letters, said
from maskenball.games.decrypto.state import Public, State, View, opening_notes
from maskenball.games.decrypto.words import pool_of
from maskenball.kernel import Chance, World

TRIES = 10_000
Codes = tuple[str | None, str | None]


def redeal(view: View, dice: Chance) -> World:
    """Draw a world for this view."""
    public = view.public
    keywords, codes = _keywords_and_codes(view, dice)
    clues = _clues(view, keywords, codes, dice)
    notes = list(_notes(public, keywords, codes, clues))
    if view.seat is not None:
        notes[view.seat] = view.notes
    left = most_rounds(public.players) - len(public.turns[0])
    to_come = draw_codes(public.players, left, dice)
    return World(State(public, view.phase, keywords, tuple(notes), codes, clues, to_come))


def _keywords_and_codes(view: View, dice: Chance) -> tuple[tuple[Quartet, Quartet], Codes]:
    """Keywords and codes that fit the clues; of a team whose words are known only the code may be open."""
    public = view.public
    own = None if view.seat is None else public.team_of(view.seat)
    known = [
        view.laid_open[at] if view.laid_open else view.keywords if own is team else None for at, team in enumerate(Team)
    ]
    open_to = [_possible(public, team, known[team.other.index] or ()) for team in Team]
    for _ in dice.tries(TRIES):
        quartets, codes = [], []
        for team in Team:
            quartet = known[team.index]
            quartets.append(_draw(public, open_to[team.index], dice) if quartet is None else quartet)
            codes.append(_code(view, team, dice))
        if set(quartets[0]).isdisjoint(quartets[1]) and all(
            _fits(public.sheets[team.index], quartets[team.index], codes[team.index]) for team in Team
        ):
            return (quartets[0], quartets[1]), (codes[0], codes[1])
    raise AssertionError("the real keywords and codes would have fitted")


def _possible(public: Public, team: Team, others: Quartet) -> list[str]:
    """The words this team could have: not met before, not the others', and not refused with one of its clues."""
    if public.players == 3 and team is Team.BLACK:
        return []
    pool = pool_of(public.options)
    out = {*public.spent, *others}
    for line in public.sheets[team.index]:
        for clue in line.clues:
            if clue is not None:
                out |= pool.refused(clue)
    return [text for text in pool.words if text not in out]


def _draw(public: Public, possible: list[str], dice: Chance) -> Quartet:
    pool = pool_of(public.options)
    if not possible:
        return ()
    for _ in dice.tries(TRIES):
        quartet = tuple(dice.some(possible, KEYWORDS))
        if pool.apart(quartet):
            return quartet
    raise AssertionError("the real keywords would have fitted")


def _code(view: View, team: Team, dice: Chance) -> str | None:
    """The code of this round: shown already, drawn by this seat itself, or any."""
    public = view.public
    encryptor = public.encryptors[team.index]
    if encryptor is None:
        return None
    if encryptor == view.seat:
        return view.code
    line = _this_round(public, team)
    return line.code if line is not None and line.code is not None else dice.pick(CODES)


def _this_round(public: Public, team: Team) -> Line | None:
    sheet = public.sheets[team.index]
    return sheet[-1] if sheet and sheet[-1].round == public.round else None


def _fits(sheet: tuple[Line, ...], quartet: Quartet, code: str | None) -> bool:
    """Whether no clue of the sheet is just the letter count of the keyword it stands for (D-52)."""
    for line in sheet:
        card = line.code or code
        for clue, number in zip(line.clues, digits(card) if card else (), strict=False):
            if clue is not None and 0 < said(clue).length == letters(quartet[number - 1]):
                return False
    return True


def _clues(
    view: View, keywords: tuple[Quartet, Quartet], codes: Codes, dice: Chance
) -> tuple[Clues | None, Clues | None]:
    """The clues of this round: read out, written by this seat itself, or anything."""
    public = view.public
    sealed = isinstance(view.phase, Guessing | Objecting)
    found: list[Clues | None] = [None, None]
    for team in Team:
        at = team.index
        line, code = _this_round(public, team), codes[at]
        if line is not None:
            found[at] = line.clues
        elif sealed and code is not None:
            mine = public.encryptors[at] == view.seat
            found[at] = _own(view) if mine else _anything(public, keywords[at], code, dice)
    return found[0], found[1]


def _own(view: View) -> Clues:
    note = view.notes[-1]
    assert isinstance(note, CluesSealed)
    return note.first, note.second, note.third


def _anything(public: Public, keywords: Quartet, code: str, dice: Chance) -> Clues:
    before = tuple(tuple(line for line in sheet if line.round < public.round) for sheet in public.sheets)
    form = clue_form(public.options.language, keywords, ((),) * KEYWORDS, code, used_clues(before))
    written = form.sample(dice)
    return written.first, written.second, written.third


def _notes(
    public: Public, keywords: tuple[Quartet, Quartet], codes: Codes, clues: tuple[Clues | None, Clues | None]
) -> tuple[tuple[Note, ...], ...]:
    """What each seat was told: keywords, the codes it drew, the clues it sealed."""
    notes = list(opening_notes(keywords, public))
    for team in Team:
        lines = {line.round: line for line in public.sheets[team.index]}
        for number, seat in enumerate(public.turns[team.index], 1):
            line = lines.get(number)
            code = line.code if line is not None and line.code is not None else codes[team.index]
            written = line.clues if line is not None else clues[team.index]
            assert code is not None
            notes[seat] = (*notes[seat], CodeDrawn(number, code))
            if written is not None:
                notes[seat] = (*notes[seat], CluesSealed(number, *written))
    return tuple(notes)
