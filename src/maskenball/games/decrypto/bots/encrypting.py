"""How clues are chosen: such that the own team places them and the others, for all they have been shown, do not."""

from collections.abc import Sequence

import numpy as np

from maskenball.games.decrypto.bots.lexicon import LISTED, SHARP, Mind
from maskenball.games.decrypto.bots.meanings import Row
from maskenball.games.decrypto.bots.reading import SOFT, SURE, beliefs, by_number, filed, placing
from maskenball.games.decrypto.clues import ClueForm
from maskenball.games.decrypto.model import Line, digits
from maskenball.games.decrypto.spelling import words
from maskenball.kernel import Chance, Illegal

CANDIDATES = 36
"""So many clues for each digit are tried with each other."""
MISREAD, CAUGHT, LEAK = 30.0, 20.0, 5.0
"""What the encryptor fears: the own team misreads; the others intercept; they learn a keyword for later rounds."""
FAR, LIKEST = 0.35, 80
"""Said is only what is listed for a keyword or its topic: what is merely like it would puzzle people. Of keywords that
the lexicon does not know, so many terms that the vectors find most alike."""
UNLISTED = 0.85
"""How much the team mate counts who has never seen the lexicon, and goes by likeness alone."""
DULL = 0.6
"""How far their likeness is to be trusted: theirs is another one than ours."""
FOREIGN = 0.25
"""The same for those who intercept, of whom more do know it: bots do."""
WHIM = 0.02
"""A little chance, so that two games are never the same."""


class Plan:
    """What an encryptor weighs: all terms that point to a keyword of the own team, and who would place them where."""

    def __init__(self, mind: Mind, form: ClueForm, sheet: Sequence[Line], spent: Sequence[str], left: float) -> None:
        """`sheet` is what the others have been shown of this team, `spent` the keywords of earlier games; `left` is how
        much of the game is still to come, from 1 to 0."""
        self.form = form
        self.meant = [number - 1 for number in digits(form.code)]
        columns = [mind.at[text] for text in form.keywords]
        listed, alike = mind.rows[:, columns], mind.meant[:, columns]
        likest = np.sort(alike, axis=0)[-LIKEST:][:1]
        self._fit = np.where(mind.unlisted[columns], alike >= likest, listed >= FAR)
        near = np.flatnonzero(self._fit.any(axis=1))
        self._fit = self._fit[near]
        self.terms = [mind.terms[index] for index in near]
        self._spelt = mind.spelt
        by_listing = np.array([mind.told(term) for term in self.terms]).reshape(len(near), -1)
        alike = SHARP * mind.meant[near]
        both = alike + SHARP * LISTED * by_listing
        self.mine = both[:, columns]
        shown = beliefs(mind, sheet, spent)
        earlier = filed(sheet)
        self.theirs = [placing(mind, earlier, shown, self.terms, np.exp(both))]
        told = np.exp(SOFT / SHARP * alike + SURE * by_listing)
        self.leak = LEAK * left * shown[range(4), columns] * told[:, columns] / (told @ shown.T)
        """How sure the others would be of each keyword after each term for it; the less is left of the game, the less
        does it matter."""
        self.strangers = [DULL * SHARP * row for row in mind.meanings.strangers(self.terms, form.keywords)]
        """The same by the lights of two who have never seen the lexicon, and go by likeness alone."""
        if every := [clue for clues in earlier for clue in clues]:
            foreign = mind.meanings.strangers(self.terms, every)
            self.theirs += [DULL * SHARP * by_number(row, earlier) for row in foreign]

    def clue(self, at: int, idea: int) -> str:
        """A term as it is written for this digit."""
        return self._spelt(self.terms[idea], self.form.keywords[self.meant[at]])

    def ideas(self, at: int) -> list[int]:
        """The terms for one digit that the others are least likely to place, among those the own team can."""
        number = self.meant[at]
        clear = (1 - UNLISTED) * _shares(self.mine)[:, number]
        clear += UNLISTED * np.mean([_shares(each)[:, number] for each in self.strangers], axis=0)
        caught = _by_others([_shares(each)[:, number] for each in self.theirs])
        fear = MISREAD * (1 - clear) + CAUGHT * caught + self.leak[:, number]
        fear[~self._fit[:, number]] = np.inf
        found: list[int] = []
        taken = frozenset(words(self.form.keywords[number]))
        for idea in np.argsort(fear, kind="stable"):
            if len(found) == CANDIDATES or not np.isfinite(fear[idea]):
                break
            clue = self.clue(at, int(idea))
            if not taken.isdisjoint(words(clue)):  # allowed, but no clue to a magnifying glass is "glass"
                continue
            try:
                self.form.clue(at, clue, [])
            except Illegal:
                continue
            found.append(int(idea))
        return found

    def fears(self, ideas: list[list[int]], catching: bool, dice: Chance) -> Row:
        """What speaks against every way to choose one idea for each digit."""
        fear = MISREAD * (1 - UNLISTED) * (1 - self._right(self.mine, ideas))
        for stranger in self.strangers:
            fear += MISREAD * UNLISTED / len(self.strangers) * (1 - self._right(stranger, ideas))
        if catching:
            fear += CAUGHT * _by_others([self._right(each, ideas) for each in self.theirs])
        for at, number in enumerate(self.meant):
            alone = self.leak[ideas[at], number] / 3 + WHIM * np.array([dice.random() for _ in ideas[at]])
            fear += alone.reshape([-1 if axis == at else 1 for axis in range(3)])
        for one, two in ((0, 1), (0, 2), (1, 2)):  # no clue can be given twice
            same = np.equal.outer(ideas[one], ideas[two])
            fear[np.broadcast_to(np.expand_dims(same, 3 - one - two), fear.shape)] = np.inf
        return np.asarray(fear)

    def _right(self, pointing: Row, ideas: list[list[int]]) -> Row:
        """The chance of the right code for every way to choose one idea for each digit."""
        first, second, third = (_shares(pointing[terms]) for terms in ideas)
        pairs = [(one, two) for one in range(4) for two in range(4) if one != two]
        both = np.stack([np.multiply.outer(first[:, one], second[:, two]) for one, two in pairs], axis=2)
        rest = np.stack([third.sum(axis=1) - third[:, one] - third[:, two] for one, two in pairs])
        one, two, three = self.meant
        right = np.multiply.outer(np.multiply.outer(first[:, one], second[:, two]), third[:, three])
        return np.asarray(right / (both @ rest))


def _by_others(each: list[Row]) -> Row:
    """The chances of those who intercept: the first knows the lexicon; the others, once something was shown, do not."""
    return np.asarray((1 - FOREIGN) * each[0] + FOREIGN * np.mean(each[1:], axis=0)) if each[1:] else each[0]


def _shares(logs: Row) -> Row:
    """Each row as shares of 1; none is quite 0."""
    weights = np.exp(logs - logs.max(axis=1, keepdims=True)) + 1e-6
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))
