"""What bots neither say nor have in mind: peoples by ugly names, slavery, terror, politicians who live."""

import re
from collections.abc import Iterator

from maskenball.games.decrypto.data import house_associations, house_glossary, house_lexicon, house_words
from maskenball.games.decrypto.model import Language

UNSAID = re.compile(
    r"\b(sklav|slave|terror|nazi|hitler|holocaust|auschwitz|gestapo|apartheid|genocid|völkermord|taliban|rape|vergewalt"
    r"|zigeuner|gyps|eskimo|neger|negro|squaw|redskin|indianer|häuptling|hure|whore|playboy"
    r"|trump|biden|obama|clinton|putin|merkel|scholz|merz|söder|habeck|baerbock|macron|erdogan|netanjahu|selenskyj"
    r"|zelensky|thunberg|klitschko|kaepernick)",
    re.IGNORECASE,
)
"""Beginnings of words."""
ELSEWHERE = ("rapeseed", "squawk", "Trumpf", "trumpet", "slave away")
"""What begins like one and is something else."""
UNDERSTOOD = ("Indianer", "Häuptling", "Trumpf")
"""German words that are looked up, so that clues of people are understood."""


def _every() -> Iterator[str]:
    lexicon = house_lexicon()
    for entry in house_words():
        yield from (*entry.de, *entry.en)
    for found in (*lexicon.keywords.values(), *lexicon.topics.values()):
        yield from (*found.de, *found.en)
    for language in Language:
        for text, brought in house_associations(language).items():
            yield from (text, *brought)
    for word, senses in house_glossary().items():
        if word not in UNDERSTOOD:
            yield from (word, *senses)


def test_some_things_are_not_talked_of() -> None:
    assert UNSAID.search("Terroristen")
    assert {text for text in _every() if UNSAID.search(text) and not text.startswith(ELSEWHERE)} == set()
