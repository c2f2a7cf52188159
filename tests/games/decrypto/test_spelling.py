"""What the glossary makes of a German word, and how words are spelt, counted and put together (D-37, D-51, D-52)."""

import pytest

from maskenball.games.decrypto.glossary import in_english, is_own, known, lemmas, parts, translated
from maskenball.games.decrypto.model import Language
from maskenball.games.decrypto.saying import runs, unsaid
from maskenball.games.decrypto.spelling import letters, plain, said, words

# The glossary


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("hunden", "hunden hunde hund hundenen hundenn hundenern"),
        ("haeusern", "haeusern haeuser haeus hausern hauser haus haeusernen haeusernn haeusernern"),
        ("lehrerin", "lehrerin lehreri lehrer lehrere lehrerinen lehrerinn lehrerinern"),
        ("gelaufen", "gelaufen gelaufe gelauf gelaufenen gelaufenn gelaufenern laufenen laufen"),
        ("rennt", "rennt rennen rennn rennern rennten renntn renntern"),
        ("boot", "boot booen boon booern booten bootn bootern"),
    ],
)
def test_what_a_german_word_may_be_a_form_of_the_likelier_first(word: str, forms: str) -> None:
    assert list(lemmas(word)) == forms.split()


@pytest.mark.parametrize(
    ("word", "lemma"),
    [
        ("haeuschen", "haus"),
        ("kaetzlein", "katze"),
        ("gelaufen", "laufen"),
        ("arbeitet", "arbeiten"),
        ("gesungen", None),
        ("e", None),
        ("eis", "eis"),
    ],
)
def test_the_form_in_which_the_glossary_knows_a_word(word: str, lemma: str | None) -> None:
    assert known(word) == lemma


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("gipfelkreuz", ("gipfel", "kreuz")),
        ("liebesgeschichte", ("liebe", "geschichte")),
        ("taschenlampen", ("tasche", "lampe")),
        ("kirchturm", ("kirche", "turm")),
        ("eisbaer", ("eis", "baer")),
        ("hauseis", ("haus", "eis")),
        ("eiseis", ("eis", "eis")),
        ("xyzhaus", None),
        ("hausxyz", None),
        ("abend", None),
        ("hausei", None),
        ("eihaus", None),
    ],
)
def test_the_two_words_that_a_compound_is_made_of(word: str, found: tuple[str, str] | None) -> None:
    assert parts(word) == found


@pytest.mark.parametrize(
    ("text", "senses"),
    [
        ("Tor", ("goal", "gate")),
        ("der kalte Wind", ("cold wind",)),
        ("und", ()),
        ("Schloss Bank", ("castle bank", "palace bench", "lock bench")),
        ("Gipfelkreuz", ("summit cross", "cross", "summit")),
        ("Spiegeltest", ("mirror test", "test", "mirror")),  # and not a form of spielen
        ("Gedichtende", ("poem end", "end", "poem")),  # nor this one of dichten
        ("Xyzhaus", ()),
    ],
)
def test_all_that_a_german_text_means(text: str, senses: tuple[str, ...]) -> None:
    assert in_english(text) == senses


def test_a_word_and_its_translation_are_told_apart_by_language() -> None:
    assert translated("Haus", Language.DE) == ("house", "home", "building")
    assert "haus" in translated("house", Language.EN)
    assert translated("Xyz", Language.DE) == translated("xyz", Language.EN) == ()
    assert [is_own("wand", language) for language in Language] == [True, True]
    assert [is_own("haus", language) for language in Language] == [True, False]
    assert [is_own("house", language) for language in Language] == [False, True]


# Spelling and what is said


@pytest.mark.rule("D-37")
@pytest.mark.parametrize(
    ("text", "spelt", "found"),
    [
        ("  Rock-Konzert ", "rock konzert", ("rock", "konzert")),
        ("Größe – Maß", "groesse mass", ("groesse", "mass")),
        ("Café", "cafe", ("cafe",)),
        ("a_b", "a_b", ("a", "b")),
        ("x٣", "x٣", ("x3",)),
    ],
)
def test_how_a_text_is_compared(text: str, spelt: str, found: tuple[str, ...]) -> None:
    assert (plain(text), words(text)) == (spelt, found)


@pytest.mark.rule("D-52")
@pytest.mark.parametrize(
    ("clue", "position"),
    [
        *((clue, True) for clue in ("1", "vier", "123", "4.2.1", "one two", "the first", "Nummer 1", "I", "das erste")),
        *((clue, False) for clue in ("5", "11", "42", "112", "12", "one 12", "fünf", "erster Kuss", "1234")),
    ],
)
def test_which_clues_name_keywords_by_their_numbers(clue: str, position: bool) -> None:
    assert said(clue).position is position


@pytest.mark.rule("D-52")
@pytest.mark.parametrize(
    ("clue", "length"),
    [
        *((clue, 7) for clue in ("sieben", "7 Buchstaben", "seven letters", "letters: 7")),
        *((clue, 20) for clue in ("zwanzig", "twenty", "20")),
        ("30", 30),
        *((clue, 0) for clue in ("31", "0", "null", "sieben Zwerge", "Buchstaben")),
    ],
)
def test_which_clues_are_a_number_of_letters(clue: str, length: int) -> None:
    assert said(clue).length == length


def test_letters_are_counted_as_they_are_written() -> None:
    assert [letters(word) for word in ("Größe", "u\u0308bel", "New York", "R2-D2", "")] == [5, 4, 7, 2, 0]


def test_up_to_twelve_words_are_put_together() -> None:
    assert runs("K-I-N-G") >= {"king", "k i n g", "ki", "in", "g"}
    thirteen = "a b c d e f g h i j k l m"
    assert "abcdefghijkl" in runs(thirteen)
    assert "bcdefghijklm" in runs(thirteen)
    assert "abcdefghijklm" not in runs(thirteen)
    assert runs("") == frozenset()


@pytest.mark.rule("D-51")
def test_only_keywords_of_four_letters_and_more_count_inside_longer_words() -> None:
    hut, baum = (unsaid(word, (), Language.DE) for word in ("Hut", "Baum"))
    assert (hut.fronts, hut.tails) == (frozenset(), frozenset())
    assert "baum" in baum.fronts & baum.tails
    two = unsaid("New York", (), Language.DE)
    assert two.fronts == two.tails == frozenset()
    assert "newyork" in two.forms
    assert all(len(each) >= 4 for each in baum.fronts | baum.tails)
