"""How words are compared (D-37), and what is only a number or a letter (D-52)."""

import re
import unicodedata
from typing import NamedTuple

from maskenball.games.decrypto.model import LONGEST_WORD
from maskenball.kernel import cached_up_to

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_WORD = re.compile(r"[^\W_]+")


@cached_up_to(1 << 15)
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


@cached_up_to(1 << 15)
def words(text: str) -> tuple[str, ...]:
    """The words in a text, in plain spelling; digits of any script are our digits."""
    said = plain(text)
    if not said.isascii():
        said = "".join(str(unicodedata.digit(letter)) if letter.isdigit() else letter for letter in said)
    return tuple(_WORD.findall(said))


def letters(word: str) -> int:
    """How many letters a word has, as it is written."""
    return sum(letter.isalpha() for letter in unicodedata.normalize("NFC", word))


# Numbers and letters

_ONE = (
    r"(?:[1-4]|[1-4](?:st|nd|rd|th)|i{1,3}|iv"
    r"|eins|eine?[nmrs]?|zwei|zwo|drei|vier|(?:erst|zweit|dritt|viert)(?:e[nmrs]?|ens)"
    r"|one|two|three|four|first|second|third|fourth)"
)
_POSITIONS = re.compile(rf"{_ONE}(?: ?{_ONE})*")
_NAMED = re.compile(
    rf"(?:(?:der|die|das|the) )?(?:(?:nummer|nr|no|number|zahl|wort|word|schluesselwort|keyword) )?{_ONE}"
)
"""A number with an article or with what it numbers: the first, Nummer 1."""
_CODE = re.compile(r"(?!.*(.).*\1)[1-4]{3}")
"""Three different digits are a code; 42 and 112 are not."""
_DE = "null eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn"
_DE_MORE = "siebzehn achtzehn neunzehn zwanzig"
_EN = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
_EN_MORE = "seventeen eighteen nineteen twenty"
_NUMBERS = {
    word: number for row in (f"{_DE} {_DE_MORE}", f"{_EN} {_EN_MORE}") for number, word in enumerate(row.split())
} | {str(number): number for number in range(LONGEST_WORD + 1)}
_LETTER_WORDS = frozenset({"buchstabe", "buchstaben", "letter", "letters", "zeichen", "character", "characters"})


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


@cached_up_to(1 << 14)
def said(clue: str) -> Said:
    """What there is to know of this clue, whatever it stands for."""
    found = words(clue)
    rest = [word for word in found if word not in _LETTER_WORDS]
    length = _NUMBERS.get(rest[0], 0) if len(rest) == 1 else 0
    return Said(plain(clue), found, _is_position(" ".join(found)), length, _is_letter(clue))


def _is_position(said: str) -> bool:
    """One or more numbers of keywords: digits in one go only if they make a code."""
    if said.isdigit() and len(said) > 1:
        return _CODE.fullmatch(said) is not None
    if re.search(r"\d\d", said) and not _CODE.search(said):
        return False
    return _POSITIONS.fullmatch(said) is not None or _NAMED.fullmatch(said) is not None


def _is_letter(text: str) -> bool:
    """Nothing but one letter of an alphabet, with or without marks around it; a sign that is a whole word (龙) is not
    meant, nor what signs make more of it: C++, B&B."""
    folded = unicodedata.normalize("NFKC", text).lower()
    rest = [word for word in _WORD.findall(folded) if word not in _LETTER_WORDS]
    if len(rest) != 1 or any(unicodedata.category(sign)[0] == "S" or sign in "&#@" for sign in folded):
        return False
    return len(rest[0]) == 1 and unicodedata.name(rest[0], "").startswith(("LATIN", "GREEK", "CYRILLIC"))
