"""Spelling: which numbers can come next, and when an answer is complete."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from maskenball.kernel import Action, Form

PASS, DONE = 0, 1
"""Nothing: no cut-in, or (where no word is left) what counts for the silent. The end of a row."""

Row = tuple[int, ...]
"""The numbers given so far."""


class Written:
    """A form with free text, filled in word by word."""

    def __init__(self, form: Form[Any], first: int, slots: Sequence[tuple[str, dict[int, str]]]) -> None:
        self.form, self.first, self.slots = form, first, slots

    def _draft(self, given: Row) -> dict[str, str]:
        words = zip(self.slots, given[1:], strict=False)
        return {name: numbers[number] for (name, numbers), number in words if number != PASS}

    def legal(self, given: Row) -> Row:
        """The numbers that can come next; none if something else is being spelled."""
        if not given:
            return (self.first,)
        if given[0] != self.first or len(given) > len(self.slots) or given[-1] == PASS:
            return ()
        name, words = self.slots[len(given) - 1]
        before = self._draft(given)
        return tuple(number for number, word in words.items() if self.form.takes(name, word, before)) or (PASS,)

    def answer(self, given: Row) -> Action | None:
        """The answer that these numbers spell, if it is complete."""
        if given[:1] != (self.first,) or (len(given) <= len(self.slots) and given[-1] != PASS):
            return None
        draft = replace(self.form.default, **(dict.fromkeys(self.form.fields, "") | self._draft(given)))
        answer: Action = self.form.settle(draft) if given[-1] == PASS else self.form.check(draft)
        return answer


class Filled:
    """A form with more answers than one would list, filled in field by field."""

    def __init__(
        self, form: Form[Any], heads: dict[int, dict[str, Any]], slots: Sequence[tuple[str, dict[int, Any]]]
    ) -> None:
        self.form, self.heads, self.slots = form, heads, slots

    def _draft(self, given: Row) -> dict[str, Any] | None:
        """What is filled in; None if something else is being spelled."""
        if given[0] not in self.heads or len(given) > 1 + len(self.slots):
            return None
        filled = {**self.heads[given[0]]}
        for (name, values), number in zip(self.slots, given[1:], strict=False):
            if number not in values:
                return None
            filled[name] = values[number]
        return filled

    def legal(self, given: Row) -> Row:
        """The numbers that can come next; none if something else is being spelled."""
        if not given:
            return tuple(number for number in self.heads if self._leads_on((number,)))
        if self._draft(given) is None or len(given) > len(self.slots):
            return ()
        return tuple(number for number in self.slots[len(given) - 1][1] if self._leads_on((*given, number)))

    def _leads_on(self, given: Row) -> bool:
        """Whether some answer begins like this: with `apart` nobody can be named twice."""
        if not self.form.apart:
            return True
        named: list[int] = []
        for name, value in (self._draft(given) or {}).items():
            if name in self.form.fields:
                named += value if isinstance(value, tuple) else [value] if type(value) is int else []
        if len(set(named)) < len(named):
            return False
        done = len(given) > len(self.slots)
        return done or any(self._leads_on((*given, number)) for number in self.slots[len(given) - 1][1])

    def answer(self, given: Row) -> Action | None:
        """The answer that these numbers spell, if it is complete."""
        if len(given) != 1 + len(self.slots) or (draft := self._draft(given)) is None:
            return None
        answer: Action = replace(self.form.default, **draft)
        return answer


class Spelled:
    """All answers to one choice of one seat."""

    def __init__(self, rows: dict[Row, Action], forms: Sequence[Written | Filled], safe: Row = ()) -> None:
        self._answers = rows
        self._safe = safe
        self._forms = forms
        further: dict[Row, set[int]] = {}
        for row in rows:
            for at in range(len(row)):
                further.setdefault(row[:at], set()).add(row[at])
        self._listed = {given: tuple(sorted(numbers)) for given, numbers in further.items()}
        self._legal = {} if forms else self._listed
        start = self.extended(())
        self.start: Row = () if self.answer(start) is not None else start
        """What need not be given, because nothing else can be; a single answer is given all the same."""

    def legal(self, given: Row) -> Row:
        """The numbers that can come next, in ascending order."""
        known = self._legal.get(given)
        if known is None:
            further = {*self._listed.get(given, ())}
            for form in self._forms:
                further.update(form.legal(given))
            known = self._legal[given] = tuple(sorted(further))
        return known

    def answer(self, given: Row) -> Action | None:
        """The answer that these numbers spell, if it is complete."""
        answer = self._answers.get(given)
        if answer is None and self._forms:
            answer = next((found for form in self._forms if (found := form.answer(given)) is not None), None)
        return answer

    def safe(self, given: Row) -> int:
        """The next number of the safe answer, or the first one if that can't be given."""
        legal = self.legal(given)
        further = self._safe[len(given) :] if self._safe[: len(given)] == given else ()
        return further[0] if further and further[0] in legal else legal[0]

    def extended(self, given: Row) -> Row:
        """With all that can only go on in one way."""
        while self.answer(given) is None and len(legal := self.legal(given)) == 1:
            given = (*given, legal[0])
        return given
