"""What a game is to the kernel: one declarative object with its types and its few functions."""

from collections.abc import Callable, Mapping
from functools import cached_property, reduce
from operator import or_
from types import ModuleType
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from maskenball.kernel.choice import Action, Choice, Either, Form, OneOf, Ring, Slot
from maskenball.kernel.dice import Chance
from maskenball.kernel.errors import Illegal, Malformed
from maskenball.kernel.event import Event
from maskenball.kernel.phase import Phase, Step
from maskenball.kernel.seen import Seen
from maskenball.kernel.talk import Channel, Claim, Line, Reason, Wording

T = TypeVar("T")

MOST_OPTIONS = 64 * 1024
"""Bytes that all options of a table may have together, as JSON."""


def one_of(*types: Any) -> Any:
    """One type out of several, for decoding."""
    return reduce(or_, types)


def collected(module: Mapping[str, Any], kind: type[T]) -> tuple[type[T], ...]:
    """All classes of this kind that a module (its `globals()`) defines, in the order in which they stand there.

    Those that others are derived from are no kinds of their own.
    """
    found = (value for value in module.values() if isinstance(value, type) and value.__module__ == module["__name__"])
    return tuple(value for value in found if issubclass(value, kind) and not value.__subclasses__())


def union(kind: type[Any], *modules: ModuleType | Mapping[str, Any]) -> Any:
    """One type out of all classes of this kind in these modules, for msgspec, which decodes no base classes."""
    found = (vars(module) if isinstance(module, ModuleType) else module for module in modules)
    return one_of(*(each for module in found for each in collected(module, kind)))


class World(Struct, frozen=True, gc=False):
    """A full state that fits what a seat has seen; `weight` is 1 where it was drawn exactly."""

    state: Any
    weight: float = 1.0


