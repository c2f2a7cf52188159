"""What counts as a form of a word, as derived from it and as made of it, in both languages (D-39, D-51).

Endings are hung on by rule, whether such a word exists or not; so all that comes of a word is written down here.
"""

import pytest

from maskenball.games.decrypto import english, german

ALWAYS = ("", "s", "ed", "ing", "ings")

ENGLISH = {
    "sun": "sunned sunning",
    "stop": "stopped stopping",
    "moon": "",  # two vowels: nothing is doubled
    "snow": "",
    "boy": "",
    "baby": "babies babied",
    "box": "boxes",
    "watch": "watches",
    "photo": "photoes",
    "glass": "glasses",
    "lens": "lenses",
    "pants": "pantses pant",
    "knife": "knifed knifing knifings knives",
    "leaf": "leaves",
    "bee": "",
    "ice": "iced icing icings",
    "snowman": "snowmen snowmanned snowmanning",
    "cactus": "cacti cactes cactuses cactu cactussed cactussing",
    "basis": "bases basi basises basissed basissing",
    "mouse": "mice moused mousing mousings",
    "ox": "oxes oxen",
    "red": "redded redding redder reddest reder redest reier reiest",
    "dry": "dries dried dryyer dryyest dryer dryest drier driest",
    "hammer": "hammerred hammerring",
}


@pytest.mark.rule("D-39")
@pytest.mark.parametrize("word", ENGLISH)
def test_all_inflected_forms_of_an_english_word(word: str) -> None:
    assert english.inflections(word) == {word + ending for ending in ALWAYS} | {*ENGLISH[word].split()}


@pytest.mark.rule("D-39")
def test_english_words_that_mean_something_else_are_no_forms() -> None:
    assert "letter" not in english.inflections("let")
    assert {"wed", "weds"} <= english.inflections("wed")
    assert "wedding" not in english.inflections("wed")
    assert "hammer" not in english.derivations("ham")
    assert "ceiling" in english.inflections("ceiling"), "but it is one of itself"
    assert english.fronts("show") == {"show", "shows"}, "a shower is no show"


@pytest.mark.rule("D-39")
def test_the_first_of_several_english_words_has_a_plural_too() -> None:
    assert "mothers in law" in english.inflections("mother in law")
    assert "cups of tea" in english.inflections("Cup of Tea")
    assert "teas for two" not in english.inflections("tea for two")


DERIVED = {
    "swim": "swimmer swimmers swimmy swimmies swimmier swimmiest",
    "gold": "golder golders goldy goldies goldier goldiest",
    "ice": "icer icers icy icies icier iciest",
    "lake": "laker lakers laky lakies lakier lakiest lakeer lakeers lakey lakeies lakeier lakeiest",
    "ring": "ringer ringers ringy ringies ringier ringiest",
    "New York": "",
}


@pytest.mark.rule("D-51")
@pytest.mark.parametrize("word", DERIVED)
def test_all_that_is_derived_from_an_english_word(word: str) -> None:
    assert english.derivations(word) == {*DERIVED[word].split()}


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("word", "stems"),
    [("sewing", "sewing sew sewe"), ("dancing", "dancing danc dance"), ("swimming", "swimming swimm swimme swim")],
)
def test_who_does_what_an_english_word_in_ing_says(word: str, stems: str) -> None:
    endings = ("", "s", "er", "ers", "r", "rs")
    assert english.derivations(word) == {stem + ending for stem in stems.split() for ending in endings}


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("part", "is_word"),
    [
        *((part, True) for part in ("sun", "suns", "boxes", "walkers", "walking", "walked", "sunny", "runner", "hopp")),
        *((part, True) for part in ("mid", "smith", "mare", "fore", "egg", "eggs")),
        *((part, False) for part in ("ox", "su", "ab", "abs", "xyz", "eed", "oxes", "oxed", "s", "")),
    ],
)
def test_what_can_be_the_other_part_of_an_english_compound(part: str, is_word: bool) -> None:
    assert english.is_word(part) is is_word


SUN = frozenset({"sun", "suns"})


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("word", "made_of_it"),
    [
        ("sunflower", True),
        ("sunless", True),
        ("sunsx", False),
        ("sunday", True),
        ("sunxyz", False),
        ("midsun", True),
        ("xyzsun", False),
        ("misuns", False),
        ("asunder", False),
    ],
)
def test_an_english_compound_begins_or_ends_with_it_and_the_rest_is_a_word_or_an_ending(
    word: str, made_of_it: bool
) -> None:
    assert english.is_compound(word, SUN, SUN) is made_of_it


@pytest.mark.rule("D-51")
def test_an_english_word_that_only_looks_like_a_compound_is_none() -> None:
    assert not english.is_compound("starling", frozenset({"star"}), frozenset())
    assert english.is_compound("starlight", frozenset({"star"}), frozenset())
    assert english.fronts("sun") == {"sun", "suns", "suner"}


