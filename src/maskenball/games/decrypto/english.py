"""English words: their inflected forms, what is derived from them, and whether a word is made of them (D-39, D-51)."""

from maskenball.games.decrypto.glossary import english_words
from maskenball.games.decrypto.spelling import words
from maskenball.kernel import cached_up_to

LEAST_PART = 3
_IRREGULAR = {
    "mouse": "mice",
    "louse": "lice",
    "foot": "feet",
    "tooth": "teeth",
    "goose": "geese",
    "child": "children",
    "ox": "oxen",
    "die": "dice",
    "dice": "die",
    "person": "people",
    "penny": "pence",
    "man": "men",
    "woman": "women",
    "fire": "fiery",
}
_ADJECTIVES = frozenset({"red", "hot", "wet", "big", "old", "new", "dry", "sad", "shy"})
_PARTS = frozenset(words("mare mid pop smith were bare over under out super fore back off down arch"))
"""Parts of compounds that are hardly words of their own."""
_VOWELS = "aeiou"
_PLAIN = ("", "s", "es", "er", "ers", "ing", "ed", "y")
_SIBILANTS = ("s", "x", "z", "ch", "sh", "o")
_SUFFIXES = frozenset(
    words(
        "y ly less ful ish ness hood ship like en ess esses ic ics ical ism ist dom ed ing ings er ers est ery ie "
        "ies ier iest al able"
    )
)
_OTHER = frozenset(
    words(
        "anger banner barber batter bearing bitter border brother butter candy ceiling center chapter corner "
        "country county darling dinner evening fairy ferry flower hammer handy herring history hunger ladder "
        "letter litter manner master matter morning mother number offer pantry paper party pasty pepper pudding "
        "quarter shower slipper starling sterling stocking story supper temper tower wedding"
    )
)
"""Words that look as if they were derived from shorter ones, and are not."""


_ENDINGS = (
    *((sibilant, (sibilant + "es",)) for sibilant in _SIBILANTS),
    ("f", ("ves",)),
    ("fe", ("ves",)),
    ("man", ("men",)),
    ("us", ("i", "es")),
    ("is", ("i", "es")),
)
"""Endings, and what they become in the plural."""


def inflections(base: str) -> frozenset[str]:
    """The word itself and its inflected forms."""
    base = " ".join(words(base))
    found = {base, base + "s", base + "ed", base + "ing", base + "ings"}
    stem, last = base[:-1], base[-1:]
    found |= {base[: -len(end)] + new for end, news in _ENDINGS for new in news if base.endswith(end)}
    if last == "e" and not base.endswith("ee"):
        found |= {base + "d", stem + "ing", stem + "ings"}
    if last == "y" and stem[-1:] not in _VOWELS:
        found |= {stem + "ies", stem + "ied"}
    if last == "s" and len(base) > 4 and not base.endswith("ss"):  # a keyword in the plural: scissors
        found.add(stem)
    if _doubles(base):
        found |= {base + last + "ed", base + last + "ing"}
    if base in _ADJECTIVES:
        found |= {base + last + "er", base + last + "est", base + "er", base + "est", stem + "ier", stem + "iest"}
    if base in _IRREGULAR:
        found.add(_IRREGULAR[base])
    first, _, rest = base.partition(" ")
    if rest.startswith(("in ", "of ")):  # mothers-in-law
        found.add(f"{first}s {rest}")
    return frozenset(found - _OTHER) | {base}


def _doubles(base: str) -> bool:
    """Whether the last letter is doubled before an ending: swimming, sunny."""
    return len(base) >= 3 and base[-1] not in _VOWELS + "wxy" and base[-2] in _VOWELS and base[-3] not in _VOWELS


def derivations(base: str) -> frozenset[str]:
    """Swimmer, icy, golden."""
    base = " ".join(words(base))
    if " " in base:
        return frozenset()
    stems = {base}
    if _doubles(base):
        stems = {base + base[-1]}
    elif base.endswith("e"):
        stems = {base[:-1], base} if len(base) > 3 else {base[:-1]}
    if base.endswith("ing") and len(base) > 5:
        bare = base[:-3]
        stems |= {bare, bare + "e", bare[:-1] if bare[-1:] == bare[-2:-1] else bare}
        return frozenset({stem + ending for stem in stems for ending in ("", "s", "er", "ers", "r", "rs")}) - _OTHER
    found = {stem + ending for stem in stems for ending in ("er", "ers", "y", "ies", "ier", "iest")}
    if base.endswith("e"):
        found |= {base + "r", base + "rs"}
    return frozenset(found) - _OTHER


@cached_up_to(1 << 13)
def is_word(part: str) -> bool:
    """Whether part of a compound is a word: known, or with a plain ending."""
    known = english_words()
    if len(part) < LEAST_PART:
        return False
    bare = [
        part.removesuffix(ending) for ending in ("", "s", "es", "er", "ers", "ing", "ed", "y") if part.endswith(ending)
    ]
    bare += [stem[:-1] for stem in bare if len(stem) > 3 and stem[-1] == stem[-2]]
    return part in _PARTS or any(len(stem) >= LEAST_PART and stem in known for stem in bare)


def is_compound(word: str, fronts: frozenset[str], tails: frozenset[str]) -> bool:
    """Whether a word is made of one of these and something else."""
    if word in _OTHER:
        return False
    for front in fronts:
        rest = word[len(front) :]
        if word.startswith(front) and (rest in _SUFFIXES or is_word(rest)):
            return True
    return any(word.endswith(tail) and is_word(word[: -len(tail)]) for tail in tails)


def fronts(word: str) -> frozenset[str]:
    """What a compound that begins with this word begins with."""
    base = " ".join(words(word))
    return frozenset({base, base + "s", base + "er"} - _OTHER | {base})