class Game(Struct, frozen=True, kw_only=True, dict=True, eq=False):
    """One game: its name, types and functions. A game module's only public name is GAME."""

    name: str
    package: str
    """The package that holds texts, data and RULES.md."""
    rules_version: int
    """A record names the one it was played by."""
    seats: range
    Options: type[Struct]
    Deal: type[Struct]
    """All that chance or choice settles before the first question."""
    State: type[Struct]
    View: type[Struct]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    claim_types: tuple[type[Claim], ...]
    reason_types: tuple[type[Reason], ...] = ()
    """Why its bots make their claims."""
    choices: tuple[Any, ...] = ()
    """Choices of the game's own (types), besides the kernel's; generic ones hold any of its answers."""
    check_options: Callable[[Any, int], None]
    """(options, players): raises Illegal if they don't fit together."""
    deal: Callable[[Any, int, Chance, Any], Any]
    """(options, players, dice, carry) -> Deal; `carry` is what the last game of a series handed on, or None."""
    check_deal: Callable[[Any, int, Any], None]
    """(options, players, deal): raises Illegal if a deal written by hand is not one of this game."""
    start: Callable[[Any, int, Any], Step]
    """(options, players, deal) -> the first state, and what is said with it."""
    view: Callable[[Any, int | None], Any]
    """(state, seat) -> View, built up from nothing; seat None is a spectator."""
    lay_open: Callable[[Any], Any]
    """(state) -> all that is secret now, as a view has it for everybody in `laid_open` once the game is over."""
    redeal: Callable[[Any, Chance], World]
    """(view, dice) -> a World that fits the view, reading nothing else."""
    Carry: Any = type(None)
    """What one game of a series hands on to the next: the leader, the score, the words used."""
    carry: Callable[[Any], Any] = lambda _state: None
    """(state at the end) -> Carry."""
    reseat: Callable[[Any, tuple[int | None, ...]], Any] = lambda carry, _places: carry
    """(carry, where each seat sat before, None if it is new) -> the carry for people who sit differently now."""
    channels: Callable[[Any], tuple[Channel, ...]]
    """(state) -> who may speak to whom now."""
    claims: Callable[[Any], Choice | None]
    """(view) -> what a speaker could claim."""

    @cached_property
    def phases(self) -> tuple[type[Phase], ...]:
        """Every phase of this game."""
        return get_args(get_type_hints(self.State)["phase"])

    @cached_property
    def hints(self) -> dict[type[Phase], tuple[str, ...]]:
        """By phase: the numbered rules that matter most in it, for whoever asks for help."""
        return {phase: phase.hints for phase in self.phases if phase.hints}

    @cached_property
    def any_action(self) -> Any:
        """Every answer of this game, as one type."""
        return one_of(*self.actions, Ring)

    @cached_property
    def any_event(self) -> Any:
        """Every event of this game, as one type."""
        return one_of(*self.events)

    @cached_property
    def any_claim(self) -> Any:
        """Every claim of this game, as one type."""
        return one_of(*self.claim_types)

    @cached_property
    def any_said(self) -> Any:
        """Every claim and every reason of this game, as one type."""
        return one_of(*self.claim_types, *self.reason_types)

    @cached_property
    def any_choice(self) -> Any:
        """Every choice of this game, as one type."""
        chosen = one_of(self.any_action, self.any_claim)
        own = (kind[chosen] if getattr(kind, "__parameters__", ()) else kind for kind in self.choices)
        return one_of(*(kind[chosen] for kind in (OneOf, Form, Either)), Slot, *own)

    @cached_property
    def any_seen(self) -> Any:
        """What a client of this game decodes."""
        seen: Any = Seen  # what stands in the brackets is known at run time only
        return seen[self.View, self.any_choice, self.any_choice, self.any_action, self.any_event, self.any_said]

    @cached_property
    def any_line(self) -> Any:
        """A line of this game's log."""
        return Line[self.any_event, self.any_said]  # type: ignore[name-defined]

    def options(self, given: Any = None, players: int | None = None, language: str | None = None) -> Any:
        """Options out of plain data (or the defaults), checked; strings are read as what the option takes.

        `language` is the table's: where a game has an option of that name, it counts unless another was chosen.
        """
        if isinstance(given, self.Options):
            options = given
        else:
            plain = given or {}
            if language is not None and isinstance(plain, dict) and "language" in self.Options.__struct_fields__:
                plain = {"language": language, **plain}
            options = self._read_options(plain)
        if players is not None:
            if players not in self.seats:
                raise Malformed("bad_players", least=self.seats[0], most=self.seats[-1], given=players)
            self.check_options(options, players)
        return options

    def _read_options(self, given: Any) -> Any:
        try:
            size = len(msgspec.json.encode(given))
        except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError) as wrong:
            raise Malformed("bad_option", reason=str(wrong)) from None
        if size > MOST_OPTIONS:
            raise Malformed("long_options", most=MOST_OPTIONS, given=size)
        return self.read(given, self.Options, "bad_option", strict=False)

    def sizes(self, options: Any = None) -> tuple[int, ...]:
        """How many can play with these options (or the defaults): some tables need an option for their size."""
        setting = self.options(options)

        def fit(players: int) -> bool:
            try:
                self.check_options(setting, players)
            except Illegal:
                return False
            return True

        return tuple(players for players in self.seats if fit(players))

    def read(self, plain: Any, kind: Any, code: str, strict: bool = True) -> Any:
        """Plain data as a typed value, or Malformed with this code and the place that is wrong."""
        try:
            return msgspec.convert(plain, kind, strict=strict)
        except (msgspec.ValidationError, UnicodeError, RecursionError) as wrong:
            raise Malformed(code, reason=str(wrong)) from None

    def check_wording(self, wording: Wording[Any]) -> None:
        """Refuse words that are none of this game's."""
        given = self.read(msgspec.to_builtins(wording), Wording[self.any_said], "not_an_action")  # type: ignore[name-defined]
        if not isinstance(given.reason, Reason | None):
            raise Malformed("not_an_action", reason=type(given.reason).__name__)

    def action(self, plain: Any) -> Action:
        """An answer out of plain data (JSON already parsed)."""
        action: Action = self.read(plain, self.any_action, "not_an_action")
        return action
