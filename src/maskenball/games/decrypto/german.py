"""German words: their inflected forms, what is derived from them, and whether a word is made of them (D-39, D-51)."""

import unicodedata

from maskenball.games.decrypto.glossary import german
from maskenball.games.decrypto.spelling import plain, words
from maskenball.kernel import cached_up_to

LEAST_PART, LEAST_UNKNOWN = 3, 4
"""So many letters the other part of a compound has: if it is a known word, and if nobody knows it."""
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
_DERIVED = ("in", "innen", "chen", "chens", "lein", "leins")
"""A woman of that kind, a small thing of that kind."""
_SUFFIXES = frozenset(
    words(
        "lich liche licher liches lichen isch ische ischer isches ischen ig ige iger iges igen haft hafte los lose "
        "artig artige schaft schaften heit keit tum reich voll frei bar sam mäßig förmig"
    )
)
_PREFIXES = frozenset(words("ur un haupt ober unter über vor nach mini super riesen lieblings erz wer außen innen"))
_LINKS = ("", "s", "n", "en", "es", "er", "e", "ens")
_APART = frozenset(
    words(
        "abenteuer autogramm automat automatik autonom autorität bankett balkon nachtisch orchester schokolade "
        "handlung landung kammer herzog eisen kommode baumarkt brillant burgund sandale laterne paradies ballast "
        "tiergarten"
    )
)
"""Words that only look as if they were made of others."""
_VOWELS = frozenset("aeiouy")


def inflections(word: str) -> frozenset[str]:
    """The word itself and its inflected forms, in plain spelling; other words that look like one are left out."""
    lower = unicodedata.normalize("NFC", word).casefold()
    base = " ".join(words(lower))
    stems = {base, " ".join(words(_with_umlaut(lower)))}
    found = {stem + ending for stem in stems for ending in _endings(base)}
    if lower.endswith("en") and len(lower) > 5:  # a keyword in the plural: Handschellen
        found |= {base[:-1], base[:-2]}
    if base.endswith("n") and base[:-1].endswith(("er", "el")):  # Ostern, Osterferien
        found.add(base[:-1])
    for ending, plurals in _LATIN.items():
        if lower.endswith(ending) and len(lower) > len(ending) + 2:
            found.update(plain(lower.removesuffix(ending)) + plural for plural in plurals)
    return frozenset(form for form in found if form == base or not _another(form, base))


def _endings(base: str) -> tuple[str, ...]:
    """What can be hung on a word, by how it ends."""
    if base.endswith("e"):
        return ("", "n", "ns", "r", "s", "m")
    if base.endswith(("chen", "lein")):
        return ("", "s")
    if base.endswith(("er", "el", "en")) and len(base) > 4:
        return ("", "n", "s", "ns")
    if base.endswith("in"):
        return ("", "nen", "s", "e", "en")
    if base.endswith(("a", "i", "o", "u", "y")):
        return ("", "s", "n", "en")
    more = ("se", "sen", "ses") if base.endswith("s") else ()
    return ("", "e", "en", "er", "es", "s", "ern", "em", "n", "nen", *more)


def derivations(word: str) -> frozenset[str]:
    """Löwin, Kätzchen: with or without dots, and without the last e."""
    lower = unicodedata.normalize("NFC", word).casefold()
    bases = {lower} if lower.endswith(("ee", "ie")) else {lower, lower.removesuffix("e"), lower.removesuffix("en")}
    stems = {" ".join(words(spelt)) for base in bases if len(base) > 2 for spelt in (base, _with_umlaut(base))}
    return frozenset(stem + ending for stem in stems for ending in _DERIVED)


def _with_umlaut(lower: str) -> str:
    """Baum, Bäum(e); Apfel, Äpfel: the last vowel that can have dots gets them."""
    at = max(lower.rfind(vowel) for vowel in "aou")
    if at < 0:
        return lower
    if lower[at] == "u" and lower[at - 1 : at] == "a":
        at -= 1
    return lower[:at] + {"a": "ä", "o": "ö", "u": "ü"}[lower[at]] + lower[at + 1 :]


def _another(form: str, base: str) -> bool:
    """Whether a form is known as a word of its own that means something else: Eisen is no more than one Eis."""
    known = german()
    if form not in known or base not in known:
        return False
    return not any(_kin(one, two) for one in known[form] for two in known[base])


def _kin(one: str, two: str) -> bool:
    """Book and books, fish and fisherman, wolf and wolves."""
    one, two = one.replace("v", "f"), two.replace("v", "f")
    return one.startswith(two[:4]) and two.startswith(one[:4])


@cached_up_to(1 << 13)
def is_word(part: str) -> bool:
    """Whether part of a compound is a word: known, or with a plain ending."""
    known = german()
    if len(part) < LEAST_PART:
        return False
    return any(
        part.endswith(ending) and part.removesuffix(ending) in known and len(part) - len(ending) >= LEAST_PART
        for ending in ("", "e", "n", "en", "er", "s", "es", "ern")
    )


def is_rest(rest: str) -> bool:
    """Whether this can follow a word in a compound, or is what adjectives and the like end with."""
    if rest in _SUFFIXES:
        return True
    return any(rest.startswith(link) and is_word(rest.removeprefix(link)) for link in _LINKS) or _unknown(rest)


def is_front(front: str) -> bool:
    """Whether this can stand before a word in a compound."""
    if front in _PREFIXES:
        return True
    known = german()
    for link in _LINKS:
        bare = front.removesuffix(link)
        if front.endswith(link) and len(bare) >= LEAST_PART and (bare in known or bare + "e" in known):
            return True
    return _unknown(front)


def _unknown(part: str) -> bool:
    """A part that nobody knows but that is long enough to be a word: Fleder-maus."""
    return len(part) >= LEAST_UNKNOWN and not _VOWELS.isdisjoint(part)


@cached_up_to(1 << 13)
def splits_otherwise(word: str, first: int) -> bool:
    """Whether a word is made of two known words that meet at another place: Bau-markt, not Baum-arkt."""
    known = german()
    return any(
        word[:cut] in known and word[cut:] in known
        for cut in range(LEAST_PART, len(word) - LEAST_PART + 1)
        if cut != first
    )


def is_compound(word: str, fronts: frozenset[str], tails: frozenset[str]) -> bool:
    """Whether a word is made of one of these and something else."""
    if word in _APART:
        return False
    for front in fronts:
        if word.startswith(front) and is_rest(word[len(front) :]) and not splits_otherwise(word, len(front)):
            return True
    for tail in tails:
        if word.endswith(tail) and is_front(word[: -len(tail)]) and not splits_otherwise(word, len(word) - len(tail)):
            return True
    return False


def fronts(word: str) -> frozenset[str]:
    """What a compound that begins with this word begins with: Kirch-turm, Bücher-regal."""
    found = set(inflections(word))
    base = " ".join(words(word))
    if base.endswith("e"):
        found.add(base[:-1])
    return frozenset(found)
