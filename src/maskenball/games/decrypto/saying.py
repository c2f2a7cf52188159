"""Whether a clue says a keyword (D-38, D-39, D-50, D-51): the one place where that is decided.

It says it with one of its forms, however it is spelt or cut to pieces; with a translation; with a word derived from it
or made of it. What no program can know is left to objections.
"""

from enum import Enum, auto

from msgspec import Struct

from maskenball.games.decrypto import english, german
from maskenball.games.decrypto.glossary import is_own, translated
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.spelling import letters, plain, words
from maskenball.kernel import cached_up_to

COMPOUND = 4
"""A keyword of so many letters counts inside longer words, too (D-51)."""
LONGEST_RUN = 12
"""So many words of a clue are put together at most: enough to spell one out."""
_HERE = {Language.DE: german, Language.EN: english}
_ARTICLES = {
    Language.DE: frozenset({"der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer"}),
    Language.EN: frozenset({"the", "a", "an"}),
}


class Why(Enum):
    """How a clue says a keyword."""

    FORM = auto()
    TRANSLATION = auto()
    COMPOUND = auto()


class Unsaid(Struct, frozen=True, gc=False):
    """All that counts as saying a keyword, worked out once for each."""

    keyword: str
    language: Language
    forms: frozenset[str]
    """Its own, and what is derived from it; without blanks as well."""
    abroad: frozenset[str]
    """Those of its translations."""
    single: frozenset[str]
    """Both of these: a clue without long words that says none of them is fine."""
    fronts: frozenset[str]
    tails: frozenset[str]
    """What compounds with it begin and end with; nothing where it is too short for that."""

    def why(self, clue: str) -> Why | None:
        """The reason why the clue is refused for its sake."""
        found = runs(clue)
        if not self.forms.isdisjoint(found):
            return Why.FORM
        if not self.abroad.isdisjoint(found):
            return Why.TRANSLATION
        long = [word for word in words(clue) if len(word) > COMPOUND] if self.fronts else ()
        if long and any(_HERE[self.language].is_compound(word, self.fronts, self.tails) for word in long):
            return Why.COMPOUND
        return None


@cached_up_to(1 << 13)
def unsaid(keyword: str, translations: tuple[str, ...], language: Language) -> Unsaid:
    """What must not be said for the sake of this keyword."""
    here, there = _HERE[language], _HERE[language.other]
    own = here.inflections(keyword)
    every = own | here.derivations(keyword)
    abroad = frozenset[str]().union(*(there.inflections(word) for word in translations))
    more = frozenset[str]().union(*(there.inflections(word) for word in translated(keyword, language)))
    abroad |= {form for form in more if not is_own(form, language)}
    long = letters(keyword) >= COMPOUND
    tails = {tail for tail in every if long and len(tail) >= COMPOUND and " " not in tail}
    every |= {form.replace(" ", "") for form in every}
    abroad |= {form.replace(" ", "") for form in abroad}
    fronts = {front for front in here.fronts(keyword) if long and len(front) >= COMPOUND and " " not in front}
    return Unsaid(keyword, language, every, abroad, every | abroad, frozenset(fronts), frozenset(tails))


@cached_up_to(1 << 14)
def runs(clue: str) -> frozenset[str]:
    """Every run of words in a clue, with the blanks and without: K-I-N-G and wheel chair are words as well."""
    said = words(clue)
    found = set()
    for start in range(len(said)):
        for end in range(start + 1, min(len(said), start + LONGEST_RUN) + 1):
            found.add(" ".join(said[start:end]))
            found.add("".join(said[start:end]))
    return frozenset(found)


def is_word(guess: str, keyword: str, language: Language) -> bool:
    """Whether somebody guessed this keyword: an article before it and its own forms count as right (D-45)."""
    said = " ".join(words(guess))
    first, _, rest = said.partition(" ")
    if rest and first in _ARTICLES[language]:
        said = rest
    # The first letter is the same in all forms, and it spares most guesses the rest.
    return said[:1] == plain(keyword)[:1] and said in _HERE[language].inflections(keyword)
