"""How bots vote on an objection: by what the rules say of clues (D-32) and the form could not check."""

import re

from maskenball.games.decrypto.model import Quartet
from maskenball.games.decrypto.spelling import said, words

_SOUND = frozenset(["reim", "reime", "reimt", "reimen", "rhyme", "rhymes", "rhyming", "anagramm", "anagram"])
"""Words that by themselves speak of how a keyword sounds or is spelt."""
_SPELLING = frozenset(
    [
        "buchstabe",
        "buchstaben",
        "silbe",
        "silben",
        "vokal",
        "vokale",
        "letter",
        "letters",
        "syllable",
        "syllables",
        "vowel",
        "vowels",
    ]
)
_ENDS = frozenset(["beginnt", "endet", "faengt", "anfang", "ende", "begins", "starts", "ends", "starting", "ending"])
_PLACE = frozenset(["schluesselwort", "stichwort", "position", "keyword"])
_ARTICLES = frozenset("aio")
"""Single letters that are words: a love letter."""
_ONSET = re.compile(r"^[^aeiouy]+")


def speaks_of_spelling(clue: str) -> bool:
    """Whether the clue itself names letters, their number, a rhyme or a position, whatever the keyword is."""
    found = words(clue)
    if not _SOUND.isdisjoint(found):
        return True
    rest = [word for word in found if word not in _SPELLING]
    counts = any(word.isdigit() or said(word).length for word in rest)
    letter = any(len(word) == 1 and word.isalpha() and word not in _ARTICLES for word in rest)
    if len(rest) < len(found) and (counts or letter):
        return True
    if letter and not _ENDS.isdisjoint(found):
        return True
    return not _PLACE.isdisjoint(found) and any(said(word).position for word in rest)


def plays_on(clue: str, keywords: Quartet) -> bool:
    """Whether the clue sounds like one of these keywords, or is made of its letters."""
    spelt = "".join(words(clue))
    return any(_alike(spelt, "".join(words(keyword))) for keyword in keywords)


def _alike(clue: str, keyword: str) -> bool:
    """The same letters in another order, or a rhyme: all but what comes before the first vowel (Garten, Karten)."""
    return sorted(clue) == sorted(keyword) or _ONSET.sub("", clue) == _ONSET.sub("", keyword) != ""
