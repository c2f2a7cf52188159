"""What an encryptor may write, rule by rule (D-30 to D-39, D-50 to D-52)."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.decrypto.position import CLUES, CODES, Position, dice, table

from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.clues import ClueForm, clue_form
from maskenball.games.decrypto.events import CluesRead
from maskenball.games.decrypto.model import Language, Write
from maskenball.games.decrypto.spelling import plain
from maskenball.games.decrypto.words import house_pool, translations
from maskenball.kernel import Illegal, Text, dump, load, see

DE, EN = Language.DE, Language.EN


def form(keywords: str, code: str = "1.2.3", used: str = "", language: Language = DE) -> ClueForm:
    """What can be written for these keywords."""
    words = tuple(keywords.split(","))
    abroad = tuple(translations(word, language) for word in words)
    return clue_form(language, words, abroad, code, tuple(plain(clue) for clue in used.split(",") if clue))


def why_not(keywords: str, clue: str, code: str = "1.2.3", used: str = "", language: Language = DE) -> str | None:
    """The code with which a first clue is refused; None if it is taken."""
    try:
        form(keywords, code, used, language).check(Write(clue, "Vvvv Jjjj", "Jjjj Vvvv"))
    except Illegal as refusal:
        return refusal.code
    return None


def writing(keywords: tuple[str, ...] = ("Schwarz", "Schildkröte", "Cocktail", "Mafia")) -> Position:
    """Seat 0 writes for 1.2.3."""
    return table(4, (keywords, ("Antike", "Krone", "Morgen", "Albtraum"))).name()


FREE = "Antike,Schildkröte,Krone,Albtraum"


@pytest.mark.rule("D-30")
@pytest.mark.parametrize("clue", ["Panzer", "Abend mit Freunden", "Sie wird sehr alt, und sie hat es nie eilig!", "🐢"])
def test_a_clue_is_a_word_several_or_a_sentence(clue: str) -> None:
    assert why_not(FREE, clue) is None


@pytest.mark.rule("D-31", "D-37")
def test_the_three_clues_differ() -> None:
    game = writing()
    assert game.refusal(0, Write("Nacht", "Panzer", "NACHT")) == "clue_twice"
    assert game.refusal(0, Write("Nacht", "nacht ", "Eis")) == "clue_twice"


@pytest.mark.rule("D-32", "D-39")
@pytest.mark.parametrize("clue", ["A", "a", " x. ", "Ä", "É", "Buchstabe S", "Ω"])
def test_a_letter_is_no_clue(clue: str) -> None:
    assert why_not(FREE, clue) == "clue_is_letter"


@pytest.mark.rule("D-32")
@pytest.mark.parametrize("clue", ["UFO", "A-Team", "龙", "Brief (letter)", "Buchstabensuppe"])
def test_what_only_looks_like_a_letter_passes(clue: str) -> None:
    assert why_not(FREE, clue) is None


@pytest.mark.rule("D-34", "D-14")
def test_clues_are_read_as_they_are_spelt() -> None:
    game = writing().write(("Žižek", "naïve Café-Szene", "Maß!"))
    (read,) = game.heard(CluesRead)
    assert (read.first, read.second, read.third) == ("Žižek", "naïve Café-Szene", "Maß!")


@pytest.mark.rule("D-37")
@pytest.mark.parametrize(
    ("used", "clue"),
    [
        ("Panzer", "Panzer"),
        ("Panzer", "  pANZER "),
        ("Café", "cafe"),
        ("Märchen", "Maerchen"),
        ("Größe", "GROESSE"),
        ("Straße", "Strasse"),
        ("Übel", "u\u0308bel"),
        ("Rock-Konzert", "Rock Konzert"),
        ("Rock – Konzert", "rock   konzert"),
        ("ﬁx und fertig", "fix und fertig"),
    ],
)
def test_no_clue_is_used_twice_however_it_is_spelt(used: str, clue: str) -> None:
    assert why_not(FREE, clue, used=used) == "clue_used"


@pytest.mark.rule("D-37")
@pytest.mark.parametrize(
    ("used", "clue"), [("Märchen", "Marchen"), ("Panzer", "Panzerung"), ("Rock-Konzert", "Rockkonzert"), ("Öl", "Ol")]
)
def test_what_differs_is_another_clue(used: str, clue: str) -> None:
    assert why_not(FREE, clue, used=used) is None


@pytest.mark.rule("D-37", "D-50")
def test_clues_of_both_teams_are_used_up_and_sealed_ones_are_not() -> None:
    game = writing()
    one = game.do(1, Write("Gleich", "Tagesanbruch", "Freddy"))
    assert one.do(0, Write("Gleich", "Panzer", "Eis")).told, "a refusal would betray what is sealed"
    game = one.do(0, Write("Gleich", "Panzer", "Eis")).guess(CODES[0]).guess(CODES[1])
    for seat in (2, 3):
        assert game.refusal(seat, Write("gleich", "etwas", "anderes")) == "clue_used"
        assert game.refusal(seat, Write("Freddy", "etwas", "anderes")) == "clue_used"


@pytest.mark.rule("D-25", "D-37")
def test_a_missing_clue_is_not_used_up() -> None:
    game = writing().do(1, Write(*CLUES[1])).ring()
    assert game.public.line(game.public_team).clues == (None, None, None)
    game = game.guess(CODES[0]).guess(CODES[1])
    assert game.do(2, Write("Nacht", "Panzer", "Eis")).seen(2).answer == Write("Nacht", "Panzer", "Eis")


@pytest.mark.rule("D-38", "D-39", "D-50")
@pytest.mark.parametrize(
    "clue",
    [
        "Mafia",
        "MAFIA!",
        "die Mafia in Sizilien",
        "Anti-Mafia",
        "schildkröten",
        "Schildkroete",
        "der Schildkröte",
        "schwarze Katze",
        "Schwarzer Peter",
    ],
)
def test_no_own_keyword_whatever_number_it_has(clue: str) -> None:
    assert writing().refusal(0, Write(clue, "etwas", "anderes")) == "clue_is_keyword"


@pytest.mark.rule("D-39")
@pytest.mark.parametrize(
    ("keyword", "clue", "language"),
    [
        ("Baum", "Bäume", DE),
        ("Apfel", "Aepfel", DE),
        ("Haus", "Häuser", DE),
        ("Bär", "Bären", DE),
        ("Hut", "zwei Hüte", DE),
        ("Rot", "rotes", DE),
        ("Uhr", "Uhren", DE),
        ("Kaktus", "Kakteen", DE),
        ("stop", "stopped", EN),
        ("stop", "stopping", EN),
        ("baby", "babies", EN),
        ("Museum", "Museen", DE),
        ("Pizza", "Pizzen", DE),
        ("Lehrerin", "Lehrerinnen", DE),
        ("mouse", "mice", EN),
        ("knife", "knives", EN),
        ("party", "parties", EN),
        ("sun", "suns", EN),
        ("box", "boxes", EN),
        ("red", "redder", EN),
        ("bed", "the king's bed", EN),
        ("snowman", "snowmen", EN),
        ("ice", "icing", EN),
        ("scissors", "a scissor", EN),
        ("Handschellen", "eine Handschelle", DE),
    ],
)
def test_inflected_forms_count_as_the_keyword(keyword: str, clue: str, language: Language) -> None:
    assert why_not(f"{keyword},Zzz,Yyy,Qqq", clue, language=language) == "clue_is_keyword"


@pytest.mark.rule("D-38", "D-39")
@pytest.mark.parametrize(
    ("keyword", "clue", "language"),
    [
        ("Apfel", "apple", DE),
        ("Apfel", "two apples", DE),
        ("apple", "Äpfel", EN),
        ("König", "The King", DE),
        ("king", "Koenige", EN),
    ],
)
def test_translations_count_too(keyword: str, clue: str, language: Language) -> None:
    assert why_not(f"{keyword},Zzz,Yyy,Qqq", clue, language=language) == "clue_is_translation"


@pytest.mark.rule("D-50")
def test_the_other_teams_keywords_are_never_checked() -> None:
    game = writing().do(0, Write("Krone", "Antike", "Albtraum"))
    assert game.seen(0).answer == Write("Krone", "Antike", "Albtraum")


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("keyword", "clue"),
    [
        ("König", "Königreich"),
        ("König", "Koenigskrone"),
        ("König", "Zaunkönig"),
        ("Baum", "Weihnachtsbaum"),
        ("Wald", "ein Waldspaziergang"),
    ],
)
def test_a_compound_contains_the_keyword(keyword: str, clue: str) -> None:
    assert why_not(f"{keyword},Zzz,Yyy,Qqq", clue) == "clue_has_keyword"


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("keyword", "clue"),
    [("Baum", "Vorbaumarkt"), ("Hut", "Hutmacher"), ("Bär", "Bärtige"), ("Uhr", "Fuhrwerk"), ("Albtraum", "Traum")],
)
def test_letters_in_the_middle_and_short_keywords_in_long_words_pass(keyword: str, clue: str) -> None:
    assert why_not(f"{keyword},Zzz,Yyy,Qqq", clue) is None


@pytest.mark.rule("D-38", "D-52")
@pytest.mark.parametrize(
    "clue",
    [
        "3",
        "3.4.2",
        "342",
        "drei",
        "Vier",
        "third",
        "two",
        "eins, zwei",
        "3️⃣",
        "３",
        "٣",
        "2nd",
        "IV",
    ],
)
def test_the_code_and_numbers_of_keywords_are_no_clues(clue: str) -> None:
    assert why_not(FREE, clue) == "clue_is_number"


@pytest.mark.rule("D-38", "D-39", "D-51")
@pytest.mark.parametrize(
    ("keyword", "clue", "language"),
    [
        ("Eis", "Eisen", DE),
        ("Sieb", "sieben", DE),
        ("Angel", "Los Angeles", DE),
        ("Feder", "Federer", DE),
        ("Blut", "Blüte", DE),
        ("Grab", "graben", DE),
        ("Stern", "gestern", DE),
        ("Asche", "Tasche", DE),
        ("jam", "James", EN),
        ("rain", "brain", EN),
        ("night", "knight", EN),
        ("corn", "corner", EN),
        ("wind", "window", EN),
    ],
)
def test_what_only_looks_like_the_keyword_passes(keyword: str, clue: str, language: Language) -> None:
    assert why_not(f"{keyword},Zzz,Yyy,Qqq", clue, language=language) is None


@pytest.mark.rule("D-38", "D-39", "D-51")
@pytest.mark.parametrize(
    ("keyword", "clue", "language", "code"),
    [
        ("Arzt", "Ärztin", DE, "clue_is_keyword"),
        ("Löwe", "Löwin", DE, "clue_is_keyword"),
        ("Katze", "Kätzchen", DE, "clue_is_keyword"),
        ("Buch", "Bücherregal", DE, "clue_has_keyword"),
        ("Kirche", "Kirchturm", DE, "clue_has_keyword"),
        ("Ostern", "Osterhase", DE, "clue_has_keyword"),
        ("swim", "swimmer", EN, "clue_is_keyword"),
        ("swimming", "swimmer", EN, "clue_is_keyword"),
        ("dice", "a die", EN, "clue_is_keyword"),
        ("mother-in-law", "mothers-in-law", EN, "clue_is_keyword"),
        ("U-Boot", "Uboot", DE, "clue_is_keyword"),
        ("light bulb", "lightbulb", EN, "clue_is_keyword"),
        ("wheelchair", "wheel chair", EN, "clue_is_keyword"),
        ("Hund", "Hu-nd", DE, "clue_is_keyword"),
        ("king", "K-I-N-G", EN, "clue_is_keyword"),
        ("Leiter", "leader", DE, "clue_is_translation"),
        ("crane", "Kranich", EN, "clue_is_translation"),
        ("Schwarz", "black", DE, "clue_is_translation"),
        ("Schildkröte", "turtle", DE, "clue_is_translation"),
        ("Schildkröte", "turtles", DE, "clue_is_translation"),
    ],
)
def test_what_says_the_keyword_in_other_clothes_is_refused(
    keyword: str, clue: str, language: Language, code: str
) -> None:
    assert why_not(f"{keyword},Zzz,Yyy,Qqq", clue, language=language) == code


@pytest.mark.rule("D-38")
def test_a_word_of_the_own_language_is_no_translation() -> None:
    """A German rampart is a Wall, and no English wall; Wand is not in our list of keywords."""
    assert why_not("Wand,Zzz,Yyy,Qqq", "Wall") is None


@pytest.mark.rule("D-52", "D-32")
@pytest.mark.parametrize("clue", ["Nummer 1", "the first", "die Nummer drei", "keyword 2", "word four", "No. 3"])
def test_a_number_with_a_name_is_still_a_number(clue: str) -> None:
    assert why_not(FREE, clue) == "clue_is_number"


@pytest.mark.rule("D-52", "D-32")
@pytest.mark.parametrize("clue", ["42", "112", "B&B", "C++", "4x4", "24"])
def test_numbers_and_letters_that_mean_something_pass(clue: str) -> None:
    assert why_not(FREE, clue) is None


@pytest.mark.rule("D-52", "D-32")
def test_letters_may_be_called_characters() -> None:
    assert why_not("Mond,Zzz,Yyy,Qqq", "vier Zeichen") == "clue_is_length"


@pytest.mark.rule("D-52")
@pytest.mark.parametrize("clue", ["007", "1984", "drei Musketiere", "Die Vierte Gewalt", "Catch 22", "fünf", "Einser"])
def test_other_numbers_pass(clue: str) -> None:
    assert why_not(FREE, clue) is None


@pytest.mark.rule("D-32", "D-52")
@pytest.mark.parametrize("clue", ["6", "sechs", "Six", "6 Buchstaben", "six letters"])
def test_the_letter_count_of_the_keyword_meant_is_no_clue(clue: str) -> None:
    assert why_not(FREE, clue, code="1.2.3") == "clue_is_length"
    assert why_not(FREE, clue, code="2.1.3") is None, "Schildkröte has eleven letters"
    assert why_not(FREE, "elf Buchstaben", code="2.1.3") == "clue_is_length"


@pytest.mark.rule("D-39")
def test_a_clue_has_a_greatest_length() -> None:
    assert why_not(FREE, "x" * 101) == "long_clue"
    assert why_not(FREE, "x" * 100) is None


@pytest.mark.rule("D-39")
def test_nothing_is_lost_when_a_clue_is_refused() -> None:
    game = writing()
    typed = Write("Nacht", "Mafia", "Eis")
    drafted, _ = game.table.draft(0, typed)
    at = replace(game, table=drafted)
    assert at.refusal(0, typed) == "clue_is_keyword"
    assert at.seen(0).draft == typed
    assert at.seen(2).draft is None, "nobody else sees it, not even the own team"
    assert load(dump(at.table), GAME) == at.table


@pytest.mark.rule("D-33", "D-39")
def test_what_can_not_be_checked_passes_and_is_left_to_objections() -> None:
    game = writing().write(("unser Mittagessen gestern", "Hildkröte", "Eis"))
    assert game.seen(1).may is not None


@pytest.mark.rule("D-36")
def test_once_read_out_a_clue_stays() -> None:
    game = writing().write()
    assert game.refusal(0, Write("anders", "ganz anders", "noch anders")) == "not_asked"


@given(st.lists(st.text(max_size=20), min_size=3, max_size=3))
def test_any_unicode_is_kept_or_refused(clues: list[str]) -> None:
    game = writing()
    drafted, _ = game.table.draft(0, Write(*clues))
    assert load(dump(drafted), GAME) == drafted
    settled = game.table.ask.must[0].settle(Write(*clues))
    assert isinstance(settled, Write)
    at = replace(game, table=drafted).ring()
    for seat in (None, 0, 1):
        seen = see(at.table, seat)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=GAME.any_seen) == seen


def test_lone_surrogates_are_refused() -> None:
    assert writing().refusal(0, Write("\ud800", "b b", "c c")) == "not_offered"


def test_sampled_clues_are_legal_with_any_keywords() -> None:
    thrown = dice()
    for text in list(house_pool(DE).words)[:50]:
        choice = form(f"{text},Zzz,Yyy,Qqq", used="K7-X2")
        for _ in range(5):
            clues = choice.sample(thrown)
            assert choice.check(clues) == clues


def test_the_pool_knows_which_keywords_a_clue_would_be_refused_for() -> None:
    clues = ["die Äpfel", "apple pie", "Königreich", "Zaunkönig", "Bären", "bears", "Hutmacher", "Waldbaum", "Nasen"]
    for language in Language:
        every = house_pool(language)
        for clue in clues:
            expected = set()
            for text in every.words:
                code = why_not(f"{text},Zzz,Yyy,Qqq", clue, code="2.3.4", language=language)
                if code in ("clue_is_keyword", "clue_is_translation", "clue_has_keyword"):
                    expected.add(text)
            assert every.refused(clue) == expected


@pytest.mark.rule("D-39")
def test_the_longest_clue_is_the_one_that_the_choice_names() -> None:
    choice = writing().seen(0).choice
    assert isinstance(choice, ClueForm)
    (most,) = {field.most for field in choice.fields.values() if isinstance(field, Text)}
    longest = "x" * most
    assert choice.check(Write(longest, "Panzer", "Strohhalm")).first == longest
    for slot in ("first", "second", "third"):
        with pytest.raises(Illegal) as refused:
            choice.check(replace(Write("Nacht", "Panzer", "Strohhalm"), **{slot: longest + "x"}))
        assert refused.value.code == "long_clue"
        assert refused.value.details["most"] == most


@pytest.mark.rule("D-39", "D-51")
@pytest.mark.parametrize(
    ("keyword", "clue", "language"),
    [("Regen", "rege Phantasie", DE), ("cat", "dark caves", EN), ("boat", "a boa", EN)],
)
def test_what_only_looks_like_a_form_of_a_keyword_passes(keyword: str, clue: str, language: Language) -> None:
    others = "Mafia,Krone,Cocktail" if language is DE else "sun,river,clock"
    assert why_not(f"{keyword},{others}", clue, language=language) is None
