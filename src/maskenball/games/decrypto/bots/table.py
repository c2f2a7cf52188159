"""The word vectors in the package: 40,000 English words, each as two rows of small numbers, kept packed.

One row says which words stand near it in texts (GloVe), the other how an encoder of sentences understands it
(all-MiniLM-L6-v2). Both together read clues far better than either alone. `tools/word_table.py` builds the file:
four bytes with the length of the header, the header, the words with line feeds between, and for each of the two the
widths of its steps and then half a byte a number.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from maskenball.games.decrypto.data import vector_bytes

Floats: TypeAlias = NDArray[np.float32]

LEVELS, SPREADS = 7, 2.6
"""A number is one of 15 steps, from -7 to 7, which reach 2.6 standard deviations to either side."""


class Header(msgspec.Struct, frozen=True, array_like=True):
    """How many words, how many numbers a word in each table, and mean and spread of cosines between common words."""

    words: int
    sizes: tuple[int, ...]
    means: tuple[float, ...]
    spreads: tuple[float, ...]
    letters: int = 0
    """How many bytes all words and the line feeds between them take."""


def pack(header: Header, words: Sequence[str], tables: Iterable[tuple[NDArray[np.int8], Floats]]) -> bytes:
    """The file as bytes."""
    text = "\n".join(words).encode("ascii")
    head = msgspec.msgpack.encode(msgspec.structs.replace(header, letters=len(text)))
    parts = [len(head).to_bytes(4, "little"), head, text]
    for numbers, steps in tables:
        raised = (numbers + LEVELS).astype(np.uint8)
        parts += [steps.astype("<f4").tobytes(), (raised[:, ::2] << 4 | raised[:, 1::2]).tobytes()]
    return b"".join(parts)


class Table:
    """The words and what they mean."""

    def __init__(self, packed: bytes) -> None:
        start = 4 + int.from_bytes(packed[:4], "little")
        header = msgspec.msgpack.decode(packed[4:start], type=Header)
        words = packed[start : start + header.letters].decode("ascii").split("\n")
        self.at = {word: index for index, word in enumerate(words)}
        self.sizes, self.means, self.spreads = header.sizes, header.means, header.spreads
        start += header.letters
        self._tables: list[tuple[Floats, NDArray[np.uint8]]] = []
        for size in header.sizes:
            steps = np.frombuffer(packed, "<f4", size, start)
            half = header.words * size // 2
            numbers = np.frombuffer(packed, np.uint8, half, start + 4 * size)
            self._tables.append((steps, numbers.reshape(header.words, -1)))
            start += 4 * size + half

    def rows(self, at: Sequence[int]) -> list[Floats]:
        """What these words mean, by their places: in each table a row of length 1 for each."""
        return [unit((_unpacked(numbers[at]) - LEVELS) * steps) for steps, numbers in self._tables]


def _unpacked(packed: NDArray[np.uint8]) -> Floats:
    numbers = np.empty((len(packed), 2 * packed.shape[1]), dtype=np.float32)
    numbers[:, ::2] = packed >> 4
    numbers[:, 1::2] = packed & 15
    return numbers


def unit(rows: Any) -> Floats:
    """Every row with length 1."""
    return np.asarray(rows / np.maximum(np.linalg.norm(rows, axis=-1, keepdims=True), 1e-9), dtype=np.float32)


@cache
def table() -> Table:
    """The one in the package, read when it is first needed."""
    return Table(vector_bytes())
