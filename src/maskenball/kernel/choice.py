"""Choices: sets of answers that can be tested, sampled and, where that makes sense, listed.

A Choice is built from the State alone, so a refusal can't betray anybody's sealed answer. It is plain data: a
client can draw its answer panel from it. `check` gives the answer in its one canonical spelling, so equal
answers are equal values everywhere behind it.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from itertools import chain, combinations, product
from math import comb, floor, inf, prod
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from maskenball.kernel.clean import clean
from maskenball.kernel.dice import Chance
from maskenball.kernel.errors import Illegal


class Action(Struct, frozen=True, tag=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """An answer or a cut-in, in the imperative."""


class Ring(Action, frozen=True):
    """What the CLOCK answers: the time is over."""


A = TypeVar("A", bound=Struct)
"""What is chosen: an Action, or a Claim in talk."""


class Choice(Struct, frozen=True, tag=True, gc=False):
    """The answers one seat (or party, or the CLOCK) can give now."""

    unfinished: ClassVar[bool] = False
    """Whether what counts when time runs out may be less than an answer: the part that was ready."""

    def check(self, action: Any) -> Any:
        """The answer as it counts, or Illegal with the reason."""
        raise NotImplementedError

    def sample(self, dice: Chance) -> Any:
        """A random answer; what hidden answers are taken to be like when nothing is known of them."""
        raise NotImplementedError

    def safe(self) -> Any:
        """The answer that counts for the silent; the same for every role, so that it tells nothing."""
        raise NotImplementedError

    def settle(self, draft: Any) -> Any:
        """What counts when time runs out: the safe answer. A draft counts only where the rules say so: there a choice
        of the game's own says what of it."""
        return self.safe()

    def has_parts(self, refused: Any) -> bool:
        """Whether something of this refused answer would count when time runs out."""
        return self.unfinished and self.settle(refused) != self.safe()

    def may_become(self, draft: Any) -> bool:
        """Whether a draft can be an answer once it is finished: such a one is kept across an interruption."""
        return draft in self

    def few(self) -> tuple[Any, ...]:
        """All answers, if they are few and `sample` throws each as often as any other; else none."""
        return ()

    def __iter__(self) -> Iterator[Any]:
        """All answers, where they can be listed."""
        raise TypeError(f"the answers of {type(self).__name__} can't be listed")

    def __contains__(self, action: object) -> bool:
        try:
            self.check(action)
        except Illegal:
            return False
        return True


class OneOf(Choice, Generic[A], frozen=True, omit_defaults=True):
    """One of a few answers; the first one is safe."""

    options: tuple[A, ...]
    indifferent: bool = False
    """Whoever chooses can't tell one from another: a live table draws for a person, who need not be asked."""

    def check(self, action: Any) -> A:
        try:
            return self.options[self.options.index(action)]
        except ValueError:
            raise Illegal("not_offered") from None

    def sample(self, dice: Chance) -> A:
        options = self.options
        return options[floor(dice.random() * len(options))]

    def safe(self) -> A:
        return self.options[0]

    def few(self) -> tuple[A, ...]:
        return self.options

    def __iter__(self) -> Iterator[A]:
        return iter(self.options)


FEW = 300
"""Up to this many answers a Form keeps a list of them: a team of 5 out of 10 is 252."""


class Field(Struct, frozen=True, tag=True, gc=False):
    """What one field of a Form may hold."""

    def check(self, value: Any) -> Any:
        """The value as it counts, or Illegal."""
        raise NotImplementedError

    def sample(self, dice: Chance) -> Any:
        """A random value."""
        raise NotImplementedError

    def values(self) -> Iterator[Any]:
        """All values."""
        raise NotImplementedError

    def count(self) -> float:
        """How many values there are, if each is as likely as any other; else infinitely many."""
        return inf


class Pick(Field, frozen=True):
    """One of the values."""

    of: tuple[int | str | None, ...]

    def check(self, value: Any) -> int | str | None:
        try:
            return self.of[self.of.index(value)]
        except ValueError:
            raise Illegal("not_offered") from None

    def sample(self, dice: Chance) -> int | str | None:
        return dice.pick(self.of)

    def values(self) -> Iterator[int | str | None]:
        return iter(self.of)

    def count(self) -> float:
        return len(self.of)


class Some(Field, frozen=True):
    """Several different ones, at least `least` and at most `most`; the order does not count."""

    of: tuple[int, ...]
    least: int
    most: int

    def check(self, value: Any) -> tuple[int, ...]:
        if type(value) is not tuple:
            raise Illegal("not_offered")
        if not self.least <= len(value) <= self.most:
            raise Illegal("wrong_number", least=self.least, most=self.most, given=len(value))
        if any(one not in self.of for one in value):
            raise Illegal("not_offered")
        if len(set(value)) != len(value):
            raise Illegal("named_twice")
        return tuple(sorted(map(int, value)))

    def sample(self, dice: Chance) -> tuple[int, ...]:
        count = self.least + dice.below(self.most - self.least + 1)
        return tuple(sorted(dice.some(self.of, count)))

    def values(self) -> Iterator[tuple[int, ...]]:
        sizes = range(self.least, self.most + 1)
        return chain.from_iterable(combinations(sorted(self.of), size) for size in sizes)

    def count(self) -> float:
        return comb(len(self.of), self.least) if self.least == self.most else inf


