"""German into English: the glossary, inflected forms and compounds."""

import pytest

from maskenball.games.decrypto.bots.meanings import Meanings
from maskenball.games.decrypto.data import house_glossary, house_lexicon, house_words, read_glossary
from maskenball.games.decrypto.glossary import in_english
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.spelling import plain

ENTRIES = 6500
COVERED = 0.9
"""Of the German terms in the lexicon so many are understood; the rest are names, mostly."""


def test_the_glossary_is_as_big_as_it_must_be_and_says_nothing_twice() -> None:
    assert len(house_glossary()) >= ENTRIES
    assert all(1 <= len(senses) <= 4 for senses in house_glossary().values())


@pytest.mark.parametrize("text", ["Hund dog", "Hund\t", "Hund\tdog\thound", "Hund\tdog\nHund\thound"])
def test_a_broken_glossary_is_refused_with_the_line(text: str) -> None:
    with pytest.raises(ValueError, match="line"):
        read_glossary(text)


@pytest.mark.parametrize(
    ("german", "english"),
    [
        ("Gipfel", "summit"),
        ("Mutter", "mother"),  # the commonest sense first
        ("die Häuser", "house"),  # inflected
        ("Gipfeln", "summit"),
        ("gesungen", None),  # an irregular form that is not listed
        ("Gipfelkreuz", "summit cross"),  # made of two words
        ("Liebesgeschichte", "love history"),  # with an s between
        ("Bärinnen", "bear"),  # and no inside
        ("Lehrerinnen", "teacher"),
        ("Köchinnen", "cook"),
        ("Schulfreundinnen", "school girlfriend"),
        ("Dachrinnen", "gutter"),
        ("kalter Wind", "cold wind"),  # several words
        ("Xqzvw", None),
    ],
)
def test_what_german_words_are_in_english(german: str, english: str | None) -> None:
    assert (in_english(german) or (None,))[0] == english


def test_our_own_keywords_go_by_their_own_names_first() -> None:
    for entry in house_words():
        assert in_english(entry.de[0])[0] == entry.en[0]


def test_most_of_what_bots_say_in_german_they_understand_too() -> None:
    lexicon = house_lexicon()
    terms = {plain(term) for found in lexicon.keywords.values() for term in found.de}
    meanings = Meanings(Language.DE)
    known = meanings.of(tuple(sorted(terms)))
    first = known.trust[known.starts]
    assert (first > 0).mean() > COVERED


def test_a_second_sense_counts_too() -> None:
    """A Tor is a goal and a gate."""
    meanings = Meanings(Language.DE)
    goal, gate, nothing = meanings.alike(["Tor"], ["Elfmeter", "Zaun", "Suppe"])[0]
    assert min(goal, gate) > nothing + 0.5
