"""The checks on what encryptors write (D-30 to D-39, D-50 to D-52), and the choices that are forms to fill in."""

from collections.abc import Mapping
from typing import Any, ClassVar

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
from maskenball.games.decrypto.saying import COMPOUND, Why, runs, unsaid
from maskenball.games.decrypto.spelling import letters, plain, said
from maskenball.kernel import Chance, Form, Illegal, Pick, Text, clean

SLOTS = ("first", "second", "third")
_CLUE_FIELDS: dict[str, Pick | Any | Text] = dict.fromkeys(SLOTS, Text(LONGEST_CLUE))
"""How long a clue may be is told with the question: no panel has a limit of its own."""


def tidy(text: Any) -> str:
    """A text as it is shown: one line, no blanks at the ends; what can't be written down anywhere is refused."""
    if type(text) is not str:
        raise Illegal("not_offered")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Illegal("not_offered") from None
    return clean(text)


SIGNS = tuple(f"{letter}{number}" for letter in "ABCDEFGHKLMNPQRSTUVWXYZ" for number in range(10, 100))
"""What random clues are: enough that none need ever be said twice, so few that each is looked at only once."""


class ClueForm(Form[Write], frozen=True):
    """Three clues for a code. What an encryptor must not write is refused with the reason, whatever team writes it."""

    unfinished: ClassVar[bool] = True

    language: Language = Language.DE
    keywords: Quartet = ()
    translations: tuple[tuple[str, ...], ...] = ()
    code: str = CODES[0]
    used: tuple[str, ...] = ()
    """Every clue read out before, in plain spelling (D-37)."""

    def check(self, action: Any) -> Write:
        if type(action) is not Write:
            raise Illegal("not_offered")
        clues = (action.first, action.second, action.third)
        taken: list[str] = []
        missing: Illegal | None = None
        for position, text in enumerate(clues):
            try:
                taken.append(self.clue(position, text, taken))
            except Illegal as wrong:
                # What is wrong with a clue is said first: whoever writes hears of it before all three are there.
                if wrong.code != "empty_clue":
                    raise
                missing = missing or wrong
        if missing:
            raise missing
        return Write(*taken)

    def clue(self, position: int, text: Any, before: list[str]) -> str:
        """One clue as it counts; `before` are the own ones already written."""
        clue = tidy(text)
        at = position + 1
        spelt, _, names_position, names_length, is_letter = said(clue)
        if not spelt:
            raise Illegal("empty_clue", position=at)
        if len(clue) > LONGEST_CLUE:
            raise Illegal("long_clue", position=at, most=LONGEST_CLUE, given=len(clue))
        if spelt in self.used:
            raise Illegal("clue_used", position=at, clue=clue)
        if spelt in map(plain, before):
            raise Illegal("clue_twice", position=at, clue=clue)
        self._keep_apart(at, clue)
        if names_position:
            raise Illegal("clue_is_number", position=at, clue=clue)
        if names_length and names_length == letters(self.keywords[digits(self.code)[position] - 1]):
            raise Illegal("clue_is_length", position=at, clue=clue)
        if is_letter:
            raise Illegal("clue_is_letter", position=at, clue=clue)
        return clue

    def takes(self, name: str, value: Any, before: Mapping[str, Any]) -> bool:
        try:
            self.clue(SLOTS.index(name), value, [*before.values()])
        except Illegal:
            return False
        return True

    def _keep_apart(self, at: int, clue: str) -> None:
        """D-38, D-50, D-51: no own keyword, no form or translation of it, no compound with it."""
        found, long = runs(clue), len(max(said(clue).words, key=len, default="")) > COMPOUND
        for keyword, abroad in zip(self.keywords, self.translations, strict=True):
            each = unsaid(keyword, abroad, self.language)
            if not long and each.single.isdisjoint(found):
                continue
            why = each.why(clue)
            if why is Why.FORM:
                raise Illegal("clue_is_keyword", position=at, clue=clue, keyword=each.keyword)
            if why is Why.TRANSLATION:
                raise Illegal("clue_is_translation", position=at, clue=clue, keyword=each.keyword)
            if why is Why.COMPOUND:
                raise Illegal("clue_has_keyword", position=at, clue=clue, keyword=each.keyword)

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
        """Signs such as K72, which mean nothing: no keyword has a digit in it, so they fit any keywords."""
        taken: list[str] = []
        while len(taken) < 3:
            clue = dice.pick(SIGNS)
            if clue not in taken and plain(clue) not in self.used:
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
    return ClueForm(
        Write(), _CLUE_FIELDS, language=language, keywords=keywords, translations=translations, code=code, used=used
    )


class CodeForm(Form[Guess], frozen=True):
    """Three different digits (D-27); where time can run out, silence is no guess."""

    unfinished: ClassVar[bool] = True

    timed: bool = False

    def check(self, action: Any) -> Guess:
        if type(action) is not Guess or type(action.code) is not str:
            raise Illegal("not_offered")
        signs = [sign for sign in action.code if sign not in ".,-/ "]
        if len(signs) != 3 or any(sign not in "1234" for sign in signs):
            raise Illegal("not_a_code")
        if len(set(signs)) < 3:
            raise Illegal("digit_twice")
        return Guess(".".join(signs))

    def settle(self, draft: Any) -> Guess:
        """D-27: what the team has written counts if it is complete, confirmed or not."""
        return self.check(draft) if draft in self else self.safe()

    def safe(self) -> Guess:
        return Guess(None) if self.timed else self.default


_CODE_FIELDS: dict[str, Pick | Any | Text] = {"code": Pick(CODES)}
CODE_FORM = CodeForm(Guess(CODES[0]), _CODE_FIELDS)
TIMED_CODE_FORM = CodeForm(Guess(CODES[0]), _CODE_FIELDS, False, True)


class KeywordForm(Form[GuessKeywords], frozen=True):
    """One word or none for each of the four numbers (D-45)."""

    def check(self, action: Any) -> GuessKeywords:
        if type(action) is not GuessKeywords:
            raise Illegal("not_offered")
        guesses = [tidy(getattr(action, name)) for name in self.fields]
        for at, guess in enumerate(guesses, 1):
            if len(guess) > LONGEST_GUESS:
                raise Illegal("long_guess", number=at, most=LONGEST_GUESS, given=len(guess))
        return GuessKeywords(*guesses)

    def takes(self, name: str, value: Any, before: Mapping[str, Any]) -> bool:
        return GuessKeywords(value) in self

    def sample(self, dice: Chance) -> GuessKeywords:
        return GuessKeywords(*(dice.pick(SIGNS) for _ in self.fields))


KEYWORD_FORM = KeywordForm(GuessKeywords(), dict.fromkeys(GuessKeywords.__struct_fields__, Text(LONGEST_GUESS)))

CHOICES = (ClueForm, CodeForm, KeywordForm)
