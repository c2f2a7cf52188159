"""Every line a human reads, German and English: `Texts` turns values of kernel and games into sentences.

The sentences stand in Fluent files, `texts/<language>.ftl` beside each game and here, which the browser reads
as they are. A message is named after what it speaks of: `event-Voted`, `action-Vote`, `claim-IAm`,
`reason-OnFailures`, `phase-Voting`, `outcome-five_rejected`, `option-plot` (with `.hint`), `error-not_offered`,
`rule-W-04`, `Card-hack`. Its arguments are the fields of that struct; see `arguments` for how they are shown.
"""

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from maskenball.kernel import Action, Claim, Event, Game, Outcome, Refusal, Said
from maskenball.texts.arguments import Shown, raw, reader
from maskenball.texts.catalogue import LANGUAGES, Catalogue, catalogue, find_source
from maskenball.texts.reasons import explained

__all__ = ["LANGUAGES", "Texts", "language"]

MOST_DETAIL = 200


class Texts:
    """One language, with the words of one game and the names of those who sit at its table."""

    def __init__(
        self, language: str, game: Game | None = None, names: tuple[str, ...] = (), *, also: tuple[str, ...] = ()
    ) -> None:
        """`also`: further catalogues, of a package ("maskenball.cli") or, if it has one, of the game (".terminal")."""
        self.language = language if language in LANGUAGES else "en"
        self.game = game
        self.names = names
        self.also = also
        self.called: dict[str, str] = {}
        """What things are called at this table instead: {"Team-white": "White (The Foxes)"}."""
        self._catalogue: Catalogue = catalogue(self.language, (__name__, *self._of_game(), *self._packages()))

    def _of_game(self) -> Iterator[str]:
        """The catalogue of the game, and those beside it that it has."""
        if self.game is not None:
            package = self.game.package
            yield package
            parts = (package + part for part in self.also if part.startswith("."))
            yield from (part for part in parts if find_source(part, self.language) is not None)

    def _packages(self) -> Iterator[str]:
        return (each for each in self.also if not each.startswith("."))

    def with_names(self, names: tuple[str, ...]) -> "Texts":
        """The same with these names, by seat."""
        return Texts(self.language, self.game, names, also=self.also)

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """Any message, or an attribute of one (`option-plot.hint`); KeyError if it or an argument is missing."""
        return self._catalogue.say(message, {name: self._shown(value) for name, value in arguments.items()})

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._catalogue.has(message)

    def line(self, value: object) -> str:
        """One sentence for an event, action, claim, outcome, utterance or the value of an option."""
        match value:
            case Event():
                return self._struct(f"event-{type(value).__name__}", value)
            case Action():
                return self._struct(f"action-{type(value).__name__}", value)
            case Claim():
                return self._struct(f"claim-{type(value).__name__}", value)
            case Outcome():
                return self._struct(f"outcome-{value.reason}", value)
            case Said():
                return self("said", seat=self._name(value.seat), words=self.spoken(value))
            case None:
                return self("value-none")
            case bool():
                return self("value-on" if value else "value-off")
            case _:
                return str(self._shown(value))

    def spoken(self, said: Said[Any]) -> str:
        """What somebody said: a text, a claim as it stands, or what a bot made of it, in its voice and with its reason.

        The voice is `voice-<name>`, a claim in other words its attribute `said`, a reason `reason-<type>`; all of them
        may select by `$variant` and `$voice`. A voice or reason without words is left out.
        """
        claim, wording = said.claim, said.wording
        if claim is None or wording is None:
            return said.text if claim is None else self.line(claim)
        chosen: dict[str, Shown] = {"variant": wording.variant, "voice": wording.voice}
        name = f"claim-{type(claim).__name__}"
        name = f"{name}.said" if f"{name}.said" in self._catalogue else name
        parts: list[tuple[str, Struct]] = [(f"voice-{wording.voice}", wording), (name, claim)]
        if wording.reason is not None:
            parts.append((f"reason-{type(wording.reason).__name__}", wording.reason))
        spoken = [self._struct(part, value, chosen) for part, value in parts if part in self._catalogue]
        return " ".join(filter(None, spoken))

    def shown(self, value: object, title: str | None = None) -> str:
        """A value as it stands in a sentence; `title` says what it is: "seat", "place"."""
        return str(self._shown(value, title))

    def phase(self, phase: Struct) -> str:
        """What is going on now."""
        return self._struct(f"phase-{type(phase).__name__}", phase)

    def error(self, refusal: Refusal) -> str:
        """What was wrong, and what to do about it."""
        details = {name: _tame(self._shown(value)) for name, value in refusal.details.items()}
        if isinstance(refusal.details.get("reason"), str):
            details["reason"] = self.reason(refusal.details["reason"])
        details["exact"] = raw(details.get("least") == details.get("most"))
        if isinstance(refusal.__cause__, Refusal):
            details["reason"] = self.error(refusal.__cause__)
        try:
            return self._catalogue.say(f"error-{refusal.code}", details)
        except KeyError:  # a person who did something wrong must not also meet our mistake
            return self("error-unknown", code=_tame(str(refusal)))

    def reason(self, reason: str) -> str:
        """Why data does not fit, and where: what msgspec says, in this language."""
        return str(_tame(explained(reason, self._catalogue.say)))

    def word(self, member: Enum) -> str:
        """The word for a card, a character, a side."""
        name = f"{type(member).__name__}-{member.value}"
        return self.called.get(name) or self._catalogue.say(name)

    def option(self, name: str) -> tuple[str, str]:
        """An option's label, and in one sentence what it does and whom it suits."""
        return self(f"option-{name}"), self(f"option-{name}.hint")

    def rule(self, rule: str) -> str:
        """The headline of a numbered rule."""
        return self(f"rule-{rule}")

    def _struct(self, message: str, value: Struct, others: Mapping[str, Shown] = MappingProxyType({})) -> str:
        """A message about a struct; `others` are arguments besides its fields."""
        kind = type(value)
        wanted = self._catalogue.variables(message) - others.keys()
        arguments = {name: reader(kind, name)(self._shown, value) for name in wanted}
        return self._catalogue.say(message, {**others, **arguments})

    def _shown(self, value: Any, title: str | None = None) -> Shown:
        """A value as an argument; `title` says what its numbers are: "seat", "ordinal" (shown from 1), or nothing."""
        match value:
            case None | bool():
                return raw(value)
            case Enum():
                return self.word(value)
            case int():
                return self._number(value, title)
            case str() if title and f"{title}-{value}" in self._catalogue:
                return self._catalogue.say(f"{title}-{value}")
            case tuple():
                return self._list([str(self._shown(one, title)) for one in value], title)
            case Refusal():
                return self.error(value)
            case Struct():
                return self.line(value)
            case _:
                return str(value)

    def _number(self, number: int, title: str | None) -> Shown:
        if title == "seat":
            return self._name(number)
        return str(number + 1) if title == "ordinal" else number

    def _name(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self("seat-name", number=seat + 1)

    def _list(self, parts: list[str], title: str | None) -> str:
        if not parts:
            return self("list-nobody" if title == "seat" else "value-none")
        *first, last = parts
        return f"{', '.join(first)} {self('list-and')} {last}" if first else last


def _tame(detail: Shown) -> Shown:
    """What somebody sent us, fit to stand in a sentence: no control characters, and not too long."""
    if isinstance(detail, int):
        return detail
    text = "".join(letter if letter.isprintable() else " " for letter in detail)
    return text if len(text) <= MOST_DETAIL else text[: MOST_DETAIL - 1] + "…"


def language(env: Mapping[str, str]) -> str:
    """The language of an environment such as os.environ: what POSIX asks first decides, English if unknown."""
    chosen = env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or ""
    code = re.split(r"[-_.@:]", chosen.lower())[0]
    return code if code in LANGUAGES else "en"
