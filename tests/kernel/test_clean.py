"""Words that people type, as others read them."""

import unicodedata

import pytest

from maskenball.kernel import Illegal, Text, clean
from maskenball.kernel.clean import clean_name


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("  two   blanks ", "two blanks"),
        ("evil\u202etxt.exe", "eviltxt.exe"),
        ("bell\x07, \x1b[31mred", "bell, [31mred"),
        ("a\u200bb\u00adc\ufeffd", "abcd"),
        ("one\ntwo\tthree\u00a0four", "one two three four"),
        ("Ba\u0308r", "Bär"),
        ("\U000e0041tag", "tag"),
        ("½ … ² ™", "½ … ² ™"),
        ("👩\u200d💻 ❤\ufe0f 3\ufe0f⃣ ⚔\ufe0f", "👩\u200d💻 ❤\ufe0f 3\ufe0f⃣ ⚔\ufe0f"),
        ("שלום עולם", "שלום עולם"),
    ],
)
def test_what_cant_be_seen_or_turns_the_text_around_is_dropped_and_all_else_stays(typed: str, read: str) -> None:
    assert clean(typed) == read
    assert clean(read) == read


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u200b", "\u2003", "\ufe0f", "\u200d"]
)
def test_a_clue_of_blank_letters_is_empty(blank: str) -> None:
    with pytest.raises(Illegal) as caught:
        Text(50).check(blank * 3)
    assert caught.value.code == "empty_text"


def test_no_letter_of_any_alphabet_is_lost() -> None:
    letters = [
        chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) in ("Lu", "Ll", "Lt", "Lm", "Nd")
    ]
    lost = [letter for letter in letters if clean(letter) != unicodedata.normalize("NFC", letter)]
    assert lost == []


@pytest.mark.parametrize(
    ("first", "last"),
    [
        (0x180B, 0x180F),
        (0x200B, 0x200C),
        (0x2060, 0x206F),
        (0xFE00, 0xFE0E),
        (0xFFF0, 0xFFF8),
        (0x1BCA0, 0x1BCA3),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    ],
)
def test_every_stretch_of_letters_that_are_shown_as_nothing_is_dropped_from_end_to_end(first: int, last: int) -> None:
    for code in (first, last):
        assert clean(f"a{chr(code)}b") == clean_name(f"a{chr(code)}b") == "ab"
    for code in (first - 1, last + 1):
        assert code in (0x200D, 0xFE0F) or clean_name(f"a{chr(code)}b") != "ab"


@pytest.mark.parametrize("letter", "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u3164\ufeff\uffa0\u200d\ufe0f", ids=ascii)
def test_single_letters_that_are_shown_as_nothing_are_dropped(letter: str) -> None:
    assert clean(f"a{letter}b") == clean_name(f"a{letter}b") == "ab"


@pytest.mark.parametrize(
    "letter", "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069", ids=ascii
)
def test_what_turns_the_text_around_is_dropped_from_talk_and_left_in_names_to_be_refused(letter: str) -> None:
    assert clean(f"a{letter}b") == "ab"
    assert clean_name(f"a{letter}b") == f"a{letter}b"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("👩🏽\u200d💻", "👩🏽\u200d💻"),  # the colour of the skin before a joint
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),  # the coloured form before a joint
        ("‼\ufe0f", "‼\ufe0f"),
        ("♾\ufe0f ↔\ufe0f", "♾\ufe0f ↔\ufe0f"),
        ("a\ufe0f\u200db", "ab"),
        ("👩\u200d", "👩"),
        ("👩\u200d\u200d", "👩"),
        ("\u200d👩", "👩"),
        ("ä\x07", "ä"),
        ("ab\x07", "ab"),
    ],
    ids=ascii,
)
def test_parts_of_a_picture_stay_only_where_they_make_one(typed: str, read: str) -> None:
    assert clean(typed) == read


def test_a_name_has_single_blanks_and_one_form() -> None:
    assert clean_name("  Ｂｏ \u2800  Bär ") == "Bo Bär"
    assert clean_name("Ba\u0308r") == "Bär"
