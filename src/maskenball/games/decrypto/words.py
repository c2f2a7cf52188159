"""The pool of keywords (D-03): the house's words in one language, or the list a group brought."""

import re
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from maskenball.games.decrypto.data import house_words
from maskenball.games.decrypto.model import KEYWORDS, LONGEST_WORD, MOST_WORDS, Language, Options, Quartet
from maskenball.games.decrypto.saying import COMPOUND, Unsaid, runs, unsaid
from maskenball.games.decrypto.spelling import letters, plain, words
from maskenball.kernel import Chance, Illegal, cached, cached_up_to

TRIES = 200
REMEMBERED = 1 << 14
"""Clues of which a pool still knows what they could not be given with."""
POOLS = 8
"""Pools of groups' own words that are kept; each takes up to 8 MB, the next one is built anew."""


class Word(Struct, frozen=True, gc=False):
    """A keyword that can be dealt: its topic (its own where nothing is known), and what it is called elsewhere."""

    text: str
    topic: str
    translations: tuple[str, ...] = ()


class Index(NamedTuple):
    """Which keywords of a pool have something in common with what, by their place in it."""

    unsaid: list[Unsaid]
    whole: dict[str, set[int]]
    ends: dict[str, set[int]]


class Pool:
    """All words a table can be dealt, and for each clue which of them it could not be given with."""

    def __init__(self, language: Language, dealt: tuple[Word, ...], kin: dict[str, set[str]] | None = None) -> None:
        self.words = {word.text: word for word in dealt}
        self.texts = tuple(self.words)
        self._language = language
        self._kin = kin or {}
        self._refused: dict[str, frozenset[str]] = {}

    @cached_property
    def _index(self) -> Index:
        """Made when the first clue is looked at: a long list of a group's own takes a while, and may only be dealt."""
        index = Index([unsaid(word.text, word.translations, self._language) for word in self.words.values()], {}, {})
        for number, each in enumerate(index.unsaid):
            for form in each.forms | each.abroad:
                index.whole.setdefault(form, set()).add(number)
            for end in each.fronts | each.tails:
                index.ends.setdefault(end, set()).add(number)
        return index

    def refused(self, clue: str) -> frozenset[str]:
        """The keywords with which this clue would be refused (D-38, D-51), whatever number it is for."""
        found = self._refused.get(clue)
        if found is None:
            if len(self._refused) >= REMEMBERED:
                self._refused.clear()
            found = self._refused[clue] = self._refuse(clue)
        return found

    def _refuse(self, clue: str) -> frozenset[str]:
        """Only keywords that have something in common with the clue are asked."""
        unsaid_, whole, ends = self._index
        near = {index for run in runs(clue) for index in whole.get(run, ())}
        for word in words(clue):
            for cut in range(COMPOUND, len(word)):
                near |= ends.get(word[:cut], set()) | ends.get(word[-cut:], set())
        return frozenset(self.texts[index] for index in near if unsaid_[index].why(clue))

    def draw(self, dice: Chance, without: frozenset[str], teams: int) -> tuple[Quartet, ...] | None:
        """Four keywords for each team, no two of one team on the same topic; None if there are not enough left."""
        left = [text for text in self.texts if text not in without] if without else self.texts
        for _ in dice.tries(TRIES):
            drawn = dice.some(left, KEYWORDS * teams)
            if len(drawn) < KEYWORDS * teams:
                break
            quartets = tuple(tuple(drawn[at : at + KEYWORDS]) for at in range(0, len(drawn), KEYWORDS))
            if all(self.apart(quartet) for quartet in quartets):
                return quartets
        return None

    def apart(self, quartet: Quartet) -> bool:
        """Whether no two of them are on the same topic, and none is part of another (Brief, Briefmarke)."""
        if len({self.words[text].topic for text in quartet}) < len(quartet):
            return False
        return not any(kin in quartet for text in quartet for kin in self._kin.get(text, ()))


@cached_up_to(POOLS)
def _own_pool(language: Language, own: str) -> Pool:
    """The pool of a group's own words."""
    return Pool(language, tuple(Word(text, plain(text), translations(text, language)) for text in own_words(own)))


@cached
def house_pool(language: Language) -> Pool:
    """The pool of the house's words."""
    if language is Language.DE:
        dealt = tuple(Word(entry.de[0], entry.topic, entry.en) for entry in house_words())
    else:
        dealt = tuple(Word(entry.en[0], entry.topic, entry.de) for entry in house_words())
    return Pool(language, dealt, _kin([word.text for word in dealt]))


def _kin(texts: list[str]) -> dict[str, set[str]]:
    """Which words each word is made of."""
    parts = {plain(text): text for text in texts if letters(text) >= COMPOUND}
    found: dict[str, set[str]] = {}
    for text in texts:
        whole = plain(text)
        for cut in range(1, len(whole)):
            for part in (whole[:cut], whole[-cut:]):
                if part.strip() in parts:
                    found.setdefault(text, set()).add(parts[part.strip()])
    return found


@cached
def translations(text: str, language: Language) -> tuple[str, ...]:
    """How a word is called in the other language, as far as the house knows."""
    return _dictionary(language).get(plain(text), ())


@cached
def _dictionary(language: Language) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for entry in house_words():
        here, there = (entry.de, entry.en) if language is Language.DE else (entry.en, entry.de)
        found[plain(here[0])] = there
    return found


def pool_of(options: Options) -> Pool:
    """The pool these options name."""
    return _own_pool(options.language, options.words) if options.words else house_pool(options.language)


def own_words(text: str) -> tuple[str, ...]:
    """The words of a list that a group typed or pasted: one a line, or with commas or semicolons between."""
    parts = (" ".join(part.split()) for part in re.split(r"[\n,;]", text))
    return tuple(part for part in parts if part)


_KEYWORD = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*\.?")


def check_words(text: str, players: int) -> None:
    """Whether a group's own list can be played with."""
    wrong, given = _listed(text)
    if wrong is not None:
        raise wrong
    least = KEYWORDS if players == 3 else 2 * KEYWORDS
    if given < least:
        raise Illegal("words_few", least=least, given=given)


@cached_up_to(POOLS)
def _listed(text: str) -> tuple[Illegal | None, int]:
    """What is wrong with a list at any table, and how many words it has."""
    found: dict[str, str] = {}
    for word in own_words(text):
        if len(word) > LONGEST_WORD:
            return Illegal("words_long", word=word, most=LONGEST_WORD, given=len(word)), 0
        if not _KEYWORD.fullmatch(word) or letters(word) < 2:
            return Illegal("words_letters", word=word), 0
        spelt = plain(word)
        if spelt in found:
            return Illegal("words_twice", word=word, other=found[spelt]), 0
        found[spelt] = word
    if len(found) > MOST_WORDS:
        return Illegal("words_many", given=len(found), most=MOST_WORDS), 0
    return None, len(found)
