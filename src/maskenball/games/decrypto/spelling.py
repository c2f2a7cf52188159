"""How words are compared (D-37), which forms a word has (D-38, D-39), and what is only a number or a letter (D-52)."""

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

from maskenball.games.decrypto.model import LONGEST_WORD, Language

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_WORD = re.compile(r"[^\W_]+")


@lru_cache(maxsize=1 << 15)
def plain(text: str) -> str:
    """Without case, accents, hyphens and needless blanks; ä is ae, ö oe, ü ue, ß ss (D-37)."""
    if text.isascii():
        return " ".join(text.casefold().replace("-", " ").split())
    folded = unicodedata.normalize("NFKC", text).casefold().translate(_UMLAUTS)
    kept = []
    for letter in unicodedata.normalize("NFKD", folded):
        category = unicodedata.category(letter)
        if category == "Pd":
            kept.append(" ")
        elif category not in ("Mn", "Me", "Cf"):
            kept.append(letter)
    return " ".join("".join(kept).split())


@lru_cache(maxsize=1 << 15)
def words(text: str) -> tuple[str, ...]:
    """The words in a text, in plain spelling; digits of any script are our digits."""
    said = plain(text)
    if not said.isascii():
        said = "".join(str(unicodedata.digit(letter)) if letter.isdigit() else letter for letter in said)
    return tuple(_WORD.findall(said))


def letters(word: str) -> int:
    """How many letters a word has, as it is written."""
    return sum(letter.isalpha() for letter in unicodedata.normalize("NFC", word))


# The forms of a word


@lru_cache(maxsize=1 << 14)
def forms(word: str, language: Language) -> frozenset[str]:
    """The word itself and its inflected forms, in plain spelling."""
    return _german(word) if language is Language.DE else _english(" ".join(words(word)))


_GERMAN_ENDINGS = ("", "e", "n", "en", "er", "es", "s", "ern", "em", "se", "sen", "nen")
_LATIN = {
    "us": ("en", "een", "i", "ien"),
    "um": ("en", "a", "ien"),
    "on": ("a", "en"),
    "os": ("en",),
    "as": ("anten",),
    "a": ("en",),
    "o": ("en", "i"),
    "is": ("en",),
}


def _german(word: str) -> frozenset[str]:
    lower = unicodedata.normalize("NFC", word).casefold()
    stems = {" ".join(words(lower)), " ".join(words(_with_umlaut(lower)))}
    found = {stem + ending for stem in stems for ending in _GERMAN_ENDINGS}
    if lower.endswith("en") and len(lower) > 5:  # a keyword in the plural: Handschellen
        found.add(" ".join(words(lower[:-1])))
    for ending, plurals in _LATIN.items():
        if lower.endswith(ending) and len(lower) > len(ending) + 2:
            found.update(plain(lower.removesuffix(ending)) + plural for plural in plurals)
    return frozenset(found)


def _with_umlaut(lower: str) -> str:
    """Baum, Bäum(e); Apfel, Äpfel: the last vowel that can have dots gets them."""
    at = max(lower.rfind(vowel) for vowel in "aou")
    if at < 0:
        return lower
    if lower[at] == "u" and lower[at - 1 : at] == "a":
        at -= 1
    return lower[:at] + {"a": "ä", "o": "ö", "u": "ü"}[lower[at]] + lower[at + 1 :]


_IRREGULAR = {
    "mouse": "mice",
    "louse": "lice",
    "foot": "feet",
    "tooth": "teeth",
    "goose": "geese",
    "child": "children",
    "ox": "oxen",
    "die": "dice",
    "person": "people",
    "penny": "pence",
}
_ADJECTIVES = frozenset({"red", "hot", "wet", "big", "old", "new", "dry", "sad", "shy"})
_VOWELS = "aeiou"


