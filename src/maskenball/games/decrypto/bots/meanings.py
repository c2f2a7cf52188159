"""What texts mean to a bot, in either language: English ones as they stand, German ones by the glossary's senses."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from maskenball.bots.vectors import Vectors
from maskenball.games.decrypto.bots.likeness import Likeness, Voice, likeness
from maskenball.games.decrypto.data import house_associations
from maskenball.games.decrypto.glossary import FILLERS, german, in_english, known
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.spelling import plain, words
from maskenball.kernel import cached

Row: TypeAlias = NDArray[Any]
Reading: TypeAlias = Callable[[Sequence[str]], tuple[Row, Row]]

AT_ONCE = 256
"""So many texts are compared with all keywords at a time: more would take memory and no less time."""


class Senses(NamedTuple):
    """Texts with all they can mean: one row a sense."""

    rows: Row
    trust: Row
    weights: Row
    """The weights of a text's senses make 1; the first counts most."""
    starts: Row
    """Where the senses of each text begin."""


def english(text: str, language: Language, reader: Likeness) -> tuple[str, ...]:
    """What a text may be in English."""
    if language is Language.EN:
        return (text,)
    if described := _names().get(plain(text)):
        return (described,)
    named = (text,) if reader.knows(text) else ()
    return (_is_name(text) and named) or in_english(text) or named


def _is_name(text: str) -> bool:
    """Whether a German text of several words has one that the glossary does not know: Moby Dick is not fat."""
    said = [word for word in words(text) if word not in FILLERS]
    return len(said) > 1 and plain(text) not in german() and any(known(word) is None for word in said)


@cached
def _names() -> dict[str, str]:
    """Names that are known in German alone, each as all that it brings to mind, in English."""
    return {
        plain(name): " ".join(senses[0] for term in brought for senses in [in_english(term)] if senses)
        for name, brought in house_associations(Language.DE).items()
        if plain(name) not in german()
    }


class Meanings:
    """Compares texts of one language."""

    def __init__(self, language: Language, vectors: Vectors | None = None) -> None:
        self._language = language
        self._reader = likeness(vectors)
        self.of = lru_cache(maxsize=1 << 10)(partial(self._of, self._reader.rows))

    def _of(self, read: Reading, texts: Sequence[str]) -> Senses:
        """The senses of these texts; one without any stands for nothing."""
        found = [english(text, self._language, self._reader) or ("",) for text in texts]
        rows, trust = read([sense for senses in found for sense in senses])
        ranks = [1 / (1 + np.arange(len(senses))) for senses in found]
        weights = np.concatenate([rank / rank.sum() for rank in ranks]).astype(np.float32)
        starts = np.cumsum([0, *map(len, found)])[:-1]
        return Senses(rows, trust, weights, starts)

    def alike(self, some: Sequence[str], others: Sequence[str]) -> Row:
        """How alike each of some texts is to each of the others: 0 is as usual, or nothing is known."""
        if not some or not others:
            return np.zeros((len(some), len(others)), dtype=np.float32)
        second = self.of(tuple(others))
        starts = range(0, len(some), AT_ONCE)
        chunks = (self.of(tuple(some[at : at + AT_ONCE])) for at in starts)
        return np.concatenate([_compare(chunk, second, self._reader.both) for chunk in chunks])

    def strangers(self, some: Sequence[str], others: Sequence[str]) -> list[Row]:
        """The same as two see it who know only one half of the vectors, and nothing else."""
        first, second = self._of(self._reader.bare, some), self._of(self._reader.bare, others)
        return [_compare(first, second, voice) for voice in self._reader.each]


def _compare(one: Senses, two: Senses, voice: Voice) -> Row:
    alike = voice.scale * (one.rows[:, voice.part] @ two.rows[:, voice.part].T) - voice.usual
    alike = alike * one.trust[:, None] * two.trust
    if len(one.starts) == len(one.rows) and len(two.starts) == len(two.rows):
        return np.asarray(alike, dtype=np.float32)
    weighed = np.exp(alike) * one.weights[:, None] * two.weights
    summed = np.add.reduceat(np.add.reduceat(weighed, one.starts, axis=0), two.starts, axis=1)
    return np.asarray(np.log(summed), dtype=np.float32)
