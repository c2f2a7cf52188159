"""What bots know of words: how strongly a clue points to each keyword of the pool, as one row of numbers a clue."""

from functools import cache, lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from maskenball.games.decrypto.clues import clue_form
from maskenball.games.decrypto.data import Associations, house_lexicon, house_words
from maskenball.games.decrypto.model import Language, Options
from maskenball.games.decrypto.spelling import plain, words
from maskenball.games.decrypto.words import pool_of, translations
from maskenball.kernel import Illegal

Row: TypeAlias = NDArray[np.float64]

NOTHING = 0.01
"""How strongly any clue points to any keyword."""
DIRECT, BY_TOPIC, BY_PART, NEAR = 1.0, 0.4, 0.4, 0.05
"""A listed association; one of the whole topic; one that shares a word; a keyword with much in common."""
LEAST_PART = 4


class Mind:
    """All associations for the keywords of one pool."""

    def __init__(self, options: Options) -> None:
        pool = pool_of(options)
        self.language = options.language
        self.texts = tuple(pool.words)
        self.at = {text: index for index, text in enumerate(self.texts)}
        self.direct: dict[str, set[int]] = {}
        self.by_topic: dict[str, set[int]] = {}
        self._parts: dict[str, set[str]] = {}
        self._known: dict[str, tuple[str, ...]] = {}
        terms: list[set[str]] = []
        for index, text in enumerate(self.texts):
            own, common = associations(text, self.language)
            everything = {plain(term) for terms in (own.de, own.en) for term in terms}
            self._enter(self.direct, everything, index)
            self._enter(self.by_topic, {plain(term) for terms in (common.de, common.en) for term in terms}, index)
            terms.append(everything)
            mine = own.de + common.de if self.language is Language.DE else own.en + common.en
            self._known[text] = tuple(dict.fromkeys(mine))
        for term in (*self.direct, *self.by_topic):
            for word in words(term):
                self._parts.setdefault(word, set()).add(term)
        self.near = _nearness(terms)

    def _enter(self, index: dict[str, set[int]], found: set[str], keyword: int) -> None:
        for term in found:
            index.setdefault(term, set()).add(keyword)

    def ideas(self, text: str) -> tuple[str, ...]:
        """What comes to mind for a keyword, as clues that the rules allow with it."""
        return tuple(term for term in self._known.get(text, ()) if allowed(term, text, self.language))

    @lru_cache(maxsize=1 << 14)  # noqa: B019 # minds are few and live as long as the program
    def row(self, clue: str) -> Row:
        """How strongly a clue points to each keyword."""
        said = plain(clue)
        row = np.full(len(self.texts), NOTHING)
        found = self.direct.get(said, set())
        common = self.by_topic.get(said, set())
        if not found and not common:
            return self._by_parts(said, row)
        for index in found:
            row += NEAR * self.near[index]
        row[list(common)] = np.maximum(row[list(common)], BY_TOPIC)
        row[list(found)] = DIRECT
        return row

    def _by_parts(self, said: str, row: Row) -> Row:
        """A clue nobody has thought of: look at its words, and at words that begin alike."""
        for word in words(said):
            terms = self._parts.get(word, set())
            if not terms and len(word) >= LEAST_PART:
                terms = {term for part, found in self._parts.items() if _alike(part, word) for term in found}
            for term in terms:
                for index in self.direct.get(term, ()):
                    row[index] = max(row[index], BY_PART)
                for index in self.by_topic.get(term, ()):
                    row[index] = max(row[index], BY_PART * BY_TOPIC)
            if word in self._keywords:
                row = row + NEAR * self.near[self._keywords[word]]
        return row

    @property
    def _keywords(self) -> dict[str, int]:
        return _by_spelling(self.texts)


def _alike(part: str, word: str) -> bool:
    return len(part) >= LEAST_PART and (part.startswith(word) or word.startswith(part) or word.endswith(part))


@cache
def _by_spelling(texts: tuple[str, ...]) -> dict[str, int]:
    return {plain(text): index for index, text in enumerate(texts)}


def _nearness(terms: list[set[str]]) -> Row:
    """How much each two keywords have in common, 0 to 1."""
    vocabulary = {term: column for column, term in enumerate(sorted(set().union(*terms)))}
    table = np.zeros((len(terms), len(vocabulary) + 1), dtype=np.float32)
    for index, found in enumerate(terms):
        table[index, [vocabulary[term] for term in found]] = 1
    common = table @ table.T
    sizes = np.maximum(common.diagonal(), 1)
    return np.asarray(common / np.sqrt(sizes[:, None] * sizes[None, :]), dtype=np.float64)


@cache
def _entries() -> dict[tuple[Language, str], tuple[str, str]]:
    """Topic and German word of each keyword in either language."""
    found = {}
    for entry in house_words():
        found[Language.DE, plain(entry.de[0])] = (entry.topic, entry.de[0])
        found[Language.EN, plain(entry.en[0])] = (entry.topic, entry.de[0])
    return found


_EMPTY = Associations((), ())


def associations(text: str, language: Language) -> tuple[Associations, Associations]:
    """What a keyword brings to mind itself, and by its topic; nothing where the lexicon does not know it."""
    topic, german = _entries().get((language, plain(text)), ("", ""))
    lexicon = house_lexicon()
    return lexicon.keywords.get(german, _EMPTY), lexicon.topics.get(topic, _EMPTY)


@lru_cache(maxsize=1 << 15)
def allowed(term: str, text: str, language: Language) -> bool:
    """Whether the rules allow this clue for this keyword."""
    fillers = ("qqqq", "vvvv", "jjjj")
    form = clue_form(language, (text, *fillers), (translations(text, language), (), (), ()), "1.2.3", ())
    try:
        form.clue(0, term, [])
    except Illegal:
        return False
    return True


@lru_cache(maxsize=16)
def mind_of(options: Options) -> Mind:
    """What bots know at a table with these options."""
    return Mind(options)
