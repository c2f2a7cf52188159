"""How alike two English texts are, as one number: 0 for any two, 1 for one standard deviation more than that.

Each text is one row, made so that the product of two rows, less `usual`, is the mean of two standardized cosines: one
of GloVe's, one of the encoder's. Without the extra `words` the encoder's come from the table in the package, word by
word; with it the encoder reads the whole text. What a word brings to mind is mixed into its row: so cockroach is like
Prague, by way of Kafka.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from maskenball.bots.vectors import Vectors, kept
from maskenball.games.decrypto.bots.links import key, neighbours, spellings
from maskenball.games.decrypto.bots.pieces import SMALL, made_of, places
from maskenball.games.decrypto.bots.table import Floats, Table, table, unit
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.spelling import words

BROUGHT = 0.6
"""How much what a word brings to mind counts in its row, beside the word itself."""
USUAL = ((0.130, 0.148), (0.090, 0.114))
"""Mean and spread of the cosines of such rows, by GloVe and by the encoder, between words that people say."""
ENCODED = (0.227, 0.073)
"""Mean and spread of the encoder's own cosines between common words."""
VOCABULARY, REMEMBERED = 100, 1 << 15
"""So many new texts at once are keywords or terms of the lexicon; so many are remembered, 1.5 KB each."""


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
        self._known = {text: index for index, text in enumerate(neighbours(Language.EN))}
        self._knowing = _knowing(self._table)
        usual = [USUAL[0], USUAL[1] if vectors is None else ENCODED]
        self._scales = [_scale(spread) for _, spread in usual]
        self.both = Voice(slice(None), 1, sum(mean / spread for mean, spread in usual) / 2)
        size = self._table.sizes[0]
        bare = [mean / spread for mean, spread in zip(self._table.means, self._table.spreads, strict=True)]
        self.each = Voice(slice(0, size), 2, bare[0]), Voice(slice(size, None), 2, bare[1])
        """GloVe alone, and the encoder alone: two readers who know nothing of each other, for bare rows."""

    def knows(self, text: str) -> bool:
        """Whether every word of it is in the table, or it is known as a whole."""
        if key(text) in self._known:
            return True
        found = words(text)
        return bool(found) and all(word in self._table.at or word in SMALL for word in found)

    def bare(self, texts: Sequence[str]) -> tuple[Floats, Floats]:
        """A row for each text by its words alone, and how far it can be trusted: 0 where nothing of it is known."""
        groups = [[place for part in made_of(text).parts for place in places(part)] for text in texts]
        scales = [_scale(spread) for spread in self._table.spreads]
        trust = np.array([bool(group) * made_of(text).trust for group, text in zip(groups, texts, strict=True)])
        return _joined(_sums(groups, self._table), scales), trust.astype(np.float32)

    def rows(self, texts: Sequence[str]) -> tuple[Floats, Floats]:
        """A row for each text with what its words and names bring to mind, and how far it can be trusted."""
        made = [made_of(text) for text in texts]
        every = {part: key(part) for each in made for part in each.parts}
        unknown = [part for part, name in every.items() if name not in self._known]
        more = _sums([places(part) for part in unknown], self._table)
        halves = [np.concatenate(both) for both in zip(self._knowing, more, strict=True)]
        at = {part: self._known[name] for part, name in every.items() if name in self._known}
        at |= {part: len(self._known) + number for number, part in enumerate(unknown)}
        mixed = [unit(_reduced([[at[part] for part in each.parts] for each in made], half)) for half in halves]
        trust = np.array([each.trust for each in made], dtype=np.float32)
        if self._vectors is not None:
            mixed[1] = self._encode(self._vectors, texts)
            trust = np.where(trust > 0, 1, np.array([self._vectors.knows(text) for text in texts])).astype(np.float32)
        return _joined(mixed, self._scales), trust

    def _encode(self, vectors: Vectors, texts: Sequence[str]) -> Floats:
        """What the encoder makes of a text, once for each; many at once are a vocabulary, which is kept on disk."""
        if len(self._encoded) >= REMEMBERED:
            self._encoded.clear()
        missing = [text for text in dict.fromkeys(texts) if text not in self._encoded]
        if missing:
            rows = kept(vectors, missing) if len(missing) >= VOCABULARY else vectors.of(missing)
            self._encoded.update(zip(missing, rows, strict=True))
        return np.array([self._encoded[text] for text in texts])


def _scale(spread: float) -> float:
    return float(np.sqrt(1 / (2 * spread)))


def _joined(halves: Iterable[Floats], scales: Sequence[float]) -> Floats:
    return np.concatenate([half * scale for half, scale in zip(halves, scales, strict=True)], axis=1)


def _sums(groups: Sequence[Sequence[int]], source: Table) -> list[Floats]:
    """For each group of words in the table, and in each half of it, one row of length 1; 0 for none."""
    at = sorted({index for group in groups for index in group})
    place = {index: number for number, index in enumerate(at)}
    groups = [[place[index] for index in group] for group in groups]
    return [unit(_reduced(groups, half)) for half in source.rows(at)]


def _reduced(groups: Sequence[Sequence[int]], rows: Floats) -> Floats:
    """The sums of groups of rows; a group may be empty."""
    sums = np.zeros((len(groups), rows.shape[1]), dtype=np.float32)
    filled = [number for number, group in enumerate(groups) if group]
    if filled:
        starts = np.cumsum([0, *(len(groups[number]) for number in filled)])[:-1]
        sums[filled] = np.add.reduceat(rows[[index for number in filled for index in groups[number]]], starts, axis=0)
    return sums


@cache
def _knowing(source: Table) -> list[Floats]:
    """For every text that general knowledge knows: a row in each half, with what it brings to mind."""
    known = neighbours(Language.EN)
    place = {text: index for index, text in enumerate(known)}
    brought = [[place[other] for other in others] for others in known.values()]
    bare = _sums([places(spellings()[text]) for text in known], source)
    return [unit(half + BROUGHT * unit(_reduced(brought, half))) for half in bare]


@cache
def likeness(vectors: Vectors | None = None) -> Likeness:
    """The one that bots share."""
    return Likeness(vectors)