def writable(text: str) -> bool:
    """Whether a text can be stored: a terminal gives halves of letters for bytes that it can't read."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Text(Field, frozen=True):
    """Words of one's own, at most `most` letters; blanks at the ends and in rows don't count."""

    most: int

    def check(self, value: Any) -> str:
        if type(value) is not str:
            raise Illegal("not_offered")
        if not writable(value):
            raise Illegal("bad_text")
        text = clean(value)
        if not text:
            raise Illegal("empty_text")
        if len(text) > self.most:
            raise Illegal("long_text", most=self.most, given=len(text))
        return text

    def sample(self, dice: Chance) -> str:
        return "".join(dice.pick("abcdefghijklmnopqrstuvwxyz") for _ in range(1 + dice.below(min(8, self.most))))

    def values(self) -> Iterator[str]:
        raise TypeError("free text can't be listed")


class Form(Choice, Generic[A], frozen=True, dict=True, gc=True):
    """An answer with fields to fill in; `default` is itself one such answer, and fixes the other fields.

    With `apart`, nobody may be named in two fields.
    """

    default: A
    fields: dict[str, Pick | Some | Text]
    apart: bool = False

    @cached_property
    def _few(self) -> tuple[A, ...]:
        return tuple(self) if prod(field.count() for field in self.fields.values()) <= FEW else ()

    @cached_property
    def _known(self) -> dict[A, A]:
        return {answer: answer for answer in self._few}

    def few(self) -> tuple[A, ...]:
        return self._few

    def check(self, action: Any) -> A:
        try:
            return self._known[action]
        except (KeyError, TypeError):
            return self._filled_in(action)

    def _filled_in(self, action: Any) -> A:
        default = self.default
        if type(action) is not type(default):
            raise Illegal("not_offered")
        values = {name: field.check(getattr(action, name)) for name, field in self.fields.items()}
        if self.apart and not _apart(values):
            raise Illegal("named_twice")
        taken = replace(default, **values)
        if taken != replace(action, **values):
            raise Illegal("not_offered")
        return taken

    def sample(self, dice: Chance) -> A:
        if self._few:
            return dice.pick(self._few)
        while True:  # until nobody is named twice; the default is one such answer, so there is one
            values = {name: field.sample(dice) for name, field in self.fields.items()}
            if not self.apart or _apart(values):
                return replace(self.default, **values)

    def safe(self) -> A:
        return self.default

    def takes(self, name: str, value: Any, before: Mapping[str, Any]) -> bool:
        """Whether a field can be filled in with this value after those before it."""
        try:
            self.fields[name].check(value)
        except Illegal:
            return False
        return True

    def may_become(self, draft: Any) -> bool:
        return type(draft) is type(self.default)

    def __iter__(self) -> Iterator[A]:
        for combination in product(*(field.values() for field in self.fields.values())):
            action = replace(self.default, **dict(zip(self.fields, combination, strict=True)))
            with suppress(Illegal):  # somebody named twice
                yield self._filled_in(action)


def _apart(values: dict[str, Any]) -> bool:
    named: list[int] = []
    for value in values.values():
        if isinstance(value, tuple):
            named += value
        elif type(value) is int:
            named.append(value)
    return len(set(named)) == len(named)


class Either(Choice, Generic[A], frozen=True):
    """An answer out of any of several choices; the first choice is safe."""

    choices: tuple[OneOf[A] | Form[A], ...]

    def check(self, action: Any) -> A:
        reason = Illegal("not_offered")
        for choice in self.choices:
            try:
                return choice.check(action)
            except Illegal as refusal:
                if refusal.code != "not_offered":
                    reason = refusal
        raise reason

    def sample(self, dice: Chance) -> A:
        return dice.pick(self.choices).sample(dice)

    def safe(self) -> A:
        return self.choices[0].safe()

    def may_become(self, draft: Any) -> bool:
        return any(choice.may_become(draft) for choice in self.choices)

    def __iter__(self) -> Iterator[A]:
        return chain.from_iterable(self.choices)


class Slot(Choice, frozen=True):
    """The CLOCK's choice: a named stretch of time that runs on across all phases that name it."""

    name: str
    seconds: int

    def check(self, action: Any) -> Ring:
        if type(action) is not Ring:
            raise Illegal("not_offered")
        return action

    def sample(self, dice: Chance) -> Ring:
        return Ring()

    def safe(self) -> Ring:
        return Ring()

    def few(self) -> tuple[Ring, ...]:
        return (Ring(),)

    def __iter__(self) -> Iterator[Ring]:
        yield Ring()
