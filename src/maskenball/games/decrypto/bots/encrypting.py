"""How clues are chosen: such that the own team places them and the others, for all they have been shown, do not."""

import numpy as np

from maskenball.games.decrypto.bots.lexicon import Mind
from maskenball.games.decrypto.bots.meanings import NOTHING, Row
from maskenball.games.decrypto.clues import ClueForm
from maskenball.games.decrypto.model import digits
from maskenball.kernel import Chance, Illegal

CANDIDATES = 60
"""So many clues for each digit are tried with each other."""
MISREAD, CAUGHT, LEAK = 15.0, 20.0, 200.0
"""What the encryptor fears: the own team misreads; the others intercept; they learn a keyword for later rounds."""
CLEAR, SHARP = 4, 8
"""How surely the own team and the others name what looks likeliest to them. Not as surely as bots do: people, and bots
that know other words, should be kept off by more than a hair's breadth."""
FAR = 0.35
"""Only what is listed for a keyword or its topic is said: what is merely like it would puzzle people."""
WHIM = 0.02
"""A little chance, so that two games are never the same."""


class Plan:
    """What an encryptor weighs: all terms that point to a keyword of the own team, and who would place them where."""

    def __init__(self, mind: Mind, form: ClueForm, shown: Row, left: float) -> None:
        self.form = form
        self.meant = [number - 1 for number in digits(form.code)]
        self.unknown = [text not in mind.at for text in form.keywords]
        columns = [mind.at.get(text, 0) for text in form.keywords]
        near = np.flatnonzero((mind.rows[:, columns] >= FAR).any(axis=1))
        rows = mind.rows[near]
        self.terms = [mind.terms[index] for index in near]
        self._spelt = mind.spelt
        self.mine = rows[:, columns].astype(np.float64)
        self.mine[:, self.unknown] = NOTHING
        self.theirs = (rows @ shown.T).astype(np.float64)
        self.leak = LEAK * left * shown[range(4), columns] * self.mine / self.theirs
        """How sure the others would be of each keyword after each term for it; the less is left of the game, the less
        does it matter."""

    def clue(self, at: int, idea: int) -> str:
        """A term as it is written for this digit."""
        return self._spelt(self.terms[idea], self.form.keywords[self.meant[at]])

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
                self.form.clue(at, self.clue(at, int(idea)), [])
            except Illegal:
                continue
            found.append(int(idea))
        return found

    def fears(self, ideas: list[list[int]], catching: bool, dice: Chance) -> Row:
        """What speaks against every way to choose one idea for each digit."""
        fear = MISREAD * (1 - self._right(self.mine**CLEAR, ideas))
        if catching:
            # They name the likeliest code, so what counts is whether that is the right one.
            fear += CAUGHT * self._right(self.theirs**SHARP, ideas)
        for at, number in enumerate(self.meant):
            alone = self.leak[ideas[at], number] / 3 + WHIM * np.array([dice.random() for _ in ideas[at]])
            fear += alone.reshape([-1 if axis == at else 1 for axis in range(3)])
        for one, two in ((0, 1), (0, 2), (1, 2)):  # no clue can be given twice
            same = np.equal.outer(ideas[one], ideas[two])
            fear[np.broadcast_to(np.expand_dims(same, 3 - one - two), fear.shape)] = np.inf
        return np.asarray(fear)

    def _right(self, pointing: Row, ideas: list[list[int]]) -> Row:
        """The chance of the right code for every way to choose one idea for each digit."""
        first, second, third = (pointing[terms] for terms in ideas)
        pairs = [(one, two) for one in range(4) for two in range(4) if one != two]
        both = np.stack([np.multiply.outer(first[:, one], second[:, two]) for one, two in pairs], axis=2)
        rest = np.stack([third.sum(axis=1) - third[:, one] - third[:, two] for one, two in pairs])
        one, two, three = self.meant
        right = np.multiply.outer(np.multiply.outer(first[:, one], second[:, two]), third[:, three])
        return np.asarray(right / (both @ rest))
