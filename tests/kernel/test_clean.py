"""Words that people type, as others read them."""

import unicodedata

import pytest

from maskenball.kernel import Illegal, Text, clean


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
        Text(50).take(blank * 3)
    assert caught.value.code == "empty_text"


def test_no_letter_of_any_alphabet_is_lost() -> None:
    letters = [
        chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) in ("Lu", "Ll", "Lt", "Lm", "Nd")
    ]
    lost = [letter for letter in letters if clean(letter) != unicodedata.normalize("NFC", letter)]
    assert lost == []
