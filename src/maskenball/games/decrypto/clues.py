"""The checks on what encryptors write (D-30 to D-39, D-50 to D-52), and the choices that are forms to fill in."""

from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from maskenball.games.decrypto.model import (
    CODES,
    LONGEST_CLUE,
    LONGEST_GUESS,
    Guess,
    GuessKeywords,
    Language,
    Quartet,
    Write,
    digits,
)
from maskenball.games.decrypto.spelling import forms, is_letter, letters, names_length, names_position, plain, words
from maskenball.games.decrypto.words import COMPOUND, phrases
from maskenball.kernel import Chance, Form, Illegal, Pick, Text

SLOTS = ("first", "second", "third")
_CLUE_FIELDS: dict[str, Pick | Any | Text] = dict.fromkeys(SLOTS, Text(LONGEST_CLUE))


def tidy(text: Any) -> str:
    """A text as it is shown: one line, no blanks at the ends; what can't be written down anywhere is refused."""
    if type(text) is not str:
        raise Illegal("not_offered")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Illegal("not_offered") from None
    return " ".join(text.split())


class OwnWords(NamedTuple):
    """What an encryptor must not say, and for the sake of which keyword."""

    forms: dict[str, str]
    abroad: dict[str, str]
    compounds: tuple[tuple[str, str], ...]
    longest: int
    """The most words that one of them has."""


@lru_cache(maxsize=4096)
def _own_words(language: Language, keywords: Quartet, translations: tuple[tuple[str, ...], ...]) -> OwnWords:
    other = Language.EN if language is Language.DE else Language.DE
    own = {form: keyword for keyword in keywords for form in forms(keyword, language)}
    pairs = [(keyword, word) for keyword, abroad in zip(keywords, translations, strict=True) for word in abroad]
    abroad = {form: keyword for keyword, word in pairs for form in forms(word, other)}
    compounds = tuple((plain(keyword), keyword) for keyword in keywords if letters(keyword) >= COMPOUND)
    return OwnWords(own, abroad, compounds, max(form.count(" ") + 1 for form in (*own, *abroad)))


class ClueForm(Form[Write], frozen=True):
    """Three clues for a code. What an encryptor must not write is refused with the reason, whatever team writes it."""

    unfinished: ClassVar[bool] = True

    language: Language = Language.DE
    keywords: Quartet = ()
    translations: tuple[tuple[str, ...], ...] = ()
    code: str = CODES[0]
    used: tuple[str, ...] = ()
    """Every clue read out before, in plain spelling (D-37)."""

    def take(self, action: Any) -> Write:
        if type(action) is not Write:
            raise Illegal("not_offered")
        taken: list[str] = []
        for position in range(3):
            taken.append(self.clue(position, getattr(action, SLOTS[position]), taken))
        return Write(*taken)

    def clue(self, position: int, text: Any, before: list[str]) -> str:
        """One clue as it counts; `before` are the own ones already written."""
        clue = tidy(text)
        at = position + 1
        said = words(clue)
        if not plain(clue):
            raise Illegal("empty_clue", position=at)
        if len(clue) > LONGEST_CLUE:
            raise Illegal("long_clue", position=at, most=LONGEST_CLUE, given=len(clue))
        if plain(clue) in self.used:
            raise Illegal("clue_used", position=at, clue=clue)
        if any(plain(clue) == plain(other) for other in before):
            raise Illegal("clue_twice", position=at, clue=clue)
        self._keep_apart(at, clue, said)
        if names_position(said):
            raise Illegal("clue_is_number", position=at, clue=clue)
        if names_length(said, self.keywords[digits(self.code)[position] - 1]):
            raise Illegal("clue_is_length", position=at, clue=clue)
        if is_letter(clue):
            raise Illegal("clue_is_letter", position=at, clue=clue)
        return clue

    def _keep_apart(self, at: int, clue: str, said: tuple[str, ...]) -> None:
        """D-38, D-50, D-51: no own keyword, no form or translation of it, no compound with it."""
        own = _own_words(self.language, self.keywords, self.translations)
        found = phrases(said, own.longest)
        for phrase in found:
            if phrase in own.forms:
                raise Illegal("clue_is_keyword", position=at, clue=clue, keyword=own.forms[phrase])
        for phrase in found:
            if phrase in own.abroad:
                raise Illegal("clue_is_translation", position=at, clue=clue, keyword=own.abroad[phrase])
        for whole, keyword in own.compounds:
            for word in said:
                if word.startswith(whole) or word.endswith(whole):
                    raise Illegal("clue_has_keyword", position=at, clue=clue, keyword=keyword)

    def settle(self, draft: Any) -> Write:
        """D-13: each slot counts if it would be accepted, else it is blank."""
        taken: list[str] = []
        for position in range(3):
            text = getattr(draft, SLOTS[position]) if type(draft) is Write else ""
            try:
                taken.append(self.clue(position, text, [clue for clue in taken if clue]))
            except Illegal:
                taken.append("")
        return Write(*taken)

    def safe(self) -> Write:
        return Write()

    def sample(self, dice: Chance) -> Write:
        """Signs such as K7-X2, which mean nothing: no keyword has a digit in it, so they fit any keywords."""
        taken: list[str] = []
        while len(taken) < 3:
            signs = [dice.pick("ABCDEFGHKLMNPQRSTUVWXYZ") + dice.pick("0123456789") for _ in range(2)]
            clue = "-".join(signs)
            if plain(clue) not in self.used and clue not in taken:
                taken.append(clue)
        return Write(*taken)


def clue_form(
    language: Language,
    keywords: Quartet,
    translations: tuple[tuple[str, ...], ...],
    code: str,
    used: tuple[str, ...],
) -> ClueForm:
    """What this encryptor can write."""
    return ClueForm(Write(), _CLUE_FIELDS, False, language, keywords, translations, code, used)


class CodeForm(Form[Guess], frozen=True):
    """Three different digits (D-27); where time can run out, silence is no guess."""

    unfinished: ClassVar[bool] = True

    timed: bool = False

    def take(self, action: Any) -> Guess:
        if type(action) is not Guess or type(action.code) is not str:
            raise Illegal("not_offered")
        signs = [sign for sign in action.code if sign not in ".,-/ "]
        if len(signs) != 3 or any(sign not in "1234" for sign in signs):
            raise Illegal("not_a_code")
        if len(set(signs)) < 3:
            raise Illegal("digit_twice")
        return Guess(".".join(signs))

    def safe(self) -> Guess:
        return Guess(None) if self.timed else self.default


_CODE_FIELDS: dict[str, Pick | Any | Text] = {"code": Pick(CODES)}
CODE_FORM = CodeForm(Guess(CODES[0]), _CODE_FIELDS)
TIMED_CODE_FORM = CodeForm(Guess(CODES[0]), _CODE_FIELDS, False, True)


class KeywordForm(Form[GuessKeywords], frozen=True):
    """One word or none for each of the four numbers (D-45)."""

    def take(self, action: Any) -> GuessKeywords:
        if type(action) is not GuessKeywords:
            raise Illegal("not_offered")
        guesses = [tidy(getattr(action, name)) for name in self.fields]
        for at, guess in enumerate(guesses, 1):
            if len(guess) > LONGEST_GUESS:
                raise Illegal("long_guess", number=at, most=LONGEST_GUESS, given=len(guess))
        return GuessKeywords(*guesses)


KEYWORD_FORM = KeywordForm(GuessKeywords(), dict.fromkeys(GuessKeywords.__struct_fields__, Text(LONGEST_GUESS)))

CHOICES = (ClueForm, CodeForm, KeywordForm)
