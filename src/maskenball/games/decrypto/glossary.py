"""German into English: what a word means, by our own glossary, its inflected forms and the words it is made of."""

from collections.abc import Iterator

from maskenball.games.decrypto.data import house_glossary, house_words
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.spelling import plain, words
from maskenball.kernel import cached, cached_up_to

SENSES = 4
"""So many meanings of a word are looked at; the commonest come first."""
LEAST_PART = 3
"""Both parts of a compound have so many letters."""
LINKS = ("", "s", "n", "en", "es", "er", "e")
"""What stands between the parts of a compound: Liebe-s-brief, Sonne-n-blume."""
_ENDINGS = ("e", "n", "en", "er", "es", "s", "em", "ern", "ere", "eren", "ste", "sten", "nen")
_VERB_ENDINGS = ("t", "st", "te", "ten", "test", "et", "end", "ende", "ung", "e")
_SMALL = ("chen", "lein")
_WOMEN = "innen"
"""Bärinnen are bears: nothing is inside."""
_DOTS = (("ae", "a"), ("oe", "o"), ("ue", "u"))
FILLERS = frozenset(
    words(
        "der die das den dem des ein eine einen einem einer eines und oder mit von vom im in am an auf zu zum zur bei "
        "aus für ist sind es"
    )
)
"""Words that say nothing beside others."""


@cached
def german() -> dict[str, tuple[str, ...]]:
    """Every German word that is known, in plain spelling, with what it is in English; our keywords' own names first."""
    found = {plain(word): entry.en for entry in house_words() for word in reversed(entry.de)}
    for word, senses in house_glossary().items():
        spelt = plain(word)
        found[spelt] = tuple(dict.fromkeys((*found.get(spelt, ()), *senses)))
    return found


def lemmas(word: str) -> Iterator[str]:
    """What a word in plain spelling may be a form of, likelier ones first; they need not exist."""
    yield word
    stems = [word]
    stems += [word.removesuffix(ending) for ending in _ENDINGS if word.endswith(ending)]
    for stem in list(stems):
        for dots, bare in _DOTS:
            before, found, after = stem.rpartition(dots)
            if found:
                stems.append(before + bare + after)
    yield from stems[1:]
    for stem in stems:
        if stem.endswith("in"):
            yield from (stem[:-2], stem[:-2] + "e")
    for small in _SMALL:
        for stem in stems:
            if stem.endswith(small):
                yield from (stem.removesuffix(small), stem.removesuffix(small) + "e")
    yield from _infinitives(word)


def _infinitives(word: str) -> Iterator[str]:
    """The verbs whose form it may be."""
    bare = [word.removesuffix(ending) for ending in _VERB_ENDINGS if word.endswith(ending)] + [word]
    for stem in bare:
        yield from (stem + "en", stem + "n", stem + "ern")
        if "ge" in stem:
            before, _, after = stem.partition("ge")
            yield from (before + after + "en", before + after)


@cached_up_to(1 << 14)
def known(word: str) -> str | None:
    """The glossary's own form of a word in plain spelling."""
    every = german()
    return next((lemma for lemma in lemmas(word) if len(lemma) > 1 and lemma in every), None)


@cached_up_to(1 << 14)
def parts(word: str) -> tuple[str, str] | None:
    """The two known words that a compound is made of, the last as long as possible."""
    every = german()
    for cut in range(LEAST_PART, len(word) - LEAST_PART + 1):
        tail = _tail(word[cut:])
        if tail is None:
            continue
        for link in LINKS:
            front = word[:cut].removesuffix(link)
            if word[:cut].endswith(link) and len(front) >= LEAST_PART:
                for first in (front, front + "e", front + "en"):
                    if first in every:
                        return first, tail
    return None


def _tail(word: str) -> str | None:
    """The end of a compound: a known word, or a plain plural of one."""
    every = german()
    for ending in ("", "e", "n", "en", "er", "s", "es", "nen", _WOMEN):
        if word.endswith(ending) and word.removesuffix(ending) in every and len(word) - len(ending) >= LEAST_PART:
            return word.removesuffix(ending)
    return None


@cached_up_to(1 << 14)
def in_english(text: str) -> tuple[str, ...]:
    """What a German text means, the likeliest first; nothing where no word of it is known."""
    spelt = plain(text)
    if spelt in german():
        return german()[spelt][:SENSES]
    said = words(text)
    found = [senses for word in said if word not in FILLERS for senses in [_of_word(word)] if senses]
    if not found:
        return ()
    most = max(map(len, found))
    return tuple(
        dict.fromkeys(" ".join(senses[min(rank, len(senses) - 1)] for senses in found) for rank in range(most))
    )


def _of_word(word: str) -> tuple[str, ...]:
    every = german()
    if word in every:
        return every[word][:SENSES]
    split = parts(word)
    lemma = known(word)
    if lemma is not None and (split is None or len(lemma) + 3 >= len(word) or word.endswith(_WOMEN)):
        return every[lemma][:SENSES]
    if split is None:
        return ()
    front, tail = every[split[0]], every[split[1]]
    return (f"{front[0]} {tail[0]}", tail[0], front[0])


@cached
def english_words() -> frozenset[str]:
    """Every English word that stands in the glossary."""
    every = (sense for senses in german().values() for sense in senses)
    return frozenset(word for sense in every for word in words(sense))


@cached
def _into_german() -> dict[str, tuple[str, ...]]:
    """English into German, by the glossary."""
    found: dict[str, tuple[str, ...]] = {}
    for word, senses in german().items():
        for sense in senses:
            spelt = plain(sense)
            found[spelt] = (*found.get(spelt, ()), word)
    return found


def translated(keyword: str, language: Language) -> tuple[str, ...]:
    """What a keyword is in the other language, by the glossary."""
    return (german() if language is Language.DE else _into_german()).get(plain(keyword), ())


def is_own(word: str, language: Language) -> bool:
    """Whether a word is one of this language, whatever it may be in the other: an English wand is no German wall."""
    return word in (german() if language is Language.DE else english_words())