PLAIN = ("", "e", "en", "er", "es", "s", "ern", "em", "n", "nen")
AFTER_S = (*PLAIN, "se", "sen", "ses")
GERMAN: dict[str, tuple[str, tuple[str, ...], str]] = {
    "Bett": ("bett", PLAIN, ""),
    "Baum": ("baum baeum", PLAIN, ""),
    "Uhr": ("uhr uehr", PLAIN, ""),
    "Haus": ("haus haeus", AFTER_S, ""),
    "Katze": ("katze kaetze", ("", "n", "ns", "r", "s", "m"), ""),
    "Fee": ("fee", ("", "n", "ns", "r", "s", "m"), ""),
    "Mädchen": ("maedchen", ("", "s"), "maedche maedch"),
    "Apfel": ("apfel aepfel", ("", "n", "s", "ns"), ""),
    "Esel": ("esel", PLAIN, ""),  # four letters: it may be an adjective
    "Regen": ("regen", ("", "n", "s", "ns"), ""),  # five letters: no plural
    "Handschellen": ("handschellen haendschellen", ("", "n", "s", "ns"), "handschelle handschell"),
    "Lehrerin": ("lehrerin", ("", "nen", "s", "e", "en"), ""),
    "Pizza": ("pizza pizzae", ("", "s", "n", "en"), "pizzen"),
    "Kino": ("kino kinoe", ("", "s", "n", "en"), "kinen kini"),
    "Ostern": ("ostern oestern", PLAIN, "oster"),
    "Kaktus": ("kaktus kaktues", AFTER_S, "kakten kakteen kakti kaktien"),
    "Museum": ("museum museuem", PLAIN, "museen musea museien"),
    "Lexikon": ("lexikon lexikoen", PLAIN, "lexika lexiken"),
    "Atlas": ("atlas atlaes", AFTER_S, "atlanten"),
    "Basis": ("basis baesis", AFTER_S, "basen"),
}


@pytest.mark.rule("D-39")
@pytest.mark.parametrize("word", GERMAN)
def test_all_inflected_forms_of_a_german_word(word: str) -> None:
    stems, endings, more = GERMAN[word]
    assert german.inflections(word) == {s + ending for s in stems.split() for ending in endings} | {*more.split()}


@pytest.mark.rule("D-39")
def test_german_words_that_mean_something_else_are_no_forms() -> None:
    assert german.inflections("Eis") == {"eis" + ending for ending in AFTER_S} - {"eisen", "eisern"}
    assert german.inflections("Bus") == {s + ending for s in ("bus", "bues") for ending in AFTER_S} - {"busen"}
    assert "buche" not in german.inflections("Buch"), "a beech"
    assert "buecher" in german.inflections("Buch")


SMALL = ("in", "innen", "chen", "chens", "lein", "leins")


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("word", "stems"),
    [
        ("Baum", "baum baeum"),
        ("Bär", "baer"),
        ("Katze", "katze katz kaetze kaetz"),
        ("Garten", "garten gart gaerten gaert"),
        ("See", "see"),
        ("Knie", "knie"),
        ("Ei", ""),
    ],
)
def test_all_that_is_derived_from_a_german_word(word: str, stems: str) -> None:
    assert german.derivations(word) == {stem + ending for stem in stems.split() for ending in SMALL}


@pytest.mark.rule("D-51")
def test_a_german_compound_begins_with_a_form_or_without_the_last_e() -> None:
    assert german.fronts("Kirche") == german.inflections("Kirche") | {"kirch"}
    assert german.fronts("Hut") == german.inflections("Hut")


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("part", "is_word"),
    [
        *((part, True) for part in ("eis", "eise", "tagen", "kindern", "arztes", "ohren", "blumen", "tors")),
        *((part, False) for part in ("ei", "oh", "ab", "abs", "abe", "eies", "eien", "")),
    ],
)
def test_what_is_a_german_word_or_one_with_an_ending(part: str, is_word: bool) -> None:
    assert german.is_word(part) is is_word


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("rest", "fits"),
    [
        *((rest, True) for rest in ("lich", "sam", "eis", "seis", "neis", "hut", "xaxb")),
        *((rest, False) for rest in ("fle", "rrrr", "bcdf", "ux", "xxx", "")),
    ],
)
def test_what_can_follow_in_a_german_compound(rest: str, fits: bool) -> None:
    assert german.is_rest(rest) is fits


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("front", "fits"),
    [
        *((front, True) for front in ("ur", "un", "kirch", "tages", "eis", "ohr", "hut", "hof", "fleder")),
        *((front, False) for front in ("kir", "xyz", "bcdf", "ei", "ab", "eis"[:2], "sss", "")),
    ],
)
def test_what_can_stand_first_in_a_german_compound(front: str, fits: bool) -> None:
    assert german.is_front(front) is fits


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("word", "first", "otherwise"),
    [
        ("baumarkt", 4, True),
        ("baumarkt", 3, False),
        ("hausbau", 3, True),
        ("hausbau", 4, False),
        ("eisbaer", 3, False),
        ("eisbaer", 2, True),
        ("hauseis", 2, True),
        ("hauseis", 4, False),
    ],
)
def test_a_german_compound_is_taken_where_its_words_meet(word: str, first: int, otherwise: bool) -> None:
    assert german.splits_otherwise(word, first) is otherwise


@pytest.mark.rule("D-51")
@pytest.mark.parametrize(
    ("word", "made_of_it"),
    [
        ("baumhaus", True),
        ("weihnachtsbaum", True),
        ("baumarkt", False),
        ("baumxyz", False),
        ("xyzbaum", False),
        ("umbau", False),
    ],
)
def test_a_german_compound_begins_or_ends_with_it(word: str, made_of_it: bool) -> None:
    assert german.is_compound(word, frozenset({"baum"}), frozenset({"baum"})) is made_of_it
