"""Words that people type, as others get to read them: nothing in them is invisible or turns the text around."""

import unicodedata

_IGNORABLE = (
    *(0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0),
    *range(0x180B, 0x1810),
    *range(0x200B, 0x2010),
    *range(0x2060, 0x2070),
    *range(0xFE00, 0xFE10),
    *range(0xFFF0, 0xFFF9),
    *range(0x1BCA0, 0x1BCA4),
    *range(0x1D173, 0x1D17B),
    *range(0xE0000, 0xE1000),
)
"""Unicode's Default_Ignorable_Code_Point, but for most of those that turn: shown as nothing. Python's unicodedata
does not know this property."""
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Shown as nothing too, but they change the direction of what follows."""
INVISIBLE = frozenset(map(chr, _IGNORABLE)) - TURNING
BLANK = "\u2800"
"""A letter of Braille without a dot: it looks like a blank, but counts as a sign."""
EMOJI_PARTS = "\u200d\ufe0f"
"""Joins signs into one picture, or asks for its coloured form; right after a sign these are no trick."""
_DROPPED = ("Cc", "Cf", "Cs", "Cn")


def clean(text: str) -> str:
    """As it is kept and sent: composed letters, single blanks, and nothing that can't be seen."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text).replace(BLANK, " "):
        if letter in EMOJI_PARTS:
            if kept and _is_sign(kept[-1]):
                kept.append(letter)
        elif letter.isspace():
            kept.append(" ")
        elif letter not in INVISIBLE and unicodedata.category(letter) not in _DROPPED:
            kept.append(letter)
    while kept and kept[-1] == "\u200d":
        kept.pop()
    return " ".join("".join(kept).split())


def _is_sign(letter: str) -> bool:
    """A picture, the colour of its skin, or a keycap; and the coloured form before a joint."""
    return letter == "\ufe0f" or unicodedata.category(letter) in ("So", "Sk", "Sm", "Po") or letter in "0123456789"


def clean_name(name: str) -> str:
    """A name as it is kept: compatible forms are one (NFKC). What turns the text around stays, and is refused."""
    written = unicodedata.normalize("NFKC", name).replace(BLANK, " ")
    return " ".join(part for part in "".join(each for each in written if each not in INVISIBLE).split(" ") if part)
