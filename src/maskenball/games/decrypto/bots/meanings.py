"""What texts mean to a bot, in either language: English ones as they stand, German ones by the glossary's senses."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from maskenball.bots.vectors import Vectors
from maskenball.games.decrypto.bots.likeness import Likeness, Voice, likeness
from maskenball.games.decrypto.glossary import in_english
from maskenball.games.decrypto.model import Language

Row: TypeAlias = NDArray[Any]

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
    """What a text may be in English. German that the glossary does not know may be a name."""
    if language is Language.EN:
        return (text,)
    return in_english(text) or ((text,) if reader.knows(text) else ())


class Meanings:
    """Compares texts of one language."""

    def __init__(self, language: Language, vectors: Vectors | None = None) -> None:
        self._language = language
        self._reader = likeness(vectors)
        self.of = lru_cache(maxsize=1 << 10)(self._of)

    def _of(self, texts: tuple[str, ...]) -> Senses:
        """The senses of these texts; one without any stands for nothing."""
        found = [english(text, self._language, self._reader) or ("",) for text in texts]
        rows, trust = self._reader.rows([sense for senses in found for sense in senses])
        ranks = [1 / (1 + np.arange(len(senses))) for senses in found]
        weights = np.concatenate([rank / rank.sum() for rank in ranks]).astype(np.float32)
        starts = np.cumsum([0, *map(len, found)])[:-1]
        return Senses(rows, trust, weights, starts)

    def alike(self, some: Sequence[str], others: Sequence[str]) -> Row:
        """How alike each of some texts is to each of the others: 0 is as usual, or nothing is known."""
        return self._alike(some, others, self._reader.both)

    def strangers(self, some: Sequence[str], others: Sequence[str]) -> list[Row]:
        """The same as two see it who know only one half of what this one knows."""
        return [self._alike(some, others, voice) for voice in self._reader.each]

    def _alike(self, some: Sequence[str], others: Sequence[str], voice: Voice) -> Row:
        if not some or not others:
            return np.zeros((len(some), len(others)), dtype=np.float32)
        second = self.of(tuple(others))
        starts = range(0, len(some), AT_ONCE)
        return np.concatenate([_compare(self.of(tuple(some[at : at + AT_ONCE])), second, voice) for at in starts])


def _compare(one: Senses, two: Senses, voice: Voice) -> Row:
    alike = voice.scale * (one.rows[:, voice.part] @ two.rows[:, voice.part].T) - voice.usual
    alike = alike * one.trust[:, None] * two.trust
    if len(one.starts) == len(one.rows) and len(two.starts) == len(two.rows):
        return np.asarray(alike, dtype=np.float32)
    weighed = np.exp(alike) * one.weights[:, None] * two.weights
    summed = np.add.reduceat(np.add.reduceat(weighed, one.starts, axis=0), two.starts, axis=1)
    return np.asarray(np.log(summed), dtype=np.float32)
