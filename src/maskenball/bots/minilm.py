"""What a text means, as a point among all meanings: the encoder all-MiniLM-L6-v2, reckoned with NumPy alone.

The weights come inside a package (the extra `words`), which itself would bring a whole machine-learning framework to
run them; six layers and a word list need none. English; a text of a few words takes some hundredths of a second.
"""

import json
import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]

LONGEST = 32
"""So many pieces of a text are read."""
AT_ONCE = 64
_PIECES = re.compile(r"\w+|[^\w\s]")


def read_tensors(path: Path) -> dict[str, Floats]:
    """The numbers of a safetensors file: eight bytes of length, a JSON table of contents, then the numbers."""
    with path.open("rb") as file:
        size = int.from_bytes(file.read(8), "little")
        contents: dict[str, Any] = json.loads(file.read(size))
    found: dict[str, Floats] = {}
    for name, about in contents.items():
        if about.get("dtype") == "F32":
            start = 8 + size + about["data_offsets"][0]
            found[name] = np.memmap(path, "<f4", "r", start, tuple(about["shape"]))
    return found


class MiniLM:
    """The encoder, out of a folder with its weights, its word list and its size."""

    def __init__(self, folder: Path) -> None:
        self.tensors = read_tensors(folder / "model.safetensors")
        lines = (folder / "vocab.txt").read_text(encoding="utf-8").splitlines()
        self.vocabulary = {piece: number for number, piece in enumerate(lines)}
        shape = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        self.layers, self.heads = shape["num_hidden_layers"], shape["num_attention_heads"]
        self.size: int = shape["hidden_size"]

    def knows(self, text: str) -> bool:
        """Whether all words of a text are words to it, not something to be spelt out in pieces."""
        found = _PIECES.findall(_folded(text))
        return bool(found) and all(word in self.vocabulary for word in found)

    def of(self, texts: Sequence[str]) -> Floats:
        """The meaning of each text, a row of length 1."""
        rows = np.zeros((len(texts), self.size), dtype=np.float32)
        by_length: dict[int, list[int]] = {}
        pieces = [self._pieces(text) for text in texts]
        for index, found in enumerate(pieces):
            by_length.setdefault(len(found), []).append(index)
        for alike in by_length.values():
            for start in range(0, len(alike), AT_ONCE):
                part = alike[start : start + AT_ONCE]
                rows[part] = self._encode(np.array([pieces[index] for index in part]))
        return rows

    def _pieces(self, text: str) -> list[int]:
        """The numbers of the longest pieces each word is made of, with the marks for start and end."""
        found: list[int] = []
        for word in _PIECES.findall(_folded(text)):
            found += self._spelt(word)
        return [self.vocabulary["[CLS]"], *found[: LONGEST - 2], self.vocabulary["[SEP]"]]

    def _spelt(self, word: str) -> list[int]:
        found: list[int] = []
        start = 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = ("##" if start else "") + word[start:end]
                if piece in self.vocabulary:
                    found.append(self.vocabulary[piece])
                    start = end
                    break
            else:
                return [self.vocabulary["[UNK]"]]
        return found

    def _encode(self, pieces: NDArray[Any]) -> Floats:
        """Texts of the same number of pieces: through all layers, and the mean over the pieces."""
        tensors = self.tensors
        x = tensors["embeddings.word_embeddings.weight"][pieces]
        x = x + tensors["embeddings.position_embeddings.weight"][: pieces.shape[1]]
        x = self._normal(x + tensors["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
        for number in range(self.layers):
            layer = f"encoder.layer.{number}"
            heeded = self._linear(self._attend(x, f"{layer}.attention.self"), f"{layer}.attention.output.dense")
            x = self._normal(x + heeded, f"{layer}.attention.output.LayerNorm")
            thought = self._linear(_gelu(self._linear(x, f"{layer}.intermediate.dense")), f"{layer}.output.dense")
            x = self._normal(x + thought, f"{layer}.output.LayerNorm")
        mean = x.mean(axis=1)
        return np.asarray(mean / np.linalg.norm(mean, axis=1, keepdims=True), dtype=np.float32)

    def _attend(self, x: Floats, layer: str) -> Floats:
        """Each piece looks at all others."""
        texts, length, _ = x.shape
        query, key, value = (
            self._linear(x, f"{layer}.{what}").reshape(texts, length, self.heads, -1).transpose(0, 2, 1, 3)
            for what in ("query", "key", "value")
        )
        weights = query @ key.transpose(0, 1, 3, 2) / np.float32(np.sqrt(query.shape[3]))
        weights = np.exp(weights - weights.max(axis=3, keepdims=True))
        weights = weights / weights.sum(axis=3, keepdims=True)
        return np.asarray((weights @ value).transpose(0, 2, 1, 3).reshape(texts, length, -1))

    def _linear(self, x: Floats, name: str) -> Floats:
        """All texts in one product of two matrices: text by text would take ten times as long."""
        flat = x.reshape(-1, x.shape[-1]) @ self.tensors[f"{name}.weight"].T + self.tensors[f"{name}.bias"]
        return np.asarray(flat.reshape(*x.shape[:-1], -1))

    def _normal(self, x: Floats, name: str) -> Floats:
        x = x - x.mean(axis=-1, keepdims=True)
        x = x / np.sqrt((x * x).mean(axis=-1, keepdims=True) + np.float32(1e-12))
        return np.asarray(x * self.tensors[f"{name}.weight"] + self.tensors[f"{name}.bias"])


def _folded(text: str) -> str:
    """Small letters without accents, as in its word list."""
    letters = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in letters if unicodedata.category(letter) != "Mn")


def _gelu(x: Floats) -> Floats:
    """The usual close likeness of it by a hyperbolic tangent."""
    return np.asarray(
        np.float32(0.5) * x * (1 + np.tanh(np.float32(0.7978845608) * (x + np.float32(0.044715) * x * x * x)))
    )
