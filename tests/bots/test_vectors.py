"""Word vectors: a tiny encoder of made-up weights, and the cache of what was worked out."""

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from maskenball.bots import vectors
from maskenball.bots.minilm import Floats, MiniLM

PIECES = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "king", "throne", "snow", "##man", "cafe", "!"]
SIZE, INNER, LAYERS = 8, 16, 2


def written(folder: Path) -> Path:
    """A model of the same form as the real one, with random numbers in it."""
    throw = np.random.default_rng(7)
    shapes: dict[str, tuple[int, ...]] = {
        "embeddings.word_embeddings.weight": (len(PIECES), SIZE),
        "embeddings.position_embeddings.weight": (32, SIZE),
        "embeddings.token_type_embeddings.weight": (2, SIZE),
    }
    linear: dict[str, tuple[int, ...]] = {"attention.self.query": (SIZE, SIZE), "attention.self.key": (SIZE, SIZE)}
    linear |= {"attention.self.value": (SIZE, SIZE), "attention.output.dense": (SIZE, SIZE)}
    linear |= {"intermediate.dense": (INNER, SIZE), "output.dense": (SIZE, INNER)}
    norms = ["embeddings.LayerNorm"]
    for layer in range(LAYERS):
        for name, shape in linear.items():
            shapes[f"encoder.layer.{layer}.{name}.weight"] = shape
            shapes[f"encoder.layer.{layer}.{name}.bias"] = shape[:1]
        norms += [f"encoder.layer.{layer}.{name}.LayerNorm" for name in ("attention.output", "output")]
    for name in norms:
        shapes |= {f"{name}.weight": (SIZE,), f"{name}.bias": (SIZE,)}
    contents: dict[str, object] = {"__metadata__": {"format": "made up"}}
    numbers = b""
    for name, shape in shapes.items():
        data = throw.normal(size=shape).astype("<f4").tobytes()
        contents[name] = {"dtype": "F32", "shape": shape, "data_offsets": [len(numbers), len(numbers) + len(data)]}
        numbers += data
    contents["position_ids"] = {"dtype": "I64", "shape": [0], "data_offsets": [len(numbers), len(numbers)]}
    head = json.dumps(contents).encode()
    head += b" " * (-len(head) % 8)
    folder.mkdir(exist_ok=True)
    (folder / "model.safetensors").write_bytes(len(head).to_bytes(8, "little") + head + numbers)
    (folder / "vocab.txt").write_text("\n".join(PIECES), encoding="utf-8")
    config = {"num_hidden_layers": LAYERS, "num_attention_heads": 2, "hidden_size": SIZE}
    (folder / "config.json").write_text(json.dumps(config), encoding="utf-8")
    return folder


@pytest.fixture(name="model")
def a_model(tmp_path: Path) -> MiniLM:
    return MiniLM(written(tmp_path / "model"))


def test_every_text_has_a_meaning_of_length_one(model: MiniLM) -> None:
    rows = model.of(["king", "throne", "snowman", "café!", "", "日本", "king " * 50])
    assert rows.shape == (7, SIZE)
    assert np.allclose(np.linalg.norm(rows, axis=1), 1, atol=1e-5)


def test_a_meaning_does_not_depend_on_the_company(model: MiniLM) -> None:
    texts = ["king", "snowman", "king throne", "throne"]
    alone = np.concatenate([model.of([text]) for text in texts])
    assert np.allclose(model.of(texts), alone, atol=1e-6)
    assert not np.allclose(alone[0], alone[3], atol=1e-3)


def test_case_and_accents_make_no_difference(model: MiniLM) -> None:
    assert np.array_equal(model.of(["CAFÉ"]), model.of(["cafe"]))


def test_it_knows_words_from_letters_in_a_row(model: MiniLM) -> None:
    assert model.knows("King!")
    assert not model.knows("snowman"), "spelt out in two pieces"
    assert not model.knows("Wolpertinger")
    assert not model.knows("")


class Counting:
    """Says how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def of(self, texts: Sequence[str]) -> Floats:
        self.asked += 1
        return np.ones((len(texts), 3), dtype=np.float32)

    def knows(self, text: str) -> bool:
        return bool(text)


def test_a_vocabulary_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "cache_folder", lambda: tmp_path / "deep" / "cache")
    counting = Counting()
    first = vectors.kept(counting, ["a", "b"])
    assert np.array_equal(vectors.kept(counting, ["a", "b"]), first)
    assert counting.asked == 1
    vectors.kept(counting, ["a", "c"])
    assert counting.asked == 2


def test_a_broken_cache_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "cache_folder", lambda: tmp_path)
    counting = Counting()
    vectors.kept(counting, ["a"])
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(kept.read_bytes()[:20])
    assert vectors.kept(counting, ["a"]).shape == (1, 3)
    assert counting.asked == 2


def test_where_nothing_can_be_kept_it_still_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setattr(vectors, "cache_folder", lambda: tmp_path / "file")
    assert vectors.kept(Counting(), ["a"]).shape == (1, 3)


def test_without_the_extra_there_are_no_vectors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "PACKAGE", "no_such_package_of_weights")
    vectors.load.cache_clear()
    assert vectors.installed() is None
    assert vectors.load() is None
    vectors.load.cache_clear()


def test_the_cache_is_where_the_user_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert vectors.cache_folder() == tmp_path / "maskenball"
