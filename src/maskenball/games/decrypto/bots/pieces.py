"""What an English text is made of: words and names that general knowledge knows, and words in the table of vectors."""

from functools import lru_cache
from typing import NamedTuple

from maskenball.games.decrypto.bots.links import key, neighbours
from maskenball.games.decrypto.bots.table import table
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.spelling import words

LEAST_PART, LEAST_BEGINNING = 3, 4
"""An unknown word is split in two known ones of so many letters, or read as its longest known beginning."""
LONGEST_NAME = 4
"""So many words a name can have."""
BEGINNING = 0.7
"""How much of its likeness a text keeps of which only beginnings of words are known."""
SMALL = frozenset(words("a an the of in on at to for and or with by from is are be it its s"))
"""Words that say nothing beside others."""


class Made(NamedTuple):
    """Of which words and names a text is made, and how far it can be trusted: 0 where nothing of it is known."""

    parts: tuple[str, ...]
    trust: float


@lru_cache(maxsize=1 << 14)
def made_of(text: str) -> Made:
    """The words of a text, without small words beside others; names that are known stand as one."""
    known = neighbours(Language.EN)
    found: list[str] = []
    sure: list[float] = []
    for part in _parts(words(text)):
        if key(part) in known or part in table().at:
            found.append(part)
            sure.append(1.0)
        elif split := _split(part):
            found += split
            sure.append(1.0)
        elif beginning := _beginning(part):
            found.append(beginning)
            sure.append(BEGINNING)
    return Made(tuple(found), sum(sure) / len(sure) if sure else 0.0)


def places(part: str) -> list[int]:
    """Where the words of a part are in the table, as far as they are there."""
    at = table().at
    if part in at:
        return [at[part]]
    return [at[word] for word in part.split() if word in at and word not in SMALL]


def _parts(every: tuple[str, ...]) -> list[str]:
    known = neighbours(Language.EN)
    found: list[str] = []
    start = 0
    while start < len(every):
        ends = range(min(len(every), start + LONGEST_NAME), start + 1, -1)
        names = ((end, " ".join(every[start:end])) for end in ends)
        start, part = next((named for named in names if key(named[1]) in known), (start + 1, every[start]))
        found.append(part)
    return [part for part in found if part not in SMALL] or found


def _split(word: str) -> tuple[str, str] | None:
    """Two known words that it is made of, as even as possible."""
    at = table().at
    cuts = sorted(range(LEAST_PART, len(word) - LEAST_PART + 1), key=lambda cut: abs(2 * cut - len(word)))
    return next(((word[:cut], word[cut:]) for cut in cuts if word[:cut] in at and word[cut:] in at), None)


def _beginning(word: str) -> str | None:
    at = table().at
    return next((word[:end] for end in range(len(word) - 1, LEAST_BEGINNING - 1, -1) if word[:end] in at), None)
