"""Numbers: every answer of a game as a short row of numbers that mean the same in every position, with text both ways.

Most answers are one number: `Vote(yes=True)`. What has too many fields, or free text, is spelled: first a number for
the kind of answer with its first fields, then one for each further value. A number that is the only possible one is
never asked for, so a team without an investigator stays one number.

Which numbers there are hangs on the game's types, the number of players and the vocabulary alone, not on what has been
played. Seats are counted from whoever answers.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from msgspec.inspect import type_info
from msgspec.structs import replace

from maskenball.adapters.domains import Domain, Domains, Several, Words
from maskenball.adapters.spelling import DONE, PASS, Filled, Spelled, Written
from maskenball.kernel import Action, Choice, Either, Form, Game, OneOf, Text

MOST_HEAD = 64
"""Further fields belong to the first number while the kind of answer has no more numbers than this."""
MOST_SPELLED = 4096
"""Choices of which the numbers are kept."""


class Kind:
    """One kind of answer: its first number, the fields in it, and those that come after it."""

    def __init__(self, action: type[Action], domains: Domains, first: int) -> None:
        self.action, self.first = action, first
        fields = [(field.name, domains.domain(field.type)) for field in type_info(action).fields]  # type: ignore[attr-defined]
        self.head: list[tuple[str, Domain]] = []
        self.size = 1
        for name, domain in fields:
            if isinstance(domain, Several | Words) or (self.head and self.size * domain.size > MOST_HEAD):
                break
            self.head.append((name, domain))
            self.size *= domain.size
        self.tail = fields[len(self.head) :]

    def number(self, action: Action, me: int) -> int:
        """The first number of this answer."""
        at = 0
        for name, domain in self.head:
            at = at * domain.size + domain.index(getattr(action, name), me)
        return self.first + at

    def text(self, number: int, me: int) -> str:
        """That number in words."""
        at = number - self.first
        parts: list[str] = []
        for name, domain in reversed(self.head):
            at, index = divmod(at, domain.size)
            parts.insert(0, f"{name}={plain(domain.value(index, me))}")
        if self.tail:
            parts.append("...")
        return f"{self.action.__name__}({', '.join(parts)})"


class Numbers:
    """The numbers of a game at one table."""

    def __init__(self, game: Game, domains: Domains) -> None:
        self.players = domains.players
        self.kinds: dict[type[Action], Kind] = {}
        self.count = 2
        for action in game.actions:
            kind = self.kinds[action] = Kind(action, domains, self.count)
            self.count += kind.size
        self._firsts: dict[Domain, int] = {}
        self._labels: list[tuple[int, str, Domain]] = []
        for kind in self.kinds.values():
            for name, domain in kind.tail:
                self._add(name, domain.item if isinstance(domain, Several) else domain)
        self._texts: dict[int, tuple[str, ...]] = {}
        self._by_text: dict[int, dict[str, int]] = {}
        self._by_id: dict[tuple[int, int], tuple[Choice, Spelled]] = {}
        self._by_content: dict[Any, tuple[Choice, Spelled]] = {}

    def _add(self, name: str, domain: Domain) -> None:
        if domain not in self._firsts:
            self._firsts[domain] = self.count
            self._labels.append((self.count, name, domain))
            self.count += domain.size

    # Answers to numbers

    def row(self, action: Action, me: int) -> tuple[int, ...]:
        """All numbers of this answer; KeyError if it holds a word that is not in the vocabulary."""
        kind = self.kinds[type(action)]
        row = [kind.number(action, me)]
        for name, domain in kind.tail:
            value = getattr(action, name)
            if isinstance(domain, Several):
                first = self._firsts[domain.item]
                row += [first + domain.item.index(item, me) for item in value]
                row.append(DONE)
            else:
                row.append(self._firsts[domain] + domain.index(value, me))
        return tuple(row)

    def spelled(self, choice: Choice, me: int) -> Spelled:
        """What this choice can be answered with, number by number."""
        same = self._by_id.get((id(choice), me))
        if same is not None:
            return same[1]
        for kept in (self._by_id, self._by_content):
            if len(kept) >= MOST_SPELLED:
                kept.clear()
        key = (content(choice), me)
        known = self._by_content.get(key)
        if known is None:
            known = self._by_content[key] = (choice, self._spell(choice, me))
        self._by_id[id(choice), me] = (choice, known[1])
        return known[1]

    def _spell(self, choice: Choice, me: int) -> Spelled:
        rows: dict[tuple[int, ...], Action] = {}
        forms: list[Written | Filled] = []
        for part in parts(choice):
            if isinstance(part, Form) and any(isinstance(field, Text) for field in part.fields.values()):
                forms.append(self._written(part, me))
            elif isinstance(part, Form) and not part.few():
                forms.append(self._filled(part, me))
            else:
                rows |= {self.row(answer, me): answer for answer in part}
        try:
            safe = self.row(choice.safe(), me)
        except KeyError:  # a word that is not in the vocabulary
            safe = ()
        return Spelled(rows, forms, safe)

    def _written(self, form: Form[Any], me: int) -> Written:
        """A form with free text: its first number, and the words for each field."""
        kind = self.kinds[type(form.default)]
        slots: list[tuple[str, dict[int, str]]] = []
        for name, domain in kind.tail:
            if not isinstance(domain, Words) or name not in form.fields:
                raise TypeError(f"{kind.action.__name__}.{name}: beside free text a form may hold nothing else")
            first = self._firsts[domain]
            slots.append((name, {first + at: word for at, word in enumerate(domain.values)}))
        return Written(form, kind.number(form.default, me), slots)

    def _filled(self, form: Form[Any], me: int) -> Filled:
        """A form with more answers than one would list: the values behind its first numbers and in each field after."""
        kind = self.kinds[type(form.default)]

        def values(name: str) -> list[Any]:
            return [*form.fields[name].values()] if name in form.fields else [getattr(form.default, name)]

        heads = {}
        for combination in product(*(values(name) for name, _ in kind.head)):
            held = dict(zip([name for name, _ in kind.head], combination, strict=True))
            heads[kind.number(replace(form.default, **held), me)] = held
        slots: list[tuple[str, dict[int, Any]]] = []
        for name, domain in kind.tail:
            if isinstance(domain, Several):
                raise TypeError(f"{kind.action.__name__}.{name}: a form may hold no row")
            first = self._firsts[domain]
            slots.append((name, {first + domain.index(value, me): value for value in values(name)}))
        return Filled(form, heads, slots)

    # Text

    def texts(self, me: int) -> Sequence[str]:
        """All numbers in words, as this seat means them."""
        if me not in self._texts:
            self._texts[me] = tuple(self._all_texts(me))
        return self._texts[me]

    def _all_texts(self, me: int) -> Iterator[str]:
        yield from ("pass", "done")
        for kind in self.kinds.values():
            yield from (kind.text(number, me) for number in range(kind.first, kind.first + kind.size))
        for _, name, domain in self._labels:
            yield from (f"{name}={plain(domain.value(at, me))}" for at in range(domain.size))

    def number(self, text: str, me: int) -> int:
        """The number that `texts` has in these words; KeyError if there is none."""
        if me not in self._by_text:
            self._by_text[me] = {each: number for number, each in enumerate(self.texts(me))}
        return self._by_text[me][text]


def parts(choice: Choice) -> Iterator[Choice]:
    """The choices that this one consists of."""
    if isinstance(choice, Either):
        for each in choice.choices:
            yield from parts(each)
    else:
        yield choice


def content(choice: Choice) -> Any:
    """What two choices have in common that offer the same; a form is taken to be like itself alone."""
    if isinstance(choice, Either):
        return tuple(content(each) for each in choice.choices)
    return choice.options if isinstance(choice, OneOf) else id(choice)


def plain(value: Any) -> str:
    """A value as one reads it: an enum by its word."""
    return repr(value.value if hasattr(value, "value") else value)


__all__ = ["DONE", "PASS", "Numbers"]
