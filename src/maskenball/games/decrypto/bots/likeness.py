"""How alike two English texts are, as one number: 0 for any two, 1 for one standard deviation more than that.

Each text is one row, made so that the product of two rows, less `usual`, is the mean of two standardized cosines: one
of GloVe's, one of the encoder's. Without the extra `words` the encoder's come from the table in the package, word by
word; with it the encoder reads the whole text.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from maskenball.bots.vectors import Vectors, kept
from maskenball.games.decrypto.bots.table import Floats, Table, table, unit
from maskenball.games.decrypto.spelling import words

LEAST_PART, LEAST_BEGINNING = 3, 4
"""An unknown word is split in two known ones of so many letters, or read as its longest known beginning."""
BEGINNING = 0.7
"""How much of its likeness a text keeps of which only beginnings of words are known."""
ENCODED = (0.227, 0.073)
"""Mean and spread of the encoder's own cosines between common words."""
VOCABULARY, REMEMBERED = 100, 1 << 15
"""So many new texts at once are keywords or terms of the lexicon; so many are remembered, 1.5 KB each."""
SMALL = frozenset(words("a an the of in on at to for and or with by from is are be it its s"))
"""Words that say nothing beside others."""


class Voice(NamedTuple):
    """Which part of the rows is listened to: likeness is the product of two such parts, times `scale`, less `usual`."""

    part: slice
    scale: float
    usual: float


class Likeness:
    """Reads English texts as rows."""

    def __init__(self, vectors: Vectors | None = None) -> None:
        self._table: Table = table()
        self._vectors = vectors
        self._encoded: dict[str, Floats] = {}
        spreads, means = list(self._table.spreads), list(self._table.means)
        if vectors is not None:
            means[1], spreads[1] = ENCODED
        self._scales = [float(np.sqrt(1 / (2 * spread))) for spread in spreads]
        usual = [mean / spread for mean, spread in zip(means, spreads, strict=True)]
        self.both = Voice(slice(None), 1, sum(usual) / 2)
        size = self._table.sizes[0]
        self.each = Voice(slice(0, size), 2, usual[0]), Voice(slice(size, None), 2, usual[1])
        """GloVe alone, and the encoder alone: two readers who know nothing of each other."""

    def knows(self, text: str) -> bool:
        """Whether every word of it is in the table."""
        found = words(text)
        return bool(found) and all(word in self._table.at or word in SMALL for word in found)

    def rows(self, texts: Sequence[str]) -> tuple[Floats, Floats]:
        """A row for each text, and how far it can be trusted: 0 where nothing of it is known."""
        read = [_pieces(text) for text in texts]
        at = sorted({index for pieces, _ in read for index in pieces})
        place = {index: number for number, index in enumerate(at)}
        tables = self._table.rows(at)
        summed = [np.zeros((len(texts), size), dtype=np.float32) for size in self._table.sizes]
        for number, (pieces, _) in enumerate(read):
            for rows, into in zip(tables, summed, strict=True):
                if pieces:
                    into[number] = rows[[place[index] for index in pieces]].sum(axis=0)
        parts = [unit(rows) for rows in summed]
        trust = np.array([sure for _, sure in read], dtype=np.float32)
        if self._vectors is not None:
            parts[1] = self._encode(self._vectors, texts)
            trust = np.where(trust > 0, 1, np.array([self._vectors.knows(text) for text in texts])).astype(np.float32)
        return np.concatenate([part * scale for part, scale in zip(parts, self._scales, strict=True)], axis=1), trust

    def _encode(self, vectors: Vectors, texts: Sequence[str]) -> Floats:
        """What the encoder makes of a text, once for each; many at once are a vocabulary, which is kept on disk."""
        if len(self._encoded) >= REMEMBERED:
            self._encoded.clear()
        missing = [text for text in dict.fromkeys(texts) if text not in self._encoded]
        if missing:
            rows = kept(vectors, missing) if len(missing) >= VOCABULARY else vectors.of(missing)
            self._encoded.update(zip(missing, rows, strict=True))
        return np.array([self._encoded[text] for text in texts])


@lru_cache(maxsize=1 << 14)
def _pieces(text: str) -> tuple[tuple[int, ...], float]:
    """The places of the words that a text is made of, and how far it can be trusted."""
    at = table().at
    every = words(text)
    found = [word for word in every if word not in SMALL] or every
    pieces: list[int] = []
    sure = []
    for word in found:
        if word in at:
            pieces.append(at[word])
            sure.append(1.0)
        elif parts := _split(word):
            pieces += [at[part] for part in parts]
            sure.append(1.0)
        elif beginning := _beginning(word):
            pieces.append(at[beginning])
            sure.append(BEGINNING)
    return tuple(pieces), sum(sure) / len(sure) if sure else 0.0


def _split(word: str) -> tuple[str, str] | None:
    """Two known words that it is made of, as even as possible."""
    at = table().at
    cuts = sorted(range(LEAST_PART, len(word) - LEAST_PART + 1), key=lambda cut: abs(2 * cut - len(word)))
    return next(((word[:cut], word[cut:]) for cut in cuts if word[:cut] in at and word[cut:] in at), None)


def _beginning(word: str) -> str | None:
    at = table().at
    return next((word[:end] for end in range(len(word) - 1, LEAST_BEGINNING - 1, -1) if word[:end] in at), None)


@cache
def likeness(vectors: Vectors | None = None) -> Likeness:
    """The one that bots share."""
    return Likeness(vectors)
