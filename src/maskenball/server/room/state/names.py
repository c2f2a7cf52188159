"""Names that people can tell apart, also on a small screen and across alphabets.

Two names are alike if they have the same skeleton: letters that look alike are one and the same (as in Unicode's
Technical Standard 39, whose whole table has 6,000 lines; ours has the alphabets that can be taken for Latin).
"""

import unicodedata

from maskenball.kernel import Illegal, Malformed
from maskenball.kernel.clean import clean_name
from maskenball.kernel.match_state import MOST_NAME, check_names
from maskenball.server.room.state.value import RoomState

_PAIRS = (
    "Аa Вb Сc Еe Нh Іi Јj Кk Мm Оo Рp Ѕs Тt Хx Уy аa вb гr ԁd еe һh нh іi јj кk ӏl мm оo рp ԛq сc ѕs тt ѵv ԝw хx уy ьb "
    "Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx αa βb γy ηn ιi κk νv οo ρp τt υu χx ωw "
    "Օo Սu օo ոn սu հh ցg զq քp "
    "Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꮐg Ꮋh Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꭱr Ꮪs Ꭲt Ꮩv Ꮃw Ꮓz "
    "ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ıi ɑa ɡg ʋv "
    "0o 1l Il |l"
)
"""What looks like which letter: Cyrillic, Greek, Armenian, Cherokee, Latin's own small capitals, and digits."""
_LIKE = str.maketrans({pair[0]: pair[1] for pair in _PAIRS.split()})
_TOGETHER = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""
_WITH_ANY = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"})
"""Scripts that are written together with others, and look like none of them."""
_SCRIPTS = frozenset(
    {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "GEORGIAN", "HEBREW", "ARABIC", "LISU", "TIFINAGH"}
)


def skeleton(name: str) -> str:
    """What a name looks like at a glance."""
    found = unicodedata.normalize("NFD", name).translate(_LIKE).casefold().translate(_LIKE)
    for two, one in _TOGETHER:
        found = found.replace(two, one)
    return found


def alike(name: str, other: str) -> bool:
    """Whether people could take one for the other."""
    return name.casefold() == other.casefold() or skeleton(name) == skeleton(other)


def read_name(room: RoomState, given: str, but: str | None = None) -> str:
    """A name as it is kept, if people here can tell it from others; `but`: a name that is given up for it."""
    name = clean_name(given)
    check_names((name,))
    if len(_scripts(name)) > 1:
        raise Malformed("mixed_name", given=name[:MOST_NAME])
    if any(alike(name, each) for each in _names(room) if each != but):
        raise Illegal("name_taken", given=name)
    return name


def free_name(room: RoomState, wanted: str | tuple[str, ...]) -> str:
    """The first of the names that nobody has here, with a number if need be."""
    wanted = (clean_name(wanted),) if isinstance(wanted, str) else wanted
    taken = {found for name in _names(room) for found in (name.casefold(), skeleton(name))}
    numbered = (f"{name} {number}" for number in range(2, 100) for name in wanted)
    return next(name for name in (*wanted, *numbered) if taken.isdisjoint((name.casefold(), skeleton(name))))


def _names(room: RoomState) -> set[str]:
    return {person.name for person in room.people} | {place.name for place in room.places}


def _scripts(name: str) -> set[str]:
    """The alphabets of its letters, as far as they could be taken for one another."""
    first = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    return (first & _SCRIPTS) - _WITH_ANY
