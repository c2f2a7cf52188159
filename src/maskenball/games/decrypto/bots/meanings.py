"""What word vectors add to the lexicon: how strongly clues it does not list point to the keywords.

The vectors are English. German keywords have their English names in the house's list; a German clue is looked up
there too, and else read as it stands only where all its words are known in English (names, mostly).
"""

from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from maskenball.bots.vectors import Vectors, kept
from maskenball.games.decrypto.data import house_words
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.spelling import forms, plain, words
from maskenball.games.decrypto.words import translations

Row: TypeAlias = NDArray[Any]

NOTHING = 0.003
"""How strongly any clue points to any keyword."""
EVEN, SCALE = 0.33, 0.065
"""Two texts as alike as this go together no more often than any two, and e times as often for each step beyond it:
so it is with the associations of the lexicon."""
LEAST, MOST = 0.2, 0.6
"""Below and above it makes no difference any more."""
CLOSE = 0.99 * NOTHING * float(np.exp((MOST - EVEN) / SCALE))
"""So strongly a keyword points to another if it is good enough to be a clue for it."""


class Meanings:
    """The keywords of a pool as vectors."""

    def __init__(self, vectors: Vectors, texts: tuple[str, ...], language: Language) -> None:
        self._vectors = vectors
        self._language = language
        named = [(index, name) for index, text in enumerate(texts) for name in _english_names(text, language)]
        self._whose = np.array([index for index, _ in named])
        self._names = kept(vectors, [name for _, name in named])
        self._count = len(texts)

    def of(self, clue: str) -> Row:
        """How strongly a clue points to each keyword."""
        text = clue if self._language is Language.EN else self._in_english(clue)
        if not text:
            return np.full(self._count, NOTHING, dtype=np.float32)
        return self._pointing(self._names @ self._vectors.of([text])[0])

    def of_keyword(self, index: int) -> Row:
        """How strongly a keyword points to the others; to itself it can't, as nobody may say it."""
        row = self._pointing((self._names @ self._names[self._whose == index].T).max(axis=1))
        row[index] = 0
        return row

    def _pointing(self, alike: Row) -> Row:
        nearest = np.full(self._count, -1.0, dtype=np.float32)
        np.maximum.at(nearest, self._whose, alike)
        return np.asarray(NOTHING * np.exp((np.clip(nearest, LEAST, MOST) - EVEN) / SCALE), dtype=np.float32)

    def _in_english(self, clue: str) -> str:
        """The words of a German clue that the house has in English, or all of it if it might be a name."""
        known = _dictionary()
        found = known.get(plain(clue)) or " ".join(known[word] for word in words(clue) if word in known)
        return found or (clue if self._vectors.knows(clue) else "")


def _english_names(text: str, language: Language) -> tuple[str, ...]:
    return (text,) if language is Language.EN else translations(text, language) or (text,)


@cache
def _dictionary() -> dict[str, str]:
    """German into English, inflected forms too; where two words share a form, the word itself goes first."""
    found: dict[str, str] = {}
    for entry in house_words():
        found |= {plain(german): entry.en[0] for german in entry.de}
    for entry in house_words():
        for form in forms(entry.de[0], Language.DE):
            found.setdefault(form, entry.en[0])
    return found
