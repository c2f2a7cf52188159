"""Bots for Decrypto: one that gives clues, decodes and intercepts by a lexicon of associations, offline.

It reads Seen alone. The encryptor looks for clues that the own team will read rightly and the others, knowing what
has been shown so far, will not; decoder and interceptor weigh all 24 codes at once.
"""

from collections.abc import Callable, Sequence

import numpy as np

from maskenball.games.decrypto.bots.lexicon import NOTHING, Mind, Row, mind_of
from maskenball.games.decrypto.clues import ClueForm
from maskenball.games.decrypto.ending import Recalling
from maskenball.games.decrypto.events import CluesRead
from maskenball.games.decrypto.model import CODES, Guess, GuessKeywords, IRead, Line, Quartet, Team, Vote, Write, digits
from maskenball.games.decrypto.phases import Guessing, Objecting, Writing
from maskenball.games.decrypto.state import View
from maskenball.kernel import Action, AnySeen, Chance, Claim, Illegal

_CODES = np.array([digits(code) for code in CODES]) - 1
CANDIDATES = 16
"""So many clues for each digit are tried with each other."""
MISREAD, CAUGHT, LEAK = 1.5, 1.5, 1.0
"""What the encryptor fears: the own team misreads; the others intercept; they learn a keyword for later rounds."""
STRAIN = 0.5
"""And what it costs to be far-fetched: people shall understand it too."""
FAR = 0.075
"""A clue that points less to its keyword is too far-fetched for people."""
WHIM = 0.02
"""A little chance, so that two games are never the same."""


def beliefs(mind: Mind, sheet: Sequence[Line], excluded: Sequence[str]) -> Row:
    """What the keywords under the four numbers may be, by all clues whose number is known; one row a number."""
    logs = np.zeros((4, len(mind.texts)))
    for text in excluded:
        if text in mind.at:
            logs[:, mind.at[text]] = -30
    for line in sheet:
        if line.code is None:
            continue
        for at, number in enumerate(digits(line.code)):
            clue = line.clues[at]
            if clue is not None and line.stands(at):
                logs[number - 1] += np.log(mind.row(clue))
    weights = np.exp(logs - logs.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), dtype=np.float32)


def knowledge(mind: Mind, keywords: Quartet) -> Row:
    """The same where the keywords are known."""
    rows = np.zeros((4, len(mind.texts)), dtype=np.float32)
    for number, text in enumerate(keywords):
        if text in mind.at:
            rows[number, mind.at[text]] = 1
        else:
            rows[number, :] = 1 / len(mind.texts)
    return rows


def readings(mind: Mind, known: Row, clues: Sequence[str | None]) -> Row:
    """The chance of each of the 24 codes, given what is known of the keywords."""
    pointing = np.ones((3, 4))
    for at, clue in enumerate(clues):
        if clue is not None:
            pointing[at] = known @ mind.row(clue)
    chances = pointing[0, _CODES[:, 0]] * pointing[1, _CODES[:, 1]] * pointing[2, _CODES[:, 2]]
    return np.asarray(chances / chances.sum())


