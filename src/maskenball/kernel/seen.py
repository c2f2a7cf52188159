"""Seen: all that one seat gets, and the only thing ever sent to a person, a bot, a log or a spectator."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from msgspec import Struct

from maskenball.kernel.choice import Action, Choice, Either, Form, OneOf
from maskenball.kernel.event import Event
from maskenball.kernel.phase import Bell, Outcome
from maskenball.kernel.seats import Seat
from maskenball.kernel.talk import C, Claim, Said

V = TypeVar("V", bound=Struct)
Q = TypeVar("Q", bound=Choice)
K = TypeVar("K", bound=Choice)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Seen(Struct, Generic[V, Q, K, A, E, C], frozen=True, gc=False):
    """What one seat (None: a spectator) knows, is asked, may do, was told and can hear."""

    game: str
    seat: Seat | None
    view: V
    choice: Q | None
    may: Q | None
    answer: A | None
    draft: A | None
    awaited: tuple[Seat, ...] | None
    """Seats whose answer is missing; None where that would betray a role."""
    bell: Bell | None
    speaks: tuple[str, ...]
    """The channels this seat can speak in now."""
    claims: K | None
    """What this seat could claim with one tap."""
    outcome: Outcome | None
    count: int
    """How many events and utterances had reached this seat before `events` and `talk`."""
    events: tuple[E, ...]
    talk: tuple[Said[C], ...]
    private: tuple[int, ...] = ()
    """The numbers of those events that not everybody was told: a screen others can see has to cover them."""

    def log(self) -> Iterator[tuple[int, E | Said[C]]]:
        """Events and talk in the order they came, each with its number."""
        number = self.count
        talk = iter(self.talk)
        said = next(talk, None)
        for event in self.events:
            while said is not None and said.number == number:
                yield number, said
                said = next(talk, None)
                number += 1
            yield number, event
            number += 1
        while said is not None:
            yield said.number, said
            said = next(talk, None)


AnySeen = Seen[Any, Any, Any, Any, Any, Any]

SeenOf = Seen[V, OneOf[Action] | Form[Action] | Either[Action], OneOf[Claim] | Either[Claim], Action, Event, Claim]
"""What a seat sees in a game with this View: `SeenOf[View]`, so that checkers know what a bot is given."""
