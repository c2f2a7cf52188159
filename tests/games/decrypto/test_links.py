"""General knowledge: what goes with what."""

from collections import Counter

import pytest

from maskenball.games.decrypto.bots.links import Links, key, neighbours
from maskenball.games.decrypto.bots.meanings import Meanings
from maskenball.games.decrypto.data import house_associations, read_associations
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.spelling import plain


@pytest.mark.parametrize("text", ["Kafka cockroach", "Kafka\t", "Kafka\ta\tb", "Kafka\ta\nKafka\tb"])
def test_broken_associations_are_refused_with_the_line(text: str) -> None:
    with pytest.raises(ValueError, match="line"):
        read_associations(text)


@pytest.mark.parametrize("language", Language)
def test_nothing_is_said_twice_or_of_itself(language: Language) -> None:
    every = house_associations(language)
    assert max(Counter(map(plain, every)).values()) == 1
    for text, brought in every.items():
        assert max(Counter(map(plain, brought)).values()) == 1, text
        assert plain(text) not in map(plain, brought)


@pytest.mark.parametrize(
    ("keyword", "clue", "sure"),
    [
        ("cockroach", "Kafka", 1.0),
        ("Kafka", "cockroaches", 1.0),  # either way, and in the plural
        ("lion", "mane", 1.0),  # the lexicon's count as well
        ("cockroach", "mane", 0.0),
    ],
)
def test_a_text_is_linked_to_what_brings_it_to_mind(keyword: str, clue: str, sure: float) -> None:
    assert Links((keyword,), Language.EN).row(clue).tolist() == [sure]


@pytest.mark.parametrize(
    ("keyword", "clue", "sure"),
    [
        ("Kakerlake", "Kafka", 1.0),  # a cockroach, in English
        ("Quiz", "Jauch", 1.0),  # said of it in German
        ("Gummibärchen", "Haribo", 1.0),
        ("Leber", "Wurst", 1.0),  # together a word: Leberwurst
        ("Wurst", "Leber", 1.0),
        ("Liebe", "Kummer", 1.0),  # with an s between
        ("Leiter", "Anführer", 0.0),
        ("Ei", "Uhr", 0.0),  # too short to tell
    ],
)
def test_german_texts_are_linked_in_both_languages(keyword: str, clue: str, sure: float) -> None:
    assert Links((keyword,), Language.DE).row(clue).tolist() == [sure]


def test_a_second_meaning_counts_less() -> None:
    """A Ball is round in the first place, and only then a dance."""
    links = Links(("Ball",), Language.DE)
    assert links.row("Fußball")[0] == 1
    assert links.row("Walzer")[0] == 0.5


def test_links_go_both_ways() -> None:
    known = neighbours(Language.EN)
    assert all(text in known[other] for text, others in known.items() for other in others)


def test_singular_and_plural_are_one() -> None:
    for one, many in (
        ("glass", "glasses"),
        ("berry", "berries"),
        ("cookie", "cookies"),
        ("cat", "cats"),
        ("gas", "gas"),
    ):
        assert key(one) == key(many)
    assert len({key(word) for word in ("glass", "gas", "boy", "boss", "bos")}) == 5


def test_german_names_are_known_by_what_they_bring_to_mind() -> None:
    meanings = Meanings(Language.DE)
    assert meanings.alike(["Jauch"], ["Fernsehen"])[0, 0] > meanings.alike(["Jauch"], ["Wald"])[0, 0] + 1
    assert meanings.alike(["Moby Dick"], ["Wal"])[0, 0] > 2, "which is not fat"