class Associator:
    """A player with a good memory for what goes with what."""

    def __init__(self, dice: Chance) -> None:
        self.dice = dice

    def answer(self, seen: AnySeen) -> Action:
        """Clues, a code or keywords; a team mate's guess is confirmed."""
        assert seen.choice is not None
        view: View = seen.view
        if isinstance(view.phase, Writing):
            assert isinstance(seen.choice, ClueForm)
            return self._write(view, seen.choice)
        if isinstance(view.phase, Guessing):
            mates = seen.answer or seen.draft
            if isinstance(mates, Guess) and mates in seen.choice:
                return mates
            return Guess(CODES[int(np.argmax(self._readings(view, view.phase.team)))])
        if isinstance(view.phase, Recalling):
            return self._recall(view)
        if isinstance(view.phase, Objecting):
            return Vote(False)
        action: Action = seen.choice.sample(self.dice)
        return action

    def cut(self, seen: AnySeen) -> Action | None:
        """It never objects: what it could check is checked already."""
        return None

    def say(self, seen: AnySeen) -> Claim | None:
        """To team mates: how it reads the clue it is surest of, if nobody has spoken of it yet."""
        view: View = seen.view
        phase = view.phase
        if not isinstance(phase, Guessing) or seen.seat is None or seen.choice is None or "all" in seen.speaks[:1]:
            return None
        if len(view.public.guessers(phase.team)[view.public.team_of(seen.seat) is not phase.team]) < 2:
            return None
        read = max(number for number, each in seen.log() if isinstance(each, CluesRead))
        said = [each for each in seen.talk if each.number > read]
        if any(each.seat == seen.seat for each in said):
            return None
        spoken = {each.claim.position for each in said if isinstance(each.claim, IRead)}
        chances = self._readings(view, phase.team)
        best = int(np.argmax(chances))
        for at in range(3):
            if at + 1 not in spoken:
                return IRead(at + 1, digits(CODES[best])[at])
        return None

    def _readings(self, view: View, team: Team) -> Row:
        """All 24 codes for the clues on the table, as this seat sees them."""
        public = view.public
        mind = mind_of(public.options)
        assert view.seat is not None
        line = public.line(team)
        standing = [clue if line.stands(at) else None for at, clue in enumerate(line.clues)]
        if public.team_of(view.seat) is team:
            return readings(mind, knowledge(mind, view.keywords), standing)
        known = beliefs(mind, public.sheets[team.index], (*view.keywords, *public.spent))
        return readings(mind, known, standing)

    def _recall(self, view: View) -> GuessKeywords:
        """The likeliest keyword for each number of the others."""
        public = view.public
        mind = mind_of(public.options)
        assert view.seat is not None
        others = public.team_of(view.seat).other
        known = beliefs(mind, public.sheets[others.index], (*view.keywords, *public.spent))
        return GuessKeywords(*(mind.texts[int(row.argmax())] for row in known))

    # Writing clues

    def _write(self, view: View, form: ClueForm) -> Write:
        """Three clues that the own team places and the others, for all they have been shown, do not."""
        public = view.public
        mind = mind_of(public.options)
        assert view.seat is not None
        # The others know what was shown, not what is ours: that is all they have.
        shown = beliefs(mind, public.sheets[public.team_of(view.seat).index], public.spent)
        plan = Plan(mind, form, shown)
        ideas = [plan.ideas(at) for at in range(3)]
        if not all(ideas):
            return self._make_do(form, [[plan.terms[idea] for idea in found] for found in ideas])
        fear = plan.fears(ideas, public.round > 1)
        fear += WHIM * np.array([self.dice.random() for _ in range(fear.size)]).reshape(fear.shape)
        for choice in np.argsort(fear, axis=None)[:CANDIDATES]:
            picked = np.unravel_index(int(choice), fear.shape)
            write = Write(*(plan.terms[ideas[at][picked[at]]] for at in range(3)))
            if write in form:
                return form.take(write)
        return self._make_do(form, [[plan.terms[idea] for idea in found] for found in ideas])

    def _make_do(self, form: ClueForm, ideas: list[list[str]]) -> Write:
        """Where the lexicon knows nothing: what there is, and signs that mean nothing."""
        anything = form.sample(self.dice)
        written: list[str] = []
        for at, blind in enumerate((anything.first, anything.second, anything.third)):
            fresh = [clue for clue in ideas[at] if clue not in written]
            written.append(fresh[0] if fresh else blind)
        return form.take(Write(*written))


class Plan:
    """What an encryptor weighs: all terms that point to a keyword of the own team, and who would place them where."""

    def __init__(self, mind: Mind, form: ClueForm, shown: Row) -> None:
        self.form = form
        self.meant = [number - 1 for number in digits(form.code)]
        self.unknown = [text not in mind.at for text in form.keywords]
        columns = [mind.at.get(text, 0) for text in form.keywords]
        near = np.flatnonzero((mind.rows[:, columns] >= FAR).any(axis=1))
        rows = mind.rows[near]
        self.terms = [mind.terms[index] for index in near]
        self.mine = rows[:, columns]
        self.mine[:, self.unknown] = NOTHING
        self.theirs = rows @ shown.T
        self.leak = LEAK * shown[range(4), columns] * self.mine / self.theirs + STRAIN * (1 - self.mine)
        """How sure the others would be of each keyword after each term for it, and how far-fetched that is."""

    def ideas(self, at: int) -> list[int]:
        """The terms for one digit that the others are least likely to place, among those the own team can."""
        number = self.meant[at]
        clear = self.mine[:, number] / self.mine.sum(axis=1)
        placed = self.theirs[:, number] / self.theirs.sum(axis=1)
        fear = MISREAD * (1 - clear) + CAUGHT * placed + self.leak[:, number]
        fear[self.mine[:, number] < FAR] = np.inf
        found: list[int] = []
        for idea in np.argsort(fear):
            if len(found) == CANDIDATES or not np.isfinite(fear[idea]):
                break
            try:
                self.form.clue(at, self.terms[idea], [])
            except Illegal:
                continue
            found.append(int(idea))
        return found

    def fears(self, ideas: list[list[int]], catching: bool) -> Row:
        """What speaks against every way to choose one idea for each digit."""
        right = CODES.index(self.form.code)
        fear = MISREAD * (1 - _chances(self.mine, ideas)[..., right])
        if catching:
            fear += CAUGHT * _chances(self.theirs, ideas)[..., right]
        for at, number in enumerate(self.meant):
            leak = self.leak[ideas[at], number] / 3
            fear = fear + leak.reshape([-1 if axis == at else 1 for axis in range(3)])
        return np.asarray(fear)


def _chances(pointing: Row, ideas: list[list[int]]) -> Row:
    """The chance of each of the 24 codes for every way to choose one idea for each digit."""
    first, second, third = (pointing[terms] for terms in ideas)
    chances = (
        first[:, None, None, _CODES[:, 0]] * second[None, :, None, _CODES[:, 1]] * third[None, None, :, _CODES[:, 2]]
    )
    return np.asarray(chances / chances.sum(axis=3, keepdims=True))


BOTS: dict[str, Callable[[Chance], Associator]] = {"heuristic": Associator}


def side(seen: AnySeen) -> str:
    """The team of a seat."""
    view: View = seen.view
    assert view.seat is not None
    return view.public.team_of(view.seat).value