def _english(base: str) -> frozenset[str]:
    found = {base, base + "s", base + "es", base + "ed", base + "ing", base + "ings"}
    stem, last = base[:-1], base[-1:]
    if last == "e" and not base.endswith("ee"):
        found |= {base + "d", stem + "ing", stem + "ings"}
    if last == "y" and stem[-1:] not in _VOWELS:
        found |= {stem + "ies", stem + "ied"}
    if last == "s" and len(base) > 4 and not base.endswith("ss"):  # a keyword in the plural: scissors
        found.add(stem)
    if last == "f":
        found.add(stem + "ves")
    if base.endswith("fe"):
        found.add(base[:-2] + "ves")
    if base.endswith("man"):
        found.add(base[:-3] + "men")
    if base.endswith(("us", "is")):
        found |= {base[:-2] + "i", base[:-2] + "es"}
    if len(base) >= 3 and last not in _VOWELS + "wxy" and base[-2] in _VOWELS and base[-3] not in _VOWELS:
        found |= {base + last + "ed", base + last + "ing"}
    if base in _ADJECTIVES:
        found |= {base + last + "er", base + last + "est", base + "er", base + "est", stem + "ier", stem + "iest"}
    if base in _IRREGULAR:
        found.add(_IRREGULAR[base])
    return frozenset(found)


_ARTICLES = {
    Language.DE: frozenset({"der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer"}),
    Language.EN: frozenset({"the", "a", "an"}),
}


def is_word(guess: str, keyword: str, language: Language) -> bool:
    """Whether somebody guessed this keyword: an article before it and its own forms count as right (D-45)."""
    said = " ".join(words(guess))
    first, _, rest = said.partition(" ")
    if rest and first in _ARTICLES[language]:
        said = rest
    return said in forms(keyword, language)


# Numbers and letters

_POSITIONS = re.compile(
    r"(?:(?:[1-4]+|[1-4](?:st|nd|rd|th)|i{1,3}|iv"
    r"|eins|eine?[nmrs]?|zwei|zwo|drei|vier|(?:erst|zweit|dritt|viert)(?:e[nmrs]?|ens)"
    r"|one|two|three|four|first|second|third|fourth) ?)+"
)
_DE = "null eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn"
_DE_MORE = "siebzehn achtzehn neunzehn zwanzig"
_EN = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
_EN_MORE = "seventeen eighteen nineteen twenty"
_NUMBERS = {
    word: number for row in (f"{_DE} {_DE_MORE}", f"{_EN} {_EN_MORE}") for number, word in enumerate(row.split())
} | {str(number): number for number in range(LONGEST_WORD + 1)}
_LETTER_WORDS = frozenset({"buchstabe", "buchstaben", "letter", "letters"})


class Said(NamedTuple):
    """A clue as it is looked at: all that can be found out about it alone, worked out once."""

    spelt: str
    """In plain spelling (D-37)."""
    words: tuple[str, ...]
    position: bool
    """Whether it is nothing but digits from 1 to 4 or their words: it would name a keyword by its number (D-52)."""
    length: int
    """The number that it is, with or without the word "letters" (D-52); else 0."""
    letter: bool
    """Whether it is nothing but one letter (D-32)."""


@lru_cache(maxsize=1 << 14)
def said(clue: str) -> Said:
    """What there is to know of this clue, whatever it stands for."""
    found = words(clue)
    rest = [word for word in found if word not in _LETTER_WORDS]
    length = _NUMBERS.get(rest[0], 0) if len(rest) == 1 else 0
    return Said(plain(clue), found, _POSITIONS.fullmatch(" ".join(found)) is not None, length, _is_letter(clue))


def _is_letter(text: str) -> bool:
    """Nothing but one letter of an alphabet; a sign that is a whole word (龙) is not meant."""
    written = _WORD.findall(unicodedata.normalize("NFKC", text).lower())
    rest = {word for word in written if word not in _LETTER_WORDS}
    if len(rest) != 1:
        return False
    (word,) = rest
    return len(word) == 1 and unicodedata.name(word, "").startswith(("LATIN", "GREEK", "CYRILLIC"))
