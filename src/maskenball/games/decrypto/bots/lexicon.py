"""What bots know of words: how strongly a clue points to each keyword of the pool, as one row of numbers a clue.

Two voices are heard on every clue: what is listed, in the lexicon or as general knowledge, and the word vectors, which
have an opinion on any text. Neither alone is enough: people say what nobody has listed, and vectors miss what is common
knowledge.
"""

from functools import cache, cached_property, lru_cache

import numpy as np

from maskenball.bots.vectors import Vectors
from maskenball.games.decrypto.bots.links import Links
from maskenball.games.decrypto.bots.meanings import Meanings, Row
from maskenball.games.decrypto.data import Associations, Lexicon, house_lexicon, house_words
from maskenball.games.decrypto.model import Language, Options
from maskenball.games.decrypto.spelling import plain, words
from maskenball.games.decrypto.words import pool_of

NOTHING = 0.003
"""How strongly any clue points to any keyword, by the lexicon."""
DIRECT, BY_TOPIC, BY_PART, NEAR = 1.0, 0.4, 0.4, 0.5
"""A listed association; one of the whole topic; one that shares a word; one of a keyword with much in common."""
SAME_TOPIC, NEAREST = 0.15, 0.6
"""What a common topic adds to what two keywords have in common, and the most they can have."""
LISTED = 2.0
"""What a listed association is worth, in standard deviations of likeness."""
SHARP = 1.5
"""How much likelier what is one standard deviation more alike, as a power of e: so it is with clues of people."""
REMEMBERED = 1 << 12
"""Clues of which a mind still knows where they point."""
MINDS = 6
"""Minds that are kept, each up to 30 MB: one for each language, and some for groups' own words."""


class Mind:
    """All associations for the keywords of one pool."""

    def __init__(self, options: Options, vectors: Vectors | None = None, lexicon: Lexicon | None = None) -> None:
        pool = pool_of(options)
        self.language = options.language
        self.meanings = Meanings(self.language, vectors)
        self._remembered: dict[str, tuple[Row, Row]] = {}
        self.texts = tuple(pool.words)
        self.at = {text: index for index, text in enumerate(self.texts)}
        self._spelt = {plain(text): index for index, text in enumerate(self.texts)}
        self._direct: dict[str, set[int]] = {}
        self._common: dict[str, set[int]] = {}
        self._spelling: dict[tuple[str, int], str] = {}
        lexicon = lexicon or house_lexicon()
        known = [associations(text, self.language, lexicon) for text in self.texts]
        every = (*lexicon.keywords.values(), *lexicon.topics.values())
        spoken = {plain(term): term for found in every for term in found.said(self.language)}
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
        self.unlisted = np.array([not own.de for own, _ in known])
        """The keywords that the lexicon knows nothing of."""
        self.terms = tuple(spoken.values())
        """All that could be said, in the language of the table."""
        self.rows = np.array([self._known(plain(term)) for term in self.terms]).reshape(-1, len(self.texts))
        """How strongly the lexicon lets each of the terms point to each keyword."""
        self._index = {plain(term): index for index, term in enumerate(self.terms)}
        self._links = Links(self.texts, self.language)

    @cached_property
    def meant(self) -> Row:
        """How alike each of the terms is to each keyword, by the vectors."""
        return self.meanings.alike(self.terms, self.texts)

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
        """The row of a term by the lexicon."""
        found = list(self._direct.get(said, ()))
        common = list(self._common.get(said, ()))
        row = np.full(len(self.texts), NOTHING, dtype=np.float32)
        if found or common:
            row += NEAR * self._near[found or common].max(axis=0)
            row[common] = np.maximum(row[common], BY_TOPIC)
            row[found] = DIRECT
        return row

    def row(self, clue: str) -> Row:
        """How strongly a clue points to each keyword, by both voices."""
        return np.asarray(np.exp(self.hint(clue, SHARP, SHARP * LISTED)))

    def hint(self, clue: str, likeness: float, listing: float) -> Row:
        """The two voices together as logs: what a standard deviation of likeness counts, and a listed association."""
        found = self._remembered.get(clue)
        if found is None:
            if len(self._remembered) >= REMEMBERED:
                self._remembered.clear()
            alike = self.meanings.alike((clue,), self.texts)[0]
            found = self.told(clue), alike
            self._remembered[clue] = found
        return np.asarray(likeness * found[1] + listing * found[0])

    def told(self, clue: str) -> Row:
        """How surely a clue goes with each keyword, by the lexicon or by general knowledge, from 0 to 1."""
        return np.maximum(by_lexicon(self.listed(clue)), self._links.row(clue))

    def listed(self, clue: str) -> Row:
        """How strongly a clue points to each keyword, by the lexicon alone."""
        said = plain(clue)
        if said in self._index:
            row: Row = self.rows[self._index[said]]
            return row
        return self._known(said) if said in self._direct or said in self._common else self._by_parts(said)

    def _by_parts(self, said: str) -> Row:
        """A clue nobody has thought of: look at its words; two that point the same way are stronger than one."""
        against = np.full(len(self.texts), 1 - NOTHING, dtype=np.float32)
        for word in words(said):
            part = np.zeros(len(self.texts), dtype=np.float32)
            for term in self._parts.get(word, ()):
                part = np.maximum(part, BY_PART * self._known(term))
            if word in self._spelt:
                part = np.maximum(part, NEAR * self._near[self._spelt[word]])
            against *= 1 - part
        return 1 - against


def by_lexicon(listed: Row) -> Row:
    """The strength of an association from 0 (none) to 1 (listed); equal steps are equally many times likelier."""
    return np.asarray(np.log(np.maximum(listed, NOTHING) / NOTHING) / -np.log(NOTHING))


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
