"""What goes with what, by general knowledge: two texts are linked if either brings the other to mind.

The knowledge is that of the lexicon and of `data/associations`. German texts are linked by what they are in English, by
what is said of them in German, and if both together are a word: Kabel and Salat.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from maskenball.games.decrypto.data import house_associations, house_lexicon, house_words
from maskenball.games.decrypto.glossary import LINKS, german, in_english, known
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.spelling import plain
from maskenball.kernel import cached

LEAST_PART = 3
"""So many letters each part of a compound has."""


def key(text: str) -> str:
    """Under what an English text is kept: in plain spelling, singular and plural alike."""
    spelt = plain(text)
    if spelt.endswith(("ches", "shes", "sses", "xes")):
        return spelt[:-2]
    if spelt.endswith("s") and not spelt.endswith("ss") and len(spelt) > 3:
        spelt = spelt[:-1]
    return spelt[:-1] + "ie" if spelt.endswith("y") and len(spelt) > 3 and spelt[-2] not in "aeiou" else spelt


def _german_key(text: str) -> str:
    spelt = plain(text)
    return known(spelt) or spelt


def _pairs(language: Language) -> Iterator[tuple[str, str]]:
    """All texts with all they bring to mind."""
    lexicon = house_lexicon()
    for entry in house_words():
        yield from ((entry.said(language)[0], term) for term in lexicon.keywords[entry.de[0]].said(language))
    for text, terms in house_associations(language).items():
        yield from ((text, term) for term in terms)


@cached
def neighbours(language: Language) -> dict[str, tuple[str, ...]]:
    """What each text that is known brings to mind, and what brings it to mind, by their keys."""
    of = key if language is Language.EN else _german_key
    found: dict[str, dict[str, None]] = {}
    for text, term in _pairs(language):
        one, other = of(text), of(term)
        if one != other:
            found.setdefault(one, {})[other] = None
            found.setdefault(other, {})[one] = None
    return {text: tuple(others) for text, others in found.items()}


@cached
def spellings() -> dict[str, str]:
    """How each English text that is known was written where it was met first, by its key."""
    found: dict[str, str] = {}
    for pair in _pairs(Language.EN):
        for text in pair:
            found.setdefault(key(text), plain(text))
    return found


def _names(text: str, language: Language) -> Iterator[tuple[Language, str, float]]:
    """What a text is looked up by, and how much that counts: of several meanings the first counts most."""
    if language is Language.EN:
        yield Language.EN, key(text), 1.0
        return
    yield Language.DE, _german_key(text), 1.0
    for rank, sense in enumerate(in_english(text) or (text,), 1):
        yield Language.EN, key(sense), 1 / rank


class Links:
    """Which of some keywords a text is linked to."""

    def __init__(self, keywords: Sequence[str], language: Language) -> None:
        self._size = len(keywords)
        self._language = language
        self._to: dict[tuple[Language, str], dict[int, float]] = {}
        for column, keyword in enumerate(keywords):
            for spoken, name, weight in _names(keyword, language):
                self._add(spoken, neighbours(spoken).get(name, ()), column, weight)
            if language is Language.DE:
                self._add(Language.DE, _completions(plain(keyword)), column, 1.0)

    def _add(self, spoken: Language, texts: Iterable[str], column: int, weight: float) -> None:
        for text in texts:
            linked = self._to.setdefault((spoken, text), {})
            linked[column] = max(weight, linked.get(column, 0.0))

    def row(self, text: str) -> NDArray[np.float32]:
        """How surely a text is linked to each of the keywords, from 0 to 1."""
        row = np.zeros(self._size, dtype=np.float32)
        for spoken, name, weight in _names(text, self._language):
            for column, sure in self._to.get((spoken, name), {}).items():
                row[column] = max(row[column], weight * sure)
        return row


@cached
def _sorted() -> tuple[list[str], list[str]]:
    """The German words that are known, as they are and read backwards."""
    return sorted(german()), sorted(word[::-1] for word in german())


def _completions(word: str) -> Iterator[str]:
    """What makes a German word that is known, before this word or behind it."""
    forwards, backwards = _sorted()
    for longer in _beginning(forwards, word):
        rest = longer[len(word) :]
        yield from (rest.removeprefix(link) for link in LINKS if rest.startswith(link))
    for longer in _beginning(backwards, word[::-1]):
        front = longer[len(word) :][::-1]
        for link in LINKS:
            if front.endswith(link):
                yield from (front.removesuffix(link), front.removesuffix(link) + "e")


def _beginning(ordered: list[str], start: str) -> Iterator[str]:
    """The words that begin so, and have a part of their own behind it."""
    if len(start) < LEAST_PART:
        return
    at = bisect_left(ordered, start)
    while at < len(ordered) and ordered[at].startswith(start):
        if len(ordered[at]) >= len(start) + LEAST_PART:
            yield ordered[at]
        at += 1
