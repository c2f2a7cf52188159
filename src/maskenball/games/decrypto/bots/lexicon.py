"""What bots know of words: how strongly a clue points to each keyword of the pool, as one row of numbers a clue."""

from functools import cache, lru_cache

import numpy as np

from maskenball.bots.vectors import Vectors
from maskenball.games.decrypto.bots.meanings import CLOSE, NOTHING, Meanings, Row
from maskenball.games.decrypto.data import Associations, Lexicon, house_lexicon, house_words
from maskenball.games.decrypto.model import Language, Options
from maskenball.games.decrypto.spelling import plain, words
from maskenball.games.decrypto.words import pool_of

DIRECT, BY_TOPIC, BY_PART, NEAR = 1.0, 0.4, 0.4, 0.5
"""A listed association; one of the whole topic; one that shares a word; one of a keyword with much in common."""
SAME_TOPIC, NEAREST = 0.15, 0.6
"""What a common topic adds to what two keywords have in common, and the most they can have."""
LEAST_PART = 4
REMEMBERED = 1 << 12
"""Clues of which a mind still knows where they point."""
MINDS = 6
"""Minds that are kept, each up to 10 MB: one for each language, and some for groups' own words."""
IDEA = 0.05
"""Where vectors say so much, words that only begin alike are left aside."""


class Mind:
    """All associations for the keywords of one pool."""

    def __init__(self, options: Options, vectors: Vectors | None = None, lexicon: Lexicon | None = None) -> None:
        pool = pool_of(options)
        self.language = options.language
        self._remembered: dict[str, Row] = {}
        self.texts = tuple(pool.words)
        self.at = {text: index for index, text in enumerate(self.texts)}
        self._spelt = {plain(text): index for index, text in enumerate(self.texts)}
        self._direct: dict[str, set[int]] = {}
        self._common: dict[str, set[int]] = {}
        self._spelling: dict[tuple[str, int], str] = {}
        known = [associations(text, self.language, lexicon or house_lexicon()) for text in self.texts]
        spoken = {plain(term): term for both in known for found in both for term in found.said(self.language)}
        for index, (own, common) in enumerate(known):
            for found, by in ((own, self._direct), (common, self._common)):
                for term in found.said(self.language):
                    by.setdefault(plain(term), set()).add(index)
                    self._spelling.setdefault((plain(term), index), term)
                for term in found.said(self.language.other):
                    if plain(term) not in spoken:  # a German "Gift" is no present
                        by.setdefault(plain(term), set()).add(index)
        self._parts: dict[str, set[str]] = {}
        for term in (*self._direct, *self._common):
            for word in words(term):
                self._parts.setdefault(word, set()).add(term)
        self._near = self._nearness([word.topic for word in pool.words.values()])
        self.terms = tuple(spoken.values())
        """All that could be said, in the language of the table."""
        self.rows = np.array([self._known(plain(term)) for term in self.terms]).reshape(-1, len(self.texts))
        """How strongly each of the terms points to each keyword."""
        self._index = {plain(term): index for index, term in enumerate(self.terms)}
        self._meanings = Meanings(vectors, self.texts, self.language) if vectors is not None else None
        if self._meanings is not None:
            self._learn(self._meanings)

    def _learn(self, meanings: "Meanings") -> None:
        """Keywords are terms too, where they are close to others."""
        more = {}
        for index, text in enumerate(self.texts):
            row = meanings.of_keyword(index)
            if plain(text) not in self._index and row.max() >= CLOSE:
                more[text] = np.where(row >= CLOSE, BY_TOPIC, np.maximum(NOTHING, row))
        if more:
            self._index |= {plain(text): len(self.terms) + at for at, text in enumerate(more)}
            self.terms += tuple(more)
            self.rows = np.concatenate([self.rows, np.array(list(more.values()), dtype=np.float32)])

    def spelt(self, term: str, keyword: str) -> str:
        """A term as it is written for one keyword: a Strauß belongs in a vase, Strauss wrote waltzes."""
        return self._spelling.get((plain(term), self.at.get(keyword, -1)), term)

    def _nearness(self, topics: list[str]) -> Row:
        """How much each two keywords have in common, 0 to 1."""
        table = np.zeros((len(self.texts), len(self._direct) + 1), dtype=np.float32)
        for column, found in enumerate(self._direct.values()):
            table[list(found), column] = 1
        common = table @ table.T
        sizes = np.maximum(common.diagonal(), 1)
        alike = np.array(topics)[:, None] == np.array(topics)[None, :]
        near = np.minimum(common / np.sqrt(sizes[:, None] * sizes[None, :]) + SAME_TOPIC * alike, NEAREST)
        return np.asarray(near, dtype=np.float32)

    def _known(self, said: str) -> Row:
        """The row of a term that the lexicon has."""
        found = list(self._direct.get(said, ()))
        common = list(self._common.get(said, ()))
        row = NOTHING + NEAR * self._near[found or common].max(axis=0)
        row[common] = np.maximum(row[common], BY_TOPIC)
        row[found] = DIRECT
        return np.asarray(row, dtype=np.float32)

    def row(self, clue: str) -> Row:
        """How strongly a clue points to each keyword."""
        row = self._remembered.get(clue)
        if row is None:
            if len(self._remembered) >= REMEMBERED:
                self._remembered.clear()
            row = self._remembered[clue] = self._row(clue)
        return row

    def _row(self, clue: str) -> Row:
        said = plain(clue)
        if said in self._index:
            row: Row = self.rows[self._index[said]]
            return row
        return self._known(said) if said in self._direct or said in self._common else self._by_parts(said)

    def _by_parts(self, said: str) -> Row:
        """A clue nobody has thought of: look at its words, and at words that begin alike."""
        row = np.full(len(self.texts), NOTHING, dtype=np.float32)
        meant = row if self._meanings is None else self._meanings.of(said)
        for word in words(said):
            terms = self._parts.get(word, set())
            if not terms and len(word) >= LEAST_PART and meant.max() < IDEA:
                terms = {term for part, found in self._parts.items() if _alike(part, word) for term in found}
            for term in terms:
                row = np.maximum(row, BY_PART * self._known(term))
            if word in self._spelt:
                row = np.maximum(row, NEAR * self._near[self._spelt[word]])
        return np.maximum(row, meant)


def _alike(part: str, word: str) -> bool:
    return len(part) >= LEAST_PART and (part.startswith(word) or word.startswith(part) or word.endswith(part))


@cache
def _entries() -> dict[tuple[Language, str], tuple[str, str]]:
    """Topic and German word of each keyword in either language."""
    found = {}
    for entry in house_words():
        found[Language.DE, plain(entry.de[0])] = (entry.topic, entry.de[0])
        found[Language.EN, plain(entry.en[0])] = (entry.topic, entry.de[0])
    return found


_EMPTY = Associations((), ())


def associations(text: str, language: Language, lexicon: Lexicon) -> tuple[Associations, Associations]:
    """What a keyword brings to mind itself, and by its topic; nothing where the lexicon does not know it."""
    topic, german = _entries().get((language, plain(text)), ("", ""))
    return lexicon.keywords.get(german, _EMPTY), lexicon.topics.get(topic, _EMPTY)


@lru_cache(maxsize=MINDS)
def mind_of(options: Options, vectors: Vectors | None = None) -> Mind:
    """What bots know at a table with these options."""
    return Mind(options, vectors)
